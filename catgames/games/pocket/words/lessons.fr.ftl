# Chats de Poche : les étapes du cours, section par section.

why-reach = { $near ->
    [yes] { $cell } est à portée de { $lifted }.
   *[no] { $kind ->
        [prey] { $cell } ne touche pas { $lifted }.
        [cat] { $cell } est hors de portée d’un chat en { $lifted }.
       *[dog] { $cell } n’est ni dans la ligne ni dans la colonne de { $lifted }.
    }
}
why-bitten = { $out ->
    [yes] { $tile } en { $cell } : le chien en { $dog } le touche et pointe vers lui.
   *[no] { $tile } en { $cell } : aucune flèche d’un chien qui le touche ne pointe vers lui.
}
why-knocked = { $out ->
    [yes] { $tile } en { $cell } est à côté du chef des Malfrats et a moins de 7.
   *[no] { $tile } en { $cell } n’est pas à côté du chef des Malfrats avec moins d’attaque.
}
why-caught = { $tile } en { $cell } : { $one } pour toi, { $two } pour Sami, par { $cats }.
why-diagonal = { $near ->
    [yes] { $tile } en { $cell } touche le chef, par un bord ou un coin.
   *[no] { $tile } en { $cell } ne touche pas le chef.
}
why-line = { $near ->
    [yes] { $tile } en { $cell } est en ligne avec le chef en { $chief }.
   *[no] { $tile } en { $cell } n’est pas en ligne avec le chef en { $chief }.
}

step-setup-clans = Deux joueurs, deux clans de cinq chats. Ces dix chats, dix proies et cinq chiens sont mêlés : 25 tuiles. Un nombre dans un rond est l’attaque d’un chat, une étoile les points d’une proie.
step-setup-square = Toutes les tuiles sont face cachée, en un carré de cinq sur cinq. Seul le centre, c3, est retourné ; il reste à sa place. Puis le premier tour commence.
step-setup-first-tile = Ton premier coup : touche une tuile cachée, n’importe laquelle, pour la retourner.
step-setup-face-down = La partie va commencer. Combien de tuiles sont face cachée ?
step-setup-dogs = Combien de chiens se cachent parmi les 25 tuiles ?
step-setup-all-clans = Il y a dans le carré des chats de plus de deux clans.
step-setup-all-down = Avant le premier tour, les 25 tuiles sont toutes face cachée.
step-setup-centre-swaps = La tuile du centre vient d’être retournée. Elle doit maintenant s’échanger.
step-setup-same-clan = Sami a pris les Gourmands. Ils te plaisent aussi : prends-les quand même.
step-setup-free-clan = Sami a pris les Gourmands. Tu peux prendre les Malfrats.
step-setup-advice = Pour une première partie, prenez ces deux clans, Griffes du roi et Gourmands, et oubliez leurs pouvoirs pour l’instant.
step-setup-equal = Dans cette première partie, les deux clans ont les mêmes attaques : 1, 2, 3, 4 et 5.
step-setup-with-effects = Dans cette première partie, on joue avec les effets de clan.

step-turn-two-parts = Un tour a deux temps. Retourne une tuile cachée, celle que tu veux. Puis cette tuile doit changer de place avec une autre, visible ou cachée.
step-turn-whole = Regarde un tour entier : une tuile est retournée, puis échangée avec une tuile cachée, qui reste cachée.
step-turn-own = À toi : retourne b1, puis échange-la avec une tuile qui brille.
step-turn-face-up = La souris du centre est retournée depuis longtemps. Le chat en b5 aussi. Essaie de révéler ce chat une seconde fois.
step-turn-stay = Tu as révélé un chat, et il te plaît où il est. Essaie de l’y laisser.
step-turn-peek = Tu viens d’échanger avec une tuile cachée ; elle est maintenant en b1. Vite, regarde-la.
step-turn-with-hidden = Tu as révélé le chat en b1 ; a1 est face cachée. Peux-tu faire ceci ?
step-turn-another = Tu as révélé le chat en b1, mais tu préfères déplacer celui en b5. Peux-tu faire ceci ?
step-turn-seen = Tu as échangé b1 avec la tuile cachée de c1. Cette tuile, maintenant en b1, est visible.
step-turn-stays-up = Tu as échangé b1 avec c1. Ton chat révélé, maintenant en c1, reste visible.
step-turn-turns = Seul le centre est visible. Combien de tours aura cette partie ?

