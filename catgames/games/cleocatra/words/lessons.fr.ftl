# Cleocatra : les étapes du cours, section par section.

why-taken = { $reason ->
    [occupied] il y a quelqu’un sur { $tile }.
    [surrounded] les trois côtés de { $tile } touchent d’autres tuiles.
    [splits] sans { $tile } les pyramides tomberaient en morceaux.
   *[free] il n’y a personne sur { $tile }, un côté est libre, et rien ne se détache sans elle.
}
why-area = { $reason ->
    [own] ton sauveteur est sur { $tile }.
    [beside] un côté touche celui de ton sauveteur : { $tile }.
   *[far] aucun côté ne touche : { $tile } ; un coin ne suffit pas.
}

step-setup-pile = Treize tuiles triangulaires, chacune avec un chat d’une des cinq couleurs, forment une pioche face cachée. Chacun a trois sauveteurs et zéro point. Trois inspecteurs attendent à côté.
step-setup-first = La table dit qui a câliné un animal en dernier : il commence. Ici c’était Sami : une tuile, et un sauveteur dessus. Inès a posé la sienne contre elle. Les tuiles se touchent par un côté.
step-setup-third = À toi de bâtir. Regarde : tu pioches, tu regardes, tu poses la tuile contre les pyramides, et un sauveteur y va.
step-setup-own = À toi : touche la pioche, puis une place vide contre les pyramides.
step-setup-on-top = Tu as pioché ta première tuile. Essaie de la poser par-dessus la bleue de Sami.
step-setup-far-away = Tu as pioché ta première tuile. Peux-tu la poser loin des autres ?
step-setup-rescuers = Trois joueurs. Combien de sauveteurs y a-t-il en tout ?
step-setup-inspectors = Les inspecteurs commencent sur les tuiles.
step-setup-face-up = Tu peux voir quelle tuile vient ensuite.
step-setup-two = À deux, trois tuiles restent dans la boîte : une bleue, une orange, une verte. Alors chaque couleur est là autant de fois que les autres.
step-setup-ten = Deux joueurs. Combien de tuiles dans la pioche ?
step-setup-blue = Deux joueurs. Il y a exactement deux tuiles bleues dans la partie.
step-setup-youngest = C’est toujours la même place qui commence.

step-turn-two = Un tour, c’est deux actions. De tuile : piocher et poser, ou déplacer. De sauveteur : éclaireur, équipe, sauvetage. Soit une de tuile puis une de sauveteur, soit deux de sauveteur.
step-turn-tile-first = Regarde un tour entier : une tuile est piochée et posée, puis un éclaireur y va.
step-turn-tile-rescuer = Fais de même : pioche, pose, puis « Éclaireur » et la nouvelle tuile.
step-turn-rescuers = Ou deux actions de sauveteur : fais équipe deux fois. Touche « Équipe », puis une tuile à côté d’un de tes sauveteurs.
step-turn-two-tiles = Tu viens de poser une tuile. Sois gourmand : pioches-en une autre.
step-turn-tile-second = Tu as d’abord fait équipe. Essaie maintenant de déplacer la tuile jaune tout à gauche.
step-turn-out-of-turn = C’est le tour de Sami. Sois impatient : touche la pioche.
step-turn-second-team = Tu as posé une tuile. Au lieu d’y envoyer un éclaireur, tu fais équipe. Le peux-tu ?
step-turn-second-search = Tu as posé une tuile et la voudrais ailleurs. Le peux-tu ?
step-turn-whole-turn = Tu fais équipe deux fois. C’est un tour entier.
step-turn-one-is-enough = Tu fais équipe une fois. Ton tour est fini.

