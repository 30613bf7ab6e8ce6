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

step-overview-goal = Tes chats chassent souris, pigeons et mouches. À la fin, chaque proie va aux chats les plus forts à côté d’elle, et le plus de points l’emporte. D’ici là, on révèle des tuiles et on les échange, pour amener ses chats près des meilleures proies, loin des chiens.
step-overview-round = Un tour chacun : tu révèles un chat et tu l’amènes près de la souris ; puis Sami fait pareil avec un chat plus fort.
step-overview-words = Dans un rond, l’attaque d’un chat ; dans une étoile, les points d’une proie ; les flèches, là où un chien mordra. À côté veut dire bord à bord. La souris 6 a ton 4 à côté d’elle, et le 5 de Sami : pour l’instant, elle est à Sami.
step-overview-together = Les attaques à côté d’une proie s’additionnent. Tu as révélé un autre de tes chats, un 3, en c1. Touche-le, puis touche la tuile avec laquelle l’échanger, pour que la souris 6 soit à toi.

step-setup-clans = Chacun prend un clan de cinq chats. Pour une première partie : les Griffes du roi pour toi, les Gourmands pour Sami, tous deux avec des attaques de 1 à 5, et sans leurs pouvoirs. On mélange ces dix chats, dix proies et cinq chiens.
step-setup-square = Les 25 tuiles sont posées face cachée, en carré de cinq sur cinq ; personne ne les regarde. On révèle seulement le centre, c3. Le dernier à avoir vu un chat commence.
step-setup-third-clan = Les Griffes du roi jouent contre les Gourmands. La prochaine tuile révélée pourrait être un Malfrat.
step-setup-known = Tu as aidé à poser les tuiles. Tu peux donc savoir où se trouve ton chef.
step-setup-centre-swaps = La souris du centre vient d’être révélée : le premier joueur commence donc par l’échanger.
step-setup-plain-chief = Dans la première partie conseillée, ton chef, le 5, est un chat comme un autre.
step-setup-same-clan = Ce n’est plus ta première partie : on choisit les clans, et Sami a choisi d’abord. Peux-tu faire ceci ?
step-setup-another-clan = Sami a pris les Gourmands. Peux-tu faire ceci ?
step-setup-first-tile = À toi. Un tour commence par une tuile cachée, n’importe laquelle des 24. Laquelle aimerais-tu révéler d’abord ?
why-setup-third-clan = Seuls tes cinq chats et les cinq de Sami sont dans le carré ; ceux des autres clans sont dans la boîte.
why-setup-known = Face cachée, c’est caché à tous les deux : ton chef peut être à n’importe laquelle des 24 places.
why-setup-centre-swaps = Révéler le centre fait partie de la mise en place, et la tuile reste là. Le premier tour commence par une autre tuile.
why-setup-plain-chief = Sans pouvoirs, d’un chef ne compte que son attaque.
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
step-prey-lure = La souris 5 est entre tes mains. Mets-la là où tes chats à côté d’elle sont plus forts que ceux de Sami. Il y a plus d’une bonne place.
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
leads-cat-three = À côté de la souris 3, sans personne d’autre : trois points, et la souris 6 reste à prendre par vous deux.
leads-cat-swapped = Tu as pris la place de la souris, et elle la tienne en b2 : plus aucun chat n’est à côté d’elle.
leads-cat-for-two = Excellent : le 4 est dans le coin, et ton 2 rejoint ton 3 : 5 contre 0 sur la souris 6.
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
step-dog-bite = Tu as révélé le chien en d2 ; il pointe à sa droite : en haut, tout droit et en bas. Le 5 de Sami, en e3, tient la souris 6. Où veux-tu le chien ?
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
step-end-last-dog = La dernière tuile est un chien, en b1. Il pointe à sa gauche : en haut, tout droit et en bas. Après ton échange, c’est la fin. Quelle place t’aide le plus ?
why-end-distance = La flèche du chien en c5 n’atteint que c4 ; c2 est trois tuiles plus loin.
why-end-too-late-to-hunt = Les chiens passent avant les proies : quand vient la souris 5, ton chef est déjà hors jeu. 0 à 0, personne ne l’attrape.
leads-end-pigeon = De b3, il mord le chef de Sami en a2, et ton 3 en a4. Le pigeon 5 vient en b1, à côté de ton 2 : avec les deux pigeons, tu gagnes 20 à 7.
leads-end-mouse = De b2, il mord le chef de Sami en a2, et ton 2 en a1. Sans ce chef, la souris 4 en a3 est à toi : 16 à 7.
leads-end-fourth = De b5, il mord le 4 de Sami en a5, et ton 3 en a4. La souris 3 vient en b1, à côté de ton 2 : de justesse, 15 à 14.
leads-end-own = De a1, il pointe hors du carré, et ton 2 vient en b1, où le chien en c1 le mord : 12 à 13.
leads-end-away = Il mord le 4 de Sami en a5, mais aussi ton 3 en a4, qui disputait la souris 4 : 12 à 17.
leads-end-fly = De e1, il mord ton propre 1 en d2, et avec lui s’en vont le pigeon 2 et la souris 5 : 9 à 13.

