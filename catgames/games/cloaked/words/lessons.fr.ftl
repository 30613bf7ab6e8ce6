# Le Club des moustaches : les étapes du cours, section par section, et les raisons des exercices.

step-cats-cat = Chaque chat a une pose et une couleur, et en plus un motif, un accessoire, ou les deux : trois ou quatre attributs. Celui-ci est au repos, bleu, rayé, avec une pelote. Les signes du bas le répètent.
step-cats-four = Joue le chat qui a quatre attributs : touche-le dans ta main, puis la scène.
step-cats-striped = Touche tous les chats rayés sur scène, puis valide.
step-cats-no-pattern = Touche tous les chats sans motif : ni rayés, ni tachetés.
step-cats-invitation = L’invitation montre les 19 attributs. Le sceau rouge dit combien des 40 chats ont chacun. Tout le monde en a une ; qui reçoit celle au grand sceau commence (✦).
step-cats-seal = Combien des 40 chats sont rayés ?
step-cats-blue = Et combien sont bleus ?
step-cats-all-wear = Chaque chat a au moins trois attributs.
step-cats-all-pattern = Chaque chat est rayé ou tacheté.

step-setup-table = Chacun prend 16 masques d’une couleur et reçoit trois cartes Chat à garder en main, en secret. Le reste est la pioche.
step-setup-secret = Et trois cartes Attribut, le déguisement : les tiennes sont vert, violet et pelote. Mets-les dans ton éventail. Toi seul les vois ; toi seul vois ta main.
step-setup-first-cat = Ton premier coup : touche un chat de ta main, puis la scène. Les masques suivront tout seuls.
step-setup-masks = Combien de masques chacun a-t-il au début ?
step-setup-masks-of-four = Vous êtes quatre. Chacun a quand même seize masques.
step-setup-odd = Ton chat peut être bizarre : assis, rayé et tacheté. Deux couleurs, cela irait aussi. Et ce qui n’est pas distribué est dans la boîte : personne ne l’a, personne ne l’a vu.
step-setup-both-patterns = Rayé et tacheté à la fois : cette donne est valable.
step-setup-one-of-each = Personne ne reçoit jamais deux couleurs.
step-setup-box = Dix-neuf attributs, quatre joueurs, trois chacun. Combien sont dans la boîte ?
step-setup-somebody = Vous êtes trois. Ce que tu n’as pas, Sami ou Inès l’a.
step-setup-three-for-two = À deux joueurs, chacun a quand même trois attributs.
step-setup-pile = Quarante chats, trois joueurs. Combien dans la pioche ?
step-setup-hand-of-four = À quatre, chacun reçoit quand même trois chats.
step-setup-see-fan = Tu peux regarder les attributs chez Sami avant de jouer.
step-setup-see-hand = Tu peux regarder les chats que Sami a en main.
step-setup-always-first = C’est toujours la même place qui commence.

step-turn-steps = Un tour a quatre étapes : joue un chat ; chacun y pose ses masques ; interroge quelqu’un sur un attribut, si tu veux ; pioche un chat. Puis au suivant, dans le sens horaire.
step-turn-whole = Regarde un tour entier : un chat, les masques, une question, la pioche.
step-turn-yours = À toi, un tour entier sans question : joue un chat, puis touche la pioche.
step-turn-out-of-turn = C’est à Sami de jouer. Perds patience : joue ton chat bleu.
step-turn-ask-first = Tu as une intuition sur Inès. Avant de jouer un chat, essaie de lui demander « jaune ».
step-turn-two-cats = Tu as déjà joué le chat bleu ce tour-ci. En as-tu le droit ?
step-turn-draw-now = Le chat est joué, les masques sont posés. En as-tu le droit ?
step-turn-theirs = C’est à Sami de jouer. En as-tu le droit ?
step-turn-new-round = Tu as commencé la manche, Inès y joue en dernier. Elle pioche : une nouvelle manche commence.

step-step-1-one = Étape 1 : choisis un chat de ta main et mets-le sur scène, face visible, pour tous. Tu le dois : chaque indice vient d’un chat.
step-step-1-blue = Regarde : le chat bleu au haut-de-forme entre en scène.
step-step-1-yours = Joue un de tes chats.
step-step-1-encore = Le chat noir sur scène a eu du succès. Essaie de le rejouer : touche-le, puis la scène.
step-step-1-held = En as-tu le droit ?
step-step-1-not-held = Regarde ta main. En as-tu le droit ?

