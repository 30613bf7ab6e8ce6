# Le Club des moustaches : le nom de chaque règle, la règle avec nos mots, et ce qu’elle dit d’un plateau.

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
section-deduction = Poser les bonnes questions
    .short = Poser les bonnes questions

all-face-up = { $who ->
    [you] Tes trois attributs sont visibles
   *[other] Les trois attributs de { $who } sont visibles
}
empty-supply = { $count ->
    [one] { $who ->
        [you] ta réserve est vide.
       *[other] la réserve de { $who } est vide.
    }
   *[other] plusieurs réserves sont vides ({ $players }).
}

rule-setup-invitations = L’invitation au grand sceau désigne qui commence
    .law = Chacun a une invitation avec les 19 attributs et le nombre de chats qui les portent. Celui qui reçoit l’invitation au grand sceau commence.
rule-setup-masks = Chacun prend seize masques
    .law = Chacun prend les 16 masques d’une couleur : c’est sa réserve.
rule-setup-attributes = Trois attributs forment ton déguisement
    .law = Chacun reçoit trois des 19 cartes Attribut, à l’abri des regards : c’est son chat. Chaque attribut n’existe qu’une fois.
rule-setup-same-category = On peut avoir deux attributs du même genre
    .law = Plusieurs de tes attributs peuvent être du même genre : deux couleurs, ou rayé et tacheté.
rule-setup-hands = Chacun reçoit trois chats en main
    .law = Chacun reçoit trois cartes Chat ; le reste forme la pioche.
rule-setup-leftovers = Personne n’a les attributs restés dans la boîte
    .law = Les cartes Attribut non distribuées vont dans la boîte sans être vues : personne ne les a.
rule-attributes-secret = Tes attributs sont secrets
    .law = Personne d’autre que toi ne voit tes cartes Attribut, jusqu’à ce qu’on les démasque.
rule-hand-secret = Ta main est secrète
    .law = Personne d’autre que toi ne voit les cartes Chat de ta main.

rule-turn-order = On joue à son tour
    .law = On joue dans le sens horaire à partir du premier joueur ; quand tout le monde a joué, une nouvelle manche commence.
    .broken = C’est le tour de { $who }.
    .held = C’est ton tour.
rule-turn-steps = Un tour, c’est un chat, les masques, une question, la pioche
    .law = Un tour a quatre étapes, dans cet ordre : jouer un chat ; chacun y pose un masque s’il a un attribut en commun ; poser une question, si on veut ; piocher un chat.
    .broken-cat-first = Ton tour commence par un chat : joues-en d’abord un.
    .broken-draw-left = Tu as posé ta question : il ne te reste qu’à piocher un chat.
    .broken-no-cat = Tu n’as pas de chat à jouer. { $pile ->
        [0] Pose une question, ou passe.
       *[other] Pose une question, ou pioche.
    }
    .broken-second-cat = Tu as déjà joué un chat ce tour-ci. { $pile ->
        [0] Pose une question, ou passe.
       *[other] Pose une question, ou pioche.
    }
    .broken-can-draw = Il reste des chats dans la pioche : on finit son tour en piochant.
    .held = { $step ->
        [play] C’est le moment de jouer un chat.
        [ask] C’est le moment de poser une question.
       *[draw] C’est le moment de piocher.
    }
rule-play-one-cat = On joue un chat de sa main
    .law = Tu poses une carte Chat de ta main face visible au milieu.
    .broken-on-stage = Tu ne peux pas rejouer { $cat } : il est déjà sur scène.
    .broken-unseen = Rien ne montre que tu as en main { $cat } : { $count ->
        [one] un de tes chats est inconnu
       *[other] { $count } de tes chats sont inconnus
    } ici.
    .broken-not-held = Tu n’as pas en main { $cat }.
    .held = Tu as en main { $cat }.

rule-masks-match = Un attribut en commun, un masque
    .law = Chacun, même celui qui joue le chat, y pose un masque s’il a au moins un attribut en commun avec lui.
rule-masks-one = Un seul masque, même avec plusieurs attributs en commun
    .law = Tu poses un seul masque sur un chat, peu importe le nombre d’attributs en commun.
rule-masks-truth = Un masque ne ment jamais
    .law = On ne peut ni garder un masque dû, ni en poser un qui ne l’est pas.
rule-masks-unmasked-count = Un attribut visible compte encore pour les masques
    .law = Un attribut déjà visible compte encore pour les masques.

rule-unmask-optional = La question est facultative
    .law = La question est facultative : tu peux t’en passer et finir ton tour.
    .held = Tu ne demandes rien : la question est facultative.
rule-unmask-one = Une seule question par tour, à un autre joueur
    .law = On pose au plus une question par tour : on demande un attribut à un autre joueur.
    .broken-again = Tu as déjà posé ta question ce tour-ci.
    .broken-self = La question est pour un autre joueur, pas pour toi.
    .held = Ton unique question de ce tour est pour { $target }.
