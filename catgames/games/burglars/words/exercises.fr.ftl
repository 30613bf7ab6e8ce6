# Cat Burglars : les exercices auxquels on répond en touchant la table.

find-take-market = Recrute une carte du marché.
find-form-crew = Agrandis une de tes bandes d’un chat.
find-activate = Glisse une carte face cachée sous une de tes bandes.
find-secure = Sécurise une ou plusieurs de tes pelotes d’or.
find-infiltrate = Infiltre une bande en payant de ta main.
find-infiltrate-market = Infiltre une bande en payant avec l’aide du marché.
find-place-crew = Ajoute le piège déclenché à une de tes bandes.
mark-form-spot = Tu as { $card } en main. Touche tous les endroits où tu peux jouer cette carte face visible.
mark-activate-spot = Tu as { $card } en main. Touche toutes les bandes sous lesquelles tu peux glisser cette carte.
mark-infiltrate-spot = Tu paies { $price }. Touche toutes les cartes cachées que ce prix te permet de révéler.
mark-infiltrate-market-spot = Tu paies { $price }, avec { $market } du marché. Touche toutes les cartes cachées que ce prix te permet de révéler.
mark-infiltrate-free-spot = Tu paies seulement avec { $market } du marché. Touche toutes les cartes cachées que ce prix te permet de révéler.
mark-infiltrate-nothing-spot = Tu ne paies rien. Touche toutes les cartes cachées que tu peux révéler malgré tout.
mark-place-spot = Ton piège a été déclenché. Touche tous les endroits où tu peux le placer.

# Ce qu’aucun coup ne montre
fact-setup-deck = À { $players } joueurs, il reste { $count } cartes dans la pioche une fois les mains et le marché distribués.
fact-setup-hands =
    .right = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes, comme il se doit.
    .few = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes : pas assez.
    .many = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes : c’est trop.
fact-setup-market = À { $players } joueurs, { $count } cartes sont posées face visible au marché au début.
fact-setup-starter = Quand { $who ->
    [you] tu as
   *[other] { $who } a
} joué, c’est { $next ->
    [you] à toi
   *[other] à { $next }
} de jouer.
fact-hand-secret = { $who ->
    [you] Tu peux regarder
   *[other] { $who } peut regarder
} les cartes de { $own ->
    [yes] { $who ->
        [you] ta main
       *[other] sa propre main
    }
   *[no] { $whose ->
        [you] ta main
       *[other] la main de { $whose }
    }
}.
fact-hand-no-limit =
    .so = Tu as { $count } cartes en main. Si tu recrutes maintenant, tu finis ton tour avec { $after } cartes en main.
    .most = Tu as { $count } cartes en main. Si tu recrutes maintenant, tu n’en gardes que { $after } en fin de tour.
    .full = Tu as { $count } cartes en main : tu dois en jouer avant de recruter de nouveau.
fact-ruling-reshuffle-when = { $drawn ->
    [0] Tu prends deux cartes au marché
    [1] Tu pioches une carte, puis tu en prends une au marché
   *[2] Tu pioches deux cartes
} : { $when ->
    [draw] la défausse devient la nouvelle pioche au moment où tu pioches.
    [end] la défausse devient la nouvelle pioche au moment où le marché se complète.
   *[not] la défausse reste telle quelle.
}
fact-ruling-two-refill = Tu infiltres la bande 1 de { $owner }, et le marché paie tout : { $card }. { $found ->
    [trap] Si c’est un piège, il y a { $count } cartes au marché pendant que { $owner } le place.
   *[yarn] Si c’est une pelote, il y a { $count } cartes au marché quand le tour de { $owner } commence.
}
fact-ruling-market-mirror =
    .so = Sauf règle maison contraire, un miroir du marché peut aider à payer.
    .own = Seuls les miroirs de ta main peuvent aider à payer.
    .never = Un miroir n’aide jamais à payer.
    .colour = Un miroir du marché n’aide à payer que le bleu.
fact-recruit-any-card =
    .there = Tu peux recruter { $card } du marché maintenant.
    .absent = Tu ne peux pas recruter { $card } du marché maintenant : il n’y en a pas.
source-deck = la première carte de la pioche
source-market = { $card } du marché
fact-ruling-pick-order =
    .free = Tu recrutes d’abord { $first }. Ensuite seulement, tu choisis ta deuxième carte : ce peut être { $second }.
    .both = Pour recruter { $first } et { $second }, tu dois choisir les deux avant d’en prendre une.
    .same = Tu recrutes d’abord { $first }. Ta deuxième carte doit alors venir aussi { $from ->
        [deck] de la pioche
       *[market] du marché
    }.
fact-activate-secret = { $who ->
    [you] Tu peux regarder
   *[other] { $who } peut regarder
} la carte cachée sous { $own ->
    [yes] { $who ->
        [you] ta bande { $number }
       *[other] sa propre bande { $number }
    }
   *[no] { $whose ->
        [you] ta bande { $number }
       *[other] la bande { $number } de { $whose }
    }
}.
fact-infiltrate-paid = Tu infiltres la bande 1 de { $owner } en payant { $price }. { $found ->
    [trap] Si c’est un piège
   *[yarn] Si c’est une pelote
}, { $hand ->
    [one] il te reste une carte en main
   *[other] il te reste { $hand } cartes en main
} et { $pile ->
    [0] la défausse est vide.
    [one] la défausse compte une carte.
   *[other] la défausse compte { $pile } cartes.
}
fact-hidden-live = Tu ajoutes { $card } à ta bande { $number }. Ce qui est caché dessous est alors { $what ->
    [yarn] une pelote d’or.
   *[trap] un piège.
}
fact-fame-six-colours = Si ta prochaine pelote est { $card }, tu gagnes avec six couleurs.
