# Cat Burglars : le nom de chaque règle, la règle avec nos mots, et ce qu’elle dit d’un plateau.

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

rule-setup-deck = Toutes les cartes forment une seule pioche
    .law = Les 110 cartes, chats et miroirs, sont mélangées ensemble : c’est la pioche, face cachée.
rule-setup-hands = Chacun reçoit six cartes
    .law = Chacun reçoit six cartes.
rule-setup-market = Le marché compte six cartes
    .law = Six cartes sont posées face visible à côté de la pioche : c’est le marché.
rule-setup-starter = On choisit ensemble qui commence
    .law = Choisissez ensemble qui commence ; ensuite, on joue dans le sens horaire.
rule-hand-secret = Ta main est secrète
    .law = Personne d’autre que toi ne voit ta main.

rule-turn-one-action = On fait une seule action, à son tour
    .law = On joue dans le sens horaire. À ton tour, tu dois faire une des cinq actions, et une seule.
    .broken-their-trap = { $who } a maintenant un piège déclenché à placer.
    .broken-their-second = { $who } recrute et doit encore prendre une carte.
    .broken-their-turn = C’est le tour de { $who }.
    .broken-trap-first = Ton piège est déclenché : place-le d’abord.
    .broken-no-trap = Aucun piège n’est déclenché : il n’y a rien à placer.
    .broken-second-first = Tu as commencé à recruter : prends d’abord ta deuxième carte.
    .broken-can-act = Tu peux faire quelque chose : tu n’as pas le droit de passer.
    .held = { $due ->
        [second] Il te reste une deuxième carte à prendre.
        [trap] C’est à toi de placer ton piège.
        [pass] C’est ton tour, et tu ne peux rien faire d’autre.
       *[action] C’est ton tour, et c’est ta seule action.
    }

rule-hand-no-limit = La main n’a pas de limite
    .law = Tu peux avoir autant de cartes en main que tu veux.
rule-recruit-two = On recrute au marché ou dans la pioche
    .law = Recruter, c’est prendre deux cartes, l’une après l’autre ; chacune est la première de la pioche ou une carte visible du marché.
    .broken-no-gap = Aucune place du marché n’est vide.
    .broken-not-there = Il n’y a pas { $card-none } au marché.
    .held = { $source ->
        [deck] Il reste de quoi piocher.
        [gap] Il y a une place vide au marché.
       *[market] Il y a { $card } au marché.
    }
rule-recruit-any-card = On recrute des chats et des miroirs
    .law = On recrute des chats comme des miroirs.
rule-recruit-refill-late = Le marché se complète à la fin du tour
    .law = Une place vide du marché n’est remplie qu’à la fin du tour, jamais entre tes deux cartes.
    .broken = Cette place est vide. Le marché se complète à la fin du tour, pas avant.
    .held = Une place vide le reste jusqu’à la fin du tour ; cette carte est à une autre place.
rule-deck-reshuffle = La défausse devient la nouvelle pioche
    .law = Quand la pioche est vide, on mélange la défausse pour en faire une nouvelle.

rule-form-one-cat = On joue une carte de sa main, devant soi
    .law = Former, c’est jouer un chat de ta main face visible : pour commencer une bande ou pour agrandir une des tiennes.
    .broken-not-held = Tu n’as pas { $card-none } en main.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = C’est chez { $owner } ; tes chats se jouent devant toi.
    .held = Tu as { $card } en main, et la bande est à toi.
rule-form-new-crew = On peut toujours commencer une bande
    .law = Tu peux toujours commencer une bande de plus, autant que tu veux.
    .held = { $count ->
        [0] C’est ta première bande ; tu peux toujours en commencer une.
        [one] Tu as une bande, et tu peux toujours en commencer une autre.
       *[other] Tu as { $count } bandes, et tu peux toujours en commencer une autre.
    }
