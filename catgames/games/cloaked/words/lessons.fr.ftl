# Le Club des moustaches : les étapes du cours, section par section, et les raisons des exercices.

step-cats-cat = Le but du jeu : démasquer les autres sans te faire démasquer. Chaque chat a une pose et une couleur, et en plus un motif, un accessoire, ou les deux : trois ou quatre attributs. Celui-ci est au repos, bleu, rayé, avec une pelote. Les signes du bas le répètent.
step-cats-four = Joue le chat qui a quatre attributs : touche-le dans ta main, puis la scène.
step-cats-striped = Touche tous les chats rayés sur scène, puis « Vérifier ».
step-cats-no-pattern = Touche tous les chats sans motif : ni rayés, ni tachetés.
step-cats-invitation = L’invitation montre les 19 attributs. Le sceau rouge dit combien des 40 chats portent chaque attribut. Tout le monde en a une ; celui qui reçoit l’invitation au grand sceau commence (✦).
step-cats-seal = Regarde l’invitation : combien des 40 chats sont rayés ?
step-cats-blue = Et combien sont bleus ?
step-cats-all-wear = Chaque chat a au moins trois attributs.
step-cats-all-pattern = Chaque chat est rayé ou tacheté.

step-setup-table = Chacun prend 16 masques d’une couleur et reçoit trois cartes Chat, qu’il garde en main, en secret. Le reste forme la pioche.
step-setup-secret = Tu reçois aussi trois cartes Attribut, ton déguisement : vert, violet et pelote. Glisse-les dans ton éventail, le support qui les cache aux autres. Personne d’autre ne les voit, et personne d’autre ne voit ta main.
step-setup-first-cat = Ton premier coup : touche un chat de ta main, puis la scène. Les masques suivront tout seuls.
step-setup-masks = Combien de masques chacun a-t-il au début ?
step-setup-masks-of-four = Vous êtes quatre. Chacun a quand même seize masques.
step-setup-odd = Ton chat peut être bizarre : assis, rayé et tacheté. Il peut aussi avoir deux couleurs. Ce qui n’est pas distribué reste dans la boîte : personne ne l’a, personne ne l’a vu.
step-setup-both-patterns = Rayé et tacheté à la fois : cette donne est valable.
step-setup-one-of-each = Personne ne reçoit jamais deux couleurs.
step-setup-box = Dix-neuf attributs, quatre joueurs, trois attributs chacun. Combien restent dans la boîte ?
step-setup-somebody = Vous êtes trois. Ce que tu n’as pas, Sami ou Inès l’a.
step-setup-three-for-two = À deux joueurs, chacun a quand même trois attributs.
step-setup-pile = Quarante chats, trois joueurs. Combien de chats dans la pioche ?
step-setup-hand-of-four = À quatre, chacun reçoit quand même trois chats.
step-setup-see-fan = Tu peux regarder les attributs de Sami avant de jouer.
step-setup-see-hand = Tu peux regarder les chats que Sami a en main.
step-setup-always-first = C’est toujours le même joueur qui commence.

step-turn-steps = Un tour a quatre étapes : tu joues un chat ; chacun y pose un masque s’il a un attribut en commun avec lui ; tu demandes un attribut à quelqu’un, si tu veux ; tu pioches un chat. Puis c’est au joueur suivant, dans le sens horaire.
step-turn-whole = Regarde un tour entier : un chat, les masques, une question, la pioche.
step-turn-yours = À toi de jouer un tour entier, sans question : joue un chat, puis touche la pioche.
step-turn-out-of-turn = C’est le tour de Sami. Perds patience : joue ton chat bleu.
step-turn-ask-first = Tu as une intuition sur Inès. Avant de jouer un chat, essaie de lui demander « jaune ».
step-turn-two-cats = Tu as déjà joué le chat bleu ce tour-ci. As-tu le droit de faire ceci ?
step-turn-draw-now = Le chat est joué, les masques sont posés. As-tu le droit de faire ceci ?
step-turn-theirs = C’est le tour de Sami. As-tu le droit de faire ceci ?
step-turn-new-round = Tu as commencé la manche, et Inès joue en dernier. Inès pioche : une nouvelle manche commence.