step-capture-add = Les chiens ont fini. Maintenant, pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté, bord à bord. La souris 5 en a3 : ton 4 et ton 3 font 7, Sami a 5. La plus forte somme l’attrape ; à égalité, personne.
step-capture-bitten-chief = La souris 4 en c4 est entre deux chats de Sami, en b4 et en d4. Quelle est l’attaque de Sami sur elle ?
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
step-score-ties = Le plus de points l’emporte. À égalité, c’est le plus de tuiles Proie : ici toi, trois contre deux. Encore à égalité ? Vous partagez la victoire.
step-score-last-swap = Tu échanges a3 avec b4. À la fin, tu as 16 points et 4 proies, et Sami aussi. Tu as fait le dernier échange, donc tu gagnes.
step-score-justice = Un clan est trop mignon pour perdre une égalité : les Justiciers. À égalité de points, ils gagnent, sans même compter les proies. Ici, c’est toi qui les joues.
step-score-just = Tu échanges a1 avec a2. À la fin, tu as 9 points avec 2 proies, Sami 9 points avec 3. Tu gagnes.
step-score-prey-first = La même fin, mais selon vos règles maison on compte les proies avant la justice. Tu gagnes.
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
leads-score-narrow = Tu gagnes 23 à 22 : Sami attrape encore les deux mouches, 12 points. Une place les sépare.
leads-score-tie = La souris 6 va au chef de Sami : 20 partout. Seule ta cinquième proie contre quatre te sauve.
leads-score-cat = Tu as mis le chef de Sami en a2, à côté de la souris 6 : 17 à 23.

