"""A match packed into numbers and back: the deal, then each move by its place among the legal ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from zlib import crc32

from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.table.match.match import MANNERS, PERSON, Match, SetUp, begin_turn, deal, enter, have_secrets, settle
from catgames.table.match.plan import KINDS, LARGEST_SEED
from catgames.table.packing import Packer, Unpacker

MOST_MOVES = 1 << 13
CHECK = 1 << 10


def pack_match(packer: Packer, match: Match) -> None:
    game, setup = match.kit.game, match.setup
    packer.put(game.seats.index(len(setup.players)), len(game.seats))
    for kind in setup.players:
        packer.put(KINDS.index(kind), len(KINDS))
    for option, (_, value) in zip(game.options, setup.options, strict=True):
        packer.put(option.choices.index(value), len(option.choices))
    packer.put(setup.seed, LARGEST_SEED + 1)
    packer.put(MANNERS.index(match.manner), len(MANNERS))
    packer.put(match.viewer, len(setup.players))
    entries = match.entries[: MOST_MOVES - 1]
    packer.put(len(entries), MOST_MOVES)
    for entry in entries:
        packer.put(entry.place, entry.choices)
    packer.put(_mark(match.kit, match.state_after(len(entries))), CHECK)


def unpack_match(unpacker: Unpacker, kit: AnyKit) -> Match:
    """The match as it stood. A ValueError means that this is no match of this game, as it is played now."""
    game = kit.game
    count = game.seats[unpacker.take(len(game.seats))]
    players = tuple(KINDS[unpacker.take(len(KINDS))] for _ in range(count))
    options = tuple((option.name, option.choices[unpacker.take(len(option.choices))]) for option in game.options)
    setup = SetUp(players, unpacker.take(LARGEST_SEED + 1), options)
    match = deal(kit, setup, MANNERS[unpacker.take(len(MANNERS))])
    viewer = unpacker.take(count)
    entries = []
    state = match.start
    for _ in range(unpacker.take(MOST_MOVES)):
        legal = game.legal_moves(state)
        if not legal:
            raise ValueError("moves after the end")
        entry = enter(kit, state, legal[unpacker.take(len(legal))])
        entries.append(entry)
        state = entry.after
    if unpacker.take(CHECK) != _mark(kit, state):
        raise ValueError("another game has come of these moves")
    return _resumed(replace(match, entries=tuple(entries)), viewer)


def _resumed(match: Match, viewer: int) -> Match:
    """Whoever opens it may be anybody: among several people the board stays covered."""
    seat = Seat(viewer)
    people = [Seat(number) for number, kind in enumerate(match.setup.players) if kind == PERSON]
    covered = match.is_person(seat) and any(have_secrets(match, seat, other) for other in people)
    return settle(begin_turn(replace(match, viewer=seat, covered=covered and not match.over)))


def _mark(kit: AnyKit, state: Any) -> int:
    """A few bits of where it led to: other rules would have led elsewhere."""
    return crc32(kit.game.write(state).encode()) % CHECK
