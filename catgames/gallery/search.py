"""The search for examples: a claim is kept if it takes a branch of some line that none before it took."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from catgames.gallery.branches import Branch, lines
from catgames.gallery.claims import Claim, claims_about, claims_of_course
from catgames.gallery.guided import claims_of_first_games
from catgames.gallery.positions import built_positions, sampled_positions, taught_positions
from catgames.games.kit import AnyKit
from catgames.text.words import LANGUAGES, Words

SENTENCES = ("rule-", "event-", "move-", "fault-", "label-", "step-", "touch-", "edit-", "tool-", "first-")
"""Lines that begin so must each have a place; other words are met inside them."""


@dataclass(slots=True)
class Search:
    """What has been met so far, and the claims that met it first."""

    game: str
    met: defaultdict[str, set[Branch]] = field(default_factory=lambda: defaultdict(set))
    """By language."""
    kept: list[Claim] = field(default_factory=list)

    def look_at(self, claims: Iterable[Claim]) -> None:
        for claim in claims:
            if self._is_new(claim):
                self.kept.append(claim)

    def _is_new(self, claim: Claim) -> bool:
        new = False
        for language in LANGUAGES:
            words, known = Words(self.game, language, claim.reader), lines(self.game, language)
            for message in claim.messages:
                taken = known.taken(message.id, words.given(message.args))
                new = new or not taken <= self.met[language]
                self.met[language] |= taken
        return new

    def missing(self) -> list[str]:
        """Sentences that nothing has brought about, and branches of them."""
        found = []
        for language in LANGUAGES:
            known = lines(self.game, language)
            for name in filter(_is_said_of_a_board, known.own):
                unmet = known.branches(name) - self.met[language]
                found += [f"{language} {name} {_way(branch)}" for branch in sorted(unmet)]
        return found


def _is_said_of_a_board(name: str) -> bool:
    return name.startswith(SENTENCES)


def _way(branch: Branch) -> str:
    return " ".join(f"{variable}={key}" for variable, key in branch[1])


def search(kit: AnyKit, known: Iterable[Claim]) -> Search:
    """First what is known already, then the course, first games, random games, and positions built by hand."""
    found, name = Search(kit.game.id), kit.game.id
    found.look_at(known)
    found.look_at(claims_of_course(kit))
    found.look_at(claims_of_first_games(kit))
    for state in (*taught_positions(name), *sampled_positions(name), *built_positions(name)):
        found.look_at(claims_about(kit, state))
    return found
