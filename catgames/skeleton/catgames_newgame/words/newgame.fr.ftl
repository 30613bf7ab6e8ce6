# Newgame, en français.

game-title = Newgame
game-tagline = Trouve un coussin à tes chats, et prends le dernier.

board-label = Les coussins
board-player = { $who ->
    [you] Toi
   *[other] { $who }
}
board-turn = { $who ->
    [you] À toi
   *[other] Au tour de { $who }
}
board-over = Tous les coussins sont pris
board-cushion-free = Coussin { $cushion }, libre
board-cushion-cat-1 = Coussin { $cushion }, un chat du premier joueur
board-cushion-cat-2 = Coussin { $cushion }, un chat du second joueur
move-take = prendre le coussin { $cushion }
touch-cushion = Touche un coussin libre pour ton chat.
touch-other = C’est le tour de { $who }.
touch-over = La partie est finie.

section-setup = Mise en place
    .short = Mise en place
section-turn = Un tour
    .short = Un tour
section-end = La fin
    .short = La fin
figure-cushions = Coussins en ligne

rule-setup-row = Sept coussins sont en ligne
    .law = Sept coussins sont posés en ligne, tous libres ; on tire au sort qui commence.
rule-turn-order = On joue à son tour
    .law = On joue chacun son tour ; à ton tour, un de tes chats prend un coussin.
    .broken = C’est le tour de { $who }.
    .held = C’est ton tour.
rule-take-free = Un chat prend un coussin libre
    .law = Un chat s’allonge sur un coussin où il n’y a pas de chat.
    .broken-cat = Un chat est déjà allongé sur le coussin { $cushion }.
    .held = Le coussin { $cushion } est libre.
rule-end-last = Qui prend le dernier coussin gagne
    .law = Quand tous les coussins sont pris, la partie est finie ; qui a pris le dernier a gagné.
    .broken = La partie est finie : tous les coussins sont pris.
    .held = Un coussin est encore libre.

event-taken = { $who ->
    [you] Ton chat prend
   *[other] Le chat de { $who } prend
} le coussin { $cushion }.
event-last = { $who ->
    [you] C’était le dernier coussin : tu gagnes.
   *[other] C’était le dernier coussin : { $who } gagne.
}
fault-turns = Les joueurs n’ont pas joué chacun leur tour : l’un s’est allongé une fois de trop.

box-goal = Trouve des coussins à tes chats. Qui prend le dernier gagne.
