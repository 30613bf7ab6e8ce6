# Cleocatra : les exercices auxquels on répond en touchant la table.

find-lay = Pose la tuile piochée.
find-search = Déplace une tuile.
find-exchange = Échange deux sauveteurs.
find-scout = Envoie un éclaireur.
find-team = Fais équipe.
find-rescue = Fais un sauvetage.
find-rescue-choosing = Fais un sauvetage, et choisis les tuiles qui comptent.
find-herd = Avance d’une tuile avec un de tes sauveteurs.
find-post = Déplace un inspecteur d’une tuile à une autre.
find-post-supply = Place un inspecteur sur une tuile.
find-settle = Place un sauveteur directement sur une tuile.
mark-lay-place = Tu viens de piocher une tuile. Touche tous les emplacements où tu peux la poser.
mark-search-place = Tu prends { $tile }. Touche tous les emplacements où elle peut aller.
mark-scout-tile = Tu envoies un éclaireur. Touche toutes les tuiles où il peut aller.
mark-team-tile = Tu veux faire équipe. Touche toutes les tuiles où tu le peux.
mark-herd-to = Tu avances depuis { $tile }. Touche toutes les tuiles où tu peux aller.
mark-post-tile = Tu as un inspecteur à placer. Touche toutes les tuiles où il peut aller.
mark-settle-tile = Tu es bloqué. Touche toutes les tuiles où tu peux placer un sauveteur.

# Ce qu’aucun coup ne montre
fact-setup-two-players =
    .all = À { $players } joueurs, on joue avec { $count } tuiles.
    .colour = À { $players } joueurs, on joue avec { $count } tuiles { $colour-plural }.
fact-setup-pile =
    .so = Toutes les tuiles, mélangées face cachée, forment une seule pioche.
    .sorted = Les tuiles sont triées en une pioche par couleur.
    .open = Toutes les tuiles forment une seule pioche, dont la première est face visible.
    .each = Chacun reçoit le même nombre de tuiles.
fact-setup-pieces = À { $players } joueurs, chacun a { $count } sauveteurs.
fact-setup-starter = Si { $who ->
    [you] tu commences
   *[other] { $who } commence
}, c’est ensuite { $next ->
    [you] à toi
   *[other] à { $next }
}.
fact-ruling-power-tile =
    .cat = Si ton sauveteur sur { $tile } marque, la capacité de { $cat } agit.
    .none = Si ton sauveteur sur { $tile } marque, aucune capacité n’agit.
fact-ruling-frozen =
    .over = La partie finit aussitôt : plus aucun sauveteur ne pourra être placé ni marquer.
    .supply = La partie continue : { $who ->
        [you] tu as
       *[other] { $who } a
    } un sauveteur en réserve.
    .free = La partie continue : { $who ->
        [you] tu as
       *[other] { $who } a
    } un sauveteur sur une tuile sans inspecteur.
fact-tile-search-surrounded =
    .so = Une recherche ne peut pas prendre une tuile qui touche d’autres tuiles sur ses trois côtés.
    .two = Une recherche ne peut pas prendre une tuile qui touche d’autres tuiles sur deux côtés.
    .empty = Une recherche peut prendre toute tuile sans sauveteur.
    .rescuer = Une recherche peut prendre une tuile entourée de tous côtés si ton sauveteur s’y trouve.
fact-ruling-enclosed-gap =
    .so = On peut poser une tuile qui enferme un emplacement vide.
    .never = On ne peut jamais enfermer un emplacement vide.
    .two = On ne peut enfermer un emplacement vide que s’il y en a deux.
    .corner = On ne peut enfermer un emplacement vide que dans un coin.
fact-rescue-ends-turn =
    .so = Un sauvetage en première action finit ton tour.
    .second = Après un sauvetage en première action, tu fais encore une deuxième action.
    .points = Un sauvetage en première action ne finit ton tour que s’il rapporte au moins quatre points.
    .choice = Après un sauvetage en première action, tu choisis si ton tour continue.
fact-turn-second-possible =
    .so = Une première action qui n’en permet pas une deuxième est exclue, si une autre en permet une.
    .allowed = Tu peux choisir n’importe quelle première action, qu’une deuxième soit possible ou non.
    .passed = Si aucune deuxième action n’est possible après la première, tu pioches une tuile à la place.
    .stuck = Si aucune deuxième action n’est possible après la première, tu es bloqué et tu places un sauveteur où tu veux.
fact-ruling-bonus-action =
    .so = Une action bonus est une action de tuile ou de sauveteur, mais pas Éclaireur, et on peut la refuser.
    .scout = Une action bonus peut aussi être Éclaireur.
    .must = Une action bonus est obligatoire, dès qu’elle est possible.
    .two = Un bonus vaut deux actions : une de tuile, puis une de sauveteur.
fact-ruling-mafdat-limits =
    .so = Sauf règle maison contraire, Mafdat obéit aux mêmes limites qu’une recherche.
    .free = La tuile de Mafdat se déplace toujours, où qu’elle soit.
    .split = La tuile de Mafdat peut laisser les pyramides en deux morceaux.
    .surrounded = La tuile de Mafdat ne se déplace que si elle est entourée de tous côtés.
fact-ruling-bastet-capacity =
    .so = Un échange ne peut pas mettre deux sauveteurs d’un même joueur sur une tuile.
    .twice = Un échange peut mettre deux sauveteurs d’un même joueur sur une tuile.
    .any = Un échange peut mettre trois sauveteurs sur une tuile.
    .full = Un échange n’est permis que sur des tuiles à un seul sauveteur.
fact-ruling-princess-where =
    .so = Les inspecteurs de Princess vont sur des tuiles qui n’en avaient pas, mais pas sur celle du sauveteur.
    .own = Les inspecteurs de Princess vont d’abord sur la tuile du sauveteur.
    .same = Les deux inspecteurs de Princess peuvent aller sur une seule tuile.
    .one = Princess n’envoie qu’un inspecteur.
