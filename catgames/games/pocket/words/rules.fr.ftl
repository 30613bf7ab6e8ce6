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
    .law = D’abord, chacun prend un clan différent.
    .broken-choosing = On choisit encore les clans ; aucune tuile n’est posée.
    .broken-taken = { $who } a déjà pris le clan des { $clan }.
    .held = Le clan des { $clan } est encore libre.
rule-setup-mix = On mélange dix chats, dix proies et cinq chiens
    .law = On mélange les deux clans, proies et chiens. Les autres chats restent dans la boîte.
rule-setup-square = Les 25 tuiles forment un carré, face cachée
    .law = On pose les 25 tuiles face cachée, 5 sur 5.
rule-setup-centre = On révèle la tuile centrale au départ
    .law = On révèle la tuile centrale sans la déplacer. Le dernier à avoir vu un chat commence.
rule-setup-first-game = La première partie se joue sans effets de clan
    .law = Conseil pour débuter : Griffes du roi contre Gourmands, sans effets de clan.

rule-turn-order = On ne joue qu’à son tour
    .law = On joue tour à tour : révéler, puis échanger.
    .broken-their-turn = C’est le tour de { $who }.
    .broken-their-dogs = C’est à { $who } de décider pour les chiens.
    .broken-their-game = C’est à { $who } de commencer la deuxième partie.
    .held = { $stage ->
        [rotate] C’est à toi de décider pour les chiens.
        [between] C’est à toi de commencer la deuxième partie.
       *[play] C’est ton tour.
    }
rule-turn-reveal = Seule une tuile cachée peut être révélée
    .law = Révèle d’abord une tuile cachée, au choix.
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
    .law = Un chat révélé s’échange à 1 ou 2 tuiles de lui, dans sa ligne ou sa colonne.
    .broken-no-dog-in-sight = Ta carte ne permet d’aller plus loin que vers un chien visible ; la tuile en { $other } est cachée.
    .broken-no-dog = Ta carte ne permet d’aller plus loin que vers un chien ; en { $other }, il y a { $tile }.
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
    .law = Un chien révélé s’échange avec n’importe quelle tuile de sa ligne ou de sa colonne.
    .broken-out-of-line = La tuile en { $other } n’est ni dans la ligne ni dans la colonne de { $cell }.
    .held = La tuile en { $other } est dans { $line ->
        [row] la ligne
       *[column] la colonne
    } de { $cell } ; un chien va aussi loin qu’il veut.
rule-dog-facing = Un chien révélé doit garder son orientation
    .law = Un chien révélé garde son orientation. Seul le chef des Griffes du roi peut en tourner un.
    .broken-face-down = La tuile en { $cell } est cachée : personne ne sait ce que c’est.
    .broken-no-dog = En { $cell }, il y a { $tile } : ce n’est pas un chien.
    .broken-nobody = Le chien en { $cell } garde son orientation : dans cette partie, personne ne peut tourner un chien.
    .broken-not-now = On ne tourne pas le chien en { $cell } : seul le chef des Griffes du roi le peut, quand toutes les tuiles sont jouées.
    .held = Toutes les tuiles sont jouées : le chef des Griffes du roi peut tourner un chien.
rule-ruling-facing = Le hasard décide de l’orientation d’un chien
    .law = Le livret ne dit pas comment un chien révélé est orienté. Ici, c’est le hasard, pas un joueur.

rule-end-last-tile = Après la dernière tuile, la partie est finie
    .law = La dernière tuile jouée, la partie prend fin.
    .broken-over = Toutes les tuiles sont jouées : la partie est finie.
    .broken-dogs = Toutes les tuiles sont jouées ; c’est à toi de décider pour les chiens.
    .broken-between = Toutes les tuiles sont jouées ; c’est à toi de commencer la deuxième partie.
    .held = { $count ->
        [0] La dernière tuile est révélée, mais elle n’est pas encore jouée.
        [one] Il reste 1 tuile cachée.
       *[other] Il reste { $count } tuiles cachées.
    }
rule-end-steps = D’abord les chiens, puis les proies, puis les points
    .law = À la fin, dans l’ordre : les chiens attaquent, on attrape les proies, on compte les points.
rule-dogs-attack = Un chien mord les chats que touchent ses flèches
    .law = Chaque flèche d’un chien mord le chat qu’elle touche, par un bord ou un coin, de n’importe quel clan. Retourné, il est hors jeu.

rule-capture-sum = Un clan additionne ses chats à côté de la proie
    .law = Pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté d’elle.
rule-capture-highest = La plus forte somme attrape la proie
    .law = Le clan qui a la plus forte somme attrape la proie. À égalité, même 0 à 0, personne.
rule-adjacent-edge = À côté veut dire bord à bord
    .law = À côté veut dire bord à bord : en haut, en bas, à gauche ou à droite. Un coin ne suffit pas.

rule-score-sum = Un clan marque la somme de ses proies
    .law = Le score d’un clan : la somme de ses proies.
rule-score-pigeons = Les deux pigeons valent dix
    .law = Les deux pigeons : 2 × 5 = 10, et non 7.
