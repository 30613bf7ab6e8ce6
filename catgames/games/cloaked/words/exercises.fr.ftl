# Le Club des moustaches : les exercices auxquels on répond en touchant la table.

find-play = Joue un chat comme les règles le permettent.
find-ask = Demande à quelqu’un un attribut que tu as le droit de demander.
mark-ask-attribute = Tu interroges { $target }. Touche tous les attributs que tu peux demander.
