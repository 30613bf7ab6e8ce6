# Pocket Cats: what happens, as it happens.

event-chosen = { $who ->
    [you] You take the { $clan }.
   *[other] { $who } takes the { $clan }.
}
event-handed-on = { $who ->
    [you] The other two cards go to you: { $clans }.
   *[other] The other two cards go to { $who }: { $clans }.
}
event-laid-out = The 25 tiles are mixed and laid face down in a square.
event-centre-up = The centre tile is revealed and stays there: { $tile }. { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
event-revealed = { $who ->
    [you] You reveal { $cell }: { $tile }.
   *[other] { $who } reveals { $cell }: { $tile }.
}
event-facing = The dog on { $cell } faces as it lay; nobody chose that.
event-swapped = { $who ->
    [you] You swap { $tile } on { $cell } with { $partner } on { $other }.
   *[other] { $who } swaps { $tile } on { $cell } with { $partner } on { $other }.
}
event-stays-down = The tile that comes to { $cell } stays face down: nobody has seen it.
event-keeps-facing = The dog moved to { $cell } still points the same way.
event-stayed = { $who ->
    [you] You leave { $tile } where it is.
   *[other] { $who } leaves { $tile } where it is.
}
event-dogs-left = { $who ->
    [you] You turn no dog.
   *[other] { $who } turns no dog.
}
event-turned = { $who ->
    [you] You turn
   *[other] { $who } turns
} the dog on { $cell } { $quarters ->
    [1] a quarter to the right.
    [2] half round.
   *[3] a quarter to the left.
}
event-second-game = { $who ->
    [you] The second game begins: this time you draw the clan cards.
   *[other] The second game begins: this time { $who } draws the clan cards.
}
event-ended = The last tile has been played: the game ends.
event-to-the-centre = The Defenders’ chief swaps to the centre; { $tile } takes its place.
event-centre-already = The Defenders’ chief does not move: it lies in the centre already.
event-may-turn = { $who ->
    [you] Before the dogs attack, you may turn { $count ->
        [one] the dog beside your chief.
       *[other] one of the { $count } dogs beside your chief.
    }
   *[other] Before the dogs attack, { $who } may turn { $count ->
        [one] the dog beside the Royal Claws’ chief.
       *[other] one of the { $count } dogs beside the Royal Claws’ chief.
    }
}
event-step-dogs = Step 1: the dogs attack.
event-bitten = The dog on { $dog } bites { $tile } on { $cell }: it is out.
event-chief-out = The chief on { $cell } is out: its ability is gone.
event-unharmed = A dog points at the Polterkitties’ chief on { $cell } and cannot touch it.
event-chaos = { $count ->
    [0] No Chaoticat is left face up.
    [one] One Chaoticat is face up: it attacks with { $attack }.
   *[other] { $count } Chaoticats are face up: each attacks with { $attack }.
}
event-knocked = The Crooks’ chief knocks out { $tile } on { $cell }.
event-chaos-fixed = The Chaoticat on { $cell } is knocked out, yet the Chaoticats’ attack stays { $attack }: it was counted right after the dogs.
event-step-prey = Step 2: each prey goes to the clan with the higher attack beside it.
event-caught = On { $cell }, { $tile }: { $first } { $one }, { $second } { $two }. The { $clan } catch it.
event-uncaught = On { $cell }, { $tile }: { $sum } to { $sum }, so nobody catches it.
event-chief-caught = The Chaoticats’ chief itself caught { $tile } on { $cell }.
event-twin = Nobody caught its twin, { $tile } on { $cell }: it goes to the Chaoticats too.
event-step-score = Step 3: the points.
event-points = { $many ->
    [one] { $clan }: one prey worth { $count }.
   *[other] { $clan }: prey worth { $prey }, together { $count }.
}
event-pigeons = { $clan }: both pigeons, 2 × 5 = { $count }.
event-flies = { $clan }: both flies, 3 × 4 = { $count }.
event-gourmet-bonus = Gourmets: { $count } more, one for each prey.
event-crook-bonus = { $count ->
    [0] Crooks: nothing more, as no Crook is face up.
   *[other] Crooks: { $count } more, one for each Crook face up.
}
event-total = { $clan }: { $count } { $count ->
    [one] point
   *[other] points
}{ $prey ->
    [0] , without any prey.
   *[other] { " " }with { $prey } prey.
}
event-half-time = The first of the two games is over.
event-won = { $who ->
    [you] You win
   *[other] { $who } wins
} { $count } to { $loser }!
event-won-by-prey = { $count } points each, so prey decides: { $who ->
    [you] you have more and win!
   *[other] { $who } has more and wins!
}
event-won-justice = { $count } points each; the Defenders of Justice win ties: { $who ->
    [you] you win!
   *[other] { $who } wins!
}
event-shared = { $count } points each, and prey is tied too: the victory is shared.
