# Chats de Poche : les étapes du cours, section par section.

why-reach = { $near ->
    [yes] Depuis { $lifted }, { $cell } est à portée.
   *[no] { $kind ->
        [prey] La tuile en { $cell } ne touche pas celle en { $lifted }.
        [cat] Depuis { $lifted }, { $cell } est hors de portée d’un chat.
       *[dog] La tuile en { $cell } n’est ni dans la ligne ni dans la colonne de { $lifted }.
    }
}
why-bitten = { $out ->
    [yes] En { $cell }, { $tile } : le chien en { $dog } le touche et pointe vers lui.
   *[no] En { $cell }, { $tile } : aucun chien qui le touche ne pointe vers lui.
}
why-knocked = { $out ->
    [yes] En { $cell }, { $tile } est à côté du chef des Malfrats et a moins de 7.
   *[no] En { $cell }, { $tile } n’est pas à la fois à côté du chef des Malfrats et plus faible que lui.
}
why-caught = { $count ->
    [0] En { $cell }, { $tile } : aucun chat visible à côté.
   *[other] En { $cell }, { $tile } : ton attaque est de { $one }, celle de Sami de { $two } ({ $cats }).
}
why-diagonal = { $near ->
    [yes] En { $cell }, { $tile } touche le chef, par un bord ou un coin.
   *[no] En { $cell }, { $tile } ne touche pas le chef.
}
why-line = { $near ->
    [yes] En { $cell }, { $tile } est dans la ligne ou la colonne du chef en { $chief }.
   *[no] En { $cell }, { $tile } n’est ni dans la ligne ni dans la colonne du chef en { $chief }.
}

step-overview-goal = Tes chats chassent souris, pigeons et mouches. À la fin, chaque proie va aux chats les plus forts à côté d’elle, et celui qui a le plus de points gagne. D’ici là, on révèle des tuiles et on les échange, pour amener ses chats près des meilleures proies, loin des chiens.
step-overview-round = Un tour chacun : tu révèles un chat et tu l’amènes près de la souris ; puis Sami fait pareil avec un chat plus fort.
step-overview-words = Dans un rond, l’attaque d’un chat ; dans une étoile, les points d’une proie ; les flèches, là où un chien mordra. À côté veut dire bord à bord. La souris 6 a ton 4 à côté d’elle, et le 5 de Sami : pour l’instant, elle est à Sami.
step-overview-together = Les attaques à côté d’une proie s’additionnent. Tu as révélé un autre de tes chats, un 3, en c1. Touche la tuile avec laquelle l’échanger, pour que la souris 6 soit à toi.

step-setup-clans = Chacun prend un clan de cinq chats. Pour une première partie : les Griffes du roi pour toi, les Gourmands pour Sami, tous deux avec des attaques de 1 à 5, et sans leurs pouvoirs. On mélange ces dix chats, dix proies et cinq chiens.
step-setup-square = Les 25 tuiles sont posées face cachée, en carré de cinq sur cinq ; personne ne les regarde. On révèle seulement le centre, c3. Le dernier à avoir vu un chat commence.
step-setup-third-clan = Les Griffes du roi jouent contre les Gourmands. La prochaine tuile révélée pourrait être un Malfrat, un chat d’un troisième clan.
step-setup-known = Tu as aidé à poser les tuiles : tu as donc le droit de regarder où est ton chef.
step-setup-centre-swaps = La souris du centre vient d’être révélée : le premier joueur commence donc par l’échanger.
step-setup-plain-chief = Dans la première partie conseillée, ton chef, le 5, est un chat comme un autre.
step-setup-same-clan = Ce n’est plus ta première partie : on choisit les clans. Sami a pris les Gourmands. Tu les préfères aussi : essaie de les prendre.
step-setup-another-clan = Tu choisis d’abord, et tu prends les Gourmands. Sami peut ensuite prendre n’importe lequel des six autres clans.
step-setup-first-tile = À toi. Un tour commence par une tuile cachée, n’importe laquelle des 24. Laquelle aimerais-tu révéler d’abord ?
why-setup-third-clan = Seuls tes cinq chats et les cinq de Sami sont dans le carré ; ceux des autres clans sont dans la boîte.
why-setup-known = Face cachée veut dire que personne n’a vu la tuile : ton chef peut être à n’importe laquelle des 24 places.
why-setup-centre-swaps = Révéler le centre fait partie de la mise en place, et la tuile reste là. Le premier tour commence par une autre tuile.
why-setup-plain-chief = Sans pouvoirs, seule l’attaque d’un chef compte.
why-setup-another-clan = Seul ton clan est pris. « Griffes du roi contre Gourmands » n’est qu’un conseil pour une première partie.
leads-setup-beside = Tout près de la souris : un chat trouvé ici peut vite se mettre à côté d’elle, et une autre proie la rejoindre.
leads-setup-corner = Près de la souris : un chat ou une proie trouvés ici peuvent venir à côté d’elle dès leur premier échange.
leads-setup-far = C’est permis, mais loin : un chat va à deux tuiles au plus, une proie à une. De ce coin, ni l’un ni l’autre n’atteint la souris.

