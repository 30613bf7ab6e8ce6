# Words that all games share.

number = { $count }
name-1 = Nora
    .gender = feminine
name-2 = Sami
    .gender = masculine
name-3 = Inès
    .gender = feminine
name-4 = Théo
    .gender = masculine
list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-some = { $some } and { $count } more
cited = { $rule } ({ $section })
finding-moot = No longer matters: an earlier rule is broken.

# What cannot be read
unreadable-game = There is no game called “{ $text }”. There are: { $expected }.
unreadable-name = “{ $text }” cannot be the name of a game: small letters, digits and underscores, a letter first, and no keyword of Python.
unreadable-name-taken = “{ $text }” is taken already: choose another name for your game.
unreadable-place-taken = There is something at { $text } already: nothing was written.
unreadable-place = Nothing could be written to { $text }: { $why }
no-gallery = This game has no gallery of its sentences.
new-written =
    { $place } is a game that works. Next:
      pip install --editable '{ $place }[test]'
      pytest { $place }
      catgames
unreadable-section = There is no section called “{ $text }”. There are: { $expected }.
unreadable-players = { $players } players do not fit: this game is for { $least } to { $most }.
unreadable-players-only = { $players } players do not fit: this game is for { $least }.
unreadable-seat = There is no seat “{ $text }” at this table: a seat is a whole number from 0 to { $last }.
unreadable-player = A player cannot be “{ $text }”. Choose from: { $expected }.
unreadable-lesson-step = A lesson is made of steps such as Try(…) and Judge(…), one after the other; a { $text } is none.
unreadable-language = The language “{ $text }” is not spoken here. Choose from: { $expected }.
unreadable-theme = There is no theme “{ $text }”. Choose from: { $expected }.
unreadable-option = “{ $text }” is no option of this game. Expected: { $expected }.
unreadable-level = There is no cat of level “{ $text }”. The levels are: { $expected }.
unreadable-record = “{ $text }” is no record: a position, then “=>”, then moves with commas between.
unreadable-part = “{ $text }” cannot be read as part of a position.
unreadable-twice = “{ $text }” comes twice: which one holds?
unreadable-seats = A position needs players 1 to 2, 3 or 4, each with a hand: “1 hand bbgm”.
unreadable-cards = “{ $text }”: { $wrong } is no card here. Expected: { $expected }.
unreadable-too-many = { $count } cards “{ $text }”: the box holds only { $most }.
unreadable-wildcard = “{ $text }” asks for more cards than are left in the box.
unreadable-text = A text is needed here, and { $text } is none.
unreadable-number = { $text } will not do as { $name }: a whole number from 0 on is needed.
unreadable-long = This text is too long: it has { $count } characters, and { $most } are enough for anything.
unreadable-box = { $count } pieces in all: the box holds only { $most }.
unreadable-address = That link could not be read: { $text }. Here is the nearest page.
unseen = That depends on a card that this view of the table does not show.
not-a-move = “{ $text }” is not a move: { $word } was not expected.{ $players ->
    [0] { "" }
   *[other] { " " }A player is a number from 1 to { $players }.
} A move looks like: { $expected }
not-a-move-value = { $text } is not a move of this game: a value in it means nothing here.
ambiguous-move = “{ $text }” could mean several moves: { $readings }.
bug = This is our mistake, not yours. Nothing is lost; please copy this line and report it:

# Verdicts
verdict-broken = Not allowed: { $rule }.
verdict-legal = Allowed.
verdict-try = You could: { $move }.
verdict-first = You could first { $move }; then this is allowed.
verdict-why = Why? Every rule that was asked
verdict-also = Also broken: { $rules }.
verdict-ruling = The book is silent here; this is our ruling.
ledger-row = { $rule }: { $said }
ledger-held = kept
ledger-broken = broken
ledger-moot = no longer matters