step-prey-around = Souris, pigeons et mouches sont des proies. Une proie révélée fait un pas : elle s’échange avec une des tuiles qui l’entourent, coins compris.
step-prey-step = Regarde la souris en b2 filer en c3, par un coin.
step-prey-move = Déplace la souris d’un pas, où tu veux.
step-prey-two-away = Fais courir la souris de deux tuiles dans sa ligne, jusqu’en d2.
step-prey-corner = La souris est en b2. Peux-tu faire ceci ?
step-prey-far-corner = La souris est en b2. Peux-tu faire ceci ?
step-prey-from-corner = La mouche est dans le coin a1. Avec combien de tuiles peut-elle s’échanger ?
step-prey-edge = Le pigeon a été révélé en a3. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-prey-like-a-cat = Le pigeon en a3 peut s’échanger avec c3, à deux pas dans sa ligne.

step-cat-straight = Un chat révélé bondit d’une ou deux tuiles dans sa ligne ou sa colonne. Il saute par-dessus ce qu’il y a entre deux. Peu importe à qui il est.
step-cat-two = Regarde le chat en b2 bondir de deux tuiles dans sa ligne.
step-cat-move = Échange le chat avec une tuile à sa portée.
step-cat-three-away = Un grand bond : essaie d’échanger le chat avec e2, à trois tuiles.
step-cat-diagonal = Essaie de déplacer le chat comme une proie, par le coin, en c3.
step-cat-jump = De b2 par-dessus b3. Peux-tu faire ceci ?
step-cat-knight = De b2, deux en bas et un de côté. Peux-tu faire ceci ?
step-cat-from-corner = Le chat a été révélé dans le coin e1. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-cat-theirs = Tu as révélé en c1 un chat de Sami. Tu peux l’échanger avec c3.
step-cat-like-a-prey = Tu peux échanger le chat en c1 avec b2.

step-dog-line = Un chien révélé court aussi loin qu’il veut : il s’échange avec n’importe quelle tuile de sa ligne ou de sa colonne.
step-dog-far = Regarde le chien en d2 courir en a2. Observe ses flèches avant et après.
step-dog-move = Échange le chien avec une tuile de sa ligne ou de sa colonne.
step-dog-diagonal = Essaie de déplacer le chien par le coin, en e1.
step-dog-whole-row = De d2 à l’autre bout de la ligne. Peux-tu faire ceci ?
step-dog-out-of-line = De d2 en a1. Peux-tu faire ceci ?
step-dog-from-corner = Le chien a été révélé dans le coin e5. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-dog-facing = À la fin, les chiens mordent où pointent leurs flèches. Le sens d’un chien compte donc, et une fois révélé, il ne change plus.
step-dog-reveal = Regarde un chien être révélé.
step-dog-turn-it = Le chien en d2 regarde tes chats. Peux-tu faire ceci ?
step-dog-still-east = Le chien a couru de d2 en a2. Ses flèches pointent toujours du même côté.
step-dog-choose = Tu as révélé le chien ; tu peux choisir son sens.
step-dog-known = Avant qu’un chien soit révélé, les joueurs connaissent son sens.

step-end-steps = Il reste une tuile. Une fois retournée et échangée, la partie prend fin. Alors : les chiens attaquent, les proies sont attrapées, les points comptés, dans cet ordre.
step-end-bite = Chaque flèche ne touche qu’une place : la tuile juste à côté. Un chat qui s’y trouve, de n’importe quel clan, est retourné et hors jeu.
step-end-bitten = La partie va finir. Marque tous les chats que les chiens mordent.
step-end-finish = La dernière tuile est à toi : retourne a4, échange-la avec a5, et regarde la fin.
step-end-whole = La même fin, pas à pas. Regarde les sommes sur chaque proie.
step-end-out = Tu échanges la dernière tuile. Combien de chats les chiens prennent-ils ?
step-end-distance = Le chien en c5 pointe vers le haut de sa colonne ; Griffes du roi 4 est en c2, trois tuiles plus loin. Il est mordu.
step-end-touching = Gourmands 2 en a2 touche les chiens en a1 et b3. Il est mordu.
step-end-corner = Le chien en d4 a une flèche vers son coin ; Griffes du roi 3 y est, en e5. Il est mordu.
step-end-both = Les chiens mordent des chats des deux clans.
step-end-order = On compte d’abord les points, puis les chiens attaquent.
step-end-one-more = Tu retournes la dernière tuile. Les chiens attaquent aussitôt, avant l’échange.
step-end-too-late = La partie est finie. Essaie de retourner encore une tuile : touche a1.
step-end-sami-too = La partie est finie. Sami peut-il faire ceci ?

