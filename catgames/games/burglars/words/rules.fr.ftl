# Cat Burglars : le nom de chaque règle, la règle dans nos mots, et ce qu’elle dit d’un plateau.

section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-action-1 = Action 1 : Recruter
    .short = Action 1
section-action-2 = Action 2 : Former une bande
    .short = Action 2
section-action-3 = Action 3 : Activer
    .short = Action 3
section-action-4 = Action 4 : Sécuriser
    .short = Action 4
section-action-5 = Action 5 : Infiltrer
    .short = Action 5
section-mirrors = Cartes Miroir
    .short = Cartes Miroir
section-end = Fin du jeu
    .short = Fin du jeu
section-fame = Temple de la renommée
    .short = Temple de la renommée
section-two = À deux joueurs
    .short = À deux joueurs

rule-setup-deck = Une seule pioche
    .law = Les 110 cartes, chats et miroirs ensemble, sont mélangées en une pioche face cachée.
rule-setup-hands = Six cartes chacun
    .law = Chacun reçoit six cartes.
rule-setup-market = Six au marché
    .law = Six cartes sont face visible à côté de la pioche : c’est le marché.
rule-setup-starter = Qui commence
    .law = La table choisit qui commence ; ensuite on joue dans le sens horaire.
rule-hand-secret = Les mains sont secrètes
    .law = Toi seul vois ta main.

rule-turn-one-action = Une action par tour
    .law = À ton tour, dans le sens horaire, tu dois faire exactement une des cinq actions.
    .broken = { $due ->
        [second] { $who ->
            [you] Tu as commencé à recruter : prends d’abord ta deuxième carte.
           *[other] { $who } recrute et doit encore prendre une carte.
        }
        [trap] { $who ->
            [you] Ton piège déclenché doit d’abord être placé.
           *[other] { $who } doit d’abord placer un piège déclenché.
        }
        [pass] Tu ne peux pas passer : tu peux encore agir, donc tu dois.
       *[action] { $who ->
            [you] C’est ton tour, mais aucun piège n’est à placer.
           *[other] C’est le tour de { $who }.
        }
    }
    .held = { $due ->
        [second] Ta deuxième carte est attendue.
        [trap] C’est à toi de placer ton piège.
       *[action] C’est ton tour, et c’est ton unique action.
    }
    .fix = Attends ton tour, finis ce qui est commencé, et fais une seule chose.

rule-hand-no-limit = Main sans limite
    .law = Tu peux tenir autant de cartes que tu veux.
rule-recruit-two = Deux recrues
    .law = Recruter, c’est prendre deux cartes, l’une après l’autre ; chacune est le dessus de la pioche ou une carte visible du marché.
    .broken = { $source ->
        [gap] Aucune place du marché n’est vide.
       *[market] Le marché ne montre pas { $card }.
    }
    .held = { $source ->
        [deck] Tu peux piocher sans voir.
        [gap] Il y a une place vide au marché.
       *[market] Le marché montre { $card }.
    }
    .fix = Prends une carte visible du marché, ou le dessus de la pioche.
rule-recruit-any-card = Chats et miroirs
    .law = On recrute des chats comme des miroirs.
rule-recruit-refill-late = On remplit à la fin
    .law = Une place vide du marché n’est remplie qu’à la fin du tour, jamais entre tes deux cartes.
    .broken = Cette place est vide. { $count ->
        [one] Elle sera remplie
       *[other] Les { $count } places vides seront remplies
    } à la fin de ton tour, pas avant.
    .held = { $count ->
        [one] Une place reste vide jusqu’à la fin de ton tour ; tu prends une autre carte.
       *[other] { $count } places restent vides jusqu’à la fin de ton tour ; tu prends une autre carte.
    }
    .fix = Prends une des cartes encore là, ou pioche.
rule-deck-reshuffle = Nouvelle pioche
    .law = Quand la pioche est vide, la défausse mélangée en forme une nouvelle.

