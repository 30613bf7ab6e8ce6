# Practice: the map of what is known, rounds, the placement, the exam.

room-practice = Practise
way-practice = Practise
practice = Practice
practice-about = Ten exercises on positions out of games, about three minutes{ $part ->
    [some] : the rules of a first game, and sections you have begun
   *[all] {""}
}. Every answer is explained. Touch a rule to see how it stands.
practice-standing = { $due ->
    [0] { $sure } of { $count } rules sure
   *[other] { $sure } of { $count } rules sure, { $due } due today
}
button-mixed = Mixed round
button-review = Due today ({ $part ->
    [some] { $count } of { $due }
   *[all] { $count }
})
button-placement = I know this game
button-exam = Exam
menu-scope = Instead
menu-scope-all = choose…
menu-scope-book = the whole book
menu-scope-weak = what I get wrong ({ $count })
button-lesson = To the lesson
button-practise-it = Practise it
rules-due = due today
button-to-map = To the map
button-to-result = To the result
button-leave = Leave the exam
button-stay = Go on with it
button-once-more = Once more
button-section = To the lesson: { $section }

# The map
map-label = The map of your rules
map-rule = { $rule }: { $level }.
map-due = { $rule }: { $level }, due today.
level-unseen = not asked yet
level-met = answered rightly, not yet for long
level-shaky = to be repeated
level-sure = sure
map-unseen = { $count } not asked
map-met = { $count } known
map-shaky = { $count } shaky
map-sure = { $count } sure

# A drill
drill-one = Exercise
drill-round = Practice
drill-review = Due today
drill-placement = Placement
drill-exam = Exam
drill-of = { $sort } · { $number } of { $count }
drill-of-most = { $sort } · { $number } of { $count } at most
drill-again = { $sort } · once more
drill-right = { $right } of { $count } right
drill-row = { $said } · { $count } in a row
drill-comes-back = A twin of this question comes back in a moment.
drill-over = { $sort } · the result
drill-looked = What went wrong
round-clean = Everything right at the first try.
menu-wrong = Look at
menu-wrong-none = { $count ->
    [one] the wrong answer…
   *[other] the { $count } wrong answers…
}

# The placement
placement-about = Some fifteen questions, the hardest rules first. Then you know which sections you can skip and which are left.
placement-left = Left for you: { $sections }. In the others you were more often right than wrong.
placement-all = You know every section. Take the exam!

# The exam
exam-about = { $count } questions about the whole rulebook, at your own pace. No hints, and no answers until the end. { $percent } % right is a pass. The same number gives a whole class the same questions.
exam-seed = Number of the exam
exam-seed-unread = “{ $text }” is no number of an exam: it is a whole number up to { NUMBER($most, useGrouping: 0) }. Exam { NUMBER($seed, useGrouping: 0) } stays.
exam-leaving = An exam that is left has no result. You have answered { $done } of { $count }; that still counts for your map.
exam-passed = Passed!
exam-failed = Not passed yet: { $percent } % are needed. Look at the wrong answers, practise these rules, and come again.
exam-section = { $section }: { $right } of { $count }

# The certificate
certificate = Certificate
certificate-open = Your certificate, to print
certificate-about = A keepsake for a game well learnt. It proves nothing but what the answers in its code say.
certificate-name = Your name
certificate-name-about = It stays on this page: nothing is sent or kept.
certificate-passed = knows the rules of
certificate-score = right answers
certificate-of = of
certificate-seed = Exam
certificate-code = Check code
certificate-check = Check a certificate’s code
certificate-print = Print
certificate-true = { $right } of { $count } right on { $day } (exam { NUMBER($seed, useGrouping: 0) }): this certificate is true.
certificate-failed = { $right } of { $count } right on { $day } (exam { NUMBER($seed, useGrouping: 0) }): that was not a pass.
unreadable-certificate = This is no code of a certificate, or a letter of it is wrong.
unreadable-certificate-old = This code cannot be checked here: a letter of it is wrong, or it comes from another edition of the exercises.
unreadable-certificate-game = This certificate belongs to another game: { $game }.
unreadable-drill = The exercises of that link have changed. Here is the map.
home-standing = { $sure } of { $count } rules sure
home-due = { $due } due today