step-capture-add = Les chiens ont fini. Maintenant, pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté, bord à bord. Souris 6 en c1 : ton 4 contre le 5 de Sami.
step-capture-higher = La plus forte somme prend la proie. Souris 3 en a3 : 2 contre 2, égalité, elle n’est à personne.
step-capture-sami = Souris 6 en c1 : quelle est l’attaque de Sami sur elle ?
step-capture-five-to-two = Regarde une fin avec un cinq contre deux, au pigeon en e3.
step-capture-yours = Tu joues les Griffes du roi. Marque toutes les proies que tu attrapes.
step-capture-bitten-cat = Ton chef en b4 a été mordu. Quelle est ton attaque sur la souris 5 en c4 ?
step-capture-tie = Souris 3 en a3, 2 contre 2 : un des clans la prend.
step-capture-nothing = Souris 4 en e3 n’a aucun chat visible à côté : 0 à 0. Personne ne la prend.
step-capture-corner = Ton chat en c2 touche la souris 4 en d3 par un coin. Il attaque cette souris.
step-capture-edge = Le chef des Gourmands en d2 touche la mouche en e2 par un bord. Il attaque cette mouche.
step-capture-alone = Souris 4 en d3 n’a qu’un chat à côté, celui de Sami. Sami la prend.
step-capture-twice = Le chat en d2 attaque à la fois la souris en d3 et la mouche en e2.

step-score-points = Le score d’un clan est la somme de ses proies. Mais les paires se multiplient : pigeons 2 et 5 font 10, mouches 3 et 4 font 12.
step-score-pairs = Regarde une fin où tu attrapes les deux pigeons, et Sami les deux mouches.
step-score-pigeons = Tu attrapes les deux pigeons. Combien valent-ils ensemble ?
step-score-flies = Sami attrape les deux mouches. Combien valent-elles ensemble ?
step-score-total = Tu attrapes les deux pigeons, les souris 3, 6 et 4. Ton score ?
step-score-seven = Les pigeons 2 et 5 dans un même clan valent 7.
step-score-flies-too = Les mouches 3 et 4 dans un même clan valent 12.
step-score-by-points = Tu joues ce dernier échange et tu as plus de points que Sami : tu gagnes.
step-score-ties = Le plus de points gagne. Autant de points ? Alors le plus de tuiles Proie. Autant de proies aussi ? Alors vous partagez la victoire.
step-score-more-prey = Dix points chacun, mais tu as attrapé plus de proies. Tu gagnes.
step-score-first-player = Autant de points, autant de proies. Qui a fait le dernier échange gagne.
step-score-share = Autant de points, autant de proies. Vous gagnez tous les deux.
step-score-justice = Un clan est trop mignon pour perdre une égalité : les Justiciers. Ici, c’est toi qui les joues.
step-score-just = Neuf points chacun, et Sami a plus de proies. Tu joues les Justiciers : tu gagnes.
step-score-prey-first = La même fin, mais ta table compte les proies avant la justice. Tu gagnes.
step-score-without-effects = On joue ici sans effets de clan. Les Justiciers gagnent quand même l’égalité.

step-clans-two-powers = Chaque clan a un effet, et un chef, marqué d’une patte, qui a une capacité. Quand la carte et les règles se contredisent, la carte a raison.
step-clans-off = On joue ici sans effets de clan. Ton chat en a1 peut quand même s’échanger avec le chien lointain en e4.
step-clans-on = On joue ici avec les effets ; tu as les Griffes du roi. Ton chat en a1 peut s’échanger avec le chien en e4.
step-clans-beyond = Regarde un chat des Griffes du roi s’échanger avec un chien à l’autre bout du carré.
step-clans-card-wins = La règle des chats dit une ou deux tuiles, tout droit. Peux-tu faire ceci, et qu’est-ce qui décide ?
step-clans-book-wins = La règle des chats du livret interdit cet échange lointain, il reste donc interdit.
step-clans-optional = « Un chat que tu révèles », c’est n’importe lequel, même de Sami. Et tu n’es jamais obligé d’utiliser cet effet.
step-clans-either = Échange le chat que tu as révélé, avec l’effet de son clan ou sans.
step-clans-their-cat = Tu as les Griffes du roi et tu as révélé un chat de Sami. Peux-tu faire ceci ?
step-clans-own-only = Pareil, mais à cette table l’effet ne sert que tes propres chats. Peux-tu faire ceci ?
step-clans-decline = Tu pourrais t’échanger avec le chien en e4. Peux-tu faire ceci à la place ?
step-clans-must-use = Il y a un chien lointain, tu dois donc t’échanger avec lui.
step-clans-at-the-end = À la fin, certains chefs agissent. Si les deux agissent avant les chiens, le plus fort commence : le 9 des Justiciers, puis ton 5. Un chef mordu ne peut plus rien.
step-clans-both = Regarde : ton dernier échange, puis le chef des Justiciers va au centre, puis tu décides pour un chien.
step-clans-royal-first = Les Griffes du roi tournent leur chien d’abord, puis le chef des Justiciers va au centre.
step-clans-after-swap = Quels chiens sont à côté de ton chef se juge avant que le chef des Justiciers ait bougé.
step-clans-decides = La dernière tuile est échangée. Ta décision sur un chien vient avant toute attaque de chien.
step-clans-bitten-chief = Ton chef, celui des Gourmands, a été mordu. Il attrape quand même en diagonale.
step-clans-no-ability = Un chien mord ton chef : sa capacité disparaît.

