"""A line of the word files has branches (one cat, several cats; you, another): which there are, which are taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

from babel import Locale
from fluent.syntax import FluentParser, ast

from catgames.text.words import line_of, sources

Branch: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""A line, and what was chosen on the way, outermost first: `(("due", "second"), ("who", "you"))`; at first nothing."""
Given: TypeAlias = Mapping[str, int | str]


class Lines:
    """The lines of a game in one language, with their branches."""

    def __init__(self, game: str, language: str) -> None:
        self._plural = Locale.parse(language).plural_form
        self._patterns: dict[str, ast.Pattern] = {}
        shared = len(list(sources("", language)))
        for number, source in enumerate(sources(game, language)):
            if number == shared:
                self._of_all_games = frozenset(self._patterns)
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    if entry.value:
                        self._patterns[entry.id.name] = entry.value
                    for attribute in entry.attributes:
                        self._patterns[f"{entry.id.name}@{attribute.id.name}"] = attribute.value

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._patterns)

    @property
    def own(self) -> tuple[str, ...]:
        """Those that only this game has."""
        return tuple(name for name in self._patterns if name not in self._of_all_games)

    def branches(self, name: str) -> frozenset[Branch]:
        """All branches of this line, but not of those that it refers to."""
        return frozenset(branch for branch in self._walk(name, self._patterns[name], None) if branch[0] == name)

    def taken(self, id: str, given: Given) -> frozenset[Branch]:
        """The branches that are taken with these values, in this line and in those that it refers to."""
        name = line_of(id)
        return frozenset(self._walk(name, self._patterns[name], given))

    def _walk(
        self, name: str, pattern: ast.Pattern, given: Given | None, way: tuple[tuple[str, str], ...] = ()
    ) -> Iterator[Branch]:
        yield name, way
        for element in pattern.elements:
            expression = getattr(element, "expression", None)
            if isinstance(expression, ast.SelectExpression):
                for variable, variant in self._variants(expression, given):
                    yield from self._walk(name, variant.value, given, (*way, (variable, _key(variant))))
            elif isinstance(expression, ast.MessageReference):
                attribute = f"@{expression.attribute.name}" if expression.attribute else ""
                other = expression.id.name + attribute
                yield from self._walk(other, self._patterns[other], given)

    def _variants(self, select: Any, given: Given | None) -> list[tuple[str, ast.Variant]]:
        """All of them; or, with values given, the one that is chosen."""
        variable = select.selector.id.name
        if given is None:
            return [(variable, variant) for variant in select.variants]
        value = given[variable]
        keys = [str(value), *([self._plural(value)] if isinstance(value, int) else [])]
        chosen = [variant for key in keys for variant in select.variants if _key(variant) == key]
        return [(variable, (chosen or [variant for variant in select.variants if variant.default])[0])]


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


@cache
def lines(game: str, language: str) -> Lines:
    return Lines(game, language)
