# Chats de Poche : les exercices auxquels on répond en touchant la table.

find-choose = Prends un clan que tu as le droit de prendre.
find-reveal = Révèle une tuile que tu as le droit de révéler.
find-swap = Échange la tuile que tu viens de révéler comme les règles le permettent.
find-rotate = Tourne un chien comme les règles le permettent.
mark-reveal-cell = C’est à toi. Touche toutes les tuiles que tu peux révéler.
mark-swap-other = Tu viens de révéler { $tile } en { $cell }. Touche toutes les tuiles avec lesquelles tu peux l’échanger.
