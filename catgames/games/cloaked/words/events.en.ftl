# Cloaked Cats: what happens, as it happens.

event-cat-played = { $who ->
    [you] You play { $cat }.
   *[other] { $who } plays { $cat }.
}
event-mask-placed = { $who ->
    [you] { $active ->
        [yes] You played it, and still put a mask on it.
       *[no] You put a mask on it.
    }
   *[other] { $active ->
        [yes] { $who } played it, and still puts a mask on it.
       *[no] { $who } puts a mask on it.
    }
}
event-matched = You share one attribute with it: { $shared }. One is enough.
event-one-mask = You share { $count } attributes with it, { $shared }, and still place only one mask.
event-open-counts = Face up already, but it still counts: { $shared }.
event-no-mask = { $count ->
    [one] No mask
   *[other] No masks
} from { $players }: no attribute in common with it.
event-mask-missing = { $who ->
    [you] You owe a mask and have none left.
   *[other] { $who } owes a mask and has none left.
}
event-asked = { $target ->
    [you] { $who } asks you
   *[other] { $who ->
        [you] You ask
       *[other] { $who } asks
    } { $target }
} for “{ $attribute }”.
event-answer-yes = { $target ->
    [you] You tell the truth: yes.
   *[other] { $target } tells the truth: yes.
}
event-answer-no = { $target ->
    [you] You tell the truth: no.
   *[other] { $target } tells the truth: no.
}
event-right = The card is turned face up; { $target ->
    [you] { $left ->
        [0] you have nothing hidden left.
        [one] you still hide one attribute.
       *[other] you still hide { $left } attributes.
    }
   *[other] { $left ->
        [0] { $target } has nothing hidden left.
        [one] { $target } still hides one attribute.
       *[other] { $target } still hides { $left } attributes.
    }
}
event-wrong = The guess is wrong: it costs { $who ->
    [you] you a mask.
   *[other] { $who } a mask.
}
event-own-asked = You have “{ $attribute }” yourself, and each attribute exists only once: so { $target } cannot have it.
event-received = { $who ->
    [you] You receive a mask from { $giver } and keep it apart: { $count } now.
   *[other] { $who } receives a mask from { $giver ->
        [you] you
       *[other] { $giver }
    } and keeps it apart: { $count } now.
}
event-all-unmasked = { all-face-up }: this round is the last.
event-pile-empty = The pile is empty: nothing is drawn.
event-stops-here = { $who ->
    [you] Your turn ends
   *[other] { $who }’s turn ends
} here, without drawing.
event-skipped = { $who ->
    [you] You ask nothing.
   *[other] { $who } asks nothing.
}
event-drawn = { $who ->
    [you] You draw a cat
   *[other] { $who } draws a cat
}; { $count ->
    [0] the pile is empty now.
    [one] { $count } is left.
   *[other] { $count } are left.
}
event-drawn-cat = It is { $cat }; only you see it.
event-asks-only = Last round: { $who ->
    [you] you may still ask, and nothing else.
   *[other] { $who } may still ask, and nothing else.
}
event-no-cat = { $who ->
    [you] You hold no cat, so you go straight to your question.
   *[other] { $who } holds no cat and goes straight to the question.
}
event-new-round = Everybody has played: a new round, and { $who ->
    [you] you begin.
   *[other] { $who } begins.
}
event-next-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
event-round-over = The last round is finished: the game is over.
event-cats-gone = Nobody holds a cat any more: the game is over.
event-masks-gone = The game is over at once: { empty-supply }
event-points = { $who ->
    [you] You have
   *[other] { $who } has
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}: { $won ->
    [0] no received mask
    [one] { $won } received mask
   *[other] { $won } received masks
} and { $masked ->
    [0] no hidden attribute
    [one] { $masked } hidden attribute
   *[other] { $masked } hidden attributes
}.
event-winner = { $count ->
    [one] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] Shared victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $players }.
}{ $tied ->
    [yes] { " " }On this tie, more attributes still hidden decide.
   *[no] { "" }
}
