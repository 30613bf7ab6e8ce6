# Cleocatra : les étapes du cours, section par section ; ce qu’entraîne une décision ; les termes d’une somme.

step-overview-goal = Il te faut des points : dès que quelqu’un en a 23, on finit la manche, et celui qui en a le plus gagne. On les marque par des sauvetages : plus il y a de couleurs autour de ton sauveteur, et de tes sauveteurs à côté, mieux c’est. Les jetons de score éclairés montrent où en est chacun.
step-overview-build = Tout le monde bâtit les mêmes pyramides. Regarde deux tours, le tien puis celui de Sami : on pioche une tuile, on la pose, on y met un sauveteur. Un tour, c’est deux actions.
step-overview-rescue = À ton tour suivant, tu as posé la tuile jaune. Place au sauvetage : ton sauveteur sur la tuile orange marque pour chaque couleur sous lui ou à côté, et pour l’assistant voisin. Puis un inspecteur vient, et tes deux sauveteurs rentrent.
step-overview-signs = Une figurine numérotée est le sauveteur d’un joueur. L’œil doré est un inspecteur : tant qu’il est là, personne ne marque sur cette tuile. Les sauveteurs rentrés attendent dans ta réserve ; la pioche contient les tuiles à venir.
step-overview-back = Sami a continué à bâtir. Tes sauveteurs sont tous rentrés : ramènes-en un. Touche la pioche, pose la tuile à un emplacement vide, puis touche « Éclaireur » et la nouvelle tuile.

step-setup-table = Treize tuiles de cinq couleurs forment la pioche, face cachée ; à deux, trois restent dans la boîte. Chacun a trois sauveteurs ; trois inspecteurs attendent. Le dernier à avoir câliné un animal commence : ici, à trois joueurs, Sami. Chacun pose une première tuile, avec un sauveteur dessus.
step-setup-own = À toi de poser ta première tuile : touche la pioche, puis un emplacement vide. À partir de la deuxième, les tuiles se touchent par un côté.
step-setup-redraw = Tu as pioché ta première tuile, d’une couleur qu’un autre a déjà posée. Tu en voudrais une autre. As-tu le droit ?
step-setup-look = Tu peux regarder la première tuile de la pioche avant de décider si tu la prends.
step-setup-guards = Toutes les premières tuiles sont posées, et Sami commence le premier tour. Il n’y a encore aucun inspecteur sur les tuiles, et c’est normal.
step-setup-tomorrow = Aujourd’hui, Sami a commencé. À votre prochaine partie, ce sera peut-être quelqu’un d’autre.
step-setup-two-left = Deux joueurs. Chacun pose sa première tuile. Combien de tuiles reste-t-il alors dans la pioche ?
step-setup-fewer = À deux, il y a une tuile de moins de chaque couleur qu’à trois.
step-setup-where = Tu as pioché une tuile bleue ; celle de Sami est bleue, celle d’Inès verte. Ton premier sauveteur ira dessus. Où la poses-tu ?
decide-setup-green = Deux couleurs pour ton sauveteur, le bleu et le vert : un sauvetage rapporterait déjà deux points, et deux côtés restent libres.
decide-setup-blue = C’est permis, mais bleu à côté de bleu ne fait qu’une couleur, et une couleur compte une fois. À côté de la verte, tu en aurais deux.

step-turn-two = Un tour, c’est deux actions : une de tuile puis une de sauveteur, ou deux de sauveteur. Une action de tuile pioche ou déplace une tuile. Actions de sauveteur : « Éclaireur » et « Équipe » amènent un sauveteur sur une tuile, « Sauvetage » marque.
step-turn-rescuers = Un tour entier pour tes sauveteurs : fais équipe deux fois. Touche « Équipe », puis une tuile à côté d’un des tiens ; et encore une fois.
step-turn-second-search = Tu viens de poser la tuile au cadre doré, et maintenant tu la voudrais ailleurs. As-tu le droit ?
step-turn-second-team = Tu viens de poser la tuile au cadre doré. Tu la laisses vide, et tu fais plutôt ceci. As-tu le droit ?
step-turn-tile-after = Tu commences par faire équipe. En deuxième action, tu peux encore piocher une tuile.
step-turn-whole = Ton sauveteur est sur une couleur et en touche trois autres : un sauvetage rapporte quatre points, plus un pour chacun de tes sauveteurs à côté. Que fais-tu de ce tour ?
decide-turn-five = Cinq points : quatre couleurs et un assistant. Tes deux actions ont servi, et tes deux sauveteurs sont rentrés.
decide-turn-six = Au prochain tour, un sauvetage rapportera six points. Mais Sami et Inès sont juste à côté : l’un d’eux peut te rejoindre sur ta tuile, marquer avant toi et y laisser un inspecteur.
decide-turn-four = Quatre points. Mais un sauvetage en première action finit le tour : en faisant équipe d’abord, tu en aurais marqué cinq dans le même tour.

