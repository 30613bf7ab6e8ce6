# Le Club des moustaches : le nom de chaque règle, la règle dans nos mots, et ce qu’elle dit d’un plateau.

section-cats = Lire un chat
    .short = Les chats
section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-step-1 = Étape 1 : Jouer un chat
    .short = Étape 1
section-step-2 = Étape 2 : Les masques
    .short = Étape 2
section-step-3 = Étape 3 : Démasquer
    .short = Étape 3
section-step-4 = Étape 4 : Piocher
    .short = Étape 4
section-end = La fin
    .short = La fin
section-scoring = Le décompte
    .short = Le décompte
section-clues = Ce que disent les masques
    .short = Ce que disent les masques
section-deduction = Bien interroger
    .short = Bien interroger

rule-setup-invitations = Les invitations
    .law = Chacun a une invitation avec les 19 attributs et le nombre de chats qui les ont. Qui reçoit celle au sceau commence.
rule-setup-masks = Seize masques
    .law = Chacun prend les 16 masques d’une couleur : c’est sa réserve.
rule-setup-attributes = Trois attributs
    .law = Chacun reçoit trois des 19 cartes Attribut, à l’abri des regards : c’est son chat. Chaque attribut n’existe qu’une fois.
rule-setup-same-category = Deux du même genre
    .law = Tes trois cartes peuvent venir d’une même catégorie : deux couleurs, ou rayé et tacheté.
rule-setup-hands = Trois chats en main
    .law = Chacun reçoit trois cartes Chat ; le reste forme la pioche.
rule-setup-leftovers = Dans la boîte
    .law = Les cartes Attribut non distribuées vont dans la boîte sans être vues : personne ne les a.
rule-attributes-secret = Attributs secrets
    .law = Toi seul vois tes cartes Attribut, jusqu’à ce qu’on les démasque.
rule-hand-secret = Main secrète
    .law = Toi seul vois les cartes Chat de ta main.

rule-turn-order = Sens horaire
    .law = On joue dans le sens horaire à partir du premier joueur ; quand tout le monde a joué, une nouvelle manche commence.
    .broken = { $who ->
        [you] C’est ton tour.
       *[other] C’est à { $who } de jouer.
    }
    .held = { $who ->
        [you] C’est ton tour.
       *[other] C’est à { $who } de jouer.
    }
    .fix = Attends que le tour revienne à toi.
rule-turn-steps = Quatre étapes dans l’ordre
    .law = Un tour, c’est : jouer un chat, chacun pose ses masques, interroger si on veut, piocher un chat.
    .broken = { $due ->
        [play] Ton tour commence par un chat : tu en as { $cats }, joues-en d’abord un.
        [draw] Tu as joué et interrogé ; il ne te reste qu’à piocher un chat.
       *[ask] { $tried ->
            [play] Tu as déjà joué ton chat ce tour-ci ; interroge, ou pioche.
           *[pass] Tu peux encore piocher un chat, et c’est ainsi que ton tour finit.
        }
    }
    .held = { $due ->
        [play] Un chat d’abord, et tu en joues un.
        [draw] Après la question vient la pioche.
       *[ask] Le chat est joué, les masques sont posés ; tu peux interroger ou piocher.
    }
    .fix = Chat, masques, question, pioche : fais l’étape suivante.
rule-play-one-cat = Un chat de ta main
    .law = Tu poses une carte Chat de ta main face visible au milieu.
    .broken = { $where ->
        [stage] Ce chat est déjà sur scène ; joue un des { $count } de ta main.
       *[elsewhere] Tu n’as pas { $cat } ; joue un des { $count } de ta main.
    }
    .held = Tu as { $cat }.
    .fix = Touche un chat de ta main, puis la scène.

rule-masks-match = Un point commun, un masque
    .law = Chacun, même qui joue le chat, y pose un masque s’il partage au moins un attribut avec lui.
rule-masks-one = Un seul masque
    .law = Tu poses un seul masque sur un chat, peu importe le nombre d’attributs communs.
rule-masks-truth = Pas de triche
    .law = On ne peut ni retenir un masque dû, ni en poser un qui ne l’est pas.
rule-masks-unmasked-count = Les cartes visibles comptent
    .law = Un attribut déjà démasqué compte encore pour les masques.

rule-unmask-optional = Rien ne t’oblige
    .law = Interroger est facultatif : tu peux sauter l’étape et piocher.
    .held = Tu ne demandes rien, et tu en as le droit.
rule-unmask-one = Une seule question
    .law = Au plus une question par tour : un attribut, à une autre personne.
    .broken = { $why ->
        [self] Tu ne peux pas t’interroger toi-même ; demande à quelqu’un d’autre.
       *[again] Tu as déjà posé ta question ce tour-ci. Une seule par tour.
    }
    .held = Ta seule question : { $target ->
        [you] toi
       *[other] { $target }
    }, « { $attribute } ».
    .fix = Interroge quelqu’un d’autre, une fois.
