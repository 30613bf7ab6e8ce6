# Cat Burglars : une première partie, idée par idée.

first-about = Deviens le meilleur cambrioleur : amasse des pelotes d’or. Forme des bandes de chats, cache des pelotes dessous, et sécurise-les avant qu’on te les vole.
first-goal = Il en faut huit pour gagner ; dans cette première partie, trois suffisent.
first-crew = Forme une bande : touche une couleur que tu as plusieurs fois, puis le +. Sous une bande, on peut cacher une carte : c’est ainsi que naissent les pelotes.
first-yarn = Active maintenant ta bande, c’est-à-dire cache dessous une carte de la même couleur : touche la carte, puis la place vide. Une carte cachée dont la couleur est dans sa bande est une pelote d’or.
first-secure = Ta pelote n’est à l’abri qu’une fois marquée. Touche la carte cachée, puis « Révéler » : elle compte pour toi.
first-safe = Une de tes pelotes est encore cachée : Sami pourrait la voler. Touche-la, puis « Révéler ».
first-recruit = Il te faut plus de cartes. Recrute : touche la pioche, ou une carte du marché. Un miroir paiera n’importe quelle couleur.
first-second = Recruter, c’est prendre deux cartes : choisis la deuxième. Deux de même couleur, c’est bien : l’une commence une bande, l’autre se cache dessous.
first-equal = Une grande bande coûte plus cher à piller. Mais une bande ne grandit que si une autre a la même taille : commences-en donc une autre. Touche un chat, puis le +.
first-grow = Deux de tes bandes sont de même taille : l’une peut grandir. Touche un chat, puis la bande.
first-trap = Pose un piège : cache sous une bande une couleur qu’elle ne montre pas. Qui paie pour regarder là paie pour rien.
first-rob = Sami cache une carte. Touche-la, puis paie : une carte par chat de la bande, de sa couleur, ou un miroir ; à deux, l’une d’elles peut venir du marché. Enfin « Payer et regarder ». Une pelote est à toi ; un piège, non, et ce que tu as payé est perdu.
first-again = Une de tes cartes a la couleur d’un chat d’une de tes grandes bandes. Cache-la dessous : encore une pelote, plus chère à piller que sous un seul chat.
first-means-take-market = Sami prend des cartes : de quoi cacher, ou de quoi payer. Ce qui vient du marché n’est pas secret.
first-means-new-crew = Une bande, c’est un endroit où cacher quelque chose. Surveille ce que Sami glisse dessous.
first-means-hidden = Sami a caché une carte. Si un chat de la bande a sa couleur, c’est une pelote que Sami pourra marquer ; sinon, c’est un piège pour toi.
first-means-secured = Sami marque. Ce qui est marqué est à l’abri ; ce qui est caché peut encore se voler.
first-means-market-paid = Vous êtes deux : une carte du marché peut donc aider à payer pour regarder sous une bande. Elle peut t’aider aussi.
first-means-looted = Cette pelote n’était pas encore marquée : en payant, Sami pouvait la prendre. Une plus grande bande coûte plus cher à piller.
first-means-trapped = Ton piège a marché : le prix est perdu, Sami ne marque rien, et le chat caché rejoint tes bandes.