step-turn-two-parts = On joue tour à tour. Révèle une tuile cachée, celle que tu veux. Puis cette tuile doit changer de place avec une autre, visible ou cachée. Si l’autre est cachée, elle le reste : on ne révèle qu’une tuile par tour.
step-turn-own = Un tour entier : révèle une tuile cachée, puis échange-la avec une de celles qui s’allument.
step-turn-stay = Tu as révélé ton 2 en b1, et il a l’air tranquille. Essaie de le laisser là.
step-turn-peek-first = Tu as révélé le chat en b1. Avant de l’échanger avec c1, tu voudrais savoir ce qui s’y cache. Peux-tu faire ceci ?
step-turn-with-hidden = Tu as révélé le chat en b1. Personne ne sait ce qu’il y a en a1. Peux-tu faire ceci ?
step-turn-both-up = Tu vas échanger le chat en b1 avec la tuile cachée en c1. Après cela, les deux tuiles seront visibles.
step-turn-peek = Tu as fait un échange avec une tuile cachée, qui est venue en b1. Sami réfléchit. Vite, révèle-la.
step-turn-turns = La partie va commencer. Combien de tours auras-tu, toi ?
step-turn-place = Tu as révélé ton 2 en b1. Où le voudrais-tu ? Le chien mordra là où pointent ses flèches : au-dessus, au-dessous, à gauche et à droite de lui.
part-tiles = tuiles
part-centre = le centre, déjà visible
part-sami = les tours de Sami
why-turn-both-up = La tuile qui vient de c1 en b1 n’est pas révélée ; seul ton chat, maintenant en c1, est visible.
leads-turn-hunt = Ton 2 est à côté de la souris 5 en d1, et il est seul : elle serait à toi.
leads-turn-dog = Deux tuiles bougent : le chien est parti en b1, et ton 2, à côté de la souris 4, bat le 1 de Sami.
leads-turn-mouse = Deux tuiles bougent : la souris est partie en b1, et ton chat est de nouveau seul.
leads-turn-bitten = La flèche du haut du chien pointe vers b2 : si rien ne change, ton chat sera mordu à la fin.

step-prey-around = Souris, pigeons et mouches sont des proies. Une proie révélée fait un pas : elle s’échange avec une des tuiles autour d’elle, coins compris.
step-prey-edge = Le pigeon a été révélé en a3, au bord. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-prey-corner = Tu as révélé la souris en b2 ; ton 1 est en c3. Peux-tu faire ceci ?
step-prey-two-away = Tu as révélé la souris en b2. Le 2 de Sami, en d2, serait mal placé en b2. Peux-tu faire ceci ?
step-prey-lure = Tu as révélé la souris 5. Mets-la là où tes chats à côté d’elle sont plus forts que ceux de Sami. Il y a plus d’une bonne place.
leads-prey-between = À côté de ton 3 et de ton 1, et du 2 de Sami : 4 contre 2, la souris serait à toi.
leads-prey-alone = À côté de ton 3 seul : 3 contre 0, et plus loin des chats de Sami.
leads-prey-theirs = À côté de ton 1, mais aussi du 4 de Sami : 1 contre 4, la souris serait à Sami.
leads-prey-swapped = L’échange envoie ton 3 en b2. En c1, plus aucun chat n’est à côté de la souris.

step-cat-straight = Un chat révélé va à une ou deux tuiles, dans sa ligne ou sa colonne, par-dessus ce qu’il y a entre les deux. Peu importe de quel clan il est.
step-cat-from-corner = Le chat a été révélé dans le coin e1. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-cat-jump = Tu as révélé en c1 le 4 de Sami. Ton 2, en e1, serait bien à sa place. Peux-tu faire ceci ?
step-cat-diagonal = Tu as révélé en c1 le 4 de Sami ; ton 3 est en b2. Peux-tu faire ceci ?
step-cat-hunt = Tu as révélé ton 3 en b2. Deux souris sont visibles. Où voudrais-tu ton chat ?
step-cat-theirs = Le 4 de Sami, en c1, prendrait la souris 6 en b1 à ton 3. Mais c’est toi qui l’as révélé, donc toi qui le déplaces. Où ça ?
leads-cat-six = À côté de la souris 6, sans personne d’autre : la meilleure des deux souris.
leads-cat-three = À côté de la souris 3, sans personne d’autre : trois points, et la souris 6 reste à prendre.
leads-cat-swapped = Tu as pris la place de la souris, et elle la tienne en b2 : plus aucun chat n’est à côté d’elle.
leads-cat-for-two = Excellent : le 4 est dans le coin, et ton 2 rejoint ton 3 : 5 contre 0 pour la souris 6.
leads-cat-away = Le 4 laisse la souris 6 à ton 3, et n’est à côté d’aucune proie visible.
leads-cat-for-mouse = Le 4 laisse la souris 6 à ton 3, et la souris 3 vient en c1, où personne ne la tient encore.
leads-cat-still = En a1, le 4 est toujours à côté de la souris 6 : 3 contre 4, elle reste à Sami.
leads-cat-takes-along = La souris vient en c1, à côté du 4 en b1 et loin de ton 3 : elle est à Sami.
leads-cat-other = La souris 6 serait à toi, mais en c2 le 4 est à côté de la souris 3 : Sami aurait celle-là.

step-dog-line = Un chien révélé court aussi loin qu’il veut : il s’échange avec n’importe quelle tuile de sa ligne ou de sa colonne.
step-dog-whole-row = Tu as révélé le chien en d2. Peux-tu faire ceci ?
step-dog-out-of-line = Tu as révélé le chien en d2 ; le 1 de Sami est en c3. Peux-tu faire ceci ?
step-dog-facing = À la fin, les chiens mordent là où pointent leurs flèches. Si loin que coure un chien, ses flèches gardent leur direction. C’est le hasard qui en décide : on la découvre en révélant le chien.
step-dog-turn-it = Ce chien est révélé depuis quelques tours. Il pointe vers c3, d3 et e3 ; tu aimerais mieux qu’il regarde ailleurs. Peux-tu faire ceci ?
step-dog-runs = Tu vas échanger le chien avec a2. De là, il pointera vers ton chef en b3.
step-dog-choose = Un chien est caché en d2. En le révélant, tu peux choisir son orientation.
step-dog-bite = Tu as révélé le chien en d2 ; ses flèches pointent vers la droite, tout droit et vers les deux coins. Le 5 de Sami, en e3, tient la souris 6. Où veux-tu le chien ?
why-dog-runs = Ses flèches pointent vers le bas et les deux coins du bas. De a2, c’est a3 et b3 ; ton chef est en b3.
why-dog-choose = Il est orienté comme le hasard l’a posé. Tu ne choisis que l’endroit où il va.
leads-dog-five = Il pointe vers e2, e3 et e4 : le 5 de Sami serait mordu, et aucun des tiens.
leads-dog-mouse = Ici, il ne mord personne, mais la souris est partie en d2, loin du 5 de Sami.
leads-dog-both = Il pointe vers e3, e4 et e5 : le 5 de Sami, mais aussi ton 4. Une tuile plus haut, le tien serait épargné.
leads-dog-own = Il pointe vers e4 et e5 : seul ton 4 serait mordu.
leads-dog-chief = Il pointe vers b1, b2 et b3 : ton propre chef serait mordu.
leads-dog-one = Il mordrait le 1 de Sami en c3 ; le 5 garde la souris 6.

