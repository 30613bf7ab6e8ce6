# Cleocatra : le nom de chaque règle, la règle avec nos mots, et ce qu’elle dit d’un plateau.

section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-tile = Actions de tuile
    .short = Actions de tuile
section-rescuer = Actions de sauveteur
    .short = Actions de sauveteur
section-stuck = Rien ne suit ; être bloqué
    .short = Être bloqué
section-scoring = Décompte
    .short = Décompte
section-inspectors = Inspecteurs et retour
    .short = Inspecteurs
section-end = Fin de la partie
    .short = Fin de la partie
section-herd = Jeu avancé : le troupeau
    .short = Jeu avancé
section-abilities = Jeu avancé : les cinq chats
    .short = Jeu avancé

rule-setup-two-players = À deux, on joue avec dix tuiles
    .law = À deux joueurs, une tuile bleue, une orange et une verte restent dans la boîte ; à trois ou quatre, on joue avec les treize.
rule-setup-pile = Toutes les tuiles forment une pioche
    .law = Toutes les tuiles, mélangées face cachée, forment la pioche.
rule-setup-pieces = Chacun a trois sauveteurs
    .law = Chacun a trois sauveteurs et commence à 0 point ; les inspecteurs attendent à côté du plateau.
rule-setup-starter = Le dernier à avoir câliné un animal commence
    .law = Le dernier à avoir câliné un chat ou un autre animal de compagnie commence ; ensuite, on joue dans le sens horaire.
rule-setup-first-tiles = D’abord, chacun pose une tuile et un sauveteur
    .law = À tour de rôle, chacun pioche une tuile, la pose face visible (à partir de la deuxième, à côté des pyramides) et y place un sauveteur.
    .broken-their-draw = C’est la mise en place, et { $who } pioche maintenant sa première tuile.
    .broken-their-tile = C’est la mise en place, et { $who } a une première tuile à poser.
    .broken-draw-first = C’est la mise en place : pioche ta première tuile.
    .broken-tile-first = C’est la mise en place : pose la tuile que tu as piochée.
    .broken-middle = La toute première tuile va au milieu.
    .broken-taken = Il y a déjà une tuile à cet emplacement.
    .broken-apart = Aucune tuile ne touche cet emplacement.
    .held = { $due ->
        [draw] C’est la mise en place, et tu pioches ta première tuile.
       *[lay] { $tiles ->
            [0] Tu poses la toute première tuile, au milieu.
           *[other] Tu poses ta première tuile à côté des pyramides.
        }
    }

rule-turn-two-actions = À ton tour, deux actions, la tuile d’abord
    .law = Un tour, c’est deux actions : une de tuile puis une de sauveteur, ou deux de sauveteur. Jamais deux de tuile, jamais une de tuile en second. Ce qui est commencé se termine d’abord : on pose la tuile piochée, on place l’inspecteur.
    .broken-their-inspector = { $who } doit encore placer un inspecteur.
    .broken-their-tile = { $who } doit encore poser une tuile piochée.
    .broken-their-bonus = { $who } fait maintenant une action bonus.
    .broken-their-turn = C’est le tour de { $who }.
    .broken-inspector-first = Ton sauvetage n’est pas terminé : { $count ->
        [one] place d’abord l’inspecteur.
       *[other] place d’abord les { $count } inspecteurs.
    }
    .broken-tile-first = Tu as pioché une tuile : pose-la d’abord.
    .broken-no-tile = Tu n’as pas de tuile piochée en main : il n’y a rien à poser.
    .broken-no-inspector = Il n’y a pas d’inspecteur à placer maintenant.
    .broken-tile-second = C’est ta deuxième action : il faut une action de sauveteur.
    .held = { $due ->
        [inspector] C’est à toi de placer un inspecteur.
        [tile] C’est à toi de poser la tuile piochée.
        [second] À toi ta deuxième action : une action de sauveteur.
        [bonus] C’est ton action bonus.
       *[first] C’est ton tour : à toi ta première action.
    }