rule-form-one-cat = Un chat de ta main
    .law = Former, c’est jouer un chat de ta main face visible : en nouvelle bande ou sur une de tes bandes.
    .broken = { $held ->
        [no] Tu n’as pas { $card } en main.
       *[yes] { $mine ->
            [no] Cette bande est à { $owner } ; tes chats ne rejoignent que tes bandes.
           *[yes] Tu n’as pas cette bande.
        }
    }
    .held = Tu as { $card } en main, pour { $spot }.
    .fix = Joue une carte de ta main, de ton côté de la table.
rule-form-new-crew = Une nouvelle bande, toujours
    .law = Tu peux toujours former une bande de plus, autant que tu veux.
    .held = On peut toujours former une nouvelle bande ; tu en as { $count } pour l’instant.
rule-form-same-size = Grandir par étapes
    .law = Une bande ne grandit que si une autre de tes bandes montre exactement autant de chats.
    .broken = Cette bande montre { $size ->
        [one] { $size } chat
       *[other] { $size } chats
    } ; { $others ->
        [0] tu n’as pas d’autre bande.
        [one] ton autre bande en montre { $sizes }.
       *[other] tes autres bandes en montrent { $sizes }.
    }
    .held = Cette bande montre { $size ->
        [one] { $size } chat
       *[other] { $size } chats
    }, et { $twin } aussi.
    .fix = Forme une nouvelle bande, ou agrandis une bande qui a son égale.
rule-form-no-mirror = Pas de miroir dans une bande
    .law = Un miroir ne rejoint jamais une bande.
    .broken = Tu as joué { $card } ; seuls les chats rejoignent une bande.
    .held = Tu as joué { $card }, et un chat peut rejoindre une bande.
    .fix = Joue plutôt un chat.
rule-form-same-colour = Même couleur bienvenue
    .law = Une bande peut compter plusieurs chats d’une même couleur.
    .held = La couleur y est déjà, { $count } fois ; une bande peut en compter plusieurs.
rule-form-over-hidden = Grandir sur une carte cachée
    .law = Une bande sous laquelle il y a une carte face cachée peut quand même grandir.
    .held = Une carte se trouve sous { $spot } ; cela ne l’empêche pas de grandir.

rule-activate-own-crew = Sous ta propre bande
    .law = Activer, c’est mettre un chat de ta main face cachée sous une de tes bandes.
    .broken = { $held ->
        [no] Tu n’as pas { $card } en main.
       *[yes] { $mine ->
            [no] Cette bande est à { $owner } ; tu n’actives que les tiennes.
           *[yes] Tu n’as pas cette bande.
        }
    }
    .held = Tu as { $card } en main, à mettre sous { $spot }.
    .fix = Choisis une carte de ta main et une de tes bandes.
rule-activate-one-hidden = Une carte cachée par bande
    .law = Une bande a au plus une carte face cachée.
    .broken = Il y a déjà une carte face cachée sous { $spot }.
    .held = Il n’y a encore rien sous { $spot }.
    .fix = Choisis une bande sans carte cachée.
rule-activate-no-mirror = Pas de miroir caché
    .law = On cache un chat de n’importe quelle couleur, jamais un miroir.
    .broken = Tu as choisi { $card } ; on ne cache que des chats.
    .held = Tu as choisi { $card } ; toute couleur de chat convient.
    .fix = Cache plutôt un chat.
rule-activate-secret = Face cachée, donc secrète
    .law = La carte cachée n’est pas montrée ; seul son propriétaire la regarde, quand il veut.
rule-activate-not-counted = Cachée ne compte pas
    .law = La carte cachée ne compte pas dans la taille de la bande.
rule-hidden-yarn = Une pelote d’or
    .law = La carte cachée est une pelote d’or si un chat visible de sa bande a sa couleur.
rule-hidden-trap = Un piège
    .law = Une carte cachée dont aucun chat visible de la bande n’a la couleur est un piège.
rule-hidden-live = Un piège peut devenir pelote
    .law = Dès qu’un chat de sa couleur rejoint la bande, un piège devient une pelote.

