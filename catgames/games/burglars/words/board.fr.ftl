# Cat Burglars : ce qu’il y a sur la table, et les coups en mots.

game-title = Cat Burglars
game-tagline = Forme des bandes, cache pelotes d’or et pièges, et pille les autres.

card-blue = un chat bleu
    .none = de chat bleu
    .colour = bleu
card-orange = un chat orange
    .none = de chat orange
    .colour = orange
card-green = un chat vert
    .none = de chat vert
    .colour = vert
card-purple = un chat violet
    .none = de chat violet
    .colour = violet
card-red = un chat rouge
    .none = de chat rouge
    .colour = rouge
card-yellow = un chat jaune
    .none = de chat jaune
    .colour = jaune
card-mirror = un miroir
    .none = de miroir
card-unknown = une carte inconnue
card-gap = une place vide
cards-blue = { $count ->
    [one] { $count } bleu
   *[other] { $count } bleus
}
cards-orange = { $count } orange
cards-green = { $count ->
    [one] { $count } vert
   *[other] { $count } verts
}
cards-purple = { $count ->
    [one] { $count } violet
   *[other] { $count } violets
}
cards-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
cards-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
cards-mirror = { $count ->
    [one] { $count } miroir
   *[other] { $count } miroirs
}
cards-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}

spot-new = une nouvelle bande
spot-none = aucune
spot-crew = { $owner ->
    [you] ta bande { $number }
   *[other] la bande { $number } de { $owner }
}
no-such-crew = { $owner ->
    [you] { $count ->
        [0] Tu n’as pas encore de bande.
        [one] Tu n’as qu’une bande : il n’y a pas de bande { $number }.
       *[other] Tu as { $count } bandes : il n’y a pas de bande { $number }.
    }
   *[other] { $count ->
        [0] { $owner } n’a pas encore de bande.
        [one] { $owner } n’a qu’une bande : il n’y a pas de bande { $number }.
       *[other] { $owner } a { $count } bandes : il n’y a pas de bande { $number }.
    }
}

board-label = La table de Cat Burglars
board-phase-trap = Placer le piège
board-phase-action = Une action
board-phase-first-card = Carte 1 sur 2
board-phase-second-card = Carte 2 sur 2
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-scored = { $count } sur { $goal }
board-deck = Pioche { $count }
board-discard = Défausse { $count }
board-market = Marché
board-hand = Ta main ({ $count })
board-go = { $what ->
    [secure] Révéler
    [infiltrate] Payer et regarder
   *[none] Révéler / payer
}
board-pass = Passer
board-trap = Piège !