step-tile-expedition = Une expédition : tu pioches une tuile, tu la regardes, et alors seulement tu choisis son emplacement, à côté d’une ou de plusieurs tuiles. Tu viens de piocher celle-ci. Quand la pioche est vide, il n’y a plus d’expédition.
step-tile-lay = Pose-la pour que ton sauveteur ait trois couleurs, celle de sa tuile comprise.
step-tile-search = Une recherche déplace une tuile déjà posée. Elle doit être inoccupée, sans sauveteur ni inspecteur ; un de ses côtés doit être libre, et les pyramides doivent rester d’un seul tenant sans elle. Elle va alors à côté d’une autre tuile.
step-tile-move = Trouve une troisième couleur pour ton sauveteur : amène une tuile contre la sienne. Touche la tuile, puis l’emplacement vide.
step-tile-bent = Il n’y a personne sur cette tuile, et un de ses côtés est libre. As-tu le droit ?
step-tile-which-ring = Deux anneaux de six, côte à côte. Désigne toutes les tuiles qu’une recherche peut prendre.
step-tile-shut-in = Deux anneaux côte à côte, et personne sur cette tuile. As-tu le droit ?
step-tile-in-a-ring = Deux anneaux côte à côte. Cette tuile est entre deux autres. As-tu le droit ?
step-tile-beside-itself = La tuile violette peut avancer d’un emplacement vers la droite, où elle ne toucherait que l’emplacement qu’elle quitte.
step-tile-gap = Tu poses la tuile piochée à droite de la tuile orange du haut. L’emplacement vide d’à côté se retrouve enfermé. Tu en as le droit.
step-tile-no-pile = Fin de partie à deux : la pioche est vide. Fais quand même une action de tuile.
step-tile-whose = Ton sauveteur, sur la verte, touche une autre couleur ; celui de Sami, sur la bleue, en touche deux. La violette et la jaune peuvent être déplacées. Quelle est ta première action ?
decide-tile-purple = Une troisième couleur pour toi, et une de moins pour Sami : jusqu’ici, la violette comptait pour son sauveteur.
decide-tile-yellow = Une troisième couleur pour toi. La violette aurait fait de même, et Sami l’aurait perdue.
decide-tile-gift = Voilà une quatrième couleur pour le sauveteur de Sami, et rien pour le tien. Les tuiles ne sont à personne : celui qui est à côté la marque.

