# Cleocatra : chaque règle par son nom, dans nos mots, et ce qu’elle dit d’un plateau.

section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-tile = Actions de tuile
    .short = Actions de tuile
section-rescuer = Actions de sauveteur
    .short = Actions de sauveteur
section-stuck = Rien ne suit, ou être bloqué
    .short = Être bloqué
section-scoring = Décompte
    .short = Décompte
section-inspectors = Inspecteurs et retour
    .short = Inspecteurs
section-end = Fin de la partie
    .short = Fin
section-herd = Avancé : le troupeau
    .short = Avancé
section-abilities = Avancé : les cinq chats
    .short = Avancé

rule-setup-two-players = Dix tuiles à deux
    .law = À deux joueurs, une tuile bleue, une orange et une verte restent dans la boîte.
rule-setup-pile = Une pioche face cachée
    .law = Toutes les tuiles, mélangées face cachée, forment une pioche.
rule-setup-pieces = Trois sauveteurs chacun
    .law = Chacun a trois sauveteurs et commence à 0 point ; les inspecteurs attendent à côté du plateau.
rule-setup-starter = Qui commence
    .law = Le dernier à avoir câliné un chat ou un autre animal commence ; puis on tourne dans le sens horaire.
rule-setup-first-tiles = Les premières tuiles
    .law = À tour de rôle, chacun pioche une tuile, la pose face visible, dès la deuxième contre les pyramides, et y met un sauveteur.
    .broken = { $due ->
        [setup] { $who ->
            [you] La mise en place n’est pas finie : tu pioches ta première tuile.
           *[other] La mise en place n’est pas finie : { $who } pioche sa première tuile.
        }
       *[lay] { $who ->
            [you] Ta première tuile doit être posée maintenant, contre les pyramides.
           *[other] { $who } doit poser sa première tuile maintenant, contre les pyramides.
        }
    }
    .held = C’est une première tuile de la mise en place, piochée et posée à son tour.
    .fix = Pioche une tuile, pose-la contre les pyramides ; un sauveteur y va.

rule-turn-two-actions = Deux actions, la tuile d’abord
    .law = Un tour, c’est deux actions : une de tuile puis une de sauveteur, ou deux de sauveteur. Jamais deux de tuile, jamais une de tuile en second.
    .broken = { $due ->
        [post] { $who ->
            [you] Tu dois d’abord placer un inspecteur.
           *[other] { $who } doit d’abord placer un inspecteur.
        }
        [lay] { $who ->
            [you] La tuile que tu tiens doit d’abord être posée.
           *[other] { $who } doit d’abord poser une tuile.
        }
        [no-tile] Aucune tuile n’a été piochée : il n’y a rien à poser.
        [no-inspector] Aucun inspecteur n’est à placer maintenant.
        [second] { $who ->
            [you] Ta deuxième action doit être une action de sauveteur ; c’est une action de tuile.
           *[other] C’est le tour de { $who }.
        }
       *[other] { $who ->
            [you] C’est à toi de décider.
           *[other] C’est le tour de { $who }.
        }
    }
    .held = { $due ->
        [post] C’est à toi de placer l’inspecteur.
        [lay] C’est à toi de poser la tuile piochée.
        [second] Une action de sauveteur peut venir en second.
        [bonus] C’est ton action bonus.
       *[other] C’est ton tour, et ceci peut en être la première action.
    }
    .fix = Attends ton tour, finis ce qui est commencé, et garde les actions de tuile pour la première action.

rule-tile-expedition = Expédition
    .law = Pioche une tuile, regarde-la, puis pose-la face visible contre une ou plusieurs tuiles.
    .broken = { $wrong ->
        [taken] Il y a déjà une tuile à cet endroit.
       *[apart] Aucune tuile ne touche cette place.
    }
    .held = La place est vide et touche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
    .fix = Choisis une place vide contre les pyramides.
