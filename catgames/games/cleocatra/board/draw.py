"""The table of Cleocatra as one seat sees it: the pyramids, what waits beside them, the score track."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.core.seats import SEATS
from catgames.games.cleocatra.board.faces import GOLD, INK, INSPECTOR, face, marker, meeple, symbols
from catgames.games.cleocatra.board.field import ROOM, ROOM_NARROW, TALL, Field, free_corner, lay_out
from catgames.games.cleocatra.board.labels import label_inspector, label_place, label_rescuer, label_tile
from catgames.games.cleocatra.board.offered import PILE, TILES, WORDS, begins_with, own_moves, sayable
from catgames.games.cleocatra.board.phases import phases
from catgames.games.cleocatra.language.moves import Pass
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import open_places
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.state import State, colour_at, inspectors_left, supply, to_move
from catgames.games.cleocatra.position.tiles import GOAL, RESCUERS, UNKNOWN, say_adjective
from catgames.scene.look import Look
from catgames.scene.pen import PAD, PILL, Pen
from catgames.scene.phases import LINE, draw_phases
from catgames.scene.scene import Scene
from catgames.scene.shapes import Box, Point, Polygon, Rect, Text, path
from catgames.text.words import begun

BESIDE = 226  # the column beside the pyramids, on a wide screen
TALLEST, LEAST = 470.0, 258.0
TALLEST_NARROW, LEAST_NARROW = 400.0, 120.0
EDGE = 12  # between the pyramids and the frame of their field
ABREAST = 2  # markers on one step of the track
FRAME = 0.16  # how far inside its tile the gold frame runs


def draw(state: State, look: Look) -> Scene:
    """`state` must be what the seat may see: whatever is in it is drawn."""
    table = Table(state, look, Pen(look))
    draw_phases(table.pen, replace(phases(state), who=table.decider), PAD)
    top = PAD + (LINE if look.touched else 0)  # also once the game is over: nothing moves up under a finger
    if look.narrow:
        begin = y = top + table.waiting(PAD, top, table.pen.inner) + PAD
        y += table.pills(y) + PAD if look.touched else 0  # in sight together with the tiles
        bottom = y + table.pyramids(PAD, y, table.pen.inner, TALLEST_NARROW, LEAST_NARROW)
        table.pen.heart = ({WORDS: begin, PILE: top, TILES: y}[begins_with(state, look)], bottom)
        y = bottom + PAD
        y += table.players(PAD, y, table.pen.inner, across=2) + PAD
    else:
        left = look.width - PAD - BESIDE
        beside = table.waiting(left, top, BESIDE) + PAD
        beside += table.players(left, top + beside, BESIDE, across=1)
        # What is touched keeps its place while the pyramids grow, and from one step of the course to the next.
        least = TALLEST if look.touched else max(LEAST, beside - 2 * EDGE)
        y = top + max(beside, table.pyramids(PAD, top, left - 2 * PAD, TALLEST, least)) + PAD
        y += table.pills(y) + PAD if look.touched else 0
    y += table.track(y) + PAD
    return table.pen.scene(y, symbols())


@dataclass(frozen=True, slots=True)
class Table:
    """Every method draws one part and returns its height."""

    state: State
    look: Look
    pen: Pen

    @property
    def decider(self) -> Seat | None:
        """Nobody, once the goal of a first game is reached and its inspector put."""
        won = self.look.goal and max(self.state.scores) >= self.look.goal and not self.state.posting
        return None if won else to_move(self.state)

    # --- the pyramids -------------------------------------------------------------------------------

    def pyramids(self, x: float, y: float, width: float, tallest: float, least: float) -> float:
        """Tiles, the places around them, and everybody who stands there."""
        state, theme, kept = self.state, self.pen.theme, self.kept
        asked = self.look.asking
        # Where a tile may go is often the question.
        places = [cell for cell in open_places(state) if asked is None or keys.PLACE(cell) in asked]
        # On a small screen the tiles are not pushed out of sight by places that are not there to be seen.
        seen = (*state.cells, *places, *kept) if self.look.narrow else ()
        drawn = lay_out(state, Box(x + EDGE, y + EDGE, width - 2 * EDGE, tallest), least, kept, seen)
        height = drawn.height + 2 * EDGE
        self.pen.put(Rect(x, y, width, height, 14), theme.area, theme.edge, 1.2)
        self.dunes(x, y, width, height)
        game = self.pen.say("board-game", advanced="yes" if state.variants.advanced else "no")
        self.pen.faint(*free_corner(drawn, (*state.cells, *places), Box(x, y, width, height), len(game)), game, 12)
        for place in places:
            self.place(drawn, place)
        for tile in state.cells:
            self.tile(drawn, tile)
        for tile in state.cells:
            self.pieces(drawn, tile)
        return height

    @property
    def kept(self) -> Cells:
        if not self.look.roomy:
            return ()
        return ROOM_NARROW if self.look.narrow else ROOM

    def dunes(self, x: float, y: float, width: float, height: float) -> None:
        """The desert behind: two waves of sand at the foot of the field."""
        foot, right = y + height - 1.5, x + width - 1.5
        for rise, fall in ((52, 20), (16, 44)):
            crest = f"C{x + width * 0.3} {foot - rise * 1.4} {x + width * 0.6} {foot - fall * 0.2}"
            sand = (
                f"M{x + 1.5} {foot - 12} L{x + 1.5} {foot - rise} {crest} {right} {foot - fall} L{right} {foot - 12} "
            )
            sand += f"Q{right} {foot} {right - 12} {foot} L{x + 13.5} {foot} Q{x + 1.5} {foot} {x + 1.5} {foot - 12} Z"
            self.pen.put(path(sand), self.pen.theme.table)

    def place(self, drawn: Field, place: Cell) -> None:
        """An empty place: faint, and plain to see once a tile is in hand."""
        theme, shape = self.pen.theme, Polygon(drawn.corners(place, 0.16))
        edge = theme.chosen if self.state.held else theme.edge
        label = self.named(label_place(self.state, place))
        self.pen.put(shape, theme.table, edge, 2 if self.state.held else 1.2, 4, key=keys.PLACE(place), label=label)

    def tile(self, drawn: Field, tile: Cell) -> None:
        box, colour = drawn.box(tile), colour_at(self.state, tile)
        label = self.named(label_tile(self.state, tile))
        self.pen.put(Polygon(drawn.corners(tile)), self.pen.theme.card, key=keys.TILE(tile), label=label)
        self.pen.use(face(colour, tile.points_up), box.x, box.y, box.width, box.height)
        due = self.state.posting.tile if self.state.posting else self.state.laid
        if tile == due:
            # The tile just laid can be scouted, the tile that scored awaits its inspector. A ring that lights it
            # runs along its edge, so the frame keeps inside.
            self.pen.put(Polygon(drawn.corners(tile, FRAME)), "", GOLD, 4)

    def pieces(self, drawn: Field, tile: Cell) -> None:
        radius = max(8.0, drawn.side * 0.115)
        stands = drawn.stands(tile, 0.43 if drawn.side > 70 else 0.34)
        here = [seat for seat, cells in zip(SEATS, self.state.rescuers, strict=False) if tile in cells]
        for at, seat in zip(stands, here, strict=False):
            label = self.named(label_rescuer(self.state, seat, tile))
            self.piece(meeple(seat), at, radius, keys.RESCUER(seat, tile), label)
        if tile in self.state.inspectors:
            label = self.named(label_inspector(self.state, tile))
            self.piece(INSPECTOR, stands[2], radius, keys.INSPECTOR(tile), label)

    def named(self, label: Message) -> str:
        return begun(self.look.say(label))

    def piece(self, symbol: str, at: Point, radius: float, key: Key = "", label: str = "") -> None:
        """Its middle at this point."""
        self.pen.use(symbol, at[0] - radius, at[1] - radius, 2 * radius, 2 * radius, key, label)

    # --- beside the pyramids ------------------------------------------------------------------------

    def waiting(self, x: float, y: float, width: float) -> float:
        """The pile, the inspectors that have nothing to do yet, and the tile in somebody's hand."""
        theme, state = self.pen.theme, self.state
        # Low on a small screen, where what it is all about comes below.
        above, tall, below = (21.0, 42.0, 5.0) if self.look.narrow else (26.0, 56.0, 10.0)
        third, height = width / 3, above + tall + below
        self.pen.area(x, y, width, height)
        first, second, last = (Box(x + k * third, y + above, third, tall) for k in range(3))
        self.pile(first)
        label = self.pen.say("label-inspectors", count=inspectors_left(state))
        self.caption(second, self.pen.say("board-inspectors"))
        ground = Rect(second.x + 6, second.y, third - 12, tall, 8)
        self.pen.put(ground, theme.table, theme.edge, 1.2, 4, key=keys.INSPECTORS_KEY, label=label)
        middle, half = second.centre
        for k in range(inspectors_left(state)):
            self.piece(INSPECTOR, (middle + (k - 1) * 20, half), 11)
        self.hand(last)
        return height

    def caption(self, box: Box, text: str) -> None:
        """What stands above a box of those that wait."""
        self.pen.text(box.centre[0], box.y - 12, text, 11 if self.look.narrow else 12)

    def pile(self, box: Box) -> None:
        theme, count = self.pen.theme, len(self.state.pile)
        self.caption(box, self.pen.say("board-pile", count=count))
        label = self.pen.say("label-pile", count=count)
        middle, (side, high) = box.centre[0], _in_height(box.height - 4)
        ground = Rect(middle - side / 2 - 4, box.y, side + 8, box.height, 8)
        self.pen.put(ground, theme.table, theme.edge, 1.2, 4, key=keys.PILE, label=label)
        for lift in range(min(3, count)):
            self.pen.use(face(UNKNOWN, True), middle - side / 2, box.y + 3 - lift * 2, side, high)

    def hand(self, box: Box) -> None:
        """The tile drawn and not laid yet; only who drew it sees its face."""
        held, theme = self.state.held, self.pen.theme
        if not held:
            return
        self.caption(box, self.pen.say("board-held"))
        label = self.pen.say("label-held", tile=say_adjective(held))
        middle, (side, high) = box.centre[0], _in_height(box.height - 1)
        ground = Rect(middle - side / 2 - 2, box.y - 1, side + 4, box.height + 4, 8)
        self.pen.put(ground, theme.table, theme.chosen, 2, key=keys.HELD, label=label)
        self.pen.use(face(held, True), middle - side / 2, box.y + 1, side, high)

    def players(self, x: float, y: float, width: float, across: int) -> float:
        """A plate for each: name, points, and the rescuers in supply."""
        gap, tall = 8, 62
        each = (width - gap * (across - 1)) / across
        order = [SEATS[(self.look.seat + k) % self.state.players] for k in range(self.state.players)]
        for k, seat in enumerate(order):
            self.player(seat, x + (k % across) * (each + gap), y + (k // across) * (tall + gap), each, tall)
        return (tall + gap) * -(-self.state.players // across) - gap

    def player(self, seat: Seat, x: float, y: float, width: float, tall: float) -> None:
        theme, state = self.pen.theme, self.state
        edge, line = (theme.gold, 3.0) if self.decider == seat else (theme.edge, 1.2)
        self.pen.put(Rect(x, y, width, tall, 12), theme.area, edge, line)
        self.piece(marker(seat), (x + 20, y + 19), 9)
        name = self.pen.say("board-player", who=seat)
        self.pen.text(x + 33, y + 19, name, 15, "left", bold=True)
        short = "-short" if self.look.narrow else ""
        if seat == state.starter:
            # Beside the name, or on a narrow plate, where the supply begins just there, beside the points.
            star = (x + 70, y + 44) if self.look.narrow else (x + 41 + 9.2 * len(name), y + 19)
            self.pen.text(*star, "✦", 14, "left")
        points = self.pen.say(f"board-points{short}", count=state.scores[seat], goal=self.goal)
        self.pen.text(x + 12, y + 44, points, 12, "left")
        left = supply(state, seat)
        label = self.pen.say("label-supply", who=seat, count=left)
        wide = 72 if self.look.narrow else 80
        room = Rect(x + width - 8 - wide, y + 8, wide, tall - 16, 9)
        self.pen.put(room, theme.table, theme.edge, 1.2, 4, key=keys.SUPPLY(seat), label=label)
        step = (wide - 2) / RESCUERS
        for k in range(left):
            self.piece(meeple(seat), (room.x + 1 + (k + 0.5) * step, y + tall / 2), step * 0.48)

    def pills(self, y: float) -> float:
        """The actions that are said by name; the others are made by touching the pieces themselves."""
        legal = own_moves(self.state, self.look)
        lit = sayable(self.state, self.look, legal)
        may_pass = keys.PASS_KEY in self.look.wanted or any(isinstance(move, Pass) for move in legal)
        offered = [key for key in keys.PILLS if key != keys.PASS_KEY or may_pass]
        across = min(4, len(offered)) if self.look.narrow else len(offered)
        gap, tall = 8, self.pen.touchable
        width = (self.pen.inner - gap * (across - 1)) / across
        names = {key: self.pen.say(f"board-{key}") for key in offered}
        size = min(self.pen.fitting(name, width - 16, PILL) for name in names.values())
        for k, (key, name) in enumerate(names.items()):
            x, top = PAD + (k % across) * (width + gap), y + (k // across) * (tall + gap)
            self.pen.pill(x, top, width, name, key, self.pen.say(f"label-{key}"), key in lit, size)
        return (tall + gap) * -(-len(offered) // across) - gap

    # --- the score track ----------------------------------------------------------------------------

    @property
    def goal(self) -> int:
        """The book's, or that of a first game."""
        return self.look.goal or GOAL

    def track(self, y: float) -> float:
        """From 0 to the goal; who has more stands on the last step."""
        goal = self.goal
        across = 12 if self.look.narrow else goal + 1
        step = (self.pen.inner) / across
        tall, theme = 40.0, self.pen.theme
        rows = -(-(goal + 1) // across)
        for row in range(rows):
            top = y + row * (tall + 4)
            self.pen.put(Rect(PAD, top, across * step, tall, 7), theme.area, theme.edge, 1.2)
            # All the lines of a row are one stroke: less to send with every repaint.
            lines = " ".join(f"M{PAD + k * step} {top} L{PAD + k * step} {top + tall}" for k in range(1, across))
            self.pen.put(path(lines), "", theme.edge, 1)
        for number in range(goal + 1):
            self.score(number, PAD + (number % across) * step, y + (number // across) * (tall + 4), step, tall)
        return rows * (tall + 4) - 4

    def score(self, number: int, x: float, y: float, step: float, tall: float) -> None:
        """One step of the track, and who stands on it."""
        last, theme = number == self.goal, self.pen.theme
        if last:
            self.pen.put(Rect(x, y, step, tall, 7), theme.gold, theme.edge, 1.2)
        caption = Text(x + step / 2, y + 8, f"{number}+" if last else str(number), 10)
        self.pen.put(caption, INK if last else theme.faint)
        there = [seat for seat, score in zip(SEATS, self.state.scores, strict=False) if min(score, self.goal) == number]
        first = y + (26 if len(there) <= ABREAST else 21)  # a ring around one leaves the number to be read
        for k, seat in enumerate(there):
            across, down = k % ABREAST, k // ABREAST
            self.marker(seat, x + step / 2 + (across - 0.5) * 13 * (len(there) > 1), first + down * 12)

    def marker(self, seat: Seat, x: float, y: float) -> None:
        label = self.pen.say("label-score", who=seat, count=self.state.scores[seat])
        self.piece(marker(seat), (x, y), 7, keys.SCORE(seat), label)


def _in_height(height: float) -> tuple[float, float]:
    """The width and the height of a tile that is so high."""
    return height / TALL, height