step-end-steps = Il reste une tuile. Dès qu’elle est révélée et échangée, la partie prend fin. Alors, dans cet ordre : les chiens attaquent, les proies sont attrapées, les points sont comptés.
step-end-bite = Une flèche n’atteint qu’une place : la tuile qui touche le chien de ce côté, par un bord ou un coin. Un chat qui s’y trouve, à toi ou à Sami, est mordu : retourné face cachée, et hors jeu.
step-end-bitten = Imagine que les chiens attaquent maintenant, sans qu’aucune tuile bouge. Marque tous les chats qu’ils mordraient.
step-end-distance = Le chien en c5 pointe vers le haut de sa colonne, et ton 4 est dans cette colonne, en c2. Quand les chiens attaqueront, ton 4 sera mordu.
step-end-too-late-to-hunt = Tu échanges a4 avec a5. Les chiens mordront ton chef en b4. Mais il est à côté de la souris 5 en c4, sans personne d’autre : tu attraperas d’abord cette souris.
step-end-whole = La même fin, qui se joue toute seule : les chiens d’abord, puis chaque proie avec les deux attaques, puis les points.
step-end-wake-up = La partie est finie. Ton chef est face cachée en b4, comme une tuile pas encore révélée. Peux-tu faire ceci ?
step-end-last-dog = La dernière tuile est un chien, en b1. Ses flèches pointent vers la gauche, tout droit et vers les deux coins. Après ton échange, c’est la fin. Quelle place t’aide le plus ?
why-end-distance = La flèche du chien en c5 n’atteint que c4 ; c2 est à trois tuiles de lui.
why-end-too-late-to-hunt = Les chiens passent avant les proies : quand vient la souris 5, ton chef est déjà hors jeu. 0 à 0, personne ne l’attrape.
leads-end-pigeon = De b3, il mord le chef de Sami en a2, et ton 3 en a4. Le pigeon 5 vient en b1, à côté de ton 2 : avec les deux pigeons, tu gagnes 20 à 7.
leads-end-mouse = De b2, il mord le chef de Sami en a2, et ton 2 en a1. Sans ce chef, la souris 4 en a3 est à toi : 16 à 7.
leads-end-fourth = De b5, il mord le 4 de Sami en a5, et ton 3 en a4. La souris 3 vient en b1, à côté de ton 2 : de justesse, 15 à 14.
leads-end-own = De a1, il pointe hors du carré, et ton 2 vient en b1, où le chien en c1 le mord : 12 à 13.
leads-end-away = Il mord le 4 de Sami en a5, mais aussi ton 3 en a4, qui disputait la souris 4 : 12 à 17.
leads-end-fly = De e1, il mord ton propre 1 en d2, et avec lui s’en vont le pigeon 2 et la souris 5 : 9 à 13.

step-capture-add = Les chiens ont fini. Maintenant, pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté, bord à bord. La souris 5 en a3 : ton 4 et ton 3 font 7, Sami a 5. La plus forte somme l’attrape ; à égalité, personne.
step-capture-bitten-chief = La souris 4 en c4 est entre deux chats de Sami, en b4 et en d4. Quelle est l’attaque de Sami contre elle ?
step-capture-corner = Seul ton 4, en a2, touche la mouche en b1 et est encore visible. La mouche est donc à toi.
step-capture-enough = Le pigeon 5 en c5 n’a que ton 1 à côté de lui. Ce 1 suffit pour l’attraper.
step-capture-twice = Ton 4 en a2 compte en entier pour la souris 5 en a3, et encore une fois en entier pour la souris 6 en b2.
step-capture-yours = Tu joues les Griffes du roi. Marque toutes les proies que tu attrapes.
step-capture-chief = La dernière tuile est ton chef, le 5, en c1. Après ton échange, c’est la fin. Gare au chien en e1 : il pointe en haut, en bas, à gauche et à droite. Où le 5 gagne-t-il le plus ?
why-capture-bitten-chief = Le chef de Sami en d4 est mordu : face cachée, il ne compte pas. Il reste le 4 en b4.
why-capture-corner = Ton 4 ne touche la mouche que par un coin. À côté d’elle, il n’y a plus personne : 0 à 0, elle n’est à personne.
why-capture-enough = 1 contre 0. L’attaque se compare à celle de Sami, pas aux points de la proie.
why-capture-twice = Un chat attaque chaque proie à côté de lui de toute sa force. La souris 5 est à toi, 7 contre 5 ; la souris 6 est à Sami, 4 contre 5.
leads-capture-two = En a1, ton 5 est à côté de deux proies, la souris 4 et la mouche, face au seul 1 de Sami : tu gagnes 22 à 14.
leads-capture-tie = Ton 5 attrape la souris 5, et pour la souris 4, maintenant en c1, c’est 5 à 5 : elle n’est à personne. Tu gagnes 19 à 18.
leads-capture-rival = Tu as amené le 5 de Sami en c1, à côté de la souris 4 et du pigeon 5, et Sami attrape les deux : 9 à 27.
leads-capture-dog = À côté du chien : ton chef est mordu avant de chasser. 9 à 27.
leads-capture-rescue = Le chien de c3 est parti et ton 3 est sauvé, mais ton 5 n’attrape que la souris 3 : 17 à 22.

