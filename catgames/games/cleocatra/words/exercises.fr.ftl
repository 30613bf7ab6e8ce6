# Cleocatra : les exercices auxquels on répond en touchant la table.

find-lay = Pose la tuile piochée.
find-search = Déplace une tuile.
find-exchange = Échange deux sauveteurs.
find-scout = Envoie un éclaireur.
find-team = Fais équipe.
find-rescue = Fais un sauvetage.
find-rescue-choosing = Fais un sauvetage en choisissant les tuiles marquées.
find-herd = Avance d’une tuile avec un de tes sauveteurs.
find-post = Déplace un inspecteur d’une tuile à une autre.
find-post-supply = Place un inspecteur sur une tuile.
find-settle = Place un sauveteur directement sur une tuile.
mark-lay-place = Tu viens de piocher une tuile. Touche tous les endroits où tu peux la poser.
mark-search-place = Tu prends { $tile }. Touche tous les endroits où tu peux la déplacer.
mark-scout-tile = Tu envoies un éclaireur. Touche toutes les tuiles où il peut aller.
mark-team-tile = Tu veux faire équipe. Touche toutes les tuiles où tu le peux.
mark-herd-to = Tu avances depuis { $tile }. Touche toutes les tuiles où tu peux aller.
mark-post-tile = Tu as un inspecteur à placer. Touche toutes les tuiles où il peut aller.
mark-settle-tile = Tu es bloqué. Touche toutes les tuiles où tu peux placer un sauveteur.

# Ce qu’aucun coup ne montre
fact-setup-two-players = À { $players } joueurs, on joue avec { $count } tuiles.
fact-setup-pile =
    .so = Toutes les tuiles, mélangées face cachée, forment une seule pioche.
    .sorted = Les tuiles sont triées en une pioche par couleur.
    .open = Toutes les tuiles forment une seule pioche, dont la première est face visible.
    .each = Chacun reçoit le même nombre de tuiles.
fact-setup-pieces = À { $players } joueurs, chacun a { $count } sauveteurs.
fact-setup-starter = { $who ->
    [you] Tu commences
   *[other] { $who } commence
} ; ensuite, c’est { $next ->
    [you] à toi
   *[other] à { $next }
}.
fact-ruling-power-tile =
    .so = Seule sert la capacité de la tuile où se tient le sauveteur qui marque.
    .scored = Chaque tuile marquée pour sa couleur fait servir sa capacité.
    .assistant = Les capacités des tuiles des assistants servent aussi.
    .all = Qui marque choisit la tuile dont la capacité sert.
fact-ruling-frozen =
    .so = Si plus aucun sauveteur ne peut être placé ni marquer, la partie finit aussitôt.
    .round = Si plus aucun sauveteur ne peut être placé ni marquer, on finit d’abord la manche.
    .nobody = Si plus aucun sauveteur ne peut être placé ni marquer, personne ne gagne.
    .supply = Si plus aucun sauveteur ne peut être placé ni marquer, chacun en reprend un.
