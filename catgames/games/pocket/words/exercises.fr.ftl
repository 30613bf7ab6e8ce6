# Chats de Poche : les exercices auxquels on répond en touchant la table.

find-choose = Prends un clan.
find-reveal = Révèle une tuile.
find-swap = Échange la tuile que tu viens de révéler.
find-rotate = Tourne un chien.
mark-reveal-cell = C’est à toi. Touche toutes les tuiles que tu peux révéler.
mark-swap-other = Tu viens de révéler { $tile } en { $cell }. Touche toutes les tuiles avec lesquelles tu peux l’échanger.

# Ce qu’aucun coup ne montre
fact-setup-mix = Le carré est fait de { $cats } chats, { $prey } proies et { $dogs } chiens.
fact-setup-square = On pose les tuiles en { $rows } rangées de { $across }, toutes face cachée.
fact-setup-centre = Quand le premier tour commence, { $count } tuiles sont face cachée.
fact-setup-first-game = Pour une première partie, les clans sont { $one } et { $other }, sans les effets de clan.
fact-adjacent-edge = { $cell } et { $other } sont à côté l’un de l’autre.
fact-ruling-facing =
    .so = L’orientation d’un chien révélé vient du hasard : personne ne la choisit.
    .chosen = Celui qui révèle un chien choisit son orientation.
    .north = Tout chien révélé regarde vers le haut.
    .turned = Un chien révélé regarde celui qui l’a révélé.
fact-ruling-justice-when =
    .so = À égalité de points, les Justiciers gagnent avant qu’on compte les proies.
    .prey-first = À égalité de points, les Justiciers ne gagnent que si les proies sont égales aussi.
    .shared = À égalité de points, les Justiciers partagent la victoire.
    .sum = Sur deux parties, les Justiciers gagnent si les sommes sont égales.
fact-clan-effects =
    .with = On joue avec les effets de clan. { $said }
    .without = On joue sans les effets de clan. { $said }
    .both = Pour le clan « { $clan } », l’effet du clan et la capacité du chef comptent.
    .none = Pour le clan « { $clan } », ni l’effet du clan ni la capacité du chef ne comptent.
    .effect = Pour le clan « { $clan } », l’effet du clan compte, mais pas la capacité du chef.
    .chief = Pour le clan « { $clan } », la capacité du chef compte, mais pas l’effet du clan.
fact-ruling-whose-cat =
    .so = Sauf règle maison contraire, une carte Clan vaut pour tout chat que tu révèles.
    .own = Sauf règle maison contraire, une carte Clan ne vaut que pour les chats de ton clan.
    .other = Sauf règle maison contraire, une carte Clan ne vaut que pour les chats de l’autre clan.
    .chief = Une carte Clan ne vaut que pour le chef.
fact-ruling-line =
    .so = Le chef des Power Cats atteint toute sa ligne et toute sa colonne, quoi qu’il y ait entre les deux.
    .blocked = Toute tuile entre les deux arrête le chef des Power Cats.
    .dogs = Les chiens entre les deux arrêtent le chef des Power Cats.
    .next = Le chef des Power Cats n’atteint que les tuiles à côté de lui.
fact-ruling-limited-overlap =
    .so = En choix limité, les deux joueurs piochent leurs cartes Clan dans une seule pile de sept.
    .two-piles = En choix limité, chaque joueur a une pile de sept cartes Clan.
    .same = En choix limité, les deux joueurs peuvent avoir le même clan.
    .all = En choix limité, les deux joueurs choisissent parmi les sept cartes Clan.
fact-mode-free =
    .may = { $who ->
        [you] Clans libres : { $whose } a pris le clan des { $taken } ; tu peux prendre le clan des { $clan }.
       *[other] Clans libres : tu as pris le clan des { $taken } ; { $who } peut prendre le clan des { $clan }.
    }
    .may-not = { $who ->
        [you] Clans libres : { $whose } a pris le clan des { $taken } ; tu ne peux pas prendre le clan des { $clan }.
       *[other] Clans libres : tu as pris le clan des { $taken } ; { $who } ne peut pas prendre le clan des { $clan }.
    }
