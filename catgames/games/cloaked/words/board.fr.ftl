# Le Club des moustaches : ce qu’il y a sur la table, et les coups en mots.

game-title = Le Club des moustaches
game-tagline = Lis les masques, démasque les autres et reste incognito.

# « se pavane » se dit seul ; à côté du chat, « le chat bleu qui se pavane ».
attribute-leaping = bondissant
    .beside = bondissant
attribute-strutting = se pavane
    .beside = qui se pavane
attribute-seated = assis
    .beside = assis
attribute-resting = au repos
    .beside = au repos
attribute-on-its-back = sur le dos
    .beside = sur le dos
attribute-white = blanc
attribute-brown = brun
attribute-blue = bleu
attribute-black = noir
attribute-green = vert
attribute-yellow = jaune
attribute-purple = violet
attribute-red = roux
attribute-striped = rayé
attribute-spotted = tacheté
attribute-yarn = pelote
    .with = avec une pelote
attribute-cocktail = cocktail
    .with = avec un cocktail
attribute-hat = chapeau
    .with = avec un chapeau
attribute-mouse = souris
    .with = avec une souris
short-leaping = bondissant
short-strutting = se pavane
short-seated = assis
short-resting = au repos
short-on-its-back = sur le dos
short-white = blanc
short-brown = brun
short-blue = bleu
short-black = noir
short-green = vert
short-yellow = jaune
short-purple = violet
short-red = roux
short-striped = rayé
short-spotted = tacheté
short-yarn = pelote
short-cocktail = cocktail
short-hat = chapeau
short-mouse = souris

cat = le chat { $colour } { $pose-beside }
cat-unknown = un chat inconnu
cat-pattern = { $cat }, { $pattern }
cat-accessory = { $cat }, { $accessory-with }
cat-both = { $cat }, { $pattern }, { $accessory-with }
player = { $who ->
    [you] toi
   *[other] { $who }
}

