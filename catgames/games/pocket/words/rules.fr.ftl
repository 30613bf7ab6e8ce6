# Chats de Poche : le nom de chaque règle, la règle dans nos mots, et ce qu’elle dit d’un plateau.

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

rule-setup-clans = Deux clans différents
    .law = Chacun prend un clan, et jamais le même que l’autre.
    .broken = { $what ->
        [choose] { $other ->
            [you] Tu as
           *[other] { $other } a
        } déjà pris le clan { $clan }.
       *[play] On choisit encore les clans ; aucune tuile n’est posée.
    }
    .held = { $what ->
        [choose] Le clan { $clan } est encore libre.
       *[play] Chacun a son clan.
    }
    .fix = Choisis un clan que personne n’a pris.
rule-setup-mix = Dix chats, dix proies, cinq chiens
    .law = Les chats des deux clans, toutes les proies et tous les chiens sont mêlés ; les autres chats restent dans la boîte.
rule-setup-square = Un carré de 25
    .law = Les 25 tuiles sont posées face cachée, en cinq rangées de cinq.
rule-setup-centre = D’abord le centre
    .law = La tuile du centre est retournée sur place, sans bouger ; puis commence qui a vu un chat en dernier.
rule-setup-first-game = Une première partie
    .law = Pour commencer : Griffes du roi contre Gourmands, sans effets de clan.

rule-turn-reveal = Révéler une tuile cachée
    .law = Un tour commence par une tuile face cachée, n’importe laquelle, que tu retournes.
    .broken = En { $cell } il y a { $tile }, déjà face visible.
    .held = La tuile en { $cell } est face cachée, une parmi { $count }.
    .fix = Touche une tuile face cachée.
rule-turn-swap = Puis l’échanger
    .law = La tuile révélée doit ensuite changer de place avec une autre tuile, visible ou cachée.
    .broken = { $why ->
        [turn] { $who ->
            [you] C’est ton tour, pas celui de l’autre.
           *[other] C’est le tour de { $who }.
        }
        [nothing] Aucune tuile n’est révélée : révèles-en une d’abord.
        [must] Tu as révélé { $tile } en { $cell } : cette tuile doit bouger.
        [same] Une tuile ne s’échange pas avec elle-même.
       *[another] Tu as révélé { $tile } en { $cell } : c’est cette tuile qui bouge, aucune autre.
    }
    .held = Tu as révélé { $tile } en { $cell } : c’est d’elle qu’il s’agit.
    .fix = Échange la tuile révélée avec une tuile à sa portée.
rule-turn-no-peek = On ne regarde pas
    .law = Un tour ne retourne qu’une tuile : une tuile cachée qui est échangée reste cachée.
    .broken = { $why ->
        [waiting] Tu as révélé { $tile } ; échange-la avant de retourner autre chose.
       *[turn] C’est le tour de { $who } : tu ne retournes plus rien maintenant.
    }
    .held = C’est ton tour et rien d’autre n’est révélé.
    .fix = Laisse-la face cachée ; révèle une tuile à ton tour.

rule-swap-prey = Une proie fait un pas
    .law = Une proie révélée s’échange avec une des tuiles, huit au plus, qui l’entourent.
    .broken = De { $cell } à { $other } il y a { $far } pas ; une proie ne s’échange qu’avec une tuile qui la touche.
    .held = { $other } touche { $cell } : une proie peut y aller.
    .fix = Choisis une des tuiles autour d’elle.
rule-swap-cat = Un chat va à un ou deux, droit
    .law = Un chat révélé s’échange avec une tuile à un ou deux pas dans sa ligne ou sa colonne.
    .broken = { $straight ->
        [yes] De { $cell } à { $other } il y a { $far } pas ; un chat va à 1 ou 2.
       *[no] { $other } n’est ni dans la ligne ni dans la colonne de { $cell }.
    }{ $card ->
        [yes] { " " }Ta carte n’y va pas non plus.
       *[no] { "" }
    }
    .held = { $straight ->
        [yes] { $other } est à { $far } de { $cell }, en ligne droite.
       *[no] { $other } n’est pas aligné avec { $cell }, mais la carte Clan le permet.
    }
    .fix = Choisis une tuile à un ou deux pas dans sa ligne ou sa colonne.
