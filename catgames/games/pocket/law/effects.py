"""What a move does: every effect is told with the rule that makes it happen."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller, silent
from catgames.core.message import Seat, values
from catgames.games.pocket.language.moves import Again, Choose, Keep, Reveal, Rotate, Swap
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.law.telling import tell_end
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CENTRE, NAMES
from catgames.games.pocket.position.ending import (
    chief_at,
    chiefs_in_order,
    dogs_beside_royal_chief,
    resolved,
    to_the_centre,
)
from catgames.games.pocket.position.powers import stretches_to
from catgames.games.pocket.position.state import (
    BETWEEN,
    CHOOSE,
    DOWN,
    EXPERT,
    HIDDEN,
    NOWHERE,
    OVER,
    PLAY,
    ROTATE,
    SEATS,
    UP,
    Setup,
    State,
    lay_out,
    offer_clans,
)
from catgames.games.pocket.position.tiles import CAT, DEFENDERS, DOG, KIND, ROYAL, UNKNOWN, say_clan, say_tile, turned

OTHER = (SEATS[1], SEATS[0])
GAMES_OF_AN_EXPERT = 2
new = tuple.__new__
"""Makes a position at once: a named tuple's own way costs a quarter of a whole move, twice a turn."""


def choose(state: State, move: Choose, tell: Teller) -> State:
    """The first to choose, then the other; an expert hands on the two cards not kept."""
    seat, other = move.seat, OTHER[move.seat]
    clans = (move.clan, state.setup.clans[1]) if seat == 0 else (state.setup.clans[0], move.clan)
    setup = state.setup._replace(clans=clans)
    tell("chosen", f"mode.{setup.mode}", (keys.clan_key(move.clan),), who=seat, clan=say_clan(move.clan))
    if not clans[other]:
        if setup.mode == EXPERT:
            left = tuple(clan for clan in setup.offers[seat] if clan != move.clan)
            tell("handed-on", "mode.expert", tuple(map(keys.clan_key, left)), clans=tuple(map(say_clan, left)))
            setup = setup._replace(offers=((), left) if seat == 0 else (left, ()))
        return State((), "", other, stage=CHOOSE, setup=setup)
    if setup.seed == HIDDEN:
        raise Unseen
    return _begun(lay_out(setup._replace(offers=((), ()))), tell)


def _begun(state: State, tell: Teller) -> State:
    tell("laid-out", "setup.square", (), None, state)
    centre = (keys.cell_key(CENTRE),)
    tell("centre-up", "setup.centre", centre, None, state, tile=say_tile(state.tiles[CENTRE]), who=state.turn)
    return state


def reveal(state: State, move: Reveal, tell: Teller) -> State:
    cell = move.cell
    tiles, faces, turn, _, _, setup = state
    if tiles[cell] == UNKNOWN:
        raise Unseen
    after = new(State, (tiles, f"{faces[:cell]}{UP}{faces[cell + 1 :]}", turn, cell, PLAY, setup))
    if tell is not silent:
        _tell_reveal(after, move, tell)
    return after


def _tell_reveal(after: State, move: Reveal, tell: Teller) -> None:
    cell, tile = move.cell, after.tiles[move.cell]
    shown = (keys.cell_key(cell),)
    tell("revealed", "turn.reveal", shown, None, after, who=move.seat, cell=NAMES[cell], tile=say_tile(tile))
    if KIND[tile] == DOG:
        tell("facing", "ruling.facing", shown, None, after)


def swap(state: State, move: Swap, tell: Teller) -> State:
    """The two tiles change places, each with the side it shows; then the turn is over."""
    cell, other = move.cell, move.other
    before, faces, turn, _, _, setup = state
    tiles = list(before)
    tiles[cell], tiles[other] = before[other], before[cell]
    if faces[other] == DOWN:
        if cell < other:
            faces = f"{faces[:cell]}{DOWN}{faces[cell + 1 : other]}{UP}{faces[other + 1 :]}"
        else:
            faces = f"{faces[:other]}{UP}{faces[other + 1 : cell]}{DOWN}{faces[cell + 1 :]}"
    after = new(State, (tuple(tiles), faces, OTHER[turn], NOWHERE, PLAY, setup))
    if tell is not silent:
        _tell_swap(state, move, after, tell)
    return after if DOWN in faces else end(after, tell)


