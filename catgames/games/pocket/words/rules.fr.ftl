# Chats de Poche : le nom de chaque règle, la règle avec nos mots, et ce qu’elle dit d’un plateau.

section-setup = Matériel et mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-prey = Échanger une proie
    .short = Proie
section-cat = Échanger un chat
    .short = Chat
section-dog = Échanger un chien
    .short = Chien
section-end = La fin 1 : les chiens attaquent
    .short = La fin 1
section-capture = La fin 2 : attraper les proies
    .short = La fin 2
section-score = La fin 3 : le score
    .short = La fin 3
section-clans = Les clans
    .short = Les clans
section-royal-claws = Griffes du roi
    .short = Griffes du roi
section-gourmets = Gourmands
    .short = Gourmands
section-crooks = Malfrats
    .short = Malfrats
section-defenders = Justiciers
    .short = Justiciers
section-chaoticats = Chat peu-près
    .short = Chat peu-près
section-power-cats = Power Cats
    .short = Power Cats
section-polterkitties = Fantominous
    .short = Fantominous
section-example = Une fin entière, deux fois
    .short = Exemple
section-modes = Modes de jeu
    .short = Modes

rule-setup-clans = D’abord les clans, et jamais deux fois le même
    .law = Avant de poser les tuiles, chacun prend un clan, jamais le même que l’autre.
    .broken-choosing = On choisit encore les clans ; aucune tuile n’est posée.
    .broken-taken = { $who } a déjà pris le clan des { $clan }.
    .held = Le clan des { $clan } est encore libre.
rule-setup-mix = On mélange dix chats, dix proies et cinq chiens
    .law = On mélange les chats des deux clans, toutes les proies et tous les chiens ; les autres chats restent dans la boîte.
rule-setup-square = Les 25 tuiles forment un carré, face cachée
    .law = Les 25 tuiles sont posées face cachée, en cinq lignes de cinq.
rule-setup-centre = On révèle la tuile centrale au départ
    .law = La tuile centrale est révélée sans bouger : il reste 24 tuiles cachées. Le joueur qui a vu un chat en dernier commence.
rule-setup-first-game = La première partie se joue sans effets de clan
    .law = Pour une première partie : Griffes du roi contre Gourmands, sans les effets de clan.

rule-turn-order = On ne joue qu’à son tour
    .law = On joue tour à tour. À ton tour, tu révèles une tuile et tu l’échanges ; puis c’est à l’autre.
    .broken-their-turn = C’est le tour de { $who }.
    .broken-their-dogs = C’est à { $who } de décider pour les chiens.
    .broken-their-game = C’est à { $who } de commencer la deuxième partie.
    .held = { $stage ->
        [rotate] C’est à toi de décider pour les chiens.
        [between] C’est à toi de commencer la deuxième partie.
       *[play] C’est ton tour.
    }
rule-turn-reveal = On ne révèle qu’une tuile cachée
    .law = Un tour commence ainsi : tu révèles une tuile cachée, celle que tu veux.
    .broken = En { $cell }, il y a { $tile }, déjà visible.
    .held = La tuile en { $cell } est cachée.
rule-turn-swap = La tuile révélée doit changer de place
    .law = La tuile révélée doit ensuite s’échanger avec une autre tuile, visible ou cachée.
    .broken-nothing = Tu n’as pas encore révélé de tuile : commence par là.
    .broken-no-prey-moves = Tu as révélé { $tile } en { $cell } : cette proie doit s’échanger, ou bien une autre proie visible.
    .broken-stays = Tu as révélé { $tile } en { $cell } : { $tile-gender ->
        [feminine] elle
       *[masculine] il
    } ne peut pas rester là.
    .broken-itself = Une tuile ne s’échange pas avec elle-même.
    .broken-backwards = Tu as révélé { $tile } en { $cell } : nomme d’abord cette tuile, puis celle avec laquelle elle s’échange.
    .broken-another = Tu as révélé { $tile } en { $cell } : c’est la seule tuile que tu peux déplacer.
    .held = Tu as révélé { $tile } en { $cell } ce tour-ci.
