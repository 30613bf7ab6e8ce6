# Le Club des moustaches : les étapes du cours, section par section, et les raisons des exercices.

step-overview-goal = Chacun cache trois attributs. Un point par attribut deviné, par erreur des autres sur les tiens, et par attribut encore caché à la fin. Celui qui a le plus de points gagne. Tes indices : celui qui a un attribut en commun avec un chat sur scène doit y poser un masque.
step-overview-round = Regarde une manche. Tu joues un chat bleu, et Sami doit y poser un masque. Or tous les attributs de ce chat sauf un sont à toi : tu sais donc ce que Sami cache. Puis c’est son tour.
step-overview-words = Le vocabulaire : ton éventail cache tes cartes Attribut ; les chats se jouent sur la scène ; tu poses les masques de ta réserve, et ceux que tu reçois restent à part ; les nouveaux chats viennent de la pioche. Touche une chose : elle te dit son nom.
step-overview-worth = On a trouvé un de tes attributs. Touche tout ce qui te rapporte des points en ce moment, puis « Vérifier ».

step-cats-cat = Chaque chat a une pose et une couleur, et en plus un motif, un accessoire, ou les deux : trois ou quatre attributs. Celui-ci est au repos, bleu, rayé, avec une pelote. Les signes sous le dessin rappellent la couleur, le motif et l’accessoire ; la pose se voit sur le dessin.
step-cats-no-pattern = Certains chats n’ont pas de motif : ni rayé, ni tacheté. Touche tous ceux qui sont sur scène, puis « Vérifier ».
step-cats-akin = Compare : quels chats sur scène ont au moins un attribut en commun avec le premier chat de ta main ? Touche-les tous.
step-cats-invitation = L’invitation présente les 19 attributs ; le sceau rouge dit combien des 40 chats portent chacun d’eux. Une couleur est rare, un motif est courant. Pour les motifs et les accessoires, ce sont les chats de cette appli : ceux de ta boîte peuvent différer un peu.
step-cats-first-cat = Une nouvelle partie contre Sami. Tu caches « bleu », « rayé » et « chapeau ». Joue un chat : sur lequel un masque de Sami te dirait-il le mieux ce que Sami a ?
leads-cats-blue = « Bleu » et « rayé » sont à toi, et chaque attribut n’existe qu’une fois. Un masque de Sami ne pouvait donc venir que de « au repos » ou de « pelote ». Pas de masque : Sami n’a ni l’un ni l’autre.
leads-cats-white = « Rayé » et « chapeau » sont à toi, et chaque attribut n’existe qu’une fois. Un masque de Sami ne pouvait donc venir que de « bondissant » ou de « blanc ». Pas de masque : Sami n’a ni l’un ni l’autre.
leads-cats-purple = Sami pose un masque, pour un attribut parmi quatre. Aucun n’est à toi : tu ne peux rien écarter. Avec un chat qui montre deux de tes attributs, il n’en resterait que deux.

step-setup-secret = Chacun reçoit trois des 19 cartes Attribut et les glisse dans son éventail, un support qui les cache aux autres. Deux du même genre, c’est possible : ton chat est vert et violet. Les cartes qui restent vont dans la boîte sans être vues.
step-setup-table = Chacun prend les 16 masques d’une couleur et trois chats en main, que personne d’autre ne voit. Les autres chats forment la pioche. Celui qui reçoit l’invitation au grand sceau (✦) commence chaque manche ; les autres suivent dans le sens horaire.
step-setup-seen = La partie est lancée, et Sami a deviné un de tes attributs. Parmi tes attributs, les chats de ta main et ceux de la scène, lesquels Sami peut-il voir ? Touche-les tous.
step-setup-kinds = Tu as deux couleurs. Sami en a peut-être même trois.
step-setup-once = Tu as « vert ». Sami ne peut donc pas l’avoir.
step-setup-somebody = Vous êtes trois. Ce que tu n’as pas, Sami ou Inès l’a.
step-setup-masks = À quatre, vous avez pris tous les masques. S’il n’y avait que trois joueurs, 16 masques resteraient dans la boîte.
step-setup-pile = S’il n’y avait que deux joueurs, il resterait 34 chats pour la pioche.
step-setup-seal = Cherche le ✦. À chaque manche, tu joues en dernier.
step-setup-first-turn = Tu ouvres la partie : joue un chat ; ensuite, demande un attribut à quelqu’un, ou pioche. Comment apprendre quelque chose sans offrir de point ?
leads-setup-white = Tu n’as rien en commun avec lui : les autres savent que ses quatre attributs ne sont pas à toi. Inès a posé un masque, Sami non : tu en sais plus sur les deux, et cela n’a rien coûté.
leads-setup-purple = Ton masque dit aux autres : « se pavane », « violet », « tacheté » ou « cocktail ». Les leurs te disent la même chose, sans « violet », puisqu’il est à toi. Un début tranquille.
leads-setup-guess = Un coup au hasard : aucun chat ne parle pour « rayé », soit une chance sur sept environ. Voilà un point pour Sami. Attends les indices.