step-score-points = Ton score est la somme des proies que tu as attrapées. Les paires se multiplient : les deux pigeons, 2 et 5, valent 10 ; les deux mouches, 3 et 4, valent 12.
step-score-total = Tu échanges a2 avec b3. À la fin, tu attrapes les souris 3, 4 et 6 et les deux pigeons. Quel est ton score ?
step-score-one-pigeon = Tu échanges a1 avec a2. À la fin, tu attrapes le pigeon 5, et Sami le pigeon 2. Ton pigeon compte 10.
step-score-two-flies = Tu échanges a2 avec b3. Sami attrapera les deux mouches. Elles lui rapporteront plus que la souris 6 et une souris 5 ensemble.
step-score-more-is-more = Tu échanges a1 avec a2. À la fin, tu attrapes la mouche 3, le pigeon 2 et une souris 5 ; Sami la souris 6 et la mouche 4. Trois proies contre deux : tu as plus de points.
step-score-ties = Celui qui a le plus de points gagne. À égalité, c’est celui qui a le plus de tuiles Proie : ici toi, trois contre deux. Encore à égalité ? Vous partagez la victoire.
step-score-last-swap = Tu échanges a3 avec b4. À la fin, tu as 16 points et 4 proies, et Sami aussi. Tu as fait le dernier échange, donc tu gagnes.
step-score-justice = Un clan est trop mignon pour perdre une égalité : les Justiciers. À égalité de points, ils gagnent, sans même compter les proies. Ici, c’est toi qui les joues.
step-score-just = Tu échanges a1 avec a2. À la fin, tu as 9 points avec 2 proies, Sami 9 points avec 3. Tu gagnes.
step-score-prey-first = La partie finit ; selon vos règles maison, on compte les proies avant la justice. Tu gagnes.
step-score-fly = La dernière tuile est la mouche 3, en a2, et le chef de Sami, juste à côté, tient déjà la mouche 4. Après ton échange, c’est la fin. Que fais-tu ?
part-mice = les souris
part-pigeons = les deux pigeons
why-score-one-pigeon = Seul celui qui a les deux les multiplie. Ton pigeon 5 compte 5, le pigeon 2 de Sami compte 2.
why-score-two-flies = 3 × 4 = 12, et les deux souris feraient 11.
why-score-more-is-more = 3 + 2 + 5 = 10 pour toi, 6 + 4 = 10 pour Sami : autant de points.
why-score-last-swap = Autant de points et autant de proies : la victoire est partagée, peu importe qui a joué en dernier.
why-score-just = 9 points chacun : pour les Justiciers, cela suffit, avec ou sans effets de clan.
why-score-prey-first = 9 points chacun ; selon votre règle maison, les 3 proies de Sami contre tes 2 décident d’abord.
leads-score-parted = La mouche 3 est maintenant en b2, à côté d’aucun chat : Sami n’a qu’une mouche, et tu gagnes 23 à 18.
leads-score-narrow = Tu gagnes 23 à 22 : Sami attrape encore les deux mouches, 12 points. Il y a une place qui les sépare.
leads-score-tie = La souris 6 va au chef de Sami : 20 partout. Seule ta cinquième proie contre quatre te sauve.
leads-score-cat = Tu as mis le chef de Sami en a2, à côté de la souris 6 : 17 à 23.

step-clans-two-powers = Maintenant, avec les pouvoirs. Chaque clan a un effet, et un chef, marqué d’une patte, qui a une capacité. Le tien, les Griffes du roi : un chat que tu révèles, même un chat de Sami, peut s’échanger avec tout chien visible. La carte l’emporte sur le livret ; mais rien ne t’oblige à t’en servir.
step-clans-off = On joue ici sans effets de clan. Ton 4 en a1 peut quand même s’échanger avec le chien en d4.
step-clans-book-wins = Avec les effets de clan. Le livret dit qu’un chat va à deux tuiles au plus : ton 4 en a1 ne peut donc pas s’échanger avec le chien en d4.
step-clans-their-cat = Tu as les Griffes du roi, et tu as révélé en a1 un chat de Sami. Peux-tu faire ceci ?
step-clans-own-only = Vous avez une règle maison : l’effet d’un clan ne vaut que pour ses propres chats. Peux-tu faire ceci ?
step-clans-must-use = Avec les effets de clan. Un chien est visible en d4 : ton 4 en a1 ne peut donc pas aller en c1.
step-clans-near-or-far = Tu as révélé ton 4 en a1. Le chien en d4 pointe vers ton chef en e4, à côté de la souris 5. Que veux-tu : l’échange au loin avec le chien, ou un échange tout près ?
step-clans-at-the-end = Certains chefs agissent à la fin. Si les deux agissent au même moment, le plus fort commence : avant les chiens, le 9 de Sami va au centre, puis ton 5 peut tourner un chien à côté de lui. Un chef mordu ne peut plus rien.
step-clans-royal-first = Tu as les Griffes du roi, Sami les Justiciers. Tu as fait le dernier échange : tu tournes donc un chien avant que le chef de Sami aille au centre.
step-clans-no-dog = Tu échanges b3 avec c4. Aucun chien n’est à côté de ton chef en c3 : tu n’en auras donc aucun à tourner.
step-clans-bitten-chief = Ici, tu as les Gourmands, dont le chef attrape aussi en diagonale. Tu échanges d4 avec e5 ; puis le chien en c5 mord ton chef en c4. Il attrapera quand même en diagonale.
why-clans-off = Sans effets, la carte ne compte pas : d4 n’est ni dans la ligne ni dans la colonne de a1.
why-clans-book-wins = Ta carte permet ici plus que le livret, et c’est elle qui l’emporte : l’échange est permis.
why-clans-must-use = L’effet est une possibilité. c1 est à deux tuiles dans la ligne, comme pour tout chat : c’est permis.
why-clans-royal-first = C’est l’attaque des chefs qui décide, pas le dernier coup : le 9 avant le 5.
why-clans-no-dog = Le 9 de Sami s’échange d’abord avec ton chef, au centre, qui arrive en d4. Là, le chien en e4 est à côté de lui : tu peux le tourner.
why-clans-bitten-chief = Face cachée, il n’attaque plus et n’a plus de capacité.
leads-clans-far = Ton chef est libre, et garde la souris 5. Le chien, maintenant en a1, pointe vers le chef de Sami en b1.
leads-clans-near = Ton 4 est seul à côté de la souris 6 : six points. Mais ton chef, et avec lui la souris 5, reste en danger.
leads-clans-idle = À côté d’aucune proie, et le chien pointe toujours vers ton chef : rien n’est gagné.
leads-clans-rival = Le chef de Sami est maintenant dans le coin, mais ton 4 n’est à côté d’aucune proie, et ton propre chef est en danger.

