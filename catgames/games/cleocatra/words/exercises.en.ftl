# Cleocatra: exercises that are answered by touching.

find-lay = Lay the drawn tile.
find-search = Move a tile.
find-exchange = Exchange two rescuers.
find-scout = Send a scout.
find-team = Team up.
find-rescue = Make a rescue.
find-rescue-choosing = Make a rescue, and choose which tiles score.
find-herd = Herd with one of your rescuers.
find-post = Take an inspector from a tile to another.
find-post-supply = Put an inspector on a tile.
find-settle = Put a rescuer straight on a tile.
mark-lay-place = You have drawn a tile. Touch every place where you may lay it.
mark-search-place = You take { $tile }. Touch every place where you may move it.
mark-scout-tile = You send a scout. Touch every tile where one may go.
mark-team-tile = You team up. Touch every tile where you may.
mark-herd-to = You herd from { $tile }. Touch every tile to which you may.
mark-post-tile = You have an inspector to put. Touch every tile where it may go.
mark-settle-tile = You are stuck. Touch every tile on which you may put a rescuer.

# What no move shows
fact-setup-two-players =
    .all = A game of { $players } is played with { $count } tiles.
    .colour = A game of { $players } is played with { $count } { $colour } tiles.
fact-setup-pile =
    .so = All tiles are shuffled into one face-down pile.
    .sorted = The tiles are sorted into one pile for each colour.
    .open = All tiles are shuffled into one pile, and the top one lies face up.
    .each = Everybody is dealt the same number of tiles.
fact-setup-pieces = With { $players } players, everybody has { $count } rescuers.
fact-setup-starter = If { $who ->
    [you] you begin
   *[other] { $who } begins
}, the next turn is { $next ->
    [you] yours
   *[other] { $next }’s
}.
fact-ruling-power-tile =
    .cat = If your rescuer on { $tile } scores, the ability of { $cat } is used.
    .none = If your rescuer on { $tile } scores, no cat’s ability is used.
fact-ruling-frozen =
    .over = The game is over at once: no rescuer can ever be placed or score again.
    .supply = The game goes on: { $who ->
        [you] you have
       *[other] { $who } has
    } a rescuer in supply.
    .free = The game goes on: { $who ->
        [you] you have
       *[other] { $who } has
    } a rescuer on a tile without an inspector.
fact-tile-search-surrounded =
    .so = A search may not take a tile that has tiles on all three sides.
    .two = A search may not take a tile that has tiles on two of its sides.
    .empty = A search may take any tile on which no rescuer stands.
    .rescuer = A search may take a tile with tiles on all sides, if your rescuer stands on it.
fact-ruling-enclosed-gap =
    .so = A tile may be laid so that an empty place is closed in.
    .never = No empty place may ever be closed in.
    .two = An empty place may be closed in only if there are two of them.
    .corner = An empty place may be closed in only at a corner.
fact-rescue-ends-turn =
    .so = A rescue as your first action ends your turn.
    .second = After a rescue as your first action you still take a second action.
    .points = A rescue as your first action ends your turn only if it scores at least four points.
    .choice = After a rescue as your first action you choose whether your turn goes on.
fact-turn-second-possible =
    .so = A first action after which you could not take a second may not be chosen, if another leaves you one.
    .allowed = You may choose any first action, whether or not a second is possible after it.
    .passed = If no second action is possible after your first, you draw a tile instead.
    .stuck = If no second action is possible after your first, you are stuck and put a rescuer on any tile.
fact-ruling-bonus-action =
    .so = A bonus action may be a tile action or a rescuer action, but not scouting, and may be declined.
    .scout = A bonus action may be scouting too.
    .must = A bonus action must be taken, if one is possible at all.
    .two = A bonus is two actions: a tile action and then a rescuer action.
fact-ruling-mafdat-limits =
    .so = Unless house rules free her, Mafdat obeys the same limits as a search.
    .free = Mafdat’s tile may always be moved, wherever it lies.
    .split = Mafdat’s tile may leave the pyramids in two pieces.
    .surrounded = Mafdat’s tile may be moved only if tiles lie on all its sides.
fact-ruling-bastet-capacity =
    .so = An exchange may not put two rescuers of one player on the same tile.
    .twice = An exchange may put two rescuers of one player on the same tile.
    .any = An exchange may put three rescuers on a tile.
    .full = An exchange is allowed only on tiles with a single rescuer.
fact-ruling-princess-where =
    .so = Princess’s inspectors go to tiles that had none, and not to the rescuer’s tile.
    .own = Princess’s inspectors go to the rescuer’s own tile first.
    .same = Both of Princess’s inspectors may go to one tile.
    .one = Princess sends one inspector only.