step-turn-steps = Un tour a quatre étapes : tu joues un chat ; chacun y pose un masque s’il a un attribut en commun avec lui ; tu poses une question, si tu veux ; tu pioches un chat. Puis au suivant, dans le sens horaire. Quand tous ont joué, une nouvelle manche commence.
step-turn-yours = Joue un tour entier, sans question : touche un chat et la scène, puis la pioche.
step-turn-two-cats = Tu as joué le chat bleu, et les masques sont posés. As-tu le droit de faire ceci ?
step-turn-draw-now = Tu as joué un chat, et tu n’as rien demandé. As-tu le droit de faire ceci ?
step-turn-theirs = C’est le tour de Sami, et tu as une idée. As-tu le droit de faire ceci ?
step-turn-new-round = Cherche le ✦. Tu pioches un chat, et une nouvelle manche commence.
step-turn-sure = Le chat violet bondissant porte un masque de Sami. Compare ce chat avec tes attributs, puis joue ton tour : un chat, et ensuite ce que tu veux.
leads-turn-white = « Bondissant », « tacheté » et « chapeau » sont à toi : le masque de Sami ne pouvait venir que de « violet ». Un point sûr ! Et personne n’a posé de masque sur le chat blanc : trois attributs de moins, pour Sami comme pour Inès.
leads-turn-green = « Bondissant », « tacheté » et « chapeau » sont à toi : le masque de Sami ne pouvait venir que de « violet ». Un point sûr ! Ton masque sur le chat vert dit aux autres : « assis », « vert » ou « chapeau ».
leads-turn-draw = Tu laisses passer un point sûr. « Bondissant », « tacheté » et « chapeau » sont à toi : seul « violet » explique le masque de Sami sur le chat violet.

step-step-1-one = Étape 1 : choisis un des trois chats de ta main et mets-le sur scène, face visible. Tu dois en jouer un ; lequel, c’est ta première décision, car il pose une question à tout le monde.
step-step-1-encore = Le chat noir t’a beaucoup appris. As-tu le droit de faire ceci ?
step-step-1-own-mask = Ce chat a une souris, et toi aussi : tu devrais y poser un masque. As-tu le droit de faire ceci ?
step-step-1-fresh = Aucun des deux chats ne porte de masque de Sami. Joue un chat qui t’apprend du nouveau sur Sami.
leads-step-1-purple = Les trois attributs de ce chat étaient possibles pour Sami, et voilà un masque : « au repos », « violet » ou « souris ». Toi, tu n’en poses pas.
leads-step-1-brown = « Bondissant », « brun » et « tacheté » étaient possibles, et la pelote est à toi. Le masque de Sami vient d’un de ces trois ; le tien dit à Sami que tu as un attribut parmi quatre.
leads-step-1-blue = Tu savais d’avance que Sami ne poserait pas de masque : « se pavane » et « chapeau » étaient exclus, « bleu » est à toi. Seul Sami a appris quelque chose : sur toi.