step-royal-claws-dogs = Griffes du roi : un chat que tu révèles peut s’échanger avec n’importe quel chien visible, si loin soit-il, au lieu de son échange normal. De quoi envoyer un chien vers les chats de Sami, ou l’éloigner des tiens.
step-royal-claws-only-in-line = Le chien en e4 n’est ni dans la ligne ni dans la colonne de ton 2 en a1. Ils ne peuvent donc pas s’échanger.
step-royal-claws-face-down = Tu parierais qu’un chien se cache en b5. Peux-tu faire ceci ?
step-royal-claws-chief = À la fin, avant l’attaque des chiens, tu peux tourner un chien à côté de ton chef : d’un quart de tour d’un côté ou de l’autre, ou d’un demi-tour. Ici, le chien en c3 pointe vers ton chef en c4.
step-royal-claws-far-dog = Le chien en a4 pointe vers ton 4 en a3. Essaie de tourner ce chien à droite : touche-le, puis choisis de combien.
step-royal-claws-half = Le chien en c3 est à côté de ton chef. Peux-tu faire ceci ?
step-royal-claws-full = Tu voudrais que Sami croie que tu as fait quelque chose. Peux-tu faire ceci ?
step-royal-claws-must-change = Le chien en d3 a quatre flèches droites : tourné, il pointe comme avant. Or tourner un chien doit changer quelque chose : tu ne peux donc pas le tourner.
step-royal-claws-turn = Toutes les tuiles sont jouées. Le chien en b1, à côté de ton chef, pointe vers ton chef en c1 et vers ton 4 en a1. Qu’en fais-tu ?
why-royal-claws-only-in-line = Le chien est visible, et ta carte dit n’importe quel chien visible, où qu’il soit.
why-royal-claws-must-change = Il est à côté de ton chef en c3 : il n’en faut pas plus. Simplement, tu n’y gagnes rien.
leads-royal-claws-quarter = Il pointe maintenant en haut et en bas : ton 5 et ton 4 sont libres, et le 4 de Sami en b2 est mordu. La souris 5 est à toi : 12 à 9.
leads-royal-claws-half = Après un demi-tour, ses deux flèches ont seulement changé de côté : ton 5 et ton 4 sont mordus, 7 à 15.
leads-royal-claws-keep = C’est permis, mais ton 5 et ton 4 sont mordus : 7 à 15.

step-gourmets-chief = Gourmands : leur chef, un 3, attaque aussi les proies en diagonale. Ici, il est en c5 : il attaque la souris 5 en d4 comme la souris 4 en d5. Et chaque proie que le clan attrape rapporte un point de plus.
step-gourmets-reach = Tu joues les Gourmands. Marque toutes les proies que ton chef en d1 attaque, sans qu’aucune tuile bouge.
step-gourmets-others = Ton 4 en c4 touche la souris 4 en d5 par un coin. Il attaque cette souris aussi.
step-gourmets-total = Tu échanges b2 avec c3. À la fin, tu attrapes les souris 6, 5, 5, 4, 4 et la mouche 3. Quel est ton score ?
step-gourmets-pair = Tu échanges d4 avec c4 et tu attrapes les deux pigeons. Ils te rapportent 12 points : 10 pour la paire, et un de plus pour chacun.
step-gourmets-serve = La dernière tuile est la souris 5, en b3 ; après ton échange, c’est la fin. Ton chef est en d1, ton 4 en c5, sous un chien qui pointe vers lui. Où la mets-tu ?
part-prey = les proies
part-gourmets = un par proie
why-gourmets-others = Seul le chef attrape en diagonale ; ton 4 doit être bord à bord, comme tout chat.
why-gourmets-pair = Une paire, c’est deux proies attrapées : 2 × 5 = 10, et le bonus compte les deux tuiles.
leads-gourmets-dog = Le chien va en b3 et mord le 3 de Sami ; ton 4, libre, attrape la souris 5 et le pigeon 5 : 23 à 13.
leads-gourmets-corner = En c2, la souris touche ton chef par un coin, et le 4 de Sami est parti en b3, où un chien le mord : 17 à 13.
leads-gourmets-theirs = En c3, la souris est à côté du 4 de Sami, hors de portée de ton chef : 11 à 18.
leads-gourmets-free = Tu as éloigné le chien qui allait mordre le 4 de Sami en c2 : le voilà qui chasse, 6 à 31.

