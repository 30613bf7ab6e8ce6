# Chats de Poche : ce qui se passe, au moment où cela se passe.

event-chosen = { $who ->
    [you] Tu prends le clan { $clan }.
   *[other] { $who } prend le clan { $clan }.
}
event-handed-on = Les deux autres cartes sont données : { $clans }.
event-laid-out = Les 25 tuiles sont mélangées et posées face cachée en carré.
event-centre-up = Le centre est retourné et reste là : { $tile }. { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
event-revealed = { $who ->
    [you] Tu retournes { $cell } : { $tile }.
   *[other] { $who } retourne { $cell } : { $tile }.
}
event-facing = Il est tourné comme il l’était ; personne ne l’a choisi.
event-swapped = { $who ->
    [you] Tu échanges { $tile } de { $cell } vers { $other }.
   *[other] { $who } échange { $tile } de { $cell } vers { $other }.
}
event-stays-down = La tuile maintenant en { $cell } reste face cachée.
event-keeps-facing = Les flèches du chien pointent toujours du même côté.
event-stayed = { $who ->
    [you] Tu laisses { $tile } à sa place.
   *[other] { $who } laisse { $tile } à sa place.
}
event-dogs-left = { $who ->
    [you] Tu laisses les chiens tels quels.
   *[other] { $who } laisse les chiens tels quels.
}
event-turned = { $who ->
    [you] Tu tournes
   *[other] { $who } tourne
} le chien en { $cell } { $quarters ->
    [1] d’un quart à droite.
    [2] d’un demi-tour.
   *[3] d’un quart à gauche.
}
event-second-game = La deuxième partie : { $who ->
    [you] cette fois, c’est toi qui pioches les cartes Clan.
   *[other] cette fois, c’est { $who } qui pioche les cartes Clan.
}
event-ended = La dernière tuile est jouée : c’est la fin.
event-to-the-centre = Le chef des Justiciers va au centre ; à sa place vient { $tile }.
event-centre-already = Le chef des Justiciers est déjà au centre.
event-may-turn = Avant l’attaque des chiens, { $who ->
    [you] tu peux tourner
   *[other] { $who } peut tourner
} { $count ->
    [one] le chien à côté du chef des Griffes du roi.
   *[other] un des { $count } chiens à côté du chef des Griffes du roi.
}
event-step-dogs = Étape 1 : les chiens attaquent.
event-bitten = Le chien en { $dog } pointe vers { $tile } en { $cell } : hors jeu.
event-chief-out = { $tile } : sa capacité disparaît avec lui.
event-unharmed = Un chien pointe vers le chef des Fantominous en { $cell } et ne peut pas le toucher.
event-chaos = { $count ->
    [one] { $count } Chat peu-près est visible : il attaque
   *[other] { $count } Chat peu-près sont visibles : chacun attaque
} avec { $attack }.
event-knocked = Le chef des Malfrats assomme { $tile } en { $cell }.
event-chaos-fixed = Les autres attaquent toujours avec { $attack } : on a compté après les chiens.
event-step-prey = Étape 2 : chaque proie va au clan qui a la plus forte attaque à côté d’elle.
event-caught = { $cell }, { $tile } : { $sum } contre { $loser }, le clan { $clan } l’attrape.
event-uncaught = { $cell }, { $tile } : { $sum } contre { $sum }, personne ne l’attrape.
event-chief-caught = Le chef des Chat peu-près a attrapé lui-même { $tile } en { $cell }.
event-twin = Personne n’a attrapé son jumeau, { $tile } en { $cell } : il rejoint les Chat peu-près.
event-step-score = Étape 3 : les points.
event-points = { $clan } : proies de { $prey }, donc { $count }.
event-pigeons = { $clan } : les deux pigeons, 2 × 5 = { $count }.
event-flies = { $clan } : les deux mouches, 3 × 4 = { $count }.
event-gourmet-bonus = Gourmands : { $count } de plus, un par proie.
event-crook-bonus = Malfrats : { $count } de plus, un par Malfrat visible.
event-total = { $clan } : { $count } { $count ->
    [one] point
   *[other] points
} avec { $prey } { $prey ->
    [one] proie
   *[other] proies
}.
event-half-time = La première des deux parties est finie.
event-won = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $count } à { $loser } !
event-won-by-prey = { $count } points chacun ; { $who ->
    [you] tu as plus de proies et tu gagnes !
   *[other] { $who } a plus de proies et gagne !
}
event-won-justice = { $count } points chacun ; les Justiciers gagnent les égalités : { $who ->
    [you] tu gagnes !
   *[other] { $who } gagne !
}
event-shared = { $count } points chacun et autant de proies : la victoire est partagée.