rule-secure-own-yarns = Tes pelotes, une ou plusieurs
    .law = Sécuriser, c’est révéler une ou plusieurs pelotes sous tes bandes, autant que tu veux, et les marquer.
    .broken = { $wrong ->
        [none] Tu n’as rien choisi ; il faut au moins une carte.
        [other] La carte de { $owner } n’est pas à toi.
       *[bare] Il n’y a rien sous { $spot }.
    }
    .held = Tu as choisi { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sous tes propres bandes.
    .fix = Choisis une ou plusieurs de tes cartes face cachée.
rule-secure-no-trap = Jamais ton propre piège
    .law = Sécuriser ne révèle jamais ton propre piège.
    .broken = Sous { $spot } se trouve { $card } ; ses chats visibles : { $cats }. C’est donc un piège.
    .held = { $count ->
        [one] C’est une pelote :
       *[other] Ce sont { $count } pelotes ; la première :
    } { $card } sous { $cats }.
    .fix = Laisse le piège en place, ou fais d’abord venir un chat de sa couleur.
rule-secure-face = Face pelote visible
    .law = Une carte révélée est vue de tous ; marquée, elle montre sa pelote et cache sa couleur (Temple de la renommée : face chat visible).

rule-infiltrate-target = La bande d’un autre
    .law = Infiltrer vise la bande d’un autre joueur et la carte face cachée qui s’y trouve.
    .broken = { $exists ->
        [no] Cette bande n’existe pas.
       *[yes] Cette bande est à toi.
    }
    .held = La bande est à { $owner }.
    .fix = Choisis la bande d’un autre joueur.
rule-infiltrate-price = Carte pour carte
    .law = Le prix se défausse de ta main : exactement autant de cartes que de chats visibles, exactement de leurs couleurs.
    .broken = { $wrong ->
        [absent] Tu n’as pas en main : { $absent }. La bande montre { $cats }.
        [surplus] La bande montre { $cats } ; tu as aussi payé { $surplus }, qui n’y correspond pas.
        [mirrors] { $paid } cartes pour { $size ->
            [one] { $size } chat
           *[other] { $size } chats
        } : c’est trop. La bande montre { $cats }.
       *[missing] Tu paies { $paid } pour { $size ->
            [one] { $size } chat
           *[other] { $size } chats
        } : il manque { $missing }.
    }
    .held = { $size ->
        [one] Une carte
       *[other] { $size } cartes
    } pour { $cats } : le compte y est.
    .fix = Paie une carte par chat visible, de sa couleur ou avec un miroir.
rule-infiltrate-mirror = Les miroirs sont des jokers
    .law = Pour infiltrer, un miroir paie n’importe quelle couleur, une seule.
    .held = { $count ->
        [one] Le miroir remplace
       *[other] Les miroirs remplacent
    } { $cats }.
rule-infiltrate-reveal = On révèle
    .law = La carte infiltrée est retournée à la vue de tous.
rule-infiltrate-yarn = La pelote est pillée
    .law = Si c’est une pelote, celui qui infiltre la marque.
rule-infiltrate-trap = Le propriétaire place le piège
    .law = Si c’est un piège, son propriétaire le met aussitôt face visible dans ses bandes, selon les règles pour former une bande.
    .broken = { $exists ->
        [no] Tu n’as pas cette bande.
       *[yes] Cette bande est à { $owner } ; le piège rejoint les tiennes.
    }
    .held = Le piège va à { $spot }.
    .fix = Place-le en nouvelle bande, ou sur une de tes bandes qui a son égale.
rule-infiltrate-paid = Payé, c’est payé
    .law = Le prix est perdu, que ce soit une pelote ou un piège.

rule-two-market = Une carte du marché aide
    .law = À deux, une carte du prix au plus peut venir du marché au lieu de ta main ; le marché est rempli ensuite.
    .broken = { $players ->
        [2] { $there ->
            [no] Le marché ne montre pas { $cards }.
           *[yes] Tu prends { $count } cartes au marché ; une au plus peut aider.
        }
       *[other] Vous êtes { $players } ; le marché n’aide que dans une partie à deux.
    }
    .held = À deux, le marché peut aider à payer : { $cards }.
    .fix = Paie de ta main ; à deux, une carte du marché peut aider.

rule-end-eight = Huit pelotes gagnent
    .law = La partie s’arrête dès que quelqu’un a marqué huit pelotes ou plus : il gagne.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $count } pelotes : la partie est finie.
    .held = Personne n’a encore huit pelotes ; le maximum est { $count }.
    .fix = Commence une nouvelle partie.