step-crooks-chief = Malfrats : juste après les chiens, leur chef, le 7, assomme tout chat plus faible à côté de lui. Il n’a pas le choix, et n’épargne pas les siens. Tout à la fin, chaque Malfrat encore visible rapporte un point.
step-crooks-victims = Les chiens ont fini ; ton chef, le 7, est en d2. Marque tous les chats qu’il assomme.
step-crooks-all-five = Tu échanges c1 avec d2 : ton chef arrive en c1, à côté du Power Cat 6 en d1 et de ton propre 4 en c2. Aucun chien ne mord de Malfrat : ton effet rapporte donc cinq points.
step-crooks-whole = Regarde cette fin, à partir du moment où ton chef frappe.
step-crooks-where = La dernière tuile est ton chef, en b5 ; après ton échange, c’est la fin. À côté de qui doit-il être, et de qui surtout pas ?
why-crooks-all-five = Ton chef assomme ton propre 4. Il reste quatre Malfrats visibles : quatre points.
leads-crooks-five = Il assomme le 5 de Sami, au prix de ton 1, et attrape la souris 3 et la mouche 3 : 13 à 6.
leads-crooks-chief = Le chef de Sami vient en b5 et se fait assommer ; tu attrapes les souris 5 et 4 : 13 à 11.
leads-crooks-own = Il attrape la souris 5 en b3. Ton 1, maintenant en b5, est assommé : 12 à 11, de justesse.
leads-crooks-two = Entre ton 3 et ton 2 : il assomme les deux, et n’attrape presque rien. 6 à 17.
leads-crooks-away = Loin des chats forts de Sami, il n’assomme que ton propre 3 : 7 à 17.

step-defenders-eight = Justiciers : un chat que tu révèles peut s’échanger à une ou deux tuiles de lui, dans les huit directions, diagonales comprises.
step-defenders-two-diagonal = Tu as les Justiciers, et tu as révélé ton 1 en b2. Peux-tu faire ceci ?
step-defenders-knights-move = Tu as les Justiciers, et tu as révélé ton 1 en b2. Peux-tu faire ceci ?
step-defenders-reach = Tu as les Justiciers ; ton chef a été révélé en b4. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-defenders-chief = Avant l’attaque des chiens, le chef des Justiciers, un 9 redoutable, doit s’échanger avec la tuile centrale. S’il y est déjà, il ne se passe rien. Le centre compte donc : quelles proies sont à côté, quels chiens pointent vers lui ?
step-defenders-may-stay = Tu échanges a4 avec b5. Ton chef, en e2, est bien placé à côté de la mouche 4, et tu peux l’y laisser.
step-defenders-there-already = Tu échanges b3 avec c4. Ton chef est au centre, et il y sera encore quand les chiens attaqueront.
step-defenders-close = La dernière tuile est un de tes 1, en e3 ; après ton échange, c’est la fin. Ton chef ira au centre, où le chien en b2 le mord. À tes 1 de gagner : où mets-tu celui-ci ?
why-defenders-may-stay = Il doit s’échanger avec le centre, que cela te plaise ou non.
why-defenders-there-already = Il devrait aller là où il est déjà : il ne se passe rien.
leads-defenders-pigeon = Le pigeon 5 vient en e3, entre deux de tes 1 et loin du chef de Sami. Tu as les deux pigeons : 18 à 15.
leads-defenders-mice = Un pas en diagonale : la souris 4 de d2 vient en e3, et les deux souris 4 sont à toi : 18 à 16.
leads-defenders-tie = Deux pas en diagonale : la souris 5 vient en e3, 15 à 15. Une égalité : les Justiciers gagnent !
leads-defenders-dog = Le chien du centre vient en e3 et mord ton 1 en e4 : 3 à 21.
leads-defenders-mouse = Tu gagnes la souris 6 en d5, mais le chef de Sami garde quatre proies, bonus compris : 16 à 21.

step-chaoticats-fewer = Les Chat peu-près ont tous la même attaque, et moins les chiens en laissent, plus chacun est fort : 2 chacun s’ils sont cinq, 4 à quatre, 6 à trois, 8 à deux, 10 pour un seul.
step-chaoticats-attack = Tu échanges c4 avec d5, et les chiens attaquent. Quelle est ensuite l’attaque de chaque Chat peu-près ?
step-chaoticats-weaker = Les chiens arrivent. Deux de tes Chat peu-près à côté d’une proie seront ensuite plus faibles que les cinq ensemble avant les chiens.
step-chaoticats-twin = Si leur chef attrape lui-même un pigeon ou une mouche et que personne n’attrape la proie jumelle, elle suit. Lui-même veut dire : le clan l’a attrapée, et le chef est à côté d’elle. Ton chef en a2 est à côté du pigeon 5.
step-chaoticats-both-pigeons = Tu échanges c4 avec d5. Aucun chat visible ne sera à côté du pigeon 2 en d3. Tu marques quand même 10 pour les pigeons.
step-chaoticats-another-cat = Tu échanges d2 avec c3. Là, ton Chat peu-près en d3 attrape le pigeon 5 ; personne n’attrape le pigeon 2 en b3. Ton chef est en a1. Le pigeon 2 suit.
step-chaoticats-no-attack = Une partie sans effets de clan. Les Chat peu-près n’ont donc pas d’attaque, et n’attrapent rien.
step-chaoticats-rulings = Deux questions que le livret laisse ouvertes. Sans effets de clan, les Chat peu-près gardent leur tableau : ils n’ont pas d’autre attaque. Et on les compte une seule fois, juste après les chiens.
step-chaoticats-recount = Tu échanges a3 avec b4. Les chiens laissent quatre Chat peu-près, puis le chef des Malfrats en assomme un. Il en reste trois : chacun a donc une attaque de 6.
step-chaoticats-hold-back = La dernière tuile est la souris 4, en c4 ; après ton échange, c’est la fin. Tes pigeons sont à l’abri. Mais le chef de Sami, en b5, attrape en diagonale. Que peux-tu contre lui ?
why-chaoticats-attack = Le chien en b1 mord ceux en a1 et c1. Il en reste trois : 6 chacun.
why-chaoticats-weaker = À cinq, ils faisaient 5 × 2 = 10 ; maintenant, deux font 2 × 6 = 12. Perdre des chats n’est pas un drame pour ce clan.
why-chaoticats-both-pigeons = Ton chef attrape le pigeon 5, et le pigeon 2 n’est à personne : le jumeau suit, 2 × 5 = 10.
why-chaoticats-another-cat = Le clan a attrapé le pigeon 5, mais le chef, en a1, n’est pas à côté : ce n’est pas lui qui l’a attrapé.
why-chaoticats-no-attack = Ce tableau est la seule attaque qu’ils ont : il compte dans toutes les parties.
why-chaoticats-recount = On les compte juste après les chiens : quatre, donc 4 chacun, et cela ne change plus.
leads-chaoticats-mouse = Le chef de Sami vient en c4, où un chien le mord ; la souris, en b5, est à toi : 19 à 4.
leads-chaoticats-dog = Le chien du centre vient en c4 et mord le chef de Sami en diagonale : 15 à 4.
leads-chaoticats-flies = Le chef de Sami atteint maintenant les deux mouches : 15 à 19.
leads-chaoticats-twin = Tu as amené le pigeon 2 au chef de Sami : attrapé, il ne peut plus suivre le 5. 10 à 17.