rule-form-same-size = Une bande ne grandit que si une autre est de même taille
    .law = Une bande ne grandit que si une autre de tes bandes montre exactement autant de chats.
    .broken = Cette bande montre { $size ->
        [one] { $size } chat
       *[other] { $size } chats
    } ; { $others ->
        [0] tu n’as pas d’autre bande.
        [one] ton autre bande en montre { $sizes }.
       *[other] tes autres bandes en montrent { $sizes }{ $different ->
            [one] {" "}chacune.
           *[other] .
        }
    }
    .held = Cette bande montre { $size ->
        [one] { $size } chat
       *[other] { $size } chats
    }, et { $twin } aussi.
rule-form-no-mirror = Un miroir ne rejoint jamais une bande
    .law = Seuls les chats rejoignent une bande ; un miroir, jamais.
    .broken = Un miroir n’est pas un chat : il ne sert qu’à payer une infiltration.
    .held = C’est { $card }, et les chats rejoignent les bandes.
rule-form-same-colour = Une bande peut répéter une couleur
    .law = Une bande peut compter plusieurs chats d’une même couleur.
    .held = Cette couleur y est déjà { $count ->
        [one] une fois
        [2] deux fois
       *[other] { $count } fois
    } ; une bande peut la répéter.
rule-form-over-hidden = Une bande qui cache une carte peut grandir
    .law = Une bande peut grandir même si elle cache une carte.
    .held = Une carte est cachée sous { $spot } ; cela n’empêche pas la bande de grandir.

rule-activate-own-crew = On active une de ses bandes, avec une carte de sa main
    .law = Activer, c’est glisser un chat de ta main, face cachée, sous une de tes bandes.
    .broken-not-held = Tu n’as pas { $card-none } en main.
    .broken-new = On glisse une carte sous une bande déjà en jeu. Une nouvelle bande commence face visible.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = Cette bande est à { $owner } ; tu n’actives que les tiennes.
    .held = Tu as { $card } en main, et la bande est à toi.
rule-activate-one-hidden = Une bande cache une carte au plus
    .law = Sous une bande, il y a au plus une carte face cachée.
    .broken = Il y a déjà une carte cachée sous { $spot }.
    .held = Il n’y a encore rien sous { $spot }.
rule-activate-no-mirror = On ne cache jamais un miroir
    .law = On cache un chat de n’importe quelle couleur, jamais un miroir.
    .broken = Un miroir n’est pas un chat : il ne sert qu’à payer une infiltration.
    .held = C’est { $card } : toutes les couleurs conviennent.
rule-activate-secret = On ne regarde que ses propres cartes cachées
    .law = Une carte cachée reste secrète ; seul son propriétaire peut la regarder, quand il veut.
rule-activate-not-counted = Une carte cachée ne compte pas dans sa bande
    .law = La carte cachée ne compte pas dans la taille de la bande.
rule-hidden-yarn = Un chat de sa couleur en fait une pelote
    .law = Une carte cachée est une pelote d’or si un chat visible de sa bande a sa couleur.
rule-hidden-trap = Sans chat de sa couleur, c’est un piège
    .law = Une carte cachée est un piège si aucun chat visible de sa bande n’a sa couleur.
rule-hidden-live = Un piège peut devenir une pelote
    .law = Dès qu’un chat de sa couleur rejoint la bande, un piège devient une pelote.

rule-secure-own-yarns = On ne sécurise que sous ses propres bandes
    .law = Sécuriser, c’est révéler une ou plusieurs pelotes sous tes propres bandes, autant que tu veux, et les marquer.
    .broken-nothing = { $count ->
        [0] Tes bandes ne cachent aucune carte : il n’y a rien à sécuriser.
       *[other] Tu n’as rien choisi ; on sécurise au moins une pelote.
    }
    .broken-new = Une bande qui n’existe pas encore ne cache rien.
    .broken-twice = Tu as nommé { $count ->
        [2] deux
       *[other] { $count }
    } fois la même bande : { $spot }.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = Cette bande est à { $owner } ; tu ne sécurises que les tiennes.
    .broken-bare = Il n’y a rien sous { $spot }.
    .held = Tu as choisi { $count ->
        [one] une carte
       *[other] { $count } cartes
    } sous tes propres bandes.
