# Cleocatra : les étapes du cours, section par section.

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

step-setup-pile = Tu sauves des chats royaux pour marquer des points ; dès que quelqu’un en a 23, la partie finit avec la manche. Treize tuiles triangulaires, un chat sur chacune, en cinq couleurs, forment la pioche. Chacun a trois sauveteurs. Trois inspecteurs attendent à côté du plateau.
step-setup-first = Vous décidez ensemble qui a câliné un animal en dernier : il commence. Ici, c’était Sami : une tuile, et un sauveteur dessus. Inès a posé la sienne à côté. Les tuiles se touchent par un côté.
step-setup-third = À toi de bâtir. Regarde : tu pioches, tu regardes, tu poses la tuile à côté des pyramides, et un sauveteur y va.
step-setup-own = À toi : touche la pioche, puis un emplacement vide à côté des pyramides.
step-setup-on-top = Tu as pioché ta première tuile. Essaie de la poser sur la tuile bleue de Sami.
step-setup-far-away = Tu as pioché ta première tuile. As-tu le droit de la poser loin des autres ?
step-setup-rescuers = Trois joueurs. Combien de sauveteurs y a-t-il en tout ?
step-setup-inspectors = Les inspecteurs commencent sur les tuiles.
step-setup-face-up = Tu peux voir quelle tuile vient ensuite.
step-setup-two = À deux, trois tuiles restent dans la boîte : une bleue, une orange, une verte. Il y a alors autant de tuiles de chaque couleur.
step-setup-ten = Deux joueurs. Combien de tuiles dans la pioche ?
step-setup-blue = Deux joueurs. Il y a exactement deux tuiles bleues dans la partie.
step-setup-youngest = C’est toujours le même joueur qui commence.

step-turn-two = Un tour, c’est deux actions. De tuile : piocher et poser une tuile, ou en déplacer une. De sauveteur : Éclaireur ou Équipe, qui amènent un sauveteur sur une tuile, et Sauvetage, qui marque. Une de tuile puis une de sauveteur, ou deux de sauveteur.
step-turn-tile-first = Regarde un tour entier : une tuile est piochée et posée, puis un éclaireur y va.
step-turn-tile-rescuer = Fais de même : pioche, pose, puis « Éclaireur » et la nouvelle tuile.
step-turn-rescuers = Ou deux actions de sauveteur : fais équipe deux fois. Touche « Équipe », puis une tuile à côté d’un de tes sauveteurs.
step-turn-two-tiles = Tu viens de poser une tuile. Sois gourmand : pioches-en une autre.
step-turn-tile-second = Tu as d’abord fait équipe. Essaie maintenant de déplacer la tuile jaune à l’extrémité gauche.
step-turn-out-of-turn = C’est le tour de Sami. Sois impatient : touche la pioche.
step-turn-second-team = Tu as posé une tuile. Au lieu d’y envoyer un éclaireur, tu fais équipe. As-tu le droit ?
step-turn-second-search = Tu as posé une tuile et tu la voudrais ailleurs. As-tu le droit ?
step-turn-whole-turn = Tu fais équipe deux fois. C’est un tour entier.
step-turn-one-is-enough = Tu fais équipe une fois. Ton tour est fini.

step-tile-expedition = Une expédition : pioche une tuile et regarde-la. Ensuite seulement, tu choisis son emplacement : face visible, à côté d’une ou de plusieurs tuiles.
step-tile-expedition-done = Regarde : une tuile est piochée, regardée, et posée à l’extrémité droite.
step-tile-lay = Tu as une tuile en main. Pose-la.
step-tile-apart = Un coin tranquille, loin des pyramides. As-tu le droit ?
step-tile-search = Une recherche déplace une tuile déjà posée. Elle doit être inoccupée, sans sauveteur ni inspecteur, avoir un côté libre, et les pyramides doivent rester d’un seul tenant sans elle.
step-tile-search-done = Regarde : la tuile violette, à l’extrémité, va tout en haut.
step-tile-which = Désigne toutes les tuiles qu’on peut prendre.
step-tile-move = Déplace une tuile : touche-la, puis un emplacement vide.
step-tile-occupied = Le sauveteur d’Inès est sur la tuile bleue du bas. Essaie de la déplacer à l’extrémité gauche.
step-tile-inspected = Il y a un inspecteur sur la tuile orange de gauche. Essaie de la déplacer à l’extrémité droite.
step-tile-splits = Essaie de déplacer la tuile bleue du haut à l’extrémité droite.
step-tile-shut-in = Deux anneaux de six. Essaie de prendre la tuile verte du haut, au milieu de sa rangée, et de la poser à l’extrémité droite.
step-tile-which-ring = Désigne toutes les tuiles des anneaux qu’on peut prendre.
step-tile-in-a-ring = La tuile bleue du milieu fait partie d’un anneau. As-tu le droit de la prendre ?
step-tile-in-a-row = La tuile bleue du haut fait partie d’une rangée. As-tu le droit de la prendre ?
step-tile-beside-itself = La tuile violette peut aller à l’emplacement de droite, qui ne touche rien d’autre qu’elle.
step-tile-silent = Deux choses que le livret ne dit pas. Quand la pioche est vide, il n’y a plus d’expédition, mais tout le reste continue. Et l’on peut enfermer un emplacement vide : une tuile posée à l’emplacement indiqué le ferait.
step-tile-gap = Tu poses la tuile là, et l’emplacement vide à sa droite est enfermé. As-tu le droit ?
step-tile-gap-forbidden = Il est interdit d’enfermer un emplacement vide.
step-tile-no-pile = La pioche est vide. Pars quand même en expédition.
step-tile-pile-ends = La pioche est vide : on ne peut plus rien faire.