rule-tile-expedition = La tuile piochée se pose à côté des pyramides
    .law = Expédition, une action de tuile : pioche une tuile, regarde-la, puis pose-la face visible à côté d’une ou de plusieurs tuiles.
    .broken-taken = Il y a déjà une tuile à cet emplacement : { $other }.
    .broken-apart = Aucune tuile ne touche cet emplacement.
    .held = L’emplacement est vide et touche { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }.
rule-tile-search = Une tuile inoccupée peut aller à côté d’une autre
    .law = Recherche, une action de tuile : déplace une tuile inoccupée, sans sauveteur ni inspecteur, vers un autre emplacement, à côté d’une tuile autre qu’elle-même.
    .broken-no-tile = Il n’y a pas de tuile à déplacer à cet emplacement.
    .broken-rescuers = Il y a { $count ->
        [one] un sauveteur
       *[other] { $count } sauveteurs
    } sur { $tile } ; { $advanced ->
        [yes] seule une tuile Mafdat (verte) se déplace occupée.
       *[no] on ne déplace qu’une tuile inoccupée.
    }
    .broken-inspector = Il y a un inspecteur sur { $tile } ; { $advanced ->
        [yes] seule une tuile Mafdat (verte) se déplace occupée.
       *[no] on ne déplace qu’une tuile inoccupée.
    }
    .broken-same = Elle reviendrait à sa place ; il faut un autre emplacement.
    .broken-taken = Il y a déjà une tuile à cet emplacement : { $other }.
    .broken-apart = Aucune tuile ne touche cet emplacement.
    .broken-itself = Une fois { $tile } partie, plus rien ne touche cet emplacement.
    .held = { $pieces ->
        [0] Il n’y a personne sur { $tile }, et son nouvel emplacement touche { $near }.
       *[other] Il y a quelqu’un sur { $tile }, mais une tuile Mafdat se déplace quand même ; son nouvel emplacement touche { $near }.
    }
rule-tile-search-connected = Les pyramides restent d’un seul tenant
    .law = On ne prend pas une tuile dont le départ couperait les pyramides.
    .broken = Sans { $tile }, les pyramides seraient en morceaux : { $sizes }.
    .held = Sans { $tile }, les pyramides sont d’un seul tenant.
rule-tile-search-surrounded = Une tuile entourée de tous côtés reste là
    .law = On ne prend pas une tuile entourée de tuiles sur tous ses côtés.
    .broken = Les trois côtés de { $tile } touchent d’autres tuiles : elle est entourée.
    .held = Des trois côtés de { $tile }, { $count ->
        [0] aucun ne touche
        [one] un seul touche
       *[other] { $count } touchent
    } une autre tuile.

rule-rescuer-scout = L’éclaireur va sur la tuile posée ou déplacée
    .law = Éclaireur, une action de sauveteur : place un sauveteur de ta réserve sur la tuile que tu as posée ou déplacée pendant ce tour.
    .broken-nothing-laid = Tu n’as ni posé ni déplacé de tuile pendant ce tour.
    .broken-no-supply = { no-rescuer-left }
    .broken-no-tile = { no-tile-there }
    .broken-another = La tuile posée ou déplacée pendant ce tour, c’est { $laid }, pas { $tile }.
    .held = Tu as posé ou déplacé { $tile } pendant ce tour, et tu as { $count ->
        [one] { $count } sauveteur
       *[other] { $count } sauveteurs
    } en réserve.
rule-rescuer-team-up = On fait équipe à côté d’un de ses sauveteurs
    .law = Faire équipe, une action de sauveteur : place un sauveteur de ta réserve sur une tuile adjacente à une tuile que tu occupes.
    .broken-no-tile = { no-tile-there }
    .broken-no-supply = { no-rescuer-left }
    .broken-alone = Tu n’as aucun sauveteur sur les tuiles : il n’y a personne avec qui faire équipe.
    .broken-itself = Ton sauveteur est déjà sur { $tile } ; fais équipe sur une tuile à côté.
    .broken-far = { $count ->
        [one] Ton seul sauveteur sur les tuiles n’est pas à côté de { $tile }.
       *[other] Aucun de tes { $count } sauveteurs sur les tuiles n’est à côté de { $tile }.
    }
    .held = À côté de { $tile }, tu as { $count ->
        [one] un sauveteur
       *[other] { $count } sauveteurs
    }.