rule-turn-no-peek = Un tour ne révèle qu’une tuile
    .law = Un tour ne révèle qu’une tuile : une tuile cachée qu’on échange reste cachée.
    .broken-waiting = Tu as déjà révélé { $tile } en { $cell } ; tu ne révèles rien d’autre ce tour-ci.
    .held = Tu n’as pas encore révélé de tuile ce tour-ci.

rule-swap-prey = Une proie ne s’échange qu’avec une tuile autour d’elle
    .law = Une proie révélée s’échange avec une des tuiles qui l’entourent, huit au plus.
    .broken = Depuis { $cell }, une proie n’atteint que les tuiles autour d’elle ; { $other } est plus loin.
    .held = La tuile en { $other } touche celle en { $cell }.
rule-swap-cat = Un chat va à 2 tuiles au plus, dans sa ligne ou sa colonne
    .law = Un chat révélé s’échange avec une tuile à 1 ou 2 tuiles de lui, dans sa ligne ou sa colonne.
    .broken-no-dog-in-sight = Ta carte ne permet d’aller plus loin que vers un chien visible ; la tuile en { $other } est cachée.
    .broken-no-dog = Ta carte ne permet d’aller plus loin que vers un chien ; en { $other }, il y a { $tile }.
    .broken-eight-too-far = La tuile en { $other } est à { $far } tuiles de { $cell } : c’est trop loin, même avec ta carte.
    .broken-eight-out-of-line = Aucune des huit directions ne mène de { $cell } à { $other }.
    .broken-too-far = La tuile en { $other } est à { $far } tuiles de { $cell } : c’est trop loin.
    .broken-out-of-line = La tuile en { $other } n’est ni dans la ligne ni dans la colonne de { $cell }.
    .held = La tuile en { $other } est à { $far ->
        [one] 1 tuile
       *[other] { $far } tuiles
    } de { $cell }, dans la même { $line ->
        [row] ligne.
       *[column] colonne.
    }
rule-swap-dog = Un chien ne s’échange que dans sa ligne ou sa colonne
    .law = Un chien révélé s’échange avec n’importe quelle tuile de sa ligne ou de sa colonne, si loin soit-elle.
    .broken-out-of-line = La tuile en { $other } n’est ni dans la ligne ni dans la colonne de { $cell }.
    .held = La tuile en { $other } est dans { $line ->
        [row] la ligne
       *[column] la colonne
    } de { $cell } ; un chien va aussi loin qu’il veut.
rule-dog-facing = Un chien révélé doit garder son orientation
    .law = Une fois révélé, un chien garde son orientation jusqu’à la fin, où qu’il aille. Seul le chef des Griffes du roi peut en tourner un.
    .broken-face-down = La tuile en { $cell } est cachée : personne ne sait ce que c’est.
    .broken-no-dog = En { $cell }, il y a { $tile } : ce n’est pas un chien.
    .broken-nobody = Le chien en { $cell } garde son orientation : dans cette partie, personne ne peut tourner un chien.
    .broken-not-now = On ne tourne pas le chien en { $cell } : seul le chef des Griffes du roi le peut, quand toutes les tuiles sont jouées.
    .held = Toutes les tuiles sont jouées : le chef des Griffes du roi peut tourner un chien.
rule-ruling-facing = Le hasard décide de l’orientation d’un chien
    .law = Le livret ne dit pas comment est orienté un chien qu’on révèle. Ici, son orientation est tirée au sort à la mise en place et reste cachée jusque-là ; personne ne la choisit.

rule-end-last-tile = Après la dernière tuile, la partie est finie
    .law = Quand la dernière tuile cachée a été révélée et échangée, la partie prend fin.
    .broken-over = Toutes les tuiles sont jouées : la partie est finie.
    .broken-dogs = Toutes les tuiles sont jouées ; c’est à toi de décider pour les chiens.
    .broken-between = Toutes les tuiles sont jouées ; c’est à toi de commencer la deuxième partie.
    .held = { $count ->
        [0] La dernière tuile est révélée, mais elle n’est pas encore jouée.
        [one] Il reste 1 tuile cachée.
       *[other] Il reste { $count } tuiles cachées.
    }
rule-end-steps = D’abord les chiens, puis les proies, puis les points
    .law = À la fin, dans cet ordre : les chiens attaquent, les proies sont attrapées, les points sont comptés.
