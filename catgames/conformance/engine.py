"""What every engine promises."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from dataclasses import fields, replace
from typing import Any

import pytest

from catgames.conformance.given import some
from catgames.core.errors import IllegalMove, NotAMove, Unreadable, Unseen
from catgames.core.event import Event, Step
from catgames.core.message import Message, Seat, Value
from catgames.core.playout import playout, walk
from catgames.core.record import Record, replay
from catgames.core.rule import Rank
from catgames.games.kit import AnyKit

TRIED = 60


def test_a_verdict_is_legal_exactly_when_every_rule_holds(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game, chance = kit.game, random.Random(9)
    for state in positions:
        said = list(game.expressible(state))
        for move in [*chance.sample(said, min(60, len(said))), *game.legal_moves(state)[:30]]:
            assert game.explain(state, move).legal == game.allows(state, move), game.write_move(state, move)


def test_random_games_keep_every_invariant(kit: AnyKit) -> None:
    for players in kit.game.seats:
        played = playout(kit.game, players, 8, 100, {})
        assert not played.faults, played.faults[:3]
        assert played.moves


def test_a_game_is_over_exactly_when_nobody_is_to_move(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        over = kit.game.outcome(state) is not None
        assert over == (kit.game.to_move(state) is None)
        assert over == (not kit.game.legal_moves(state))


def test_an_outcome_names_its_rule_and_its_winners(kit: AnyKit) -> None:
    known = {clause.id for clause in kit.game.rulebook.clauses}
    for players in kit.game.seats:
        for seed in range(5):
            *_, last = walk(kit.game, players, seed, {})
            outcome = kit.game.outcome(last)
            if outcome:
                assert outcome.rule in known
                assert len(outcome.scores) == players
                assert set(outcome.winners) <= set(range(players))


def test_the_same_seed_gives_the_same_game(kit: AnyKit) -> None:
    for players in kit.game.seats:
        assert list(walk(kit.game, players, 3, {})) == list(walk(kit.game, players, 3, {}))


def test_a_record_replays_exactly(kit: AnyKit) -> None:
    game, chance = kit.game, random.Random(5)
    state = game.start(kit.game.seats[0], 5)
    record, seen = Record(game.write(state)), [state]
    for _ in range(40):
        moves = list(game.legal_moves(state))
        if not moves:
            break
        move = chance.choice(moves)
        record = record.then(game.write_move(state, move))
        state = game.play(state, move).state
        seen.append(state)
    assert replay(game, Record.read(record.write())) == seen


def test_a_broken_record_says_what_is_wrong(kit: AnyKit) -> None:
    with pytest.raises(Unreadable):
        Record.read("no arrow in it")


def test_an_illegal_move_raises_with_its_verdict_and_changes_nothing(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game = kit.game
    for state in positions[:12]:
        before = game.write(state)
        for move in some(random.Random(2), game.expressible(state), 20):
            verdict = game.explain(state, move)
            if not verdict.legal:
                with pytest.raises(IllegalMove) as caught:
                    game.play(state, move)
                assert caught.value.verdict.broken_rules == verdict.broken_rules
        assert game.write(state) == before


def test_an_option_as_chosen_is_the_one_that_is_played(kit: AnyKit) -> None:
    """A position names what differs from the book's own game, and nothing else."""
    game = kit.game
    for option in game.options:
        for choice in option.choices:
            written = game.write(game.start(game.seats[0], 1, {option.name: choice})).split("; ")
            named = [part for part in written if part.partition(" ")[0] == option.name]
            assert named == ([] if choice == option.choices[0] else [f"{option.name} {choice}"])


def test_a_refusal_offers_moves_of_the_player_who_may_move_and_to_nobody_else(
    kit: AnyKit, positions: tuple[Any, ...]
) -> None:
    """Advice to somebody else would be of no use, and would show them what is in another hand."""
    game = kit.game
    for state in positions[:12]:
        legal = set(game.legal_moves(state))
        for move in some(random.Random(3), game.expressible(state), 20):
            verdict = game.explain(state, move)
            repairs = verdict.repairs
            assert bool(repairs) == (not verdict.legal and move.seat == game.to_move(state)), game.write(state)
            assert {*repairs} <= legal
            assert len(repairs) <= 3
            alike = [other for other in legal if type(other) is type(move)]
            assert not repairs or not alike or any(type(repair) is type(move) for repair in repairs)
            for repair in repairs:
                game.play(state, repair)


def test_what_becomes_possible_later_in_the_turn_is_promised_only_where_it_does(
    kit: AnyKit, everywhere: tuple[Any, ...]
) -> None:
    game = kit.game
    for state in everywhere[:TRIED]:
        for move in some(random.Random(5), game.expressible(state), 12):
            first = game.explain(state, move).first
            if first is not None:
                after = game.play(state, first).state
                assert first.seat == move.seat == game.to_move(after)
                assert game.allows(after, move), f"{game.write_move(state, move)} at {game.write(state)}"