step-step-2-match = Étape 2 : chacun compare. Tu partages un attribut avec le chat, au moins un ? Alors tu y poses un masque, même si c’est toi qui l’as joué. Le bleu en partage deux avec toi.
step-step-2-twice = Regarde le chat bleu. Tu as deux points communs : rayé et bleu.
step-step-2-which = Sur quels chats de ta main devrais-tu poser ton masque ? Touche-les.
step-step-2-own-two = À la main, cette fois : le chat bleu est sur scène. Pose les masques dont tu es sûr, puis valide.
step-step-2-two-masks = Tu as deux points communs avec le chat bleu : deux de tes masques sont dessus.
step-step-2-own-cat = Tu as joué toi-même le chat vert au haut-de-forme : ton masque reste chez toi.
step-step-2-truth = Pas de triche : un masque dû doit être posé, un masque non dû ne doit pas l’être. Avec ce chat blanc, tu ne partages rien.
step-step-2-none = Regarde qui n’en pose pas.
step-step-2-own-none = Le chat jaune assis, avec une pelote. Touche les masques dont tu sais qu’ils vont dessus. La carte visible devant Inès est une pelote.
step-step-2-bluff = Pour tromper les autres, tu mets ton masque sur le chat blanc. Il y reste.
step-step-2-open = Une souris est visible devant Sami, une pelote devant Inès. Tout le monde le sait ; cela compte quand même pour les masques.
step-step-2-open-counts = Le chat bleu sur le dos a une souris. Quels masques vont dessus, pour autant que tu le saches ?
step-step-2-still = La souris de chez Sami est démasquée. Sami pose quand même un masque sur le chat roux à la souris.
step-step-2-hide = Ne révèle rien : joue un chat sur lequel tu ne poses pas de masque.
step-step-2-how-many = Tu joues le chat jaune assis avec sa pelote. Combien de masques y sont posés ?

step-step-3-ask = Étape 3 : tu peux demander un attribut à une personne : touche un éventail, puis l’invitation. La réponse est toujours vraie. Rien ne t’oblige.
step-step-3-right = Regarde une bonne réponse : une carte devient visible, et un masque change de main.
step-step-3-wrong = Regarde une mauvaise : cette fois, c’est toi qui paies.
step-step-3-yours = Interroge quelqu’un : touche un éventail, chez Sami ou Inès, puis un attribut de l’invitation.
step-step-3-lie = Tu demandes la souris à Sami, qui l’a, mais répond non.
step-step-3-who-gets = Tu demandes « vert » à Sami, et c’est faux. Sami a reçu un masque.
step-step-3-who-pays = Tu demandes la souris à Sami, et c’est juste. Le masque que tu reçois vient de ta propre réserve.
step-step-3-apart = Le masque reçu va dans ta réserve, pour être posé sur les chats.
step-step-3-where = Demande ce qui est encore caché dans un éventail. « Tacheté » est visible devant Sami : ce n’est plus dans son éventail, et personne d’autre ne peut l’avoir.
step-step-3-shown = Un point facile ? Demande « tacheté » à Sami.
step-step-3-elsewhere = Alors demande « tacheté » à Inès, alors que la carte est devant Sami.
step-step-3-bluff = Rayé est à toi. Tu pourrais faire croire que non. En as-tu le droit ?
step-step-3-twice = Tu as interrogé Sami et tu t’es trompé. Essaie aussi Inès : « jaune ».
step-step-3-yourself = Essaie de te demander ton haut-de-forme : touche ton éventail, puis le chapeau.
step-step-3-skip = Rien n’est assez sûr. Saute la question : touche la pioche.
step-step-3-must = À chaque tour, tu dois interroger quelqu’un.
step-step-3-broke = Ta réserve est vide. Le livret ne dit pas si tu peux encore interroger. Nous disons oui ; mais si tu te trompes, tu ne peux pas payer, et la partie finit.
step-step-3-broke-ask = Ta réserve est vide. En as-tu le droit ?
step-step-3-broke-may = Avec une réserve vide, tu ne peux plus interroger.

