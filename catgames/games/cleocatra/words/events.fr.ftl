# Cleocatra : ce qui arrive, au fur et à mesure.

event-drawn = { $who ->
    [you] Tu pioches une tuile ;
   *[other] { $who } pioche une tuile ;
} { $count ->
    [0] la pioche est vide.
    [one] il en reste { $count }.
   *[other] il en reste { $count }.
}
event-seen = Tu la regardes ; sa couleur : { $tile }.
event-laid = { $who ->
    [you] Tu la poses face visible ; sa couleur : { $tile }.
   *[other] { $who } la pose face visible ; sa couleur : { $tile }.
}
event-first-rescuer = { $who ->
    [you] Tu y mets un sauveteur ; il en reste { $count } dans ta réserve.
   *[other] { $who } y met un sauveteur ; il lui en reste { $count }.
}
event-ready = Chacun a une tuile et un sauveteur dessus. { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
event-searched = { $who ->
    [you] Tu déplaces { $tile }.
   *[other] { $who } déplace { $tile }.
}
event-ridden = { $who ->
    [you] Tu déplaces { $tile }, celle de Mafdat ;
   *[other] { $who } déplace { $tile }, celle de Mafdat ;
} tout ce qui est dessus voyage avec elle.
event-gap = Une place vide est enfermée ; rien ne l’interdit.
event-exchanged = { $who ->
    [you] Tu échanges ta place avec { $other }.
   *[other] { $who } échange sa place avec { $other ->
        [you] toi
       *[other] { $other }
    }.
}
event-scouted = { $who ->
    [you] Tu envoies un éclaireur sur { $tile } ;
   *[other] { $who } envoie un éclaireur sur { $tile } ;
} sauveteurs en réserve : { $count }.
event-teamed-up = { $who ->
    [you] Tu fais équipe sur { $tile } ;
   *[other] { $who } fait équipe sur { $tile } ;
} sauveteurs en réserve : { $count }.
event-settled = { $who ->
    [you] Bloqué, tu mets un sauveteur sur { $tile } ;
   *[other] Faute de mieux, { $who } met un sauveteur sur { $tile } ;
} sauveteurs en réserve : { $count }.
event-herded = { $who ->
    [you] Ton sauveteur va sur { $tile }.
   *[other] Le sauveteur de { $who } va sur { $tile }.
}
event-passed = { $who ->
    [you] Tu ne peux rien faire et tu passes.
   *[other] { $who } ne peut rien faire et passe.
}
event-declined = { $who ->
    [you] Tu refuses l’action bonus.
   *[other] { $who } refuse l’action bonus.
}
event-alone = Rien ne peut suivre : { $tried }. { $who ->
    [you] Ton tour est fini.
   *[other] Le tour de { $who } est fini.
}
event-bonus-due = { $who ->
    [you] Voici ton action bonus : fais une chose, ou refuse.
   *[other] Voici l’action bonus de { $who }.
}
event-frozen = Tous les sauveteurs sont sur des tuiles inspectées, aucun en réserve : plus personne ne peut marquer. La partie est finie.
event-round-over = La manche est finie et { $count } points sont atteints : la partie est terminée.
event-won = { $who ->
    [you] Tu gagnes avec { $count } points !
   *[other] { $who } gagne avec { $count } points !
}
event-shared = { $players } joueurs ont { $count } points : ils partagent la victoire.
event-rescues = { $who ->
    [you] Tu marques avec ton sauveteur sur { $tile }.
   *[other] { $who } marque avec son sauveteur sur { $tile }.
}
event-colour-point = Couleur { $count } : { $tile }, 1 point.
event-chosen = Choix entre tuiles de même couleur : { $tiles }.
event-assistant-point = Un assistant sur { $tile } : 1 point.
event-cleocatra-point = Marqué sur la tuile de Cleocatra : 1 point de plus.
event-better-choice = Un autre choix de tuiles aurait marqué { $most } au lieu de { $gained }.
event-total = { $count ->
    [one] { $count } point :
   *[other] { $count } points :
} { $who ->
    [you] tu en as maintenant { $total }.
   *[other] { $who } en a maintenant { $total }.
}
event-last-round = { $total } points : c’est la dernière manche.
event-inspector = Un inspecteur est mis sur la tuile du sauveteur ; à côté du plateau il en reste { $count }.
event-post-due = { $kind ->
    [supply] { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } où { $count ->
        [one] va { $count } inspecteur.
       *[other] vont { $count } inspecteurs.
    }
   *[tiles] Aucun n’attend à côté du plateau : { $who ->
        [you] tu prends
       *[other] { $who } prend
    } { $count ->
        [one] { $count } inspecteur sur une tuile.
       *[other] { $count } inspecteurs sur des tuiles.
    }
}
event-posted = { $source ->
    [supply] Un inspecteur vient sur { $tile }.
   *[tile] { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } un inspecteur sur { $tile }.
}
event-stays = Tuile de Mut : { $who ->
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
event-turn-ends = Sauvetage d’abord : { $who ->
    [you] ton tour est fini.
   *[other] le tour de { $who } est fini.
}
event-bonus-earned = { $who ->
    [you] Tu avais
   *[other] { $who } avait
} le moins de points, { $count } : une action bonus à la fin de ce tour.
event-bonus-tied = Plusieurs avaient le moins de points, { $count } : personne n’a l’action bonus.
