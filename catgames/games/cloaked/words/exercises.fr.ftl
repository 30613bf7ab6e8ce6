# Le Club des moustaches : les exercices auxquels on répond en touchant la table.

find-play = Joue un chat.
find-ask = Demande un attribut à quelqu’un.
mark-ask-attribute = Tu poses ta question à { $target }. Touche tous les attributs que tu peux lui demander.

# Ce qu’aucun coup ne montre
fact-setup-masks =
    .right = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count } masques, comme il se doit.
    .few = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count } masques : pas assez.
    .many = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count } masques : c’est trop.
fact-setup-hands =
    .right = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count ->
        [one] 1 chat
       *[other] { $count } chats
    } en main, comme il se doit.
    .few = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count ->
        [one] 1 chat
       *[other] { $count } chats
    } en main : pas assez.
    .many = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count ->
        [one] 1 chat
       *[other] { $count } chats
    } en main : c’est trop.
fact-setup-invitations =
    .first = { $who ->
        [you] Tu as reçu le grand sceau, et tu commences
       *[other] { $who } a reçu le grand sceau, et commence
    } chaque manche.
    .last = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } en dernier à chaque manche.
fact-setup-attributes =
    .may = { $who } a peut-être « { $one } ».
    .cannot = { $who } ne peut pas avoir « { $one } » : c’est toi qui l’as.
fact-setup-same-category =
    .may-2 = { $who } a peut-être à la fois « { $one } » et « { $two } », même s’ils sont du même genre.
    .may-3 = { $who } a peut-être « { $one } », « { $two } » et « { $three } », même s’ils sont du même genre.
    .cannot-2 = { $who } ne peut pas avoir à la fois « { $one } » et « { $two } », car ils sont du même genre.
    .cannot-3 = { $who } ne peut pas avoir « { $one } », « { $two } » et « { $three } », car ils sont du même genre.
fact-setup-leftovers = À { $players } joueurs, { $count } cartes Attribut vont dans la boîte sans être vues.
fact-attributes-secret = { $who } peut voir ton attribut « { $attribute } ».
fact-hand-secret = { $who } peut voir { $cat }.
fact-table-public =
    .so = Les chats joués et leurs masques restent en vue jusqu’à la fin de la partie.
    .round = Les chats joués sont rangés à la fin de la manche.
    .turned = Un chat joué est retourné face cachée dès que ses masques sont posés.
    .five = Seuls les cinq derniers chats restent en vue.
fact-ruling-empty-pile =
    .so = Quand la pioche est vide, on ne pioche rien ; un joueur sans chat va droit à la question.
    .shuffled = Quand la pioche est vide, on mélange les chats de la table pour en faire une autre.
    .at-once = Quand la pioche est vide, la partie finit aussitôt.
    .pass = Quand la pioche est vide, un joueur sans chat passe tout son tour.