step-rescuer-bring = « Éclaireur » place un sauveteur de ta réserve sur la tuile que tu as posée ou déplacée pendant ce tour, celle au cadre doré. « Équipe » en place un à côté d’une tuile que tu occupes. Une tuile accueille deux sauveteurs, de joueurs différents.
step-rescuer-both = Tu viens de poser une tuile loin de ton sauveteur. Amènes-y un deuxième sauveteur.
step-rescuer-moved = Ta première action était une recherche : la tuile au cadre doré a été déplacée, pas piochée. As-tu le droit ?
step-rescuer-third = Deux de tes sauveteurs sont juste à côté de cette tuile. As-tu le droit ?
step-rescuer-guest = Sami est sur cette tuile. As-tu le droit ?
step-rescuer-join-inspector = À côté de ton sauveteur, il y a une tuile avec un inspecteur. Même là, tu peux faire équipe.
step-rescuer-rescue = « Sauvetage » marque avec un de tes sauveteurs. Ce peut être ta deuxième action. En première action, il finit ton tour aussitôt.
step-rescuer-then-rescue = Fais d’abord venir un assistant, puis marque dans le même tour.
step-rescuer-go-on = En première action, ton sauveteur le mieux entouré marque. L’autre est encore là : tu peux maintenant faire équipe à côté de lui.
step-rescuer-second = Tu as posé la tuile jaune ; ton sauveteur est sur l’orange. Que fais-tu de ta deuxième action ?
decide-rescuer-blue = Un assistant pour l’orange, et sur la bleue il a lui aussi trois couleurs : au prochain tour, l’un ou l’autre peut marquer. Mais Sami, à côté de la bleue, pourrait te devancer.
decide-rescuer-yellow = Un assistant pour l’orange, loin de Sami. Au prochain tour, une tuile ou un autre sauveteur, puis un sauvetage à quatre points ou plus.
decide-rescuer-now = Trois points, et ton seul sauveteur rentre : au prochain tour, tu n’as plus personne sur les pyramides. Avec un assistant d’abord, tu en aurais eu quatre, ou plus.

step-stuck-follow = Un tour, c’est deux actions : la première doit t’en permettre une deuxième. Un sauveteur sur une tuile avec un inspecteur ne peut pas marquer : deux des tiens y sont, et il t’en reste un en réserve.
step-stuck-inspected-tile = Ton dernier sauveteur va là où se trouve déjà un inspecteur. En première action, as-tu le droit ?
step-stuck-free-tile = Ton dernier sauveteur va sur une tuile sans inspecteur. En première action, as-tu le droit ?
step-stuck-alone = Tes trois sauveteurs sont tous sur des tuiles avec un inspecteur. Quoi que tu fasses d’abord, rien ne peut suivre. Le livret se tait ; ici, tu fais une seule action, et ton tour est fini.
step-stuck-alone-turn = Fais ce qui t’est encore possible.
step-stuck-stuck = Pioche vide, quelqu’un aux deux bouts de la chaîne, aucun des tiens dessus : tu es bloqué. Alors un sauveteur de ta réserve va sur n’importe quelle tuile où il reste de la place, et une action de sauveteur suit.
step-stuck-not-stuck = La pioche est vide, et tous tes sauveteurs sont rentrés. As-tu le droit ?
step-stuck-then-score = Bloqué, tu places un sauveteur sur une tuile au milieu de la chaîne. Tu peux marquer avec lui dans le même tour.
step-stuck-where = Tu es bloqué : aucune action n’est possible. Où veux-tu ton sauveteur ?
decide-stuck-three = Trois couleurs autour de lui, et pas d’inspecteur : il peut marquer trois points tout de suite, ou tu fais équipe à côté pour en avoir plus au prochain tour.
decide-stuck-between = Trois couleurs, pas d’inspecteur : il peut marquer tout de suite. Mais Sami est à gauche et à droite, et peut te rejoindre si tu attends.
decide-stuck-watched = C’est permis, mais un inspecteur est là : ce sauveteur ne peut pas marquer, et il ne te reste qu’à faire équipe à côté.
decide-stuck-end = Il y a de la place à côté de Sami, mais au bout de la chaîne il n’y a que deux couleurs ; ailleurs, il y en a trois.

