"""The two clans beside the square: who plays them, their cats, their powers, and their points at the end."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.core.message import Seat, Value
from catgames.games.pocket.board.faces import COATS, clan_sign, enlarged, face, paw_badge
from catgames.games.pocket.board.phases import choices_of_the_revealed, turn_is_on
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.state import (
    BETWEEN,
    CAUGHT,
    CHOOSE,
    DOWN,
    NOT_CAUGHT,
    NOWHERE,
    OVER,
    SEATS,
    State,
    to_move,
)
from catgames.games.pocket.position.tiles import CLANS, say_clan
from catgames.scene.look import Look
from catgames.scene.pen import Pen
from catgames.scene.scene import Mark
from catgames.scene.shapes import Rect

LETTER = 0.56
"""How wide a letter is, in parts of its size, where lines must be broken without a font."""
ACROSS = 3
"""Clan cards side by side, so that all seven are seen in letters that can be read."""
ONE_LINE = 300
"""How wide a player's place must be for the longest name of a clan, after the player's and before the points."""


@dataclass(frozen=True, slots=True)
class Panels:
    """Puts down marks beneath or beside the square; methods return where the next thing may begin."""

    state: State
    look: Look
    pen: Pen

    def players(self, x: float, y: float, width: float) -> float:
        """The other player above, the learner beneath, what is going on in between."""
        other, own = SEATS[1 - self.look.seat], SEATS[self.look.seat]
        y = self.player(other, x, y, width) + 8
        y = self.news(x, y, width) + 8
        return self.player(own, x, y, width)

    def player(self, seat: Seat, x: float, y: float, width: float) -> float:
        clan = self.state.setup.clans[seat]
        beneath = len(self.pen.marks)
        end = self.header(seat, clan, x, y, width)
        if clan:
            end = self.cats(clan, x + 12, end, width - 24)
            end = self.powers(clan, x + 12, end, width - 24)
        # Where nothing can be touched, as while the game is set up, it is nobody's turn yet.
        active = self.look.touched and to_move(self.state) == seat
        label = self.pen.say("label-player", who=seat, clan=say_clan(clan or "none"), **self._points(seat))
        box = Rect(x, y, width, end - y + 4, 12)
        self.pen.frame(beneath, box, active, 3.5, keys.PLAYER(seat), label)
        return end + 4

    def _points(self, seat: Seat) -> dict[str, Value]:
        """Points so far, this game's and an earlier one's; before the end there are none."""
        counted = self.state.stage in (OVER, BETWEEN) and bool({*CAUGHT, NOT_CAUGHT} & set(self.state.faces))
        before = self.state.setup.points[seat]
        now = score(self.state, seat).total if counted else 0
        return {"count": now, "before": before, "counted": "yes" if counted or before else "no"}

    def header(self, seat: Seat, clan: str, x: float, y: float, width: float) -> float:
        left = x + 12
        if clan:
            self.pen.add(clan_sign(clan, left, y + 9, 24))
            left += 32
        points = self._points(seat)
        if points["counted"] == "yes":
            text = self.pen.say("board-points", **points)
            self.pen.text(x + width - 12, y + 21, text, 17, "right", bold=True)
        if width >= ONE_LINE:
            title = self.pen.say("board-clan", who=seat, clan=say_clan(clan or "none"))
            self.pen.text(left, y + 21, title, 15, "left", bold=True)
            return y + 40
        name = self.look.say(say_clan(clan or "none"))
        self.pen.text(left, y + 21, self.pen.say("board-player", who=seat), 15, "left", bold=True)
        self.pen.text(left, y + 40, name, self.pen.fitting(name, x + width - 8 - left, 15), "left", bold=True)
        return y + 56

    def cats(self, clan: str, x: float, y: float, width: float) -> float:
        """The five cats of a clan, as small as they can be told apart."""
        size = min(44, (width - 16) / 5)
        for number, cat in enumerate(CLANS[clan].cats):
            left = x + number * (size + 4)
            self.pen.use(face(cat), left, y, size, size)
            self.pen.marks += enlarged(cat, left, y, size)
        return y + size + 6

    def powers(self, clan: str, x: float, y: float, width: float) -> float:
        """What the clan card says; in a game without effects only that it is silent."""
        if not self.state.setup.effects:
            return self.lines(self.pen.say("board-no-effects"), x, y, width)
        return self.card_text(clan, x, y, width)

    def card_text(self, clan: str, x: float, y: float, width: float) -> float:
        """The clan's effect, and after a paw the chief's ability."""
        y = self.lines(self.pen.say(f"power-{clan}-effect"), x, y, width)
        self.pen.marks += paw_badge(x + 7, y + 9, 7)
        return self.lines(self.pen.say(f"power-{clan}-chief"), x + 20, y, width - 20)

    def lines(self, text: str, x: float, y: float, width: float) -> float:
        """A text broken into lines of this width."""
        size = 12 if self.look.narrow else 12.5
        room = int(width / (size * LETTER))
        line = ""
        for word in [*text.split(" "), ""]:
            if word and len(line) + len(word) < room:
                line = f"{line} {word}".strip()
                continue
            self.pen.text(x, y + size * 0.75, line, size, "left")
            y += size * 1.32
            line = word
        return y + 3

    def news(self, x: float, y: float, width: float) -> float:
        """How many tiles are still face down, or what is due."""
        state = self.state
        if not turn_is_on(state):
            return y
        what = state.stage if state.lifted == NOWHERE else choices_of_the_revealed(state)
        text = self.pen.say("board-news", what=what, count=state.faces.count(DOWN), game=state.setup.game)
        return self.lines(text, x + 12, y, width - 24)

    # --- the choice of clans -------------------------------------------------------------------------

    def choice(self, x: float, y: float, width: float) -> float:
        """All seven cards, those to choose from first and framed in their colour; the players beside the last ones."""
        assert self.state.stage == CHOOSE
        across = 1 if self.look.narrow else ACROSS
        wide = (width - 8 * (across - 1)) / across
        seat = self.state.turn
        title = self.pen.say("board-offer", who=seat, mode=self.state.setup.mode)
        self.pen.text(x + 4, y + 10, title, 15, "left", bold=True)
        y += 28
        offered = [*self.state.setup.offers[seat]]
        shown = [*offered, *(clan for clan in CLANS if clan not in offered)]
        for start in range(0, len(shown), across):
            row = shown[start : start + across]
            ends = [self.clan_card(clan, x + k * (wide + 8), y, wide, clan in offered) for k, clan in enumerate(row)]
            beside = x + len(row) * (wide + 8)
            if len(row) < across:
                ends.append(self.players(beside, y, x + width - beside))
            y = max(ends) + 8
        return self.players(x, y - 2, width) if self.look.narrow else y

    def clan_card(self, clan: str, x: float, y: float, width: float, own: bool) -> float:
        theme, coat = self.look.theme, COATS[clan]
        beneath = len(self.pen.marks)
        taken = clan in self.state.setup.clans
        self.pen.add(clan_sign(clan, x + 12, y + 9, 24))
        self.pen.text(x + 44, y + 21, self.look.say(say_clan(clan)), 15, "left", bold=True)
        drawn = clan in (*self.state.setup.offers[0], *self.state.setup.offers[1])
        status = "taken" if taken else "own" if own else "other" if drawn else "box"
        note = self.pen.say("board-card", status=status)
        self.pen.faint(x + width - 12, y + 21, note, 12, "right")
        end = self.cats(clan, x + 12, y + 40, width - 24)
        height = self.card_text(clan, x + 12, end, width - 24) - y + 4
        label = self.pen.say("label-clan", clan=say_clan(clan), status=status)
        edge = coat.fill if own and not taken else theme.edge
        box = Rect(x, y, width, height, 12)
        card = Mark(box, theme.area, edge, 3 if own else 1, key=keys.CLAN(clan), label=label)
        self.pen.marks.insert(beneath, card)
        return y + height