board-label = La table du Club des moustaches
board-phase-play = Jouer un chat
board-phase-ask = Question
board-phase-draw = Piocher
board-phase-last-ask = Dernière manche : demander ou passer
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-won = Reçus : { $count }
board-denied = Non à :
board-stage = Sur scène : { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
board-by-hand = Le dernier chat. Qui pose un masque dessus ?
board-hand = Ta main ({ $count })
board-pass = Passer
board-invitation = L’invitation : tous les attributs, et combien des 40 chats les portent
board-invitation-narrow = L’invitation : combien de chats
board-paper = Tes notes : à toi de les remplir
board-model = Ce que cachent les autres : ✓ certain, ✗ impossible{ $count ->
    [one] {" "}; une seule donne est encore possible
   *[other] , sinon les chances en % ({ $count } donnes sont encore possibles)
}
board-model-narrow = { $count ->
    [one] Une seule donne est encore possible
   *[other] En % des { $count } donnes encore possibles
}

label-supply = { $who ->
    [you] Ta réserve
   *[other] Réserve de { $who }
} : { $count ->
    [one] { $count } masque
   *[other] { $count } masques
}
label-supply-uncounted = { $who ->
    [you] Ta réserve de masques
   *[other] Réserve de masques de { $who }
}
label-won = { $who ->
    [you] Masques que tu as reçus
   *[other] Masques reçus par { $who }
} : { $count }
label-fan = { $who ->
    [you] Ton éventail
   *[other] Éventail de { $who }
} : { $count ->
    [one] { $count } attribut encore caché
   *[other] { $count } attributs encore cachés
}
label-card-own = Ton attribut secret : { $attribute }
label-card-shown = { $who ->
    [you] Ton attribut visible
   *[other] Attribut visible de { $who }
} : { $attribute }
label-backs = Main de { $who } : { $count ->
    [one] { $count } carte Chat
   *[other] { $count } cartes Chat
}
label-denied = { $who ->
    [you] Tu as
   *[other] { $who } a
} dit non à : { $attribute }
label-stage = La scène : { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
label-cat = Sur scène : { $cat }
label-hand = Dans ta main : { $cat }
label-mask = { $who ->
    [you] Ton masque
   *[other] Masque de { $who }
} sur { $cat } : { $placed ->
    [yes] posé
   *[no] aucun
}
board-spot = { $who ->
    [you] { $number ->
        [1] Ton masque
       *[other] Ton deuxième masque
    }
   *[other] { $number ->
        [1] Le masque
       *[other] Le deuxième masque
    } de { $who }
} sur ce chat
label-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-pile-uncounted = Pioche
label-pass = Passer : finir ton tour sans question ni pioche
label-attribute = L’attribut « { $attribute } » : { $count } des 40 chats le portent
board-cell = { $who ->
    [you] Toi
   *[other] { $who }
} : { $attribute } ?
board-chance = { $who ->
    [you] Toi
   *[other] { $who }
}, { $attribute } : { $standing ->
    [certain] certain
    [impossible] impossible
   *[possible] { $percent } %
}

touch-due-play = Touche un chat de ta main, puis la scène.
touch-due-ask = Pose une question : touche l’éventail d’un joueur, puis un attribut de l’invitation. Ou touche la pioche : tu pioches sans rien demander.
touch-due-ask-or-pass = Pose une question : touche l’éventail d’un joueur, puis un attribut de l’invitation. Ou passe.
touch-due-draw = Touche la pioche pour piocher un chat.
touch-other = C’est le tour de { $who }.
touch-over = La partie est finie.
touch-hand = Touche maintenant la scène pour jouer ce chat.
touch-cat = Un chat sur scène.
touch-fan = { $who ->
    [you] C’est ton éventail. Pour poser une question, touche celui d’un autre joueur.
   *[other] Touche maintenant un attribut de l’invitation pour le demander à { $who }.
}
touch-attribute = Touche maintenant l’éventail du joueur à qui tu le demandes.
touch-stage = La scène. Touche d’abord un chat de ta main.
touch-mask = La place d’un masque : occupée si le joueur a un attribut en commun avec le chat, vide sinon.
touch-supply = La réserve : des masques à poser sur les chats. Ils ne rapportent pas de points.
touch-won = Masques reçus : un point chacun.
touch-no = On a demandé cet attribut à ce joueur, et il a dit non.
touch-spot = La place d’un masque.
touch-grid = Une case de la grille de déduction.

move-play = jouer { $cat }
move-ask = { $target ->
    [you] te demander « { $attribute } »
   *[other] demander « { $attribute } » à { $target }
}
move-ask-self = demander « { $attribute } » à { $target ->
    [you] toi-même
   *[other] { $target }
}
move-draw = piocher un chat
move-draw-skipping = ne rien demander et piocher un chat
move-pass = passer

# Une position faite à la main
tool-attribute = Attribut : { $attribute }
tool-mask = { $who ->
    [you] Ton masque
   *[other] Le masque de { $who }
}
tool-no = { $who ->
    [you] Tu dis non
   *[other] { $who } dit non
}
tool-turn-over = Retourner une carte
tool-play = Mettre sur scène
tool-draw = Piocher un chat
tool-take-away = Enlever
tool-next-player = Au joueur suivant
tool-next-step = Étape suivante du tour
tool-seal = Le grand sceau va au joueur suivant
tool-at-zero = Une réserve vide finit-elle la partie ? Oui ou non
edit-attribute-here = Touche une carte Attribut d’un éventail, ou un chat.
edit-there = L’attribut « { $attribute } » est déjà là.
edit-taken = { $who ->
    [you] Tu as
   *[other] { $who } a
} « { $attribute } » : chaque attribut n’existe qu’une fois.
edit-wears = Seules la pose et la couleur se choisissent : ce que porte un chat vient avec elles.
edit-unseen = Personne n’a encore vu ce chat. Tu ne peux retourner qu’un chat de ta main.
edit-no-mask-left = { $who ->
    [you] Tu n’as
   *[other] { $who } n’a
} plus de masque pour cela.
edit-own-mask = Personne ne reçoit ses propres masques.
edit-mask-here = Un masque va sur un chat de la scène, ou parmi les masques reçus d’un joueur.
edit-no-here = Touche un attribut de l’invitation.
edit-turn-here = Touche une carte Attribut qu’on peut lire, ou un chat inconnu de ta main.
edit-play-here = Touche un chat d’une main, ou la pioche s’il y en reste.
edit-draw-here = Touche une main, ou la pioche.
edit-pile-empty = La pioche est vide.
edit-nothing-here = Il n’y a rien à enlever ici.
edit-one-step = Seule une question est possible ici.

figure-attributes = Attributs, une carte chacun
figure-poses = Poses
figure-colours = Couleurs de pelage
figure-patterns = Motifs de pelage
figure-accessories = Accessoires
figure-cats = Cartes Chat
figure-pairs = Chaque pose avec chaque couleur, une fois
figure-wears = Chats par motif, par accessoire
figure-masks = Masques par joueur
figure-fan = Attributs par joueur
figure-hand = Cartes Chat distribuées à chacun
figure-players = Joueurs

option-out_of_masks = Quand manque-t-on de masques ?
choice-when-due = quand il en faut un et qu’il n’en reste pas
choice-at-zero = quand la réserve est vide

fault-total = Il y a { $count } cartes Chat ; la boîte en contient { $expected }.
fault-supply = { $who ->
    [you] Tu ne peux pas avoir
   *[other] { $who } ne peut pas avoir
} { $count ->
    [one] { $count } masque
   *[other] { $count } masques
} en réserve.
fault-mask = { $who ->
    [you] Ton masque sur { $cat } manque, ou n’est pas dû.
   *[other] Le masque de { $who } sur { $cat } manque, ou n’est pas dû.
}
fault-denied = { $who ->
    [you] Tu as dit non à un attribut que tu as.
   *[other] { $who } a dit non à un attribut de son éventail.
}
fault-hand = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $count ->
    [0] 0 chat
    [one] { $count } chat
   *[other] { $count } chats
} en main ; à ce moment d’une partie, ce serait { $expected }.
fault-turn = Ce ne peut pas être à { $who ->
    [you] toi
   *[other] { $who }
} { $due ->
    [play] de jouer un chat
    [ask] de poser une question
   *[draw] de piocher
} : { $first ->
    [you] tu as commencé
   *[other] { $first } a commencé
}, et { $count ->
    [0] aucun chat n’a été joué
    [one] { $count } chat a été joué
   *[other] { $count } chats ont été joués
}.
fault-too-late = Dans la dernière manche, seuls ceux qui viennent après { $last ->
    [you] toi
   *[other] { $last }
} posent encore une question : ce ne peut pas être { $who ->
    [you] ton tour.
   *[other] le tour de { $who }.
}
fault-empty = { $who ->
    [you] Ta réserve est vide
   *[other] La réserve de { $who } est vide
} : selon votre règle maison, la partie devrait être finie.
fault-unpaid = { $who ->
    [you] Chaque non rapporte un masque : tu en as reçu trop peu.
   *[other] Chaque non rapporte un masque : { $who } en a reçu trop peu.
}
fault-questions = { $count ->
    [one] { $count } masque a été reçu
   *[other] { $count } masques ont été reçus
}, mais { $most ->
    [0] personne n’a encore pu poser de question.
    [one] on n’a pu poser qu’une question : une par tour.
   *[other] on n’a pu poser que { $most } questions : une par tour.
}
fault-received = Les masques reçus ne vont pas avec les réponses : chaque carte visible a rapporté un masque de son propriétaire à celui qui l’a devinée, et chaque non un masque de celui qui demandait.

unreadable-cloaked-seats = Une position demande les joueurs 1 à 2, 3 ou 4, chacun avec un éventail et une main, comme « 1 fan striped blue hat hand *3 ». Ceci est « { $text } ».
unreadable-cloaked-shown = Une carte montrée doit venir de l’éventail de son propriétaire, pas « { $text } ».
unreadable-cloaked-masks = Quels masques sont sur { $text } ? Des éventails cachés ne le disent pas ; écris-les, comme « { $text }@12 ».
unreadable-cloaked-supply = Le joueur { $text } a utilisé plus de masques qu’il n’y en a.
unreadable-cloaked-twice = Présent deux fois, alors qu’il n’existe qu’une fois : { $text }.
unreadable-cloaked-fan = Un éventail a trois attributs, pas « { $text } ».
unreadable-cloaked-over = « { $text } » est impossible, car la partie finit quand les trois attributs d’un joueur sont visibles, quand plus personne n’a de chat ou quand une réserve est vide.
unreadable-cloaked-due = « { $text } » est impossible, car il n’y a rien à jouer ou à piocher, ou la dernière manche a commencé.

# What is what on the board
legend-cat = Un chat : sa pose et, dessous, les signes de sa couleur, de son motif et de son accessoire.
legend-back = Une carte Chat vue de dos.
legend-attribute = Une carte Attribut : une des trois qui forment un déguisement.
legend-attribute-back = Un attribut encore caché.
legend-unmasked = Un attribut visible : il a été démasqué.
legend-mask = Ce joueur a un attribut de ce chat ; chaque joueur a sa forme et sa couleur.
legend-no-mask = Pas de masque : ce joueur n’a aucun attribut de ce chat.
legend-denial = Demandé, mais absent : tout le monde l’a entendu.
legend-chip = L’invitation ; le sceau rouge dit combien des 40 chats portent l’attribut.
legend-starter = Le premier joueur.
legend-cell = La grille de déduction : ✓ certain, ✗ impossible, sinon les chances en %.
view-deduction = Grille de déduction
view-paper = Mes notes