rule-secure-no-trap = On ne sécurise jamais un piège
    .law = En sécurisant, tu ne révèles jamais un de tes pièges.
    .broken-unknown = On ne connaît pas ici la carte sous { $spot } : c’est peut-être un piège.
    .broken-trap = Sous { $spot }, il y a { $card }, et aucun chat de la bande n’a sa couleur : c’est un piège.
    .held = { $count ->
        [one] C’est une pelote : un chat de { $spot } a sa couleur.
        [2] Ces deux cartes sont des pelotes : chacune a la couleur d’un chat de sa bande.
       *[other] Ces { $count } cartes sont des pelotes : chacune a la couleur d’un chat de sa bande.
    }
rule-secure-face = Une pelote marquée se pose côté pelote
    .law = Une carte révélée est vue de tous ; une fois marquée, elle est posée côté pelote et sa couleur ne se voit plus (Temple de la renommée : côté chat).

rule-infiltrate-target = On infiltre la bande d’un autre
    .law = Infiltrer vise la bande d’un autre joueur et la carte qu’elle cache.
    .broken-no-such-crew = { no-such-crew }
    .broken-own = C’est chez toi.
    .broken-new = Une bande qui n’existe pas encore ne cache rien.
    .held = La bande est à { $owner }.
rule-infiltrate-price = On paie carte pour carte
    .law = Le prix se défausse de la main : autant de cartes que la bande montre de chats, et exactement de leurs couleurs.
    .broken-not-held = Ton prix compte { $named } ; { $held ->
        [0] tu n’en as pas.
        [one] tu n’en as qu’un.
       *[other] tu n’en as que { $held }.
    }
    .broken-wrong-colour = Aucun chat de cette bande n’est { $card-colour } : elle montre { $cats }.
    .broken-one-colour-too-often = Tu paies { $paid } ; la bande n’en montre { $shown ->
        [one] qu’un.
       *[other] que { $shown }.
    }
    .broken-too-little = { $paid ->
        [0] Rien n’est encore payé.
        [one] Tu paies { $paid } carte pour { $size } chats.
       *[other] Tu paies { $paid } cartes pour { $size } chats.
    } { $reach ->
        [held] Ajoute { $missing }, et le compte y est.
        [market] Il manque une carte à ta main ; le marché peut payer celle-là.
       *[lacking] Ta main ne suffit pas pour le reste : { $missing }.
    }
    .broken-too-much = Tu paies { $paid } cartes pour { $size ->
        [one] { $size } chat
       *[other] { $size } chats
    }. Enlève { $count ->
        [one] un miroir
       *[other] { $count } miroirs
    }, et le compte y est.
    .held = { $size ->
        [one] Une carte
       *[other] { $size } cartes
    } pour { $cats } : le compte y est.
rule-infiltrate-mirror = Un miroir remplace une couleur au choix
    .law = Pour infiltrer, un miroir remplace une carte de n’importe quelle couleur.
    .held = { $count ->
        [one] Le miroir remplace
       *[other] Les miroirs remplacent
    } { $cats }.
rule-infiltrate-reveal = La carte est révélée à tous
    .law = La carte cachée sous la bande est révélée à tous.
rule-infiltrate-yarn = Celui qui infiltre marque la pelote
    .law = Si c’est une pelote, celui qui infiltre la marque.
rule-infiltrate-trap = Un piège rejoint les bandes de son propriétaire
    .law = Si c’est un piège, son propriétaire le pose aussitôt face visible parmi ses bandes, selon les règles pour former une bande.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = C’est chez { $owner } ; ton piège se pose devant toi.
    .held = Le piège est à toi, et la bande aussi.
rule-infiltrate-paid = Payé, c’est payé
    .law = Le prix est perdu, que ce soit une pelote ou un piège.

rule-two-market = À deux, une carte du marché peut aider
    .law = À deux, une carte du prix au plus peut venir du marché au lieu de ta main ; le marché est complété ensuite.
    .broken-players = Vous êtes { $players } ; le marché n’aide que dans une partie à deux.
    .broken-several = Tu as choisi { $count } cartes du marché ; une seule peut aider.
    .broken-not-there = Il n’y a pas { $card-none } au marché.
    .held = Vous êtes deux, et tu as choisi une seule carte du marché : { $card }.