rule-swap-dog = Un chien va partout en ligne
    .law = Un chien révélé s’échange avec n’importe quelle tuile de sa ligne ou de sa colonne, si loin soit-elle.
    .broken = { $other } n’est ni dans la ligne ni dans la colonne de { $cell }.
    .held = { $other } est aligné avec { $cell } ; un chien va aussi loin qu’il veut.
    .fix = Choisis une tuile dans la ligne ou la colonne du chien.
rule-dog-facing = Un chien garde son sens
    .law = Une fois révélé, un chien reste tourné pareil jusqu’à la fin, où qu’on le déplace. Seul le chef des Griffes du roi peut en tourner un.
    .broken = { $dog ->
        [yes] Le chien en { $cell } garde son sens : personne ne peut le tourner maintenant.
       *[no] En { $cell } il n’y a pas de chien à tourner.
    }
    .held = C’est le moment où les Griffes du roi peuvent tourner un chien.
    .fix = Laisse le chien comme il est tourné.
rule-ruling-facing = Un sens au hasard
    .law = Le livret ne dit pas comment un chien révélé est tourné. Ici le sens de chaque chien est tiré à la mise en place et reste caché jusque-là ; personne ne choisit.

rule-end-last-tile = La dernière tuile termine
    .law = Quand la dernière tuile cachée a été révélée et échangée, la partie prend fin.
    .broken = Il n’y a plus de tuile à jouer : la partie est à sa fin.
    .held = { $count ->
        [0] On joue la dernière tuile.
        [one] { $count } tuile est encore face cachée.
       *[other] { $count } tuiles sont encore face cachée.
    }
    .fix = Regarde le résultat, ou commence une nouvelle partie.
rule-end-steps = Chiens, proies, points
    .law = À la fin, trois choses dans cet ordre : les chiens attaquent, les proies sont attrapées, les points sont comptés.
rule-dogs-attack = Le chien mord où il pointe
    .law = Un chat qui touche un chien, par un bord ou un coin, et vers qui pointe une flèche est retourné et hors jeu : des deux clans.

rule-capture-sum = Additionner l’attaque
    .law = Pour chaque proie, chaque clan additionne l’attaque de ses chats visibles à côté d’elle.
rule-capture-highest = La plus forte somme
    .law = Le clan qui a la plus forte somme prend la proie. À égalité, même 0 à 0, personne.
rule-adjacent-edge = À côté, c’est par un bord
    .law = Adjacent veut dire bord à bord : en haut, en bas, à gauche, à droite. Un coin ne suffit pas.

rule-score-sum = Additionner tes proies
    .law = Le score d’un clan est la somme des points de ses proies.
rule-score-pigeons = Les deux pigeons font dix
    .law = Les pigeons 2 et 5 se multiplient : qui a les deux marque 10 pour eux, pas 7.
rule-score-flies = Les deux mouches font douze
    .law = Les mouches 3 et 4 se multiplient : qui a les deux marque 12 pour elles, pas 7.
rule-end-winner = Le plus de points gagne
    .law = Le plus de points gagne. À égalité : le plus de tuiles Proie. Encore à égalité : la victoire est partagée.
rule-justice-ties = La justice gagne les égalités
    .law = Les Justiciers gagnent tout score à égalité.
rule-ruling-justice-when = La justice avant les proies
    .law = Le livret dit « toujours ». Ici les Justiciers gagnent une égalité avant qu’on compte les proies, avec ou sans effets, mais pas sur la somme de deux parties. Une table peut compter les proies d’abord.

rule-clan-effects = Deux pouvoirs par clan
    .law = Un clan a un effet, soit pendant les tours de son joueur, soit à la fin, et un chef avec une capacité.
rule-clan-precedence = La carte l’emporte
    .law = Quand une carte Clan et les règles se contredisent, c’est la carte qui a raison.
    .held = Selon le livret, un chat ne va pas jusqu’en { $other } ; la carte Clan va plus loin, et elle l’emporte.
rule-clan-order = Le chef le plus fort d’abord
    .law = Si les deux clans agissent au même moment de la fin, celui dont le chef a la plus forte attaque commence.
