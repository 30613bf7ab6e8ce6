# Chats de Poche : une première partie, idée par idée.

first-about = Tes chats sont violets (couronne), ceux de Sami verts (poisson). Révèle et échange des tuiles, pour amener tes chats à côté des meilleures proies, loin des chiens.
first-goal = Toutes les tuiles jouées, celui qui a le plus de points gagne.
first-reveal = La tuile centrale est une proie : l’étoile donne ses points. Touche une tuile cachée tout près. Ensuite, tu dois l’échanger avec une autre : chats et proies se rapprochent.
first-hunt = Un de tes chats ! Le chiffre est son attaque. Échange-le pour qu’il soit à côté d’une proie, bord à bord : à la fin, la plus forte attaque attrape la proie.
first-near = Une proie révélée va à une tuile, un chat à une ou deux. Touche donc une tuile cachée près d’un de tes chats : ce que tu y trouves peut servir à la chasse.
first-prey = Une proie ! Elle s’échange avec une tuile autour d’elle. À la fin, la plus forte attaque, bord à bord, l’attrape. Mets-la à côté de tes chats ; sinon, loin de ceux de Sami.
first-rival = Un chat de Sami ! Mais tu déplaces ce que tu révèles, même ses chats. Mets-le là où il n’a aucune proie visible à côté.
first-together = Les attaques s’additionnent : un 3 et un 2 font 5. Mets ce chat à côté d’une proie où il y a déjà un de tes chats : ensemble, ils sont plus durs à battre.
first-dog = Un chien ! À la fin, chaque flèche mord le chat de la tuile voisine : hors jeu ! Échange-le dans sa ligne ou sa colonne, pour mordre les chats de Sami, ou au moins aucun des tiens.
first-save = Une flèche de chien pointe vers un de tes chats : il serait mordu. Mais un échange déplace deux tuiles ! Échange la tuile révélée avec ce chat, ou avec le chien.
first-pair = Il y a deux pigeons, 2 et 5, et deux mouches, 3 et 4. Attrape les deux pareils et ils se multiplient : 10 points, ou 12. Mets cette proie à côté de tes chats.
first-last = Il reste peu de tuiles. Après la dernière, les chiens mordent, chaque proie va à la plus forte attaque, sauf égalité, et on compte les points. Révèle une tuile, et gare aux flèches.
first-means-swapped = Sami révèle une tuile et l’échange, comme toi. Puis c’est de nouveau ton tour. Une patte marque le chef d’un clan : les effets de clan viendront plus tard, ici un chef est un chat comme les autres.
first-means-stays-down = La tuile venue en échange reste cachée : personne ne l’a vue, pas même Sami.
first-means-facing = Un chien ! À la fin, chaque flèche mord le chat de la tuile voisine, à toi ou à Sami. Regarde où elles pointent.
