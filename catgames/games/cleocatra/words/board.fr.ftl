# Cleocatra : ce qu’il y a sur la table, et les coups en mots.

game-title = Cleocatra
game-tagline = Bâtis les pyramides, envoie tes sauveteurs et sauve les chats royaux.

tile-orange = la tuile orange
tile-blue = la tuile bleue
tile-green = la tuile verte
tile-purple = la tuile violette
tile-yellow = la tuile jaune
tile-unknown = une tuile inconnue
tile-none = une place vide
colour-orange = orange
colour-blue = bleu
colour-green = vert
colour-purple = violet
colour-yellow = jaune
colour-unknown = inconnue
cat-orange = Cleocatra
cat-blue = Bastet
cat-green = Mafdat
cat-purple = Mut
cat-yellow = Princesse
inspector-supply = à côté du plateau

board-label = Les pyramides de Cleocatra
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-pile = Pioche { $count }
board-inspectors = Inspecteurs
board-held = En main
board-scout = Éclaireur
board-team-up = Équipe
board-rescue = Sauvetage
board-count = Compter
board-pass = Passer

label-tile = Tuile { $at } : { $tile }, { $cat }
label-place = Place vide { $at }
label-rescuer = { $who ->
    [you] Ton sauveteur
   *[other] Le sauveteur de { $who }
} sur la tuile { $at }, { $tile }
label-inspector = Inspecteur sur la tuile { $at }, { $tile }
label-inspectors = Inspecteurs à côté du plateau : { $count }
label-pile = Pioche, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
label-held = Tuile piochée : { $tile }
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
label-scout = Éclaireur : mettre un sauveteur sur la tuile qui vient d’être posée ou déplacée
label-team-up = Équipe : mettre un sauveteur à côté d’un des tiens
label-rescue = Sauvetage : marquer avec un de tes sauveteurs
label-count = Compter les tuiles que tu as choisies
label-pass = Passer, ou refuser une action bonus

touch-setup = Touche la pioche pour tirer ta première tuile.
touch-first = Première action. Touche la pioche pour une expédition, une tuile pour la déplacer, ou « Équipe » ou « Sauvetage ».
touch-second = Deuxième action : une action de sauveteur. Touche « Éclaireur », « Équipe » ou « Sauvetage ».
touch-bonus = Ton action bonus : une action de tuile, « Équipe », « Sauvetage » ou, pour refuser, « Passer ».
touch-stuck = Tu es bloqué : touche ta réserve, puis une tuile où il y a de la place.
touch-lay = Pose la tuile que tu as piochée : touche une place vide.
touch-post = Choisis un inspecteur : touches-en un.
touch-post-where = Touche maintenant la tuile où il va.
touch-other = C’est à { $who } de décider.
touch-over = La partie est finie.
touch-scout = Touche la tuile que tu as posée ou déplacée pendant ce tour.
touch-team-up = Touche une tuile à côté d’un de tes sauveteurs.
touch-rescue = Touche le sauveteur qui marque.
touch-choose = Des couleurs sont là deux fois : touche pour chacune la tuile que tu marques, puis « Compter ».
touch-count = Touche d’abord « Sauvetage » et un de tes sauveteurs.
touch-tile = Touche la place vide où va cette tuile.
touch-place = Une place vide. Pioche d’abord une tuile, ou touche la tuile à déplacer.
touch-rescuer = Ton sauveteur. Touche « Sauvetage » pour marquer ; au jeu avancé, une tuile où aller ou un sauveteur avec qui échanger.
touch-rescuer-other = Le sauveteur d’un autre joueur.
touch-supply = Un sauveteur en main. Touche la tuile où il va.
touch-supply-other = Les sauveteurs d’un autre joueur.
touch-inspector = Un inspecteur : personne ne marque sur cette tuile.
touch-inspectors = Les inspecteurs qui attendent à côté du plateau.
touch-held = La tuile qui vient d’être piochée.
touch-score = Les points : à 23 commence la dernière manche.