step-rescuer-scout = Éclaireur : un sauveteur de ta réserve va sur la tuile que tu as posée ou déplacée pendant ce tour. Elle a un cadre doré.
step-rescuer-scout-done = Regarde un éclaireur aller sur la nouvelle tuile verte.
step-rescuer-scout-it = Envoie un éclaireur : touche « Éclaireur », puis la tuile.
step-rescuer-old-tile = La tuile jaune a été posée à un tour précédent. Essaie d’y envoyer un éclaireur.
step-rescuer-no-tile = Ton tour commence. Essaie d’envoyer tout de suite un éclaireur sur la tuile jaune.
step-rescuer-team = Faire équipe : un sauveteur de ta réserve va à côté d’un des tiens, sur une tuile qui touche par un côté une tuile que tu occupes.
step-rescuer-team-up = Fais équipe : touche « Équipe », puis une tuile à côté de ton sauveteur.
step-rescuer-beside-nobody = Aucun de tes sauveteurs n’est à côté de la tuile jaune. Essaie d’y faire équipe.
step-rescuer-room = Une tuile accueille deux sauveteurs, de joueurs différents. Un inspecteur ne prend pas de place : le livret n’en éloigne pas les sauveteurs.
step-rescuer-third = Sami et Inès partagent la tuile bleue. Essaie d’être le troisième.
step-rescuer-mine-twice = Tu as un sauveteur sur la tuile orange et un sur la bleue. Essaie d’en placer un autre sur la tuile orange.
step-rescuer-second-guest = Sami est sur la tuile verte. As-tu le droit de le rejoindre ?
step-rescuer-inspected = Il y a un inspecteur sur la tuile violette. As-tu le droit d’y faire équipe ?
step-rescuer-never-there = On ne place jamais un sauveteur sur une tuile avec un inspecteur.
step-rescuer-left = Tu as deux sauveteurs sur les tuiles et tu en places un autre. Combien en reste-t-il en réserve ?
step-rescuer-rescue = Un sauvetage marque des points avec un de tes sauveteurs ; comment, une autre section le dit. En première action, il finit ton tour.
step-rescuer-rescue-done = Regarde un sauvetage en première action, et ce que devient le tour.
step-rescuer-rescue-it = Fais un sauvetage : touche « Sauvetage », puis ton sauveteur.
step-rescuer-one-action = Ta première action est un sauvetage. Ton tour est fini.
step-rescuer-go-on = Tu commences par un sauvetage. Tu peux encore faire équipe dans le même tour.
step-rescuer-act-after = Ta première action était un sauvetage, donc c’est le tour de Sami. Essaie quand même de piocher une tuile.

