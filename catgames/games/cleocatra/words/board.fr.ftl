# Cleocatra : ce qu’il y a sur la table, et les coups en mots.

game-title = Cleocatra
game-tagline = Bâtis les pyramides, envoie tes sauveteurs et sauve les chats royaux.

tile-orange = la tuile orange
    .of = de la tuile orange
tile-blue = la tuile bleue
    .of = de la tuile bleue
tile-green = la tuile verte
    .of = de la tuile verte
tile-purple = la tuile violette
    .of = de la tuile violette
tile-yellow = la tuile jaune
    .of = de la tuile jaune
tile-none = un emplacement vide
    .of = d’un emplacement vide
# Quand plusieurs tuiles ont la même couleur
tile-among = { $tile } { $where }
    .of = de { $tile } { $where }
side-left = de gauche
side-right = de droite
side-middle = du milieu
side-upper = du haut
side-lower = du bas
side-upper-left = d’en haut à gauche
side-upper-right = d’en haut à droite
side-lower-left = d’en bas à gauche
side-lower-right = d’en bas à droite
tiles-counted = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
colour-orange = orange
    .feminine = orange
    .plural = orange
colour-blue = bleu
    .feminine = bleue
    .plural = bleues
colour-green = vert
    .feminine = verte
    .plural = vertes
colour-purple = violet
    .feminine = violette
    .plural = violettes
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
colour-unknown = inconnu
    .feminine = inconnue
face-unknown = caché ici
    .feminine = cachée ici
shade-orange = l’orange
shade-blue = le bleu
shade-green = le vert
shade-purple = le violet
shade-yellow = le jaune
cat-orange = Cleocatra
cat-blue = Bastet
cat-green = Mafdat
cat-purple = Mut
cat-yellow = Princess
inspector-supply = à côté du plateau

# Ce que disent plusieurs règles
no-tile-there = Il n’y a pas de tuile à cet emplacement.
no-rescuer-left = Tu n’as plus de sauveteur en réserve.
nobody-of-yours = Tu n’as pas de sauveteur sur { $tile }.
inspectors-wait = { $count ->
    [one] Un inspecteur attend encore
   *[other] { $count } inspecteurs attendent encore
} à côté du plateau : prends d’abord { $count ->
    [one] celui-là
   *[other] l’un d’eux
}.
no-inspector-waits = Aucun inspecteur n’attend à côté du plateau : prends-en un sur une tuile.

board-label = Les pyramides de Cleocatra
board-phase-draw = Piocher une tuile
board-phase-lay = Poser la tuile
board-phase-first = Première action
board-phase-second = Deuxième action
board-phase-inspector = Placer l’inspecteur
board-phase-bonus = Action bonus
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
} sur { $goal }
board-points-short = { $count } sur { $goal }
board-game = { $advanced ->
    [yes] Partie avancée
   *[no] Partie de base
}
board-pile = Pioche { $count }
board-inspectors = Inspecteurs
board-held = En main
board-scout = Éclaireur
board-team-up = Équipe
board-rescue = Sauvetage
board-count = Compter
board-pass = Passer

label-tile = { $tile }{ $advanced ->
    [yes] , { $cat }
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] , qui touche { $near }
}
label-place = emplacement vide { $place }
label-rescuer = { $who ->
    [you] Ton sauveteur
   *[other] Le sauveteur de { $who }
} sur { $tile }
label-inspector = inspecteur sur { $tile }
label-inspectors = Inspecteurs à côté du plateau : { $count }
label-pile = Pioche, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
label-held = Tuile piochée : { $tile-feminine }
label-supply = { $who ->
    [you] Ta réserve
   *[other] La réserve de { $who }
} : { $count ->
    [one] { $count } sauveteur
   *[other] { $count } sauveteurs
}
label-score = { $who ->
    [you] Tes points
   *[other] Les points de { $who }
} : { $count }
label-scout = Éclaireur : placer un sauveteur sur la tuile qui vient d’être posée ou déplacée
label-team-up = Équipe : placer un sauveteur à côté d’un des tiens
label-rescue = Sauvetage : marquer avec un de tes sauveteurs
label-count = Compter les tuiles que tu as choisies
label-pass = Passer, ou refuser une action bonus