move-draw = piocher une tuile
move-lay = poser la tuile piochée { $place }
move-search = déplacer { $tile } vers une place { $place }
where-beside = contre { $tiles }
where-apart = loin des autres
where-on = sur { $tile }
move-exchange = échanger avec { $other ->
    [you] toi-même
   *[other] { $other }
} sur { $there }
move-scout = envoyer un éclaireur sur { $tile }
move-team = faire équipe sur { $tile }
move-rescue = faire un sauvetage sur { $tile }
move-rescue-choosing = faire un sauvetage sur { $tile } en marquant { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
move-herd = aller de { $tile } à { $to }
move-post = prendre l’inspecteur de { $source } pour { $tile }
move-post-supply = mettre un inspecteur sur { $tile }
move-settle = mettre un sauveteur sur { $tile }, faute de mieux
move-pass = passer
move-pass-bonus = refuser l’action bonus

second-scout = éclaireur ({ $why ->
    [supply] plus de sauveteur
    [nothing] pas de nouvelle tuile
   *[room] pas de place
})
second-team = équipe ({ $why ->
    [supply] plus de sauveteur
   *[room] pas de place
})
second-rescue = sauvetage ({ $count ->
    [0] personne sur place
   *[other] tous sous inspection
})
second-herd = troupeau (pas de place)
follows-scout = tu peux envoyer un éclaireur
follows-rescue = tu peux faire un sauvetage
follows-other = un sauveteur peut encore agir
follows-nothing = rien

figure-tiles = Tuiles Pyramide
figure-sides = Côtés d’une tuile, chacun avec un voisin possible
figure-colours-named = Tuiles bleues, orange et vertes
figure-colours-ours = Tuiles des deux autres couleurs ; violet et jaune sont notre choix
figure-cats = Chats, un par couleur ; lequel a laquelle est notre choix
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
choice-any = toute action sauf éclaireur
choice-rescuer-only = actions de sauveteur seulement

unreadable-scores = Une position indique les points de chacun, comme « scores 0 0 0 », dans « { $text } ».
unreadable-tiles = { $count } tuiles « { $text } » de trop : la boîte n’en contient pas autant.
unreadable-pieces = Les pièces ne peuvent pas être ainsi : « { $text } ».
fault-tiles = Il y a { $count } tuiles ; la boîte en contient { $expected }.
fault-parts = Les pyramides sont en { $count } morceaux.
fault-pieces = Il y a trop de pièces, ou deux là où il n’en tient qu’une.
fault-setup = Pendant la mise en place chacun pose à son tour une tuile avec un sauveteur ; rien d’autre n’est encore arrivé.
fault-held = Une tuile est en main, mais aucune action de tuile n’est en cours.
fault-over = La partie est finie : rien ne peut être en cours.
fault-second = Une deuxième action doit venir, mais aucune n’est possible : le tour serait fini.
fault-laid = Une tuile est marquée comme posée à l’instant, mais aucune deuxième action ne doit venir.
fault-fresh = Quelqu’un est déjà sur la tuile qui vient d’être posée.
fault-posting = La tuile qui a marqué a déjà son inspecteur.
fault-scorer = { $who ->
    [you] Tu viens
   *[other] { $who } vient
} de marquer là : ce sauveteur rentre, sauf sur une tuile Mut au jeu avancé.
fault-unscored = { $who ->
    [you] Tu viens
   *[other] { $who } vient
} de marquer, mais sans un point.
fault-bonus = Une action bonus suit un sauvetage sur une tuile Cleocatra, pour qui avait le moins de points.
fault-inspectors = Chaque sauvetage amène un inspecteur : il y en a { $count } sur les tuiles, ce qui ne va pas avec { $points ->
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
edit-place = Une tuile va sur une place vide, à la place d’une autre, ou sur la pioche.
edit-player = Touche les points ou la réserve d’un joueur.
edit-pile = Touche la pioche.
edit-none-left = La pioche n’a plus de tuile pareille.
edit-held = Une tuile est en main : enlève-la d’abord.
edit-take-away = Touche une tuile ou une pièce pour l’enlever.
edit-own-there = { $who ->
    [you] Tu as
   *[other] { $who } a
} déjà un sauveteur là.
edit-no-rescuer = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} plus de sauveteur en réserve.
edit-full = Deux sauveteurs sont déjà là.
edit-inspector-there = Un inspecteur est déjà là.
edit-no-inspector = Il n’y a plus d’inspecteur à côté du plateau.
edit-no-choice = Il n’y a pas d’inspecteur à choisir pour cette tuile.
edit-points = Les points vont de 0 à { $count }.
