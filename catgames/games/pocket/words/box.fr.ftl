# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Échange des tuiles pour que les chats de ton clan soient à côté des meilleures proies, plus forts que ceux d’en face et hors de portée des chiens. Toutes les tuiles jouées, le clan qui a le plus de points gagne.
sign-mice = Les souris
sign-pairs = Pigeons et mouches : la paire se multiplie
sign-dogs = Les chiens : une flèche mord

setup-clans = { $mode ->
    [first] Prenez les cartes de deux clans : { $one } et { $other }.
    [lots] Tirez deux clans au sort, un pour chacun.
    [free] Étalez toutes les cartes Clan. Chacun choisit son clan.
    [limited] Mélangez les cartes Clan. Chacun en pioche { $drawn } et en garde une.
   *[expert] Celui qui commence pioche { $drawn } cartes Clan, en garde une et donne les autres ; l’autre en garde une à son tour.
}
    .more = Jamais deux fois le même clan. Sortez les cinq tuiles Chat de votre clan.
setup-effects = { $effects ->
    [yes] Posez votre carte Clan devant vous et lisez-la à voix haute.
   *[no] Mettez les cartes Clan de côté.
}
    .more = { $effects ->
    [yes] Vous jouez avec les effets de clan.
   *[no] Vous jouez sans effets de clan : un chef est un chat comme les autres.
}
setup-mix = Réunissez { $cats } chats, { $prey } proies et { $dogs } chiens.
    .more = Les chats des deux clans, toutes les proies, tous les chiens : { $tiles } tuiles. Les autres chats restent dans la boîte.
setup-square = Mélangez-les et posez-les face cachée, { $side } lignes de { $side }.
    .more = Personne ne regarde aucune des { $tiles } tuiles.
setup-centre = Révélez la tuile du centre.
    .more = Elle ne bouge pas ; { $hidden } tuiles restent face cachée.
setup-starter = Le dernier à avoir vu un chat commence.
setup-expert = Jouez deux parties, comme le livret le conseille, et additionnez les points des deux.
    .more = À la deuxième partie, c’est l’autre qui pioche les cartes Clan.

# Mots équivalents pour qui cherche une règle, un point-virgule entre les groupes.
rules-alike = diagonale, en diagonale, coin; orthogonal, droit, ligne, colonne, bord; force, attaque; chef, meneur; mord, mordu, chien; manger, attrap, captur; tourn, orient, pivot; égalité, ex æquo; retourn, révél; pouvoir, capacité, effet