step-royal-claws-dogs = Griffes du roi : un chat que tu révèles peut s’échanger avec n’importe quel chien visible, si loin soit-il. Tu as révélé le chat en a1 ; il y a un chien en e4.
step-royal-claws-across = Regarde-les changer de place, d’un bout à l’autre.
step-royal-claws-fetch = Échange ton chat avec le chien.
step-royal-claws-no-dog = Ton chat peut aller loin pour un chien. Essaie avec la souris en c2.
step-royal-claws-face-up = Le chien en e4 est visible. Peux-tu faire ceci ?
step-royal-claws-face-down = Pour toi, c’est sûr : un chien se cache en b5. Peux-tu faire ceci ?
step-royal-claws-any-tile = Ton chat en a1 peut aussi s’échanger avec le coin caché e5.
step-royal-claws-chief = À la fin, avant l’attaque, tu peux tourner un chien à côté de ton chef d’un quart, d’un demi ou de trois quarts. Le chien en c3 pointe vers ton chef.
step-royal-claws-save = Sauve ton chef en c4 : touche le chien en c3, puis un tour.
step-royal-claws-far-dog = Le chien en a4 ne menace personne que tu aimes. Essaie de le tourner à droite.
step-royal-claws-leave = Peux-tu faire ceci ?
step-royal-claws-half = Le chien en c3 est à côté de ton chef. Peux-tu faire ceci ?
step-royal-claws-full = Le chien en c3 est à côté de ton chef. Peux-tu faire ceci ?
step-royal-claws-quarter-only = Un chien ne se tourne qu’à droite : un quart à gauche est interdit.
step-royal-claws-idle = Certains chiens sont pareils de tous côtés : celui-ci a quatre flèches droites.
step-royal-claws-same-arrows = Le chien en d3 pointerait comme maintenant. Peux-tu faire ceci ?
step-royal-claws-must-change = Tourner doit changer où pointent les flèches.
step-royal-claws-must-turn = Tu laisses les chiens tranquilles. L’un d’eux est tourné quand même.

step-gourmets-chief = Gourmands : leur chef, attaque 3, attaque aussi les proies à ses coins. Ici il est en c5 : la souris 5 en d4 est à sa portée.
step-gourmets-reach = Marque toutes les proies que ton chef en c5 attaque.
step-gourmets-whole = Regarde toute la fin. Les Gourmands marquent aussi un point de plus par proie attrapée.
step-gourmets-more = Tu attrapes six proies. Combien de points marques-tu en plus des leurs ?
step-gourmets-doubled = Le bonus est de dix points, quoi que tu attrapes.
step-gourmets-each = Le bonus est d’un point par proie que tu as attrapée.
step-gourmets-others = Ton chat 4 en c4 touche la souris 4 en d5 par un coin. Il attaque cette souris aussi.
step-gourmets-chief-does = Ton chef en c5 touche la souris 5 en d4 par un coin. Il attaque cette souris.

step-crooks-chief = Malfrats : juste après les chiens, leur chef assomme tout chat à côté de lui qui a moins que son 7. Il le doit, et n’épargne pas les siens.
step-crooks-victims = Les chiens ont fini ; ton chef est en c1. Marque tous les chats qu’il assomme.
step-crooks-whole = Regarde toute la fin. Pour finir, les Malfrats marquent un point par Malfrat encore visible.
step-crooks-own-too = Ton chef assomme un de tes propres chats.
step-crooks-spared = Power Cats 6 en d1 est assez fort pour rester visible.
step-crooks-bonus = Un de tes Malfrats a été assommé. Combien de points marque l’effet de ton clan ?
step-crooks-all-five = Les cinq Malfrats comptent, visibles ou non.