step-stuck-follow = Un tour, c’est deux actions : la première doit t’en permettre une deuxième. Un sauveteur sur une tuile avec un inspecteur ne peut pas marquer : deux des tiens y sont, et il t’en reste un en réserve.
step-stuck-last-one = Essaie de faire équipe avec ton dernier sauveteur sur la tuile verte, sous l’œil du troisième inspecteur.
step-stuck-otherwise = Fais équipe de façon que quelque chose puisse suivre.
step-stuck-free-tile = Il n’y a pas d’inspecteur sur la tuile jaune. As-tu le droit d’y faire équipe d’abord ?
step-stuck-inspected-tile = Il y a un inspecteur sur la tuile verte. As-tu le droit d’y faire équipe d’abord ?
step-stuck-draw-first = Le même plateau : tu peux commencer par une expédition.
step-stuck-alone = Tes trois sauveteurs sont sur des tuiles avec un inspecteur, aucun n’est en réserve. Quoi que tu fasses d’abord, rien ne peut suivre. Le livret se tait ; selon notre interprétation, tu fais une seule action.
step-stuck-alone-done = Regarde : une expédition, et le tour est fini.
step-stuck-draw-alone = Rien ne pourrait suivre. As-tu quand même le droit de piocher ?
step-stuck-pass = Essaie plutôt de passer.
step-stuck-ends = Tu pioches et poses une tuile, et rien ne peut suivre. Ton tour est fini.
step-stuck-stuck = Pioche vide, quelqu’un aux deux extrémités, aucun de tes sauveteurs sur les tuiles : tu ne peux rien faire. Alors un sauveteur va sur n’importe quelle tuile où il reste de la place, et une action de sauveteur suit.
step-stuck-stuck-done = Regarde : un sauveteur va sur la tuile violette de gauche, et marque aussitôt.
step-stuck-settle = Tu es bloqué. Touche ta réserve, puis une tuile.
step-stuck-not-stuck = Tu n’es pas bloqué, mais la tuile jaune te tente. As-tu le droit ?
step-stuck-then-tile = Tu es bloqué et tu places un sauveteur sur la tuile violette de gauche. Ensuite, tu peux déplacer une tuile.
step-stuck-then-rescuer = Tu es bloqué et tu places un sauveteur sur la tuile violette de gauche. Ensuite, tu peux faire équipe à côté de lui.

step-scoring-area = La zone d’un sauveteur, c’est sa tuile et celles qui la touchent par un côté : quatre au plus. Chaque couleur différente vaut un point, s’il n’y a pas d’inspecteur sur la tuile du sauveteur.
step-scoring-which = Désigne les tuiles de la zone de ton sauveteur.
step-scoring-four = L’exemple 3c du livret : quatre tuiles, quatre couleurs. Regarde le décompte.
step-scoring-rescue = Fais un sauvetage avec ton sauveteur sur la tuile orange.
step-scoring-example-3a = Exemple 3a : une voisine. Combien de points ?
step-scoring-choose = Une couleur compte une fois, même si deux tuiles l’ont. Tu choisis laquelle est marquée, même si l’une d’elles est celle du sauveteur. Cela aura bientôt son importance.
step-scoring-example-3b = Exemple 3b : deux voisines bleues ; tu en marques une. Combien de points ?
step-scoring-example-3c = Exemple 3c : combien de points ?
step-scoring-twice = Deux voisines bleues. Essaie de compter les deux : « Sauvetage », ton sauveteur, les deux tuiles bleues, « Compter ».
step-scoring-inspected = Il y a un inspecteur sur ta tuile orange. Essaie d’y marquer.
step-scoring-assistants = Tes autres sauveteurs sur des tuiles marquées sont des assistants : un point chacun. Le livret ne les écarte pas si un inspecteur est sur leur tuile.
step-scoring-helped = Exemple 4a : deux assistants. Regarde chaque point.
step-scoring-example-4a = Exemple 4a : trois couleurs, deux assistants. Combien de points ?
step-scoring-example-4b = Exemple 4b : deux tuiles orange, un assistant sur chacune. Tu marques celle de gauche. Combien de points ?
step-scoring-both-help = Exemple 4b : les deux assistants comptent, cela fait quatre points.
step-scoring-most = Deux tuiles orange, mais un seul assistant. Fais un sauvetage avec le sauveteur de la tuile bleue, et choisis les tuiles qui rapportent le plus.
step-scoring-less = Regarde l’autre choix, et ce qu’en dit le décompte.
step-scoring-own-or-not = La tuile du sauveteur est orange, une voisine avec un assistant aussi. Tu marques la voisine. As-tu le droit ?
step-scoring-own-first = Deux tuiles orange : celle du sauveteur et une voisine. Pour l’orange, il faut marquer celle du sauveteur.
step-scoring-own-points = Pour l’orange, tu marques la voisine, où se tient ton assistant ; tu marques aussi le vert. Combien de points ?
step-scoring-watched = Il y a un inspecteur sur la tuile de ton sauveteur. As-tu le droit d’y marquer ?
step-scoring-watched-helper = Il y a un inspecteur sur la tuile de ton assistant. As-tu le droit de marquer ?
step-scoring-helper-counts = Trois couleurs et un assistant sous inspection : quatre points.

