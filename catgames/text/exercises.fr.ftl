# Les exercices : ce qui est demandé.

kind-choose = Lequel ?
exercise-judge = Ce coup est-il permis ?
exercise-expect = Ce coup est permis. Ce qu’on en dit est-il vrai ?
exercise-nothing-such = Rien de tel n’arrive ici. Ce qui arrive :
exercise-foresee = Ce coup est permis. Laquelle de ces choses arrive ?
exercise-count = Ce coup est permis. Quel nombre manque ?
exercise-mend = Ce coup est interdit. Lequel de ceux-ci est permis ?
exercise-claim = Est-ce vrai ?
exercise-pick = Qu’est-ce qui est vrai ?
question-who-plays = { $who ->
    [you] Toi : { $move }.
   *[other] { $who } : { $move }.
}
question-happens = { $who ->
    [you] Toi : { $move }.
   *[other] { $who } : { $move }.
} « { $said } »
gap = ___
amount = { $count }
question-which = Regarde la table.
question-by-rules = Que disent les règles ?
answer-was = La bonne réponse : { $said }
exercise-answer = Réponse
unreadable-rule = « { $text } » n’est pas une règle de ce jeu qui puisse être exercée. Il y a : { $expected }.
exercise-cannot = Aucun coup ne la montre, et rien dans une position ne la révèle.
exercise-few = Aucun coup ne la montre, et elle est la même sur toutes les tables : elle se demande de { $count } façons.
no-exercises = Ce jeu n’a pas d’exercices.
unreadable-mastery = Ce qui était gardé de tes réponses ne se lit pas. Rien n’a changé.

# Une série
round-heading = Exercice { $number } sur { $count }
round-answer = Tape un nombre de 1 à { $count } ; une ligne vide termine la série.
round-left = { $count ->
    [0] La série s’arrête ici.
   *[other] { $right ->
        [one] La série s’arrête ici : { $right } réponse juste sur { $count }.
       *[other] La série s’arrête ici : { $right } réponses justes sur { $count }.
    }
}
round-over = { $right ->
    [one] { $right } réponse juste sur { $count }.
   *[other] { $right } réponses justes sur { $count }.
}