rule-score-flies = Les deux mouches valent douze
    .law = Les deux mouches : 3 × 4 = 12, et non 7.
rule-end-winner = Celui qui a le plus de points gagne
    .law = Le plus de points l’emporte ; à égalité, le plus de tuiles Proie ; sinon, victoire partagée.
rule-justice-ties = Les Justiciers gagnent toutes les égalités
    .law = À égalité de points, les Justiciers gagnent.
rule-ruling-justice-when = Les Justiciers gagnent avant qu’on compte les proies
    .law = À égalité, les Justiciers gagnent avant qu’on compte les proies, avec ou sans effets de clan ; pas sur la somme de deux parties, car le livret ne dit pas le clan de quelle partie y compte. Règle maison possible : les proies d’abord.

rule-clan-effects = Un clan a un effet et un chef
    .law = Un clan a un effet, pendant ses tours ou à la fin, et un chef qui a une capacité. Sans effets de clan, ni l’un ni l’autre ne compte.
rule-clan-precedence = La carte Clan l’emporte sur le livret
    .law = Si une carte Clan contredit le livret, la carte a raison.
    .held = Selon le livret, un chat en { $cell } ne va pas jusqu’en { $other }. La carte Clan va plus loin, et c’est elle qui l’emporte.
rule-clan-order = Le chef le plus fort agit d’abord
    .law = Si deux clans agissent au même moment, le chef qui a la plus forte attaque commence.
rule-ruling-whose-cat = On fixe avant la partie pour quels chats vaut une carte
    .law = « Un chat que tu révèles » : de n’importe quel clan. Règle maison possible : du tien seul.
    .broken = Tu as révélé { $tile }, de l’autre clan. Selon vos règles maison, la carte des { $clan } ne vaut que pour tes chats.
    .held = { $own ->
        [yes] Tu as révélé { $tile }, de ton propre clan.
       *[no] Tu as révélé { $tile }, de l’autre clan ; ta carte vaut pour tout chat que tu révèles.
    }
rule-ruling-effect-optional = L’effet d’un clan est facultatif
    .law = Rien ne t’oblige à utiliser l’effet de ton clan.
    .held = La carte des { $clan } permet davantage ici, mais rien ne t’y oblige.
rule-ruling-dead-chief = Un chef hors jeu n’a plus de capacité
    .law = Un chef face cachée n’a plus de capacité.
rule-ruling-end-order = La fin suit un ordre fixe
    .law = Avant les chiens, le chef des Justiciers s’échange, puis les Griffes du roi peuvent tourner un chien à côté de leur chef. Ensuite : chiens, chef des Malfrats, captures, proie jumelle, points.

rule-clan-royal-claws-effect = Les Griffes du roi échangent un chat avec tout chien visible
    .law = Un chat que tu révèles peut s’échanger avec n’importe quel chien visible, où qu’il soit.
    .held = En { $other }, il y a { $dog }, visible : le chat que tu as révélé peut s’échanger avec lui, si loin soit-il.
rule-clan-royal-claws-chief = Le chef des Griffes du roi ne tourne qu’un chien à côté de lui
    .law = À la fin, avant l’attaque des chiens, tu peux tourner un chien à côté de ton chef.
    .broken-no-dog = En { $cell }, il y a { $tile } : ce n’est pas un chien.
    .broken-not-beside = Ton chef est en { $chief } ; le chien en { $cell } n’est pas à côté.
    .held = { $what ->
        [keep] Tu peux tourner un chien, mais rien ne t’y oblige.
       *[turn] Le chien en { $cell } est à côté de ton chef.
    }
rule-ruling-rotation = Un chien ne tourne que d’un quart de tour ou d’un demi-tour
    .law = Un chien tourne d’un quart de tour, d’un côté ou de l’autre, ou d’un demi-tour.
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
    .law = À la fin, 1 point de plus par proie attrapée.
rule-clan-gourmets-chief = Le chef des Gourmands attrape aussi en diagonale
    .law = Leur chef attrape aussi en diagonale.

rule-clan-crooks-effect = Les Malfrats marquent un point par Malfrat visible
    .law = À la fin, 1 point par Malfrat encore visible.
rule-clan-crooks-chief = Le chef des Malfrats assomme les chats plus faibles à côté
    .law = Juste après les chiens, leur chef assomme tout chat plus faible à côté de lui, même de son clan. Il n’a pas le choix.

rule-clan-defenders-effect = Les Justiciers vont dans huit directions
    .law = Un chat que tu révèles peut s’échanger à 1 ou 2 tuiles de lui, dans les huit directions.
    .broken-too-far = La tuile en { $other } est à { $far } tuiles de { $cell } : c’est trop loin, même avec ta carte.
    .broken-out-of-line = Aucune des huit directions ne mène de { $cell } à { $other }.
    .held = La tuile en { $other } est à { $far ->
        [one] 1 tuile
       *[other] { $far } tuiles
    } de { $cell }, en diagonale ; ta carte le permet.
rule-clan-defenders-chief = Le chef des Justiciers doit aller au centre
    .law = Avant l’attaque des chiens, leur chef doit s’échanger avec la tuile centrale.