rule-dogs-attack = Un chien mord les chats que touchent ses flèches
    .law = Un chat, de n’importe quel clan, est mordu s’il touche un chien, par un bord ou un coin, et qu’une flèche de ce chien pointe vers lui. Il est retourné face cachée et hors jeu.

rule-capture-sum = Un clan additionne ses chats à côté de la proie
    .law = Pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté d’elle.
rule-capture-highest = La plus forte somme attrape la proie
    .law = Le clan qui a la plus forte somme attrape la proie. À égalité, même 0 à 0, personne.
rule-adjacent-edge = À côté veut dire bord à bord
    .law = À côté veut dire bord à bord : en haut, en bas, à gauche ou à droite. Un coin ne suffit pas.

rule-score-sum = Un clan marque la somme de ses proies
    .law = Le score d’un clan est la somme des points de ses proies.
rule-score-pigeons = Les deux pigeons valent dix
    .law = Les pigeons 2 et 5 se multiplient : un clan qui a les deux marque 10, pas 7.
rule-score-flies = Les deux mouches valent douze
    .law = Les mouches 3 et 4 se multiplient : un clan qui a les deux marque 12, pas 7.
rule-end-winner = Celui qui a le plus de points gagne
    .law = Celui qui a le plus de points gagne. À égalité : celui qui a le plus de tuiles Proie. Encore à égalité : la victoire est partagée.
rule-justice-ties = Les Justiciers gagnent toutes les égalités
    .law = À égalité de points, les Justiciers gagnent toujours.
rule-ruling-justice-when = Les Justiciers gagnent avant qu’on compte les proies
    .law = Le livret dit « toujours ». Ici, à égalité de points, les Justiciers gagnent avant qu’on compte les proies, avec ou sans effets de clan, mais pas sur la somme de deux parties. Vos règles maison peuvent compter d’abord les proies.

rule-clan-effects = Un clan a un effet et un chef
    .law = Un clan a un effet, soit pendant les tours de son joueur, soit à la fin, et un chef qui a une capacité. Dans une partie sans effets de clan, ni l’un ni l’autre ne compte.
rule-clan-precedence = La carte Clan l’emporte sur le livret
    .law = Quand une carte Clan et le livret se contredisent, c’est la carte qui a raison.
    .held = Selon le livret, un chat en { $cell } ne va pas jusqu’en { $other }. La carte Clan va plus loin, et c’est elle qui l’emporte.
rule-clan-order = Le chef le plus fort agit d’abord
    .law = Si les deux clans agissent au même moment de la fin, celui dont le chef a la plus forte attaque commence.
rule-ruling-whose-cat = Une règle maison dit pour quels chats vaut une carte
    .law = « Un chat que tu révèles » peut être de l’un ou l’autre clan. Vos règles maison peuvent n’admettre que les chats de ton clan.
    .broken = Tu as révélé { $tile }, de l’autre clan. Selon vos règles maison, la carte des { $clan } ne vaut que pour tes chats.
    .held = { $own ->
        [yes] Tu as révélé { $tile }, de ton propre clan.
       *[no] Tu as révélé { $tile }, de l’autre clan ; ta carte vaut pour tout chat que tu révèles.
    }
rule-ruling-effect-optional = L’effet d’un clan est facultatif
    .law = Pendant ton tour, rien ne t’oblige à utiliser l’effet de ton clan.
    .held = La carte des { $clan } permet davantage ici, mais rien ne t’y oblige.
rule-ruling-dead-chief = Un chef hors jeu n’a plus de capacité
    .law = Un chef retourné face cachée n’a plus de capacité.
rule-ruling-end-order = La fin suit un ordre fixe
    .law = Avant les chiens : le chef des Justiciers s’échange, puis les Griffes du roi peuvent tourner un chien qui est à côté de leur chef après cet échange. Ensuite : chiens, chef des Malfrats, captures, proie jumelle des Chat peu-près, points.

rule-clan-royal-claws-effect = Les Griffes du roi échangent un chat avec tout chien visible
    .law = Un chat que tu révèles peut s’échanger avec n’importe quel chien visible, où qu’il soit, au lieu de son échange normal.
    .held = En { $other }, il y a { $dog }, visible : le chat que tu as révélé peut s’échanger avec lui, si loin soit-il.