label-hand = Dans ta main : { $card }
label-market = Au marché : { $card }
label-gap = Au marché : une place vide
label-deck = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-discard = Défausse, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-fan = { $who ->
    [you] Ta main
   *[other] La main de { $who }
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-scored = { $who ->
    [you] Tes pelotes marquées
   *[other] Les pelotes marquées de { $who }
} : { $count }
label-crew = { $owner ->
    [you] Ta bande { $number }
   *[other] La bande { $number } de { $owner }
} : { $cards }
label-slot = Sous { $owner ->
    [you] ta bande { $number }
   *[other] la bande { $number } de { $owner }
} : { $what ->
    [none] rien
    [own] { $card }, face cachée
   *[unknown] une carte face cachée
}
label-new = { $owner ->
    [you] Ta nouvelle bande
   *[other] La nouvelle bande de { $owner }
}
label-trap = Piège déclenché : { $card }, que { $owner ->
    [you] tu dois
   *[other] { $owner } doit
} placer
label-go = { $what ->
    [secure] Révéler ce que tu as choisi
    [infiltrate] Payer avec ce que tu as choisi, et regarder
   *[none] Révéler, ou payer et regarder, une fois ton choix fait
}
label-pass = Passer ton tour

touch-start = Touche la pioche ou une carte du marché pour recruter ; une carte de ta main pour { $crews ->
    [0] commencer une bande
   *[other] la mettre dans une bande ou la cacher dessous
}{ $hidden ->
    [0] .
   *[other] {" "}; une carte face cachée pour la sécuriser ou la voler.
}
touch-pass = Tu ne peux rien faire : passe.
touch-second = Prends ta deuxième carte : pioche ou marché.
touch-trap = Place ton piège déclenché : touche { $growing ->
    [0] le + pour une nouvelle bande.
   *[other] une de tes bandes qui peut grandir, ou le + pour une nouvelle.
}
touch-other = C’est à { $who } de décider.
touch-hand = { $crews ->
    [0] Touche maintenant le + pour commencer une bande.
   *[other] Où va ce chat ? Touche le + ou une bande pour le jouer face visible, la place sous une bande pour le cacher.
}
touch-mirror = Un miroir ne sert qu’à payer une infiltration{ $prey ->
    [0] , et personne d’autre ne cache de carte pour l’instant.
   *[other] {" "}: touche une carte face cachée d’un autre joueur.
}
touch-crew = C’est ta bande. Pour y ajouter un chat, touche-en un de ta main.
touch-new = { $owner ->
    [you] Ici, tu peux commencer une bande : touche un chat de ta main.
   *[other] Ici, c’est { $owner } qui commence ses bandes.
}
touch-beneath = Touche une carte de ta main pour la glisser ici, face cachée.
touch-secure = { $more ->
    [0] Pour sécuriser ce que tu as choisi, touche « Révéler ».
   *[other] Pour sécuriser, touche « Révéler » ; si tu veux, touche d’abord d’autres de tes cartes face cachée.
}
touch-infiltrate = { $what ->
    [own] Cette bande est à toi : on n’infiltre que celles des autres.
    [bare] Cette bande ne cache rien : il n’y a rien à infiltrer.
    [paid] Pour payer ce que tu as choisi et regarder, touche « Payer et regarder ».
   *[card] Choisis de quoi payer : une carte pour chaque chat visible. Puis « Payer et regarder ».
}
touch-go = { $hidden ->
    [0] Il n’y a rien à révéler : aucune bande ne cache de carte pour l’instant.
   *[other] Choisis d’abord quoi révéler : touche une carte face cachée.
}
touch-fan = Chacun est seul à voir sa main.
touch-scored = { $fame ->
    [yes] Pelotes marquées : il en faut huit pour gagner, ou six couleurs différentes.
   *[no] Pelotes marquées : il en faut huit pour gagner.
}
touch-discard = Les cartes défaussées restent ici jusqu’à ce que la pioche soit vide.
touch-unseen = Ici, personne ne voit quelle est cette carte.
touch-over = La partie est finie.

move-take-deck = piocher une carte
move-take-market = prendre { $source } au marché
move-take-gap = prendre une carte à la place vide du marché
move-form-new = commencer une bande avec { $card }
move-form-crew = ajouter { $card } à { $spot }
move-activate = glisser { $card } face cachée sous { $spot }
move-secure = { $count ->
    [0] ne rien sécuriser
   *[other] révéler ce qui est caché sous { $spots }
}
move-infiltrate = infiltrer { $spot } en payant { $price }
move-infiltrate-market = infiltrer { $spot } en payant { $price }, avec { $market } du marché
move-infiltrate-free = infiltrer { $spot } en ne payant qu’avec { $market } du marché
move-infiltrate-nothing = infiltrer { $spot } sans payer
move-place-new = commencer une bande avec le piège
move-place-crew = ajouter le piège à { $spot }
move-pass = passer

tool-take-away = enlever
tool-spring = déclencher un piège
tool-next-player = au joueur suivant
tool-second = deuxième carte : à prendre ou non
tool-fame = Temple de la renommée : oui ou non
tool-market-mirror = miroir du marché : peut payer ou non
edit-place = Touche une carte, ou une place pour une carte.
edit-mirror = Seuls les chats vont dans les bandes et parmi les pelotes. Un miroir va dans une main, au marché ou sur une pile.
edit-none-left = Il n’y a plus { $card-none } dans la pioche ni dans la défausse.
edit-nothing = Il n’y a rien à enlever ici.
edit-deck = Ce que tu enlèves retourne dans la pioche.
edit-spring = Touche une carte face cachée sous une bande.
edit-one-trap = Un piège est déjà déclenché. Enlève-le d’abord.
edit-unseen = Ici, personne ne voit quelle est cette carte. Mets-en une autre à sa place.
edit-no-second = Il ne reste aucune carte à recruter.

figure-cats = Cartes Chat
figure-mirrors = Cartes Miroir
figure-colours-named = Couleurs nommées par le livret : bleu, orange, vert
figure-colours-ours = Couleurs choisies par nous : violet, rouge, jaune
figure-hand = Cartes distribuées à chacun
figure-market = Cartes au marché
figure-yarns = Pelotes pour gagner
figure-fame = Couleurs différentes pour gagner (Temple de la renommée)
figure-players = Joueurs

option-hall_of_fame = Temple de la renommée
option-market_mirror = À deux, un miroir du marché peut-il payer ?
choice-yes = oui
choice-no = non
choice-allowed = permis
choice-forbidden = interdit

fault-total = Il y a { $count } cartes ; la boîte en contient { $expected }.
fault-gap = { $count ->
    [one] Il y a une place vide au marché
   *[other] Il y a { $count } places vides au marché
}, alors qu’il reste des cartes pour le compléter.
fault-stages = { $owner ->
    [you] Tu as
   *[other] { $owner } a
} une bande de { $size } sans les bandes plus petites à côté desquelles elle a dû grandir.
fault-second = { $who ->
    [you] Tu as pris une première carte, mais tu n’as
   *[other] { $who } a pris une première carte, mais n’a
} aucune carte en main.
fault-two-due = On ne peut pas avoir en même temps une deuxième carte à prendre et un piège à placer.
fault-trap-turn = { $owner ->
    [you] Ton piège a été déclenché pendant ton propre tour
   *[other] Le piège de { $owner } a été déclenché pendant son propre tour
} ; seul un autre joueur peut le faire.
fault-trap-crew = Le piège déclenché, { $card }, ne peut pas avoir été sous { $owner ->
    [you] ta bande { $number }
   *[other] la bande { $number } de { $owner }
}.
fault-winners = { $count } joueurs ont gagné ; le premier aurait mis fin à la partie.
fault-won-turn = { $who ->
    [you] Tu as gagné, mais ce n’est pas ton tour
   *[other] { $who } a gagné, mais ce n’est pas son tour
}.
fault-won-due = La partie est gagnée : il ne peut plus y avoir de carte à prendre ni de piège à placer.
fault-yarns = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $count } pelotes ; la partie aurait dû finir avant.

# What is what on the board
legend-cat = Un chat d’une des six couleurs ; chaque couleur a son signe.
legend-mirror = Un miroir : paie pour un chat de n’importe quelle couleur.
legend-back = Une carte face cachée : seul son propriétaire la connaît.
legend-own-hidden = Sur ta carte face cachée : sa couleur, que personne d’autre ne voit.
legend-beneath = La place d’une carte face cachée sous une bande.
legend-new-crew = Ici peut commencer une nouvelle bande.
legend-yarn = Les pelotes marquées ; il en faut huit pour gagner.
