# Pocket Cats: exercises that are answered by touching.

find-choose = Take a clan that you may take.
find-reveal = Reveal a tile that you may reveal.
find-swap = Swap the tile you have revealed as the rules allow.
find-rotate = Turn a dog as the rules allow.
mark-reveal-cell = It is your turn. Touch every tile that you may reveal.
mark-swap-other = You have revealed { $tile } on { $cell }. Touch every tile that you may swap it with.