step-scoring-area = La zone d’un sauveteur, c’est sa tuile et celles qui la touchent par un côté : quatre au plus. Chaque couleur y vaut un point, une seule fois ; si deux tuiles l’ont, tu en choisis une. Avec un inspecteur sur sa tuile, il ne marque pas.
step-scoring-which = Désigne la zone de ton sauveteur : toutes les tuiles dont il marquerait la couleur.
step-scoring-blue-twice = La zone de ton sauveteur compte quatre tuiles. Un sauvetage rapporte maintenant quatre points.
step-scoring-assistants = Tes autres sauveteurs sur des tuiles marquées sont des assistants : un point chacun. Entre deux tuiles de même couleur, choisis donc bien.
step-scoring-both-help = Deux tuiles à côté de ton sauveteur ont la même couleur, avec un assistant sur chacune. Tu fais le sauvetage avec celui du milieu. Les deux assistants comptent : quatre points.
step-scoring-who-helps = Tes trois sauveteurs sont sortis. Celui qui a le plus de tuiles autour de lui marque. Combien de points ?
step-scoring-most = Ta deuxième action. Marque le plus de points possible : regarde tes deux sauveteurs avant de toucher « Sauvetage ».
step-scoring-own-or-neighbour = Tu marques avec ton sauveteur sur la tuile orange de gauche. Pour l’orange, tu peux marquer celle de droite, où se tient ton assistant, au lieu de la sienne.
step-scoring-watched = Tu voudrais marquer ici. As-tu le droit ?
step-scoring-shared = Le sauveteur de Sami partage cette tuile avec le tien. As-tu le droit d’y marquer ?
step-scoring-helper-counts = Ton assistant est sous inspection. Tu marques depuis la tuile d’à côté, trois couleurs : quatre points en tout.
step-scoring-who = Deux de tes sauveteurs sont côte à côte, sur l’orange et sur la bleue ; il t’en reste un en réserve. Que fais-tu de ta deuxième action ?
decide-scoring-five = Cinq points : l’orange, le bleu, le vert, le violet, et l’assistant sur la bleue.
decide-scoring-six = Au prochain tour, l’orange marquera six points, avec deux assistants. Mais Sami est à côté : il peut y venir et marquer avant toi.
decide-scoring-four = Quatre points : le bleu, l’orange, le jaune, et l’assistant sur l’orange. Dans l’autre sens, tu en aurais eu cinq.

step-inspectors-after = Après le décompte, un inspecteur va sur la tuile où tu as marqué, et il y reste : plus personne n’y marque. Le sauveteur qui a marqué et les assistants qui ont rapporté un point rentrent dans ta réserve.
step-inspectors-home = Deux de tes sauveteurs sont sur des tuiles. Celui qui est à côté d’Inès marque. Combien de sauveteurs as-tu ensuite en réserve ?
step-inspectors-all-home = Tes trois sauveteurs sont sortis, côte à côte. Celui du milieu marque ; pour la couleur présente deux fois, tu choisis une tuile. Les trois rentrent.
step-inspectors-none-left = Les trois inspecteurs sont sur des tuiles. Celui qui marque maintenant en fait venir un. Dans le livret, c’est avant que les sauveteurs rentrent ; ici, comme il faut choisir, c’est après. Cela revient au même. Sur la tuile que l’inspecteur quitte, on peut de nouveau marquer.
step-inspectors-elsewhere = Tu as marqué sur la tuile au cadre doré, et tu choisis maintenant un inspecteur. As-tu le droit ?
step-inspectors-from-somebody = La tuile au cadre doré, où tu as marqué, attend son inspecteur. As-tu le droit ?
step-inspectors-later = Tu as marqué, en première action. L’inspecteur peut attendre, te dis-tu. As-tu le droit ?
step-inspectors-whom = Tu as marqué sur l’orange et tu y fais venir un inspecteur. L’un est sur la jaune, avec un des tiens ; un autre, seul, sur la bleue ; le dernier sur la violette, avec Sami. Lequel prends-tu ?
decide-inspectors-own = Ton sauveteur sur la jaune peut de nouveau marquer, dès le prochain tour.
decide-inspectors-nobody = Personne n’y gagne pour l’instant : le sauveteur de Sami et le tien restent sous inspection. Libérer le tien aurait été encore mieux.
decide-inspectors-sami = Voilà Sami libre de marquer sur la violette dès son tour, et ton sauveteur sur la jaune reste sous inspection.