rule-tile-search = Recherche
    .law = Déplace une tuile où il n’y a personne, ni sauveteur ni inspecteur, vers une autre place, contre une tuile autre qu’elle-même.
    .broken = { $wrong ->
        [absent] Il n’y a pas de tuile à déplacer là.
        [rescuer] Il y a { $count ->
            [one] un sauveteur
           *[other] { $count } sauveteurs
        } sur { $tile } ; on ne déplace qu’une tuile où il n’y a personne.
        [inspector] Un inspecteur est sur { $tile } ; on ne déplace qu’une tuile où il n’y a personne.
        [same] Elle retournerait d’où elle vient ; il faut une autre place.
        [taken] Une autre tuile est là.
       *[apart] Une fois { $tile } partie, plus rien ne touche cette place.
    }
    .held = Il n’y a personne qui retienne { $tile }, et la place touche une autre tuile.
    .fix = Prends une tuile où il n’y a personne et pose-la contre une autre.
rule-tile-search-connected = D’un seul tenant
    .law = On ne prend pas une tuile dont le départ couperait les pyramides.
    .broken = Sans { $tile }, les pyramides tomberaient en morceaux de { $sizes } tuiles.
    .held = Sans { $tile }, les pyramides restent d’un seul tenant.
    .fix = Prends une tuile du bord, qui ne retient rien.
rule-tile-search-surrounded = Pas enfermée
    .law = On ne prend pas une tuile entourée de tuiles sur tous ses côtés.
    .broken = Les { $count } côtés de { $tile } touchent d’autres tuiles : elle est enfermée.
    .held = Des trois côtés de { $tile }, { $count ->
        [0] aucun ne touche
        [one] { $count } touche
       *[other] { $count } touchent
    } une autre tuile.
    .fix = Prends une tuile qui a un côté libre.

rule-rescuer-scout = Éclaireur
    .law = Mets un sauveteur de ta réserve sur la tuile posée ou déplacée pendant ce tour.
    .broken = { $wrong ->
        [supply] Tu n’as plus de sauveteur en réserve.
        [nothing] Aucune tuile n’a été posée ou déplacée pendant ce tour.
       *[other] Pas { $tile } : l’éclaireur ne va que sur la tuile posée ou déplacée pendant ce tour.
    }
    .held = Tu as posé ou déplacé { $tile } pendant ce tour, et tu as { $count ->
        [one] { $count } sauveteur
       *[other] { $count } sauveteurs
    } en réserve.
    .fix = Pose ou déplace d’abord une tuile, puis envoie l’éclaireur sur celle-là.
rule-rescuer-team-up = Faire équipe
    .law = Mets un sauveteur de ta réserve sur une tuile adjacente à une tuile que tu occupes.
    .broken = { $wrong ->
        [supply] Tu n’as plus de sauveteur en réserve.
        [absent] Il n’y a pas de tuile.
       *[beside] Aucun de tes sauveteurs ({ $standing } sur les tuiles) n’est à côté de { $tile }.
    }
    .held = À côté de { $tile } se { $count ->
        [one] tient un sauveteur
       *[other] tiennent { $count } sauveteurs
    } à toi.
    .fix = Choisis une tuile qui touche par un côté une tuile que tu occupes.
rule-rescuer-rescue = Sauvetage
    .law = Marque avec un de tes sauveteurs.
    .broken = Tu n’as pas de sauveteur à cet endroit.
    .held = Ton sauveteur est sur { $tile }.
    .fix = Choisis une tuile où se tient un de tes sauveteurs.
rule-rescue-ends-turn = Sauvetage d’abord, tour fini
    .law = Si le sauvetage est ta première action, ton tour s’arrête avec lui.
rule-tile-capacity = Deux par tuile
    .law = Une tuile accueille au plus deux sauveteurs, de joueurs différents.
    .broken = { $wrong ->
        [own] Tu as déjà un sauveteur sur { $tile } ; les deux doivent être de joueurs différents.
       *[full] Il y a déjà { $count } sauveteurs sur { $tile } ; { $room } est le maximum.
    }
    .held = Sur { $tile } il y a { $count ->
        [0] zéro sauveteur
        [one] un sauveteur, pas à toi
       *[other] { $count } sauveteurs
    } : il reste de la place.
    .fix = Choisis une tuile avec moins de deux sauveteurs, et aucun à toi.

