# Chats de Poche : ce qu’il y a sur la table, et les coups en mots.

game-title = Chats de Poche
game-tagline = Révèle et échange des tuiles, cerne les proies, et gare aux chiens.

clan-royal-claws = Griffes du roi
clan-gourmets = Gourmands
clan-crooks = Malfrats
clan-defenders = Justiciers
clan-chaoticats = Chat peu-près
clan-power-cats = Power Cats
clan-polterkitties = Fantominous
clan-none = pas encore de clan

tile-royal-claws = le Griffe du roi { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-gourmets = le Gourmand { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-crooks = le Malfrat { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-defenders = le Justicier { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-chaoticats = { $chief ->
        [yes] le chef des Chat peu-près
       *[no] un Chat peu-près
    }
    .gender = masculine
tile-power-cats = le Power Cat { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-polterkitties = le Fantominou { $attack }{ $chief ->
        [yes] { " " }(chef)
       *[no] { "" }
    }
    .gender = masculine
tile-prey-m = la souris { $points }
    .gender = feminine
    .of = de la souris { $points }
tile-prey-p = le pigeon { $points }
    .gender = masculine
    .of = du pigeon { $points }
tile-prey-f = la mouche { $points }
    .gender = feminine
    .of = de la mouche { $points }
tile-dog-a = le chien à une flèche
    .gender = masculine
tile-dog-b = le chien à deux flèches
    .gender = masculine
tile-dog-c = le chien à trois flèches
    .gender = masculine
tile-dog-d = le chien à quatre flèches droites
    .gender = masculine
tile-dog-e = le chien à quatre flèches en diagonale
    .gender = masculine
tile-unknown = la tuile cachée
    .gender = feminine
arrow-n = vers le haut
arrow-ne = en haut à droite
arrow-e = vers la droite
arrow-se = en bas à droite
arrow-s = vers le bas
arrow-sw = en bas à gauche
arrow-w = vers la gauche
arrow-nw = en haut à gauche

power-royal-claws-effect = Un chat que tu révèles peut s’échanger avec n’importe quel chien visible, où qu’il soit.
power-royal-claws-chief = Avant l’attaque des chiens, tu peux tourner un chien à côté de lui.
power-gourmets-effect = À la fin, 1 point de plus par proie attrapée.
power-gourmets-chief = Il attrape aussi en diagonale.
power-crooks-effect = À la fin, 1 point par Malfrat encore visible.
power-crooks-chief = Juste après les chiens, il assomme tout chat plus faible à côté de lui, même de son clan.
power-defenders-effect = Un chat que tu révèles peut s’échanger à 1 ou 2 tuiles de lui, dans les 8 directions.
power-defenders-chief = Avant l’attaque des chiens, il doit s’échanger avec la tuile centrale.
power-chaoticats-effect = Moins il en reste après les chiens, plus chacun est fort : 5 → 2, 4 → 4, 3 → 6, 2 → 8, 1 → 10.
power-chaoticats-chief = S’il a attrapé un pigeon ou une mouche et que personne n’a attrapé la proie jumelle, elle est à toi aussi.
power-power-cats-effect = Un chat que tu révèles peut rester où il est.
power-power-cats-chief = Il attrape partout dans sa ligne et sa colonne.
power-polterkitties-effect = Quand tu révèles une proie, tu peux déplacer plutôt une autre proie visible.
power-polterkitties-chief = Les chiens ne peuvent pas le toucher.

board-label = La table de Chats de Poche
board-phase-reveal = Révéler une tuile
board-phase-swap = L’échanger
board-phase-choose = Choisir un clan
board-phase-rotate = Tourner un chien, ou non
board-phase-between = Deuxième partie
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-clan = { $who ->
    [you] Toi · { $clan }
   *[other] { $who } · { $clan }
}
board-points = { $before ->
    [0] { $count } ★
   *[other] { $before } + { $count } ★
}
board-no-effects = Partie sans effets de clan.
board-news = { $what ->
    [choose] On choisit les clans.
    [play] { $count ->
        [one] Il reste une tuile cachée.
       *[other] Il reste { $count } tuiles cachées.
    }
    [lifted] Une tuile est révélée : elle doit s’échanger.
    [may-stay] Un chat est révélé : il s’échange ou reste là.
    [or-another] Une proie est révélée : elle s’échange, ou bien une autre proie.
    [rotate] Avant l’attaque des chiens, les Griffes du roi peuvent tourner un chien.
    [between] La première partie est finie ; la deuxième suit.
   *[over] La partie est finie.
}
board-offer = { $mode ->
    [free] { $who ->
        [you] Tu choisis un clan libre
       *[other] { $who } choisit un clan libre
    }
   *[other] { $who ->
        [you] Tu gardes une de ces cartes
       *[other] { $who } garde une de ces cartes
    }
}
board-card = { $status ->
    [taken] pris
    [own] au choix
    [box] pas pioché
   *[other] à l’autre
}
board-keep = Laisser tel quel
board-keep-short = Laisser
board-again = Deuxième partie
board-turn-1 = ↻ droite
board-turn-2 = ↻ demi-tour
board-turn-3 = ↺ gauche

label-tile = { $cell } : { $what ->
    [down] tuile cachée
    [bitten] { $tile }, mordu par un chien
    [knocked] { $tile }, assommé
   *[up] { $tile }
}{ $revealed ->
    [yes] { $tile-gender ->
        [feminine] , tout juste révélée
       *[masculine] , tout juste révélé
    }
   *[no] { "" }
}
label-dog = { $cell } : { $tile }, qui pointe { $arrows }{ $revealed ->
    [yes] , tout juste révélé
   *[no] { "" }
}
label-prey = { $cell } : { $tile }, attaque : { $first } { $one }, { $second } { $two } ; { $tile-gender ->
    [feminine] attrapée
   *[masculine] attrapé
} par les { $clan }
label-free-prey = { $cell } : { $tile }, attaque : { $first } { $one }, { $second } { $two } ; personne ne l’attrape
label-player = { $who ->
    [you] Toi
   *[other] { $who }
} : { $clan }{ $counted ->
    [yes] { $before ->
        [0] , points : { $count }
       *[other] , points : { $before } + { $count }
    }
   *[no] { "" }
}
label-clan = Carte Clan : { $clan }, { $status ->
    [taken] prise
    [own] au choix
    [box] pas piochée
   *[other] piochée par l’autre joueur
}
label-keep = Laisser tel quel
label-again = Commencer la deuxième partie
label-turn-1 = Tourner le chien d’un quart de tour à droite
label-turn-2 = Tourner le chien d’un demi-tour
label-turn-3 = Tourner le chien d’un quart de tour à gauche

# Que toucher ensuite
touch-reveal = Touche une tuile cachée pour la révéler.
touch-revealed = { $what ->
    [may-stay] Touche maintenant la tuile à échanger avec { $tile }, ou laisse-le tel quel.
    [or-another] Touche maintenant la tuile à échanger avec { $tile } ; ou d’abord une autre proie, pour déplacer plutôt celle-là.
   *[lifted] { touch-swap }
}
touch-swap = Touche maintenant la tuile à échanger avec { $tile }.
touch-clan = Touche la carte du clan que tu veux.
touch-dog = Touche un chien à côté de ton chef, puis dis de combien le tourner ; ou laisse les chiens tels quels.
touch-turn = Dis maintenant de combien le tourner.
touch-again = Touche « Deuxième partie » pour continuer.
touch-other = C’est à { $who } de décider.
touch-over = La partie est finie.
touch-player = Un clan et son joueur.

# Les coups en mots
move-choose = prendre le clan des { $clan }
move-reveal = révéler { $cell }
move-swap = échanger { $tile } en { $cell } avec { $partner } en { $other }
move-keep = laisser la tuile révélée où elle est
move-keep-dogs = laisser les chiens tels quels
move-rotate = { $quarters ->
    [1] tourner { $cell } d’un quart de tour à droite
    [2] tourner { $cell } d’un demi-tour
    [3] tourner { $cell } d’un quart de tour à gauche
   *[other] tourner { $cell } d’un tour complet
}
move-again = commencer la deuxième partie

# Une position faite à la main
tool-turn-over = retourner une tuile
tool-lift = une tuile tout juste révélée
tool-turn-dog = tourner un chien d’un quart de tour
tool-card = une carte Clan pour { $who ->
    [you] toi
   *[other] { $who }
}
tool-next-player = c’est à l’autre de jouer
tool-clan = un autre clan pour un joueur
tool-lay-out = disposer les tuiles à nouveau
tool-mode = choisir les clans : libres, limités, expert
tool-effects = effets de clan : oui ou non
tool-whose-cat = « un chat que tu révèles » : tous, ou les tiens
tool-justice = égalités des Justiciers : avant ou après les proies
tool-game = première ou deuxième partie
tool-points-more = première partie : un point de plus
tool-points-fewer = première partie : un point de moins
tool-prey-more = première partie : une proie de plus
tool-prey-fewer = première partie : une proie de moins
edit-tile = Cela va sur une tuile du carré.
edit-player = Touche un joueur pour cela.
edit-clan-card = Touche une carte Clan pour cela.
edit-there = Il y a déjà { $tile } ici.
edit-unknown = Personne ne connaît cette tuile : pose ici celle que tu veux.
edit-dog = Seul un chien visible peut être tourné.
edit-nobody-else = Ici, ce ne peut être le tour de personne d’autre.
edit-no-further = On ne peut pas aller plus loin.
edit-card = { $why ->
    [taken] Ce clan est déjà pris.
    [there] Cette carte y est déjà.
   *[none] Ce joueur ne pioche pas de carte maintenant.
}

figure-tiles = Chats, proies, chiens
figure-square = Le carré
figure-mice = Les souris, par leurs points
figure-pigeons = Les deux pigeons
figure-flies = Les deux mouches
figure-dogs = Les chiens et leurs flèches, tournés vers le haut
figure-royal-claws = Attaque des Griffes du roi (chef 5)
figure-gourmets = Attaque des Gourmands (chef 3)
figure-crooks = Attaque des Malfrats (chef 7)
figure-defenders = Attaque des Justiciers (chef 9)
figure-chaoticats = Attaque des Chat peu-près, selon leur nombre visible
figure-power-cats = Attaque des Power Cats (chef 2)
figure-polterkitties = Attaque des Fantominous (chef 5)
figure-players = Joueurs

option-mode = Choix des clans
option-effects = Effets de clan
option-whose_cat = « Un chat que tu révèles » : lequel ?
option-justice = Les Justiciers gagnent les égalités
choice-first = Griffes du roi, Gourmands
choice-lots = deux clans tirés au sort
choice-free = clans libres
choice-limited = choix limité
choice-expert = expert, deux parties
choice-no = non
choice-yes = oui
choice-any = n’importe quel chat
choice-own = seulement ceux de ton clan
choice-before-prey = avant de compter les proies
choice-after-prey = seulement si les proies sont à égalité aussi

unreadable-board = Un carré a 25 places ; en voici { $count }.
unreadable-tile = « { $text } » n’est pas une tuile. Une tuile s’écrit R5*, m3, A>, (m3) ou ?.
unreadable-surplus = Plus de tuiles que la boîte n’en contient : { $text }.
unreadable-clans = « { $text } » ne nomme pas deux clans différents. Il y a : { $expected }.
unreadable-choosing = On ne choisit son clan que dans les modes { $expected }, pas en « { $text } ».
unreadable-offer = Ce n’est pas un choix de clans : en mode « { $text } », la personne qui choisit n’a pas encore de clan, et choisit parmi { $count } cartes Clan différentes.
unreadable-between = Seuls les experts jouent une deuxième partie, et une seule : entre deux parties, le mode est expert et la partie est la première.
fault-centre = La tuile centrale est cachée, alors qu’elle est visible dès le début.
fault-first-game = Aucune première partie ne finit avec ces points et ce nombre de proies.

# What is what on the board
legend-cat = Un chat : son attaque, couleur et signe de son clan. « 2+ » augmente quand le clan diminue.
legend-chief = Une patte : le chef d’un clan.
legend-prey = Une proie : le nombre donne ses points.
legend-dog = Un chien : il mord les chats que visent ses flèches.
legend-back = Une tuile face cachée.
legend-reach = La tuile révélée peut s’échanger avec celle-ci.
legend-out = Un chat hors jeu : son attaque ne compte pas.
