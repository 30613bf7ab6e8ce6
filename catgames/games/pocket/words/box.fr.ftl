# Avec la boîte sur la table : le but, les symboles et la mise en place.

box-goal = Échange des tuiles pour que les chats de ton clan soient à côté des meilleures proies, plus forts que ceux d’en face et hors de portée des chiens. Toutes les tuiles jouées, le clan qui a le plus de points gagne.
sign-mice = Les souris
sign-pairs = Pigeons et mouches : la paire se multiplie
sign-dogs = Les chiens : une flèche mord
