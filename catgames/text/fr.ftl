# Les mots communs à tous les jeux.

number = { $count }
name-1 = Nora
    .gender = feminine
name-2 = Sami
    .gender = masculine
name-3 = Inès
    .gender = feminine
name-4 = Théo
    .gender = masculine
list-and = { $most } et { $last }
list-or = { $most } ou { $last }
list-some = { $some } et { $count } de plus
cited = { $rule } ({ $section })
finding-moot = Sans objet ici : une règle précédente n’est pas respectée.

# Ce qui ne se lit pas
unreadable-game = Il n’y a pas de jeu « { $text } ». Il y a : { $expected }.
unreadable-name = « { $text } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et des tirets bas, une lettre d’abord, et aucun mot-clé de Python.
unreadable-name-taken = « { $text } » est déjà pris : choisis un autre nom pour ton jeu.
unreadable-place-taken = Il y a déjà quelque chose dans { $text } : rien n’a été écrit.
unreadable-place = Rien n’a pu être écrit dans { $text } : { $why }
no-gallery = Ce jeu n’a pas de galerie de ses phrases.
new-written =
    { $place } est un jeu qui marche. Ensuite :
      pip install --editable '{ $place }[test]'
      pytest { $place }
      catgames
unreadable-section = Il n’y a pas de section « { $text } ». Il y a : { $expected }.
unreadable-players = À { $players }, ce n’est pas possible : ce jeu se joue de { $least } à { $most }.
unreadable-players-only = À { $players }, ce n’est pas possible : ce jeu se joue à { $least }.
unreadable-seat = Il n’y a pas de place « { $text } » à cette table : une place est un nombre entier de 0 à { $last }.
unreadable-player = Un joueur ne peut pas être « { $text } ». Au choix : { $expected }.
unreadable-lesson-step = Une leçon se compose d’étapes comme Try(…) et Judge(…), l’une après l’autre ; une valeur de type { $text } n’en est pas une.
unreadable-language = On ne parle pas la langue « { $text } » ici. Au choix : { $expected }.
unreadable-theme = Il n’y a pas de thème « { $text } ». Au choix : { $expected }.
unreadable-option = « { $text } » n’est pas une option de ce jeu. Attendu : { $expected }.
unreadable-level = Il n’y a pas de chat de niveau « { $text } ». Les niveaux sont : { $expected }.
unreadable-record = « { $text } » n’est pas une partie : il faut une position, « => », puis des coups séparés par des virgules.
unreadable-part = « { $text } » ne se lit pas comme partie d’une position.
unreadable-twice = « { $text } » est donné deux fois : lequel compte ?
unreadable-seats = Une position doit nommer les joueurs 1 à 2, 3 ou 4, chacun avec sa main : « 1 hand bbgm ».
unreadable-cards = « { $text } » : { $wrong } n’est pas une carte ici. Attendu : { $expected }.
unreadable-too-many = { $count } cartes « { $text } » : la boîte n’en contient que { $most }.
unreadable-wildcard = « { $text } » demande plus de cartes qu’il n’en reste dans la boîte.
unreadable-text = Il faut un texte ici, et { $text } n’en est pas un.
unreadable-number = { $text } ne convient pas comme { $name } : il faut un nombre entier à partir de 0.
unreadable-long = Ce texte est trop long : il compte { $count } caractères, et { $most } suffisent à tout.
unreadable-box = { $count } pièces en tout : la boîte n’en contient que { $most }.
unreadable-address = Ce lien est illisible : { $text }. Voici la page la plus proche.
unseen = Cela dépend d’une carte que cette vue de la table ne montre pas.
not-a-move = « { $text } » n’est pas un coup : { $word } est inattendu.{ $players ->
    [0] { "" }
   *[other] { " " }Un joueur est un numéro, de 1 à { $players }.
} Un coup s’écrit : { $expected }
not-a-move-value = { $text } n’est pas un coup de ce jeu : une de ses valeurs n’y veut rien dire.
ambiguous-move = « { $text } » peut vouloir dire plusieurs coups : { $readings }.
bug = C’est notre erreur, pas la tienne. Rien n’est perdu ; copie cette ligne pour nous la signaler :

# Verdicts
verdict-broken = Interdit : { $rule }.
verdict-legal = Permis.
verdict-try = Tu peux : { $move }.
verdict-first = Tu peux d’abord { $move } ; ensuite, c’est permis.
verdict-why = Pourquoi ? Toutes les règles consultées
verdict-also = Également enfreint : { $rules }.
verdict-ruling = Le livret se tait sur ce point ; c’est notre interprétation.
ledger-row = { $rule } : { $said }
ledger-held = respectée
ledger-broken = enfreinte
ledger-moot = sans objet