step-defenders-eight = Justiciers : un chat que tu révèles peut s’échanger à un ou deux pas dans les huit directions, coins compris.
step-defenders-diagonal = Regarde un chat faire deux pas en diagonale.
step-defenders-further = Utilise l’effet : envoie ton chat où un chat ordinaire ne peut pas aller.
step-defenders-knight = Toutes les places ne sont pas en ligne. Essaie d’échanger ton chat avec d3.
step-defenders-two-diagonal = De b2 en d4. Peux-tu faire ceci ?
step-defenders-reach = Ton chef a été révélé au centre. Marque toutes les tuiles avec lesquelles il peut s’échanger.
step-defenders-three = Trois pas en diagonale, de b2 en e5, sont permis aussi.
step-defenders-chief = Avant l’attaque des chiens, le chef des Justiciers doit s’échanger avec la tuile du centre. S’il y est déjà, il ne se passe rien.
step-defenders-centre = Regarde ton chef aller de e2 au centre, où il attrape ce qui est à côté.
step-defenders-may-stay = Ton chef peut rester en e2 si cela te plaît.
step-defenders-before-dogs = Ton chef est au centre quand les chiens attaquent.
step-defenders-moves-away = Ton chef est déjà au centre. Il doit s’échanger avec une autre tuile.
step-defenders-stays = Ton chef est déjà au centre. Il y reste.

step-chaoticats-fewer = Les Chat peu-près attaquent tous pareil. Moins les chiens en laissent, plus chacun est fort : cinq 2, quatre 4, trois 6, deux 8, un 10.
step-chaoticats-twin = Si leur chef attrape lui-même un pigeon ou une mouche et que personne n’attrape le jumeau, le jumeau vient avec. Ton chef en a2 est à côté du pigeon 5.
step-chaoticats-whole = Regarde toute la fin.
step-chaoticats-attack = Les chiens laissent trois de tes Chat peu-près. Avec combien chacun attaque-t-il ?
step-chaoticats-weaker = Les chiens ont mordu deux Chat peu-près. Les autres sont plus faibles maintenant.
step-chaoticats-both-pigeons = Ton chef a attrapé le pigeon 5, personne le pigeon 2. Tu marques 10 pour les deux.
step-chaoticats-flies-too = Ton chef n’a attrapé aucune mouche. Tu marques quand même 12 pour les mouches.
step-chaoticats-itself = Ton clan a gagné le pigeon 5 en a3, et ton chef en a2 le touche par un bord : c’est le chef lui-même qui l’a attrapé.
step-chaoticats-rulings = Deux questions que le livret laisse ouvertes. Sans effets de clan, les Chat peu-près gardent leur tableau. Et on compte une seule fois, juste après les chiens.
step-chaoticats-plain = Sans effets de clan ; les chiens laissent quatre Chat peu-près. Avec combien chacun attaque-t-il ?
step-chaoticats-no-attack = Sans effets de clan, les Chat peu-près n’ont aucune attaque.
step-chaoticats-fixed = Les chiens laissent quatre Chat peu-près, puis le chef des Malfrats en assomme un. Avec combien les autres attaquent-ils ?
step-chaoticats-recount = Après le chef des Malfrats il reste trois Chat peu-près, chacun attaque donc avec 6.

step-power-cats-stay = Power Cats : un chat que tu révèles peut rester où il est. Touche « Laisser tel quel ».
step-power-cats-watch = Regarde un chat révélé rester.
step-power-cats-keep = Laisse ton chat en b2 où il est.
step-power-cats-prey = Tu as révélé une souris. Essaie de la laisser où elle est.
step-power-cats-cat-stays = Tu as révélé un chat. Peux-tu faire ceci ?
step-power-cats-without = Le même chat, mais sans effets de clan. Peux-tu faire ceci ?
step-power-cats-must-stay = Qui joue les Power Cats ne peut pas déplacer un chat révélé.
step-power-cats-chief = Leur chef n’attaque qu’avec 2, mais dans toute sa ligne et toute sa colonne. Rien entre deux ne l’arrête.
step-power-cats-line = Ton chef est en e1. Marque toutes les proies qu’il attaque en l’état.
step-power-cats-whole = Regarde toute la fin, avec le chef des Justiciers en route vers le centre.
step-power-cats-blocked = Trois tuiles séparent ton chef en e1 de la mouche en a1. Elles barrent le chemin.
step-power-cats-across = Ton chef en e1 attaque la mouche en a1, à l’autre bout de la ligne.
step-power-cats-every-cat = Ton chat 3 en d5 attaque la souris en a5, dans la même ligne.