step-step-2-match = Étape 2 : chacun compare le nouveau chat avec ses trois attributs. Celui qui en a au moins un en commun avec lui y pose un masque, même s’il l’a joué lui-même.
step-step-2-which = Sur quels chats de ta main devrais-tu poser un masque ? Touche-les.
step-step-2-own-two = Tu as joué le chat bleu. Pose maintenant tes masques à la main : touche chaque place où va un de tes masques, puis « Vérifier ».
step-step-2-truth = Un masque ne ment jamais : celui qui en doit un le pose, les autres n’en ont pas le droit. Une carte visible compte encore : Sami pose toujours un masque pour la souris, Inès pour la pelote.
step-step-2-bluff = Tu joues le chat blanc. Pour faire croire aux autres que tu as « blanc », tu peux y poser un masque.
step-step-2-open-counts = Tu as joué le chat bleu à la souris. Touche chaque place où un masque est dû à coup sûr.
step-step-2-hide = Ton chapeau est déjà visible. Joue un chat qui en dit peu sur les deux attributs que tu caches encore.
leads-step-2-red = Ton masque vient du chapeau, que tout le monde connaît : il ne dit rien de tes deux attributs cachés.
leads-step-2-white = Pas de masque de ta part : les autres apprennent que tu n’as ni « se pavane », ni « blanc », ni « cocktail ». Ce que tu as reste caché.
leads-step-2-yellow = Pas de chapeau sur ce chat : tout le monde voit que ton masque vient d’un attribut encore caché, « sur le dos », « jaune » ou « rayé ». Un sur trois, c’est beaucoup dire.

step-step-3-ask = Étape 3 : tu peux demander un attribut à un autre joueur. Touche son éventail, puis l’attribut sur l’invitation. La réponse doit être vraie. La question est facultative.
step-step-3-price = C’est juste ? La carte devient visible, et tu reçois un masque de la réserve de ce joueur. C’est faux ? Tu lui donnes un masque de la tienne. Les masques reçus restent à part : ce sont des points.
step-step-3-two-points = Tu demandes la souris à Sami, et Sami l’a. Par rapport à Sami, tu as gagné deux points.
step-step-3-lost-point = Tu demandes « se pavane » à Sami, qui dit non. Tu perds un point.
step-step-3-to-place = Tu demandes la souris à Sami, et Sami l’a. Tu as maintenant un masque de plus à poser sur les chats.
step-step-3-a-lie = Tu as demandé « se pavane » à Sami, qui a dit non. Sami peut l’avoir quand même.
step-step-3-for-nothing = Tu ne demandes rien et tu pioches. Ton tour est fini, et tu n’as pas perdu de masque.
step-step-3-where = On ne demande pas ce que tout le monde voit, ni à son propriétaire, ni à un autre : sur ce point, le livret se tait, et c’est notre interprétation. Ce que personne d’autre ne sait ne regarde que toi.
step-step-3-shown = Ici, le oui serait certain. As-tu le droit de faire ceci ?
step-step-3-bluff = « Rayé » est à toi, et personne ne le sait. As-tu le droit de faire ceci ?
step-step-3-elsewhere = « Tacheté » est visible devant Sami, mais c’est à Inès que tu le demandes. As-tu le droit de faire ceci ?
step-step-3-heard = Inès a demandé « se pavane » à Sami, et tout le monde a entendu le non. As-tu le droit de faire ceci ?
step-step-3-twice = Tu as posé une question à Sami, qui a dit non. As-tu le droit de faire ceci ?
step-step-3-broke = Un cas rare : ta réserve est vide. Douze masques sont sur des chats, et quatre erreurs en ont coûté quatre. Le livret ne dit pas si tu peux encore poser une question ; ici, tu peux.
step-step-3-weigh = Cinq chats, dont deux portent un masque de Sami. Trouve ce que tu peux, puis décide : demander un attribut, ou piocher ?
leads-step-3-spotted = Le chat bleu : « bleu » est à toi, et le chat noir, sans masque de Sami, exclut « bondissant ». « Tacheté » était donc certain : un point pour toi, un de moins pour Sami.
leads-step-3-mouse = Le chat blanc : « rayé » est à toi, et le chat violet exclut « assis ». Blanc ou souris, à peu près une chance sur deux : deux points à gagner sur Sami, un seul à perdre. Cela vaut le coup, et « tacheté » reste certain.
leads-step-3-white = Blanc ou souris, à peu près une chance sur deux : le pari valait le coup, même s’il donne un point à Sami. Et maintenant tu sais que c’est la souris.
leads-step-3-red = Un coup de chance ! Aucun chat ne parlait pour « roux » : une chance sur huit environ. En général, cela donne un point à l’autre, alors que « tacheté » était certain.
leads-step-3-draw = Cela ne coûte rien, mais « tacheté » était certain. Regarde le chat bleu : « bleu » est à toi, et le chat noir exclut « bondissant ».

