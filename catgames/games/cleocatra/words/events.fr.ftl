# Cleocatra : ce qui arrive, au fur et à mesure.

# Quand un sauveteur est allé sur une tuile
supply-left = { $who ->
    [you] { $count ->
        [0] il ne te reste aucun sauveteur
        [one] il te reste { $count } sauveteur
       *[other] il te reste { $count } sauveteurs
    }
   *[other] { $count ->
        [0] il ne lui reste aucun sauveteur
        [one] il lui reste { $count } sauveteur
       *[other] il lui reste { $count } sauveteurs
    }
} en réserve.

event-drawn = { $who ->
    [you] Tu pioches une tuile ;
   *[other] { $who } pioche une tuile ;
} { $count ->
    [0] la pioche est vide.
   *[other] il en reste { $count } dans la pioche.
}
event-seen = Tu la regardes : elle est { $tile-feminine }.
event-laid = { $who ->
    [you] Tu la poses face visible :
   *[other] { $who } la pose face visible :
} elle est { $tile-feminine }.
event-first-rescuer = { $who ->
    [you] Tu y places un sauveteur ;
   *[other] { $who } y place un sauveteur ;
} { supply-left }
event-ready = Chacun a posé une tuile et y a placé un sauveteur. { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
event-searched = { $who ->
    [you] Tu déplaces { $tile } vers un autre emplacement.
   *[other] { $who } déplace { $tile } vers un autre emplacement.
}
event-ridden = { $who ->
    [you] Tu déplaces { $tile }, celle de Mafdat ;
   *[other] { $who } déplace { $tile }, celle de Mafdat ;
} tout ce qu’elle porte voyage avec elle.
event-gap = Un emplacement vide est maintenant enfermé ; rien ne l’interdit.
event-exchanged = { $who ->
    [you] Tu changes de place avec { $other }.
   *[other] { $who } change de place avec { $other ->
        [you] toi
       *[other] { $other }
    }.
}
event-scouted = { $who ->
    [you] Tu envoies un éclaireur sur { $tile } ;
   *[other] { $who } envoie un éclaireur sur { $tile } ;
} { supply-left }
event-teamed-up = { $who ->
    [you] Tu fais équipe sur { $tile } ;
   *[other] { $who } fait équipe sur { $tile } ;
} { supply-left }
event-settled = { $who ->
    [you] Sans action possible, tu places un sauveteur sur { $tile } ;
   *[other] Sans action possible, { $who } place un sauveteur sur { $tile } ;
} { supply-left }
event-herded = { $who ->
    [you] Ton sauveteur avance sur { $tile }.
   *[other] Le sauveteur de { $who } avance sur { $tile }.
}
event-passed = { $who ->
    [you] Tu ne peux rien faire et tu passes.
   *[other] { $who } ne peut rien faire et passe.
}
event-declined = { $who ->
    [you] Tu refuses l’action bonus.
   *[other] { $who } refuse l’action bonus.
}
event-alone = Aucune deuxième action ne peut suivre : { $tried }. { $who ->
    [you] Ton tour est fini.
   *[other] Le tour de { $who } est fini.
}
event-bonus-due = { $who ->
    [you] Voici ton action bonus : fais une action, ou refuse.
   *[other] Voici l’action bonus de { $who }.
}
event-frozen = Tous les sauveteurs sont sur des tuiles inspectées, aucun n’est en réserve : plus personne ne pourra marquer. La partie est finie.
event-round-over = La manche est finie, et le meilleur score est de { $count } : la partie est finie.
event-won = { $who ->
    [you] Tu gagnes avec { $count } points !
   *[other] { $who } gagne avec { $count } points !
}
event-shared = La victoire est partagée entre { $who }, avec { $count } points chacun.
event-rescues = { $who ->
    [you] Tu marques avec ton sauveteur sur { $tile }.
   *[other] { $who } marque avec son sauveteur sur { $tile }.
}
event-colour-point = La couleur de { $tile } : 1 point.
event-chosen = Choix entre des tuiles de même couleur : { $tiles }.
event-assistant-point = Un assistant sur { $tile } : 1 point.
event-cleocatra-point = Sauvetage sur une tuile Cleocatra : 1 point de plus.
event-better-choice = Un autre choix de tuiles aurait rapporté { $most } points au lieu de { $gained }.
event-total = { $count ->
    [one] { $count } point :
   *[other] { $count } points :
} { $who ->
    [you] tu en as maintenant { $total }.
   *[other] { $who } en a maintenant { $total }.
}
event-last-round = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $total } points : la partie finira avec cette manche.
event-inspector = Un inspecteur vient sur la tuile du sauveteur ; { $count ->
    [0] il n’en reste plus
   *[other] il en reste { $count }
} à côté du plateau.
event-post-due = { $kind ->
    [supply] { $who ->
        [you] Choisis maintenant où { $count ->
            [one] va l’inspecteur.
           *[other] vont { $count } inspecteurs.
        }
       *[other] { $who } choisit où { $count ->
            [one] va l’inspecteur.
           *[other] vont { $count } inspecteurs.
        }
    }
    [tiles] Aucun inspecteur n’attend à côté du plateau. { $who ->
        [you] Choisis maintenant { $count ->
            [one] un inspecteur sur une tuile, et où il va.
           *[other] { $count } inspecteurs sur des tuiles, et où ils vont.
        }
       *[other] { $who } choisit { $count ->
            [one] un inspecteur sur une tuile, et où il va.
           *[other] { $count } inspecteurs sur des tuiles, et où ils vont.
        }
    }
   *[here] Aucun inspecteur n’attend à côté du plateau. { $who ->
        [you] Choisis maintenant un inspecteur sur une autre tuile et amène-le sur { $tile }.
       *[other] { $who } choisit un inspecteur sur une autre tuile ; il vient sur { $tile }.
    }
}
event-posted = { $source ->
    [supply] Un inspecteur vient sur { $tile }.
   *[tile] { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } un inspecteur sur { $tile }.
}
event-stays = C’est une tuile Mut : { $who ->
    [you] ton sauveteur y reste.
   *[other] le sauveteur de { $who } y reste.
}
event-recalled = { $count ->
    [one] { $count } sauveteur rentre
   *[other] { $count } sauveteurs rentrent
} dans { $who ->
    [you] ta réserve.
   *[other] la réserve de { $who }.
}
event-turn-ends = Le sauvetage était la première action : { $who ->
    [you] ton tour est fini.
   *[other] le tour de { $who } est fini.
}
event-bonus-earned = { $who ->
    [you] Tu avais
   *[other] { $who } avait
} le moins de points ({ $count }) : une action bonus à la fin de ce tour.
event-bonus-tied = Plusieurs avaient le moins de points ({ $count }) : personne n’a d’action bonus.