rule-turn-stuck = Être bloqué
    .law = Si tu ne peux faire aucune action au début de ton tour, mets un sauveteur sur n’importe quelle tuile où il y a de la place, puis fais une action de sauveteur.
    .broken = { $wrong ->
        [later] C’est seulement pour le début d’un tour.
        [able] Tu n’es pas bloqué : tu peux faire { $count ->
            [one] { $count } chose
           *[other] { $count } choses différentes
        }.
        [absent] Il n’y a pas de tuile.
       *[supply] Tu n’as plus de sauveteur en réserve.
    }
    .held = Tu ne peux rien faire d’autre : un sauveteur va sur n’importe quelle tuile où il y a de la place.
    .fix = Tant que tu peux agir, choisis une de tes actions.
rule-turn-second-possible = Une deuxième doit suivre
    .law = Une première action après laquelle aucune deuxième n’est possible ne peut pas être choisie ; choisis-en une autre.
    .broken = Rien ne pourrait suivre : { $tried }.
    .held = Quelque chose peut suivre : { $follows }.
    .fix = Choisis une première action après laquelle un sauveteur peut encore agir.

rule-score-no-inspector = Pas d’inspecteur sous les pieds
    .law = Le sauveteur qui marque ne doit pas être sur une tuile avec un inspecteur.
    .broken = Un inspecteur est sur { $tile } : ton sauveteur ne peut pas y marquer.
    .held = Il n’y a pas d’inspecteur sur { $tile }.
    .fix = Marque avec un sauveteur dont la tuile est sans inspecteur.
rule-score-colours = Un point par couleur
    .law = 1 point pour chaque couleur différente de la zone : la tuile du sauveteur et les tuiles adjacentes.
rule-score-choose = Chaque couleur une fois
    .law = Chaque couleur de la zone est marquée une fois ; si plusieurs tuiles l’ont, tu choisis laquelle.
    .broken = { $wrong ->
        [outside] Il y a parmi elles une tuile hors de la zone.
        [twice] Tu comptes plus d’une fois : { $colours } ; une couleur se marque une fois, sur une tuile.
       *[missing] Choisis quelle tuile tu marques pour : { $colours }.
    }
    .held = { $double ->
        [0] La zone montre { $count ->
            [one] { $count } couleur
           *[other] { $count } couleurs
        }, chacune sur une tuile.
       *[other] { $count ->
            [one] La couleur est marquée
           *[other] Les { $count } couleurs sont marquées
        } une fois ; pour celle qui est là deux fois tu as choisi la tuile.
    }
    .fix = Choisis une tuile pour chaque couleur présente plusieurs fois.
rule-score-assistants = Les assistants
    .law = 1 point pour chacun de tes autres sauveteurs sur une tuile marquée.
rule-score-inspector = L’inspecteur arrive
    .law = Un inspecteur est mis sur la tuile du sauveteur ; s’il n’en reste pas à côté du plateau, on en prend un sur n’importe quelle autre tuile.
    .broken = { $wrong ->
        [place] L’inspecteur va sur { $due }, où ton sauveteur a marqué.
       *[source] { $count ->
            [0] Prends un inspecteur qui est sur une autre tuile.
           *[other] Des inspecteurs attendent encore à côté du plateau.
        }
    }
    .held = Aucun n’attend à côté du plateau : il en vient un d’une autre tuile sur { $due }.
    .fix = Choisis n’importe quel inspecteur du plateau ; il va sur la tuile qui a marqué.
rule-score-recall = Le retour
    .law = Le sauveteur qui a marqué et les assistants qui ont marqué retournent dans ta réserve.

rule-end-trigger = La dernière manche
    .law = Dès que quelqu’un a 23 points ou plus, on finit la manche, pour que tous aient joué autant de tours ; puis la partie est finie.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $count } points et la manche est finie : la partie est terminée.
    .held = { $reached ->
        [yes] { $count } points sont atteints, mais la manche n’est pas finie.
       *[no] Personne n’a encore 23 points ; le maximum est { $count }.
    }
    .fix = Commence une nouvelle partie.
rule-end-winner = Le plus de points
    .law = Le plus de points gagne ; une égalité se partage.

rule-adv-herd = Troupeau
    .law = Avancé, action de sauveteur : déplace un de tes sauveteurs sur une tuile adjacente.
    .broken = { $wrong ->
        [basic] Le troupeau est du jeu avancé.
        [nobody] Tu n’as pas de sauveteur à déplacer là.
        [absent] Il n’y a pas de tuile où aller.
       *[far] Il devrait traverser une autre tuile ; { $tile } n’est pas adjacente.
    }
    .held = Ton sauveteur va sur { $tile }, qui est adjacente.
    .fix = Au jeu avancé, déplace un de tes sauveteurs d’une tuile.
