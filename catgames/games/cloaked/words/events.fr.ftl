# Le Club des moustaches : ce qui arrive, au moment où cela arrive.

event-cat-played = { $who ->
    [you] Tu joues { $cat }.
   *[other] { $who } joue { $cat }.
}
event-mask-placed = { $who ->
    [you] Ton masque va dessus{ $active ->
        [yes] , alors que c’est toi qui l’as joué
       *[no] {""}
    }.
   *[other] { $who } y pose un masque{ $active ->
        [yes] , sur son propre chat
       *[no] {""}
    }.
}
event-matched = Le point commun est « { $shared } » ; un seul suffit.
event-one-mask = Tu as { $count } points communs, « { $shared } », et tu ne poses qu’un seul masque.
event-open-counts = « { $shared } » est déjà visible et compte quand même.
event-no-mask = Pas de masque chez { $players } : aucun attribut en commun.
event-mask-missing = { $who ->
    [you] Tu dois un masque et tu n’en as plus
   *[other] { $who } doit un masque et n’en a plus
} : personne ne le reçoit.
event-asked = { $who ->
    [you] Tu demandes
   *[other] { $who } demande
} « { $attribute } » à { $target ->
    [you] toi
   *[other] { $target }
}.
event-answer-yes = { $target ->
    [you] Tu dis
   *[other] { $target } dit
} la vérité : oui.
event-answer-no = { $target ->
    [you] Tu dis
   *[other] { $target } dit
} la vérité : non.
event-right = La carte est posée face visible pour tous ; { $left ->
    [0] plus aucun attribut n’y est masqué.
    [one] il y reste { $left } attribut masqué.
   *[other] il y reste { $left } attributs masqués.
}
event-wrong = Une erreur coûte un masque à { $who ->
    [you] toi.
   *[other] { $who }.
}
event-received = { $who ->
    [you] Tu reçois un masque et tu le gardes à part
   *[other] { $who } reçoit un masque et le garde à part
} ; il vient { $giver ->
    [you] de toi
   *[other] de chez { $giver }
}. Total : { $count }.
event-all-unmasked = { $who ->
    [you] Tous tes attributs sont démasqués
   *[other] Tous les attributs sont démasqués chez { $who }
} : la fin commence.
event-pile-empty = La pioche est vide : on ne pioche rien.
event-stops-here = { $who ->
    [you] Ton tour s’arrête là
   *[other] Le tour s’arrête là pour { $who }
}, sans piocher.
event-skipped = { $who ->
    [you] Tu ne demandes rien.
   *[other] { $who } ne demande rien.
}
event-drawn = { $who ->
    [you] Tu pioches un chat
   *[other] { $who } pioche un chat
} ; { $count ->
    [0] la pioche est maintenant vide.
    [one] il en reste { $count }.
   *[other] il en reste { $count }.
}
event-drawn-cat = C’est { $cat } ; toi seul le vois.
event-asks-only = Dernière manche : { $who ->
    [you] tu peux encore interroger, rien d’autre.
   *[other] { $who } peut encore interroger, rien d’autre.
}
event-no-cat = { $who ->
    [you] Tu n’as plus de chat : tu passes directement à ta question.
   *[other] { $who } n’a plus de chat et passe directement à la question.
}
event-new-round = Tout le monde a joué : nouvelle manche, { $who ->
    [you] c’est toi qui commences.
   *[other] { $who } commence.
}
event-next-turn = { $who ->
    [you] C’est ton tour.
   *[other] À { $who } de jouer.
}
event-round-over = La manche est terminée : la partie est finie.
event-cats-gone = Plus personne n’a de chat : la partie est finie.
event-masks-gone = Les masques manquent à quelqu’un : la partie s’arrête aussitôt.
event-points = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} : { $won } en masques reçus, { $masked } en attributs encore masqués.
event-winner = { $count ->
    [one] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $points }.
   *[other] Victoire partagée avec { $points } : { $players }.
}
