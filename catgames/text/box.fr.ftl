# Avec la boîte sur la table : la feuille de table, et la mise en place ensemble.

sheet-title = Aide de jeu
sheet-goal = Le but du jeu
sheet-numbers = En chiffres
sheet-signs = Les symboles
sheet-rulings = Quand le livret se tait
sheet-print = Imprimer
sheet-missing = L’aide de jeu a besoin d’une bibliothèque de plus ({ $library } manque) : pip install 'catgames[sheet]'
box-dispute = Un désaccord ?
box-setup = Mettre en place ensemble
box-rules = Toutes les règles
home-beside = Avec la boîte sur la table
box-sheet = Aide de jeu
setup-who = Qui joue, et comment ?
setup-players = { $count } joueurs
setup-house = Règles maison, quand le livret se tait
setup-start = Commencer la mise en place
setup-progress = { $number } sur { $count }
setup-ready = Tout est prêt. Bonne partie !
setup-play = Première partie, guidée
setup-rule = La règle
setup-change = Autres joueurs ou options
carry-sheet = L’aide de jeu : tout le jeu sur une page, à imprimer (s’ouvre dans un nouvel onglet)
plan-box = Tu as la boîte ? La mise en place ensemble, pas à pas (s’ouvre dans un nouvel onglet)
rules-nothing = Rien trouvé. Essaie un autre mot, ou demande à l’arbitre.
