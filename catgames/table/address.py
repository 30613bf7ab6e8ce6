"""Where a page stands, in one short text that survives a reload: `section=action-2&step=grow&lang=fr`."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import parse_qsl, urlencode

from catgames.core.message import Message
from catgames.scene.theme import THEMES
from catgames.table.table import Table, go_to
from catgames.text.words import LANGUAGES


def write_address(table: Table) -> str:
    parts = {
        "section": table.unit.section,
        "step": table.lesson_step.id,
        "lang": table.language,
        "theme": table.theme,
    }
    return urlencode(parts)


def open_address(table: Table, address: str) -> Table:
    """The place that an address names; whatever cannot be read is said, and the rest is used."""
    parts = dict(parse_qsl(address.lstrip("#"), keep_blank_values=True))
    unread = [] if parts or not address.strip("# ") else [address]
    language, theme = parts.pop("lang", table.language), parts.pop("theme", table.theme)
    if language not in LANGUAGES:
        unread, language = [*unread, language], table.language
    if theme not in THEMES:
        unread, theme = [*unread, theme], table.theme
    table = replace(table, language=language, theme=theme)
    section, step = parts.pop("section", table.unit.section), parts.pop("step", None)
    sections = {unit.section: number for number, unit in enumerate(table.kit.units)}
    if section not in sections:
        unread.append(section)
    elif step is not None or section != table.unit.section:
        steps = [known.id for known in table.kit.unit(section).steps]
        unread += [step] if step and step not in steps else []
        table = go_to(table, sections[section], steps.index(step) if step in steps else 0)
    unread += parts
    if not unread:
        return table
    return replace(table, notice=Message("unreadable-address", {"text": ", ".join(unread)[:80]}))


def write_finished(table: Table) -> str:
    """The steps done, for the browser to remember."""
    return " ".join(sorted(table.finished))


def with_finished(table: Table, remembered: str) -> Table:
    """Steps remembered from earlier visits; names that the course does not know are passed over."""
    known = {unit.step_id(step) for unit in table.kit.units for step in unit.steps}
    return replace(table, finished=table.finished | (known & set(remembered.split())))
