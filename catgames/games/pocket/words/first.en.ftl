# Pocket Cats: a first game, idea by idea.

first-about = Your cats are purple, with a crown; Sami’s are green, with a fish. Reveal and swap tiles, to bring your cats beside the best prey, away from the dogs.
first-goal = Once all tiles are played, most points win.
first-reveal = The centre tile is prey: its star shows its points. Touch a face-down tile near it. Then you must swap that tile with another: so cats and prey come together.
first-hunt = A cat of yours! The number is its attack. Swap it so that it stands beside prey, edge to edge: at the end, the higher attack catches the prey.
first-near = Prey that you reveal goes one tile, a cat one or two. So touch a face-down tile near one of your cats: what you find there can join the hunt.
first-prey = Prey! It swaps with any tile around it. At the end the higher attack, edge to edge with it, catches it. Bring it beside your cats; if you cannot, keep it away from Sami’s.
first-rival = A cat of Sami’s! But you move whatever you reveal, even Sami’s cats. Put it where no face-up prey lies beside it.
first-together = Attacks add up: a 3 and a 2 make 5. Put this cat beside prey where another of your cats stands: together they are harder to beat.
first-dog = A dog! At the end each arrow bites the cat on the next tile: out! Swap it along its row or column, to bite Sami’s cats, or at least none of yours.
first-save = A dog’s arrow points at one of your cats: it would be bitten. But a swap moves two tiles! Swap the tile you revealed with that cat, or with the dog.
first-pair = There are two pigeons, 2 and 5, and two flies, 3 and 4. Catch both of a kind and they multiply: 10 points, or 12. Bring this prey beside your cats.
first-last = Few tiles are left. After the last one the dogs bite, each prey goes to the higher attack, on a tie to nobody, and points are counted. Reveal a tile, and mind the arrows.
first-means-swapped = Sami reveals a tile and swaps it, as you do. Then it is your turn again. A paw marks a clan’s chief: clan effects come in later games, so here a chief is a cat like any other.
first-means-stays-down = The tile that came in exchange stays face down: nobody has seen it, not even Sami.
first-means-facing = A dog! At the end each arrow bites the cat on the next tile, yours or Sami’s. Look where they point.
