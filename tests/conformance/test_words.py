"""Every rule, event and step has its words, the same in both languages, short and well set."""

from __future__ import annotations

from catgames.conformance.words import *
from catgames.text.words import typeset


def test_french_elides_before_a_name_that_begins_with_a_vowel() -> None:
    assert typeset("la main de Inès, parce que Inès joue", "fr") == "la main d’Inès, parce qu’Inès joue"
    assert typeset("la main de Nora", "fr") == "la main de Nora"