rule-ruling-centre-chief = Un chef déjà au centre y reste
    .law = Le chef des Justiciers déjà au centre y reste.

rule-clan-chaoticats-effect = Moins il reste de Chat peu-près, plus chacun est fort
    .law = Tous ont la même attaque, selon leur nombre après les chiens : 2 chacun à cinq, 4 à quatre, 6 à trois, 8 à deux, 10 pour un seul.
rule-clan-chaoticats-chief = Le chef des Chat peu-près amène la proie jumelle
    .law = Si leur chef attrape un pigeon ou une mouche et que personne n’attrape la proie jumelle, elle est à eux aussi.
rule-ruling-chief-caught = Le chef attrape lui-même ce qui est à côté de lui
    .law = Le chef des Chat peu-près attrape lui-même ce que son clan attrape à côté de lui, bord à bord.
rule-ruling-chaoticats-plain = Sans effets, les Chat peu-près gardent leur tableau
    .law = Sans effets de clan, les Chat peu-près gardent leur tableau : ils n’ont pas d’autre attaque.
rule-ruling-chaoticats-fixed = On compte les Chat peu-près une fois, après les chiens
    .law = On compte les Chat peu-près une fois, après les chiens, pas après le chef des Malfrats.

rule-clan-power-cats-effect = Avec les Power Cats, seul un chat peut rester
    .law = Un chat que tu révèles peut rester où il est.
    .broken = Tu as révélé { $tile } : ta carte ne permet qu’à un chat de rester.
    .held = Ta carte permet à un chat de rester, et { $tile } en est un.
rule-clan-power-cats-chief = Le chef des Power Cats attrape en ligne et en colonne
    .law = Leur chef attaque toutes les proies de sa ligne et de sa colonne.
rule-ruling-line = Rien n’arrête le chef des Power Cats
    .law = Les tuiles entre les deux n’arrêtent pas le chef des Power Cats : le carré est toujours plein.

rule-clan-polterkitties-effect = Avec les Fantominous, seule une proie en remplace une autre
    .law = Quand tu révèles une proie, tu peux en déplacer plutôt une autre, visible, selon la règle des proies.
    .broken-no-prey-revealed = Tu as révélé { $tile }, qui n’est pas une proie : c’est la seule tuile que tu peux déplacer.
    .broken-face-down = La tuile en { $cell } est cachée ; seule une proie visible peut bouger à la place.
    .broken-no-prey = En { $cell }, il y a { $tile } ; seule une autre proie peut bouger au lieu { $revealed-of }.
    .held = Tu déplaces { $tile } en { $cell } au lieu { $revealed-of }.
rule-clan-polterkitties-chief = Les chiens ne touchent pas le chef des Fantominous
    .law = Les chiens ne peuvent pas toucher leur chef.
rule-ruling-ghost-immune = Le chef des Fantominous n’est à l’abri que des chiens
    .law = Le chef des Malfrats assomme aussi celui des Fantominous, à l’abri des chiens seulement.

rule-mode-agree = Les clans se choisissent tour à tour, avant la partie
    .law = Avant la partie, on s’accorde sur la façon de choisir les clans ; on choisit l’un après l’autre.
    .broken-has-chosen = Tu as déjà pris le clan des { $clan } ; c’est à { $who } de choisir.
    .broken-their-choice = C’est { $who } qui choisit d’abord.
    .broken-between = La première partie est finie. Commence la deuxième ; on choisira de nouveau les clans.
    .broken-begun = Les clans sont choisis et la partie a commencé.
    .held = On choisit les clans, et c’est à toi.
rule-mode-free = En clans libres, chacun choisit le clan qu’il veut
    .law = Clans libres : chacun choisit un clan qui reste ; on décide ensemble qui commence.
    .held = Tu peux choisir tout clan encore libre, donc celui des { $clan } aussi.
rule-mode-limited = En choix limité, on ne garde qu’une carte piochée
    .law = Choix limité : chacun pioche trois cartes Clan au hasard et en garde une.
    .broken = Tu as pioché { $clans } ; la carte des { $clan } n’en fait pas partie.
    .held = La carte des { $clan } fait partie des { $count } que tu as piochées.
rule-ruling-limited-overlap = Les deux joueurs piochent dans la même pile
    .law = On pioche dans une seule pile de sept cartes : pas deux fois le même clan.
rule-mode-expert = Les experts choisissent entre peu de cartes, et jouent deux parties
    .law = Expert : le premier joueur pioche trois cartes, en garde une et donne les autres ; l’adversaire en garde une. On joue deux parties, comme le livret le conseille : à la deuxième, l’autre pioche, et la somme décide.
    .broken-not-offered = Tu choisis entre { $clans } ; la carte des { $clan } n’en fait pas partie.
    .broken-one-game = Seuls les experts jouent une deuxième partie.
    .broken-no-third = C’est déjà la deuxième partie, et il n’y en a pas de troisième.
    .broken-first-goes-on = La première partie n’est pas encore finie.
    .held = { $what ->
        [again] La première partie est finie, et c’est à toi de piocher les cartes Clan.
       *[choose] La carte des { $clan } fait partie de tes { $count } cartes.
    }
