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
fact-setup-two-players = A game of { $players } is played with { $count } tiles.
fact-setup-pile =
    .so = All tiles are shuffled into one face-down pile.
    .sorted = The tiles are sorted into one pile for each colour.
    .open = All tiles are shuffled into one pile, and the top one lies face up.
    .each = Everybody is dealt the same number of tiles.
fact-setup-pieces = With { $players } players, everybody has { $count } rescuers.
fact-setup-starter = { $who ->
    [you] You begin
   *[other] { $who } begins
}; then { $next ->
    [you] you come
   *[other] { $next } comes
}.
fact-ruling-power-tile =
    .so = Only the tile on which the scoring rescuer stands has its ability used.
    .scored = Every tile that is scored for its colour has its ability used.
    .assistant = The tiles of the assistants have their abilities used too.
    .all = Whoever scores chooses which tile’s ability is used.
fact-ruling-frozen =
    .so = If no rescuer can ever be placed or score again, the game ends at once.
    .round = If no rescuer can ever be placed or score again, the round is finished first.
    .nobody = If no rescuer can ever be placed or score again, nobody wins.
    .supply = If no rescuer can ever be placed or score again, everybody takes a rescuer back.