rule-unmask-on-the-fan = Encore dans l’éventail
    .law = Tu demandes une carte encore dans l’éventail : une carte démasquée n’est plus une cible.
    .broken = « { $attribute } » est déjà visible devant { $target ->
        [you] toi
       *[other] { $target }
    }. { $count ->
        [0] Plus rien n’y est masqué.
        [one] { $count } carte y est encore masquée.
       *[other] { $count } cartes y sont encore masquées.
    }
    .held = « { $attribute } » n’y est pas visible ; { $count ->
        [one] { $count } carte est encore masquée.
       *[other] { $count } cartes sont encore masquées.
    }
    .fix = Demande quelque chose qui n’est pas visible.
rule-unmask-truth = Toujours la vérité
    .law = La personne interrogée doit dire la vérité.
rule-unmask-right = Bien deviné
    .law = Si tu devines juste, la carte est posée face visible ; tu reçois un masque de la réserve de cette personne.
rule-unmask-wrong = Mal deviné
    .law = Si tu te trompes, tu donnes à cette personne un masque de ta réserve.
rule-masks-received-apart = Masques reçus
    .law = Les masques reçus restent visibles, à part de la réserve. Ce sont des points ; on ne les pose jamais sur un chat.

rule-draw-one = Piocher un chat
    .law = Ton tour finit quand tu pioches une carte Chat.
rule-table-public = Tout reste visible
    .law = Les chats joués et les masques posés restent en vue jusqu’à la fin.

rule-end-trigger = Trois démasqués
    .law = Quand les trois attributs d’une même personne sont démasqués, la fin commence.
rule-end-finish-round = La dernière manche
    .law = On finit la manche, mais ceux qui n’ont pas joué peuvent seulement interroger ou passer : ni chat, ni masque, ni pioche.
    .broken = { $step ->
        [over] La dernière manche est terminée : la partie est finie.
       *[more] { $who ->
            [you] Tu es entièrement démasqué
           *[other] Tout est démasqué chez { $who }
        } : dans cette dernière manche, on ne fait qu’interroger ou passer.
    }
    .held = { $who ->
        [you] Tu es entièrement démasqué
       *[other] Tout est démasqué chez { $who }
    } ; dans la dernière manche il n’y a que la question, ou rien.
    .fix = Pose une dernière question, ou passe.
rule-end-score = Les points
    .law = Un point par masque reçu, un point par attribut encore masqué. Ta réserve ne compte pas.
rule-end-winner = Qui gagne
    .law = Le plus de points gagne. À égalité, le plus d’attributs encore masqués ; sinon, victoire partagée.
rule-end-no-masks = Plus de masques
    .law = Quand les masques manquent à quelqu’un, la partie s’arrête aussitôt et on compte.
    .broken = Les masques ont manqué à quelqu’un : la partie est finie.
    .held = Tout le monde a pu payer jusqu’ici ; la plus petite réserve est de { $count }.
    .fix = Regarde les points : on ne joue plus.

rule-ruling-ask-known = Demander ce qu’on sait
    .law = On ne demande ni ce qui est visible quelque part, ni à qui n’a plus rien de masqué. Son propre attribut, oui : c’est un bluff.
    .broken = { $why ->
        [none-left] { $target } n’a plus rien de masqué.
       *[open] « { $attribute } » est visible devant { $who ->
            [you] toi
           *[other] { $who }
        } ; chaque attribut n’existe qu’une fois.
    }
    .held = { $why ->
        [own] « { $attribute } » est à toi, donc la réponse sera non ; bluffer est permis.
       *[fine] « { $attribute } » n’est visible nulle part : on peut le demander.
    }
    .fix = Demande un attribut qui n’est visible nulle part.
rule-ruling-empty-pile = La pioche est vide
    .law = Pioche vide : on ne pioche rien. Sans chat en main, on saute les étapes 1 et 2 ; quand plus personne n’en a, la partie finit avec cette manche.
    .broken = { $step ->
        [over] Plus personne n’a de chat : la partie est finie.
       *[draw] La pioche est vide : il n’y a rien à piocher. Interroge, ou passe.
    }
    .held = La pioche est vide : ton tour finit sans piocher.
    .fix = Interroge, ou passe.
rule-ruling-out-of-masks = Manquer de masques
    .law = Un masque est dû et la réserve est vide : les autres posent encore les leurs, une bonne réponse montre encore la carte, personne ne reçoit le masque manquant. Une table peut convenir qu’une réserve vide suffit.
rule-ruling-ask-broke = Interroger sans masque
    .law = On peut interroger avec une réserve vide ; une erreur met alors fin à la partie.
    .held = Ta réserve est vide ; tu peux interroger, et si { $target } dit non, la partie finit ({ $rule }).
rule-ruling-trigger-asker = Le dernier démasqué
    .law = Qui démasque le troisième attribut de quelqu’un finit son tour là, sans piocher ; ceux qui suivent dans la manche peuvent encore interroger.
