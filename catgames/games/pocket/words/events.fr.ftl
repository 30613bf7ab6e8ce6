# Chats de Poche : ce qui se passe, au moment où cela se passe.

event-chosen = { $who ->
    [you] Tu prends le clan des { $clan }.
   *[other] { $who } prend le clan des { $clan }.
}
event-handed-on = { $who ->
    [you] Les deux autres cartes sont pour toi : { $clans }.
   *[other] Les deux autres cartes sont pour { $who } : { $clans }.
}
event-laid-out = On mélange les 25 tuiles et on les pose en carré, face cachée.
event-centre-up = La tuile centrale est révélée et reste là : { $tile }. { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
event-revealed = { $who ->
    [you] Tu révèles { $cell } : { $tile }.
   *[other] { $who } révèle { $cell } : { $tile }.
}
event-facing = Le chien en { $cell } garde l’orientation qu’il avait ; personne ne l’a choisie.
event-swapped = { $who ->
    [you] Tu échanges { $tile } en { $cell } avec { $partner } en { $other }.
   *[other] { $who } échange { $tile } en { $cell } avec { $partner } en { $other }.
}
event-stays-down = La tuile qui arrive en { $cell } reste cachée : personne ne l’a vue.
event-keeps-facing = Le chien déplacé en { $cell } vise toujours du même côté.
event-stayed = { $who ->
    [you] Tu laisses { $tile } à sa place.
   *[other] { $who } laisse { $tile } à sa place.
}
event-dogs-left = { $who ->
    [you] Tu ne tournes aucun chien.
   *[other] { $who } ne tourne aucun chien.
}
event-turned = { $who ->
    [you] Tu tournes
   *[other] { $who } tourne
} le chien en { $cell } { $quarters ->
    [1] d’un quart de tour à droite.
    [2] d’un demi-tour.
   *[3] d’un quart de tour à gauche.
}
event-second-game = { $who ->
    [you] La deuxième partie commence : cette fois, c’est toi qui pioches les cartes Clan.
   *[other] La deuxième partie commence : cette fois, c’est { $who } qui pioche les cartes Clan.
}
event-ended = La dernière tuile est jouée : c’est la fin de la partie.
event-to-the-centre = Le chef des Justiciers va au centre ; { $tile } prend sa place.
event-centre-already = Le chef des Justiciers ne bouge pas : il est déjà au centre.
event-may-turn = { $who ->
    [you] Avant l’attaque des chiens, tu peux tourner { $count ->
        [one] le chien à côté de ton chef.
       *[other] un des { $count } chiens à côté de ton chef.
    }
   *[other] Avant l’attaque des chiens, { $who } peut tourner { $count ->
        [one] le chien à côté du chef des Griffes du roi.
       *[other] un des { $count } chiens à côté du chef des Griffes du roi.
    }
}
event-step-dogs = Étape 1 : les chiens attaquent.
event-bitten = Le chien en { $dog } mord { $tile } en { $cell } : il est hors jeu.
event-chief-out = Le chef en { $cell } est hors jeu : sa capacité est perdue.
event-unharmed = Un chien pointe vers le chef des Fantominous en { $cell } et ne peut pas le toucher.
event-chaos = { $count ->
    [0] Plus aucun Chat peu-près n’est visible.
    [one] Un seul Chat peu-près est visible : son attaque est de { $attack }.
   *[other] { $count } Chat peu-près sont visibles : chacun a une attaque de { $attack }.
}
event-knocked = Le chef des Malfrats assomme { $tile } en { $cell }.
event-chaos-fixed = Un Chat peu-près est assommé en { $cell }, mais l’attaque des Chat peu-près reste de { $attack } : on l’a comptée juste après les chiens.
event-step-prey = Étape 2 : chaque proie va au clan qui a la plus forte attaque à côté d’elle.
event-caught = En { $cell }, { $tile } : { $first } { $one }, { $second } { $two }. Les { $clan } l’attrapent.
event-uncaught = En { $cell }, { $tile } : { $sum } à { $sum }, personne ne l’attrape.
event-chief-caught = Le chef des Chat peu-près a lui-même attrapé { $tile } en { $cell }.
event-twin = Personne n’a attrapé la proie jumelle, { $tile } en { $cell } : elle va aussi aux Chat peu-près.
event-step-score = Étape 3 : les points.
event-points = { $many ->
    [one] { $clan } : une proie à { $count }.
   *[other] { $clan } : des proies à { $prey }, soit { $count }.
}
event-pigeons = { $clan } : les deux pigeons, 2 × 5 = { $count }.
event-flies = { $clan } : les deux mouches, 3 × 4 = { $count }.
event-gourmet-bonus = Gourmands : { $count } de plus, un par proie.
event-crook-bonus = { $count ->
    [0] Malfrats : rien de plus, aucun Malfrat n’est visible.
   *[other] Malfrats : { $count } de plus, un par Malfrat visible.
}
event-total = { $clan } : { $count } { $count ->
    [one] point
   *[other] points
}{ $prey ->
    [0] , sans aucune proie.
    [one] { " " }avec 1 proie.
   *[other] { " " }avec { $prey } proies.
}
event-half-time = La première des deux parties est finie.
event-won = { $who ->
    [you] Tu gagnes
   *[other] { $who } gagne
} { $count } à { $loser } !
event-won-by-prey = { $count } points chacun, donc les proies décident : { $who ->
    [you] tu en as plus et tu gagnes !
   *[other] { $who } en a plus et gagne !
}
event-won-justice = { $count } points chacun ; les Justiciers gagnent les égalités : { $who ->
    [you] tu gagnes !
   *[other] { $who } gagne !
}
event-shared = { $count } points chacun et autant de proies : la victoire est partagée.
