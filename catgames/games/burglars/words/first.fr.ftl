# Cat Burglars : une première partie, idée par idée.

first-about = Deviens le meilleur cambrioleur : amasse des pelotes d’or. Forme des bandes de chats, cache des pelotes dessous, et sécurise-les avant qu’on te les vole.
first-goal = Il en faut huit pour gagner ; dans cette première partie, trois suffisent.
first-crew = Commence une bande : touche un chat que tu as en double, puis le +. Sous une bande, on cache des cartes, et c’est ainsi que naissent les pelotes.
first-yarn = Cache maintenant une carte de la même couleur : touche-la, puis la place vide sous ta bande. Une carte cachée dont la couleur est dans sa bande est une pelote d’or.
first-secure = Ta pelote n’est à l’abri qu’une fois marquée. Touche la carte cachée, puis « Révéler » : elle compte pour toi.
first-recruit = Il te faut des cartes. Recrute : prends la première carte de la pioche, ou une carte visible du marché.
first-second = Recruter, c’est prendre deux cartes. Choisis la deuxième : une couleur que tu as déjà, c’est bien.
first-equal = Une bande seule ne grandit jamais. Commences-en une autre : deux bandes de même taille peuvent grandir.
first-grow = Deux de tes bandes montrent autant de chats : l’une peut grandir. Une grande bande coûte plus cher à piller.
first-trap = Pose un piège : cache une couleur que la bande ne montre pas. Celui qui paie pour regarder perd ses cartes pour rien.
first-rob = Une carte est cachée sous une bande de Sami. Paie une carte par chat, de sa couleur, et elle est retournée : si c’est une pelote, elle est à toi.
first-means-take-deck = Sami prend des cartes : de quoi cacher, ou de quoi payer.
first-means-take-market = Tu as vu ce que Sami a pris : le marché n’a pas de secrets.
first-means-new-crew = Une bande, c’est un endroit où cacher quelque chose. Surveille ce que Sami glisse dessous.
first-means-hidden = Si cette couleur est dans sa bande, c’est une pelote que Sami marquera bientôt ; sinon, c’est un piège pour toi.
first-means-secured = Une pelote pour Sami. Tant qu’elle était cachée, on pouvait la piller.
first-means-looted = Sami a payé et marque ta pelote. Sécurise plus tôt, ou protège tes pelotes par de plus grandes bandes.
first-means-trapped = La carte cachée n’était pas une pelote : le prix est perdu.