def _tell_swap(state: State, move: Swap, after: State, tell: Teller) -> None:
    cell, other = move.cell, move.other
    shown = keys.cell_keys((other, cell))
    tile = state.tiles[cell]
    said = values(who=move.seat, tile=say_tile(tile), cell=NAMES[cell], other=NAMES[other])
    tell("swapped", _rule_of_swap(state, move), shown, None, after, **said)
    if state.faces[other] == DOWN:
        tell("stays-down", "turn.no-peek", (keys.cell_key(cell),), None, after, cell=NAMES[cell])
    elif KIND[tile] == DOG or KIND[state.tiles[other]] == DOG:
        dog = other if KIND[tile] == DOG else cell
        tell("keeps-facing", "dog.facing", (keys.cell_key(dog),), None, after)


def _rule_of_swap(state: State, move: Swap) -> str:
    """The clan card where only that allows it, else the rule of this kind of tile."""
    kind = KIND[state.tiles[move.cell]]
    by_card = kind == CAT and stretches_to(state, move.seat, move.cell, move.other)
    if by_card or move.cell != state.lifted:
        return f"clan.{state.setup.power(move.seat)}.effect"
    return f"swap.{kind}"


def keep(state: State, move: Keep, tell: Teller) -> State:
    """Nothing moves: the Power Cats' revealed cat stays, or the Royal Claws turn no dog."""
    if state.stage == ROTATE:
        tell("dogs-left", "clan.royal-claws.chief", keys.cell_keys(dogs_beside_royal_chief(state)), who=move.seat)
        return resolve(state, tell)
    after = State(state.tiles, state.faces, OTHER[state.turn], NOWHERE, PLAY, state.setup)
    shown = (keys.cell_key(state.lifted),)
    tell(
        "stayed", "clan.power-cats.effect", shown, None, after, who=move.seat, tile=say_tile(state.tiles[state.lifted])
    )
    return after if DOWN in after.faces else end(after, tell)


def rotate(state: State, move: Rotate, tell: Teller) -> State:
    tiles = list(state.tiles)
    tiles[move.cell] = turned(tiles[move.cell], move.quarters)
    state = state._replace(tiles=tuple(tiles))
    said = values(who=move.seat, cell=NAMES[move.cell], quarters=move.quarters)
    tell("turned", "clan.royal-claws.chief", (keys.cell_key(move.cell),), None, state, **said)
    return resolve(state, tell)


def again(state: State, move: Again, tell: Teller) -> State:
    """The second game of two: the other player draws the clan cards and begins."""
    setup = state.setup
    if setup.seed == HIDDEN:
        raise Unseen
    scores = [score(state, seat) for seat in SEATS]
    tell("second-game", "mode.expert", (), who=move.seat)
    return offer_clans(
        setup._replace(
            first=move.seat,
            game=setup.game + 1,
            points=(scores[0].total, scores[1].total),
            prey=(scores[0].prey, scores[1].prey),
        )
    )


# --- the end -------------------------------------------------------------------------------------


def end(state: State, tell: Teller) -> State:
    """The last tile has been played: chiefs that act before the dogs, then the three steps."""
    tell("ended", "end.last-tile", (), None, state)
    for clan in chiefs_in_order(state):
        if clan == DEFENDERS:
            state = _to_the_centre(state, tell)
        elif clan == ROYAL and dogs_beside_royal_chief(state):
            return _royal_decision(state, tell)
    return resolve(state, tell)


def _to_the_centre(state: State, tell: Teller) -> State:
    cell = chief_at(state, DEFENDERS)
    assert cell is not None, "no chief is face down before the dogs attack"
    if cell == CENTRE:
        tell("centre-already", "ruling.centre-chief", (keys.cell_key(CENTRE),), None, state)
        return state
    after = to_the_centre(state)
    tell(
        "to-the-centre",
        "clan.defenders.chief",
        keys.cell_keys((CENTRE, cell)),
        None,
        after,
        tile=say_tile(after.tiles[cell]),
    )
    return after


def _royal_decision(state: State, tell: Teller) -> State:
    seat = state.setup.seat_of(ROYAL)
    assert seat is not None
    dogs = dogs_beside_royal_chief(state)
    order = "clan.order" if DEFENDERS in state.setup.clans else "ruling.end-order"
    after = state._replace(turn=seat, stage=ROTATE)
    tell("may-turn", order, keys.cell_keys(dogs), None, after, who=seat, count=len(dogs))
    return after


def resolve(state: State, tell: Teller) -> State:
    """The three steps. Simulations want only where they lead; everybody else hears each of them."""
    setup = state.setup
    over = setup.mode != EXPERT or setup.game == GAMES_OF_AN_EXPERT
    state = State(state.tiles, state.faces, _next_first(setup, state.turn), NOWHERE, OVER if over else BETWEEN, setup)
    return resolved(state) if tell is silent else tell_end(state, tell)


def _next_first(setup: Setup, turn: Seat) -> Seat:
    """Whose decision comes next, if there is a second game: they alternate as first player."""
    return OTHER[setup.first] if setup.mode == EXPERT else turn
