# Cat Burglars : ce qui arrive, au moment où cela arrive.

event-take-deck = { $who ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
event-drawn = C’est { $card }{ $kind ->
    [mirror] {" "}; les miroirs se recrutent comme les chats.
   *[cat] .
}
event-take-market = { $who ->
    [you] Tu prends { $card } au marché.
   *[other] { $who } prend { $card } au marché.
}
event-second-due = Tu as vu la première carte ; choisis la deuxième.
event-new-crew = { $who ->
    [you] Tu commences ta bande { $number } avec { $card }.
   *[other] { $who } commence sa bande { $number } avec { $card }.
}
event-grown = { $who ->
    [you] Ta bande { $number } passe à { $size } chats avec { $card }.
   *[other] La bande { $number } de { $who } passe à { $size } chats avec { $card }.
}
event-became-yarn = La couleur cachée est maintenant dans la bande : ton piège est devenu une pelote !
event-hidden = { $who ->
    [you] Tu glisses une carte face cachée sous ta bande { $number } ; personne d’autre ne la voit.
   *[other] { $who } glisse une carte face cachée sous sa bande { $number }.
}
event-is-yarn = Un chat de cette bande a sa couleur : c’est une pelote d’or.
event-is-trap = Aucun chat de cette bande n’a sa couleur : c’est un piège.
event-not-counted = La bande montre toujours { $size ->
    [one] { $size } chat
   *[other] { $size } chats
} : la carte cachée ne compte pas.
event-secured = { $who ->
    [you] Tu révèles { $card } sous ta bande { $number } et tu marques cette pelote.
   *[other] { $who } révèle { $card } sous sa bande { $number } et marque cette pelote.
}
event-scored = { $face ->
    [cat] Côté chat : { $who ->
        [you] tu as
       *[other] { $who } a
    } maintenant { $count ->
        [one] { $count } pelote
       *[other] { $count } pelotes
    } et { $colours ->
        [one] { $colours } couleur
       *[other] { $colours } couleurs
    }.
   *[yarn] Côté pelote : { $who ->
        [you] tu as
       *[other] { $who } a
    } maintenant { $count ->
        [one] { $count } pelote
       *[other] { $count } pelotes
    }.
}
event-crew-stays = { $count ->
    [one] La bande reste et peut
   *[other] Les bandes restent et peuvent
} être de nouveau activée{ $count ->
    [one] {""}
   *[other] s
}.
event-paid = { $who ->
    [you] Tu défausses { $cards }.
   *[other] { $who } défausse { $cards }.
}
event-market-paid = Le marché paie { $cards }, et la carte est défaussée.
event-revealed = { $owner ->
    [you] La carte sous ta bande { $number } est révélée : { $card }.
   *[other] La carte sous la bande { $number } de { $owner } est révélée : { $card }.
}
event-looted = C’est une pelote : { $who ->
    [you] tu la marques.
   *[other] { $who } la marque.
}
event-trapped = C’est un piège : { $owner ->
    [you] tu le places parmi tes bandes.
   *[other] { $owner } le place parmi ses bandes.
}
event-refilled = Le tour se termine : { $count ->
    [one] { $count } carte du marché est remplacée.
   *[other] { $count } cartes du marché sont remplacées.
}
event-reshuffled = La pioche est vide : { $count ->
    [one] { $count } carte défaussée en forme
   *[other] { $count } cartes défaussées en forment
} une nouvelle.
event-passed = { $who ->
    [you] Tu ne peux rien faire et tu passes.
   *[other] { $who } ne peut rien faire et passe.
}
event-all-passed = Tout le monde a passé : la partie est finie et personne n’a gagné.
event-won-eight = { $who ->
    [you] Tu as { $count } pelotes : tu gagnes !
   *[other] { $who } a { $count } pelotes et gagne !
}
event-won-fame = { $who ->
    [you] Six couleurs : tu gagnes !
   *[other] Six couleurs : { $who } gagne !
}