step-step-4-draw = Étape 4 : pioche un chat, et ton tour est fini. Les chats sur scène et leurs masques restent en vue : tu peux toujours les relire.
step-step-4-punished = Tu as posé une question à Sami, qui a dit non. Pour cette erreur, tu ne pioches pas ce tour-ci.
step-step-4-in-sight = Tu joues en dernier dans cette manche. Quand tu as pioché, on vide la scène pour la nouvelle manche.
step-step-4-their-draw = Sami pioche un chat. Tu connais maintenant un des chats de sa main.
step-step-4-empty = À la fin d’une partie à deux, la pioche peut se vider, et le livret ne dit rien de ce cas. Ici, on continue avec les chats en main. Quand plus personne n’en a, la partie finit avec cette manche.
step-step-4-dry = Tu as joué un chat, et tu n’as rien demandé. As-tu le droit de faire ceci ?
step-step-4-no-cat = Les 40 chats sont sur scène : tu n’as plus de chat à jouer. As-tu le droit de faire ceci ?
step-step-4-no-more = Les 40 chats sont sur scène. Sami, qui joue en dernier dans la manche, passe. La partie est finie.
step-step-4-read-all = Tu as joué ton chat, et la pioche est vide. Sami cache encore deux attributs. Que fais-tu ?
leads-step-4-green = Tous les chats verts sur scène portent un masque de Sami, quoi qu’ils montrent d’autre : c’était certain. Te voilà à 4 points contre 2.
leads-step-4-yellow = Tous les chats jaunes sur scène portent un masque de Sami, quoi qu’ils montrent d’autre : c’était certain. Te voilà à 4 points contre 2.
leads-step-4-pass = Vous en restez à 3 points partout, alors que la scène dit tout : cherche une couleur dont tous les chats portent un masque de Sami.

step-end-trigger = Deux attributs de Sami sont visibles. Dès que le troisième l’est aussi, cette manche est la dernière : ceux qui n’ont pas encore joué peuvent seulement poser une question, ou passer. Ensuite, on compte les points.
step-end-last-round = Regarde la dernière manche : tu viens de démasquer le troisième attribut de Sami. Sami et Inès n’ont pas encore joué. Tu ne pioches plus : le livret n’en dit rien, c’est notre interprétation.
step-end-last-seat = Cherche le ✦. Tu demandes la souris à Sami, et c’est juste : la partie est finie aussitôt.
step-end-draws = Un seul attribut de Sami est visible. Tu demandes la souris à Sami, et c’est juste. Ensuite, tu pioches un chat.
step-end-one-more-cat = Inès a démasqué le troisième attribut de Sami, et c’est à toi. As-tu le droit de faire ceci ?
step-end-ask = C’est la dernière manche, et tu veux tenter ta chance. As-tu le droit de faire ceci ?
step-end-when = Tu as 3 points, Sami 2, Inès 4. Tu peux démasquer le troisième attribut de Sami : c’est la souris. Que demandes-tu ?
leads-end-leaping = Le chat bleu avec un masque d’Inès : « bleu » est à toi, « tacheté » à Sami, « bondissant » était donc certain. Tu as 4 points, Inès 3. À présent, la fin peut venir.
leads-end-yellow = Le chat jaune avec un masque d’Inès : « tacheté » est à Sami, et le chat vert exclut « se pavane ». « Jaune » était donc certain : tu as 4 points, Inès 3.
leads-end-mouse = Un point sûr, mais il met fin à la partie alors qu’Inès et toi avez 4 points, et qu’Inès cache plus d’attributs. De plus, tous deux peuvent encore t’en demander un.
leads-end-draw = Inès garde la tête, 4 à 3, alors que deux de ses attributs se lisent sur la scène : regarde le chat bleu et le chat jaune.

