# Pocket Cats: a first game, idea by idea.

first-about = Your cats hunt prey. Reveal tiles and swap them, so that your cats stand beside the best prey, with a higher attack than Sami’s cats, and where no dog bites them.
first-goal = Once all tiles are played, most points win. No clan effects in this first game: a chief is a cat like any other.
first-reveal = The centre tile is a prey. Touch a face-down tile near it and see what it is. Then you swap that tile with another: so cats and prey come together.
first-hunt = A cat of your clan, the Royal Claws! The number is its attack. Swap it so that it stands beside a prey, edge to edge: at the end, the higher attack catches it.
first-near = Prey moves only one tile, a cat one or two. So touch a face-down tile near one of your cats: what you find there can join the hunt.
first-prey = A prey! The number is its points. It swaps with any tile around it: bring it beside your cats, where Sami’s attack is lower. A corner is not enough.
first-rival = A Gourmet: that is Sami’s clan. But you move whatever you reveal, even Sami’s cats! Put it where no face-up prey lies beside it.
first-together = Attacks add up: a 3 and a 2 make 5. Put this cat beside a prey where another of your cats stands: together they are harder to beat.
first-dog = A dog! At the end it bites the cats that its arrows touch. It never turns: swap it along its row or column, so that it bites a cat of Sami’s and none of yours.
first-save = A dog’s arrow points at one of your cats: it would be bitten. But a swap moves two tiles! Swap the tile you revealed with that cat, or with the dog.
first-pair = Catch both pigeons, and they score 2 × 5 = 10 points; both flies, 3 × 4 = 12. Bring this prey beside your cats, where Sami’s attack is lower.
first-last = Two tiles are left: one for you, one for Sami. Then the dogs bite, each prey goes to the higher attack, and points are counted. Touch one, and mind the arrows.
first-means-swapped = Sami reveals a tile and swaps it, as you do. Look around each prey: whose attack is higher now?
first-means-stays-down = The tile that came in exchange stays face down: nobody has seen it, not even Sami.
first-means-facing = A dog! At the end it bites any cat that its arrows touch, yours or Sami’s. Look where they point.
first-means-step-dogs = A bitten cat is out: it attacks no prey any more.
first-means-step-prey = If both clans attack a prey equally, even 0 to 0, nobody catches it.
