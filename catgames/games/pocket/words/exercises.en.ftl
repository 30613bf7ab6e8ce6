# Pocket Cats: exercises that are answered by touching.

find-choose = Take a clan.
find-reveal = Reveal a tile.
find-swap = Swap the tile that you have revealed.
find-rotate = Turn a dog.
mark-reveal-cell = It is your turn. Touch every tile that you may reveal.
mark-swap-other = You have revealed { $tile } on { $cell }. Touch every tile that you may swap it with.

# What no move shows
fact-setup-mix = The square is made of { $cats } cats, { $prey } prey and { $dogs } dogs.
fact-setup-centre = When the first turn begins, { $count } tiles lie face down.
fact-setup-first-game = For a first game the clans are { $one } and { $other }, without clan effects.
fact-adjacent-edge = { $cell } and { $other } lie beside each other.
fact-ruling-facing =
    .so = Which way a revealed dog faces is chance: nobody chooses it.
    .chosen = Whoever reveals a dog chooses which way it faces.
    .north = Every dog faces upwards when it is revealed.
    .turned = A revealed dog faces whoever revealed it.
fact-ruling-justice-when =
    .so = With as many points as the others, the Defenders win before prey is counted.
    .prey-first = With as many points as the others, the Defenders win only if prey is equal too.
    .shared = With as many points as the others, the Defenders share the victory.
    .sum = Over two games, the Defenders win if the sums are equal.
fact-clan-effects =
    .with = It was agreed to play with clan effects. { $said }
    .without = It was agreed to play without clan effects. { $said }
    .both = For the { $clan }, both the clan’s effect and the chief’s ability count.
    .none = For the { $clan }, neither the clan’s effect nor the chief’s ability counts.
    .effect = For the { $clan }, the clan’s effect counts, but not the chief’s ability.
    .chief = For the { $clan }, the chief’s ability counts, but not the clan’s effect.
