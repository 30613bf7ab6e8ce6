"""How the rules are asked about that no move shows: the set-up, secrets, and what is not told."""

from __future__ import annotations

from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message, Seat
from catgames.games.burglars.course.numbers import of_other_tables
from catgames.games.burglars.language.moves import DECK, Form, Infiltrate, Take
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.cards import (
    COLOURS,
    GAP,
    MIRROR,
    UNKNOWN,
    is_cat,
    say_card,
    say_cards,
    sort_cards,
    without,
)
from catgames.games.burglars.position.state import Crew, Spot, State, has_won
from catgames.teach.exercises.family import (
    FEW,
    Family,
    Statements,
    fact,
    judged,
    new_deal,
    owned,
    right_number,
    sayings,
    seen_only,
)
from catgames.teach.step import LEARNER

OTHER = Seat(1)
RECRUITS = 2


def _sees_hand(game: Game[State, Any], state: State, seat: Seat, whose: Seat) -> bool:
    return UNKNOWN not in game.seen_by(state, seat).hands[whose]


def _dealt(state: State, seat: int, more: int) -> State:
    """From the deck, or back to it."""
    hands, count = list(state.hands), len(state.hands[seat]) + more
    cards = hands[seat] + state.deck[::-1]
    hands[seat] = cards[:count]
    return state._replace(hands=tuple(hands), deck=cards[count:][::-1])


def _with_many_cards(game: Game[State, Any], chance: Random) -> State:
    return _dealt(new_deal(game, chance), LEARNER, chance.randrange(10))._replace(turn=LEARNER)


def _no_limit(state: State, chance: Random) -> Statements:
    """Whatever limit is believed, two more cards than before are in hand."""
    held, after = len(state.hands[LEARNER]), len(_recruited(state, DECK, DECK).hands[LEARNER])
    false = [_held("most", held, most) for most in (6, 7, 10) if most < after]
    return Statements((_held("so", held, after),), (*false, _held("full", held, after)))


def _held(line: str, count: int, after: int) -> Message:
    return Message(f"fact:hand.no-limit@{line}", {"count": count, "after": after})


def _recruited(state: State, *sources: str) -> State:
    for source in sources:
        state = GAME.simulate(state, Take(LEARNER, source))
    return state


def _with_short_deck(game: Game[State, Any], chance: Random) -> State:
    state, left = new_deal(game, chance), chance.randrange(4)
    return state._replace(turn=LEARNER, deck=state.deck[:left], discard=state.deck[left:])


def _when_renewed(state: State, chance: Random) -> Statements:
    """A turn of recruiting takes two cards off the deck: drawn by the player, or to refill the market in the end."""
    told = ((0, "end"), (0, "not"), (1, "draw"), (1, "end"), (1, "not"), (2, "draw"), (2, "not"))
    left = len(state.deck)
    return judged(
        (fact("ruling.reshuffle-when", drawn=drawn, when=when), when == _renewal(left, drawn)) for drawn, when in told
    )


def _renewal(left: int, drawn: int) -> str:
    if drawn > left:
        return "draw"
    return "end" if left < RECRUITS else "not"


def _baited(game: Game[State, Any], chance: Random) -> State:
    """Two players; the other hides a card beneath a single cat, for which a card of the market would pay."""
    state = game.start(2, chance.randrange(10**6))
    cat = chance.choice([card for card in state.market if is_cat(card)])
    deck = without(state.deck, cat)
    hidden = chance.choice([card for card in deck if is_cat(card)])
    return state._replace(turn=LEARNER, deck=without(deck, hidden), crews=((), (Crew(cat, hidden),)))


def _when_refilled(state: State, chance: Random) -> Statements:
    """Asked of the board: how many cards lie in the market once somebody else has something to do."""
    cat = state.crews[OTHER][0].cats
    told = []
    for found, hidden in (("trap", next(colour for colour in COLOURS if colour != cat)), ("yarn", cat)):
        aimed = state._replace(crews=((), (Crew(cat, hidden),)))
        after = GAME.simulate(aimed, Infiltrate(LEARNER, Spot(OTHER, 0), "", cat))
        there = len(after.market.replace(GAP, ""))
        told += [(_refilled(cat, found, count), count == there) for count in (4, 5, 6)]
    return judged(told)


def _refilled(cat: str, found: str, count: int) -> Message:
    return fact("ruling.two-refill", owner=OTHER, card=say_card(cat), found=found, count=count)