rule-ruling-whose-cat = De qui est le chat révélé
    .law = « Un chat que tu révèles » peut être n’importe lequel, des deux clans. Une table peut n’admettre que les chats de ton clan.
    .broken = { $tile } n’est pas de ton clan, et à cette table la carte { $clan } ne déplace que les siens.
    .held = { $own ->
        [yes] { $tile } est de ton propre clan.
       *[no] { $tile } est de l’autre clan, mais c’est toi qui l’as révélé.
    }
    .fix = Échange-le comme la règle le permet à tout chat.
rule-ruling-effect-optional = Les effets sont facultatifs
    .law = Tu peux toujours ne pas utiliser l’effet de ton clan pendant ton tour.
    .held = La carte { $clan } offre davantage, mais rien ne t’y oblige.
rule-ruling-dead-chief = Un chef hors jeu
    .law = Un chef qui a été retourné n’a plus de capacité.
rule-ruling-end-order = L’ordre de la fin
    .law = Avant les chiens : l’échange des Justiciers, puis le tour de chien des Griffes du roi, jugé après cet échange. Ensuite chiens, chef des Malfrats, captures, jumeau des Chat peu-près, points.

rule-clan-royal-claws-effect = Les Griffes s’échangent avec tout chien
    .law = Un chat que tu révèles peut s’échanger avec n’importe quel chien visible, où qu’il soit, au lieu de son échange normal.
    .held = En { $other } il y a { $partner }, visible : ton chat peut s’échanger avec lui de partout.
rule-clan-royal-claws-chief = Le chef des Griffes tourne un chien
    .law = À la fin, avant l’attaque des chiens, tu peux tourner un chien qui touche ton chef par un bord.
    .broken = { $why ->
        [turn] Seulement { $who ->
            [you] toi, tu décides
           *[other] { $who } décide
        } des chiens maintenant.
        [dog] Le chien en { $cell } ne touche pas ton chef par un bord.
        [keep] Ces chiens ne sont pas à toi.
       *[tile] En { $cell } il y a { $tile }, pas un chien à côté de ton chef.
    }
    .held = { $why ->
        [keep] Tu peux tourner un chien, mais rien ne t’y oblige.
       *[other] Le chien en { $cell } est à côté de ton chef.
    }
    .fix = Tourne un chien à côté de ton chef, ou laisse-les tous.
rule-ruling-rotation = De combien tourne un chien
    .law = L’exemple du livret tourne un chien d’un quart. Ici un quart, un demi ou trois quarts sont permis.
    .broken = { $quarters ->
        [0] Ce n’est pas tourner du tout.
       *[other] Un tour complet, ce n’est pas tourner.
    }
    .held = { $quarters ->
        [one] { $quarters } quart de tour est permis.
       *[other] { $quarters } quarts de tour sont permis.
    }
    .fix = Tourne-le d’un quart, d’un demi ou de trois quarts.
rule-ruling-idle-turn = Tourner pour rien
    .law = On peut tourner un chien même si ses flèches pointent ensuite aux mêmes endroits.
    .held = Tournées ainsi, les flèches en { $cell } pointent comme avant ; c’est permis.

rule-clan-gourmets-effect = Les Gourmands marquent un point par proie
    .law = À la fin, les Gourmands marquent 1 point de plus par proie attrapée.
rule-clan-gourmets-chief = Le chef des Gourmands attrape en diagonale
    .law = Le chef des Gourmands attaque aussi une proie qui le touche par un coin.

rule-clan-crooks-effect = Les Malfrats marquent un point par Malfrat
    .law = À la fin, les Malfrats marquent 1 point par Malfrat encore visible.
rule-clan-crooks-chief = Le chef des Malfrats assomme les plus faibles
    .law = Juste après les chiens, le chef des Malfrats assomme tout chat à côté de lui qui a moins de 7 d’attaque, même des siens. Il le doit.

rule-clan-defenders-effect = Les Justiciers vont dans les huit sens
    .law = Un chat que tu révèles peut s’échanger à un ou deux pas dans les huit directions.
    .held = { $other } est à { $far } de { $cell } en diagonale ; la carte des Justiciers le permet.
rule-clan-defenders-chief = Le chef des Justiciers va au centre
    .law = Avant l’attaque des chiens, le chef des Justiciers doit s’échanger avec la tuile du centre.
rule-ruling-centre-chief = Déjà au centre
    .law = Si le chef des Justiciers est déjà au centre, il ne se passe rien.

