# Chats de Poche : une première partie, idée par idée.

first-about = Tes chats chassent des proies. Révèle des tuiles et échange-les, pour que tes chats soient à côté des meilleures proies, plus forts que ceux de Sami, et loin des crocs des chiens.
first-goal = Une fois toutes les tuiles jouées, celui qui a le plus de points gagne. Ici, pas d’effets de clan : un chef est un chat comme un autre.
first-reveal = La tuile centrale est une proie. Touche une tuile cachée tout près et regarde ce que c’est. Ensuite, tu l’échanges avec une autre : c’est ainsi que chats et proies se rapprochent.
first-hunt = Un chat de ton clan, les Griffes du roi ! Le chiffre est son attaque. Échange-le pour qu’il soit à côté d’une proie, bord à bord : à la fin, la plus forte attaque l’attrape.
first-near = Une proie ne bouge que d’une tuile, un chat d’une ou deux. Touche donc une tuile cachée près d’un de tes chats : ce que tu y trouves peut servir à la chasse.
first-prey = Une proie ! Le chiffre, ce sont ses points. Elle s’échange avec une tuile autour d’elle : mets-la à côté de tes chats, là où l’attaque de Sami est plus faible. Un coin ne suffit pas.
first-rival = Un Gourmand : c’est le clan de Sami. Mais tu déplaces ce que tu révèles, même les chats de Sami ! Mets-le là où il n’a aucune proie visible à côté.
first-together = Les attaques s’additionnent : un 3 et un 2 font 5. Mets ce chat à côté d’une proie où il y a déjà un de tes chats : ensemble, ils sont plus durs à battre.
first-dog = Un chien ! À la fin, il mord les chats que touchent ses flèches. Il ne tourne jamais : échange-le dans sa ligne ou sa colonne pour qu’il morde un chat de Sami, aucun des tiens.
first-save = Une flèche de chien pointe vers un de tes chats : il serait mordu. Mais un échange déplace deux tuiles ! Échange la tuile révélée avec ce chat, ou avec le chien.
first-pair = Si tu attrapes les deux pigeons, ils valent 2 × 5 = 10 points ; les deux mouches, 3 × 4 = 12. Mets cette proie à côté de tes chats, là où l’attaque de Sami est plus faible.
first-last = Il reste deux tuiles : une pour toi, une pour Sami. Puis les chiens mordent, chaque proie va à la plus forte attaque, et on compte les points. Touche une tuile, et gare aux flèches.
first-means-swapped = Sami révèle une tuile et l’échange, comme toi. Regarde autour de chaque proie : qui a la plus forte attaque maintenant ?
first-means-stays-down = La tuile venue en échange reste cachée : personne ne l’a vue, pas même Sami.
first-means-facing = Un chien ! À la fin, il mord tout chat que touchent ses flèches, à toi ou à Sami. Regarde où elles pointent.
first-means-step-dogs = Un chat mordu est hors jeu : il n’attaque plus aucune proie.
first-means-step-prey = Si les deux clans ont la même attaque, même 0 à 0, personne n’attrape la proie.