step-clans-two-powers = Chaque clan a un effet, et un chef, marqué d’une patte, qui a une capacité. Quand la carte et le livret se contredisent, la carte a raison.
step-clans-off = On joue ici sans effets de clan. Ton chat en a1 peut quand même s’échanger avec le chien lointain en e4.
step-clans-on = On joue ici avec les effets ; tu as les Griffes du roi. Ton chat en a1 peut s’échanger avec le chien en e4.
step-clans-beyond = Regarde un chat des Griffes du roi s’échanger avec un chien à l’autre bout du carré.
step-clans-card-wins = La règle des chats dit : une ou deux tuiles, dans la ligne ou la colonne. Peux-tu faire ceci, et qu’est-ce qui décide ?
step-clans-book-wins = Le livret interdit à un chat d’aller jusqu’en e4 ; cet échange reste donc interdit.
step-clans-optional = « Un chat que tu révèles », c’est n’importe lequel, même un chat de Sami. Et rien ne t’oblige à utiliser cet effet.
step-clans-either = Échange le chat que tu as révélé, avec l’effet de ton clan ou sans.
step-clans-their-cat = Tu as les Griffes du roi et tu as révélé un chat de Sami. Peux-tu faire ceci ?
step-clans-own-only = Pareil, mais selon vos règles maison l’effet ne vaut que pour tes chats. Peux-tu faire ceci ?
step-clans-decline = Ton chat pourrait s’échanger avec le chien en e4. Peux-tu faire ceci à la place ?
step-clans-must-use = Il y a un chien au loin : ton chat doit donc s’échanger avec lui.
step-clans-at-the-end = À la fin, certains chefs agissent. Si les deux agissent avant les chiens, le plus fort commence : le 9 des Justiciers, puis ton 5. Un chef mordu ne peut plus rien faire.
step-clans-both = Regarde : ton dernier échange, puis le chef des Justiciers va au centre, puis tu décides pour un chien.
step-clans-royal-first = Les Griffes du roi tournent leur chien d’abord, puis le chef des Justiciers va au centre.
step-clans-after-swap = Tu échanges b3 avec c4. Ce qui compte, ce sont les chiens à côté de ton chef avant que le chef des Justiciers bouge.
step-clans-decides = La dernière tuile est échangée. Ta décision sur un chien vient avant toute attaque de chien.
step-clans-bitten-chief = Tu échanges d4 avec e5, et un chien mord ton chef, celui des Gourmands. Il attrape quand même en diagonale.
step-clans-no-ability = Tu échanges d4 avec e5, et un chien mord ton chef. Sa capacité est perdue.

step-royal-claws-dogs = Griffes du roi : un chat que tu révèles peut s’échanger avec n’importe quel chien visible, si loin soit-il. Tu as révélé le chat en a1 ; il y a un chien en e4.
step-royal-claws-across = Regarde-les changer de place, d’un bout à l’autre.
step-royal-claws-fetch = Échange ton chat avec le chien.
step-royal-claws-no-dog = Ton chat peut aller loin pour rejoindre un chien. Essaie avec la souris en c2.
step-royal-claws-face-up = Le chien en e4 est visible. Peux-tu faire ceci ?
step-royal-claws-face-down = Tu parierais qu’un chien se cache en b5. Peux-tu faire ceci ?
step-royal-claws-only-in-line = Ton chat ne peut s’échanger avec le chien en e4 que si ce chien est dans sa ligne ou sa colonne.
step-royal-claws-any-tile = Ton chat en a1 peut aussi s’échanger avec le coin caché e5.
step-royal-claws-chief = À la fin, avant l’attaque, tu peux tourner un chien à côté de ton chef : un quart de tour à droite ou à gauche, ou un demi-tour. Le chien en c3 pointe vers ton chef.
step-royal-claws-save = Sauve ton chef en c4 : touche le chien en c3, puis choisis de combien le tourner.
step-royal-claws-far-dog = Le chien en a4 pointe vers ton chat en a3, mais ton chef est loin. Essaie de tourner ce chien à droite.
step-royal-claws-leave = Peux-tu faire ceci ?
step-royal-claws-half = Le chien en c3 est à côté de ton chef. Peux-tu faire ceci ?
step-royal-claws-full = Le chien en c3 est à côté de ton chef. Peux-tu faire ceci ?
step-royal-claws-quarter-only = Un chien ne se tourne qu’à droite : un quart de tour à gauche est interdit.
step-royal-claws-idle = Certains chiens restent les mêmes quand on les tourne : celui-ci a quatre flèches droites.
step-royal-claws-same-arrows = Le chien en d3 pointerait aux mêmes endroits. Peux-tu faire ceci ?
step-royal-claws-must-change = Quand on tourne un chien, ses flèches doivent pointer ailleurs.
step-royal-claws-must-turn = Tu laisses les chiens tranquilles. L’un d’eux est tourné quand même.

