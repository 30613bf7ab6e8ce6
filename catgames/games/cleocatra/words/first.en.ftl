# Cleocatra: a first game, idea by idea.

first-about = Save cats! A rescuer scores a point for each colour it stands on or beside, and each rescuer of yours beside it: lay colours around yours, and keep them together.
first-goal = 12 points win at once; a full game takes 23.
first-tile = Touch the pile: you draw your first tile. Its colour is that of its cat, and colours bring points.
first-home = Touch the empty place: your tile goes there, with one of your three rescuers on it. A rescuer scores for its own tile and for the tiles that touch its three sides.
first-draw = A turn is two actions: a tile, then a rescuer; or two for rescuers. Begin with a tile: touch the pile. The more colours around your rescuer, the more points.
first-colour = Lay it beside a rescuer of yours that lacks this colour: touch an empty place at a side of its tile. Each new colour is one point more.
first-scout = Second action: a rescuer. “Scout” puts one on the tile you have just laid or moved: touch “Scout”, then the tile. Beside your other rescuer it assists: one point more in a rescue.
first-team = Both actions may be for rescuers. Touch “Team up”, then a tile beside a rescuer of yours: with one more to assist, a rescue brings more. And you can still rescue in this turn.
first-rescue = Time to score! Touch “Rescue”, then the rescuer with most around it: a point for each colour and each assistant. It goes home with them, and an inspector comes: nobody scores on that tile now.
first-choose = At least four points are waiting: touch “Rescue”, then the rescuer who scores most. Of tiles with the same colour only one scores: touch the one with your assistant on it, then “Count”.
first-again = All your rescuers are home, and nobody scores on a tile with an inspector. Start again elsewhere: touch the pile, lay the new tile near other colours, and scout it.
first-search = You need not draw: you may move a tile with nobody on it. Touch it, then an empty place beside a rescuer of yours that lacks its colour: one more point in a rescue.
first-inspector = No inspector waits beside the board, so you move one: touch one on a tile without a rescuer of Sami’s, then the tile where you scored. On the tile it leaves, rescuers can score again.
first-means-laid = Tiles belong to nobody: a colour that Sami lays beside your rescuer’s tile counts for you as well.
first-means-searched = Only a tile with nobody on it can be moved. Where a rescuer stands or an inspector is, the tile stays.
first-means-scouted = Two rescuers have room on a tile if they belong to different players: you may join Sami there.
first-means-teamed-up = To team up is to put a rescuer beside one’s own: when one of them scores, the other can assist.
first-means-rescues = Count along: each colour around Sami’s rescuer is a point, and so is each assistant.
first-means-inspector = Nobody scores on that tile as long as the inspector is there. But its colour still counts for rescuers beside it.
first-means-posted = No inspector waits any more: whoever rescues takes one from another tile. On the tile it leaves, rescuers can score again.
