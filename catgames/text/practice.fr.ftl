# L’entraînement : la carte de ce qui est su, les séries, le test de niveau, l’examen.

room-practice = S’entraîner
way-practice = S’entraîner
practice = Entraînement
practice-about = Dix exercices sur des positions tirées de parties, environ trois minutes{ $part ->
    [some] {" "}: les règles d’une première partie, et les sections que tu as commencées
   *[all] {""}
}. Chaque réponse est expliquée. Touche une règle pour voir où tu en es.
practice-standing = { $sure ->
    [one] { $sure } règle sûre sur { $count }
   *[other] { $sure } règles sûres sur { $count }
}{ $due ->
    [0] { "" }
   *[other] , { $due } à revoir aujourd’hui
}
button-mixed = Série mélangée
button-review = À revoir aujourd’hui ({ $part ->
    [some] { $count } sur { $due }
   *[all] { $count }
})
button-placement = Je connais ce jeu
button-exam = Examen
menu-scope = Plutôt
menu-scope-all = choisis…
menu-scope-book = tout le livret
menu-scope-weak = ce que je rate ({ $count })
button-lesson = Vers la leçon
button-practise-it = S’y entraîner
rules-due = à revoir aujourd’hui
button-to-map = Vers la carte
button-to-result = Vers le résultat
button-leave = Quitter l’examen
button-stay = Le continuer
button-once-more = Encore une fois
button-section = Vers la leçon : { $section }

# La carte
map-label = La carte de tes règles
map-rule = { $rule } : { $level }.
map-due = { $rule } : { $level }, à revoir aujourd’hui.
level-unseen = pas encore demandée
level-met = bien répondue, mais depuis peu
level-shaky = à reprendre
level-sure = sûre
map-unseen = { $count } à voir
map-met = { $count ->
    [one] { $count } connue
   *[other] { $count } connues
}
map-shaky = { $count ->
    [one] { $count } fragile
   *[other] { $count } fragiles
}
map-sure = { $count ->
    [one] { $count } sûre
   *[other] { $count } sûres
}

# Une série
drill-one = Exercice
drill-round = Entraînement
drill-review = À revoir
drill-placement = Test de niveau
drill-exam = Examen
drill-of = { $sort } · { $number } sur { $count }
drill-of-most = { $sort } · { $number } sur { $count } au plus
drill-again = { $sort } · encore une fois
drill-right = { $right ->
    [one] { $right } juste sur { $count }
   *[other] { $right } justes sur { $count }
}
drill-row = { $said } · { $count } d’affilée
drill-comes-back = Une jumelle de cette question revient dans un instant.
drill-over = { $sort } · le résultat
drill-looked = Ce qui n’allait pas
round-clean = Tout juste du premier coup.
menu-wrong = Revoir
menu-wrong-none = { $count ->
    [one] l’erreur…
   *[other] les { $count } erreurs…
}

# Le test de niveau
placement-about = Une quinzaine de questions, les règles les plus difficiles d’abord. Ensuite tu sais quelles sections tu peux passer et lesquelles il te reste à voir.
placement-left = Il te reste : { $sections }. Dans les autres, tu as eu plus souvent raison que tort.
placement-all = Tu connais toutes les sections. Passe l’examen !

# L’examen
exam-about = { $count } questions sur tout le livret, à ton rythme. Aucun indice, et aucune réponse avant la fin. Il faut { $percent } % de bonnes réponses. Le même numéro donne les mêmes questions à toute une classe.
exam-seed = Numéro de l’examen
exam-seed-unread = « { $text } » n’est pas un numéro d’examen : il faut un nombre entier jusqu’à { NUMBER($most, useGrouping: 0) }. L’examen { NUMBER($seed, useGrouping: 0) } reste.
exam-leaving = Un examen que tu quittes n’a pas de résultat. { $done ->
    [one] Tu as répondu à { $done } question sur { $count } ; elle compte quand même pour ta carte.
   *[other] Tu as répondu à { $done } questions sur { $count } ; elles comptent quand même pour ta carte.
}
exam-passed = Réussi !
exam-failed = Pas encore réussi : il faut { $percent } %. Regarde tes erreurs, entraîne-toi sur ces règles, et reviens.
exam-section = { $section } : { $right } sur { $count }

# Le diplôme
certificate = Diplôme
certificate-open = Ton diplôme, à imprimer
certificate-about = Un souvenir d’un jeu bien appris. Il ne prouve que ce que disent les réponses de son code.
certificate-name = Ton nom
certificate-name-about = Il reste sur cette page : rien n’est envoyé ni gardé.
certificate-passed = connaît les règles de
certificate-score = bonnes réponses
certificate-of = sur
certificate-seed = Examen
certificate-code = Code de contrôle
certificate-check = Contrôler le code d’un diplôme
certificate-print = Imprimer
certificate-true = { $right } sur { $count } le { $day } (examen { NUMBER($seed, useGrouping: 0) }) : ce diplôme dit vrai.
certificate-failed = { $right } sur { $count } le { $day } (examen { NUMBER($seed, useGrouping: 0) }) : ce n’était pas suffisant.
unreadable-certificate = Ce n’est pas le code d’un diplôme, ou une lettre en est fausse.
unreadable-certificate-old = Ce code ne peut pas être contrôlé ici : une lettre en est fausse, ou il vient d’une autre édition des exercices.
unreadable-certificate-game = Ce diplôme appartient à un autre jeu : { $game }.
unreadable-drill = Les exercices de ce lien ont changé. Voici la carte.
home-standing = Règles sûres : { $sure } sur { $count }
home-due = { $due } à revoir aujourd’hui