step-gourmets-chief = Gourmands : leur chef, qui a 3 d’attaque, attrape aussi en diagonale. Ici il est en c5 : la souris 5 en d4 est à sa portée.
step-gourmets-reach = Marque toutes les proies que ton chef en c5 attaque.
step-gourmets-whole = Regarde toute la fin. Les Gourmands marquent aussi un point de plus par proie attrapée.
step-gourmets-more = Tu attrapes six proies. Combien de points marques-tu en plus des leurs ?
step-gourmets-doubled = Le bonus est de dix points, quoi que tu attrapes.
step-gourmets-each = Le bonus est d’un point par proie que tu as attrapée.
step-gourmets-others = Ton chat 4 en c4 touche la souris 4 en d5 par un coin. Il attaque cette souris aussi.
step-gourmets-chief-does = Ton chef en c5 touche la souris 5 en d4 par un coin. Il attaque cette souris.

step-crooks-chief = Malfrats : juste après les chiens, leur chef assomme tout chat à côté de lui qui a moins de 7 d’attaque. Il n’a pas le choix, et n’épargne pas les siens.
step-crooks-victims = Les chiens ont fini ; ton chef est en c1. Marque tous les chats qu’il assomme.
step-crooks-whole = Regarde toute la fin. Pour finir, les Malfrats marquent un point par Malfrat encore visible.
step-crooks-own-too = Ton chef assomme un de tes propres chats.
step-crooks-spared = Le Power Cat 6 en d1 est assez fort pour rester visible.
step-crooks-bonus = Un de tes Malfrats a été assommé. Combien de points marque l’effet de ton clan ?
step-crooks-all-five = Les cinq Malfrats comptent, visibles ou non.

step-defenders-eight = Justiciers : un chat que tu révèles peut s’échanger à une ou deux tuiles de lui, dans les huit directions, diagonales comprises.
step-defenders-diagonal = Regarde un chat avancer de deux tuiles en diagonale.
step-defenders-further = Utilise l’effet : envoie ton chat où un chat ordinaire ne peut pas aller.
step-defenders-knight = Les huit directions ne mènent pas partout. Essaie d’échanger ton chat avec d3.
step-defenders-two-diagonal = De b2 en d4. Peux-tu faire ceci ?
step-defenders-reach = Ton chef a été révélé au centre. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-defenders-three = Trois tuiles en diagonale, de b2 en e5, c’est permis aussi.
step-defenders-chief = Avant l’attaque des chiens, le chef des Justiciers doit s’échanger avec la tuile centrale. S’il y est déjà, il ne se passe rien.
step-defenders-centre = Regarde ton chef aller de e2 au centre, où il attrape ce qui est à côté.
step-defenders-may-stay = Ton chef peut rester en e2 si tu préfères.
step-defenders-before-dogs = Ton chef est au centre quand les chiens attaquent.
step-defenders-moves-away = Ton chef est déjà au centre. Il doit s’échanger avec une autre tuile.
step-defenders-stays = Ton chef est déjà au centre. Il y reste.

step-chaoticats-fewer = Les Chat peu-près ont tous la même attaque. Moins les chiens en laissent, plus chacun est fort : 2 s’ils sont cinq, 4 à quatre, 6 à trois, 8 à deux, 10 pour un seul.
step-chaoticats-twin = Si leur chef attrape lui-même un pigeon ou une mouche et que personne n’attrape la proie jumelle, elle vient avec. Ton chef en a2 est à côté du pigeon 5.
step-chaoticats-whole = Regarde toute la fin.
step-chaoticats-attack = Les chiens laissent trois de tes Chat peu-près. Quelle est l’attaque de chacun ?
step-chaoticats-weaker = Les chiens ont mordu deux Chat peu-près. Les autres sont plus faibles maintenant.
step-chaoticats-both-pigeons = Ton chef a attrapé le pigeon 5, personne le pigeon 2. Tu marques 10 pour les deux.
step-chaoticats-flies-too = Ton chef n’a attrapé aucune mouche. Tu marques quand même 12 pour les mouches.
step-chaoticats-itself = Ton clan a attrapé le pigeon 5 en a3, et ton chef en a2 est bord à bord avec lui : c’est le chef lui-même qui l’a attrapé.
step-chaoticats-rulings = Deux questions que le livret laisse ouvertes. Sans effets de clan, les Chat peu-près gardent leur tableau. Et on compte une seule fois, juste après les chiens.
step-chaoticats-plain = Sans effets de clan ; les chiens laissent quatre Chat peu-près. Quelle est l’attaque de chacun ?
step-chaoticats-no-attack = Sans effets de clan, les Chat peu-près n’ont aucune attaque.
step-chaoticats-fixed = Les chiens laissent quatre Chat peu-près, puis le chef des Malfrats en assomme un. Quelle est l’attaque des autres ?
step-chaoticats-recount = Après le chef des Malfrats il reste trois Chat peu-près, chacun attaque donc avec 6.

