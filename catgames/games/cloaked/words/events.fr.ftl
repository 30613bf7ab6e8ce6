# Le Club des moustaches : ce qui arrive, au moment où cela arrive.

event-cat-played = { $who ->
    [you] Tu joues { $cat }.
   *[other] { $who } joue { $cat }.
}
event-mask-placed = { $who ->
    [you] { $active ->
        [yes] Tu l’as joué, et tu poses quand même un masque dessus.
       *[no] Tu poses un masque dessus.
    }
   *[other] { $active ->
        [yes] { $who } l’a joué, et pose quand même un masque dessus.
       *[no] { $who } pose un masque dessus.
    }
}
event-matched = Tu as un attribut en commun avec lui : { $shared }. Un seul suffit.
event-one-mask = Tu as { $count } attributs en commun avec lui, { $shared }, et tu ne poses qu’un masque.
event-open-counts = Déjà visible, mais cela compte encore : { $shared }.
event-no-mask = { $count ->
    [one] { $who ->
        [you] Tu n’as aucun attribut en commun avec lui : pas de masque.
       *[other] { $who } n’a aucun attribut en commun avec lui : pas de masque.
    }
   *[other] Rien en commun avec lui pour { $players } : pas de masque.
}
event-mask-missing = { $who ->
    [you] Tu dois un masque, et tu n’en as plus.
   *[other] { $who } doit un masque, et n’en a plus.
}
event-asked = { $target ->
    [you] { $who } te demande « { $attribute } ».
   *[other] { $who ->
        [you] Tu demandes
       *[other] { $who } demande
    } « { $attribute } » à { $target }.
}
event-answer-yes = { $target ->
    [you] Tu dis la vérité : oui.
   *[other] { $target } dit la vérité : oui.
}
event-answer-no = { $target ->
    [you] Tu dis la vérité : non.
   *[other] { $target } dit la vérité : non.
}
event-right = La carte devient visible pour tous ; { $target ->
    [you] { $left ->
        [0] tu n’as plus d’attribut caché.
        [one] tu caches encore un attribut.
       *[other] tu caches encore { $left } attributs.
    }
   *[other] { $left ->
        [0] { $target } n’a plus d’attribut caché.
        [one] { $target } cache encore un attribut.
       *[other] { $target } cache encore { $left } attributs.
    }
}
event-wrong = C’est raté : { $who ->
    [you] cela te coûte un masque.
   *[other] cela coûte un masque à { $who }.
}
event-own-asked = C’est toi qui as « { $attribute } », et chaque attribut n’existe qu’une fois : { $target } ne peut donc pas l’avoir.
event-received = { $who ->
    [you] Tu reçois un masque de { $giver } et tu le gardes à part
   *[other] { $giver ->
        [you] { $who } reçoit un de tes masques et le garde à part
       *[other] { $who } reçoit un masque de { $giver } et le garde à part
    }
} : { $count } en tout.
event-all-unmasked = { all-face-up } : cette manche est la dernière.
event-pile-empty = La pioche est vide : on ne pioche rien.
event-stops-here = { $who ->
    [you] Ton tour s’arrête là : tu ne pioches pas.
   *[other] Le tour de { $who } s’arrête là, sans pioche.
}
event-skipped = { $who ->
    [you] Tu ne demandes rien.
   *[other] { $who } ne demande rien.
}
event-drawn = { $who ->
    [you] Tu pioches un chat
   *[other] { $who } pioche un chat
} ; { $count ->
    [0] la pioche est maintenant vide.
   *[other] il en reste { $count }.
}
event-drawn-cat = C’est { $cat } ; personne d’autre ne le voit.
event-asks-only = Dernière manche : { $who ->
    [you] tu peux encore poser une question, rien d’autre.
   *[other] { $who } peut encore poser une question, rien d’autre.
}
event-no-cat = { $who ->
    [you] Tu n’as plus de chat : tu vas droit à la question.
   *[other] { $who } n’a plus de chat et va droit à la question.
}
event-new-round = Tout le monde a joué : une nouvelle manche commence, { $who ->
    [you] et c’est ton tour.
   *[other] et c’est le tour de { $who }.
}
event-next-turn = { $who ->
    [you] C’est ton tour.
   *[other] C’est le tour de { $who }.
}
event-round-over = La dernière manche est terminée : la partie est finie.
event-cats-gone = Plus personne n’a de chat en main : la partie est finie.
event-masks-gone = La partie s’arrête aussitôt : { empty-supply }
event-points = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $count ->
    [one] { $count } point
   *[other] { $count } points
} : { $won ->
    [0] aucun masque reçu
    [one] { $won } masque reçu
   *[other] { $won } masques reçus
} et { $masked ->
    [0] aucun attribut caché
    [one] { $masked } attribut caché
   *[other] { $masked } attributs cachés
}.
event-winner = { $count ->
    [one] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Victoire partagée avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $players }.
}{ $tied ->
    [yes] { " " }À égalité, ce sont les attributs encore cachés qui décident.
   *[no] { "" }
}
