"""The three steps of the end as a story: an event for every cat, every prey and every point, each with its board."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.message import Message, Seat, Value, values
from catgames.games.pocket.law.scoring import pairs, result, score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import BESIDE, CELLS, NAMES
from catgames.games.pocket.position.ending import (
    Hunt,
    Resolved,
    caught,
    caught_by_chaos_chief,
    chaos,
    chief_at,
    hunters,
    struck,
    untouched,
)
from catgames.games.pocket.position.state import BITTEN, CAUGHT, KNOCKED, SEATS, UP, State, power
from catgames.games.pocket.position.tiles import (
    CHAOTICATS,
    CHIEFS,
    CLAN,
    CROOKS,
    DOG,
    GOURMETS,
    KIND,
    POINTS,
    POLTERKITTIES,
    PREY,
    aimed_at,
    say_clan,
    say_tile,
)


def tell_steps(steps: Resolved, tell: Teller) -> None:
    """Every step from what is known of it; each piece that turns is seen on a board of its own."""
    state = _dogs(steps, tell)
    state = _crooks(steps, state, tell)
    state = _prey(steps, state, tell)
    _twins(steps, state, tell)
    after = steps.after
    tell("step-score", "end.steps", (), None, after)
    for seat in SEATS:
        _points(after, seat, tell)
    _winner(after, tell)


def _dogs(steps: Resolved, tell: Teller) -> State:
    state = steps.before
    tiles, setup = state.tiles, state.setup
    dogs = [cell for cell in CELLS if KIND[tiles[cell]] == DOG]
    tell("step-dogs", "end.steps", keys.cell_keys(dogs), None, state)
    for cat, dog in steps.bites.items():
        state = struck(state, cat, BITTEN)
        tile = say_tile(tiles[cat])
        said = values(cell=NAMES[cat], dog=NAMES[dog], tile=tile)
        tell("bitten", "dogs.attack", keys.cell_keys((cat, dog)), None, state, **said)
        if setup.effects and tiles[cat] in CHIEFS.values():
            tell("chief-out", "ruling.dead-chief", (keys.cell_key(cat),), None, state, cell=NAMES[cat])
    for dog in dogs:
        for cell in aimed_at(tiles[dog], dog):
            if tiles[cell] == untouched(state):
                tell("unharmed", "clan.polterkitties.chief", keys.cell_keys((cell, dog)), None, state, cell=NAMES[cell])
    if CHAOTICATS in setup.clans:
        cats = [cell for cell in CELLS if CLAN.get(tiles[cell]) == CHAOTICATS and state.faces[cell] == UP]
        rule = "clan.chaoticats.effect" if setup.effects else "ruling.chaoticats-plain"
        tell("chaos", rule, keys.cell_keys(cats), None, state, count=len(cats), attack=chaos(state))
    return state


def _crooks(steps: Resolved, state: State, tell: Teller) -> State:
    chief = chief_at(state, CROOKS)
    for cat in steps.knocked:
        assert chief is not None, "somebody must have done it"
        state = struck(state, cat, KNOCKED)
        tile = state.tiles[cat]
        ghost = tile == CHIEFS[POLTERKITTIES]
        rule = "ruling.ghost-immune" if ghost else "clan.crooks.chief"
        tell("knocked", rule, keys.cell_keys((cat, chief)), None, state, cell=NAMES[cat], tile=say_tile(tile))
        if tile in CHIEFS.values():
            tell("chief-out", "ruling.dead-chief", (keys.cell_key(cat),), None, state, cell=NAMES[cat])
        if CLAN[tile] == CHAOTICATS:
            told = values(cell=NAMES[cat], attack=chaos(state))
            tell("chaos-fixed", "ruling.chaoticats-fixed", (keys.cell_key(cat),), None, state, **told)
    return state


def _prey(steps: Resolved, state: State, tell: Teller) -> State:
    prey = [cell for cell in CELLS if KIND[state.tiles[cell]] == PREY]
    tell("step-prey", "end.steps", keys.cell_keys(prey), None, state)
    for cell in prey:
        found = steps.hunt(cell)
        cats = hunters(state, cell)
        state = caught(state, cell, found.winner)
        said: dict[str, Value] = {"tile": say_tile(state.tiles[cell]), "cell": NAMES[cell]}
        shown = keys.cell_keys((cell, *cats))
        if found.winner is None:
            tell("uncaught", "capture.highest", shown, None, state, sum=found.sums[0], **said)
            continue
        first, second = map(say_clan, state.setup.clans)
        one, two = found.sums
        said |= values(clan=say_clan(state.setup.clans[found.winner]), first=first, second=second, one=one, two=two)
        tell("caught", _why_caught(state, found, cats), shown, None, state, **said)
    return state


def _why_caught(state: State, found: Hunt, cats: list[int]) -> str:
    """What deserves to be said of this catch: a chief's long reach, a higher sum, or the sum alone."""
    assert found.winner is not None
    for cell in cats:
        clan = CLAN[state.tiles[cell]]
        if found.prey not in BESIDE[cell] and clan == state.setup.clans[found.winner]:
            return f"clan.{clan}.chief"
    return "capture.highest" if min(found.sums) else "capture.sum"