step-power-cats-stay = Power Cats : un chat que tu révèles peut rester où il est. Ton 4 en b2 est déjà à côté de la souris 5 : pourquoi bouger ?
step-power-cats-prey = Tu as révélé la souris 5 juste à côté de ton 4. Essaie de la laisser là.
step-power-cats-their-cat = Tu as les Power Cats, et tu as révélé le 2 de Sami, juste là où pointe un chien. Peux-tu faire ceci ?
step-power-cats-without = Tu as les Power Cats, dans une partie sans effets de clan. Ton 4 est bien placé. Peux-tu faire ceci ?
step-power-cats-chief = Leur chef n’est qu’un 2, mais il attaque toutes les proies de sa ligne et de sa colonne, si loin soient-elles. Ici, il est en e1.
step-power-cats-blocked = Deux chats sont entre ton chef en e1 et la mouche en a1. Ils barrent le chemin : il n’attaque pas cette mouche.
step-power-cats-line = Ton chef, le 2, est en b4. Marque toutes les proies qu’il attaque, sans qu’aucune tuile bouge.
step-power-cats-stay-or-go = La dernière tuile est ton 3, en b2, à côté de la mouche 4 et du pigeon 5. Tu peux la laisser là, ou l’échanger ; puis c’est la fin. Que fais-tu ?
why-power-cats-blocked = Rien entre les deux ne l’arrête : la ligne 1 est la sienne, de e1 jusqu’en a1.
leads-power-cats-stay = Avec ton 3 et le 2 du chef, la mouche 4 est à toi, 5 contre 3, et le pigeon 5 avec 11 : tu gagnes 21 à 12.
leads-power-cats-four = Ton 4 prend sa place, et ton 3 tient la souris 4 en d2 : 21 à 12 aussi.
leads-power-cats-bitten = En d2, un chien mord ton 3, et la mouche 4 va à Sami, 2 contre 3 : 12 à 17. Il était mieux chez lui.
leads-power-cats-pigeon = Ton 3 a laissé la mouche 4 au chef de Sami : plus de paire de mouches, 12 à 17.

step-polterkitties-haunt = Fantominous : quand tu révèles une proie, tu peux la laisser et échanger une autre proie visible. Tu as révélé la souris 5 en b2 ; la mouche 4 en d4 est visible aussi.
step-polterkitties-instead = Tu as les Fantominous, et tu as révélé la souris en b2. Peux-tu faire ceci ?
step-polterkitties-for-a-cat = Tu as les Fantominous, et tu as révélé ton 3 en b2. Tu préfères le laisser et déplacer la mouche. Peux-tu faire ceci ?
step-polterkitties-too-far = Tu as révélé la souris en b2, mais tu déplaces la mouche. Essaie de l’envoyer de d4 en b4.
step-polterkitties-both = Tu échanges la mouche en d4 avec d3. Ensuite, la souris révélée doit encore s’échanger.
step-polterkitties-which-prey = Tu as révélé la souris 5 en b2. Ton 2 est en d2, le 1 de Sami en c3. Tu peux déplacer la souris, ou la mouche en d4. Laquelle, et où ?
step-polterkitties-chief = Leur chef est un fantôme : les chiens ne peuvent pas le toucher, où que pointent leurs flèches. Les chats, si : le chef des Malfrats l’assomme comme un autre.
step-polterkitties-bitten = Tu échanges a4 avec b5. Le chien en d1 pointe vers ton chef en e2, et le mord.
step-polterkitties-crooks = Contre les Malfrats : leur chef, le 7, est en e3, à côté de ton chef, un 5, en e2. Tu échanges a4 avec b5. À la fin, ton chef est assommé.
why-polterkitties-both = Une seule proie bouge par tour : la mouche l’a fait au lieu de la souris, et ton tour est fini.
why-polterkitties-bitten = On ne mord pas un fantôme : il reste visible, et il chasse.
why-polterkitties-crooks = 5, c’est moins que 7, et être un fantôme ne protège que des chiens.
leads-polterkitties-mouse = La souris est à côté de ton 2 et du 1 de Sami : 2 contre 1, cinq points pour toi.
leads-polterkitties-fly = La mouche est à côté de ton 2 et du 1 de Sami : 2 contre 1. Et la souris reste loin des chats de Sami.
leads-polterkitties-theirs = En c4, la mouche n’est à côté que du 1 de Sami : elle serait à Sami.
leads-polterkitties-five = En b3, la souris n’est à côté que du 1 de Sami : cinq points pour Sami, et un de plus pour les Gourmands.

