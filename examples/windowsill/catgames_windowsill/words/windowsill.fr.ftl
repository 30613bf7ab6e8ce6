# Windowsill, en français.

game-title = Au bord de la fenêtre
game-tagline = Trouve une place au soleil à tes chats, mais jamais côte à côte.

board-label = Le bord de la fenêtre
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-turn = { $who ->
    [you] À toi
   *[other] Au tour de { $who }
}
board-over = Plus personne ne s’allonge
board-place-free = Place { $place }, libre
board-place-pot = Place { $place }, un pot de fleurs
board-place-cat-1 = Place { $place }, un chat du premier joueur
board-place-cat-2 = Place { $place }, un chat du second joueur
move-lie = s’allonger à la place { $place }
touch-place = { $who ->
    [you] Touche une place libre pour ton chat.
   *[other] C’est le tour de { $who }.
}
touch-over = La partie est finie.

section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-lie = S’allonger
    .short = S’allonger
section-end = La fin
    .short = La fin

rule-setup-pots = Deux pots de fleurs sont posés
    .law = Neuf places en ligne ; avant la partie, deux pots de fleurs sont posés sur des places tirées au sort.
rule-turn-order = On joue à son tour
    .law = Le premier joueur commence, puis chacun son tour ; à ton tour, un de tes chats s’allonge.
    .broken = C’est le tour de { $who }.
    .held = C’est ton tour.
rule-lie-free = Un chat veut une place libre
    .law = Un chat s’allonge là où il n’y a ni chat ni pot de fleurs.
    .broken-pot = Un pot de fleurs occupe la place { $place }.
    .broken-cat = Un chat est déjà allongé à la place { $place }.
    .held = La place { $place } est libre.
rule-lie-apart = Tes chats ne sont jamais côte à côte
    .law = Deux chats d’un même joueur ne peuvent pas être voisins : ils se disputent.
    .broken = La place { $place } touche ton chat de la place { $other }.
    .held = Aucun de tes chats n’est à côté de la place { $place }.
rule-lie-beside-others = Le chat d’un autre peut être ton voisin
    .law = À côté d’un chat de l’autre joueur, tu peux t’allonger.
    .held = Un chat de l’autre joueur est à côté de la place { $place } : c’est permis.
rule-end-no-place = Qui ne trouve plus de place a perdu
    .law = Le joueur qui, à son tour, ne peut plus s’allonger a perdu.
    .broken = La partie est finie : { $who ->
        [you] tu ne trouves plus de place.
       *[other] { $who } ne trouve plus de place.
    }
    .held = { $who ->
        [you] Tu peux encore t’allonger.
       *[other] { $who } peut encore s’allonger.
    }

event-lain = { $who ->
    [you] Ton chat s’allonge
   *[other] Le chat de { $who } s’allonge
} à la place { $place }.
event-no-place = { $who ->
    [you] Tu ne trouves plus de place : tu perds.
   *[other] { $who } ne trouve plus de place et perd.
}
fault-turns = Les joueurs n’ont pas joué chacun leur tour : l’un s’est allongé une fois de trop.
fault-quarrel = Deux chats d’un même joueur sont côte à côte.
fault-pots = Il faut exactement deux pots de fleurs.

box-goal = Trouve des places au soleil à tes chats. Qui n’en trouve plus à son tour a perdu.

step-turn-goal = Neuf places au soleil, deux pots de fleurs. Chacun son tour, un chat s’allonge. Qui ne trouve plus de place a perdu.
step-turn-lie = Regarde : un chat s’allonge à la place 1.
step-turn-free = Trouve une place à ton chat.
step-turn-order = C’est le tour de Sami. Allonge-toi quand même à la place 5.
step-lie-apart = Les chats d’une même maison se disputent : jamais côte à côte. Entre inconnus, tout va bien.
step-lie-beside = Ton chat est à la place 1. Mets le suivant juste à côté.
step-lie-others = En as-tu le droit ?
step-lie-between = Peux-tu faire ceci ?
step-end-lost = Tu as déjà perdu.
step-end-win = Gagne : ne laisse plus de place à Sami.