step-inspectors-after = Après le décompte, un inspecteur vient sur la tuile du sauveteur qui a marqué. Puis ce sauveteur et les assistants qui ont marqué rentrent dans ta réserve.
step-inspectors-one-comes = Regarde la fin d’un sauvetage.
step-inspectors-home = Tu marques avec un assistant. Combien de sauveteurs as-tu alors en réserve ?
step-inspectors-all-home = Deux tuiles orange, un assistant sur chacune ; tu marques celle de gauche. Les trois sauveteurs rentrent.
step-inspectors-scorer-home = Le même sauvetage. Deux sauveteurs rentrent : celui qui a marqué, et l’assistant qui a rapporté un point.
step-inspectors-waiting = Trois inspecteurs attendaient. Combien attendent après un sauvetage ?
step-inspectors-none-left = Les trois inspecteurs sont sur des tuiles. Alors, en tout dernier, tu en prends un sur n’importe quelle autre tuile : tu choisis, et tu libères quelqu’un.
step-inspectors-taken = Regarde : un sauvetage, puis l’inspecteur de la tuile bleue vient.
step-inspectors-choose = Tu as marqué sur la tuile orange. Fais venir un inspecteur : touches-en un, puis la tuile.
step-inspectors-elsewhere = Essaie d’envoyer l’inspecteur de la tuile bleue sur la jaune, pour ennuyer Inès.
step-inspectors-later = L’inspecteur peut bien attendre : tu pioches d’abord une tuile. As-tu le droit ?
step-inspectors-no-more = Tu ne peux pas prendre l’inspecteur d’une tuile où se tient quelqu’un.

step-end-goal = Dès que quelqu’un a 23 points, on finit la manche, pour que chacun ait joué autant de tours. Puis la partie est finie, et le plus de points gagne.
step-end-round = Sami a commencé, tu es donc le dernier de la manche. Regarde-toi dépasser 23.
step-end-finish = Finis la partie.
step-end-missing = Combien de points manque-t-il à Sami pour atteindre 23 ?
step-end-at-once = Tu as commencé la partie et tu dépasses 23. La partie est finie aussitôt.
step-end-last-of-round = Sami a commencé, tu es le dernier de la manche et tu dépasses 23. La partie est finie.
step-end-one-more = Tu as 24 points et la manche est finie. Essaie de piocher une tuile.
step-end-too-late = La manche est finie. Sami voudrait encore un tour. A-t-il le droit de piocher ?
step-end-still-on = C’est le premier tour d’une manche, personne n’a encore 23 points. As-tu le droit de marquer ?
step-end-shared = Sami et toi avez 24 points : vous partagez la victoire.
step-end-first-there = Tu as atteint 23 en premier, Sami a 25 à la fin de la manche. Tu as gagné.
step-end-frozen = À deux, au jeu de base : les six sauveteurs sont sur les trois tuiles avec un inspecteur. Plus jamais personne ne pourra marquer ni rien placer. Selon notre interprétation, la partie finit là.
step-end-freezing = Regarde tout se figer : en deuxième action, ton dernier sauveteur rejoint celui de Sami.
step-end-thaw = Tout est figé. Essaie de piocher une tuile.
step-end-frozen-over = Tous les sauveteurs sont sur des tuiles avec un inspecteur, et personne n’a 23 points. La partie est finie.

step-herd-herd = Le jeu avancé a une action de sauveteur de plus. Troupeau : déplace un de tes sauveteurs sur une tuile adjacente où il reste de la place.
step-herd-herd-done = Regarde : ton sauveteur avance de la tuile orange à la bleue.
step-herd-go = Troupeau : touche ton sauveteur, puis la tuile.
step-herd-two-steps = Deux actions, deux pas : amène ton sauveteur sur la tuile jaune.
step-herd-too-far = Essaie d’atteindre la tuile jaune en un seul pas.
step-herd-full = Sami et Inès partagent la tuile verte. Essaie d’y aller.
step-herd-basic = C’est le jeu de base. Essaie quand même d’avancer de la tuile orange à la bleue.
step-herd-to-inspector = Il y a un inspecteur sur la tuile violette. Ton sauveteur a-t-il le droit d’y aller ?
step-herd-counts-as-tile = Ton sauveteur a d’abord avancé d’une tuile. Une action de tuile peut suivre.
step-herd-then-rescue = Ton sauveteur a avancé sur la tuile bleue. Il peut maintenant y marquer.

