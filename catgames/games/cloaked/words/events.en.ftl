# Cloaked Cats: what happens, as it happens.

event-cat-played = { $who ->
    [you] You play { $cat }.
   *[other] { $who } plays { $cat }.
}
event-mask-placed = { $who ->
    [you] Your mask goes on it{ $active ->
        [yes] , though you played it yourself
       *[no] {""}
    }.
   *[other] { $who } puts a mask on it{ $active ->
        [yes] , though it is { $who }’s own play
       *[no] {""}
    }.
}
event-matched = The match is “{ $shared }”; one is enough.
event-one-mask = You match it { $count } times, “{ $shared }”, and still place a single mask.
event-open-counts = “{ $shared }” already lies open and counts all the same.
event-no-mask = No mask from { $players }: not one attribute in common.
event-mask-missing = { $who ->
    [you] You owe a mask and have
   *[other] { $who } owes a mask and has
} none left: nobody gets it.
event-asked = { $who ->
    [you] You ask
   *[other] { $who } asks
} { $target ->
    [you] you
   *[other] { $target }
} for “{ $attribute }”.
event-answer-yes = { $target ->
    [you] You tell the truth
   *[other] { $target } tells the truth
}: yes.
event-answer-no = { $target ->
    [you] You tell the truth
   *[other] { $target } tells the truth
}: no.
event-right = The card is laid open for all; { $left ->
    [0] no attribute is masked there any more.
    [one] { $left } attribute is still masked there.
   *[other] { $left } attributes are still masked there.
}
event-wrong = A wrong guess costs { $who ->
    [you] you
   *[other] { $who }
} a mask.
event-received = { $who ->
    [you] You receive a mask from { $giver ->
        [you] yourself
       *[other] { $giver }
    } and keep it apart: { $count } now.
   *[other] { $who } receives a mask from { $giver ->
        [you] you
       *[other] { $giver }
    } and keeps it apart: { $count } now.
}
event-all-unmasked = { $who ->
    [you] All your attributes are
   *[other] All of { $who }’s attributes are
} unmasked: the game enters its end.
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
event-round-over = The round is finished: the game is over.
event-cats-gone = Nobody holds a cat any more: the game is over.
event-masks-gone = Somebody has run short of masks: the game is over at once.
event-points = { $who ->
    [you] You have
   *[other] { $who } has
} { $count ->
    [one] { $count } point
   *[other] { $count } points
}: { $won } received and { $masked } still masked.
event-winner = { $count ->
    [one] { $who ->
        [you] You win
       *[other] { $who } wins
    } with { $points }.
   *[other] Shared victory with { $points }: { $players }.
}