touch-setup = Touche la pioche pour piocher ta première tuile.
touch-first = Première action. Touche { $ways-or }.
touch-second = Deuxième action : une action de sauveteur. Touche { $ways-or }.
touch-bonus = Ton action bonus. Touche { $ways-or } ; pour refuser, « Passer ».
way-draw = la pioche (pour prendre une tuile)
way-search = une tuile (pour la déplacer)
way-exchange = ton sauveteur sur une tuile bleue (pour l’échanger)
way-scout = « Éclaireur »
way-team = « Équipe »
way-rescue = « Sauvetage »
way-herd = un de tes sauveteurs (pour le faire avancer)
touch-nothing = Tu ne peux rien faire : touche « Passer ».
touch-stuck = Tu es bloqué : touche ta réserve, puis une tuile où il reste de la place.
touch-lay = Pose la tuile que tu as piochée : touche un emplacement vide.
touch-post = Place un inspecteur : touches-en un, puis la tuile où il va.
touch-post-where = Touche maintenant la tuile où il va.
touch-other = C’est à { $who } de décider.
touch-over = La partie est finie.
touch-scout = { $laid ->
    [no] Tu n’as ni posé ni déplacé de tuile pendant ce tour : l’éclaireur n’a nulle part où aller.
   *[yes] { $supply ->
        [0] { no-rescuer-left }
       *[other] Touche la tuile que tu as posée ou déplacée pendant ce tour.
    }
}
touch-team-up = { $supply ->
    [0] { no-rescuer-left }
   *[other] { $standing ->
        [0] Tu n’as aucun sauveteur sur les tuiles avec qui faire équipe.
       *[other] Touche une tuile à côté d’un de tes sauveteurs.
    }
}
touch-rescue = { $free ->
    [0] { $standing ->
        [0] Tu n’as aucun sauveteur sur les tuiles pour marquer.
       *[other] Tes sauveteurs sur les tuiles sont tous sous inspection : aucun ne peut marquer.
    }
   *[other] Touche le sauveteur qui marque.
}
touch-choose = Une couleur ne se marque qu’une fois : pour chaque couleur en double, touche la tuile que tu marques, puis « Compter ». Un assistant ne compte que sur une tuile marquée.
touch-count = Touche d’abord « Sauvetage » et un de tes sauveteurs.
touch-tile = { $tiles ->
    [yes] { $stays ->
        [occupied] Une tuile où il y a quelqu’un : on ne peut pas la déplacer.
        [surrounded] Une tuile entourée sur ses trois côtés : on ne peut pas la déplacer.
        [splits] Cette tuile fait tenir les pyramides ensemble : on ne peut pas la déplacer.
        [now] On ne peut pas déplacer cette tuile maintenant.
       *[no] Touche l’emplacement vide où va cette tuile.
    }
   *[no] Une tuile. On ne peut pas la déplacer maintenant : il faut une action de sauveteur.
}
touch-place = { $tiles ->
    [yes] Un emplacement vide. { $pile ->
        [0] Touche d’abord la tuile qui doit y aller.
       *[other] Pioche d’abord une tuile, ou touche celle qui doit y aller.
    }
   *[no] Un emplacement vide. Aucune tuile n’y va maintenant : il faut une action de sauveteur.
}
touch-rescuer = Ton sauveteur. Touche { $ways-or }.
way-rescuer-scores = « Sauvetage » (pour marquer)
way-rescuer-goes = une tuile à côté (pour y aller)
way-rescuer-changes = le sauveteur d’un autre joueur (pour changer de place)
touch-rescuer-inspected = Ton sauveteur, sous inspection : il ne peut pas marquer.
touch-rescuer-other = Le sauveteur d’un autre joueur.
touch-supply = { $supply ->
    [0] { no-rescuer-left }
   *[other] { $goes ->
        [yes] Un sauveteur en main. Touche la tuile où il va.
       *[no] Ta réserve : aucune tuile n’est ouverte maintenant à un de ces sauveteurs. Il en faut une que tu viens de poser ou de déplacer, ou à côté d’un des tiens.
    }
}
touch-supply-other = Les sauveteurs d’un autre joueur.
touch-inspector = Un inspecteur : personne ne marque sur cette tuile.
touch-inspectors = { $waiting ->
    [0] Aucun inspecteur n’attend à côté du plateau.
   *[other] Les inspecteurs qui attendent à côté du plateau.
}
touch-score = Les points : dès que quelqu’un en a 23, la partie finit avec la manche.

