"""What a step of a lesson is: how it is opened, what an input does in it, what it shows, which rules it meets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal, Protocol, TypeAlias

from catgames.core.event import Event
from catgames.core.game import Game
from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.core.rulebook import Figure
from catgames.core.verdict import Verdict
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Input
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import against
from catgames.teach.goals import Attempt
from catgames.teach.writing import Text
from catgames.text.words import Words

LEARNER = Seat(0)
TURN = "again"
MOST_TURNS = 9
MOST_DIGITS = 4
"""Python refuses to read endless numbers."""
Trail: TypeAlias = dict[str, str]
"""What an address says, by name: a step takes out what it understands, and puts in what it could not follow."""
Card: TypeAlias = tuple[Literal["see", "try", "judge"], int]
"""By what a rule's card leads to a step, and how well it serves: 1 is best."""


@dataclass(frozen=True, slots=True)
class Play:
    """What has been done in the open step; a kind of step uses what it needs."""

    opening: Attempt
    """How the step began."""
    attempt: Attempt
    worked: Any = None
    """What the step worked out when it was opened, so that no view does it again."""
    picked: Keys = ()
    said: Message | None = None
    """What to touch next, or what was touched."""
    verdict: Verdict[Any] | None = None
    told: tuple[Event, ...] = ()
    """What the last legal move did."""
    answers: tuple[str, ...] = ()
    shown: int = 0
    """How far an example has been watched."""
    paused: bool = False
    """It does not play on by itself."""
    hints: int = 0
    turn: int = 0
    """How often this step has come back; each time it is a little different."""
    done: bool = False
    missed: bool = False
    """Answered wrongly: it is not done, and comes back."""
    judged: tuple[tuple[str, bool], ...] = ()
    """The rules that were answered, each with whether it was right at the first try."""
    before: Play | None = None
    """The same step one legal move earlier."""
    trail: Mapping[str, str] = field(default_factory=dict)
    """What an address must say to lead back to this moment."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a step puts on the screen, beside what stands there in every step."""

    state: Any
    overlay: Overlay = field(default_factory=Overlay)
    view: str = ""
    """Another way to draw the position, for games that have one."""
    says: tuple[Say, ...] = ()
    prompt: Message | None = None
    running: bool = False
    """What is said goes on: the newest is read first."""
    tick_ms: int = 0
    """After so long the reader's clock goes on by itself; 0 where it does not."""
    question: str = ""
    asking: Keys | None = None
    """While a question is open: the things it is about; what would answer it is not lit."""
    choices: tuple[Push, ...] = ()
    buttons: tuple[Push, ...] = ()
    rules: tuple[str, ...] = ()
    """Those whose law can be unfolded."""
    figures: tuple[Figure, ...] = ()
    """What stands beside the text where a course begins."""
    over: bool = False
    """There is nothing left to do but to go on."""


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """One way to work through a step from its opening, as its author foresaw it."""

    inputs: tuple[Input, ...]
    move: str = ""
    """What is played in it, in notation."""


@dataclass(frozen=True, slots=True)
class Met:
    """The rules that a step teaches, shows held, and shows broken."""

    taught: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    broken: tuple[str, ...] = ()


class Step(Protocol):
    """A kind of step is one module: a frozen record of positions, goals and solutions that can do all this."""

    kind: ClassVar[str]
    """`kind-…` is its name in the word files."""
    card: ClassVar[Card]
    seconds: ClassVar[int]
    """How long it takes, more or less."""
    asks: ClassVar[bool]
    """Whether it is a question, which can be answered wrongly and then comes back."""

    @property
    def id(self) -> str: ...
    @property
    def at(self) -> str:
        """Where it begins, in notation."""

    @property
    def text(self) -> Text:
        """What it says, unless the word files do."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        """The step at its beginning, or as far as the trail leads."""

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """What an input does; one that means nothing here changes nothing."""

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown: ...

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        """Mistakes first, if it foresees any; the last one does the step."""

    def met(self, game: Game[Any, Any], /) -> Met: ...

    def flaws(self, kit: Playable, /) -> Iterable[Message]:
        """What is wrong with it, beyond what any step must have."""


def fresh(kit: Playable, position: str, trail: Trail | None = None) -> Play:
    """A step at its beginning, on its author's position however often it comes back."""
    return _begun(twin_of(kit, position, 0), _turn(trail or {}))


def twinned(kit: Playable, position: str, trail: Trail) -> Play:
    """The same; but each time it comes back it stands on another twin."""
    turn = _turn(trail)
    return _begun(twin_of(kit, position, turn), turn)


def _begun(start: Attempt, turn: int) -> Play:
    return Play(start, start, turn=turn, trail={TURN: str(turn)} if turn else {})


def twin_of(kit: Playable, position: str, twins: int) -> Attempt:
    source = state = kit.game.read(position)
    for _ in range(twins):
        state = kit.twin(state)
    return Attempt(kit.game, state, state, twins=twins, source=source if twins else None)


def _turn(trail: Trail) -> int:
    turn = trail.get(TURN, "")
    if not (turn.isdecimal() and turn.isascii()):
        return 0
    del trail[TURN]
    return min(int(turn[:MOST_DIGITS]), MOST_TURNS)


def again(play: Play) -> Play:
    """The step as it was opened: nothing is worked out anew, and what was answered stays known."""
    trail = {TURN: str(play.turn)} if play.turn else {}
    return Play(play.opening, play.opening, play.worked, turn=play.turn, judged=play.judged, trail=trail)


def judged_too(play: Play, rule: str, right: bool) -> tuple[tuple[str, bool], ...]:
    """Only the first answer on a rule counts."""
    known = {name for name, _ in play.judged}
    return play.judged if not rule or rule in known else (*play.judged, (rule, right))


def refuted_by(play: Play) -> Overlay:
    """What a refusal rests on: what is wrong, what to look at, what would fall apart."""
    return Overlay() if play.verdict is None else against(play.verdict)