step-tile-expedition = Une expédition : pioche une tuile et regarde-la. Ensuite seulement tu choisis sa place : face visible, contre une tuile ou plusieurs.
step-tile-expedition-done = Regarde : une tuile est piochée, regardée, et posée à droite.
step-tile-lay = Tu as une tuile en main. Pose-la.
step-tile-apart = Un coin tranquille, loin des pyramides. Le peux-tu ?
step-tile-search = Une recherche déplace une tuile déjà posée. Elle doit être vide, sans sauveteur ni inspecteur, avoir un côté libre, et les pyramides ne doivent pas se couper sans elle.
step-tile-search-done = Regarde : la tuile violette du bout monte en haut.
step-tile-which = Marque toutes les tuiles qu’on peut prendre.
step-tile-move = Déplace une tuile : touche-la, puis une place vide.
step-tile-occupied = Le sauveteur d’Inès est sur la tuile bleue du bas. Essaie de la déplacer à gauche.
step-tile-inspected = La tuile orange de gauche a un inspecteur. Essaie de la déplacer à droite.
step-tile-splits = Essaie de prendre la tuile bleue du haut pour la mettre à droite.
step-tile-shut-in = Deux anneaux de six. Essaie de prendre la tuile verte au milieu de la rangée du haut pour la mettre à droite.
step-tile-which-ring = Marque toutes les tuiles qu’on peut prendre aux anneaux.
step-tile-in-a-ring = La tuile bleue fait partie d’un anneau. Peux-tu la prendre ?
step-tile-in-a-row = La tuile bleue fait partie d’une rangée. Peux-tu la prendre ?
step-tile-beside-itself = La tuile violette peut aller à la place de droite, qui ne touche rien d’autre qu’elle-même.
step-tile-silent = Deux choses que le livret laisse ouvertes : et si la pioche est vide ? et peut-on enfermer une place vide ? Une tuile à la place indiquée le ferait.
step-tile-gap = La place vide à sa droite serait enfermée. Le peux-tu ?
step-tile-gap-forbidden = Il est interdit d’enfermer une place vide.
step-tile-no-pile = La pioche est vide. Pars quand même en expédition.
step-tile-pile-ends = La pioche est vide : on ne peut plus rien faire.

step-rescuer-scout = L’éclaireur : un sauveteur de ta réserve va sur la tuile que tu as posée ou déplacée pendant ce tour même. Elle a un cadre doré.
step-rescuer-scout-done = Regarde un éclaireur aller sur la nouvelle tuile verte.
step-rescuer-scout-it = Envoie un éclaireur : touche « Éclaireur », puis la tuile.
step-rescuer-old-tile = La tuile jaune a été posée un tour plus tôt. Essaie d’y envoyer un éclaireur.
step-rescuer-no-tile = Ton tour commence. Essaie d’envoyer tout de suite un éclaireur sur la tuile jaune.
step-rescuer-team = Faire équipe : un sauveteur de ta réserve va à côté d’un des tiens, sur une tuile qui touche par un côté une tuile que tu occupes.
step-rescuer-team-up = Fais équipe : touche « Équipe », puis une tuile à côté de ton sauveteur.
step-rescuer-beside-nobody = Aucun des tiens n’est à côté de la tuile jaune. Fais-y équipe quand même.
step-rescuer-room = Une tuile accueille deux sauveteurs, de joueurs différents. Un inspecteur ne prend pas de place : le livret n’en éloigne pas les sauveteurs.
step-rescuer-third = Sami et Inès partagent la tuile bleue. Essaie d’être le troisième.
step-rescuer-mine-twice = Tu es sur l’orange et sur la bleue. Essaie de mettre un autre sauveteur à toi sur l’orange.
step-rescuer-second-guest = Sami est sur la tuile verte. Peux-tu le rejoindre ?
step-rescuer-inspected = Un inspecteur est sur la tuile violette. Peux-tu y faire équipe ?
step-rescuer-never-there = On ne met jamais un sauveteur sur une tuile avec un inspecteur.
step-rescuer-left = Tu as deux sauveteurs sur les tuiles et tu en mets un autre. Combien en reste-t-il en réserve ?
step-rescuer-rescue = Un sauvetage marque des points avec un de tes sauveteurs ; comment, une autre section le dit. En première action, il finit ton tour.
step-rescuer-rescue-done = Regarde un sauvetage en première action, et ce que devient le tour.
step-rescuer-rescue-it = Fais un sauvetage : touche « Sauvetage », puis ton sauveteur.
step-rescuer-one-action = Ta première action est un sauvetage. Ton tour est fini.
step-rescuer-go-on = Tu commences par un sauvetage. Tu peux encore faire équipe dans le même tour.
step-rescuer-act-after = Ta première action était un sauvetage. Essaie de piocher aussi une tuile.