step-step-4-draw = Étape 4 : pioche un chat, et ton tour est fini. Les chats sur scène et leurs masques restent en vue jusqu’à la fin.
step-step-4-one = Regarde : une carte de la pioche.
step-step-4-yours = Finis ton tour : touche la pioche.
step-step-4-three-again = Tu pioches. Tu as de nouveau trois chats.
step-step-4-two-cards = Tu pioches deux cartes.
step-step-4-tidied = Quand tu as pioché, la scène est vidée.
step-step-4-in-sight = Tu pioches, et les deux chats sur scène restent où ils sont.
step-step-4-empty = En fin de partie à deux, la pioche peut être vide. Alors on ne pioche rien : interroge, ou passe. Qui n’a pas de chat va droit à la question.
step-step-4-dry = Essaie de piocher dans la pioche vide.
step-step-4-pass = La pioche est vide. En as-tu le droit ?
step-step-4-no-more = Plus personne n’a de chat. Sami, en dernier dans la manche, passe. La partie est finie.

step-end-trigger = Deux des trois attributs sont visibles chez Sami. Dès que le troisième l’est, la fin commence : qui l’a démasqué s’arrête là, sans piocher.
step-end-last-round = Regarde : tu démasques Sami. Ensuite Sami et Inès peuvent encore poser une question, rien de plus.
step-end-unmask = Tu sais que Sami a la souris. Démasque Sami.
step-end-at-once = Tu démasques le dernier attribut de chez Sami. La partie est finie aussitôt.
step-end-last-seat = Cette fois, tu joues en dernier dans la manche. Tu démasques le dernier attribut de chez Sami, et la partie est finie.
step-end-draws = Tu démasques le dernier attribut de chez Sami. Tu pioches quand même un chat.
step-end-only-ask = Sami est démasqué. Tu joues en dernier dans la manche : tu peux poser une question, ou passer.
step-end-one-more-cat = La force de l’habitude : essaie de jouer un chat.
step-end-one-more-draw = Essaie alors d’en piocher un.
step-end-pass = En as-tu le droit ?
step-end-ask = Et ceci ?
step-end-last-word = Finis la partie avec une dernière question, ou sans.

step-scoring-points = Les points : un par masque reçu, un par attribut encore masqué. Le plus de points gagne ; à égalité, qui en a le plus de masqués.
step-scoring-four-and-one = Tu as reçu 4 masques, et 1 attribut est encore masqué. Combien de points ?
step-scoring-third = Combien de points a Inès ?
step-scoring-supply = Les masques qui restent dans ta réserve sont des points.
step-scoring-tie = Quatre points chacun. Tu as encore deux attributs masqués, Sami aucun. Tu gagnes.
step-scoring-shared = Toi et Inès : quatre points chacun, deux attributs encore masqués chacun. Vous partagez la victoire.
step-scoring-short = La réserve est vide chez Sami. Dès que Sami doit un masque, pour un chat ou une réponse, la partie finit et on compte.
step-scoring-gone = Tu joues le chat roux à la souris. Chez Sami, la souris est visible : un masque est dû.
step-scoring-empty-is-over = La réserve est vide chez Sami. La partie est déjà finie.
step-scoring-others-place = Sami ne peut pas payer pour le chat roux. La partie finit, mais ton masque à toi est encore posé.
step-scoring-at-zero = Cette table arrête la partie quand une réserve est vide. Pour « roux », Sami te donne son dernier masque. La partie est finie.
step-scoring-finish-first = Sami ne peut pas poser le masque dû. On finit d’abord la manche.
step-scoring-after = C’est fini. Essaie quand même de jouer un chat.