step-scoring-points = Un point par masque reçu, un par attribut encore caché : ici, 4 et 1. La réserve ne compte pas. Celui qui a le plus de points gagne ; à égalité, celui qui cache le plus d’attributs ; si l’égalité demeure, la victoire est partagée.
step-scoring-after-yes = Tu joues en dernier dans la manche. Tu demandes la souris à Sami, et c’est juste : la partie est finie. Combien de points as-tu ?
step-scoring-tie = Inès et toi avez quatre points. Inès a reçu plus de masques que toi : Inès gagne.
step-scoring-shared = Inès et toi avez quatre points. Aucun de vous deux ne gagne seul.
step-scoring-short = Il y a une autre fin, plus rare : quand un joueur manque de masques, la partie s’arrête aussitôt et on compte les points. Le livret ne dit pas ce qu’est « manquer » ; ici, un masque est dû et il n’y en a plus.
step-scoring-empty = La réserve de Sami est vide. La partie est donc finie.
step-scoring-finish-first = La souris de Sami est visible, et sa réserve est vide. Tu joues le chat roux à la souris. La partie est finie aussitôt.
step-scoring-unpaid = Ta réserve est vide. Tu demandes la pelote à Sami, qui dit non. La partie est finie.
step-scoring-after = Sami devait un masque au chat roux, et n’en avait plus. As-tu le droit de faire ceci ?
step-scoring-last-question = C’est la dernière manche, et tu joues en dernier. Tu as 3 points, Inès en a 5. Que fais-tu ?
leads-scoring-striped = Le chat vert au repos avec un masque d’Inès : « au repos » et « cocktail » sont à toi, et le chat vert assis exclut « vert ». Quatre points et deux attributs cachés chacun : victoire partagée.
leads-scoring-white = Le chat blanc avec un masque d’Inès : le chat roux exclut « sur le dos », le chat jaune « pelote ». Quatre points et deux attributs cachés chacun : victoire partagée.
leads-scoring-pass = Inès gagne, 5 à 3. À la dernière manche, quand on est derrière, on n’a rien à perdre en posant une question ; et deux attributs d’Inès étaient certains.
leads-scoring-spotted = Une chance sur six, et c’est raté : 6 à 3 pour Inès. Relis les deux chats qui portent un masque d’Inès : chacun prouve un attribut.

step-clues-mask = Le chat violet porte un masque de Sami : Sami a « au repos », « violet » ou « souris », au moins un des trois. Pas de masque sur le chat blanc : Sami n’a ni « se pavane », ni « blanc », ni « cocktail ». Une absence est aussi un indice.
step-clues-cannot = Deux chats, et pas de masque de Sami. Dans tes notes, touche tous les attributs que Sami ne peut pas avoir, pour quelque raison que ce soit.
step-clues-narrowed = Trois chats. Le premier porte un masque de Sami : au repos, violet ou souris. Les autres n’en portent pas : Sami n’a ni « violet », ni « au repos ». C’est donc la souris. La preuve est éclairée.
step-clues-certain = Quels attributs Sami a-t-il à coup sûr ? Marque-les dans tes notes.
step-clues-own-cards = Une partie à trois. Un seul chat, avec un masque de Sami. Quels attributs Sami a-t-il à coup sûr ?
step-clues-own-proof = Une autre table : Sami a « tacheté » à coup sûr. Qu’est-ce qui le prouve ? Touche sur la table le moins de choses possible.
step-clues-open = La souris de Sami est visible. Tu joues le chat violet à la souris, et Sami y pose un masque. Cela t’apprend du nouveau sur Sami.
step-clues-split = Le masque de Sami sur le chat violet : au repos, violet ou souris ? Joue un chat qui t’aide à trancher.
leads-clues-purple = Pas de masque de Sami : ni « violet », ni « assis ». Pour le premier masque, il ne reste que « au repos » et « souris ».
leads-clues-brown = Encore un masque de Sami : brun ou souris, puisque « se pavane » était exclu. La souris expliquerait les deux masques : la voilà bien plus probable.
leads-clues-yellow = Tu as appris quelque chose : Sami n’a ni « bondissant », ni « jaune ». Mais entre au repos, violet et souris, rien n’a changé : ce chat n’en montre aucun.

