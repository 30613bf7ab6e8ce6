"""What is told of a match: moves, audits, the end, and the log of it all, to the one before the screen."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from catgames.core.game import Outcome
from catgames.core.message import Message, Seat
from catgames.core.record import Record
from catgames.screen.parts import LogLine, Say
from catgames.screen.telling import tell_broken, tell_events, tell_refusal, tell_ruling
from catgames.table.match.match import Audit, Entry, Match
from catgames.text.rules import cited, event_said, rule_law
from catgames.text.words import Words


def says(match: Match, words: Words) -> tuple[Say, ...]:
    if match.covered:
        return (Say("hint", words.told_to(None).say("curtain-why", who=match.viewer)),)
    if match.planned is not None:
        return ()  # the next game is spoken of
    if match.looking is not None:
        return tuple(_told(match, words, match.entries[match.looking - 1 : match.looking]))
    said: list[Say] = []
    if match.audit is not None:
        said += _audited(match, words, match.audit)
    if match.verdict is not None and not match.verdict.legal:
        return (*said, *tell_refusal(match.kit, words, match.verdict, match.viewer))
    if match.unaudited:
        return tuple(said)  # nothing is said until the turn is done
    outcome = match.kit.game.outcome(match.state)
    end = [] if outcome is None else [tell_end(match, words, outcome)]
    return (*end, *said, *_told(match, words, _news(match)))


def _news(match: Match) -> tuple[Entry, ...]:
    """The viewer's last move and all that happened since."""
    for back in range(len(match.entries) - 1, -1, -1):
        if match.entries[back].seat == match.viewer:
            return match.entries[back:]
    return match.entries


def _told(match: Match, words: Words, entries: tuple[Entry, ...]) -> list[Say]:
    """Who moved, once for moves in a row, and what that did; a move of others is known by what may be heard of it."""
    said = []
    for seat, moved in groupby(entries, key=lambda entry: entry.seat):
        said.append(Say("mover", _mover(words, seat)))
        for entry in moved:
            said += tell_events(match.kit, words, entry.events, match.viewer)
    return said


def _mover(words: Words, seat: Seat) -> str:
    return words.say("board-player", who=seat)


def _audited(match: Match, words: Words, audit: Audit) -> list[Say]:
    """What was wrong, what was forgotten; or that all was in order."""
    said = []
    for deed in audit.wrong:
        said.append(Say("plain", words.say("audit-deed", move=deed.said)))
        if deed.verdict.legal:
            said.append(Say("hint", words.say("audit-after-wrong")))
        else:
            said += tell_broken(match.kit, words, deed.verdict)
    if audit.wrong:
        said.append(Say("hint", words.say("audit-put-back", count=len(audit.wrong))))
    if audit.owed:
        owed = words.say("audit-owed", rule=cited(match.kit.game.rulebook, audit.owed))
        ruling = tell_ruling(match.kit, words, audit.owed)
        said.append(Say("wrong", f"{owed} {words(rule_law(audit.owed))}", ruling=ruling, rule=audit.owed))
    elif not audit.wrong:
        said.append(Say("good", words.say("audit-clean", count=len(audit.played))))
    return said


def tell_end(match: Match, words: Words, outcome: Outcome) -> Say:
    line = f"{_winners(words, outcome.winners)} {tell_scores(words, outcome.scores)}"
    cite = words(cited(match.kit.game.rulebook, outcome.rule))
    return Say("good", line, cite, tell_ruling(match.kit, words, outcome.rule), outcome.rule)


def tell_scores(words: Words, scores: Iterable[int]) -> str:
    """Everybody's points, in the order of the seats."""
    told = tuple(Message("score-of", {"who": Seat(seat), "points": points}) for seat, points in enumerate(scores))
    return words.say("ended-scores", scores=told)


def _winners(words: Words, winners: tuple[Seat, ...]) -> str:
    match winners:
        case ():
            return words.say("ended-nobody")
        case (one,):
            return words.say("ended-won", who=one)
    return words.say("ended-shared", who=tuple(Message("someone", {"who": seat}) for seat in winners))


def log_lines(match: Match, words: Words) -> tuple[LogLine, ...]:
    """Every move so far; those of a turn that is still to be audited would tell that they were legal."""
    told = match.entries[: match.turn_from] if match.unaudited else match.entries
    at = len(match.entries) if match.looking is None else match.looking
    return tuple(
        LogLine(number, _mover(words, entry.seat), _heard(match, words, entry), number == at)
        for number, entry in enumerate(told, 1)
    )


def _heard(match: Match, words: Words, entry: Entry) -> str:
    return " ".join(words(event_said(event)) for event in entry.events if event.heard_by(match.viewer))


def written_log(match: Match, words: Words) -> str:
    """The log as text; once nothing is secret any more, with the record that replays the whole game."""
    lines = [f"{line.number}. {line.who}: {line.text}" for line in log_lines(match, words)]
    if match.over:
        lines += ["", _record(match).write()]
    return "\n".join(lines)


def _record(match: Match) -> Record:
    game = match.kit.game
    before: Iterable[object] = (match.start, *(entry.after for entry in match.entries[:-1]))
    moves = tuple(game.write_move(state, entry.move) for state, entry in zip(before, match.entries, strict=True))
    return Record(game.write(match.start), moves)
