"""Messages become sentences here, at the moment they are shown, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message, Seat, Value, Values
from catgames.text.lines import Lines

LANGUAGES = ("en", "fr")
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=(?:Inès)\b)")
"""Before a name that begins with a vowel."""
YOU = "you"
REMEMBERED = 4000
"""Lines kept put together, for each reader."""
Frozen: TypeAlias = Hashable


class Words:
    """One game's words in one language, told to one reader: that reader is 'you'."""

    def __init__(self, game: str, language: str, reader: Seat | None = None) -> None:
        self.language = language
        self._game = game
        self._reader = reader
        self._lines = lines(game, language)
        self._told = _memory(game, language, reader)

    def __call__(self, message: Message) -> str:
        return self.say(message.id, **message.args)

    def say(self, id: str, /, **args: Value) -> str:
        """The same line with the same values is put together once: boards say much, and often the same."""
        key = (id, _frozen(args))
        text = self._told.get(key)
        if text is None:
            if len(self._told) >= REMEMBERED:
                self._told.clear()
            text = self._told[key] = self._put_together(id, args)
        return text

    def _put_together(self, id: str, args: Values) -> str:
        """A line that is missing says so, rather than nothing: tests look for it."""
        name, _, attribute = _line(id)
        if not self._lines.has_message(name):
            return f"⟨{id}⟩"
        message = self._lines.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return f"⟨{id}⟩"
        text, errors = self._lines.format_pattern(pattern, self.given(args))
        return f"⟨{id}: {errors[0]}⟩" if errors else typeset(text, self.language)

    def given(self, args: Values) -> dict[str, int | str]:
        """The values as a line takes them: words for whatever is no number."""
        said = {key: self._value(value) for key, value in args.items()}
        for key, value in args.items():
            said |= {f"{key}-{form}": text for form, text in self._forms(value).items()}
        return said

    def has(self, id: str) -> bool:
        name, _, attribute = _line(id)
        if not self._lines.has_message(name):
            return False
        message = self._lines.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def told_to(self, reader: Seat | None) -> Words:
        return self if reader == self._reader else Words(self._game, self.language, reader)

    def _value(self, value: Value) -> int | str:
        if isinstance(value, Seat):
            return YOU if value == self._reader else self.say(_name(value))
        if isinstance(value, Message):
            return self(value)
        if isinstance(value, tuple):
            return self._together("list-and", value)
        return value

    def _forms(self, value: Value) -> dict[str, str]:
        """Other forms of a word stand beside it, as attributes: of `$card`, `$card-none` or `$card-gender`.

        A list has one more: of `$deeds`, `$deeds-or`.
        """
        if isinstance(value, tuple):
            return {"or": self._together("list-or", value)}
        if isinstance(value, Seat):
            return {} if value == self._reader else self._forms(Message(_name(value)))
        if isinstance(value, Message) and "@" not in value.id and self._lines.has_message(_line(value.id)[0]):
            forms = self._lines.get_message(_line(value.id)[0]).attributes
            return {form: self.say(f"{value.id}@{form}", **value.args) for form in forms}
        return {}

    def _together(self, line: str, messages: tuple[Message, ...]) -> str:
        """'a, b and c'. No word for nothing would fit every sentence: one that may list nothing has a branch for it."""
        parts = [self(message) for message in messages]
        if len(parts) < 2:
            return parts[0] if parts else f"⟨{line}: nothing⟩"
        return self.say(line, most=", ".join(parts[:-1]), last=parts[-1])


def _name(seat: Seat) -> str:
    """Who sits there when nobody says otherwise."""
    return f"name-{seat + 1}"


@cache
def _memory(game: str, language: str, reader: Seat | None) -> dict[tuple[str, Frozen], str]:
    """What has been said to this reader, for all who speak to them."""
    return {}


def _frozen(value: Value | Values) -> Frozen:
    """Values as something that a dictionary can find again; a seat is not the number it looks like."""
    if isinstance(value, Seat):
        return ("seat", int(value))
    if isinstance(value, Message):
        return (value.id, _frozen(value.args))
    if isinstance(value, tuple):
        return tuple([_frozen(part) for part in value])
    if isinstance(value, Mapping):
        return tuple([(name, _frozen(part)) for name, part in value.items()])
    return value


def typeset(text: str, language: str) -> str:
    """French puts no-break spaces before its high punctuation and inside its quotation marks, and says d’Inès."""
    if language != "fr":
        return text
    text = _ELIDED.sub("\\1’", text)
    text = re.sub(r" ([;!?])", "\u202f\\1", text)
    return re.sub(r" (:|»)", "\u00a0\\1", text).replace("« ", "«\u00a0")


def begun(text: str) -> str:
    """What may also stand after a colon, as the beginning of a sentence: a capital, in quotation marks too."""
    return re.sub(r"^(?:«\s*|“)?\w", lambda found: found[0].upper(), text)


def line_of(id: str) -> str:
    """`rule:form.same-size@broken` is the attribute `broken` of the line `rule-form-same-size`."""
    name, at, attribute = id.partition("@")
    return name.replace(".", "-").replace(":", "-") + at + attribute


def _line(id: str) -> tuple[str, str, str]:
    return line_of(id).partition("@")


@cache
def lines(game: str, language: str) -> Lines:
    return Lines(language, sources(game, spoken(language)))


def spoken(language: str) -> str:
    """One that we speak; any other is refused."""
    if language not in LANGUAGES:
        raise Unreadable(Message("unreadable-language", {"text": str(language), "expected": ", ".join(LANGUAGES)}))
    return language


def sources(game: str, language: str) -> Iterable[str]:
    """The word files of a game after the ones that all games share."""
    folders = [files("catgames.text")]
    if game:
        folders.append(files(package_of(game)) / "words")
    for folder in folders:
        for name in sorted(entry.name for entry in folder.iterdir()):
            if name.endswith(f"{language}.ftl"):
                yield (folder / name).read_text(encoding="utf-8")