step-end-goal = Dès que quelqu’un a 23 points, on finit la manche, pour que tous aient joué autant de tours. Une étoile marque le premier joueur : celui d’avant joue le dernier tour. Puis celui qui a le plus de points gagne ; à égalité, on partage la victoire.
step-end-at-once = C’est toi qui as commencé la partie. Ton sauvetage te fait dépasser 23 points. La partie est finie aussitôt.
step-end-last-of-round = Sami a commencé cette partie, puis Inès, puis toi. Ton sauvetage te fait dépasser 23 points. La partie est finie.
step-end-still-yours = Sami a commencé cette partie, et vient de dépasser 23 dans cette manche. As-tu encore le droit ?
step-end-too-late = Tu jouais en dernier dans la manche, et tu as dépassé 23 points. Sami voudrait encore un tour. En a-t-il le droit ?
step-end-first-there = Tu as atteint 23 en premier ; puis Sami est arrivé à 25. La manche finit maintenant. Tu as gagné.
step-end-last-chance = Le dernier tour de la partie est à toi. Sami a 24 points, tu en as 20 ; un sauvetage en rapporterait quatre. Que fais-tu ?
decide-end-win = 25 contre 24 : quatre couleurs et un assistant. Tu gagnes, grâce au point du dernier sauveteur envoyé.
decide-end-tie = 24 partout : la victoire est partagée. En faisant équipe d’abord, tu en aurais eu 25 dans le même tour.
decide-end-late = Une belle équipe, mais il n’y a plus de tour suivant : la partie finit, et tu restes à 20 points.
step-end-frozen = À deux, au jeu de base : les six sauveteurs sont sur les trois tuiles avec un inspecteur. Plus personne ne peut marquer, ni placer un sauveteur. Le livret se tait ; ici, la partie finit aussitôt.
step-end-thaw = À deux, au jeu de base. La pioche n’est pas vide. As-tu le droit ?
step-end-not-frozen = Tes trois sauveteurs sont sur des tuiles inspectées. As-tu le droit ?

step-herd-herd = Le jeu avancé a une action de sauveteur de plus. Troupeau : un de tes sauveteurs avance d’une tuile, sur une tuile adjacente où il reste de la place. Touche le sauveteur, puis la tuile.
step-herd-two-steps = Deux actions, deux pas : amène ton sauveteur sur la tuile jaune en un seul tour.
step-herd-to-inspector = Le jeu avancé. As-tu le droit ?
step-herd-basic = Le jeu de base. As-tu le droit ?
step-herd-counts-as-tile = Ta première action fait avancer un sauveteur. En deuxième, tu peux piocher une tuile.
step-herd-escape = Tes trois sauveteurs sont sous inspection, aucun n’est en réserve. Au jeu de base, rien ne suivrait ; ici, un sauveteur peut avancer. Que fais-tu de tes deux actions ?
decide-herd-score = Loin de l’inspecteur, il marque : le bleu, l’orange et le jaune, trois points, et un sauveteur est rentré.
decide-herd-follow = Au prochain tour, la bleue peut marquer quatre points : trois couleurs, et un assistant sur l’orange. Mais Sami, sur la jaune, peut te rejoindre sur la bleue et marquer avant toi.
decide-herd-end = Pas d’inspecteur ici, mais au bout des pyramides il n’y a que deux couleurs : sur la bleue, il y en avait trois.