step-step-1-one = Étape 1 : choisis un chat de ta main et mets-le sur scène, face visible pour tous. C’est obligatoire : tous les indices viennent des chats sur scène.
step-step-1-blue = Regarde : le chat bleu au chapeau entre en scène.
step-step-1-yours = Joue un de tes chats.
step-step-1-encore = Le chat noir sur scène a eu du succès. Essaie de le rejouer : touche-le, puis la scène.
step-step-1-held = As-tu le droit de faire ceci ?
step-step-1-not-held = Regarde ta main. As-tu le droit de faire ceci ?

step-step-2-match = Étape 2 : chacun compare. As-tu au moins un attribut en commun avec le chat ? Alors tu y poses un masque, même si c’est toi qui l’as joué. Avec le chat bleu, tu en as deux.
step-step-2-twice = Regarde le chat bleu. Tu as deux points communs avec lui : rayé et bleu.
step-step-2-which = Sur quels chats de ta main devrais-tu poser ton masque ? Touche-les.
step-step-2-own-two = À la main, cette fois : le chat bleu est sur scène. Pose les masques dont tu sais qu’ils vont dessus, puis « Vérifier ».
step-step-2-two-masks = Tu as deux points communs avec le chat bleu : tu y poses deux masques.
step-step-2-own-cat = C’est toi qui as joué le chat vert au chapeau : tu n’y poses pas de masque.
step-step-2-truth = Pas de triche : un masque dû doit être posé, un masque qui n’est pas dû ne doit pas l’être. Avec ce chat blanc, tu n’as rien en commun.
step-step-2-none = Regarde qui ne pose pas de masque.
step-step-2-own-none = Le chat jaune assis, avec une pelote. Touche les masques dont tu sais qu’ils vont dessus. La carte visible devant Inès est une pelote.
step-step-2-bluff = Tu peux poser ton masque sur le chat blanc pour tromper les autres.
step-step-2-open = Une souris est visible devant Sami, une pelote devant Inès. Tout le monde le sait ; elles comptent quand même pour les masques.
step-step-2-open-counts = Le chat bleu sur le dos a une souris. Quels masques vont dessus, d’après ce que tu sais ?
step-step-2-still = La souris de Sami est visible. Sami pose quand même un masque sur le chat roux à la souris.
step-step-2-hide = Joue un chat sur lequel tu ne poses pas de masque.
step-step-2-how-many = Tu joues le chat jaune assis avec une pelote. Combien de masques y seront posés à coup sûr ?

step-step-3-ask = Étape 3 : tu peux demander un attribut à un autre joueur : touche son éventail, puis l’invitation. La réponse est toujours vraie. La question est facultative.
step-step-3-right = Regarde, tu devines juste : une carte devient visible, et un masque change de main.
step-step-3-wrong = Regarde, tu te trompes : cette fois, c’est toi qui paies.
step-step-3-yours = Pose une question : touche l’éventail de Sami ou de Inès, puis un attribut de l’invitation.
step-step-3-lie = Sami a la souris. Si tu la demandes à Sami, Sami peut répondre non.
step-step-3-who-gets = Tu demandes « vert » à Sami, et c’est faux. Sami reçoit un masque.
step-step-3-who-pays = Tu demandes la souris à Sami, et c’est juste. Le masque que tu reçois vient de ta propre réserve.
step-step-3-apart = Le masque reçu va dans ta réserve, pour être posé sur les chats.
step-step-3-where = Demande ce qui est encore caché dans un éventail. « Tacheté » est visible devant Sami : ce n’est plus dans son éventail, et personne d’autre ne peut l’avoir.
step-step-3-shown = Un point facile ? Demande « tacheté » à Sami.
step-step-3-elsewhere = Essaie alors avec Inès : demande-lui « tacheté », même si la carte est visible devant Sami.
step-step-3-bluff = « Rayé » est à toi. Tu pourrais faire croire que non. As-tu le droit de faire ceci ?
step-step-3-twice = Tu as posé une question à Sami, et c’était une erreur. Essaie encore avec Inès : « jaune ».
step-step-3-yourself = Essaie de te demander ton chapeau à toi-même : touche ton éventail, puis le chapeau.
step-step-3-skip = Rien n’est assez sûr. Ne demande rien : touche la pioche.
step-step-3-must = À chaque tour, tu dois poser une question.
step-step-3-broke = Ta réserve est vide. Le livret ne dit pas si tu peux encore poser une question. Nous disons oui ; mais si tu te trompes, tu ne peux pas payer, et la partie finit.
step-step-3-broke-ask = Ta réserve est vide. As-tu le droit de faire ceci ?
step-step-3-broke-may = Avec une réserve vide, tu ne peux plus poser de question.