# Steps
kind-read = Read
kind-watch = Watch
kind-try = Try it
kind-tempt = Try the mistake
kind-judge = Legal or not?
kind-claim = True or false?
kind-count = Count
kind-decide = Your turn: decide
step-of = { $kind } · { $number } of { $count }
step-back-again = { $kind } · once more
proof-of = Test · { $kind } · { $number } of { $count }
button-next = Next ›
button-back = ‹ Back
button-hint = Hint
button-undo = Take back
button-again = Start again
button-show = Forward
button-pause = Pause
button-play-on = Play on
button-another = Try another
button-left-out = To the first open step
button-prove = { $count ->
    [one] I know this: test me (one question)
   *[other] I know this: test me ({ $count } questions)
}
button-unshow = Back a bit
button-home = All games
button-legal = Legal
button-illegal = Not legal
button-true = True
button-false = False
button-language = Français
button-dark = Dark
button-light = Light
button-text-board = Text board
button-hide-text = Hide text board
answer-right = Right.
answer-wrong = Not quite.
question-move = { $who ->
    [you] { $turn ->
        [no] You: { $move }
       *[yes] { $move }
    }
   *[other] { $who }: { $move }
}
question-which-rule = { question-move }: which rule decides?
answer-legal = It is legal.
answer-illegal = It is not legal.
answer-true = It is true.
answer-false = It is false.
answer-decided-by = What decides: { $rule }.
answer-count = The answer is { $count }.
answer-rule-right = And that is the rule.
answer-rule-wrong = But another rule decides.
comes-back = A question like this one comes back in a moment.
proof-passed = All right: you know this section and need not do its steps.
proof-failed = Not this time. Nothing is lost: do the section step by step.
decide-other = That is allowed too. Is there something you would want more? Try another.
decide-another = There is more than one good turn here: try another, or go on.
says-earlier = Earlier
try-done = You did it.
try-missed = That was not the goal, and your turn is over. Take it back and try something else.
tempt-done = Exactly: that is the mistake this rule forbids.
tempt-legal = That move is allowed. Try the mistake the text invites you to.
tempt-other = That breaks another rule. Try the mistake the text invites you to.
hint-family = It is about this rule: { $rule }.
hint-pieces = These are the pieces that matter.
hint-numbers = { $said }
hint-ghost = Do this: { $move }.
hint-played = It has been played for you. Now its twin, by yourself.
waiting = Touch the board, or use the text board below it.
rules-here = Rules of this step
section-done = Section finished, every question answered rightly.
section-mended = Section finished: by now every question is answered rightly.
section-read = You have been through all of this section.
section-known = What you know now: { $count ->
    [one] one rule
   *[other] { $count } rules
}
section-repeat = Worth repeating: { $count ->
    [one] one rule
   *[other] { $count } rules
}
course-open = This is the last step. Still open: { $sections }.
section-overview = Before the book: goal and overview
    .short = Overview
menu-unit = { $need ->
    [first] { $name } · { $minutes } min · first game
    [variant] { $name } · { $minutes } min · variant
   *[full] { $name } · { $minutes } min
}
unit-need = · { $minutes } min · { $need ->
    [first] for a first game
    [variant] a variant
   *[full] full rules
}
course-done = By now you have answered every question rightly: you know the whole game. Get the box on the table!
progress = { $done } of { $count } done
progress-owed = { $done } of { $count } done, { $owed } to come back
figures = Figures, and where they come from
source-book = the book
source-deduced = deduced from the book
source-public = public descriptions of the box
source-house = ours, for want of a source
lit-chosen = picked
lit-next = possible now
lit-good = marked ✓
lit-wrong = marked ✗
lit-hint = look here
lit-part = group { $number }
lit-from = the arrow starts here
lit-to = the arrow ends here
focus-hint = Arrow keys walk over the board, Enter touches, Escape lets go.
app-title = catgames
app-tagline = Learn a board game’s rules by trying everything.
home-players = players
home-sections = The course, in sections
watch-move = { $who }: { $move }.
kind-select = Mark them all
button-check = Check
mark-extra = Too much:
mark-missing = Missing:
rules-title = The rules in our words
rules-rulings = Our rulings
rules-see = See it
rules-try = Try it
rules-judge = Judge it
rules-card = The rule’s card (opens in a new tab)
rulekind-setup = Set-up
rulekind-legality = What is allowed
rulekind-effect = What happens
rulekind-information = Who sees what
rulekind-end = The end and the winner
browser-lost = The connection to the tutor is lost. Your place is kept.
browser-again = Bring me back

