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
    } avec { $count } chats en main, comme il se doit.
    .few = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count } chats en main : pas assez.
    .many = { $who ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { $count } chats en main : c’est trop.
fact-setup-invitations = Une invitation donne { $count } attributs et le nombre de chats qui les portent.
fact-setup-attributes = À { $players } joueurs, chacun reçoit { $count } cartes Attribut.
fact-setup-same-category =
    .so = Quelqu’un peut recevoir deux couleurs.
    .colours = Personne ne peut recevoir deux couleurs.
    .each = Chacun reçoit une pose, une couleur et un accessoire.
    .pattern = Celui qui reçoit « rayé » ne peut pas avoir « tacheté » aussi.
fact-setup-leftovers = À { $players } joueurs, { $count } cartes Attribut vont dans la boîte sans être vues.
fact-attributes-secret = { $who ->
    [you] Tu peux regarder toutes
   *[other] { $who } peut regarder toutes
} { $whose ->
    [you] tes cartes Attribut
   *[other] les cartes Attribut de { $whose }
}.
fact-hand-secret = { $who ->
    [you] Tu peux regarder
   *[other] { $who } peut regarder
} les chats { $whose ->
    [you] de ta main
   *[other] de la main de { $whose }
}.
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
