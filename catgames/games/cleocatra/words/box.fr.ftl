# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Bâtis les pyramides pour entourer tes sauveteurs de couleurs, puis fais des sauvetages : chaque couleur vaut un point, chaque assistant aussi. La manche où quelqu’un atteint 23 points est la dernière ; celui qui a le plus de points gagne.
sign-rescuers = Sauveteurs
sign-inspector = Inspecteur

setup-two = À deux joueurs, remettez { $out } tuiles dans la boîte.
    .more = Une bleue, une orange et une verte : il en reste { $tiles } sur { $all }.
setup-pile = Mélangez les { $tiles } tuiles face cachée : c’est la pioche.
setup-pieces = Chacun prend { $rescuers } sauveteurs et le jeton de score d’une couleur.
    .more = Tous les jetons partent de { $points } point. Les couleurs sans joueur restent dans la boîte.
setup-inspectors = Placez les { $inspectors } inspecteurs à côté du plateau.
setup-starter = Le dernier à avoir câliné un chat ou un autre animal commence.
    .more = Ensuite, on joue dans le sens horaire.
setup-tiles = À tour de rôle, chacun pioche une tuile, la pose face visible et y place un sauveteur.
    .more = La première au milieu, les autres à côté des pyramides. { $laid } tuiles posées, { $left } dans la pioche.

# Mots équivalents pour qui cherche une règle, un point-virgule entre les groupes.
rules-alike = adjacent, à côté, voisin; déplac, recherche; marqu, sauvetage, points; pion, meeple, sauveteur; garde, inspecteur; bloqué, coincé; plein, place, deux sauveteurs; coup, séparer, relié; égalité, partagée; pouvoir, capacité, avancé