rule-end-eight = Huit pelotes mettent fin à la partie
    .law = La partie s’arrête dès que quelqu’un a marqué huit pelotes ou plus : il gagne.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $count } pelotes : la partie est finie.
    .held = { $count ->
        [0] Personne n’a encore marqué de pelote.
       *[other] Personne n’a encore huit pelotes ; le plus haut total est { $count }.
    }
rule-fame-six-colours = Six couleurs mettent fin à la partie
    .law = Temple de la renommée : les pelotes marquées se posent côté chat, et la partie s’arrête aussi dès que celles de quelqu’un montrent six couleurs. Il gagne, même avec moins de pelotes.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } des pelotes de { $count } couleurs : la partie est finie.
    .held = { $count ->
        [0] Personne n’a encore de couleur.
       *[other] Personne n’a encore six couleurs ; le plus haut total est { $count }.
    }

rule-ruling-pick-order = On voit la première carte avant de choisir la deuxième
    .law = Le livret ne dit pas si l’on choisit les deux cartes ensemble. Ici, tu vois la première avant de choisir la deuxième.
rule-ruling-reshuffle-when = Une pioche vide se renouvelle quand il le faut
    .law = Le livret laisse le moment ouvert : ici, une pioche vide est renouvelée quand on a besoin de sa prochaine carte.
rule-ruling-nothing-left = Rien ne vient d’une pile vide
    .law = Le livret ne dit pas ce qui arrive quand les cartes manquent. Ici, le marché reste incomplet, on recrute ce qu’il y a, et ne passe que celui qui ne peut rien faire ; si tous passent à la suite, personne n’a gagné.
    .broken-over = Tout le monde a passé : la partie est finie et personne n’a gagné.
    .broken-no-card = La pioche et la défausse sont vides : il n’y a rien à piocher.
    .broken-no-refill = Cette place est vide, et il ne reste rien pour la remplir.
    .held = { $why ->
        [pass] Tu ne peux rien faire d’autre, donc tu passes.
       *[card] Il y a des cartes à piocher : { $deck } dans la pioche, { $discard } dans la défausse.
    }
rule-ruling-two-refill = Le marché se complète après le piège
    .law = Le livret laisse le moment ouvert : ici, le marché qui a payé est complété à la fin du tour, une fois le piège placé.
rule-ruling-two-alone = Une carte du marché peut suffire à payer
    .law = Le livret ne l’exclut pas : pour une bande d’un seul chat, une carte du marché peut suffire.
    .held = Le marché paie tout le prix : { $cards }. Rien ne vient de ta main.
rule-ruling-empty-crew-target = On n’infiltre pas une bande qui ne cache rien
    .law = Le livret ne le dit pas, mais on n’infiltre pas une bande sans carte cachée : il n’y a rien à révéler.
    .broken = Il n’y a rien sous { $spot } : rien à révéler.
    .held = Une carte est cachée sous { $spot }.
rule-ruling-market-mirror = Un miroir du marché paie, sauf règle maison contraire
    .law = Le livret ne le dit pas. Ici, un miroir du marché peut aider à payer, sauf si vos règles maison l’interdisent.
    .broken = Selon vos règles maison, un miroir du marché ne peut pas payer.
    .held = Un miroir du marché peut payer, pour une couleur au choix.
rule-ruling-mirror-by-choice = Un miroir peut remplacer une couleur que tu as
    .law = Le livret ne l’interdit pas : un miroir peut payer même si tu as la couleur en main.
    .held = Tu gardes { $card } et tu paies avec un miroir : c’est ton choix.
rule-ruling-crew-stays = La bande reste
    .law = Le livret ne la retire pas : une bande reste en place une fois sa carte partie, et peut être activée de nouveau.
rule-ruling-trap-target = Un piège peut rejoindre la bande qui le cachait
    .law = Le livret ne l’exclut pas : le piège peut rejoindre la bande sous laquelle il était, si une autre est de même taille.
    .held = Le piège rejoint la bande qui le cachait : { $spot }.
