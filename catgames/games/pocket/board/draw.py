"""The table of Pocket Cats: the square of 25 tiles, the two clans beside it, and what can be said."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.key import Key
from catgames.core.message import Message, values
from catgames.games.pocket.board.faces import (
    ALARM,
    COATS,
    ENLARGED,
    INK,
    PAPER,
    SIZE,
    TILES,
    attack_badge,
    clan_sign,
    enlarged,
    face,
    symbol,
)
from catgames.games.pocket.board.panels import Panels
from catgames.games.pocket.board.phases import phases
from catgames.games.pocket.language.moves import Keep, Swap
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CELLS, COLUMNS, NAMES, SIDE
from catgames.games.pocket.position.ending import chaos, hunt
from catgames.games.pocket.position.facts import QUARTERS
from catgames.games.pocket.position.state import (
    BETWEEN,
    BITTEN,
    CAUGHT,
    CHOOSE,
    DOWN,
    KNOCKED,
    NOT_CAUGHT,
    NOWHERE,
    OVER,
    PLAY,
    ROTATE,
    UP,
    State,
)
from catgames.games.pocket.position.tiles import (
    ATTACK,
    CHAOTICATS,
    CLAN,
    DOG,
    KIND,
    POWER,
    UNKNOWN,
    arrows,
    say_clan,
    say_tile,
)
from catgames.scene.look import WIDE, Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.phases import draw_phases
from catgames.scene.scene import Scene, Symbol
from catgames.scene.shapes import Circle, Line, Rect, Text, Use

RULER = 16
"""Room for the letters of the columns and the numbers of the rows."""
MANY = 3
"""So many buttons in a row leave room for their words."""


def draw(state: State, look: Look) -> Scene:
    """`state` must be what the seat may see: whatever is in it is drawn."""
    # Beside the square the players need all the room there is.
    pen = Pen(look if look.narrow else replace(look, width=WIDE))
    square, panels = Square(state, look, pen), Panels(state, look, pen)
    side, top = square.side, PAD + draw_phases(pen, phases(state), PAD)
    if state.stage == CHOOSE:
        height = panels.choice(PAD, top, pen.inner)
    else:
        square.draw((look.width - side) / 2 if look.narrow else PAD, top)
        height = top + side + 8 + square.buttons(PAD, top + side + 8, pen.inner if look.narrow else side)
    if state.stage != CHOOSE and look.narrow:
        height = panels.players(PAD, height + 6, pen.inner)
    elif state.stage != CHOOSE:
        height = max(height, panels.players(side + 2 * PAD, top, pen.look.width - side - 3 * PAD))
    return pen.scene(height + PAD, _symbols(pen))


def _symbols(pen: Pen) -> dict[str, Symbol]:
    """Those of the tiles that are shown."""
    names = {mark.shape.symbol for mark in pen.marks if isinstance(mark.shape, Use)}
    return {name: symbol(TILES[name]) for name in names}


@dataclass(frozen=True, slots=True)
class Square:
    """The 25 tiles, and the buttons beneath them."""

    state: State
    look: Look
    pen: Pen

    @property
    def tile(self) -> float:
        """On a phone all that can be touched is seen at once, above the panel; in a high place the square is larger."""
        if self.look.narrow:
            return 44 if self.buttons_are_near() else 53
        return 96 if self.look.width >= WIDE else 112

    @property
    def gap(self) -> float:
        return 3 if self.look.narrow else 7

    @property
    def side(self) -> float:
        return RULER + SIDE * self.tile + (SIDE - 1) * self.gap

    def corner(self, cell: int, x: float, y: float) -> tuple[float, float]:
        step = self.tile + self.gap
        return x + RULER + cell % SIDE * step, y + RULER + cell // SIDE * step

    def draw(self, x: float, y: float) -> None:
        theme = self.look.theme
        for number in range(SIDE):
            middle = RULER + number * (self.tile + self.gap) + self.tile / 2
            self.pen.put(Text(x + middle, y + 6, COLUMNS[number], 13, bold=True), theme.faint)
            self.pen.put(Text(x + 5, y + middle, str(number + 1), 13, bold=True), theme.faint)
        for cell in CELLS:
            self.place(cell, *self.corner(cell, x, y))
        if self.state.stage == PLAY and self.state.lifted != NOWHERE:
            self.lifted(x, y)

    def lifted(self, x: float, y: float) -> None:
        """The revealed tile, and every tile it may swap with, unless that is the question."""
        theme, lifted = self.look.theme, self.state.lifted
        swaps = [move for move in legal_moves(self.state) if isinstance(move, Swap) and move.cell == lifted]
        for move in swaps if self.look.asking is None else ():
            left, top = self.corner(move.other, x, y)
            self.pen.put(Rect(left, top, self.tile, self.tile, 11), "", theme.gold, 3.5, 6)
            self.pen.put(Circle(left + self.tile / 2, top + self.tile - 7, 4.5), theme.gold, INK, 1.2)
        left, top = self.corner(lifted, x, y)
        self.pen.put(Rect(left - 2, top - 2, self.tile + 4, self.tile + 4, 12), "", theme.gold, 5)

    def place(self, cell: int, x: float, y: float) -> None:
        tile, side = self.state.tiles[cell], self.state.faces[cell]
        shown = UNKNOWN if side in (DOWN, BITTEN, KNOCKED) else tile
        self.pen.use(face(shown), x, y, self.tile, self.tile, keys.cell_key(cell), self.label(cell))
        if side in (BITTEN, KNOCKED):
            self.out(tile, x, y)
        elif side in (*CAUGHT, NOT_CAUGHT):
            self.fate(cell, side, x, y)
        elif CLAN.get(shown) == CHAOTICATS:
            number = str(chaos(self.state)) if self.state.stage in (OVER, BETWEEN) else "2+"
            self.pen.marks += attack_badge(number, x, y, self.tile / SIZE, ENLARGED if self.look.narrow else 1)
        if self.look.narrow:
            self.pen.marks += enlarged(shown, x, y, self.tile)

    def label(self, cell: int) -> str:
        """What lies there, and at the end what became of it."""
        tile, side = self.state.tiles[cell], self.state.faces[cell]
        said = values(cell=NAMES[cell], tile=say_tile(UNKNOWN if side == DOWN else tile))
        if side in (*CAUGHT, NOT_CAUGHT):
            one, two = hunt(self.state, cell).sums
            clans = self.state.setup.clans
            first, second = map(say_clan, clans)
            attacks = values(one=one, two=two, first=first, second=second)
            if side == NOT_CAUGHT:
                return self.pen.say("label-free-prey", **said, **attacks)
            return self.pen.say("label-prey", **said, **attacks, clan=say_clan(clans[CAUGHT.index(side)]))
        revealed = "yes" if cell == self.state.lifted else "no"
        if side == UP and KIND[tile] == DOG:
            pointing = tuple(Message(f"arrow-{arrow.lower()}") for arrow in arrows(tile))
            return self.pen.say("label-dog", **said, arrows=pointing, revealed=revealed)
        what = {DOWN: "down", BITTEN: "bitten", KNOCKED: "knocked"}.get(side, "up")
        return self.pen.say("label-tile", **said, what=what, revealed=revealed)

    def out(self, tile: str, x: float, y: float) -> None:
        """A cat turned face down: its clan and attack are remembered, and crossed out in a corner."""
        k = self.tile / SIZE
        number = str(ATTACK[tile] or "")
        self.pen.put(Circle(x + 50 * k, y + 50 * k, 31 * k), PAPER, INK, 2 * k)
        self.pen.add(clan_sign(CLAN[tile], x + (26 if number else 35) * k, y + 36 * k, 29 * k))
        self.pen.put(Text(x + 67 * k, y + 51 * k, number, 26 * k, bold=True), INK)
        self.pen.put(Circle(x + 79 * k, y + 79 * k, 13 * k), ALARM, INK, 2 * k)
        for ends in (((74, 74), (84, 84)), ((84, 74), (74, 84))):
            self.pen.put(Line(tuple((x + a * k, y + b * k) for a, b in ends)), "", PAPER, 4 * k)

    def fate(self, cell: int, side: str, x: float, y: float) -> None:
        """Both sums beneath a prey, and around it the colour and the sign of the clan that took it."""
        k, theme = self.tile / SIZE, self.look.theme
        setup = self.state.setup
        sums = hunt(self.state, cell).sums
        if side in CAUGHT:
            clan = setup.clans[CAUGHT.index(side)]
            self.pen.put(Rect(x, y, self.tile, self.tile, 11 * k), "", COATS[clan].fill, 7 * k)
            self.pen.put(Circle(x + 82 * k, y + 20 * k, 15 * k), PAPER, INK, 2 * k)
            self.pen.add(clan_sign(clan, x + 72.5 * k, y + 10.5 * k, 19 * k))
        else:
            self.pen.put(Rect(x, y, self.tile, self.tile, 11 * k), "", theme.faint, 4 * k, 5)
        for number, clan in enumerate(setup.clans):
            left = x + (8 + 43 * number) * k
            won = side == CAUGHT[number]
            paint = COATS[clan].tint if won or sums[number] else PAPER
            self.pen.put(Rect(left, y + 71 * k, 41 * k, 24 * k, 6 * k), paint, INK, 2.6 if won else 1)
            self.pen.add(clan_sign(clan, left + 2 * k, y + 76 * k, 14 * k))
            self.pen.put(Text(left + 28.5 * k, y + 83.5 * k, str(sums[number]), 21 * k, bold=won), INK)

    def may_stay(self) -> bool:
        stays = any(isinstance(move, Keep) for move in legal_moves(self.state))
        return self.state.lifted != NOWHERE and (stays or keys.KEEP_KEY in self.look.wanted)

    def buttons_are_near(self) -> bool:
        """There are some, or in this game there often will be: so the square does not shrink turn by turn."""
        setup = self.state.setup
        return bool(self.rows()) or (setup.effects and POWER in setup.clans)

    def rows(self) -> list[tuple[Key, ...]]:
        """What is said rather than touched on the square; on a phone in one row, to be seen together with it."""
        if self.state.stage == ROTATE:
            turns = tuple(map(keys.TURN, QUARTERS))
            return [(*turns, keys.KEEP_KEY)] if self.look.narrow else [turns, (keys.KEEP_KEY,)]
        if self.may_stay():
            return [(keys.KEEP_KEY,)]
        return [(keys.AGAIN_KEY,)] if self.state.stage == BETWEEN else []

    def buttons(self, x: float, y: float, width: float) -> float:
        rows, tall = self.rows(), self.pen.touchable + 8
        for line, row in enumerate(rows):
            self.row(row, x, y + line * tall, width)
        return tall * len(rows)

    def row(self, row: tuple[Key, ...], x: float, y: float, width: float) -> None:
        """All alike; but where they are many the words are short, and each has the room that it needs to be read."""
        many = len(row) > MANY
        short = {keys.KEEP_KEY: "board-keep-short"} if many else {}
        texts = [self.pen.say(short.get(key, f"board-{key.replace(':', '-')}")) for key in row]
        shares = [len(text) + 3 for text in texts] if many else [1] * max(2, len(row))
        left = x if many else x + RULER
        room = (x + width - left) / sum(shares)
        for key, text, share in zip(row, texts, shares, strict=False):
            label = self.pen.say(f"label-{key.replace(':', '-')}")
            self.pen.pill(left, y, share * room - 6, text, key, label)
            left += share * room