step-clues-mask = Sami a posé un masque sur ce chat. Sami a donc « au repos », « violet » ou la souris, au moins un des trois. Lequel, le masque ne le dit pas.
step-clues-proves = Ce masque prouve que Sami a la souris.
step-clues-absence = Pas de masque posé par Sami ici. Cela en dit plus encore : ni « qui se pavane », ni blanc, ni cocktail. Trois choses d’un coup.
step-clues-rules-out = Le masque absent prouve que Sami n’a pas le cocktail.
step-clues-cannot = Tes notes : touche tous les attributs que Sami ne peut pas avoir. Pense à tes propres cartes : chacune n’existe qu’une fois.
step-clues-cannot-more = Deux chats maintenant, sans masque posé par Sami. Touche tout ce que Sami ne peut pas avoir.
step-clues-own-card = Tu as « bleu ». Sami peut l’avoir aussi.
step-clues-left = Un chat, avec un masque posé par Sami. Combien d’attributs Sami peut-il encore avoir ?
step-clues-narrowed = Trois chats. Le premier porte le masque posé par Sami : au repos, violet ou souris. Les autres n’en portent pas : ni violet, ni au repos. C’est donc la souris. Les trois preuves sont éclairées.
step-clues-certain = Note-le : qu’a Sami à coup sûr ?
step-clues-proof = Et qu’est-ce qui le prouve ? Touche les places qui, ensemble, prouvent la souris chez Sami, le moins possible.
step-clues-own-cards = D’une partie à trois. Un chat, un masque posé par Sami, et tes propres cartes. Qu’a Sami à coup sûr ?
step-clues-own-proof = Touche la plus petite preuve. Tes cartes peuvent en faire partie.

step-deduction-model = Le tableau de déduction compte toutes les donnes qui s’accordent avec ce que tu as vu, si la donne est honnête et si tous disent la vérité. Il ignore la psychologie. Touche une case et demande pourquoi : la plus petite preuve s’éclaire sur la table.
step-deduction-easy-certain = D’une partie à deux. Qu’a Sami à coup sûr ?
step-deduction-cash-in = Tu connais un attribut de chez Sami. Demande-le : un point sûr.
step-deduction-fifty = Ici, la souris est plus probable que « roux ».
step-deduction-easy-best = Voici les chances exactes. La question qui en dit le plus est la plus proche de pile ou face. Touche la meilleure, ou toutes celles à égalité.
step-deduction-middle = D’une partie à trois : qu’a Sami à coup sûr ?
step-deduction-middle-cannot = Et que ne peut pas avoir Inès ? Ses masques ne sont nulle part.
step-deduction-three-minds = Plus dur : les réponses données par Inès comptent aussi. Qu’a Sami à coup sûr ?
step-deduction-three-best = Quelle question en dit le plus ici ?
step-deduction-hard = Quatre à table, trois chats. Qu’a Théo à coup sûr ? Commence par ce que laissent les masques posés par Sami et Inès.
step-deduction-explore = Le tableau rempli, à quatre. Touche les ✓ et les ✗ : chacun a sa plus petite preuve. Touche un nombre : autant de donnes, parmi toutes celles qui restent.
step-deduction-worlds = Quatre joueurs, rien n’est encore joué ; tu connais tes trois attributs. De combien de façons ceux des autres ont-ils pu être distribués ?
step-deduction-hard-best = La dernière : quelle question en dit le plus ?

why-cat = { $cat } a { $count } attributs : { $has }.
why-match = { $who ->
    [you] tu partages
   *[other] { $who } partage
} « { $shared } » avec { $cat } ; un seul point commun suffit.
why-open = « { $shared } » est visible devant { $who ->
    [you] toi
   *[other] { $who }
} et compte encore.
why-one-mask = { $count ->
    [one] un point commun, un masque
   *[other] { $count } points communs, « { $shared } », et un seul masque
}.
why-no-match = { $cat } : { $has } ; { $who ->
    [you] tu as
   *[other] { $who } a
} { $own }. Rien en commun.
why-question = { $who }, « { $attribute } » : { $percent } % de oui, soit { $bits } bit ; la meilleure question vaut { $best }.
decimal = { $whole },{ $part }
why-needed = { $seen } : sans cela, « { $attribute } » n’est pas certain.
why-not-needed = { $seen } : « { $attribute } » se prouve sans cela.

seen-own = tu as « { $attribute } »
seen-shown = « { $attribute } » est visible devant { $who }
seen-denied = { $who } a dit non à « { $attribute } »
seen-mask = le masque mis par { $who } sur { $cat }
seen-no-mask = pas de masque mis par { $who } sur { $cat }
proof-certain = { $who } a « { $attribute } » à coup sûr. { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } points
} : { $proof }.
proof-impossible = { $who } ne peut pas avoir « { $attribute } ». { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } points
} : { $proof }.
proof-possible = { $who } peut avoir « { $attribute } » : c’est le cas dans { $worlds } des { $count } donnes possibles.