rule-fame-six-colours = Six couleurs gagnent
    .law = Temple de la renommée : la partie s’arrête aussi dès que les pelotes de quelqu’un montrent six couleurs. Il gagne, même avec moins de pelotes.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } des pelotes de { $count } couleurs : la partie est finie.
    .held = Personne n’a encore six couleurs ; le maximum est { $count }.
    .fix = Commence une nouvelle partie.

rule-ruling-pick-order = Une carte, puis l’autre
    .law = Le livret ne dit pas si l’on choisit les deux cartes ensemble. Ici, tu vois la première avant de choisir la deuxième.
rule-ruling-reshuffle-when = Mélanger au besoin
    .law = Le livret ne dit pas quand. Ici, une pioche vide est renouvelée au moment où l’on a besoin de sa prochaine carte.
rule-ruling-nothing-left = Plus rien
    .law = Le livret ne dit pas ce qui arrive quand les cartes manquent. Ici, le marché reste incomplet, on recrute ce qu’il y a, et seul passe qui ne peut rien faire ; si tous passent à la suite, personne n’a gagné.
    .broken = { $why ->
        [over] Tout le monde a passé : la partie est finie et personne n’a gagné.
       *[empty] Pioche et défausse sont vides : il n’y a rien à piocher.
    }
    .held = { $why ->
        [pass] Tu ne peux rien faire d’autre, donc tu passes.
       *[empty] Il y a une carte à piocher : { $deck } dans la pioche, { $discard } dans la défausse.
    }
    .fix = Fais quelque chose d’encore possible.
rule-ruling-two-refill = Remplir après le piège
    .law = Le livret dit « ensuite ». Ici, le marché qui a payé est rempli à la fin du tour, une fois le piège placé.
rule-ruling-two-alone = Le marché paie seul
    .law = Le livret ne l’exclut pas : pour une bande d’un seul chat, la carte du marché peut être tout le prix.
    .held = Tout le prix vient du marché : { $cards } ; rien ne vient de ta main.
rule-ruling-empty-crew-target = Rien dessous, rien à infiltrer
    .law = Le livret ne le dit pas, mais on n’infiltre pas une bande sans carte cachée : il n’y a rien à révéler.
    .broken = Il n’y a rien sous { $spot } : rien à révéler.
    .held = Une carte se trouve sous { $spot }.
    .fix = Choisis une bande avec une carte cachée.
rule-ruling-market-mirror = Un miroir du marché
    .law = Le livret ne le dit pas. Ici, un miroir du marché peut aider à payer, sauf si votre table l’interdit.
    .broken = À cette table, un miroir du marché ne peut pas payer.
    .held = À cette table, un miroir du marché peut payer, comme joker.
    .fix = Prends une autre carte du marché, ou paie de ta main.
rule-ruling-mirror-by-choice = Miroir au choix
    .law = Le livret ne l’interdit pas : un miroir peut payer même si tu as la couleur en main.
    .held = Tu gardes { $card } et paies avec un miroir ; c’est ton choix.
rule-ruling-crew-stays = La bande reste
    .law = Le livret ne la retire pas : une bande reste en place sans sa carte cachée, et peut être activée de nouveau.
rule-ruling-trap-target = Retour à la même bande
    .law = Le livret ne l’exclut pas : le piège peut rejoindre la bande sous laquelle il était, si elle a son égale.
    .held = Le piège rejoint la bande sous laquelle il était : { $spot }.