step-power-cats-stay = Power Cats : un chat que tu révèles peut rester où il est. Touche « Laisser tel quel ».
step-power-cats-watch = Regarde un chat révélé rester.
step-power-cats-keep = Laisse ton chat en b2 où il est.
step-power-cats-prey = Tu as révélé une souris. Essaie de la laisser où elle est.
step-power-cats-cat-stays = Tu as révélé un chat. Peux-tu faire ceci ?
step-power-cats-without = Le même chat, mais sans effets de clan. Peux-tu faire ceci ?
step-power-cats-must-stay = Qui joue les Power Cats ne peut pas déplacer un chat révélé.
step-power-cats-chief = Leur chef n’attaque qu’avec 2, mais dans toute sa ligne et toute sa colonne. Rien entre les deux ne l’arrête.
step-power-cats-line = Ton chef est en e1. Marque toutes les proies qu’il attaque, les tuiles étant comme elles sont.
step-power-cats-whole = Regarde toute la fin, avec le chef des Justiciers en route vers le centre.
step-power-cats-blocked = Trois tuiles séparent ton chef en e1 de la mouche en a1. Elles barrent le chemin.
step-power-cats-across = Ton chef en e1 attaque la mouche en a1, à l’autre bout de la ligne.
step-power-cats-every-cat = Ton chat 3 en d5 attaque la souris en a5, dans la même ligne.

step-polterkitties-haunt = Fantominous : quand tu révèles une proie, tu peux déplacer une autre proie visible au lieu d’elle. Tu as révélé la souris en b2 ; la mouche en d4 est visible aussi.
step-polterkitties-instead = Regarde la mouche en d4 bouger au lieu de la souris.
step-polterkitties-another = Déplace la mouche au lieu de la souris : touche la mouche, puis une tuile autour d’elle.
step-polterkitties-too-far = La règle des proies reste valable. Essaie de déplacer la mouche de deux tuiles, en b4.
step-polterkitties-cat-instead = Tu as révélé une souris. Peux-tu déplacer le chat en d2 au lieu d’elle ?
step-polterkitties-for-a-cat = Tu as révélé un chat. Peux-tu déplacer la mouche en d4 au lieu de lui ?
step-polterkitties-both = Tu as déplacé la mouche. Maintenant la souris révélée doit bouger aussi.
step-polterkitties-revealed-too = Tu peux aussi déplacer la souris elle-même, comme toujours.
step-polterkitties-chief = Les chiens ne peuvent pas toucher leur chef, où que pointent les flèches. D’autres chats, si : le chef des Malfrats peut l’assommer.
step-polterkitties-whole = Regarde toute la fin : un chien pointe vers ton chef en e2.
step-polterkitties-bitten = Le chien en d1 pointe vers ton chef. Il est mordu.
step-polterkitties-safe = Le chien en d1 pointe vers ton chef, qui reste visible.
step-polterkitties-crooks = Maintenant contre les Malfrats : leur chef est à côté du tien.
step-polterkitties-safe-from-cats = Le chef des Malfrats ne peut pas assommer ton chef.
step-polterkitties-unharmed = Avant cela, un chien pointait vers ton chef et ne lui a rien fait.

