# Cleocatra : les exercices auxquels on répond en touchant la table.

find-lay = Pose la tuile piochée comme les règles le permettent.
find-search = Déplace une tuile comme les règles le permettent.
find-exchange = Échange deux sauveteurs comme les règles le permettent.
find-scout = Envoie un éclaireur comme les règles le permettent.
find-team = Fais équipe comme les règles le permettent.
find-rescue = Fais un sauvetage que les règles permettent.
find-herd = Avance d’une tuile avec un de tes sauveteurs, comme les règles le permettent.
find-post = Place l’inspecteur là où les règles le permettent.
find-settle = Place un sauveteur directement sur une tuile, comme les règles le permettent.
mark-lay-place = Tu viens de piocher une tuile. Touche tous les endroits où tu peux la poser.
mark-search-place = Tu prends { $tile }. Touche tous les endroits où tu peux la déplacer.
mark-scout-tile = Tu envoies un éclaireur. Touche toutes les tuiles où il peut aller.
mark-team-tile = Tu veux faire équipe. Touche toutes les tuiles où tu le peux.
mark-herd-to = Tu avances depuis { $tile }. Touche toutes les tuiles où tu peux aller.
mark-post-tile = Tu as un inspecteur à placer. Touche toutes les tuiles où il peut aller.
mark-settle-tile = Tu es bloqué. Touche toutes les tuiles où tu peux placer un sauveteur.
