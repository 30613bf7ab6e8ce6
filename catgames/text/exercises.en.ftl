# Exercises: what is asked.

kind-choose = Which is it?
exercise-judge = Is this move legal?
exercise-expect = This move is legal. Is what is said of it true?
exercise-nothing-such = Nothing of the sort happens here. What does:
exercise-foresee = This move is legal. Which of these happens?
exercise-count = This move is legal. Which number is missing?
exercise-mend = This move is not legal. Which of these is?
exercise-claim = Is this true?
exercise-pick = Which of these is true?
question-who-plays = { $who ->
    [you] You: { $move }.
   *[other] { $who }: { $move }.
}
question-happens = { $who ->
    [you] You: { $move }.
   *[other] { $who }: { $move }.
} “{ $said }”
gap = ___
amount = { $count }
question-which = Look at the table.
question-by-rules = What do the rules say?
answer-was = What is so: { $said }
exercise-answer = Answer
unreadable-rule = “{ $text }” is no rule of this game that can be practised. There are: { $expected }.
exercise-cannot = No move shows it, and nothing about a position tells it.
exercise-few = No move shows it, and it is the same on every table: it is asked about in { $count } ways.
no-exercises = This game has no exercises.
unreadable-mastery = What was kept of your answers cannot be read. Nothing has changed.

# A round
round-heading = Exercise { $number } of { $count }
round-answer = Type a number from 1 to { $count }; an empty line ends the round.
round-left = { $count ->
    [0] The round ends here.
   *[other] The round ends here: { $right } of { $count } right.
}
round-over = { $right } of { $count } right.