step-example-page = Le livret finit sur une fin racontée deux fois. Son image nous manque, mais ce carré donne exactement ce qu’il raconte. Tu joues les Griffes du roi, Sami les Gourmands ; d’abord sans pouvoirs.
step-example-dogs = Il reste un échange, d3 avec d4 ; il ne change rien pour les chiens. Étape 1 : marque tous les chats qu’ils mordent.
step-example-prey = Étape 2. Les chiens ont fini. Marque toutes les proies que tu attrapes.
step-example-sami = Étape 3. Sami attrape la souris 3 et les deux pigeons. Combien de points ?
step-example-you = Tu attrapes les souris 4, 5 et 6. Combien de points ?
step-example-plain = Regarde maintenant le tout, pas à pas.
step-example-win = Tu gagnes donc la partie.
step-example-powers = Le même carré, avec les pouvoirs. Le chien en c3 va mordre ton chef en c4, mais tu peux le tourner. Le chef de Sami attrape maintenant en diagonale.
step-example-turn = Libère ton chef : tourne le chien en c3 d’un quart de tour à droite, pour qu’il morde le chat de Sami en b3.
step-example-gourmets = Sami attrape maintenant la souris 3, les deux pigeons et la souris 4 : quatre proies. Combien de points avec le bonus ?
step-example-again = Regarde le tout encore une fois, avec les pouvoirs.
step-example-still-win = Tu as sauvé ton chef, donc tu gagnes encore.
step-example-same-points = Tu as une souris de moins et une mouche de plus : tu marques encore 15.

step-modes-agree = Avant une partie, vous choisissez ensemble un mode. Clans libres : chacun choisit le clan qu’il veut, l’un après l’autre ; vous décidez ensemble qui commence.
step-modes-choose = Sami a pris les Gourmands. Choisis un clan pour toi.
step-modes-any = Tu choisis d’abord, librement. Tu peux prendre les Fantominous.
step-modes-both-same = Sami a pris les Gourmands. Clans libres, cela veut dire que tu peux les prendre aussi.
step-modes-out-of-turn = Vous avez décidé que tu choisis d’abord. Sami peut-il faire ceci ?
step-modes-later = Aucun clan n’est choisi. Tu peux déjà révéler a1.
step-modes-limited = Choix limité : chacun pioche trois cartes Clan et en garde une. Vous piochez dans la même pile : aucun clan ne sort deux fois.
step-modes-not-drawn = Tu as pioché Malfrats, Gourmands et Power Cats. Essaie quand même de prendre les Chat peu-près.
step-modes-keep-one = Garde une de tes trois cartes.
step-modes-drawn = Combien de cartes Clan les deux joueurs ont-ils piochées ensemble ?
step-modes-overlap = Un même clan peut se trouver dans les trois cartes de chacun.
step-modes-expert = Expert : le premier joueur pioche trois cartes, en garde une et donne les deux autres. On joue deux parties, et chacun pioche à son tour.
step-modes-hand-on = Regarde : tu gardes les Malfrats, et les deux autres vont à Sami.
step-modes-kept-card = Les Griffes du roi ne sont pas parmi tes cartes. Essaie de les prendre.
step-modes-second-choice = Sami a gardé les Malfrats et t’a donné deux cartes. Gardes-en une.
step-modes-handed-on = Sami t’a donné deux cartes. Peux-tu faire ceci ?
step-modes-second-game = La première partie est finie. Regarde la deuxième commencer : maintenant, c’est toi qui pioches.
step-modes-one-game = La première des deux parties d’experts est finie. Celui qui l’a gagnée a tout gagné.
step-modes-sum = La première partie t’a donné 30 points, à Sami 4. Sami gagne la deuxième 15 à 13, et gagne donc en tout.