# What is wrong with a lesson
check-position = the position cannot be read. { $said }
check-impossible = no game could look like this. { $said }
check-step = { $step }: { $said }
check-text = { $step } has no text in this language.
check-proof = The proof asks for “{ $text }”, which is no question of this section.
check-no-rule = there is no rule “{ $rule }”. Nearest: { $nearest }.
check-choices = the choices must be at least { $least }, all different, with the right one among them: { $right }.
check-sum = the parts add up to { $sum }, but the answer is { $right }.
check-undecided = “{ $rule }” does not decide about “{ $move }”.
check-other-decides = “{ $rule }” is offered as wrong, but decides about “{ $move }” too.
check-no-mistake = “{ $move }” is no mistake: it is allowed.
check-other-rule = “{ $move }” breaks { $broken }, not “{ $rule }”.
check-selection = something must be right to mark, and something wrong.
check-done-before = the goal is reached before anything is played.
check-illegal-solution = “{ $move }” is not allowed there: { $rule }.
check-same-id = another step has this name too.
check-misses-goal = “{ $moves }” does not reach the goal. What happens in it: { $events }.
check-no-moves = there is no move in “{ $text }”.
check-no-key = nothing on this board is called “{ $key }”. Nearest: { $nearest }.
check-unknown-event = there is no event “{ $event }” in this game. Nearest: { $nearest }.
check-empty = there is no step in it.
check-goal = “{ $text }” is no goal. An event is one as happened("{ $text }").
check-no-event = “{ $event }” does not happen in it.
check-nothing-good = no turn is foreseen as good.
check-no-sentence = nothing is said of “{ $moves }”.

# A first game
room-first = First game
first-game = Your first game
first-new-rules = New rules
first-watch = Watch what { $who } does.
first-idea = Idea { $number } of { $count }
first-forced = Only one thing is possible now: { $move }.
first-freely = What you do now is your own choice. A hint shows a good move.
first-alone = You know the ideas of this game now. Where nothing is marked, you choose; a hint shows a good move.
first-over = That was your first game. Next, play without a guide: “Play”. The rest of the rules is in “Learn”.
first-won = { $who ->
    [you] You have reached the goal of a first game: you win!
   *[other] { $who } has reached the goal of a first game and wins.
}
first-met = Rules you have met: { $count }
first-section = { $section } ({ $count })
first-broken = Rules that stopped you: { $count }
first-stumbles = what stopped you…
first-stumble = { $moves ->
    [0] First turn: { $rule }
    [one] After one move: { $rule }
   *[other] After { $moves } moves: { $rule }
}
first-unmet = Still to be met: { $count }
button-begin = Begin
first-press = First press “{ button-begin }”.

# Rooms
room-learn = Learn
room-play = Play
room-referee = Ask the referee
way-first = First game
way-learn = Learn
way-play = Play
way-referee = Referee
menu-room = Where to
unfold-tools = Menu
fold-tools = Close
unfold-more = More
fold-more = Less
unfold-sheet = Draw up
fold-sheet = Put down
menu-section = Section
someone = { $who ->
    [you] you
   *[other] { $who }
}

# A match
player-person = person
player-random = playful cat
player-greedy = greedy cat
player-thoughtful = thoughtful cat
plan = A new game
plan-about = Who plays? A playful cat does anything legal, a greedy one takes the best next position, a thoughtful one looks ahead.
menu-players = How many
menu-players-count = { $count } players
menu-manner = Referee
seed-unread = “{ $text }” is no number of a deal: it is a whole number up to { $most }. Deal { NUMBER($seed, useGrouping: 0) } stays.
menu-seed = Number of the deal
manner-teach = Teach
manner-table = Table
manner-quiet = Quiet
manner-teach-about = Try anything. A move the rules forbid is refused, with the reason.
manner-table-about = Move anything, as at a real table. Press “Done” when your turn is over: then the referee looks at all of it.
manner-quiet-about = What is lit can be touched; nothing else is offered.
match-turn = { $who ->
    [you] Your turn
   *[other] { $who } decides
}
match-thinking = { $who } is thinking ({ $level })
match-over = The game is over
match-moves = { $count ->
    [0] no move yet
    [one] one move
   *[other] { $count } moves
}
match-looking = After move { $number } of { $count }
curtain = { $who }, it is your turn
curtain-board = { $who }’s turn
curtain-why = The board is covered so that nobody else sees { $who }’s secrets. Give { $who } the screen.
button-uncover = I am { $who }
button-pass-on = Give the screen to { $who } ›
button-done = Done: audit my turn
button-plan = New game…
button-plan-close = Keep playing
button-deal = Deal
button-reseed = Another deal
button-restart = Same deal again
button-log-first = « First
button-log-back = ‹ Earlier
button-log-on = Later ›
button-log-now = Now »
button-ask = Ask about this position
button-copy-log = Copy the log
log = Everything that happened
quiet-not-offered = Nothing legal goes there. Touch what is lit.
undone-seen = Taken back. But what you have seen you know: at a real table, what is revealed stays revealed.
table-noted = Noted. Press “Done” when your turn is over.
audit-deed = You tried: { $move }.
audit-after-wrong = This came after a wrong move, so it was put back with it.
audit-put-back = { $count ->
    [one] It has been put back.
   *[other] These { $count } things have been put back.
}
audit-owed = Forgotten: { $rule }.
audit-clean = { $count ->
    [one] Your turn is in order: one move, legal.
   *[other] Your turn is in order: { $count } moves, all legal.
}
ended-won = { $who ->
    [you] You win!
   *[other] { $who } wins.
}
ended-shared = The victory is shared: { $who }.
ended-nobody = Nobody wins.
ended-scores = Points: { $scores }.
score-of = { $who ->
    [you] you
   *[other] { $who }
} { $points }