step-step-4-draw = Étape 4 : pioche un chat, et ton tour est fini. Les chats sur scène et leurs masques restent en vue jusqu’à la fin.
step-step-4-one = Regarde : une carte de la pioche.
step-step-4-yours = Finis ton tour : touche la pioche.
step-step-4-three-again = Tu pioches. Tu as de nouveau trois chats.
step-step-4-two-cards = Tu pioches deux cartes.
step-step-4-tidied = Quand tu as pioché, la scène est vidée.
step-step-4-in-sight = Tu pioches, et les deux chats sur scène restent où ils sont.
step-step-4-empty = En fin de partie à deux, la pioche peut être vide. Alors on ne pioche rien : pose une question, ou passe. Un joueur sans chat va droit à la question.
step-step-4-dry = Essaie de piocher dans la pioche vide.
step-step-4-pass = La pioche est vide. As-tu le droit de faire ceci ?
step-step-4-no-more = Plus personne n’a de chat. Sami joue en dernier dans la manche, et passe. La partie est finie.

step-end-trigger = Deux des trois attributs de Sami sont visibles. Dès que le troisième l’est aussi, la manche est la dernière : celui qui l’a démasqué s’arrête là, sans piocher.
step-end-last-round = Regarde : tu démasques le dernier attribut de Sami. Ensuite, Sami et Inès peuvent encore poser une question, rien de plus.
step-end-unmask = Tu sais que Sami a la souris. Démasque-la.
step-end-at-once = Tu démasques le dernier attribut de Sami. La partie est finie aussitôt.
step-end-last-seat = Cette fois, tu joues en dernier dans la manche. Tu démasques le dernier attribut de Sami, et la partie est finie.
step-end-draws = Tu démasques le dernier attribut de Sami. Tu pioches quand même un chat.
step-end-only-ask = Les trois attributs de Sami sont visibles. Tu joues en dernier dans la manche : tu peux poser une question, ou passer.
step-end-one-more-cat = La force de l’habitude : essaie de jouer un chat.
step-end-one-more-draw = Essaie alors d’en piocher un.
step-end-pass = As-tu le droit de faire ceci ?
step-end-ask = Et ceci ?
step-end-last-word = Finis la partie avec une dernière question, ou sans.

step-scoring-points = Les points : un par masque reçu, un par attribut encore caché. Celui qui a le plus de points gagne ; à égalité, celui qui a le plus d’attributs encore cachés.
step-scoring-four-and-one = Tu as reçu 4 masques, et 1 attribut est encore caché. Combien de points ?
step-scoring-third = Combien de points a Inès ?
step-scoring-supply = Les masques qui restent dans ta réserve sont des points.
step-scoring-tie = Cinq points chacun. Tu as encore deux attributs cachés, Sami aucun. Tu gagnes.
step-scoring-shared = Inès et toi : quatre points chacun, deux attributs encore cachés chacun. Vous partagez la victoire.
step-scoring-short = La réserve de Sami est vide. Dès que Sami doit un masque, pour un chat ou pour une question, la partie finit et on compte les points.
step-scoring-gone = Tu joues le chat roux à la souris. La souris de Sami est visible : un masque est dû.
step-scoring-empty-is-over = La réserve de Sami est vide. La partie est déjà finie.
step-scoring-others-place = Sami ne peut pas payer pour le chat roux. La partie finit, mais tu poses encore ton masque.
step-scoring-at-zero = Selon votre règle maison, la partie finit quand une réserve est vide. Pour « roux », Sami te donne son dernier masque. La partie est finie.
step-scoring-finish-first = Sami ne peut pas poser le masque dû. On finit d’abord la manche.
step-scoring-after = C’est fini. Essaie quand même de jouer un chat.