rule-rescuer-rescue = On fait un sauvetage avec son propre sauveteur
    .law = Sauvetage, une action de sauveteur : un de tes sauveteurs marque pour sa tuile et pour les tuiles d’à côté.
    .broken-no-tile = { no-tile-there }
    .broken-nobody = { nobody-of-yours }
    .held = Ton sauveteur est sur { $tile }.
rule-rescue-ends-turn = Un sauvetage en première action finit le tour
    .law = Si ta première action est un sauvetage, ton tour s’arrête là.
rule-tile-capacity = Deux sauveteurs par tuile, de joueurs différents
    .law = Une tuile accueille au plus deux sauveteurs, de joueurs différents.
    .broken-own = Tu as déjà un sauveteur sur { $tile } ; deux sauveteurs d’une même tuile sont de joueurs différents.
    .broken-full = Il y a déjà deux sauveteurs sur { $tile } ; il n’y a plus de place.
    .held = { $count ->
        [0] Il n’y a pas de sauveteur sur { $tile } :
       *[other] Il y a un seul sauveteur sur { $tile }, et ce n’est pas un des tiens :
    } il reste de la place.

rule-turn-stuck = Seul un joueur bloqué va où il veut
    .law = Si tu ne peux faire aucune action au début de ton tour, tu es bloqué : place un sauveteur sur n’importe quelle tuile où il reste de la place, puis fais une action de sauveteur.
    .broken-later = On n’est bloqué qu’au début de son tour ; c’est ta deuxième action.
    .broken-able = Tu n’es pas bloqué : tu peux { $deeds-or }.
    .broken-no-tile = { no-tile-there }
    .broken-no-supply = { no-rescuer-left }
    .held = Tu ne peux faire aucune action : tu es bloqué.
rule-turn-second-possible = La première action doit en permettre une deuxième
    .law = On ne choisit pas une première action après laquelle aucune deuxième n’est possible ; il faut en choisir une autre.
    .broken-nothing = Aucune deuxième action ne pourrait suivre : { $tried }.
    .held = Une deuxième action peut suivre : tu peux { $follows }.

rule-score-no-inspector = Un sauveteur sous inspection ne marque pas
    .law = Le sauveteur qui marque ne doit pas être sur une tuile avec un inspecteur.
    .broken = Il y a un inspecteur sur { $tile } : ton sauveteur ne peut pas y marquer.
    .held = Il n’y a pas d’inspecteur sur { $tile }.
rule-score-colours = Chaque couleur de la zone vaut un point
    .law = 1 point pour chaque couleur différente de la zone : la tuile du sauveteur et les tuiles adjacentes.
rule-score-choose = Chaque couleur de la zone se marque une fois
    .law = Chaque couleur de la zone se marque une fois ; si plusieurs tuiles l’ont, tu choisis laquelle.
    .broken-no-tile = Tu as nommé un emplacement vide ; on ne marque que des tuiles.
    .broken-outside = Tu as nommé { $tile }, hors de la zone de ton sauveteur.
    .broken-twice = Tu comptes plusieurs fois { $shades } ; une couleur se marque une fois, sur une tuile.
    .broken-left-out = Tu as oublié { $shades } ; chaque couleur de la zone se marque.
    .broken-unchosen = Il y a plusieurs tuiles pour { $shades } : une seule compte par couleur, à toi de la choisir.
    .held = La zone montre { $count ->
        [one] { $count } couleur
       *[other] { $count } couleurs
    } ; { $chosen ->
        [0] chacune est sur une seule tuile.
       *[other] pour { $shades }, tu as choisi la tuile.
    }
rule-score-assistants = Chaque assistant vaut un point
    .law = 1 point pour chacun de tes autres sauveteurs sur une tuile marquée : ce sont les assistants.