step-abilities-cleocatra = Au jeu avancé, chaque chat a une capacité. Cleocatra, orange : marquer sur sa tuile rapporte un point de plus, et celui qui avait le moins de points avant fait une action bonus.
step-abilities-royal = Regarde : un sauvetage sur la tuile de Cleocatra. Sami avait le moins de points, reçoit une action bonus et la refuse.
step-abilities-royal-points = Quatre couleurs, sur la tuile de Cleocatra. Combien de points ?
step-abilities-scorer-again = Tu marques sur la tuile de Cleocatra, et Sami avait le moins de points. L’action bonus est pour toi.
step-abilities-tied = Sami et Inès sont à égalité avec le moins de points. Personne n’a d’action bonus.
step-abilities-neighbour = Tu marques depuis la tuile bleue : quatre couleurs, et un assistant sur la tuile de Cleocatra. Son point compte aussi : six.
step-abilities-extra-twice = Tu marques quatre couleurs sur la tuile de Cleocatra. Cela fait quatre points.
step-abilities-bonus = Une action bonus : une action de tuile, ou de sauveteur sauf Éclaireur, ou rien. Aucune deuxième ne suit.
step-abilities-take-bonus = Sami a marqué sur la tuile de Cleocatra, et tu avais le moins de points. Sers-toi de ton action bonus pour faire équipe.
step-abilities-bonus-tile = C’est ton action bonus. Peut-elle être une expédition ?
step-abilities-rescuer-only = Une règle maison peut dire : une action bonus est toujours une action de sauveteur. C’est le cas ici. Essaie de piocher.
step-abilities-mafdat = Mafdat, verte : sa tuile peut être déplacée même avec des sauveteurs ou un inspecteur dessus. Ils voyagent avec elle. Les limites d’une recherche valent aussi pour elle, sauf si vos règles maison l’en libèrent.
step-abilities-ride = Regarde Mafdat emmener le sauveteur de Sami et un inspecteur à l’autre extrémité.
step-abilities-carry = Déplace la tuile de Mafdat avec tout ce qu’elle porte.
step-abilities-left-behind = Mafdat est partie, et l’inspecteur est resté derrière, hors des tuiles.
step-abilities-bridge = La tuile de Mafdat relie deux moitiés. Tu la déplaces en face, où elle les relierait de nouveau. As-tu le droit ?
step-abilities-free-bridge = La même chose, mais une règle maison a libéré Mafdat des limites d’une recherche. As-tu le droit ?
step-abilities-free-apart = Libérée, Mafdat doit laisser les pyramides d’un seul tenant. Essaie de déplacer sa tuile à gauche de la tuile orange.
step-abilities-bastet = Bastet, bleue : depuis sa tuile, ton sauveteur peut changer de place avec celui d’un autre joueur, sur une autre tuile. C’est une action de tuile.
step-abilities-swap = Regarde : Inès et toi changez de place.
step-abilities-exchange = Change de place avec Sami sur la tuile verte : touche ton sauveteur sur la tuile de Bastet, puis le sien.
step-abilities-pair = Sami est aussi sur la tuile jaune, où tu as un sauveteur. Essaie de changer de place avec celui-là.
step-abilities-not-blue = Essaie de changer de place, depuis la tuile jaune, avec Inès sur la violette.
step-abilities-mut = Mut, violette : un sauveteur qui marque sur sa tuile y reste. Les assistants rentrent comme toujours.
step-abilities-stay = Regarde un sauvetage sur la tuile de Mut.
step-abilities-both-home = Tu marques sur la tuile de Mut avec un assistant. Les deux rentrent.
step-abilities-helper-home = Tu marques sur la tuile de Mut avec un assistant. L’assistant rentre, celui qui marque reste.
step-abilities-princess = Princesse, jaune : aucun inspecteur ne vient sur sa tuile. À la place, deux vont sur deux autres tuiles qui n’en avaient pas ; tu choisis lesquelles.
step-abilities-two-guards = Regarde un sauvetage sur la tuile de Princesse, et où vont les deux inspecteurs.
step-abilities-send = Tu as marqué sur la tuile de Princesse. Envoie les deux inspecteurs : touche ceux qui attendent, puis une tuile, deux fois.
step-abilities-own-tile = La tuile de Princesse elle-même peut recevoir un des deux inspecteurs.
step-abilities-two-tiles = Le premier inspecteur est allé sur la tuile bleue. Le second peut aller sur la violette.