rule-clan-chaoticats-effect = Moins de Chat peu-près, plus de force
    .law = Tous les Chat peu-près attaquent pareil, selon combien sont visibles après les chiens : cinq 2, quatre 4, trois 6, deux 8, un 10.
rule-clan-chaoticats-chief = Le chef des Chat peu-près amène le jumeau
    .law = Si leur chef a attrapé un pigeon ou une mouche et que personne n’a le jumeau, le jumeau est à eux aussi, avant le score.
rule-ruling-chief-caught = Attrapé par le chef lui-même
    .law = Une proie est attrapée par le chef des Chat peu-près si son clan l’a gagnée et que le chef, visible, la touche par un bord.
rule-ruling-chaoticats-plain = Chat peu-près sans effets
    .law = Sans effets de clan, l’attaque des Chat peu-près suit quand même leur tableau : ils n’en ont pas d’autre.
rule-ruling-chaoticats-fixed = On compte une seule fois
    .law = L’attaque des Chat peu-près est fixée juste après les chiens, et pas recomptée après le chef des Malfrats.

rule-clan-power-cats-effect = Les Power Cats peuvent rester
    .law = Un chat que tu révèles peut rester où il est.
    .held = Tu as révélé { $tile } : ta carte permet à un chat de rester.
    .broken = Tu as révélé { $tile } : ta carte ne permet qu’aux chats de rester.
    .fix = Échange-la selon la règle de sa sorte.
rule-clan-power-cats-chief = Le chef des Power Cats attrape en ligne
    .law = Le chef des Power Cats attaque toute proie de sa ligne et de sa colonne.
rule-ruling-line = Rien ne bloque la ligne
    .law = Les tuiles entre deux n’arrêtent pas le chef des Power Cats : le carré est toujours plein.

rule-clan-polterkitties-effect = Les Fantominous bougent une autre proie
    .law = Quand tu révèles une proie, tu peux en déplacer une autre, visible, à sa place, selon la règle des proies.
    .held = Tu déplaces { $tile } au lieu de { $revealed }.
    .broken = En { $cell } il y a { $tile } : seule une autre proie visible peut bouger à la place.
    .fix = Déplace la proie révélée, ou une autre proie visible.
rule-clan-polterkitties-chief = Les chiens ne touchent pas le chef des Fantominous
    .law = Les chiens ne peuvent pas toucher le chef des Fantominous.
rule-ruling-ghost-immune = À l’abri des chiens seulement
    .law = Le chef des Malfrats peut assommer celui des Fantominous : il est à l’abri des chiens, pas des chats.

rule-mode-agree = Se mettre d’accord
    .law = Avant la partie, on convient de la façon de choisir les clans ; on choisit l’un après l’autre.
    .broken = { $why ->
        [turn] { $who } choisit d’abord.
       *[over] Les clans sont choisis ; la partie a commencé.
    }
    .held = On choisit les clans, et c’est à toi.
    .fix = Attends ton choix, avant la partie.
rule-mode-free = Clans libres
    .law = Chacun choisit le clan qu’il veut ; on convient de qui choisit d’abord.
    .broken = Le clan { $clan } n’est pas au choix.
    .held = Tout clan peut être choisi, donc { $clan } aussi.
    .fix = Choisis une des cartes Clan.
rule-mode-limited = Choix limité
    .law = Chacun pioche trois cartes Clan au hasard et en garde une.
    .broken = Tu as pioché { $clans } ; pas { $clan }.
    .held = { $clan } est parmi les { $count } cartes que tu as piochées.
    .fix = Garde une des cartes que tu as piochées.
rule-ruling-limited-overlap = Une pile pour les deux
    .law = Les deux piochent dans une seule pile mélangée de sept cartes : personne ne peut prendre le même clan.
rule-mode-expert = Expert
    .law = Le premier joueur pioche trois cartes, en garde une et donne les deux autres ; l’adversaire en garde une. Deux parties, l’autre piochant à la seconde ; la somme des deux décide.
    .broken = { $what ->
        [again] Il n’y a pas de deuxième partie à commencer maintenant.
       *[choose] Tu as le choix entre { $clans } ; pas { $clan }.
    }
    .held = { $what ->
        [again] La première partie est finie ; maintenant l’autre pioche.
       *[choose] { $clan } est parmi tes { $count } cartes.
    }
    .fix = Garde une de tes cartes ; la deuxième partie suit la première.