step-polterkitties-haunt = Fantominous : quand tu révèles une proie, tu peux en déplacer une autre, visible, à sa place. Tu as révélé la souris en b2 ; la mouche en d4 est visible aussi.
step-polterkitties-instead = Regarde la mouche en d4 bouger à la place de la souris.
step-polterkitties-another = Déplace la mouche au lieu de la souris : touche la mouche, puis une tuile autour d’elle.
step-polterkitties-too-far = La règle des proies vaut toujours. Essaie de déplacer la mouche de deux tuiles, en b4.
step-polterkitties-cat-instead = Tu as révélé une souris. Peux-tu déplacer le chat en d2 à la place ?
step-polterkitties-for-a-cat = Tu as révélé un chat. Peux-tu déplacer la mouche en d4 à la place ?
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
step-example-dogs = Étape 1. Marque tous les chats que les chiens mordent.
step-example-prey = Étape 2. Les chiens ont fini. Marque toutes les proies que tu attrapes.
step-example-sami = Étape 3. Sami attrape la souris 3 et les deux pigeons. Combien de points ?
step-example-you = Tu attrapes les souris 4, 5 et 6. Combien de points ?
step-example-plain = Regarde maintenant le tout, pas à pas.
step-example-win = Tu gagnes cette fin.
step-example-powers = Le même carré, avec les pouvoirs. Le chien en c3 va mordre ton chef en c4, mais tu peux le tourner. Le chef de Sami attrape maintenant en diagonale.
step-example-turn = Libère ton chef : tourne le chien en c3 d’un quart à droite, pour qu’il morde le chat de Sami en b3.
step-example-gourmets = Sami attrape maintenant la souris 3, les deux pigeons et la souris 4 : quatre proies. Combien de points avec le bonus ?
step-example-again = Regarde le tout encore une fois, avec les pouvoirs.
step-example-still-win = Tu as sauvé ton chef, donc tu gagnes encore.
step-example-same-points = Tu perds une souris et gagnes une mouche : tu marques encore 15.

step-modes-agree = Avant une partie, vous convenez d’un mode. Clans libres : chacun choisit le clan qu’il veut, l’un après l’autre ; vous convenez de qui commence.
step-modes-choose = Sami a pris les Gourmands. Choisis un clan pour toi.
step-modes-any = Tu choisis d’abord, librement. Tu peux prendre les Fantominous.
step-modes-both-same = Sami a pris les Gourmands. Clans libres, cela veut dire que tu peux les prendre aussi.
step-modes-out-of-turn = Vous avez convenu que tu choisis d’abord. Sami peut-il faire ceci ?
step-modes-later = Aucun clan n’est choisi. Tu peux déjà retourner a1.
step-modes-limited = Choix limité : chacun pioche trois cartes Clan et en garde une. Les deux piochent dans une seule pile, aucun clan ne vient donc deux fois.
step-modes-not-drawn = Tu as pioché Malfrats, Gourmands et Power Cats. Essaie quand même de prendre les Chat peu-près.
step-modes-keep-one = Garde une de tes trois cartes.
step-modes-drawn = Combien de cartes Clan les deux joueurs ont-ils piochées ensemble ?
step-modes-overlap = Un clan peut se trouver parmi les trois cartes des deux joueurs.
step-modes-expert = Expert : le premier joueur pioche trois cartes, en garde une et donne les deux autres. On joue deux parties, en alternant qui pioche.
step-modes-hand-on = Regarde : tu gardes les Malfrats, et les deux autres vont à Sami.
step-modes-kept-card = Les Griffes du roi ne sont pas parmi tes cartes. Essaie de les prendre.
step-modes-second-choice = Sami a gardé les Malfrats et t’a donné deux cartes. Gardes-en une.
step-modes-handed-on = Sami t’a donné deux cartes. Peux-tu faire ceci ?
step-modes-second-game = La première partie est finie. Regarde la deuxième commencer : maintenant, c’est toi qui pioches.
step-modes-one-game = La première des deux parties d’experts est finie. Qui l’a gagnée a tout gagné.
step-modes-sum = La première partie t’a donné 30 points, à Sami 4. Sami gagne la deuxième 15 à 13, et gagne donc le tout.