def _turn_begins(game: Game[State, Any], chance: Random) -> State:
    """Nothing is owed yet: the learner may recruit."""
    return new_deal(game, chance)._replace(turn=LEARNER)


def _may_recruit(state: State, chance: Random) -> Statements:
    """Cat or mirror makes no difference; only what lies there can be taken, and what does not is said not to."""
    return judged(
        (Message(f"fact:recruit.any-card@{line}", {"card": say_card(card)}), (card in state.market) is there)
        for card in COLOURS + MIRROR
        for line, there in (("there", True), ("absent", False))
    )


def _picks(state: State, chance: Random) -> Statements:
    """The second card is chosen once the first is seen, from wherever the engine allows.

    What is denied is that freedom, never a card that just does not lie there: that would be another rule's matter.
    """
    sources = [DECK, *sorted(set(state.market))]
    true, false = list[Message](), list[Message]()
    for first in sources:
        after = GAME.simulate(state, Take(LEARNER, first))
        for second in (source for source in sources if GAME.allows(after, Take(LEARNER, source))):
            names = {"first": _say_source(first), "second": _say_source(second)}
            true.append(Message("fact:ruling.pick-order@free", names))
            false.append(Message("fact:ruling.pick-order@both", names))
            if (first == DECK) is not (second == DECK):
                bound = "deck" if first == DECK else "market"
                false.append(Message("fact:ruling.pick-order@same", {**names, "from": bound}))
    return Statements(tuple(true), tuple(false))


def _say_source(source: str) -> Message:
    return Message("source-deck") if source == DECK else Message("source-market", {"card": say_card(source)})


def _with_secrets(game: Game[State, Any], chance: Random) -> State:
    """Everybody has hidden a card beneath some crews."""
    state = new_deal(game, chance)
    deck, crews = state.deck, []
    for _ in range(state.players):
        count = chance.randrange(1, 4)
        cards = chance.sample([card for card in deck if is_cat(card)], 2 * count)
        deck = without(deck, "".join(cards))
        crews.append(tuple(Crew(cards[n], cards[n + count]) for n in range(count)))
    return state._replace(deck=deck, crews=tuple(crews))


def _who_sees(state: State, chance: Random) -> Statements:
    seats = [Seat(number) for number in range(state.players)]
    return judged(
        (
            fact("activate.secret", **owned(who, whose), number=number + 1),
            GAME.seen_by(state, who).crews[whose][number].hidden != UNKNOWN,
        )
        for who in seats
        for whose in seats
        for number in range(len(state.crews[whose]))
    )


def _with_pairs_of_crews(game: Game[State, Any], chance: Random) -> State:
    """Of the learner's crews each shows one cat, so any of them may grow."""
    state = _turn_begins(game, chance)
    count = chance.randrange(2, 4)
    cats = chance.sample([card for card in state.deck if is_cat(card)], 2 * count)
    mine = tuple(Crew(cats[n], cats[n + count]) for n in range(count))
    crews = tuple(mine if seat == LEARNER else () for seat in range(state.players))
    return state._replace(deck=without(state.deck, "".join(cats)), crews=crews)


def _what_it_becomes(state: State, chance: Random) -> Statements:
    """Of every crew, once any cat of the hand has joined it."""
    told = []
    for card in sorted(set(state.hands[LEARNER].replace(MIRROR, ""))):
        for number in range(len(state.crews[LEARNER])):
            crew = GAME.simulate(state, Form(LEARNER, card, Spot(LEARNER, number))).crews[LEARNER][number]
            for what, so in (("yarn", crew.holds_yarn), ("trap", crew.holds_trap)):
                told.append((fact("hidden.live", card=say_card(card), number=number + 1, what=what), so))
    return judged(told)


def _priced(game: Game[State, Any], chance: Random) -> State:
    """The learner holds what pays for a crew of one or two, beneath which something is hidden."""
    state, count, colour = _three_or_more(game, chance), chance.randrange(1, 3), chance.choice(COLOURS)
    hidden = chance.choice([card for card in state.deck if is_cat(card)])
    beside = chance.choice([card for card in state.deck if is_cat(card)])
    deck, cats = without(state.deck, hidden + beside + colour * 2 * count), colour * count
    crews, gone = (Crew(cats, hidden), Crew(beside)), chance.randrange(9)
    return state._replace(
        turn=LEARNER,
        deck=deck[gone:],
        discard=deck[:gone],
        hands=(sort_cards(state.hands[LEARNER] + cats), *state.hands[1:]),
        crews=tuple(crews if seat == OTHER else () for seat in range(state.players)),
    )