step-example-page = La dernière page du livret raconte une fin deux fois, d’abord sans pouvoirs. Tu as les Griffes du roi, Sami les Gourmands. Nous n’avons pas son image ; ce carré donne exactement ce qu’elle raconte. Il reste un échange.
step-example-dogs = Tu vas échanger la mouche en d3 avec la souris en d4 ; pour les chiens, cela ne change rien. Étape 1 : marque tous les chats qu’ils mordent.
step-example-prey = Étape 2. Les chiens ont fini. Marque toutes les proies que tu attrapes.
step-example-sami = Étape 3. Tu attrapes les souris 4, 5 et 6 : 15 points. Sami attrape la souris 3 et les deux pigeons. Cela fait combien de points ?
step-example-better = L’échange avec d4 gagne donc, 15 à 13. Tu peux faire mieux ! La mouche est en d3 ; le chien en c3 pointe vers ton chef en c4. Quel dernier échange ferais-tu ?
step-example-powers = Le même carré après cet échange, cette fois avec les pouvoirs. Le chef de Sami, en e2, attrape aussi en diagonale. Et tu peux tourner le chien en c3, à côté de ton chef.
step-example-turn = Fais comme dans le livret : tourne le chien en c3 d’un quart de tour à droite, pour qu’il morde le 1 de Sami en b3 au lieu de ton chef.
step-example-gourmets = Après cela, Sami attrape la souris 3, les deux pigeons, et la souris 4 en d3, en diagonale de son chef. Combien de points avec le bonus du clan ?
step-example-win-again = Tu as sauvé ton chef, et tu attrapes la mouche 4, la souris 5 et la souris 6. Tu gagnes donc.
step-example-again = Regarde cette fin à partir des chiens.
why-example-win-again = 15 pour toi, mais 21 pour Sami : les pouvoirs ont renversé la partie.
leads-example-chief = Ton chef s’échappe en d3, où il prend en plus le pigeon 2 à Sami : 21 à 8.
leads-example-rival = Le chef de Sami abandonne le pigeon 5 à tes chats : 20 à 9, même si ton propre chef est mordu.
leads-example-dog = Le chien part en d3, et ton chef est libre d’attraper la mouche : 19 à 13.
leads-example-book = C’est la fin du livret : tu gagnes 15 à 13, mais ton chef est mordu. Sauve-le, et tu gagneras plus largement.
leads-example-two = Tu as éloigné ton 2 de la souris 6 : 9 à 12, c’est perdu.

step-modes-agree = Avant une partie, on décide ensemble comment choisir les clans. Clans libres : chacun prend le clan qu’il veut parmi ceux qui restent, l’un après l’autre ; on décide ensemble qui commence.
step-modes-out-of-turn = Clans libres ; vous avez décidé que Sami choisit d’abord, et Sami hésite encore. Peux-tu faire ceci ?
step-modes-advice = Clans libres, et tu choisis d’abord. Tu peux prendre les Fantominous, même si les Griffes du roi sont conseillées pour débuter.
step-modes-limited = Choix limité : chacun pioche trois cartes Clan au hasard et en garde une. Ici, ces trois-là sont à toi.
step-modes-not-drawn = Tu as pioché Malfrats, Gourmands et Power Cats. Essaie quand même de prendre les Chat peu-près.
step-modes-overlap = Tu as pioché Malfrats, Gourmands et Power Cats. Les Gourmands peuvent être aussi parmi les trois cartes de Sami.
step-modes-expert = Expert : le premier joueur pioche trois cartes, en garde une et donne les deux autres ; l’adversaire garde une de celles-là. Comme le livret le conseille, on joue deux parties ; l’autre pioche à la deuxième, et la somme des deux décide.
step-modes-kept-card = Mode expert, et tu as pioché Malfrats, Gourmands et Power Cats. Essaie de prendre les Griffes du roi.
step-modes-handed-on = Mode expert : tu as pioché Malfrats, Gourmands et Power Cats, et tu gardes les Malfrats. Sami peut ensuite prendre les Griffes du roi.
step-modes-sum = Mode expert. La première partie t’a donné 30 points, et 4 à Sami. Tu échanges d3 avec d4, et Sami gagne la deuxième 15 à 13. Sami gagne donc.
step-modes-against-crooks = Clans libres. Sami a pris les Malfrats, dont le chef assomme les chats plus faibles à côté de lui. Quel clan prendrais-tu contre eux ?
why-modes-advice = Ce conseil ne vaut que pour une première partie. En clans libres, on prend n’importe quel clan libre.
why-modes-overlap = Vous piochez dans une seule pile, où chaque clan n’est qu’une fois : ce que tu as, Sami ne peut pas le piocher.
why-modes-handed-on = Tu donnes tes deux autres cartes : Sami garde les Gourmands ou les Power Cats.
why-modes-sum = Les deux parties comptent ensemble : 30 + 13 = 43 pour toi, 4 + 15 = 19 pour Sami.
leads-modes-defenders = Ton chef, un 9, est toujours trop fort pour le 7. Mais tes quatre 1 doivent rester à l’écart.
leads-modes-gourmets = Beaucoup de proies, un point de plus chacune : tiens tes chats loin du 7 et chasse partout.
leads-modes-royal-claws = Tes chats vont chercher les chiens n’importe où : un chef mordu n’assomme plus personne.
leads-modes-power-cats = Ton chef chasse de loin : pas besoin de s’approcher du 7.
leads-modes-polterkitties = Les chiens ne peuvent rien contre ton chef, mais face au 7 des Malfrats cela n’aide pas : ton 5 se fait assommer.
leads-modes-chaoticats = Perdre des chats à cause des chiens rend les autres plus forts ; à cause du chef des Malfrats, non. Un choix difficile ici.
