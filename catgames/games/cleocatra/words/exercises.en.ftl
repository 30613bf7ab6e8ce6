# Cleocatra: exercises that are answered by touching.

find-lay = Lay the drawn tile as the rules allow.
find-search = Move a tile as the rules allow.
find-exchange = Exchange two rescuers as the rules allow.
find-scout = Send a scout as the rules allow.
find-team = Team up as the rules allow.
find-rescue = Make a rescue that the rules allow.
find-herd = Herd with one of your rescuers as the rules allow.
find-post = Put the inspector where the rules allow.
find-settle = Put a rescuer straight on a tile as the rules allow.
mark-lay-place = You have drawn a tile. Touch every place where you may lay it.
mark-search-place = You take { $tile }. Touch every place where you may move it.
mark-scout-tile = You send a scout. Touch every tile where one may go.
mark-team-tile = You team up. Touch every tile where you may.
mark-herd-to = You herd from { $tile }. Touch every tile to which you may.
mark-post-tile = You have an inspector to put. Touch every tile where it may go.
mark-settle-tile = You are stuck. Touch every tile on which you may put a rescuer.
