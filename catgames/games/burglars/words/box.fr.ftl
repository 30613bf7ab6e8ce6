# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Amasse des pelotes d’or : cache-les sous tes bandes de chats et sécurise-les, ou vole celles des autres. Huit pelotes, et tu gagnes aussitôt.
sign-cats = Les chats, six couleurs
sign-mirror = Le miroir : paie n’importe quelle couleur
sign-yarn = Une pelote d’or

setup-deck = Mélangez les { $cards } cartes en une seule pioche, face cachée.
    .more = { $cats } chats et { $mirrors } miroirs ensemble. Gardez de la place à côté pour la défausse.
setup-hands = Distribuez { $hand } cartes à chacun.
    .more = { $players } joueurs, { $cards } cartes. Chacun ne regarde que sa main.
setup-market = Posez { $market } cartes face visible à côté de la pioche.
    .more = C’est le marché. Il reste { $deck } cartes dans la pioche.
setup-fame = Temple de la renommée : les pelotes marquées se posent côté chat.
    .more = Ainsi, tout le monde peut compter les couleurs.
setup-starter = Choisissez ensemble qui commence.
    .more = Ensuite, on joue dans le sens horaire.

# Mots équivalents pour qui cherche une règle, un point-virgule entre les groupes.
rules-alike = voler, voleur, pill, attaqu, infiltr; joker, miroir; pelote, trésor; bluff, piège; piocher, pioche, recrut, prendre; payer, prix, coût; groupe, colonne, bande; gagn, fin, victoire