step-stuck-follow = Un tour, c’est deux actions : la première doit t’en laisser une deuxième. Ici deux de tes sauveteurs sont sous inspection et ne peuvent pas marquer ; il en reste un.
step-stuck-last-one = Essaie de faire équipe avec ton dernier sauveteur sur la tuile verte, sous l’œil du troisième inspecteur.
step-stuck-otherwise = Fais équipe de façon que quelque chose puisse suivre.
step-stuck-free-tile = Il n’y a pas d’inspecteur sur la tuile jaune. Peux-tu d’abord y faire équipe ?
step-stuck-inspected-tile = Un inspecteur est sur la tuile verte. Peux-tu d’abord y faire équipe ?
step-stuck-draw-first = Le même plateau : tu peux commencer par une expédition.
step-stuck-alone = Tes trois sauveteurs sont sous inspection, aucun en réserve. Quoi que tu fasses d’abord, rien ne peut suivre. Le livret se tait ; nous te laissons faire une chose.
step-stuck-alone-done = Regarde : une expédition, et le tour est fini.
step-stuck-draw-alone = Rien ne pourrait suivre. Peux-tu piocher quand même ?
step-stuck-pass = Essaie plutôt de passer.
step-stuck-ends = Tu pioches et poses une tuile, et rien ne peut suivre. Ton tour est fini.
step-stuck-stuck = Plus de tuile à piocher, quelqu’un aux deux bouts, aucun sauveteur à toi : tu ne peux rien faire. Alors un sauveteur va sur une tuile où il y a de la place, et une action de sauveteur suit.
step-stuck-stuck-done = Regarde : un sauveteur va sur la tuile violette, et marque aussitôt.
step-stuck-settle = Tu es bloqué. Touche ta réserve, puis une tuile.
step-stuck-not-stuck = Tu n’es pas bloqué, mais la tuile jaune te tente. Peux-tu faire cela ?
step-stuck-then-tile = Tu étais bloqué et tu as mis un sauveteur. Maintenant tu peux déplacer une tuile.
step-stuck-then-rescuer = Tu étais bloqué et tu as mis un sauveteur. Maintenant tu peux faire équipe avec lui.

step-scoring-area = La zone d’un sauveteur, c’est sa tuile et celles qui la touchent par un côté : quatre au plus. Chaque couleur différente vaut un point, si la tuile du sauveteur est sans inspecteur.
step-scoring-which = Marque la zone de ton sauveteur.
step-scoring-four = L’exemple 3c du livret : quatre tuiles, quatre couleurs. Regarde-les compter.
step-scoring-rescue = Fais un sauvetage avec ton sauveteur de la tuile orange.
step-scoring-example-3a = Exemple 3a : une voisine. Combien de points ?
step-scoring-choose = Une couleur compte une fois, même si deux tuiles l’ont. Tu choisis laquelle est marquée, même si l’une est la tienne. Bientôt cela comptera.
step-scoring-example-3b = Exemple 3b : deux voisines bleues ; tu en marques une. Combien de points ?
step-scoring-example-3c = Exemple 3c : combien de points ?
step-scoring-twice = Deux voisines bleues. Essaie de compter les deux : « Sauvetage », ton sauveteur, les deux bleues, « Compter ».
step-scoring-inspected = Un inspecteur est sur ta tuile orange. Essaie d’y marquer.
step-scoring-assistants = Tes autres sauveteurs sur des tuiles marquées sont des assistants : un point chacun. Peu importe au livret qu’un inspecteur les surveille.
step-scoring-helped = Exemple 4a : deux assistants. Regarde chaque point.
step-scoring-example-4a = Exemple 4a : trois couleurs, deux assistants. Combien de points ?
step-scoring-example-4b = Exemple 4b : deux tuiles orange, un assistant sur chacune. Tu marques celle de gauche. Combien de points ?
step-scoring-both-help = Exemple 4b : les deux assistants comptent, cela fait quatre points.
step-scoring-most = Deux tuiles orange, mais un seul assistant. Marque le plus possible.
step-scoring-less = Regarde l’autre choix, et ce qu’en dit le compte.
step-scoring-own-or-not = Ta tuile est orange, une voisine avec un assistant aussi. Tu marques la voisine. Le peux-tu ?
step-scoring-own-first = Si ta tuile est orange, c’est elle qui doit être marquée pour l’orange.
step-scoring-own-points = Tu marques la voisine orange, où se tient ton assistant, et la verte. Combien de points ?
step-scoring-watched = Un inspecteur est sur ta propre tuile. Peux-tu y marquer ?
step-scoring-watched-helper = Un inspecteur est sur la tuile de ton assistant. Peux-tu marquer ?
step-scoring-helper-counts = Trois couleurs et un assistant sous inspection : quatre points.

