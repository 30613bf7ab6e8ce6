"""The table of Cat Burglars as one seat sees it: others above, the market, then what is one's own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.key import Key
from catgames.core.message import Seat
from catgames.core.seats import SEATS
from catgames.games.burglars.board.faces import COATS, HEIGHT, INK, WIDTH, YARN, face, fan, symbols
from catgames.games.burglars.board.phases import phases
from catgames.games.burglars.board.touch import touch
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, UNKNOWN, YARNS_TO_WIN, say_card, say_cards, sort_cards
from catgames.games.burglars.position.facts import can_act
from catgames.games.burglars.position.state import NEW, Crew, Spot, State, to_move
from catgames.scene.cats import sign
from catgames.scene.look import Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.phases import draw_phases
from catgames.scene.scene import Scene
from catgames.scene.shapes import Circle, Rect, Text, Use

SHOWN = 0.37  # how much of a covered cat can be seen
PEEP = 0.42  # how much of the face-down card sticks out below its crew
RATIO = HEIGHT / WIDTH
ONE_LINE = 345
"""What name, hand and yarns of another player need beside each other."""
COLOURS_ROW = 22
"""Room for the colours that another player has scored, below name and hand."""
NUMBER = 22
"""Room for a crew's number above it, clear of a ring around the crew."""
SMALL_PRINT = 14  # of numbers and captions: a table for four is shown at two thirds of its size
CAPTION = 17
"""How high above a pile its caption stands, clear of a ring around the pile."""


def draw(state: State, look: Look) -> Scene:
    """`state` must be what the seat may see: whatever is in it is drawn."""
    table = Table(state, look, Pen(look))
    y: float = PAD + draw_phases(table.pen, replace(phases(state), who=table.decider), PAD)
    others = [SEATS[(look.seat + k) % state.players] for k in range(1, state.players)]
    across = min(2, len(others)) if look.narrow else len(others)
    width = (look.width - PAD * (across + 1)) / across
    for start in range(0, len(others), across):
        row = others[start : start + across]
        beneath, places = len(table.pen.marks), [PAD + k * (width + PAD) for k in range(len(row))]
        height = max(table.player(seat, x, y, width) for seat, x in zip(row, places, strict=True))
        for seat, x in zip(row, places, strict=True):
            table.frame(seat, beneath, x, y, width, height)
        y += height + PAD
    y += table.middle(y) + PAD
    beneath = len(table.pen.marks)
    height = table.player(look.seat, PAD, y, table.pen.inner)
    table.frame(look.seat, beneath, PAD, y, table.pen.inner, height)
    bottom = y + height + PAD + table.hand(y + height + PAD)
    if not any(crew.hidden for seat in others for crew in state.crews[seat]):
        table.pen.heart = (y, bottom)  # what may be stolen is looked at first: it lies at the top
    return table.pen.scene(bottom + PAD, symbols())


