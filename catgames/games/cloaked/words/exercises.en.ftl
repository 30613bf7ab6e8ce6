# Cloaked Cats: exercises that are answered by touching.

find-play = Play a cat.
find-ask = Ask somebody for an attribute.
mark-ask-attribute = You ask { $target }. Touch every attribute that you may ask for.

# What no move shows
fact-setup-masks =
    .right = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count } masks, as it should be.
    .few = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count } masks: too few.
    .many = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count } masks: too many.
fact-setup-hands =
    .right = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count ->
        [one] 1 cat
       *[other] { $count } cats
    } in hand, as it should be.
    .few = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count ->
        [one] 1 cat
       *[other] { $count } cats
    } in hand: too few.
    .many = { $who ->
        [you] You begin
       *[other] { $who } begins
    } with { $count ->
        [one] 1 cat
       *[other] { $count } cats
    } in hand: too many.
fact-setup-invitations =
    .first = { $who ->
        [you] You were dealt the big seal, and begin
       *[other] { $who } was dealt the big seal, and begins
    } every round.
    .last = { $who ->
        [you] You are
       *[other] { $who } is
    } the last to play in every round.
fact-setup-attributes =
    .may = { $who } may have “{ $one }”.
    .cannot = { $who } cannot have “{ $one }”: it is yours.
fact-setup-same-category =
    .may-2 = { $who } may have both “{ $one }” and “{ $two }”, though they are of one kind.
    .may-3 = { $who } may have “{ $one }”, “{ $two }” and “{ $three }”, though they are of one kind.
    .cannot-2 = { $who } cannot have both “{ $one }” and “{ $two }”, for they are of one kind.
    .cannot-3 = { $who } cannot have “{ $one }”, “{ $two }” and “{ $three }”, for they are of one kind.
fact-setup-leftovers = With { $players } players, { $count } attribute cards go into the box unseen.
fact-attributes-secret = { $who } can see your “{ $attribute }”.
fact-hand-secret = { $who } can see { $cat }.
fact-table-public =
    .so = Cats that were played, and their masks, stay in sight to the end of the game.
    .round = Cats that were played are put away at the end of the round.
    .turned = A cat that was played is turned face down once its masks are placed.
    .five = Only the last five cats stay in sight.
fact-ruling-empty-pile =
    .so = When the pile is empty, nothing is drawn; a player without a cat goes straight to the question.
    .shuffled = When the pile is empty, the cats on the table are shuffled into a new one.
    .at-once = When the pile is empty, the game ends at once.
    .pass = When the pile is empty, a player without a cat misses the whole turn.