step-inspectors-after = Après le compte, un inspecteur va sur la tuile qui a marqué. Puis le sauveteur et les assistants qui ont marqué rentrent dans ta réserve.
step-inspectors-one-comes = Regarde la fin d’un sauvetage.
step-inspectors-home = Tu marques avec un assistant. Combien de sauveteurs as-tu alors en réserve ?
step-inspectors-all-home = Deux tuiles orange, un assistant sur chacune ; tu marques celle de gauche. Les trois sauveteurs rentrent.
step-inspectors-scorer-home = Encore la même. Deux sauveteurs rentrent : celui qui marque, et l’assistant qui a donné un point.
step-inspectors-waiting = Trois inspecteurs attendaient. Combien attendent après un sauvetage ?
step-inspectors-none-left = Les trois inspecteurs sont sur des tuiles. Le prochain vient de n’importe quelle autre tuile : tu choisis, et tu libères quelqu’un.
step-inspectors-taken = Regarde : un sauvetage, puis l’inspecteur de la tuile bleue arrive.
step-inspectors-choose = Tu as marqué sur la tuile orange. Fais venir un inspecteur : touches-en un, puis la tuile.
step-inspectors-elsewhere = Essaie d’envoyer l’inspecteur de la tuile bleue sur la jaune, pour ennuyer Inès.
step-inspectors-later = L’inspecteur peut attendre ; pioche d’abord. Le peux-tu ?
step-inspectors-no-more = Tu ne peux pas prendre l’inspecteur d’une tuile où se tient quelqu’un.

step-end-goal = À 23 points commence la dernière manche : on la finit, pour que chacun ait joué autant de tours. Puis le plus de points gagne.
step-end-round = Sami a commencé, tu es donc le dernier de la manche. Regarde-toi dépasser 23.
step-end-finish = Finis la partie.
step-end-missing = Combien de points manque-t-il à Sami pour atteindre 23 ?
step-end-at-once = Tu as commencé la partie et tu dépasses 23. La partie est finie aussitôt.
step-end-last-of-round = Sami a commencé, tu es le dernier de la manche et tu dépasses 23. La partie est finie.
step-end-one-more = Tu as 24 points et la manche est finie. Essaie de piocher une tuile.
step-end-too-late = La manche est finie. Sami voudrait encore un tour. Le peut-il ?
step-end-still-on = C’est le premier tour d’une manche, personne n’a 23 points. Peux-tu marquer ?
step-end-shared = Sami et toi avez 24 points : vous partagez la victoire.
step-end-first-there = Tu as atteint 23 en premier, Sami a 25 à la fin de la manche. Tu as gagné.
step-end-frozen = À deux, au jeu de base : les six sauveteurs sur les trois tuiles inspectées. Plus personne ne peut marquer ni rien placer, jamais. Nous arrêtons là la partie.
step-end-freezing = Regarde tout se figer : ton dernier sauveteur rejoint celui de Sami.
step-end-thaw = Tout est figé. Essaie de piocher une tuile.
step-end-frozen-over = Tout le monde est sous inspection, personne n’a 23 points. La partie est finie.

step-herd-herd = Le jeu avancé a une action de sauveteur de plus. Troupeau : déplace un de tes sauveteurs sur une tuile adjacente où il y a de la place.
step-herd-herd-done = Regarde : ton sauveteur va de l’orange à la bleue.
step-herd-go = Mène le troupeau : touche ton sauveteur, puis la tuile.
step-herd-two-steps = Deux actions, deux pas : mène ton sauveteur à la tuile jaune.
step-herd-too-far = Essaie d’atteindre la tuile jaune en un seul pas.
step-herd-full = Sami et Inès partagent la tuile verte. Essaie d’y aller.
step-herd-basic = C’est le jeu de base. Essaie quand même : de l’orange à la bleue.
step-herd-to-inspector = Un inspecteur est sur la tuile violette. Ton sauveteur peut-il y aller ?
step-herd-counts-as-tile = Ton sauveteur s’est déplacé d’abord. Une action de tuile peut suivre.
step-herd-then-rescue = Ton sauveteur s’est déplacé sur la bleue. Il peut maintenant y marquer.