step-abilities-cleocatra = Au jeu avancé, chaque chat a une capacité. Cleocatra, orange : marquer sur sa tuile vaut un point de plus, et celui qui, seul, avait le moins de points avant fait une action bonus à la fin du tour.
step-abilities-royal = Tu fais un sauvetage sur la tuile de Cleocatra, avec un assistant à côté. Combien de points ?
step-abilities-twice = Tu marques sur la tuile de Cleocatra, et une autre Cleocatra est à côté : l’orange, le vert, et son point deux fois. Quatre points.
step-abilities-neighbour = Tu marques depuis la tuile de Bastet : quatre couleurs, et un assistant chez Cleocatra. Cela fait cinq points.
step-abilities-fewest = Tu es seul à avoir le moins de points, et tu marques sur la tuile de Cleocatra. Te voilà en tête. L’action bonus est quand même pour toi.
step-abilities-bonus = Sami a marqué sur la tuile de Cleocatra, et tu avais le moins de points : une action bonus pour toi. Une seule, ou aucune ; pas de deuxième.
step-abilities-bonus-scout = C’est ton action bonus, et tu as des sauveteurs en réserve. Est-ce permis ?
step-abilities-bonus-tile = C’est ton action bonus, pendant le tour de Sami. Est-ce permis ?
step-abilities-mafdat = Mafdat, verte : sa tuile se déplace même avec des sauveteurs ou un inspecteur dessus, et ils voyagent avec elle. Pour le reste, les limites d’une recherche valent aussi pour elle.
step-abilities-rides = Tu déplaces la tuile de Mafdat à l’autre bout, et le sauveteur de Sami avec elle. Là, il est débarrassé de l’inspecteur.
step-abilities-bridge = La tuile de Mafdat relie deux moitiés. En face, elle les relierait de nouveau. As-tu le droit ?
step-abilities-free-bridge = Le livret ne dit rien des limites de Mafdat. Vous avez tous décidé de la libérer de celles d’une recherche. As-tu le droit ?
step-abilities-free-apart = Vous avez tous décidé de libérer Mafdat des limites d’une recherche. As-tu le droit ?
step-abilities-bastet = Bastet, bleue : en action de tuile, ton sauveteur sur sa tuile peut changer de place avec celui d’un autre joueur, sur une autre tuile. Touche le tien, puis l’autre. Personne ne doit finir en double sur une tuile.
step-abilities-exchange = Amène un des tiens sur la tuile verte, où il n’y a pas d’inspecteur : change de place avec Sami.
step-abilities-mut = Mut, violette : un sauveteur qui marque sur sa tuile y reste. Tout le reste est comme d’habitude.
step-abilities-all-home = Un sauveteur en réserve, un chez Mut, un assistant à côté. Tu marques chez Mut : les trois sont alors dans ta réserve.
step-abilities-princess = Princess, jaune : quand tu marques sur sa tuile, deux inspecteurs vont sur deux autres tuiles qui n’en avaient pas, et aucun ne vient sur la sienne. Tu choisis où.
step-abilities-send = Tu as marqué sur la tuile de Princess. Envoie les deux inspecteurs chez les sauveteurs de Sami : touche ceux qui attendent, puis une tuile ; deux fois.
step-abilities-open-again = Tu as envoyé les deux inspecteurs chez Sami. Sur la tuile où tu as marqué, on peut de nouveau marquer dès le tour suivant.
step-abilities-powers = Ta deuxième action. Tu es sur l’orange, la bleue et la violette : Cleocatra, Bastet, Mut. Sami a le moins de points. Avec qui marques-tu ?
decide-abilities-cleocatra = Sept points : quatre couleurs, deux assistants et celui de Cleocatra. Le prix : une action bonus pour Sami.
decide-abilities-mut = Cinq points : quatre couleurs et un assistant. Ton sauveteur reste chez Mut, un autre sur la bleue, et Sami n’a rien.
decide-abilities-bastet = Trois points : deux couleurs et un assistant. Bastet ne fait rien dans un sauvetage ; les deux autres auraient rapporté plus.

part-box = tuiles dans la boîte
part-taken-out = une bleue, une orange, une verte mises de côté
part-first-tiles = les premières tuiles
part-colours = couleurs
part-assistants = assistants sur des tuiles marquées
part-supply = déjà en réserve
part-recalled = de retour
part-cleocatra = le point de Cleocatra
why-two = Seuls le bleu, l’orange et le vert perdent une tuile ; il y en a alors { $count } de chaque couleur.
why-one-helps = On ne marque qu’une tuile par couleur, donc seul compte l’assistant de cette tuile : { $count } points.
why-once = Son point ne compte qu’une fois, pour la tuile où tu te tiens : { $count } points.
why-stays = L’assistant sur la tuile non marquée y reste ; tu en as { $count } en réserve.
why-colours = { $tiles } tuiles, mais une couleur y est deux fois : { $count } points.
why-taken = { $reason ->
    [occupied] il y a quelqu’un sur { $tile }.
    [surrounded] les trois côtés de { $tile } touchent d’autres tuiles.
    [splits] sans { $tile }, les pyramides seraient en morceaux.
   *[free] il n’y a personne sur { $tile }, un côté est libre, et rien ne se détache sans elle.
}
why-area = { $reason ->
    [own] ton sauveteur est sur { $tile }.
    [beside] { $tile } touche par un côté celle de ton sauveteur.
   *[far] { $tile } ne touche par aucun côté celle de ton sauveteur ; un coin ne suffit pas.
}