step-deduction-model = La grille de déduction compte toutes les donnes qui s’accordent avec ce que tu as vu : ✓ certain, ✗ impossible, sinon les chances en %. Touche une case : la plus petite preuve s’éclaire sur la table. Tu la retrouves à côté de chaque partie que tu joues.
step-deduction-pays = Que vaut une question ? À deux joueurs, deviner juste fait gagner deux points : un pour toi, un de moins pour l’autre. Une erreur en fait perdre un. Une question rapporte donc tout de suite si tu as plus d’une chance sur trois ; ce qu’elle t’apprend s’y ajoute.
step-deduction-worth = Ici, rien n’est certain. Quelles questions rapportent quand même tout de suite ? Touche-les toutes.
step-deduction-three-minds = Trois joueurs, et les réponses d’Inès comptent aussi. Quels attributs Sami a-t-il à coup sûr ?
step-deduction-tells-most = Une question t’apprend aussi quelque chose, surtout quand oui et non sont aussi probables l’un que l’autre. Touche toutes celles qui t’apprennent le plus.
step-deduction-hard = Quatre joueurs, trois chats. Quels attributs Théo a-t-il à coup sûr ? Marque-les pour Théo seul ; mais pense d’abord à ce que laissent les masques de Sami et d’Inès.
step-deduction-four = Vous êtes quatre, et tu as joué ton chat. Que demandes-tu ? Touche un éventail, puis l’invitation.
leads-deduction-resting = C’était certain : un point pour toi, et un de moins pour Théo, qui menait avec 4.
leads-deduction-purple = C’était certain : un point pour toi, et un de moins pour Inès. À Théo, qui mène avec 4, tu pouvais en prendre un tout aussi sûrement.
leads-deduction-striped = C’est juste trois fois sur quatre. Mais deux attributs étaient certains, et à quatre, un autre peut te les prendre avant ton prochain tour.

why-card = { $hidden ->
    [yes] « { $attribute } » est encore caché : un point.
   *[no] « { $attribute } » est visible : plus de point.
}
why-won = les masques reçus : un point chacun.
why-supply = ta réserve, c’est pour poser des masques : pas de points.
why-seen-card = { $hidden ->
    [yes] « { $attribute } » est encore dans ton éventail : personne d’autre ne le voit.
   *[no] « { $attribute } » a été démasqué : la carte est visible.
}
why-seen-stage = { $cat } est sur scène, face visible.
why-seen-hand = { $cat } est dans ta main : personne d’autre ne le voit.
why-box = { $all } attributs, dont { $dealt } distribués : il en reste { $count } dans la boîte.
why-seal = dans le sens horaire à partir du ✦ : { $players }.
why-pile = { $all } chats, dont { $dealt } distribués : il en reste { $count }.
why-swing = Toi : { $before } points avant, { $after } après. Sami : { $theirs } avant, { $then } après.
why-tie = { $points } points chacun. Attributs encore cachés : { $hidden } pour toi, { $other } pour { $who }.
part-received = masques reçus
part-hidden = attributs encore cachés
why-pays = { $who }, « { $attribute } » : sur cent questions de ce genre, { $percent } gagnent deux points et { $rest } en perdent un. { $pays ->
    [yes] Elle rapporte.
   *[no] Elle ne rapporte pas.
}
why-cat = { $cat } a { $count } attributs : { $has }.
why-akin = { $count ->
    [0] { $cat } ({ $has }) n’a rien en commun avec le premier chat de ta main.
   *[other] { $cat } a ceci en commun avec le premier chat de ta main : { $shared }.
}
why-match = { $who ->
    [you] tu as
   *[other] { $who } a
} ceci en commun avec { $cat } : { $shared }. Un seul attribut suffit.
why-open = visible devant { $who ->
    [you] toi
   *[other] { $who }
}, et cela compte encore : { $shared }.
why-not-known = aucune carte visible de { $who } ne correspond à { $cat } : impossible de savoir.
why-one-mask = { $count ->
    [one] un attribut en commun, un masque
   *[other] { $count } attributs en commun ({ $shared }), et un seul masque
}.
why-no-match = { $cat } : { $has } ; { $who ->
    [you] tu as
   *[other] { $who } a
} { $own }. Rien en commun.
why-question = { $who }, « { $attribute } » : { $percent } % de oui. Le plus proche de 50 % ici : { $best } %.
why-needed = { $seen } : sans cela, « { $attribute } » n’est pas certain.
why-not-needed = { $seen } : « { $attribute } » se prouve sans cela.

seen-own = tu as « { $attribute } »
seen-shown = « { $attribute } » est visible devant { $who }
seen-denied = { $who } a dit non à « { $attribute } »
seen-mask = le masque de { $who } sur { $cat }
seen-no-mask = pas de masque de { $who } sur { $cat }
proof-certain = { $who } a « { $attribute } » à coup sûr. { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } indices
} : { $proof }.
proof-impossible = { $who } ne peut pas avoir « { $attribute } ». { $count ->
    [one] La preuve
   *[other] Plus petite preuve, en { $count } indices
} : { $proof }.
proof-possible = { $who } peut avoir « { $attribute } » : c’est le cas dans { $worlds } des { $count } donnes possibles.