def test_every_rule_a_verdict_or_an_event_cites_is_in_the_rulebook(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game = kit.game
    known = {clause.id for clause in game.rulebook.clauses}
    for state in positions:
        for move in some(random.Random(4), game.expressible(state), 20):
            assert {finding.rule for finding in game.explain(state, move).findings} <= known
        for move in list(game.legal_moves(state))[:8]:
            assert {event.rule for event in game.play(state, move).events} <= known


def test_rules_depend_only_on_rules_asked_before_them(kit: AnyKit) -> None:
    ids = {clause.id for clause in kit.game.rulebook.clauses}
    for effect in kit.game.effects:
        laws = kit.game.rulebook.asked_about(effect.record)
        order = [law.id for law in laws]
        assert [law.rank for law in laws] == sorted(law.rank for law in laws)
        for index, law in enumerate(laws):
            assert set(law.needs) <= ids
            assert not set(law.needs) & set(order[index:]), f"{law.id} needs a later rule"


def test_a_verdict_reveals_nothing_that_its_player_may_not_see(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game = kit.game
    for state in positions:
        seat = game.to_move(state)
        if seat is None:
            continue
        seen = game.seen_by(state, seat)
        assert set(game.legal_moves(seen)) == set(game.legal_moves(state))
        for move in some(random.Random(6), game.expressible(state), 40):
            if move.seat == seat:
                assert game.explain(seen, move) == game.explain(state, move), game.write_move(state, move)


def test_what_is_seen_stays_the_same_when_looked_at_again(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    game = kit.game
    for state in positions:
        for seat in _seats(kit, state):
            seen = game.seen_by(state, seat)
            assert game.seen_by(seen, seat) == seen


def test_playing_on_from_what_is_seen_never_guesses(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    """On a player's view a move does what this player will really see, leaves open what is not known yet,
    or says that all depends on the unseen."""
    game, told, tried = kit.game, 0, 0
    for state in everywhere:
        seat = game.to_move(state)
        if seat is None:
            continue
        seen = game.seen_by(state, seat)
        for move in game.legal_moves(state):
            tried += 1
            try:
                expected, real = game.play(seen, move), game.play(state, move)
            except Unseen:
                continue
            told += 1
            place = f"{game.write_move(state, move)} at {game.write(state)}"
            assert _is_true(kit, expected.state, real.state, seat), place
            for claim, truth in zip(_heard(expected, seat), _heard(real, seat), strict=True):
                assert (claim.id, claim.rule) == (truth.id, truth.rule), place
                # Where a card is left open, so is its place in the hand.
                assert claim.shown == truth.shown or claim.args != truth.args, place
                assert all(_is_said(claim.args[name], truth.args[name]) for name in truth.args), f"{claim}: {place}"
                assert claim.board is None or _is_true(kit, claim.board, truth.board, seat), place
    # In a small game there are not many; where everything lies open all of them can be played.
    assert told > min(50, tried // 2), "hardly any move can be played on a view: nothing was compared"


def _heard(step: Step[Any], seat: Seat) -> list[Event]:
    return [event for event in step.events if event.heard_by(seat)]


def _is_true(kit: AnyKit, claim: Any, truth: Any, seat: Seat) -> bool:
    """Piece by piece what this player really sees, or a question mark."""
    claims, truths = (kit.game.write(kit.game.seen_by(state, seat)).split() for state in (claim, truth))
    return len(claims) == len(truths) and all(map(_are_pieces_of, claims, truths))


def _are_pieces_of(claim: str, truth: str) -> bool:
    known = Counter(claim.replace("?", ""))
    return claim in (truth, "?") or (len(claim) == len(truth) and known < Counter(truth))


def _is_said(claim: Value, truth: Value) -> bool:
    return claim in (truth, "unknown") or (isinstance(claim, Message) and claim.id.endswith("-unknown"))


def test_impossible_numbers_of_players_and_options_are_refused(kit: AnyKit) -> None:
    for players in (0, 1 if 1 not in kit.game.seats else 99, 99):
        with pytest.raises(Unreadable):
            kit.game.start(players)
    with pytest.raises(Unreadable):
        kit.game.start(kit.game.seats[0], options={"no_such_option": "yes"})
    for option in kit.game.options:
        with pytest.raises(Unreadable):
            kit.game.start(kit.game.seats[0], options={option.name: "no such choice"})


def _seats(kit: AnyKit, state: Any) -> list[Any]:
    return [Seat(number) for number in range(getattr(state, "players", 2))]


NONSENSE = (-1, 10**6, "", "¿", None, (), (-1,), ("¿",))


def test_values_that_mean_nothing_are_refused_and_never_judged_wrongly(
    kit: AnyKit, everywhere: tuple[Any, ...]
) -> None:
    """From Python anything can be asked: it gets the verdict of a move that can be said, or a clear error."""
    game, chance = kit.game, random.Random(16)
    for state in some(chance, everywhere, 40):
        said, legal = set(game.expressible(state)), set(game.legal_moves(state))
        for move in chance.sample(sorted(said, key=repr), min(12, len(said))):
            for field in fields(move):
                wrong = replace(move, **{field.name: chance.choice(NONSENSE)})
                with suppress(NotAMove):
                    assert game.explain(state, wrong).legal == (wrong in legal), wrong


def test_the_deciding_rule_comes_first(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    """Whether the game is over, whose decision it is, what is due, then the thing itself."""
    game, chance = kit.game, random.Random(17)
    seen = set()
    for state in some(chance, everywhere, 60):
        to_move = game.to_move(state)
        for move in some(chance, game.expressible(state), 12):
            verdict = game.explain(state, move)
            ranks = {law.id: law.rank for law in reversed(game.laws_of(move))}
            broken = [ranks[finding.rule] for finding in verdict.broken]
            assert broken == sorted(broken)
            if to_move is None:
                assert broken[:1] == [Rank.GAME], game.write(state)
                assert all(ranks[finding.rule] is Rank.GAME for finding in verdict.findings), "nothing else is asked"
            elif move.seat != to_move:
                assert broken[:1] == [Rank.TURN], f"{game.write_move(state, move)} at {game.write(state)}"
            seen |= set(broken)
    assert {Rank.TURN, Rank.MOVE} <= seen
