"""The end of the game as a story: an event for every cat, every prey and every point, each with its board."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.message import Message, Seat, Value, values
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import BESIDE, CELLS, NAMES
from catgames.games.pocket.position.ending import (
    Hunt,
    bites,
    caught,
    chaos,
    chief_at,
    hunt,
    hunters,
    is_ghost,
    knock_outs,
    struck,
    twins_brought,
)
from catgames.games.pocket.position.state import BITTEN, CAUGHT, KNOCKED, OVER, SEATS, UP, State
from catgames.games.pocket.position.tiles import (
    CHAOTICATS,
    CHIEFS,
    CLAN,
    CROOKS,
    DOG,
    GOURMETS,
    KIND,
    PAIRS,
    POINTS,
    POLTERKITTIES,
    PREY,
    aimed_at,
    say_clan,
    say_tile,
)


def tell_end(state: State, tell: Teller) -> State:
    """The same as `resolved`, told step by step."""
    state = _dogs(state, tell)
    state = _crooks(state, tell)
    state = _prey(state, tell)
    state = _twins(state, tell)
    tell("step-score", "end.steps", (), None, state)
    for seat in SEATS:
        _points(state, seat, tell)
    _winner(state, tell)
    return state


def _dogs(state: State, tell: Teller) -> State:
    dogs = [cell for cell in CELLS if KIND[state.tiles[cell]] == DOG]
    tell("step-dogs", "end.steps", keys.cell_keys(dogs), None, state)
    for cat, dog in bites(state).items():
        state = struck(state, cat, BITTEN)
        said = values(cell=NAMES[cat], dog=NAMES[dog], tile=say_tile(state.tiles[cat]))
        tell("bitten", "dogs.attack", keys.cell_keys((cat, dog)), None, state, **said)
        if state.setup.effects and state.tiles[cat] in CHIEFS.values():
            tell("chief-out", "ruling.dead-chief", (keys.cell_key(cat),), None, state, tile=say_tile(state.tiles[cat]))
    for dog in dogs:
        for cell in aimed_at(state.tiles[dog], dog):
            if is_ghost(state, cell):
                tell("unharmed", "clan.polterkitties.chief", keys.cell_keys((cell, dog)), None, state, cell=NAMES[cell])
    if CHAOTICATS in state.setup.clans:
        cats = [cell for cell in CELLS if CLAN.get(state.tiles[cell]) == CHAOTICATS and state.faces[cell] == UP]
        rule = "clan.chaoticats.effect" if state.setup.effects else "ruling.chaoticats-plain"
        tell("chaos", rule, keys.cell_keys(cats), None, state, count=len(cats), attack=chaos(state))
    return state


def _crooks(state: State, tell: Teller) -> State:
    chief = chief_at(state, CROOKS)
    for cat in knock_outs(state):
        assert chief is not None, "somebody must have done it"
        state = struck(state, cat, KNOCKED)
        tile = state.tiles[cat]
        ghost = tile == CHIEFS[POLTERKITTIES]
        rule = "ruling.ghost-immune" if ghost else "clan.crooks.chief"
        tell("knocked", rule, keys.cell_keys((cat, chief)), None, state, cell=NAMES[cat], tile=say_tile(tile))
        if CLAN[tile] == CHAOTICATS:
            tell("chaos-fixed", "ruling.chaoticats-fixed", (keys.cell_key(cat),), None, state, attack=chaos(state))
    return state


def _prey(state: State, tell: Teller) -> State:
    prey = [cell for cell in CELLS if KIND[state.tiles[cell]] == PREY]
    tell("step-prey", "end.steps", keys.cell_keys(prey), None, state)
    for cell in prey:
        found = hunt(state, cell)
        cats = hunters(state, cell)
        state = caught(state, cell, found.winner)
        said: dict[str, Value] = {"tile": say_tile(state.tiles[cell]), "cell": NAMES[cell]}
        shown = keys.cell_keys((cell, *cats))
        if found.winner is None:
            tell("uncaught", "capture.highest", shown, None, state, sum=found.sums[0], **said)
            continue
        loser = found.sums[1 - found.winner]
        rule = _why_caught(state, found)
        said |= {"clan": say_clan(state.setup.clans[found.winner]), "sum": found.sums[found.winner], "loser": loser}
        tell("caught", rule, shown, None, state, **said)
    return state


def _why_caught(state: State, found: Hunt) -> str:
    """What deserves to be said of this catch: a chief's long reach, a higher sum, or the sum alone."""
    assert found.winner is not None
    for cell in hunters(state, found.prey):
        clan = CLAN[state.tiles[cell]]
        if found.prey not in BESIDE[cell] and clan == state.setup.clans[found.winner]:
            return f"clan.{clan}.chief"
    return "capture.highest" if min(found.sums) else "capture.sum"