step-abilities-cleocatra = Au jeu avancé chaque chat sait faire quelque chose. Cleocatra, orange : marquer sur sa tuile donne un point de plus, et celui qui avait le moins de points fait une action bonus.
step-abilities-royal = Regarde : un sauvetage sur la tuile de Cleocatra. Sami avait le moins de points, reçoit une action bonus et la refuse.
step-abilities-royal-points = Quatre couleurs, sur la tuile de Cleocatra. Combien de points ?
step-abilities-scorer-again = Tu marques sur la tuile de Cleocatra, et Sami avait le moins de points. L’action bonus est pour toi.
step-abilities-tied = Sami et Inès ont tous deux le moins de points. Personne n’a d’action bonus.
step-abilities-neighbour = Tu marques depuis la tuile bleue : quatre couleurs, et un assistant chez Cleocatra. Son point compte aussi : six.
step-abilities-extra-twice = Tu marques quatre couleurs sur la tuile de Cleocatra. Cela fait quatre points.
step-abilities-bonus = Une action bonus : toute action de tuile, ou de sauveteur sauf l’éclaireur, ou rien. Aucune deuxième ne suit.
step-abilities-take-bonus = Sami a marqué sur la tuile de Cleocatra, et tu avais le moins de points. Sers-toi de ton action bonus pour faire équipe.
step-abilities-bonus-tile = Ton action bonus. Peut-elle être une expédition ?
step-abilities-rescuer-only = Cette table n’accepte en bonus que les actions de sauveteur. Essaie de piocher.
step-abilities-mafdat = Mafdat, verte : sa tuile peut être déplacée même avec des sauveteurs ou un inspecteur. Ils voyagent avec elle. Les limites d’une recherche valent aussi pour elle, sauf si ta table la libère.
step-abilities-ride = Regarde Mafdat emmener le sauveteur de Sami et un inspecteur à l’autre bout.
step-abilities-carry = Déplace la tuile de Mafdat avec tout ce qui est dessus.
step-abilities-left-behind = Mafdat est partie, et l’inspecteur est resté en arrière, hors du plateau.
step-abilities-bridge = Mafdat relie deux moitiés. Tu la prends pour la place d’en face, où elle les relierait de nouveau. Le peux-tu ?
step-abilities-free-bridge = La même chose, mais cette table a libéré Mafdat des limites d’une recherche. Le peux-tu ?
step-abilities-free-apart = Mafdat libérée doit laisser les pyramides d’un seul tenant. Essaie de la poser tout à gauche.
step-abilities-bastet = Bastet, bleue : depuis sa tuile, ton sauveteur peut changer de place avec celui d’un autre joueur, sur une autre tuile. C’est une action de tuile.
step-abilities-swap = Regarde : Inès et toi changez de place.
step-abilities-exchange = Change de place avec Sami sur la tuile verte : touche ton sauveteur chez Bastet, puis le sien.
step-abilities-pair = Sami est aussi à côté de toi sur la tuile jaune. Essaie d’échanger avec celui-là.
step-abilities-not-blue = Essaie d’échanger depuis la tuile jaune avec Inès.
step-abilities-mut = Mut, violette : un sauveteur qui marque sur sa tuile y reste. Les assistants rentrent comme toujours.
step-abilities-stay = Regarde un sauvetage sur la tuile de Mut.
step-abilities-both-home = Tu marques sur la tuile de Mut avec un assistant. Les deux rentrent.
step-abilities-helper-home = Tu marques sur la tuile de Mut avec un assistant. L’assistant rentre, celui qui marque reste.
step-abilities-princess = Princesse, jaune : aucun inspecteur ne vient sur sa tuile. À la place, deux vont sur deux autres tuiles qui n’en avaient pas ; tu choisis où.
step-abilities-two-guards = Regarde un sauvetage sur la tuile de Princesse, et où vont les deux inspecteurs.
step-abilities-send = Tu as marqué sur la tuile de Princesse. Envoie les deux inspecteurs : touche ceux qui attendent, puis une tuile, deux fois.
step-abilities-own-tile = La tuile de Princesse elle-même peut recevoir un des deux inspecteurs.
step-abilities-two-tiles = Le premier inspecteur est allé sur la bleue. Le second peut aller sur la violette.
