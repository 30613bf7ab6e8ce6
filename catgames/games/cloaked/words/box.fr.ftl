# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Chacun cache trois attributs. Lis les masques posés sur les chats, demande aux autres ce qu’ils cachent et garde ton déguisement : masques reçus et attributs encore cachés sont des points.
sign-masks = Les masques, une couleur par joueur

setup-masks = Chacun prend un éventail et les { $masks } masques de sa couleur.
    .more = Les masques sont ta réserve. Ceux des autres couleurs restent dans la boîte.
setup-attributes = Mélangez les cartes Attribut et distribuez-en { $fan } à chacun, face cachée.
    .more = Glisse-les dans ton éventail, à l’abri des regards : c’est ton déguisement. Celles de l’image sont un exemple.
setup-leftovers = Rangez les { $left } autres cartes Attribut dans la boîte, sans les regarder.
    .more = Il y en a { $all } ; personne ne sait lesquelles manquent.
setup-hands = Mélangez les cartes Chat et distribuez-en { $hand } à chacun, face cachée.
    .more = Chacun ne regarde que les siennes.
setup-pile = Posez les { $pile } autres cartes Chat : c’est la pioche.
    .more = Gardez beaucoup de place au milieu : c’est là que les chats monteront sur scène.
setup-invitations = Mélangez { $players } invitations, dont celle au grand sceau, et distribuez-en une à chacun.
    .more = Celui qui reçoit le grand sceau prend la carte « premier joueur » et commence (✦) ; ensuite, on joue dans le sens horaire. Chacun prend une carte Infos.

# Mots équivalents pour qui cherche une règle, un point-virgule entre les groupes.
rules-alike = deviner, devin, question, demand; jeton, masque; trait, attribut, caractéristique; caché, secret, déguisement; visible, démasqu, révél; égalité, ex æquo; gagn, points, vainqueur; mentir, mensonge, vérité, triche