# The referee
referee = Ask the referee
referee-about = Any position, any move, any player. Touch the board, or write the move: nothing is played until you say so.
referee-building = Build a position
referee-build-about = Choose a piece, then touch where it goes; or a change, then touch what it changes, anywhere if that is the whole table. What no real game could show is named below.
referee-tried = { $who ->
    [you] You: { $move }
   *[other] { $who }: { $move }
}
referee-repair = Look at: { $move }
referee-fault = Impossible in a real game: { $fault }
referee-more = { $count ->
    [one] And one more thing that no real game could show.
   *[other] And { $count } more things that no real game could show.
}
referee-possible = A real game could look like this.
referee-would = If it is played:
referee-unseen = What this does depends on a card that the position does not show.
menu-as = Try as
menu-legal = Legal moves
menu-legal-first = the first { $shown } of { $count }…
menu-legal-count = { $count ->
    [0] none here
    [one] the only one…
   *[other] all { $count }…
}
menu-tool = Piece or change
menu-new-position = Start from a deal
field-position = The position, as text
button-set-up = Set it up
button-judge-it = Judge it
button-use = Use it
field-move = A move, as text
field-example = for instance: { $move }
button-play-it = Play it
button-build = Build a position
button-build-done = Ask about it
button-copy-link = Copy a link
button-copy-svg = Picture (SVG)
button-copy-png = Picture (PNG)

# To take along
button-carry = Take it along
carry-about = Or take your progress with you. This code holds the steps you have done, your language and theme, and the game in progress: paste it on another computer or phone, and go on there. Like the page’s address it holds the whole deal, also what you may not see.
carry-code = Your code
button-open = Open it
carry-paste = Paste a code here
code-opened = { $count ->
    [0] The code is opened: your game is here.
    [one] The code is opened: one step done, and your game.
   *[other] The code is opened: { $count } steps done, and your game.
}
unreadable-code = This is no code of ours, or a letter of it is wrong. Nothing has changed.
unreadable-code-old = This code comes from another edition of the course. Nothing has changed.
unreadable-kept = The game you left here was played with another edition of the rules and cannot be opened any more. The steps you have done are kept.
unreadable-code-game = This code belongs to another game: { $game }. Open that game’s page and paste it there.
handed-log = The log
handed-link = The link to this very screen
handed-svg = The picture, as SVG
handed-png = The picture
handed-copied = copied; or take it from here
edit-depends-on-hidden = That depends on what is hidden here.
edit-not-now = That is of no use just now.

# Before the board is there, or when it is not coming
cover-coming = The board is coming.
cover-slow = The server is still preparing the board: it is slow or busy just now. The board appears by itself.
cover-turn = Many boards are being prepared just now. Leave this page open: yours comes by itself.
cover-line = The page is still on its way: the line is slow. The board appears by itself.
cover-none = The tutor did not start on the server.
cover-mute = The server does not answer.
cover-kept = What you have done is kept.
cover-again = Try again
waiting-full = All places are taken just now.
waiting-before = Before you:
waiting-opens = Leave this page open: it opens by itself as soon as there is a place.
missing-page = There is no such page here.
missing-home = To all games
browser-unkept = This browser keeps nothing (a private window?): what you do is forgotten once the page is closed. “Take it along” gives you a code.
browser-understood = All right
browser-aside = Another game was under way in another tab; this is the one played last.
browser-open = Open the other

still-held = You still hold what you chose: touch another place, or touch it again to let go.
still-begun = You may go on with what you have begun, or begin something else.

# What is what on the board
legend-good = This was done, or it is right.
legend-wrong = This is why it is not allowed.
legend-look = Look here: it matters now.
legend-chosen = You have this in hand. Touch it again, or press Escape, to let go.
legend-next = It could go on here.
legend-turn = Whose turn it is.
button-legend = What is what?