# Étapes
kind-read = Lis
kind-watch = Regarde
kind-try = Essaie
kind-tempt = Ose l’erreur
kind-judge = Permis ou non ?
kind-claim = Vrai ou faux ?
kind-count = Compte
kind-decide = À toi de décider
step-of = { $kind } · { $number } sur { $count }
step-back-again = { $kind } · encore une fois
proof-of = Test · { $kind } · { $number } sur { $count }
button-next = Suite ›
button-back = ‹ Retour
button-hint = Indice
button-undo = Annuler
button-again = Recommencer
button-show = Avancer
button-pause = Pause
button-play-on = Lecture
button-another = Essayer autre chose
button-left-out = À la première étape ouverte
button-prove = { $count ->
    [one] Je connais déjà : teste-moi (une question)
   *[other] Je connais déjà : teste-moi ({ $count } questions)
}
button-unshow = Revoir
button-home = Tous les jeux
button-legal = Permis
button-illegal = Interdit
button-true = Vrai
button-false = Faux
button-language = English
button-dark = Sombre
button-light = Clair
button-text-board = Plateau en texte
button-hide-text = Masquer le texte
answer-right = Exact.
answer-wrong = Pas tout à fait.
question-move = { $who ->
    [you] { $turn ->
        [no] Toi : { $move }
       *[yes] { $move }
    }
   *[other] { $who } : { $move }
}
question-which-rule = { question-move } : quelle règle décide ?
answer-legal = C’est permis.
answer-illegal = C’est interdit.
answer-true = C’est vrai.
answer-false = C’est faux.
answer-decided-by = La règle : { $rule }.
answer-count = La réponse est { $count }.
answer-rule-right = Et c’est bien cette règle.
answer-rule-wrong = Mais c’est une autre règle qui décide.
comes-back = Une question semblable reviendra tout à l’heure.
proof-passed = Tout est juste : tu connais cette section, tu peux la sauter.
proof-failed = Pas cette fois. Tu n’as rien perdu : fais la section étape par étape.
decide-other = C’est permis aussi. N’y a-t-il rien de mieux à faire ? Essaie autre chose.
decide-another = Il y a plus d’un bon coup ici : essaies-en un autre, ou continue.
says-earlier = Avant cela
try-done = Réussi.
try-missed = Ce n’était pas le but, et ton tour est fini. Annule ton coup et essaie autre chose.
tempt-done = Exactement : c’est l’erreur que cette règle interdit.
tempt-legal = Ce coup est permis. Fais l’erreur à laquelle le texte t’invite.
tempt-other = Ce coup enfreint une autre règle. Fais l’erreur à laquelle le texte t’invite.
hint-family = Il s’agit de cette règle : { $rule }.
hint-pieces = Voici les pièces qui comptent.
hint-numbers = { $said }
hint-ghost = Le coup : { $move }.
hint-played = Le coup est joué pour toi. À toi maintenant, sur une position jumelle.
waiting = Touche le plateau, ou sers-toi du plateau en texte au-dessous.
rules-here = Règles de cette étape
section-done = Section terminée : tu as répondu juste à toutes les questions.
section-mended = Section terminée : maintenant, tu as répondu juste à toutes les questions.
section-read = Tu as parcouru toute cette section.
section-known = Ce que tu sais maintenant : { $count ->
    [one] une règle
   *[other] { $count } règles
}
section-repeat = À revoir : { $count ->
    [one] une règle
   *[other] { $count } règles
}
course-open = C’est la dernière étape. Il te reste : { $sections }.
section-overview = Avant le livret : le but et un aperçu
    .short = Aperçu