def _twins(state: State, tell: Teller) -> State:
    seat = state.setup.seat_of(CHAOTICATS)
    chief = chief_at(state, CHAOTICATS)
    if seat is None or chief is None:
        return state
    for cell in BESIDE[chief]:
        if state.faces[cell] == CAUGHT[seat] and state.tiles[cell][0] in PAIRS:
            said = values(cell=NAMES[cell], tile=say_tile(state.tiles[cell]))
            tell("chief-caught", "ruling.chief-caught", keys.cell_keys((cell, chief)), None, state, **said)
    for cell in list(twins_brought(state)):
        state = caught(state, cell, seat)
        said = values(cell=NAMES[cell], tile=say_tile(state.tiles[cell]))
        tell("twin", "clan.chaoticats.chief", keys.cell_keys((cell, chief)), None, state, **said)
    return state


def _points(state: State, seat: Seat, tell: Teller) -> None:
    """Every point of a clan, by where it comes from, and then the whole."""
    scored = score(state, seat)
    clan = say_clan(state.setup.clans[seat])
    own = [cell for cell in CELLS if state.faces[cell] == CAUGHT[seat]]

    def of(letters: str) -> list[int]:
        return [cell for cell in own if state.tiles[cell][0] in letters]

    plain = [cell for cell in own if (state.tiles[cell][0] == "m" or len(of(state.tiles[cell][0])) == 1)]
    if plain:
        prey = tuple(Message("number", {"count": POINTS[state.tiles[cell]]}) for cell in plain)
        tell("points", "score.sum", keys.cell_keys(plain), None, state, clan=clan, prey=prey, count=scored.plain)
    if scored.pigeons:
        tell("pigeons", "score.pigeons", keys.cell_keys(of("p")), None, state, clan=clan, count=scored.pigeons)
    if scored.flies:
        tell("flies", "score.flies", keys.cell_keys(of("f")), None, state, clan=clan, count=scored.flies)
    if state.setup.power(seat) == GOURMETS and scored.bonus:
        tell("gourmet-bonus", "clan.gourmets.effect", keys.cell_keys(own), None, state, count=scored.bonus)
    if state.setup.power(seat) == CROOKS:
        cats = [c for c in CELLS if CLAN.get(state.tiles[c]) == CROOKS and state.faces[c] == UP]
        tell("crook-bonus", "clan.crooks.effect", keys.cell_keys(cats), None, state, count=scored.bonus)
    total = (keys.player_key(seat),)
    tell("total", "score.sum", total, None, state, clan=clan, who=seat, count=scored.total, prey=scored.prey)


def _winner(state: State, tell: Teller) -> None:
    outcome = result(state)
    if outcome is None:
        assert state.stage != OVER
        tell("half-time", "mode.expert", (), None, state)
        return
    one, two = outcome.scores
    shown = tuple(keys.player_key(seat) for seat in outcome.winners)
    if len(outcome.winners) > 1:
        tell("shared", outcome.rule, shown, None, state, count=one)
    elif one == two:
        id = "won-justice" if outcome.rule == "justice.ties" else "won-by-prey"
        tell(id, outcome.rule, shown, None, state, who=outcome.winners[0], count=one)
    else:
        tell("won", outcome.rule, shown, None, state, who=outcome.winners[0], count=max(one, two), loser=min(one, two))