rule-adv-cleocatra-point = Le point de Cleocatra
    .law = Avancé : un sauveteur qui marque sur une tuile Cleocatra (orange) gagne 1 point de plus.
rule-adv-cleocatra-bonus = L’action bonus de Cleocatra
    .law = Après ce décompte, celui qui avait le moins de points juste avant fait une action bonus à la fin du tour ; en cas d’égalité, personne.
rule-adv-mafdat = Mafdat les emmène
    .law = Avancé : une action de tuile peut déplacer une tuile Mafdat (verte) même avec des pièces dessus ; elles voyagent avec elle.
    .held = C’est une tuile Mafdat ; voyagent avec elle : { $rescuers ->
        [0] l’inspecteur
        [one] un sauveteur{ $inspector ->
            [yes] {" "}et l’inspecteur
           *[no] {""}
        }
       *[other] { $rescuers } sauveteurs{ $inspector ->
            [yes] {" "}et l’inspecteur
           *[no] {""}
        }
    }.
rule-adv-bastet = L’échange de Bastet
    .law = Avancé : avec un sauveteur sur une tuile Bastet (bleue), une action de tuile peut l’échanger avec le sauveteur d’un autre joueur sur une autre tuile.
    .broken = { $wrong ->
        [basic] L’échange est du jeu avancé.
        [absent] Tu n’as pas de sauveteur à échanger là.
        [colour] Ton sauveteur est sur { $tile } ; il doit être sur une bleue, celle de Bastet.
        [self] Les deux sont à toi ; l’autre doit être à un autre joueur.
        [same] Les deux sont sur la même tuile ; l’autre doit être ailleurs.
       *[nobody] { $other ->
            [you] Tu n’as
           *[other] { $other } n’a
        } pas de sauveteur à cet endroit.
    }
    .held = Ton sauveteur est sur la tuile de Bastet et change de place avec { $other ->
        [you] un autre
       *[other] celui de { $other }
    }.
    .fix = Depuis une tuile bleue, choisis le sauveteur d’un autre joueur sur une autre tuile.
rule-adv-mut = Avec Mut, on reste
    .law = Avancé : un sauveteur qui marque sur une tuile Mut (violette) y reste ; les assistants rentrent.
rule-adv-princess = Princesse en envoie deux
    .law = Avancé : marquer sur une tuile Princesse (jaune) met deux inspecteurs sur deux tuiles différentes, au lieu d’un sur la tuile qui marque.