def _twins(steps: Resolved, state: State, tell: Teller) -> None:
    chief = chief_at(state, CHAOTICATS)
    if chief is None:
        return
    for cell in caught_by_chaos_chief(state):
        said = values(cell=NAMES[cell], tile=say_tile(state.tiles[cell]))
        tell("chief-caught", "ruling.chief-caught", keys.cell_keys((cell, chief)), None, state, **said)
    for cell in steps.twins:
        state = caught(state, cell, state.setup.seat_of(CHAOTICATS))
        said = values(cell=NAMES[cell], tile=say_tile(state.tiles[cell]))
        tell("twin", "clan.chaoticats.chief", keys.cell_keys((cell, chief)), None, state, **said)


def _points(state: State, seat: Seat, tell: Teller) -> None:
    """Every point of a clan, by where it comes from, and then the whole."""
    scored = score(state, seat)
    clan = say_clan(state.setup.clans[seat])
    own = [cell for cell in CELLS if state.faces[cell] == CAUGHT[seat]]
    paired = pairs([state.tiles[cell] for cell in own])

    def of(letter: str) -> list[int]:
        return [cell for cell in own if state.tiles[cell][0] == letter]

    plain = [cell for cell in own if state.tiles[cell][0] not in paired]
    if plain:
        prey = tuple(Message("number", {"count": POINTS[state.tiles[cell]]}) for cell in plain)
        said = values(clan=clan, many=len(prey), prey=prey, count=scored.plain)
        tell("points", "score.sum", keys.cell_keys(plain), None, state, **said)
    if scored.pigeons:
        tell("pigeons", "score.pigeons", keys.cell_keys(of("p")), None, state, clan=clan, count=scored.pigeons)
    if scored.flies:
        tell("flies", "score.flies", keys.cell_keys(of("f")), None, state, clan=clan, count=scored.flies)
    if power(state, seat) == GOURMETS and scored.bonus:
        tell("gourmet-bonus", "clan.gourmets.effect", keys.cell_keys(own), None, state, count=scored.bonus)
    if power(state, seat) == CROOKS:
        cats = [c for c in CELLS if CLAN.get(state.tiles[c]) == CROOKS and state.faces[c] == UP]
        tell("crook-bonus", "clan.crooks.effect", keys.cell_keys(cats), None, state, count=scored.bonus)
    # What is counted, and not whose it is: a mark on a player's place would say that they have won.
    tell(
        "total",
        "score.sum",
        keys.cell_keys(own),
        None,
        state,
        clan=clan,
        who=seat,
        count=scored.total,
        prey=scored.prey,
    )


def _winner(state: State, tell: Teller) -> None:
    outcome = result(state)
    if outcome is None:
        tell("half-time", "mode.expert", (), None, state)
        return
    one, two = outcome.scores
    shown = tuple(keys.PLAYER(seat) for seat in outcome.winners)
    if len(outcome.winners) > 1:
        tell("shared", outcome.rule, shown, None, state, count=one)
    elif one == two:
        id = "won-justice" if outcome.rule == "justice.ties" else "won-by-prey"
        tell(id, outcome.rule, shown, None, state, who=outcome.winners[0], count=one)
    else:
        tell("won", outcome.rule, shown, None, state, who=outcome.winners[0], count=max(one, two), loser=min(one, two))
