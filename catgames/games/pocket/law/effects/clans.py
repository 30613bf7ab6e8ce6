"""Before a game: clans are chosen, the tiles laid out; and experts begin a second game."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.games.pocket.language.moves import Again, Choose
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.state import CHOOSE, EXPERT, OTHER, SEATS, State, lay_out, offer_clans
from catgames.games.pocket.position.tiles import say_clan, say_tile


def choose(state: State, move: Choose) -> State:
    """The first to choose, then the other; an expert hands on the two cards not kept."""
    seat, other, setup = move.seat, OTHER[move.seat], state.setup
    clans = (move.clan, setup.clans[1]) if seat == 0 else (setup.clans[0], move.clan)
    if clans[other]:
        return lay_out(setup._replace(clans=clans, offers=((), ())))
    offers = setup.offers
    if setup.mode == EXPERT:
        left = tuple(clan for clan in offers[seat] if clan != move.clan)
        offers = ((), left) if seat == 0 else (left, ())
    return State((), "", other, stage=CHOOSE, setup=setup._replace(clans=clans, offers=offers))


def tell_choice(before: State, move: Choose, after: State, tell: Teller) -> None:
    mode = before.setup.mode
    tell("chosen", f"mode.{mode}", (keys.CLAN(move.clan),), who=move.seat, clan=say_clan(move.clan))
    if after.tiles:
        tell("laid-out", "setup.square", (), None, after)
        centre = (keys.cell_key(CENTRE),)
        tell("centre-up", "setup.centre", centre, None, after, tile=say_tile(after.tiles[CENTRE]), who=after.turn)
    elif mode == EXPERT:
        left = after.setup.offers[after.turn]
        said = values(who=after.turn, clans=tuple(map(say_clan, left)))
        tell("handed-on", "mode.expert", tuple(map(keys.CLAN, left)), **said)


def again(state: State, move: Again) -> State:
    """The second game of two: the other player draws the clan cards and begins."""
    one, two = (score(state, seat) for seat in SEATS)
    return offer_clans(
        state.setup._replace(
            first=move.seat,
            game=state.setup.game + 1,
            points=(one.total, two.total),
            prey=(one.prey, two.prey),
        )
    )


def tell_second_game(before: State, move: Again, after: State, tell: Teller) -> None:
    tell("second-game", "mode.expert", (), who=move.seat)


EFFECTS = (Effect(Choose, choose, tell_choice), Effect(Again, again, tell_second_game))