menu-unit = { $need ->
    [first] { $name } · { $minutes } min · première partie
    [variant] { $name } · { $minutes } min · variante
   *[full] { $name } · { $minutes } min
}
unit-need = · { $minutes } min · { $need ->
    [first] pour une première partie
    [variant] variante
   *[full] règles complètes
}
course-done = Maintenant, tu as répondu juste à toutes les questions : tu connais tout le jeu. Sors la boîte !
progress = ✓ { $done } sur { $count }
progress-owed = ✓ { $done } sur { $count }, { $owed } à revoir
figures = Les chiffres, et d’où ils viennent
source-book = le livret
source-deduced = déduit du livret
source-public = descriptions publiques de la boîte
source-house = maison, faute de source
lit-chosen = sélection
lit-next = possible maintenant
lit-good = marque ✓
lit-wrong = marque ✗
lit-hint = à regarder
lit-part = groupe { $number }
lit-from = la flèche part d’ici
lit-to = la flèche arrive ici
focus-hint = Les flèches parcourent le plateau, Entrée touche, Échap relâche.
app-title = catgames
app-tagline = Apprends les règles d’un jeu en essayant tout.
home-players = joueurs
home-sections = Les sections du cours
watch-move = { $who } : { $move }.
kind-select = Marque tout ce qu’il faut
button-check = Vérifier
mark-extra = En trop :
mark-missing = Il manque :
rules-title = Les règles avec nos mots
rules-rulings = Nos interprétations
rules-see = Voir un exemple
rules-try = Essayer
rules-judge = Permis ou pas ?
rules-card = La fiche de la règle (s’ouvre dans un nouvel onglet)
rulekind-setup = Mise en place
rulekind-legality = Ce qui est permis
rulekind-effect = Ce qui se passe
rulekind-information = Qui voit quoi
rulekind-end = La fin et le vainqueur
browser-lost = La connexion avec le tuteur est perdue. Ta place est gardée.
browser-again = Y revenir

# Les salles
room-learn = Apprendre
room-play = Jouer
room-referee = Demander à l’arbitre
way-first = Première partie
way-learn = Apprendre
way-play = Jouer
way-referee = Arbitre
menu-room = Où aller
unfold-tools = Menu
fold-tools = Fermer
unfold-more = Plus
fold-more = Moins
unfold-sheet = Déplier
fold-sheet = Replier
menu-section = Section
someone = { $who ->
    [you] toi
   *[other] { $who }
}

# Une partie
player-person = une personne
player-random = chat joueur
player-greedy = chat glouton
player-thoughtful = chat réfléchi
plan = Une nouvelle partie
plan-about = Qui joue ? Un chat joueur fait n’importe quoi de permis, un chat glouton prend la meilleure position suivante, un chat réfléchi voit plus loin.
menu-players = Combien
menu-players-count = { $count } joueurs
menu-manner = Arbitre
seed-unread = « { $text } » n’est pas un numéro de donne : il faut un nombre entier jusqu’à { $most }. La donne { NUMBER($seed, useGrouping: 0) } reste.
menu-seed = Numéro de la donne
manner-teach = Professeur
manner-table = À la table
manner-quiet = Discret
manner-teach-about = Essaie tout. Un coup interdit est refusé, et tu sauras pourquoi.
manner-table-about = Déplace ce que tu veux, comme à une vraie table. Ton tour fini, touche « Terminé » : l’arbitre le regarde alors en entier.
manner-quiet-about = Ce qui est éclairé peut être touché ; rien d’autre n’est proposé.
match-turn = { $who ->
    [you] À toi
   *[other] C’est à { $who }
}
match-thinking = { $who } réfléchit ({ $level })
match-over = La partie est finie
match-moves = { $count ->
    [0] aucun coup
    [one] un coup
   *[other] { $count } coups
}
match-looking = Après le coup { $number } sur { $count }
curtain = { $who }, c’est à toi
curtain-board = À { $who } de jouer
curtain-why = Le plateau est couvert : personne d’autre ne doit voir les secrets de { $who }. Passe l’écran à { $who }.
button-uncover = Je suis { $who }
button-pass-on = Passer l’écran à { $who } ›
button-done = Terminé : contrôle mon tour
button-plan = Nouvelle partie…
button-plan-close = Continuer celle-ci
button-deal = Distribuer
button-reseed = Autre donne
button-restart = Rejouer cette donne
button-log-first = « Début
button-log-back = ‹ Avant
button-log-on = Après ›
button-log-now = Maintenant »
button-ask = Soumettre à l’arbitre
button-copy-log = Copier le journal
log = Tout ce qui s’est passé
quiet-not-offered = Aucun coup permis ne passe par là. Touche ce qui est éclairé.
undone-seen = C’est annulé. Mais ce que tu as vu, tu le sais : à une vraie table, ce qui est révélé le reste.
table-noted = C’est noté. Touche « Terminé » à la fin de ton tour.
audit-deed = Tu as essayé : { $move }.
audit-after-wrong = C’est venu après un coup interdit : c’est donc repris avec lui.
audit-put-back = { $count ->
    [one] C’est remis en place.
   *[other] Ces { $count } choses sont remises en place.
}
audit-owed = Oublié : { $rule }.
audit-clean = { $count ->
    [one] Ton tour est en règle : un coup, permis.
   *[other] Ton tour est en règle : { $count } coups, tous permis.
}
ended-won = { $who ->
    [you] Tu gagnes !
   *[other] { $who } gagne.
}
ended-shared = La victoire est partagée : { $who }.
ended-nobody = Personne ne gagne.
ended-scores = Points : { $scores }.
score-of = { $who ->
    [you] toi
   *[other] { $who }
} { $points }

