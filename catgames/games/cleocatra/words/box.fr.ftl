# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Bâtis les pyramides pour entourer tes sauveteurs de couleurs, puis sauve : chaque couleur vaut un point, chaque assistant aussi. La manche où quelqu’un atteint 23 points est la dernière ; le plus de points gagne.
sign-rescuers = Sauveteurs
sign-inspector = Inspecteur