rule-unmask-on-the-fan = On ne demande que ce qui est encore caché
    .law = On demande une carte encore cachée dans l’éventail d’un joueur, pas une carte visible.
    .broken = L’attribut « { $attribute } » est déjà visible devant { $target }.
    .held = { $target } cache encore { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, et n’a pas « { $attribute } » parmi ses cartes visibles.
rule-unmask-truth = La réponse est toujours vraie
    .law = Le joueur à qui l’on demande un attribut doit dire la vérité.
rule-unmask-right = Deviner juste rapporte un masque
    .law = Si tu devines juste, la carte devient visible pour tous ; tu reçois un masque de la réserve de ce joueur.
rule-unmask-wrong = Se tromper coûte un masque
    .law = Si tu te trompes, tu donnes à ce joueur un masque de ta réserve.
rule-masks-received-apart = Un masque reçu est un point, il ne se pose pas
    .law = Les masques reçus restent visibles, à part de la réserve. Ce sont des points ; on ne les pose jamais sur un chat.

rule-draw-one = On finit son tour en piochant un chat
    .law = Ton tour finit quand tu pioches une carte Chat.
rule-table-public = Les chats et les masques restent en vue
    .law = Les chats joués et les masques posés restent en vue jusqu’à la fin.

rule-end-trigger = Trois attributs visibles annoncent la fin
    .law = Quand les trois attributs d’un joueur sont visibles, la manche en cours est la dernière.
rule-end-finish-round = La dernière manche est réservée aux questions
    .law = Quand les trois attributs d’un joueur sont visibles, on finit la manche. Ceux qui n’ont pas encore joué peuvent seulement poser une question ou passer : ni chat, ni masque, ni pioche.
    .broken-over = La dernière manche est terminée : la partie est finie.
    .broken-no-cat = { all-face-up } : on ne joue plus de chat. Pose une question, ou passe.
    .broken-no-draw = { all-face-up } : on ne pioche plus. Pose une question, ou passe.
    .held = { all-face-up } : tu peux encore poser une question, ou passer.
rule-end-score = Masques reçus et attributs cachés sont des points
    .law = Un point par masque reçu, un point par attribut encore caché. Ta réserve ne compte pas.
rule-end-winner = Celui qui a le plus de points gagne
    .law = Celui qui a le plus de points gagne. À égalité, celui qui a le plus d’attributs encore cachés ; si l’égalité demeure, la victoire est partagée.
rule-end-no-masks = La partie finit quand un masque manque
    .law = Quand un joueur manque de masques, la partie s’arrête aussitôt et on compte les points.
    .broken-on-a-cat = La partie est finie : { $count ->
        [one] { $who ->
            [you] tu devais un masque au dernier chat, et tu n’en avais plus.
           *[other] { $who } devait un masque au dernier chat, et n’en avait plus.
        }
       *[other] plusieurs devaient un masque au dernier chat et n’en avaient plus ({ $players }).
    }
    .broken-at-zero = Selon votre règle maison, la partie est finie : { empty-supply }
    .broken-unpaid = La partie est finie, car une question n’a pas pu être payée : { empty-supply }
    .held = Aucun masque n’a manqué jusqu’ici ; la plus petite réserve en compte { $count }.

rule-ruling-ask-known = On ne demande pas ce que tout le monde voit
    .law = Le livret ne le dit pas. Ici, on ne demande pas ce qui est visible devant quelqu’un, et on ne demande rien à un joueur qui n’a plus d’attribut caché. Son propre attribut, oui : c’est un bluff.
    .broken-none-left = { $target } n’a plus d’attribut caché : il n’y a rien à lui demander.
    .broken-open = L’attribut « { $attribute } » est visible devant { $who ->
        [you] toi
       *[other] { $who }
    }, et chaque attribut n’existe qu’une fois.
    .held = { $own ->
        [yes] L’attribut « { $attribute } » est à toi : { $target } dira non. Le bluff est permis.
       *[no] L’attribut « { $attribute } » n’est visible nulle part : tu peux le demander.
    }
rule-ruling-empty-pile = On ne pioche rien dans une pioche vide
    .law = Le livret ne le dit pas. Ici, on ne pioche rien dans une pioche vide ; un joueur sans chat va droit à la question ; quand plus personne n’a de chat, la partie finit avec cette manche.
    .broken-over = Plus personne n’a de chat en main : la partie est finie.
    .broken-no-draw = La pioche est vide : il n’y a rien à piocher. Pose une question, ou passe.
    .held = La pioche est vide : ton tour finit sans piocher.
rule-ruling-out-of-masks = On manque de masques quand il en faut un et qu’il n’en reste pas
    .law = Le livret ne dit pas ce que veut dire manquer de masques. Ici, c’est devoir un masque avec une réserve vide. Les autres posent encore les leurs, une carte devinée devient quand même visible, et personne ne reçoit le masque manquant. Une règle maison peut dire qu’une réserve vide suffit.
rule-ruling-ask-broke = On peut poser une question avec une réserve vide
    .law = Le livret ne le dit pas. Ici, on peut poser une question avec une réserve vide ; une erreur met alors fin à la partie.
    .held = Ta réserve est vide. Tu peux poser ta question quand même ; si { $target } dit non, tu ne peux pas payer et la partie finit.
rule-ruling-trigger-asker = Celui qui démasque la troisième carte ne pioche plus
    .law = Le livret ne le dit pas. Ici, celui qui démasque le troisième attribut d’un joueur finit son tour là, sans piocher ; ceux qui suivent dans la manche peuvent encore poser une question.