rule-score-inspector = Un inspecteur vient sur la tuile du sauveteur
    .law = Un inspecteur est placé sur la tuile du sauveteur qui a marqué ; s’il n’en reste pas à côté du plateau, on en prend un sur n’importe quelle autre tuile.
    .broken-elsewhere = L’inspecteur va sur { $due }, où ton sauveteur a marqué.
    .broken-waiting = { inspectors-wait }
    .broken-none-waits = { no-inspector-waits }
    .broken-none-there = Il n’y a pas d’inspecteur sur { $tile }.
    .broken-just-put = L’inspecteur vient d’être placé sur { $tile } ; prends-en un autre.
    .held = { $count ->
        [0] Aucun n’attend à côté du plateau : il en vient un de { $source } sur { $due }.
       *[other] Un inspecteur qui attend à côté du plateau vient sur { $due }.
    }
rule-score-recall = Ceux qui ont marqué rentrent
    .law = Le sauveteur et les assistants qui ont marqué retournent dans ta réserve.

rule-end-trigger = À 23 points, la partie finit avec la manche
    .law = Dès que quelqu’un a 23 points ou plus, on finit la manche, pour que tous aient joué autant de tours ; puis la partie est finie.
    .broken = { $who ->
        [you] Tu as
       *[other] { $who } a
    } { $count } points et la manche est finie : la partie est finie.
    .held = { $reached ->
        [yes] { $who ->
            [you] Tu as
           *[other] { $who } a
        } { $count } points, mais la manche n’est pas finie.
       *[no] Personne n’a encore 23 points ; le plus haut total est de { $count }.
    }
rule-end-winner = Celui qui a le plus de points gagne
    .law = Celui qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.

rule-adv-herd = Au jeu avancé, le troupeau avance d’une tuile
    .law = Jeu avancé : Troupeau, une action de sauveteur : déplace un de tes sauveteurs sur une tuile adjacente.
    .broken-basic = « Troupeau » appartient au jeu avancé ; ici, on joue au jeu de base.
    .broken-no-tile = Il n’y a pas de tuile à l’emplacement de départ.
    .broken-nobody = { nobody-of-yours }
    .broken-nowhere = Il n’y a pas de tuile à l’emplacement d’arrivée.
    .broken-same = Ton sauveteur est déjà sur { $tile } ; il doit aller sur une autre tuile.
    .broken-far = On avance d’une seule tuile, et { $to } n’est pas à côté de { $tile }.
    .held = Ton sauveteur sur { $tile } est à côté de { $to }.
rule-adv-cleocatra-point = Marquer sur une tuile Cleocatra vaut un point de plus
    .law = Jeu avancé : un sauveteur qui marque sur une tuile Cleocatra (orange) gagne 1 point de plus.
rule-adv-cleocatra-bonus = Le bonus de Cleocatra va à celui qui a le moins de points
    .law = Jeu avancé : après un sauvetage sur une tuile Cleocatra, celui qui avait le moins de points juste avant fait une action bonus à la fin du tour ; en cas d’égalité, personne.
rule-adv-mafdat = La tuile de Mafdat part avec ce qu’elle porte
    .law = Jeu avancé : une action de tuile peut déplacer une tuile Mafdat (verte) même occupée ; tout ce qu’elle porte voyage avec elle.
    .held = C’est une tuile Mafdat : { $rescuers ->
        [0] l’inspecteur voyage
        [one] un sauveteur { $inspector ->
            [yes] et l’inspecteur voyagent
           *[no] voyage
        }
       *[other] { $rescuers } sauveteurs { $inspector ->
            [yes] et l’inspecteur voyagent
           *[no] voyagent
        }
    } avec elle.
