# Cleocatra: a first game, idea by idea.

first-about = Save the royal cats! Build the pyramids so that many colours lie around your rescuers, and put your rescuers side by side. In a rescue, each colour is a point, and so is each assistant.
first-goal = The full game goes to 23 points; in this first game, 12 are enough.
first-tile = Touch the pile: you draw your first tile. Its colour is that of its cat, and colours bring points.
first-home = Touch the empty place: your tile goes there, with one of your three rescuers on it. A rescuer scores for its own tile and for the tiles at its three sides.
first-draw = Your turn has two actions. Begin with a tile: touch the pile and draw. The more colours around your rescuer, the more points.
first-colour = Lay it beside a rescuer of yours that lacks this colour: touch an empty place at a side of its tile. In a rescue, a new colour is one point more.
first-scout = Second action: a rescuer. Touch “Scout”, then the tile you have just laid or moved. Side by side, your rescuers assist each other: one point more when one of them scores.
first-team = Both actions may be for rescuers. Touch “Team up”, then a tile beside a rescuer of yours: with one more to assist, a rescue brings more. And you can still rescue in this turn.
first-rescue = Time to score! Touch “Rescue”, then the rescuer with most around it: a point for each colour, its own among them, and one for each assistant beside it.
first-again = All your rescuers are home, and nobody scores on a tile with an inspector. Start again elsewhere: touch the pile, lay the new tile near other colours, and scout it.
first-search = You need not draw: you may move a tile with nobody on it. Touch it, then an empty place beside a rescuer of yours that lacks its colour: one more point in a rescue.
first-inspector = No inspector waits beside the board, so you move one: touch one on a tile without a rescuer of Sami’s, then the tile where you scored. The tile it leaves can score again.
first-means-laid = Tiles belong to nobody: a colour that Sami lays beside your rescuer’s tile counts for you as well.
first-means-searched = Only a tile with nobody on it can be moved. Where your rescuer stands, the tile stays.
first-means-scouted = Two rescuers have room on a tile if they belong to different players: you may join Sami there.
first-means-teamed-up = Sami’s rescuers stand side by side: when one of them scores, another can assist.
first-means-rescues = Count along: each colour around Sami’s rescuer is a point, and so is each assistant.
first-means-inspector = Nobody scores on that tile as long as the inspector is there. But its colour still counts for rescuers beside it.
first-means-posted = No inspector waits any more: whoever rescues takes one from another tile. The tile it leaves can score again.