move-draw = piocher une tuile
move-lay = poser la tuile piochée { $place }
move-search = déplacer { $tile } { $place }
move-search-nothing = déplacer une tuile d’un emplacement vide { $place }
where-left = à gauche de { $tile }
where-right = à droite de { $tile }
where-above = au-dessus de { $tile }
where-below = au-dessous de { $tile }
where-beside = entre { $tiles }
where-apart = à l’écart des autres
where-on = sur { $tile }
where-middle = au milieu
where-not-middle = ailleurs qu’au milieu
move-exchange = changer de place, depuis { $tile }, avec { $other ->
    [you] un de tes sauveteurs
   *[other] { $other }
} sur { $there }
move-scout = envoyer un éclaireur sur { $tile }
move-team = faire équipe sur { $tile }
move-rescue = faire un sauvetage sur { $tile }
move-rescue-choosing = faire un sauvetage sur { $tile } en choisissant { $tiles } entre tuiles de même couleur
move-rescue-scoring = faire un sauvetage sur { $tile } en ne marquant que { $tiles }
move-rescue-nothing = faire un sauvetage sur { $tile } sans marquer de tuile
move-herd = avancer { $tile-of } à { $to }
move-post = prendre l’inspecteur { $source-of } et le placer sur { $tile }
move-post-supply = placer un inspecteur sur { $tile }
move-settle = placer un sauveteur directement sur { $tile }
move-pass = passer
move-pass-bonus = refuser l’action bonus

deed-draw = piocher une tuile
deed-search = déplacer une tuile
deed-exchange = échanger des sauveteurs
deed-scout = envoyer un éclaireur
deed-team = faire équipe
deed-rescue = faire un sauvetage
deed-herd = avancer d’une tuile
deed-settle = placer un sauveteur là où il reste de la place

second-scout = Éclaireur ({ $why ->
    [supply] réserve vide
    [nothing] pas de tuile posée ni déplacée
   *[room] pas de place sur cette tuile
})
second-team = Équipe ({ $why ->
    [supply] réserve vide
    [nobody] { $who ->
        [you] aucun des tiens sur les tuiles
       *[other] aucun de ceux de { $who } sur les tuiles
    }
   *[room] { $who ->
        [you] pas de place à côté des tiens
       *[other] pas de place à côté de ceux de { $who }
    }
})
second-rescue = Sauvetage ({ $count ->
    [0] { $who ->
        [you] aucun des tiens sur les tuiles
       *[other] aucun de ceux de { $who } sur les tuiles
    }
   *[other] { $who ->
        [you] tous les tiens inspectés
       *[other] tous ceux de { $who } inspectés
    }
})
second-herd = Troupeau ({ $why ->
    [nobody] { $who ->
        [you] aucun des tiens sur les tuiles
       *[other] aucun de ceux de { $who } sur les tuiles
    }
   *[room] { $who ->
        [you] pas de place à côté des tiens
       *[other] pas de place à côté de ceux de { $who }
    }
})

figure-tiles = Tuiles de pyramide
figure-sides = Côtés d’une tuile, chacun avec une voisine possible
figure-colours-named = Tuiles bleues, orange et vertes
figure-colours-ours = Tuiles de deux autres couleurs, que le livret ne nomme pas ; ici violet et jaune
figure-cats = Chats, un par couleur ; le livret ne dit pas lequel a laquelle, c’est donc notre choix
figure-inspectors = Inspecteurs
figure-rescuers = Sauveteurs de chaque joueur
figure-goal = Points qui terminent la partie
figure-players = Joueurs

option-advanced = Règles avancées
option-mafdat_limits = Mafdat : obéit-elle aux limites d’une recherche ?
option-bonus = Cleocatra : quelle action peut être le bonus ?
choice-yes = oui
choice-no = non
choice-as-search = comme une recherche
choice-free = libre
choice-any = toute action sauf Éclaireur
choice-rescuer-only = actions de sauveteur seulement