rule-adv-bastet = Depuis la tuile de Bastet, on peut échanger
    .law = Jeu avancé : avec un sauveteur sur une tuile Bastet (bleue), une action de tuile peut l’échanger avec le sauveteur d’un autre joueur sur une autre tuile.
    .broken-basic = L’échange appartient au jeu avancé ; ici, on joue au jeu de base.
    .broken-no-tile = Il n’y a pas de tuile là où devrait être ton sauveteur.
    .broken-nobody = { nobody-of-yours }
    .broken-colour = Ton sauveteur est sur { $tile } ; les tuiles de Bastet sont bleues.
    .broken-self = C’est toi que tu as nommé ; l’échange se fait avec un autre joueur.
    .broken-nowhere = Il n’y a pas de tuile là où devrait être l’autre sauveteur.
    .broken-not-there = { $other } n’a pas de sauveteur sur { $tile }.
    .broken-same = Le sauveteur de { $other } est sur la même tuile que le tien ; il faut deux tuiles différentes.
    .held = Ton sauveteur est sur { $tile }, celle de Bastet, et celui de { $other } sur { $there }.
rule-adv-mut = Un sauveteur qui marque sur une tuile Mut y reste
    .law = Jeu avancé : un sauveteur qui marque sur une tuile Mut (violette) y reste ; les assistants rentrent.
rule-adv-princess = Princess envoie deux inspecteurs ailleurs
    .law = Jeu avancé : marquer sur une tuile Princess (jaune) envoie deux inspecteurs sur deux tuiles différentes, au lieu d’un sur la tuile du sauveteur.

rule-ruling-empty-pile = Quand la pioche est vide, plus d’expédition
    .law = Le livret ne le dit pas. Ici, quand la pioche est vide, il n’y a plus d’expédition ; tout le reste continue.
    .broken = La pioche est vide : il n’y a plus de tuile à piocher.
    .held = Il reste { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } dans la pioche.
rule-ruling-enclosed-gap = On peut enfermer un emplacement vide
    .law = Le livret n’interdit que de couper les pyramides et de prendre une tuile entourée ; on peut poser une tuile qui enferme un emplacement vide.
    .held = La tuile enferme un emplacement vide ; c’est permis.
rule-ruling-inspected-place = Un sauveteur peut rejoindre un inspecteur
    .law = Le livret ne l’interdit pas : un sauveteur peut venir sur une tuile avec un inspecteur.
    .held = Il y a un inspecteur sur { $tile } ; un sauveteur peut y venir quand même.
rule-ruling-mafdat-limits = Mafdat laisse les pyramides d’un seul tenant
    .law = Le livret ne le dit pas. Ici, Mafdat obéit aux limites d’une recherche ; des règles maison peuvent l’en libérer, si les pyramides sont d’un seul tenant une fois sa tuile posée.
    .broken = Une fois sa tuile posée, les pyramides seraient en morceaux : { $sizes }.
    .held = { $free ->
        [yes] Selon vos règles maison, Mafdat échappe aux limites d’une recherche ; une fois sa tuile posée, les pyramides sont d’un seul tenant.
       *[no] Mafdat obéit aux limites d’une recherche, et elles sont respectées ici.
    }
rule-ruling-bastet-capacity = Un échange ne met personne en double
    .law = Le livret ne le dit pas. Ici, un échange ne peut pas mettre deux sauveteurs d’un même joueur sur une tuile.
    .broken-mine = Tu aurais deux sauveteurs sur { $tile }.
    .broken-theirs = { $other } aurait deux sauveteurs sur { $tile }.
    .held = Aucun de vous n’aurait deux sauveteurs sur une même tuile.
rule-ruling-princess-where = Princess choisit d’autres tuiles, encore sans inspecteur
    .law = Le livret ne le dit pas. Ici, les inspecteurs de Princess vont sur deux tuiles qui n’en avaient pas, mais pas sur celle du sauveteur ; sur moins s’il y en a moins. D’abord ceux d’à côté du plateau, puis ceux que tu choisis.
    .broken-no-tile = Il n’y a pas de tuile là où irait l’inspecteur.
    .broken-scored = C’est sur { $tile } que tu as marqué ; Princess envoie les inspecteurs ailleurs.
    .broken-had-one = Il y avait un inspecteur sur { $tile } quand tu as marqué ; choisis une autre tuile.
    .broken-same = Le premier des deux est allé sur { $tile } ; le second va sur une autre tuile.
    .broken-waiting = { inspectors-wait }
    .broken-none-waits = { no-inspector-waits }
    .broken-none-there = Il n’y a pas d’inspecteur sur { $tile }.
    .broken-just-put = L’inspecteur vient d’être placé sur { $tile } ; prends-en un autre.
    .held = Il n’y avait pas d’inspecteur sur { $tile } quand tu as marqué, et tu n’as pas marqué là.