rule-clan-royal-claws-chief = Le chef des Griffes du roi ne tourne qu’un chien à côté de lui
    .law = À la fin, avant l’attaque des chiens, tu peux tourner un chien bord à bord avec ton chef.
    .broken-no-dog = En { $cell }, il y a { $tile } : ce n’est pas un chien.
    .broken-not-beside = Ton chef est en { $chief } ; le chien en { $cell } n’est pas à côté.
    .held = { $what ->
        [keep] Tu peux tourner un chien, mais rien ne t’y oblige.
       *[turn] Le chien en { $cell } est à côté de ton chef.
    }
rule-ruling-rotation = Un chien ne tourne que d’un quart de tour ou d’un demi-tour
    .law = Dans l’exemple du livret, un chien tourne d’un quart de tour. Ici, un quart de tour d’un côté ou de l’autre et un demi-tour sont permis.
    .broken-not-at-all = Ainsi, le chien en { $cell } ne tournerait pas du tout.
    .broken-all-round = Un tour complet ne compte pas : le chien en { $cell } garderait son orientation.
    .held = { $quarters ->
        [1] Un quart de tour à droite est permis.
        [2] Un demi-tour est permis.
       *[3] Un quart de tour à gauche est permis.
    }
rule-ruling-idle-turn = Un chien tourné peut pointer comme avant
    .law = On peut tourner un chien même si ses flèches pointent ensuite aux mêmes endroits.
    .held = Tourné ainsi, le chien en { $cell } pointe comme avant ; c’est permis.

rule-clan-gourmets-effect = Les Gourmands marquent un point de plus par proie
    .law = À la fin, les Gourmands marquent 1 point de plus par proie attrapée.
rule-clan-gourmets-chief = Le chef des Gourmands attrape aussi en diagonale
    .law = Le chef des Gourmands attaque aussi une proie qui le touche par un coin.

rule-clan-crooks-effect = Les Malfrats marquent un point par Malfrat visible
    .law = À la fin, les Malfrats marquent 1 point par Malfrat encore visible.
rule-clan-crooks-chief = Le chef des Malfrats assomme les chats plus faibles à côté
    .law = Juste après les chiens, le chef des Malfrats assomme tout chat à côté de lui qui a moins de 7 d’attaque, même de son clan. Il n’a pas le choix.

rule-clan-defenders-effect = Les Justiciers déplacent un chat dans les huit directions
    .law = Un chat que tu révèles peut s’échanger à 1 ou 2 tuiles de lui, dans l’une des huit directions.
    .held = La tuile en { $other } est à { $far ->
        [one] 1 tuile
       *[other] { $far } tuiles
    } de { $cell }, en diagonale ; ta carte le permet.
rule-clan-defenders-chief = Le chef des Justiciers doit aller au centre
    .law = Avant l’attaque des chiens, le chef des Justiciers doit s’échanger avec la tuile centrale.
rule-ruling-centre-chief = Un chef déjà au centre y reste
    .law = Si le chef des Justiciers est déjà au centre, il ne se passe rien.

rule-clan-chaoticats-effect = Moins il reste de Chat peu-près, plus chacun est fort
    .law = Tous les Chat peu-près ont la même attaque, selon le nombre encore visible après les chiens : 2 chacun s’ils sont cinq, 4 à quatre, 6 à trois, 8 à deux, 10 pour un seul.
rule-clan-chaoticats-chief = Le chef des Chat peu-près amène la proie jumelle
    .law = Si leur chef a attrapé un pigeon ou une mouche et que personne n’a attrapé la proie jumelle, elle est à eux aussi, avant le score.
rule-ruling-chief-caught = Le chef attrape lui-même ce qui est à côté de lui
    .law = Une proie est attrapée par le chef des Chat peu-près lui-même si son clan l’a attrapée et que le chef, visible, est bord à bord avec elle.
rule-ruling-chaoticats-plain = Sans effets, les Chat peu-près gardent leur tableau
    .law = Sans effets de clan, l’attaque des Chat peu-près suit quand même leur tableau : ils n’en ont pas d’autre.
