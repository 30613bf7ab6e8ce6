# Pocket Cats: a first game, idea by idea.

first-about = Catch the best prey! Turn tiles up and swap them, until your cats stand beside prey with a higher attack than Sami’s, and where no dog bites them.
first-goal = Once all tiles are up, most points win. In this first game the clans have no powers.
first-reveal = Prey in the middle: catch it! Touch a face-down tile near it and see what it is. Then you must swap that tile with another one.
first-hunt = Your clan, the Royal Claws! The number is the cat’s attack. Put it beside a prey, edge to edge: the prey goes to the clan with the higher attack there.
first-near = Prey moves only one tile, a cat one or two. So turn up a tile near your own cats: what you find there can join the hunt.
first-save = A dog’s arrow points at your cat: at the end it would be bitten. A swap moves two tiles: let the tile you revealed change places with that cat, or with the dog.
first-dog = A dog! At the end it bites every cat that its arrows touch. It goes along its row or column: let it point at Sami’s cats, the Gourmets, and not at yours.
first-prey = A prey, worth the points on it. It swaps with a tile around it. Bring it beside your cats, where Sami’s attack is lower. A corner is not beside.
first-rival = A Gourmet, so Sami’s. But you move what you turn up, even Sami’s cats! Put it where it stands beside no prey.
first-together = Attacks add up: 4 and 3 are 7. Put this cat beside a prey where another of yours stands. Together they are stronger than Sami’s there.
first-pair = Twins are worth more together: both pigeons 2 × 5 = 10 points, both flies 3 × 4 = 12. Bring this one beside your cats.
first-last = Two tiles are left: your last turn, then Sami’s. Then the dogs bite, each prey goes to the higher attack, and points are counted. Look at the arrows once more!
first-means-swapped = Sami, too, moves whatever Sami turns up. Look around each prey: whose attack is higher now?
first-means-stays-down = The tile that came in exchange has moved unseen: nobody knows what it is.
first-means-facing = A dog! See where its arrows point: at the end it bites any cat there, yours or Sami’s.
first-means-bitten = A bitten cat is out: its attack no longer counts.
first-means-uncaught = Equal attacks, even 0 to 0, catch nothing.