def _what_is_lost(state: State, chance: Random) -> Statements:
    """Whatever lies there, so many cards leave the hand and lie among the discarded ones."""
    cats, held, gone = state.crews[OTHER][0].cats, len(state.hands[LEARNER]), len(state.discard)
    told = []
    for found, hidden in (("trap", next(colour for colour in COLOURS if colour not in cats)), ("yarn", cats[0])):
        aimed = state._replace(crews=tuple((Crew(cats, hidden), *crews[1:]) if crews else () for crews in state.crews))
        after = GAME.simulate(aimed, Infiltrate(LEARNER, Spot(OTHER, 0), cats))
        left, paid = held - len(cats), gone + len(cats)
        for hand, pile in ((left, paid), (held, gone), (left, gone), (held, paid)):
            so = (hand, pile) == (len(after.hands[LEARNER]), len(after.discard))
            told.append((_lost(cats, found, hand, pile), so))
    return judged(told)


def _lost(cats: str, found: str, hand: int, pile: int) -> Message:
    return fact("infiltrate.paid", owner=OTHER, price=say_cards(cats), found=found, hand=hand, pile=pile)


def _nearly_famous(game: Game[State, Any], chance: Random) -> State:
    """In the Hall of Fame, some turns before its end: one colour is missing."""
    players = chance.choice(game.seats)
    state = game.start(players, chance.randrange(10**6), {"hall_of_fame": "yes"})._replace(turn=LEARNER)
    deck, scored, crews = state.deck, [], []
    for seat in range(players):
        own = seat == LEARNER
        colours = chance.sample(COLOURS, len(COLOURS) - 1 if own else chance.randrange(1, 4))
        cards = "".join(colours) + chance.choice(colours) * (chance.randrange(2) if own else 0)
        deck = without(without(deck, cards), "".join(colours))
        scored.append(cards)
        crews.append(tuple(Crew(colour) for colour in colours))
    famous = state._replace(deck=deck, scored=tuple(scored), crews=tuple(crews))
    # So many cats of one colour may be in hands that the deck lacks them: then another deal.
    return _nearly_famous(game, chance) if game.faults(famous) else famous


def _what_is_missing(state: State, chance: Random) -> Statements:
    """Which colour would win, if a yarn of it were scored next."""
    told = []
    for colour in COLOURS:
        scored = (state.scored[LEARNER] + colour, *state.scored[1:])
        said = fact("fame.six-colours", card=say_card(colour))
        told.append((said, has_won(state._replace(scored=scored), LEARNER)))
    return judged(told)


def _for_two(game: Game[State, Any], chance: Random) -> State:
    return game.start(2, chance.randrange(10**6))


def _next_player(state: State, chance: Random) -> Statements:
    """Clockwise, whoever has been chosen to begin."""
    turn = chance.randrange(state.players)
    others = [fact("setup.starter", who=Seat(turn), next=Seat(seat)) for seat in range(state.players) if seat != turn]
    true = fact("setup.starter", who=Seat(turn), next=Seat((turn + 1) % state.players))
    return Statements((true,), tuple(said for said in others if said != true))


def _three_or_more(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice((3, 4)), chance.randrange(10**6))


FAMILIES: tuple[Family[State], ...] = (
    of_other_tables("setup.deck", lambda state: len(state.deck), (-12, -6, 6, 12)),
    right_number(GAME, "setup.hands", lambda state: [len(hand) for hand in state.hands], _dealt),
    of_other_tables("setup.market", lambda state: len(state.market), (-2, -1, 1, 2)),
    Family("setup.starter", _three_or_more, _next_player, FEW),
    seen_only("hand.secret", _sees_hand)(GAME),
    Family("hand.no-limit", _with_many_cards, _no_limit),
    Family("recruit.any-card", _turn_begins, _may_recruit),
    Family("ruling.pick-order", _turn_begins, _picks),
    Family("activate.secret", _with_secrets, _who_sees),
    Family("hidden.live", _with_pairs_of_crews, _what_it_becomes),
    Family("fame.six-colours", _nearly_famous, _what_is_missing),
    Family("infiltrate.paid", _priced, _what_is_lost),
    Family("ruling.reshuffle-when", _with_short_deck, _when_renewed),
    sayings("ruling.market-mirror", ("own", "never", "colour"), _for_two),
    Family("ruling.two-refill", _baited, _when_refilled, FEW),
)
