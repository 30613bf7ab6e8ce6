# Pocket Cats: what happens, as it happens.

event-chosen = { $who ->
    [you] You take the { $clan }.
   *[other] { $who } takes the { $clan }.
}
event-handed-on = The other two cards are handed on: { $clans }.
event-laid-out = The 25 tiles are mixed and laid face down in a square.
event-centre-up = The centre is turned up and stays there: { $tile }. { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
event-revealed = { $who ->
    [you] You turn up { $cell }: { $tile }.
   *[other] { $who } turns up { $cell }: { $tile }.
}
event-facing = It faces as it lay; nobody chose it.
event-swapped = { $who ->
    [you] You swap { $tile } from { $cell } to { $other }.
   *[other] { $who } swaps { $tile } from { $cell } to { $other }.
}
event-stays-down = The tile now on { $cell } stays face down.
event-keeps-facing = The dog’s arrows still point the same way.
event-stayed = { $who ->
    [you] You leave { $tile } where it is.
   *[other] { $who } leaves { $tile } where it is.
}
event-dogs-left = { $who ->
    [you] You leave the dogs as they face.
   *[other] { $who } leaves the dogs as they face.
}
event-turned = { $who ->
    [you] You turn
   *[other] { $who } turns
} the dog on { $cell } { $quarters ->
    [1] a quarter to the right.
    [2] half round.
   *[3] a quarter to the left.
}
event-second-game = The second game: { $who ->
    [you] you draw the clan cards this time.
   *[other] { $who } draws the clan cards this time.
}
event-ended = The last tile has been played: the game ends.
event-to-the-centre = The Defenders’ chief swaps to the centre; { $tile } takes its place.
event-centre-already = The Defenders’ chief lies in the centre already.
event-may-turn = Before the dogs attack, { $who ->
    [you] you may turn
   *[other] { $who } may turn
} { $count ->
    [one] the dog beside the Royal Claws’ chief.
   *[other] one of the { $count } dogs beside the Royal Claws’ chief.
}
event-step-dogs = Step 1: the dogs attack.
event-bitten = The dog on { $dog } points at { $tile } on { $cell }: out.
event-chief-out = { $tile }: its ability is gone with it.
event-unharmed = A dog points at the Polterkitties’ chief on { $cell } and cannot touch it.
event-chaos = { $count ->
    [one] { $count } Chaoticat is
   *[other] { $count } Chaoticats are
} face up: each attacks with { $attack }.
event-knocked = The Crooks’ chief knocks out { $tile } on { $cell }.
event-chaos-fixed = The others still attack with { $attack }: it was counted after the dogs.
event-step-prey = Step 2: each prey goes to the clan with the higher attack beside it.
event-caught = { $cell }, { $tile }: { $sum } to { $loser }, so the { $clan } catch it.
event-uncaught = { $cell }, { $tile }: { $sum } to { $sum }, so nobody catches it.
event-chief-caught = The Chaoticats’ chief itself caught { $tile } on { $cell }.
event-twin = Nobody caught its twin, { $tile } on { $cell }: it joins the Chaoticats too.
event-step-score = Step 3: the points.
event-points = { $clan }: prey worth { $prey }, so { $count }.
event-pigeons = { $clan }: both pigeons, 2 × 5 = { $count }.
event-flies = { $clan }: both flies, 3 × 4 = { $count }.
event-gourmet-bonus = Gourmets: { $count } more, one for each prey.
event-crook-bonus = Crooks: { $count } more, one for each Crook face up.
event-total = { $clan }: { $count } { $count ->
    [one] point
   *[other] points
} with { $prey } prey.
event-half-time = The first of two games is over.
event-won = { $who ->
    [you] You win
   *[other] { $who } wins
} { $count } to { $loser }!
event-won-by-prey = { $count } points each; { $who ->
    [you] you have more prey and win!
   *[other] { $who } has more prey and wins!
}
event-won-justice = { $count } points each; the Defenders of Justice win ties: { $who ->
    [you] you win!
   *[other] { $who } wins!
}
event-shared = { $count } points each and as many prey: the victory is shared.
