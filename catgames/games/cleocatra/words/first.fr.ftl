# Cleocatra : une première partie, idée par idée.

first-about = Sauve des chats ! Un sauveteur marque un point par couleur, sur sa tuile et à côté, et un pour chacun de tes sauveteurs voisins : entoure-les de couleurs et garde-les groupés.
first-goal = 12 points gagnent aussitôt ; une vraie partie va jusqu’à 23.
first-tile = Touche la pioche : tu pioches ta première tuile. Sa couleur est celle de son chat, et les couleurs rapportent des points.
first-home = Touche l’emplacement vide : ta tuile s’y pose, avec un de tes trois sauveteurs. Un sauveteur marque pour sa tuile et pour celles qui la touchent sur ses trois côtés.
first-draw = Un tour, c’est deux actions : une tuile puis un sauveteur, ou deux fois un sauveteur. Commence par une tuile : touche la pioche. Plus il y a de couleurs autour de ton sauveteur, plus il marque.
first-colour = Pose-la à côté d’un de tes sauveteurs à qui cette couleur manque : touche un emplacement vide contre sa tuile. Chaque nouvelle couleur vaut un point de plus.
first-scout = Deuxième action : un sauveteur. Touche « Éclaireur », puis la tuile que tu viens de poser ou de déplacer : il va dessus. À côté de ton autre sauveteur, il l’assiste : un point de plus.
first-team = Tes deux actions peuvent être de sauveteur. Touche « Équipe », puis une tuile à côté d’un de tes sauveteurs : un assistant de plus, plus de points. Tu pourras encore faire un sauvetage pendant ce tour.
first-rescue = À toi de marquer ! Touche « Sauvetage », puis le sauveteur le mieux entouré : un point par couleur et par assistant. Puis il rentre avec eux, et un inspecteur vient : plus personne ne marque sur cette tuile.
first-choose = Au moins quatre points t’attendent : touche « Sauvetage », puis le sauveteur qui marque le plus. Entre des tuiles de même couleur, une seule compte : touche celle de ton assistant, puis « Compter ».
first-again = Tes sauveteurs sont tous rentrés, et personne ne marque sur une tuile avec un inspecteur. Repars d’ailleurs : touche la pioche, pose la tuile près d’autres couleurs et envoies-y un éclaireur.
first-search = Au lieu de piocher, tu peux déplacer une tuile inoccupée. Touche-la, puis un emplacement vide à côté d’un de tes sauveteurs à qui sa couleur manque : un point de plus dans un sauvetage.
first-inspector = Aucun inspecteur n’attend plus : déplaces-en un. Touche un inspecteur sur une tuile sans sauveteur de Sami, puis la tuile où tu as marqué. Sur celle qu’il quitte, on peut de nouveau marquer.
first-means-laid = Les tuiles ne sont à personne : une couleur que Sami pose à côté de ton sauveteur compte aussi pour toi.
first-means-searched = On ne déplace qu’une tuile inoccupée. Là où se tient un sauveteur ou un inspecteur, la tuile reste.
first-means-scouted = Une tuile accueille deux sauveteurs s’ils sont de joueurs différents : tu peux y rejoindre Sami.
first-means-teamed-up = Faire équipe, c’est placer un sauveteur à côté d’un des siens : quand l’un marque, l’autre peut l’assister.
first-means-rescues = Compte avec Sami : chaque couleur autour de son sauveteur vaut un point, chaque assistant aussi.
first-means-inspector = Personne ne marque sur cette tuile tant que l’inspecteur y est. Mais sa couleur compte encore pour les sauveteurs d’à côté.
first-means-posted = Aucun inspecteur n’attend plus : qui fait un sauvetage en prend un sur une autre tuile. Sur celle qu’il quitte, on peut de nouveau marquer.