# L’arbitre
referee = Demande à l’arbitre
referee-about = Toute position, tout coup, tout joueur. Touche le plateau ou écris le coup : rien n’est joué sans que tu le dises.
referee-building = Compose une position
referee-build-about = Choisis une pièce, puis touche où elle va ; ou un changement, puis touche ce qu’il change, n’importe où si c’est toute la table. Ce qu’aucune vraie partie ne montrerait est signalé plus bas.
referee-tried = { $who ->
    [you] Toi : { $move }
   *[other] { $who } : { $move }
}
referee-repair = Regarde : { $move }
referee-fault = Impossible dans une vraie partie : { $fault }
referee-more = { $count ->
    [one] Et encore une chose qu’aucune vraie partie ne peut montrer.
   *[other] Et encore { $count } choses qu’aucune vraie partie ne peut montrer.
}
referee-possible = Une vraie partie peut ressembler à cela.
referee-would = Si ce coup est joué :
referee-unseen = L’effet dépend d’une carte que la position ne montre pas.
menu-as = Essayer pour
menu-legal = Coups permis
menu-legal-first = les { $shown } premiers sur { $count }…
menu-legal-count = { $count ->
    [0] aucun ici
    [one] le seul…
   *[other] les { $count }…
}
menu-tool = Pièce ou changement
menu-new-position = Partir d’une donne
field-position = La position, en texte
button-set-up = L’installer
button-judge-it = Le juger
button-use = Valider
field-move = Un coup, en texte
field-example = par exemple : { $move }
button-play-it = Le jouer
button-build = Composer une position
button-build-done = Interroger l’arbitre
button-copy-link = Copier un lien
button-copy-svg = Image (SVG)
button-copy-png = Image (PNG)

# À emporter
button-carry = À emporter
carry-about = Ou emporte ta progression. Ce code contient les étapes faites, ta langue, ton thème et la partie en cours : colle-le sur un autre ordinateur ou téléphone, et continue là-bas. Comme l’adresse de la page, il contient toute la donne, même ce que tu ne dois pas voir.
carry-code = Ton code
button-open = L’ouvrir
carry-paste = Colle un code ici
code-opened = { $count ->
    [0] Le code est ouvert : ta partie est là.
    [one] Le code est ouvert : une étape faite, et ta partie.
   *[other] Le code est ouvert : { $count } étapes faites, et ta partie.
}
unreadable-code = Ce n’est pas un de nos codes, ou une lettre est fausse. Rien n’a changé.
unreadable-code-old = Ce code vient d’une autre édition du cours. Rien n’a changé.
unreadable-kept = La partie laissée ici vient d’une autre édition des règles et ne peut plus être ouverte. Les étapes faites sont gardées.
unreadable-code-game = Ce code appartient à un autre jeu : { $game }. Ouvre la page de ce jeu et colle-le là.
handed-log = Le journal
handed-link = Le lien vers cet écran précis
handed-svg = L’image, en SVG
handed-png = L’image
handed-copied = copié ; ou prends-le ici
edit-depends-on-hidden = Cela dépend de ce qui est caché ici.
edit-not-now = Cela ne sert à rien maintenant.