unreadable-scores = Une position indique les points de chacun, comme « scores 0 0 0 », dans « { $text } ».
unreadable-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} « { $text } » de trop : la boîte n’en contient pas autant.
unreadable-pieces = Les pièces ne peuvent pas être ainsi : « { $text } ».
fault-tiles = Il y a { $count } tuiles ; la boîte en contient { $expected }.
fault-parts = Les pyramides sont en { $count } morceaux.
fault-setup = Pendant la mise en place, chacun pose à son tour une tuile avec un sauveteur ; rien d’autre n’est encore arrivé.
fault-held = Une tuile est en main, mais aucune action de tuile n’est en cours.
fault-over = La partie est finie : rien ne peut être en cours.
fault-second = Une deuxième action doit venir, mais aucune n’est possible : le tour serait fini.
fault-laid = Une tuile est marquée comme posée à l’instant, mais aucune deuxième action ne doit venir.
fault-fresh = Quelqu’un est déjà sur la tuile qui vient d’être posée.
fault-posting = La tuile où l’on vient de marquer a déjà son inspecteur.
fault-scorer = { $who ->
    [you] Tu viens
   *[other] { $who } vient
} de marquer là : ce sauveteur rentre, sauf sur une tuile Mut au jeu avancé.
fault-unscored = { $who ->
    [you] Tu viens
   *[other] { $who } vient
} de marquer, mais sans un seul point.
fault-bonus = Une action bonus suit un sauvetage sur une tuile Cleocatra, pour celui qui avait le moins de points.
fault-inspectors = Chaque sauvetage amène un inspecteur : { $count ->
    [0] il n’y en a aucun
   *[other] il y en a { $count }
} sur les tuiles, ce qui ne va pas avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
fault-rescuers = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} pas encore de points : le premier sauveteur doit encore être sur une tuile.
fault-points = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $count } points : la partie serait déjà finie.

tool-orange = Tuile orange
tool-blue = Tuile bleue
tool-green = Tuile verte
tool-purple = Tuile violette
tool-yellow = Tuile jaune
tool-rescuer = { $who ->
    [you] Ton sauveteur
   *[other] Sauveteur de { $who }
}
tool-inspector = Inspecteur
tool-take-away = Enlever
tool-points-more = Un point de plus
tool-points-fewer = Un point de moins
tool-next-player = Tour du joueur suivant
tool-starter = Un autre a commencé
tool-action = Première ou deuxième action
tool-draw = Piocher en main
tool-laid = Posée à l’instant
tool-scored = Vient de marquer
tool-bonus = Action bonus
tool-advanced = Jeu de base ou avancé
tool-mafdat = Mafdat limitée ou libre
tool-bonus-kind = Bonus : quelles actions

edit-tile = Touche une tuile.
edit-place = Une tuile va sur un emplacement vide, à la place d’une autre, ou sur la pioche.
edit-player = Touche les points ou la réserve d’un joueur.
edit-pile = Touche la pioche.
edit-none-left = Il n’y a plus de tuile de cette couleur dans la pioche.
edit-held = Une tuile est en main : enlève-la d’abord.
edit-take-away = Touche une tuile ou une pièce pour l’enlever.
edit-own-there = { $who ->
    [you] Tu as
   *[other] { $who } a
} déjà un sauveteur à cet endroit.
edit-no-rescuer = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} plus de sauveteur en réserve.
edit-full = Deux sauveteurs sont déjà là.
edit-inspector-there = Un inspecteur est déjà là.
edit-no-inspector = Il n’y a plus d’inspecteur à côté du plateau.
edit-no-choice = Il n’y a pas d’inspecteur à choisir pour cette tuile.
edit-points = Les points vont de 0 à { $count }.

# Ce qu’on voit sur le plateau
legend-cat-orange = Une tuile orange : Cleocatra.
legend-cat-blue = Une tuile bleue : Bastet.
legend-cat-green = Une tuile verte : Mafdat.
legend-cat-purple = Une tuile violette : Mut.
legend-cat-yellow = Une tuile jaune : Princess.
legend-back = La pioche, face cachée.
legend-rescuer = Un sauveteur ; le numéro est celui de son joueur.
legend-inspector = Un inspecteur : personne ne marque sur sa tuile.
legend-marker = Les points d’un joueur sur la piste.
legend-place = Un emplacement vide pour une tuile.
legend-just-laid = La tuile qui vient d’être posée ou déplacée, ou celle qui attend son inspecteur.
legend-starter = Le premier joueur : la dernière manche s’arrête avant lui.
