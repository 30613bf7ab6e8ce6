# Pocket Cats: exercises that are answered by touching.

find-choose = Take a clan.
find-reveal = Reveal a tile.
find-swap = Swap the tile that you have revealed.
find-rotate = Turn a dog.
mark-reveal-cell = It is your turn. Touch every tile that you may reveal.
mark-swap-other = You have revealed { $tile } on { $cell }. Touch every tile that you may swap it with.

# What no move shows
fact-setup-mix = The square is made of { $cats } cats, { $prey } prey and { $dogs } dogs.
fact-setup-square = The tiles are laid in { $rows } rows of { $across }, all face down.
fact-setup-centre = When the first turn begins, { $count } tiles lie face down.
fact-setup-first-game = For a first game the clans are { $one } and { $other }, without clan effects.
fact-adjacent-edge = { $cell } and { $other } lie beside each other.
fact-ruling-facing =
    .so = Which way a revealed dog faces is chance: nobody chooses it.
    .chosen = Whoever reveals a dog chooses which way it faces.
    .north = Every dog faces upwards when it is revealed.
    .turned = A revealed dog faces whoever revealed it.
fact-ruling-justice-when =
    .so = With as many points as the other clan, the Defenders win before prey is counted.
    .prey-first = With as many points as the other clan, the Defenders win only if prey is equal too.
    .shared = With as many points as the other clan, the Defenders share the victory.
    .sum = Over two games, the Defenders win if the sums are equal.
fact-clan-effects =
    .with = The game is played with clan effects. { $said }
    .without = The game is played without clan effects. { $said }
    .both = For the { $clan }, both the clan’s effect and the chief’s ability count.
    .none = For the { $clan }, neither the clan’s effect nor the chief’s ability counts.
    .effect = For the { $clan }, the clan’s effect counts, but not the chief’s ability.
    .chief = For the { $clan }, the chief’s ability counts, but not the clan’s effect.
fact-ruling-whose-cat =
    .so = Unless house rules say otherwise, a clan card works for any cat that you reveal.
    .own = Unless house rules say otherwise, a clan card works only for cats of your own clan.
    .other = Unless house rules say otherwise, a clan card works only for cats of the other clan.
    .chief = A clan card works only for the chief.
fact-ruling-line =
    .so = The Power Cats’ chief reaches along its row and column, whatever lies in between.
    .blocked = Any tile in between stops the Power Cats’ chief.
    .dogs = Dogs in between stop the Power Cats’ chief.
    .next = The Power Cats’ chief reaches no farther than the tiles beside it.
fact-ruling-limited-overlap =
    .so = In a limited choice both players draw clan cards from one pile of seven.
    .two-piles = In a limited choice each player has a pile of seven clan cards.
    .same = In a limited choice both players may end with the same clan.
    .all = In a limited choice both players choose from all seven clan cards.
fact-mode-free =
    .may = { $who ->
        [you] Free clans: { $whose } has taken the { $taken }; you may take the { $clan }.
       *[other] Free clans: you have taken the { $taken }; { $who } may take the { $clan }.
    }
    .may-not = { $who ->
        [you] Free clans: { $whose } has taken the { $taken }; you may not take the { $clan }.
       *[other] Free clans: you have taken the { $taken }; { $who } may not take the { $clan }.
    }