# Ce qui ne va pas dans une leçon
check-position = la position est illisible. { $said }
check-impossible = aucune partie ne peut donner cette position. { $said }
check-step = { $step } : { $said }
check-text = { $step } n’a pas de texte dans cette langue.
check-proof = Le test demande « { $text } », qui n’est pas une question de cette section.
check-no-rule = il n’y a pas de règle « { $rule } ». Les plus proches : { $nearest }.
check-choices = il faut au moins { $least } réponses, toutes différentes, dont la bonne : { $right }.
check-sum = la somme des parts fait { $sum }, mais la réponse est { $right }.
check-undecided = « { $rule } » ne décide rien pour « { $move } ».
check-other-decides = « { $rule } » est proposée comme fausse, mais elle décide aussi pour « { $move } ».
check-no-mistake = « { $move } » n’est pas une erreur : c’est permis.
check-other-rule = « { $move } » enfreint { $broken }, et non « { $rule } ».
check-selection = il faut quelque chose de juste à marquer, et quelque chose de faux.
check-done-before = le but est atteint avant le premier coup.
check-illegal-solution = « { $move } » n’y est pas permis : { $rule }.
check-same-id = une autre étape porte déjà ce nom.
check-misses-goal = « { $moves } » n’atteint pas le but. Ce qui s’y passe : { $events }.
check-no-moves = il n’y a aucun coup dans « { $text } ».
check-no-key = rien sur ce plateau ne s’appelle « { $key } ». Les plus proches : { $nearest }.
check-unknown-event = il n’y a pas d’événement « { $event } » dans ce jeu. Les plus proches : { $nearest }.
check-empty = elle n’a aucune étape.
check-goal = « { $text } » n’est pas un but. Un événement en est un sous la forme happened("{ $text }").
check-no-event = « { $event } » n’y arrive jamais.
check-nothing-good = aucun bon coup n’est prévu.
check-no-sentence = rien n’est dit de « { $moves } ».

# Une première partie
room-first = Première partie
first-game = Ta première partie
first-new-rules = Nouvelles règles
first-watch = Regarde ce que fait { $who }.
first-idea = Idée { $number } sur { $count }
first-forced = Il n’y a qu’une chose à faire : { $move }.
first-freely = Cette fois, c’est toi qui choisis. Un indice montre un bon coup.
first-alone = Tu connais maintenant les idées du jeu. Quand rien n’est marqué, c’est toi qui choisis ; un indice montre un bon coup.
first-over = C’était ta première partie. Ensuite, joue sans guide : « Jouer ». Le reste des règles est dans « Apprendre ».
first-won = { $who ->
    [you] Tu as atteint le but d’une première partie : tu gagnes !
   *[other] { $who } a atteint le but d’une première partie et gagne.
}
first-met = Règles rencontrées : { $count }
first-section = { $section } ({ $count })
first-broken = Règles sur lesquelles tu as buté : { $count }
first-stumbles = là où tu as buté…
first-stumble = { $moves ->
    [0] Premier tour : { $rule }
    [one] Après un coup : { $rule }
   *[other] Après { $moves } coups : { $rule }
}
first-unmet = Encore à découvrir : { $count }
button-begin = Commencer
first-press = Appuie d’abord sur « { button-begin } ».

# Avant que le plateau soit là, ou quand il ne vient pas
cover-coming = Le plateau arrive.
cover-slow = Le serveur prépare encore le plateau : il est lent ou très occupé. Le plateau apparaîtra tout seul.
cover-turn = Beaucoup de plateaux se préparent en ce moment. Laisse cette page ouverte : le tien arrive tout seul.
cover-line = La page est encore en route : la connexion est lente. Le plateau apparaîtra tout seul.
cover-none = Le tuteur n’a pas démarré sur le serveur.
cover-mute = Le serveur ne répond pas.
cover-kept = Ce que tu as fait est gardé.
cover-again = Réessayer
waiting-full = Toutes les places sont prises.
waiting-before = Avant toi :
waiting-opens = Laisse cette page ouverte : elle s’ouvrira toute seule dès qu’une place se libère.
missing-page = Cette page n’existe pas.
missing-home = Vers tous les jeux
browser-unkept = Ce navigateur ne garde rien (une fenêtre privée ?) : ce que tu fais sera oublié quand la page sera fermée. « À emporter » te donne un code.
browser-understood = D’accord
browser-aside = Une autre partie était en cours dans un autre onglet ; voici la dernière jouée.
browser-open = Ouvrir l’autre

still-held = Tu as encore en main ce que tu as choisi : touche un autre endroit, ou retouche-le pour le lâcher.
still-begun = Tu peux continuer ce que tu as commencé, ou commencer autre chose.

# La légende du plateau
legend-good = Voilà ce qui a été fait, ou qui est juste.
legend-wrong = Voilà pourquoi c’est interdit.
legend-look = Regarde ici : cela compte maintenant.
legend-chosen = Tu l’as en main. Retouche-le, ou appuie sur Échap, pour le lâcher.
legend-next = La suite pourrait être ici.
legend-turn = C’est le tour de ce joueur.
button-legend = Légende