rule-ruling-empty-pile = La pioche est vide
    .law = Le livret ne le dit pas. Ici, il n’y a plus d’expédition ; tout le reste continue.
    .broken = La pioche est vide : il n’y a plus de tuile à piocher.
    .held = La pioche a { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
    .fix = Déplace une tuile déjà posée, ou fais une action de sauveteur.
rule-ruling-enclosed-gap = Une place peut être enfermée
    .law = Le livret n’interdit que de couper les pyramides et de prendre une tuile enfermée ; on peut poser une tuile qui enferme une place vide.
    .held = Une place vide est enfermée ; c’est permis.
rule-ruling-inspected-place = À côté d’un inspecteur
    .law = Le livret ne l’interdit pas : un sauveteur peut être mis, ou déplacé, sur une tuile avec un inspecteur.
    .held = Un inspecteur est sur { $tile } ; un sauveteur peut y venir quand même.
rule-ruling-mafdat-limits = Les limites de Mafdat
    .law = Le livret ne le dit pas. Ici, Mafdat obéit aux limites d’une recherche ; une table peut la libérer, si les pyramides sont d’un seul tenant une fois qu’elle est posée.
    .broken = Une fois posée, elle laisserait les pyramides en morceaux de { $sizes } tuiles.
    .held = { $free ->
        [yes] À cette table Mafdat est libre, et les pyramides sont d’un seul tenant une fois qu’elle est posée.
       *[no] Mafdat obéit aux limites d’une recherche, et c’est le cas ici.
    }
    .fix = Pose-la là où elle relie les morceaux.
rule-ruling-bastet-capacity = Pas de paire par échange
    .law = Le livret ne le dit pas. Ici, un échange ne peut pas mettre deux sauveteurs d’un même joueur sur une tuile.
    .broken = { $who ->
        [you] Tu aurais
       *[other] { $who } aurait
    } deux sauveteurs sur { $tile }.
    .held = Personne n’a deux sauveteurs sur une tuile.
    .fix = Échange avec un sauveteur qui ne double personne.
rule-ruling-princess-where = Où Princesse les envoie
    .law = Le livret ne le dit pas. Ici, sur deux tuiles qui n’en avaient pas, pas celle qui marque, ou autant qu’il y en a ; d’abord ceux à côté du plateau, puis ceux que tu choisis.
    .broken = { $wrong ->
        [place] Pas là : la tuile ne devait pas avoir d’inspecteur, ni être celle qui a marqué.
       *[source] { $count ->
            [0] Prends-en un qui était déjà sur une tuile.
           *[other] { $count ->
                [one] Un inspecteur attend à côté du plateau et doit
               *[other] { $count } inspecteurs attendent à côté du plateau et doivent
            } servir d’abord.
        }
    }
    .held = Il n’y avait pas d’inspecteur sur { $tile }, et ce n’est pas la tuile qui a marqué.
    .fix = Choisis une tuile qui n’avait pas d’inspecteur ; sers-toi d’abord de ceux à côté du plateau.
rule-ruling-power-tile = Quelle capacité compte
    .law = Le livret ne le dit pas. Ici, seule sert la capacité de la tuile où se tient le sauveteur qui marque, quelle que soit la tuile marquée pour sa couleur ; jamais celle d’un assistant.
rule-ruling-bonus-action = Ce que peut être le bonus
    .law = Le livret ne le dit pas. Ici, une action de tuile, ou de sauveteur sauf l’éclaireur ; on peut refuser ; un sauvetage en bonus ne donne pas d’autre bonus ; il passe avant la fin de la manche.
    .broken = { $wrong ->
        [scout] L’action bonus ne peut pas être un éclaireur.
        [stuck] L’action bonus n’est pas un tour : être bloqué n’y change rien.
       *[tile] À cette table, le bonus est une action de sauveteur.
    }
    .held = Cela peut être une action bonus, ou son refus.
    .fix = Choisis une action qui peut être un bonus, ou passe.
rule-ruling-inspected-assistant = Les voisins inspectés comptent
    .law = Le livret n’écarte que le sauveteur qui marque : couleurs et assistants comptent sur des tuiles inspectées.
    .held = Un inspecteur est sur { $tiles } ; seule la tuile du sauveteur qui marque doit en être libre.
rule-ruling-no-second = Quand rien ne peut suivre
    .law = Le livret ne le dit pas. Ici, si aucune première action n’en laisse une deuxième, on en fait une seule ; de même si le sauveteur d’un joueur bloqué ne peut rien faire ; si rien n’est possible, on passe.
    .broken = Tu ne peux pas passer : { $count ->
        [one] une chose est possible
       *[other] { $count } choses sont possibles
    }.
    .held = { $kind ->
        [pass] Rien du tout n’est possible, donc tu passes.
       *[alone] Aucune première action n’en laisse une deuxième : celle-ci est faite seule.
    }
    .fix = Fais ce qui est possible.
rule-ruling-frozen = Tout est figé
    .law = Le livret ne le dit pas. À deux, tous les sauveteurs peuvent être sur des tuiles inspectées, aucun en réserve : plus personne ne peut rien placer ni marquer. La partie finit aussitôt ; le plus de points gagne.
    .broken = Tous les sauveteurs sont sur les { $count } tuiles inspectées : la partie est finie.
    .held = Quelqu’un peut encore placer ou marquer.
    .fix = Commence une nouvelle partie.
rule-ruling-own-colour = La couleur de ta propre tuile
    .law = Le livret ne le dit pas. Si une voisine a la couleur de la tuile du sauveteur, elle compte une fois ; tu choisis laquelle est marquée, donc une voisine avec un assistant si tu veux.
    .held = La couleur { $colour } est là aussi à côté de toi ; { $chosen ->
        [own] tu marques ta propre tuile.
       *[neighbour] tu marques la voisine.
    }