rule-ruling-power-tile = Seule agit la capacité de la tuile du sauveteur
    .law = Le livret ne le dit pas. Ici, seule agit la capacité de la tuile où se tient le sauveteur qui marque, quelle que soit la tuile marquée pour sa couleur ; jamais celle d’un assistant.
rule-ruling-bonus-action = Un bonus est une action, mais jamais Éclaireur
    .law = Le livret ne le dit pas. Ici, le bonus de Cleocatra est une action de tuile, ou de sauveteur sauf Éclaireur ; des règles maison peuvent n’accepter que les actions de sauveteur. On peut refuser ; un sauvetage en bonus ne donne pas d’autre bonus ; le bonus passe avant la fin de la manche.
    .broken-scout = « Éclaireur » ne peut pas être une action bonus.
    .broken-stuck = Une action bonus n’est pas un tour : on ne peut pas y être bloqué.
    .broken-tile = Selon vos règles maison, une action bonus est une action de sauveteur ; celle-ci est une action de tuile.
    .held = { $kind ->
        [none] On peut refuser une action bonus.
        [tile] Une action de tuile peut être une action bonus.
       *[rescuer] Une action de sauveteur autre qu’Éclaireur peut être une action bonus.
    }
rule-ruling-inspected-assistant = Les tuiles d’à côté comptent, même inspectées
    .law = Le livret ne parle que de la tuile du sauveteur qui marque : ailleurs, couleurs et assistants comptent même sur des tuiles inspectées.
    .held = { $count ->
        [one] Il y a un inspecteur
       *[other] Il y a des inspecteurs
    } sur { $tiles } ; seule la tuile du sauveteur qui marque ne doit pas en avoir.
rule-ruling-no-second = On fait ce qu’on peut ; sinon, on passe
    .law = Le livret ne le dit pas. Ici, si aucune première action n’en permet une deuxième, on en fait une seule ; de même si le sauveteur d’un joueur bloqué ne peut rien faire ; si rien n’est possible, on passe.
    .broken-able = Tu n’as pas le droit de passer : tu peux { $deeds-or }.
    .held = { $kind ->
        [pass] Tu ne peux rien faire, donc tu passes.
        [lay] Où que tu poses la tuile, aucune deuxième action ne peut suivre : ton tour s’arrêtera là.
        [stuck] Où que tu places le sauveteur, rien ne peut suivre : ton tour s’arrêtera là.
       *[action] Aucune première action n’en permet une deuxième : celle-ci sera la seule de ton tour.
    }
rule-ruling-frozen = Une partie figée est finie
    .law = Le livret ne le dit pas. À deux, tous les sauveteurs peuvent être sur des tuiles inspectées, sans aucun en réserve : plus personne ne peut ni placer ni marquer. La partie finit aussitôt ; celui qui a le plus de points gagne.
    .broken-over = Tous les sauveteurs sont sur les trois tuiles inspectées : plus personne ne pourra ni placer ni marquer, et la partie est finie.
    .held = { $who ->
        [you] Tous tes sauveteurs sont sur des tuiles inspectées, mais pas tous ceux de { $other }
       *[other] Tous les sauveteurs de { $who } sont sur des tuiles inspectées, mais pas tous les tiens
    } : la partie continue.
rule-ruling-own-colour = Une tuile voisine peut marquer pour ta couleur
    .law = Le livret ne le dit pas. Si une voisine a la couleur de la tuile du sauveteur, cette couleur compte une fois ; tu choisis laquelle est marquée, donc une voisine avec un assistant si tu veux.
    .held = Une tuile voisine est { $colour-feminine } aussi ; { $chosen ->
        [own] pour cette couleur, tu marques la tienne.
       *[neighbour] pour cette couleur, tu marques une voisine.
    }
