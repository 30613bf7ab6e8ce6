"""A screen's words as HTML, every one of them escaped."""

from __future__ import annotations

from html import escape

from catgames.scene.svg import render_svg
from catgames.screen.parts import FigureRow, Lead, LedgerRow, LogLine, RuleCard, RuleList, Say
from catgames.table.screen import Room, Screen

LINES_SHOWN = 3
"""Of what plays by itself: the newest line and the two before it."""


def heading(screen: Screen) -> str:
    return f'<h1 class="cg-title">{escape(screen.game)}</h1>'


def heading_with_way_home(screen: Screen) -> str:
    """On a page of its own, with the way back to the other games."""
    home = escape(screen.home)
    back = f'<a class="cg-home" href="#" title="{home}" aria-label="{home}">⌂</a> '
    return f'<h1 class="cg-title">{back}{escape(screen.game)}</h1>'


def lesson(room: Room) -> str:
    """The step: where it stands, and its text."""
    return (
        f'<h2 class="cg-kind">{escape(room.heading)} '
        f'<span class="cg-progress">{escape(room.aside)}</span></h2>'
        f'<p class="cg-text">{escape(room.text)}</p>{_leads(room.leads)}'
    )


def rules(room: Room) -> str:
    """The rules that it is about, to unfold."""
    cards = "".join(_rule(card, room.card_title) for card in room.rules)
    cards += _figures(room.figures, room.figures_title)
    return f'<div class="cg-rules" role="group" aria-label="{escape(room.rules_title)}">{cards}</div>' if cards else ""


def question(room: Room) -> str:
    return f'<p class="cg-question">{escape(room.question)}</p>' if room.question else ""


def answers(room: Room) -> str:
    """Verdicts, events, hints; and when all is over, what was learnt."""
    return _feast(room) + _says(room) + _ledger(room) + "".join(_list(shown, room.card_title) for shown in room.lists)


def _feast(room: Room) -> str:
    """The text has said who won."""
    return f'<div class="cg-feast" aria-hidden="true">{render_svg(room.feast)}</div>' if room.feast else ""


def _says(room: Room) -> str:
    """In order; but where it goes on, the newest first, and what is older than a few lines folded."""
    if not room.running:
        return "".join(_say(say, room.card_title) for say in room.says)
    newest = [_say(say, room.card_title) for say in reversed(room.says)]
    shown, folded = newest[:LINES_SHOWN], newest[LINES_SHOWN:]
    if folded:
        title = escape(room.running_title)
        shown.append(f'<details class="cg-log"><summary>{title}</summary>{"".join(folded)}</details>')
    return "".join(shown)


def _list(shown: RuleList, title: str) -> str:
    rules = _cards(shown, title) + "".join(
        f"<details><summary>{escape(group.title)}</summary>{_cards(group, title)}</details>" for group in shown.groups
    )
    return f'<section class="cg-list"><h3>{escape(shown.title)}</h3><div class="cg-rules">{rules}</div></section>'


def _cards(shown: RuleList, title: str) -> str:
    return "".join(_rule(card, title) for card in shown.cards)


def _leads(leads: tuple[Lead, ...]) -> str:
    """The bridge knows where these pages lie."""
    return "".join(
        f'<p class="cg-say cg-lead"><a data-page="{lead.page}" data-said="{escape(lead.said)}" href="#">'
        f"{escape(lead.label)}</a></p>"
        for lead in leads
    )


def prompt(room: Room) -> str:
    return f'<p class="cg-prompt">{escape(room.prompt)}</p>' if room.prompt else ""


def board_said(screen: Screen) -> str:
    """Above the board as buttons: what it is, and who is to move."""
    room = screen.room
    return f'<p class="cg-prompt">{escape(room.scene.label)}. {escape(room.turn)}.</p>' if screen.pieces else ""


def notices(screen: Screen) -> str:
    said = "".join(f'<p class="cg-say cg-hint">{escape(text)}</p>' for text in screen.notices)
    return _leads(screen.leads) + said


def legend(screen: Screen) -> str:
    """Pictures and sentences, a row each."""
    rows = "".join(f"<li>{render_svg(row.picture)}<span>{escape(row.text)}</span></li>" for row in screen.legend)
    return f'<ul class="cg-legend">{rows}</ul>' if rows else ""


def bug(screen: Screen, report: str) -> str:
    """Our own mistake, with what to report."""
    report = f'<textarea rows="6">{escape(report)}</textarea>'
    return f'<div class="cg-bug cg-say cg-wrong">{escape(screen.bug)}{report}</div>'


def log(room: Room) -> str:
    """Every move so far, to unfold; the newest is the first."""
    if not room.log:
        return ""
    lines = "".join(_log_line(line) for line in reversed(room.log))
    return f'<details class="cg-log"><summary>{escape(room.log_title)}</summary><ol reversed>{lines}</ol></details>'


def _log_line(line: LogLine) -> str:
    now = ' class="cg-now" aria-current="true"' if line.now else ""
    return f'<li{now} value="{line.number}"><b>{escape(line.who)}</b> {escape(line.text)}</li>'


def _rule(card: RuleCard, title: str) -> str:
    link = _card_link(card.rule, title)
    if card.practise:
        link += f' <a class="cg-go" href="#{escape(card.address)}">{escape(card.practise)}</a>'
    return f"<details><summary>{escape(card.cite)}</summary><p>{escape(card.law)} {link}</p></details>"


def _card_link(rule: str, title: str) -> str:
    """From wherever a rule is named to its card in the rulebook; the bridge knows where that lies."""
    if not rule:
        return ""
    named = f'title="{escape(title)}" aria-label="{escape(title)}"'
    return f'<a class="cg-rule" data-rule="{escape(rule)}" href="#" {named}>§</a>'


def _figures(rows: tuple[FigureRow, ...], title: str) -> str:
    if not rows:
        return ""
    lines = "".join(
        f"<tr><td>{escape(row.name)}</td><td><b>{escape(row.value)}</b></td><td><i>{escape(row.source)}</i></td></tr>"
        for row in rows
    )
    return f"<details><summary>{escape(title)}</summary><table>{lines}</table></details>"


def _say(say: Say, title: str) -> str:
    cite = f'<span class="cg-cite">{escape(say.cite)}</span>' if say.cite else ""
    ruling = f'<span class="cg-ruling">{escape(say.ruling)}</span>' if say.ruling else ""
    link = _card_link(say.rule, title)
    return f'<p class="cg-say cg-{escape(say.tone)}">{escape(say.text)} {link}{cite}{ruling}</p>'


def _ledger(room: Room) -> str:
    if not room.ledger:
        return ""
    lines = "".join(_row(row, room.card_title) for row in room.ledger)
    return f'<details class="cg-ledger"><summary>{escape(room.ledger_title)}</summary><ul>{lines}</ul></details>'


def _row(row: LedgerRow, title: str) -> str:
    ruling = f' <span class="cg-ruling">{escape(row.ruling)}</span>' if row.ruling else ""
    return (
        f'<li class="cg-row"><b title="{escape(row.standing)}">{row.sign}</b> '
        f"<span><i>{escape(row.cite)}</i> {_card_link(row.rule, title)}<br>{escape(row.said)}{ruling}</span></li>"
    )
