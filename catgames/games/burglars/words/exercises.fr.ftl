# Cat Burglars : les exercices auxquels on répond en touchant la table.

find-take = Recrute une carte comme les règles le permettent.
find-form = Forme une bande : commences-en une, ou agrandis-en une, comme les règles le permettent.
find-activate = Active une bande : mets une carte dessous, comme les règles le permettent.
find-secure = Sécurise au moins une de tes pelotes d’or.
find-infiltrate = Infiltre une bande en payant le juste prix.
find-place = Place le piège déclenché là où les règles le permettent.
mark-form-spot = Tu as { $card } en main. Touche tous les endroits où tu peux jouer cette carte face visible.
mark-activate-spot = Tu as { $card } en main. Touche toutes les bandes sous lesquelles tu peux mettre cette carte.
mark-infiltrate-spot = Tu paies { $price }. Touche toutes les cartes cachées que tu peux infiltrer à ce prix.
mark-place-spot = Ton piège a été déclenché. Touche tous les endroits où tu peux le placer.
