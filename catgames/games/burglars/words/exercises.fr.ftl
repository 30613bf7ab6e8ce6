# Cat Burglars : les exercices auxquels on répond en touchant la table.

find-take-market = Recrute une carte du marché.
find-form-crew = Agrandis une de tes bandes d’un chat.
find-activate = Glisse une carte face cachée sous une de tes bandes.
find-secure = Sécurise une ou plusieurs de tes pelotes d’or.
find-infiltrate = Infiltre une bande en payant de ta main.
find-infiltrate-market = Infiltre une bande en payant avec l’aide du marché.
find-place-crew = Ajoute le piège déclenché à une de tes bandes.
mark-form-spot = Tu as { $card } en main. Touche tous les endroits où tu peux jouer cette carte face visible.
mark-activate-spot = Tu as { $card } en main. Touche toutes les bandes sous lesquelles tu peux glisser cette carte.
mark-infiltrate-spot = Tu paies { $price }. Touche toutes les cartes cachées que ce prix te permet de révéler.
mark-place-spot = Ton piège a été déclenché. Touche tous les endroits où tu peux le placer.

# Ce qu’aucun coup ne montre
fact-setup-deck = À { $players } joueurs, il reste { $count } cartes dans la pioche une fois les mains et le marché distribués.
fact-setup-hands =
    .right = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes, comme il se doit.
    .few = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes : pas assez.
    .many = { $who ->
        [you] Tu as
       *[other] { $who } a
    } reçu { $count } cartes : c’est trop.
fact-setup-market = À { $players } joueurs, { $count } cartes sont posées face visible au marché au début.
fact-setup-starter = Quand { $who ->
    [you] tu as
   *[other] { $who } a
} joué, c’est { $next ->
    [you] à toi
   *[other] à { $next }
} de jouer.
fact-hand-secret = { $who ->
    [you] Tu peux regarder
   *[other] { $who } peut regarder
} les cartes { $whose ->
    [you] de ta main
   *[other] de la main de { $whose }
}.
fact-hand-no-limit =
    .so = Quel que soit le nombre de cartes que tu as en main, tu les gardes toutes.
    .ten = Si tu as plus de dix cartes en main, tu dois en défausser.
    .eight = Tu peux avoir huit cartes en main au plus.
    .turn = À la fin de ton tour, tu ne gardes que six cartes en main.
fact-ruling-reshuffle-when =
    .so = La pioche vide est renouvelée quand quelqu’un a besoin de sa prochaine carte.
    .at-once = La pioche vide est renouvelée aussitôt, dès qu’elle est vide.
    .turn-end = La pioche vide est renouvelée à la fin du tour.
    .never = La pioche reste vide.
fact-ruling-two-refill =
    .so = Si le marché a aidé à payer, il est complété à la fin du tour, après un éventuel piège.
    .at-once = Si le marché a aidé à payer, il est complété aussitôt.
    .before-trap = Si le marché a aidé à payer, il est complété avant que le piège soit placé.
    .next-turn = Si le marché a aidé à payer, il est complété quand revient le tour du même joueur.
fact-ruling-market-mirror =
    .so = Sauf règle maison contraire, un miroir du marché peut aider à payer.
    .own = Seuls les miroirs de ta main peuvent aider à payer.
    .never = Un miroir n’aide jamais à payer.
    .colour = Un miroir du marché n’aide à payer que le bleu.