@dataclass(frozen=True, slots=True)
class Table:
    """Every method draws one part and returns its height."""

    state: State
    look: Look
    pen: Pen

    @property
    def decider(self) -> Seat | None:
        """Nobody, once the goal of a first game is reached."""
        won = self.look.goal and max(map(len, self.state.scored)) >= self.look.goal
        return None if won else to_move(self.state)

    @property
    def big(self) -> float:
        return 44 if self.look.narrow else 60

    @property
    def small(self) -> float:
        """The others' cards: as large as their number allows."""
        return 36 if self.look.narrow else {2: 60, 3: 54}.get(self.state.players, 48)

    @property
    def common(self) -> float:
        """The cards in the middle: eight places must fit beside each other, also on a phone, each wide as a finger."""
        return 40 if self.look.narrow else 60

    @property
    def room(self) -> int:
        """For crews of so many cats it is kept, in larger ones they lie closer; on a phone only the width is scarce."""
        return 3 if self.look.roomy and not self.look.narrow else 0

    def shown(self, cats: int) -> float:
        """How much of each covered cat can be seen in a crew of so many."""
        return SHOWN * (self.room - 1) / (cats - 1) if 0 < self.room < cats else SHOWN

    # --- one player's area ---------------------------------------------------------------------

    def player(self, seat: Seat, x: float, y: float, width: float) -> float:
        """Name, hand or its back, scored yarns, and the crews beneath."""
        own = seat == self.look.seat
        card = self.big if own else self.small
        head = self.header(seat, x, y, width)
        return head + self.crews(seat, x + 8, y + head + 2, width - 16, card) + 10

    def frame(self, seat: Seat, beneath: int, x: float, y: float, width: float, height: float) -> None:
        self.pen.frame(beneath, Rect(x, y, width, height, 12), self.decider == seat)

    def header(self, seat: Seat, x: float, y: float, width: float) -> float:
        line = y + 19
        self.pen.text(x + 12, line, self.pen.say("board-player", who=seat), 15, "left", bold=True)
        self.scored(seat, self.state.scored[seat], x, line, width)
        if seat == self.look.seat:
            return 38
        if width < ONE_LINE:
            self.fan(seat, len(self.state.hands[seat]), x + 12, y + 36)
            return 66 + (COLOURS_ROW if self.state.variants.hall_of_fame else 0)
        self.fan(seat, len(self.state.hands[seat]), x + 66, y + 6)
        return 38

    def scored(self, seat: Seat, scored: str, x: float, line: float, width: float) -> None:
        key, label = keys.SCORED(seat), self.pen.say("label-scored", who=seat, count=len(scored))
        text = self.pen.say("board-scored", count=len(scored), goal=self.look.goal or YARNS_TO_WIN)
        right = x + width - 12
        box = Rect(right - 90, line - 13, 94, 26, 8)
        self.pen.put(box, self.look.theme.table, self.look.theme.edge, 1, key=key, label=label)
        self.pen.use(YARN, right - 86, line - 10, 20, 20)
        self.pen.text(right - 2, line, text, 14, "right", bold=True)
        # In the Hall of Fame the cats lie face up, so their colours are there to be counted.
        crowded = width < ONE_LINE and seat != self.look.seat
        first, top = (right - 18, line + 47) if crowded else (right - 114, line - 10)
        for k, card in enumerate(dict.fromkeys(card for card in scored if card in COATS)):
            coat = COATS[card]
            self.pen.add(sign(coat.sign, first - 21 * k, top, 19, coat.fill, INK))

    def fan(self, seat: Seat, count: int, x: float, y: float) -> None:
        """Another player's hand: backs, overlapping, and how many they are."""
        tall = 27
        wide = tall / HEIGHT * symbols()[fan(count)].width
        width = wide + 22 + 8 * len(str(count))
        label = self.pen.say("label-fan", who=seat, count=count)
        box = Rect(x - 4, y - 3, width + 8, tall + 6, 6)
        self.pen.put(box, self.look.theme.area, key=keys.FAN(seat), label=label)
        self.pen.use(fan(count), x, y, wide, tall)
        self.pen.faint(x + width, y + tall / 2, f"× {count}", 13, "right")

    def crews(self, seat: Seat, x: float, y: float, width: float, card: float) -> float:
        """Columns of cats, in as many rows as the width asks for; then the place for a new crew."""
        crews = self.state.crews[seat]
        gap = 8 if self.look.narrow else 14
        step = card + gap
        across = max(1, int((width + gap) // step))
        spots = [*range(len(crews)), NEW]
        height = 0.0
        for start in range(0, len(spots), across):
            row = spots[start : start + across]
            tallest = self.room or max((len(crews[k].cats) for k in row if k != NEW), default=1)
            for place, k in enumerate(row):
                left, top = x + place * step, y + height
                if k == NEW:
                    self.new_crew(Spot(seat, NEW), left, top + NUMBER, card)
                else:
                    self.pen.faint(left + card / 2, top + 10, str(k + 1), SMALL_PRINT)
                    self.crew(Spot(seat, k), crews[k], left, top + NUMBER, card)
            bare = 0.06 if row == [NEW] and not self.room else PEEP
            height += card * RATIO * (1 + SHOWN * (tallest - 1) + bare) + 6 + NUMBER
        return height

    def crew(self, spot: Spot, crew: Crew, x: float, y: float, card: float) -> None:
        tall, shown = card * RATIO, self.shown(len(crew.cats))
        beneath = y + tall * (shown * (len(crew.cats) - 1) + PEEP)
        self.slot(spot, crew, x, beneath, card)
        label = self.pen.say("label-crew", owner=spot.owner, number=spot.crew + 1, cards=say_cards(crew.cats))
        for k, cat in enumerate(crew.cats):
            shape = Use(face(cat), x, y + k * tall * shown, card, tall)
            self.pen.put(shape, key=keys.spot_key(spot), label=label)

    def slot(self, spot: Spot, crew: Crew, x: float, y: float, card: float) -> None:
        """The face-down card beneath a crew, or the place for one; its owner sees its sign."""
        theme, tall = self.look.theme, card * RATIO
        key = keys.slot_key(spot)
        what = "none" if not crew.hidden else "unknown" if crew.hidden == UNKNOWN else "own"
        card_said = say_card(crew.hidden or UNKNOWN)
        label = self.pen.say("label-slot", owner=spot.owner, number=spot.crew + 1, what=what, card=card_said)
        if not crew.hidden:
            top = y + tall * (1 - PEEP)
            box = Rect(x, top + 3, card, tall * PEEP - 3, 6)
            self.pen.put(box, theme.table, theme.edge, 1.2, 4, key=key, label=label)
            return
        self.pen.use(face(UNKNOWN), x, y, card, tall, key=key, label=label)
        if crew.hidden in COATS:
            coat = COATS[crew.hidden]
            side = tall * 0.27
            left, top = x + card / 2 - side / 2, y + tall * 0.83 - side / 2
            self.pen.put(Circle(left + side / 2, top + side / 2, side * 0.72), "#fffdf8", INK, 1.2)
            self.pen.add(sign(coat.sign, left, top, side, coat.fill, INK))

    def new_crew(self, spot: Spot, x: float, y: float, card: float) -> None:
        theme, tall = self.look.theme, card * RATIO
        label = self.pen.say("label-new", owner=spot.owner)
        box = Rect(x, y, card, tall, 8)
        self.pen.put(box, theme.area, theme.edge, 1.5, 5, key=keys.spot_key(spot), label=label)
        self.pen.put(Text(x + card / 2, y + tall / 2, "+", card * 0.5, bold=True), theme.faint)

    # --- the middle of the table -----------------------------------------------------------------

    def middle(self, y: float) -> float:
        """Deck, discard pile and market, with captions from the left, clear of each other; a sprung trap, for all."""
        state, card = self.state, self.common
        step = card + (2 if self.look.narrow else 12)
        x, top = PAD + (0.0 if self.look.narrow else 6.0), y + CAPTION + 8
        self.pile(keys.DECK_KEY, len(state.deck), UNKNOWN, x, top)
        self.pile(keys.DISCARD_KEY, len(state.discard), state.discard[-1:], x + step, top)
        left = x + 2 * step + (3 if self.look.narrow else 28)
        self.pen.faint(left, top - CAPTION, self.pen.say("board-market"), SMALL_PRINT, "left")
        for k, market_card in enumerate(state.market):
            self.market_card(k, market_card, left + k * step, top)
        height = card * RATIO + CAPTION + 12
        if state.trap and self.look.narrow:
            self.sprung_trap(PAD + 6, top + height)
            return 2 * height
        if state.trap:
            self.sprung_trap(self.look.width - PAD - card - 16, top)
        return height

    def pile(self, key: Key, count: int, top_card: str, x: float, y: float) -> None:
        theme, card = self.look.theme, self.common
        caption = str(count) if self.look.narrow else self.pen.say(f"board-{key}", count=count)
        label = self.pen.say(f"label-{key}", count=count, card=say_card(top_card or UNKNOWN))
        self.pen.faint(x, y - CAPTION, caption, SMALL_PRINT, "left")
        box = Rect(x, y, card, card * RATIO, 8)
        self.pen.put(box, theme.area, theme.edge, 1.5, 5, key=key, label=label)
        for lift in range(min(3, count)):
            self.pen.use(face(top_card), x + lift * 2, y - lift * 2, card, card * RATIO, key=key)

    def market_card(self, index: int, card: str, x: float, y: float) -> None:
        key, width = keys.MARKET(index), self.common
        if card == GAP:
            theme, label = self.look.theme, self.pen.say("label-gap")
            box = Rect(x, y, width, width * RATIO, 8)
            self.pen.put(box, theme.table, theme.edge, 1.5, 5, key=key, label=label)
            return
        label = self.pen.say("label-market", card=say_card(card))
        self.pen.use(face(card), x, y, width, width * RATIO, key=key, label=label)

    def sprung_trap(self, x: float, y: float) -> None:
        assert self.state.trap is not None
        trap, theme, card = self.state.trap, self.look.theme, self.common
        label = self.pen.say("label-trap", owner=trap.owner, card=say_card(trap.card))
        self.pen.put(Text(x + card / 2, y - CAPTION, self.pen.say("board-trap"), SMALL_PRINT, bold=True), theme.wrong)
        self.pen.use(face(trap.card), x, y, card, card * RATIO, key=keys.TRAP_KEY, label=label)

    # --- one's own hand ----------------------------------------------------------------------------

    def hand(self, y: float) -> float:
        """The cards in the order of their colours, and the two things said rather than touched."""
        cards = sort_cards(self.state.hands[self.look.seat])
        card, tall, theme = self.big, self.big * RATIO, self.look.theme
        gap = 4 if self.look.narrow else 8
        across, step = int((self.look.width - 2 * PAD - 16 + gap) // (card + gap)), card + gap
        if self.room and len(cards) > across:
            # Another row would make everything smaller: they lie closer together instead.
            across, step = len(cards), (self.pen.inner - 20 - card) / (len(cards) - 1)
        rows = max(1, -(-len(cards) // across))
        top_row = self.pen.touchable + 10
        height = top_row + rows * (tall + 6)
        box = Rect(PAD, y, self.look.width - 2 * PAD, height, 12)
        label = self.pen.say("label-fan", who=self.look.seat, count=len(cards))
        self.pen.put(box, theme.area, theme.edge, 1.2, key=keys.FAN(self.look.seat), label=label)
        self.pen.faint(PAD + 12, y + top_row / 2, self.pen.say("board-hand", count=len(cards)), 13, "left")
        self.buttons(y + 4)
        for k, held in enumerate(cards):
            left, top = PAD + 10 + (k % across) * step, y + top_row + (k // across) * (tall + 6)
            label = self.pen.say("label-hand", card=say_card(held))
            self.pen.use(face(held), left, top, card, tall, key=keys.HAND(k), label=label)
        return height

    def buttons(self, y: float) -> None:
        """What to do with the cards chosen, lit once they are complete; and to pass, where that is possible."""
        wide = 140
        left = self.look.width - PAD - 6 - wide
        going = self.look.picked[0] if self.look.picked else ""
        spot = keys.SLOT.parts(going)
        what = "none" if spot is None else "secure" if spot[0] == self.look.seat else "infiltrate"
        text, label = self.pen.say("board-go", what=what), self.pen.say("label-go", what=what)
        self.pen.pill(left, y, wide, text, keys.GO, label, self.is_complete())
        if keys.PASS_KEY in self.look.wanted or not can_act(self.state):
            text, label = self.pen.say("board-pass"), self.pen.say("label-pass")
            self.pen.pill(left - 86, y, 80, text, keys.PASS_KEY, label)

    def is_complete(self) -> bool:
        """Whether what is picked is a whole move but for this last touch."""
        seat, picked = self.look.seat, self.look.picked
        if not picked or to_move(self.state) != seat:
            return False
        meant = touch(self.state, seat, (*picked, keys.GO)).move
        return meant is not None and GAME.allows(self.state, meant)