rule-ruling-chaoticats-fixed = On compte les Chat peu-près une fois, après les chiens
    .law = L’attaque des Chat peu-près est fixée juste après les chiens ; on ne la recompte pas après le chef des Malfrats.

rule-clan-power-cats-effect = Avec les Power Cats, seul un chat peut rester
    .law = Un chat que tu révèles peut rester où il est.
    .broken = Tu as révélé { $tile } : ta carte ne permet qu’à un chat de rester.
    .held = Ta carte permet à un chat de rester, et { $tile } en est un.
rule-clan-power-cats-chief = Le chef des Power Cats attrape en ligne et en colonne
    .law = Le chef des Power Cats attaque toutes les proies de sa ligne et de sa colonne.
rule-ruling-line = Rien n’arrête le chef des Power Cats
    .law = Les tuiles entre les deux n’arrêtent pas le chef des Power Cats : le carré est toujours plein.

rule-clan-polterkitties-effect = Avec les Fantominous, seule une proie en remplace une autre
    .law = Quand tu révèles une proie, tu peux déplacer plutôt une autre proie visible, selon la règle des proies.
    .broken-no-prey-revealed = Tu as révélé { $tile }, qui n’est pas une proie : c’est la seule tuile que tu peux déplacer.
    .broken-face-down = La tuile en { $cell } est cachée ; seule une proie visible peut bouger à la place.
    .broken-no-prey = En { $cell }, il y a { $tile } ; seule une autre proie peut bouger au lieu { $revealed-of }.
    .held = Tu déplaces { $tile } en { $cell } au lieu { $revealed-of }.
rule-clan-polterkitties-chief = Les chiens ne touchent pas le chef des Fantominous
    .law = Les chiens ne peuvent pas toucher le chef des Fantominous.
rule-ruling-ghost-immune = Le chef des Fantominous n’est à l’abri que des chiens
    .law = Le chef des Malfrats assomme aussi celui des Fantominous : il est à l’abri des chiens, pas des chats.

rule-mode-agree = Les clans se choisissent l’un après l’autre, avant la partie
    .law = Avant la partie, on se met d’accord sur la façon de choisir les clans ; on choisit l’un après l’autre.
    .broken-has-chosen = Tu as déjà pris le clan des { $clan } ; c’est à { $who } de choisir.
    .broken-their-choice = C’est { $who } qui choisit d’abord.
    .broken-between = La première partie est finie. Commence la deuxième ; on choisira de nouveau les clans.
    .broken-begun = Les clans sont choisis et la partie a commencé.
    .held = On choisit les clans, et c’est à toi.
rule-mode-free = En clans libres, chacun choisit le clan qu’il veut
    .law = Chacun choisit le clan qu’il veut parmi ceux qui sont libres ; on décide ensemble qui choisit d’abord.
    .held = Tu peux choisir tout clan encore libre, donc celui des { $clan } aussi.
rule-mode-limited = En choix limité, on ne garde qu’une carte piochée
    .law = Chacun pioche trois cartes Clan au hasard et en garde une.
    .broken = Tu as pioché { $clans } ; la carte des { $clan } n’en fait pas partie.
    .held = La carte des { $clan } fait partie des { $count } que tu as piochées.
rule-ruling-limited-overlap = Les deux joueurs piochent dans la même pile
    .law = Les deux joueurs piochent dans une seule pile mélangée de sept cartes : ils ne peuvent pas prendre le même clan.
rule-mode-expert = Les experts choisissent entre peu de cartes, et jouent deux parties
    .law = Le premier joueur pioche trois cartes, en garde une et donne les deux autres à l’adversaire, qui en garde une. On joue deux parties ; l’autre pioche à la deuxième, et la somme des deux décide.
    .broken-not-offered = Tu choisis entre { $clans } ; la carte des { $clan } n’en fait pas partie.
    .broken-one-game = Seuls les experts jouent une deuxième partie.
    .broken-no-third = C’est déjà la deuxième partie, et il n’y en a pas de troisième.
    .broken-first-goes-on = La première partie n’est pas encore finie.
    .held = { $what ->
        [again] La première partie est finie, et c’est à toi de piocher les cartes Clan.
       *[choose] La carte des { $clan } fait partie de tes { $count } cartes.
    }