step-clues-mask = Sami a posé un masque sur ce chat. Sami a donc « au repos », « violet » ou « souris », au moins un des trois. Lequel, le masque ne le dit pas.
step-clues-proves = Ce masque prouve que Sami a la souris.
step-clues-absence = Ici, Sami n’a pas posé de masque. Cela en dit plus encore : ni « se pavane », ni « blanc », ni « cocktail ». Trois choses d’un coup.
step-clues-rules-out = L’absence de masque prouve que Sami n’a pas le cocktail.
step-clues-cannot = Tes notes : touche tous les attributs que Sami ne peut pas avoir. Pense à tes propres cartes : chaque attribut n’existe qu’une fois.
step-clues-cannot-more = Deux chats maintenant, et Sami n’a posé de masque sur aucun. Touche tout ce que Sami ne peut pas avoir.
step-clues-own-card = Tu as « bleu ». Sami peut l’avoir aussi.
step-clues-left = Un chat, avec un masque de Sami. Combien des 19 attributs sont encore possibles pour Sami ?
step-clues-narrowed = Trois chats. Le premier porte un masque de Sami : au repos, violet ou souris. Les autres n’en portent pas : ni violet, ni au repos. C’est donc la souris. Ce qui le prouve est éclairé.
step-clues-certain = Marque-le dans tes notes : quels attributs Sami a-t-il à coup sûr ?
step-clues-proof = Et qu’est-ce qui le prouve ? Touche les places de masque qui suffisent à prouver que Sami a la souris, le moins possible.
step-clues-own-cards = Une partie à trois. Un chat, un masque de Sami, et tes propres cartes. Quels attributs Sami a-t-il à coup sûr ?
step-clues-own-proof = Touche la plus petite preuve. Tes cartes peuvent en faire partie.

step-deduction-model = Le tableau de déduction compte toutes les donnes qui s’accordent avec ce que tu as vu, si la donne est honnête et si tous disent la vérité. Il ignore la psychologie. Touche une case et demande pourquoi : la plus petite preuve s’éclaire sur la table.
step-deduction-easy-certain = Une partie à deux. Quels attributs Sami a-t-il à coup sûr ?
step-deduction-cash-in = Tu connais un attribut de Sami. Demande-le : c’est un point sûr.
step-deduction-fifty = Ici, la souris est plus probable que « roux ».
step-deduction-easy-best = Voici les chances exactes, en pour cent. La question qui en dit le plus est la plus proche de 50. Touche la meilleure, ou toutes celles à égalité.
step-deduction-middle = Une partie à trois : quels attributs Sami a-t-il à coup sûr ?
step-deduction-middle-cannot = Et que ne peut pas avoir Inès, qui n’a posé de masque nulle part ?
step-deduction-three-minds = Plus dur : les réponses de Inès comptent aussi. Quels attributs Sami a-t-il à coup sûr ?
step-deduction-three-best = Quelle question en dit le plus ici ?
step-deduction-hard = Quatre joueurs, trois chats. Quels attributs Théo a-t-il à coup sûr ? Commence par ce que laissent les masques de Sami et de Inès.
step-deduction-explore = Le tableau rempli, à quatre. Touche les ✓ et les ✗ : chacun a sa plus petite preuve. Touche un nombre : c’est le pourcentage des donnes possibles où il en est ainsi.
step-deduction-worlds = Quatre joueurs, rien n’est encore joué ; tu connais tes trois attributs. De combien de façons ceux des autres ont-ils pu être distribués ?
step-deduction-hard-best = La dernière : quelle question en dit le plus ?

why-cat = { $cat } a { $count } attributs : { $has }.
why-match = { $who ->
    [you] tu as
   *[other] { $who } a
} « { $shared } » en commun avec { $cat } ; un seul point commun suffit.
why-open = l’attribut « { $shared } » est visible devant { $who ->
    [you] toi
   *[other] { $who }
} et compte encore.
why-one-mask = { $count ->
    [one] un point commun, un masque
   *[other] { $count } points communs ({ $shared }), et un seul masque
}.
why-no-match = { $cat } : { $has } ; { $who ->
    [you] tu as
   *[other] { $who } a
} { $own }. Rien en commun.
why-question = { $who }, « { $attribute } » : { $percent } % de oui. La question vaut { $bits } sur 1 ; la meilleure vaut { $best }.
decimal = { $whole },{ $part }
why-needed = { $seen } : sans cela, « { $attribute } » n’est pas certain.
why-not-needed = { $seen } : « { $attribute } » se prouve sans cela.

seen-own = tu as « { $attribute } »
seen-shown = « { $attribute } » est visible devant { $who }
seen-denied = { $who } a dit non à « { $attribute } »
seen-mask = le masque de { $who } sur { $cat }
seen-no-mask = pas de masque de { $who } sur { $cat }
proof-certain = { $who } a « { $attribute } » à coup sûr. { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } points
} : { $proof }.
proof-impossible = { $who } ne peut pas avoir « { $attribute } ». { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } points
} : { $proof }.
proof-possible = { $who } peut avoir « { $attribute } » : c’est le cas dans { $worlds } des { $count } donnes possibles.
