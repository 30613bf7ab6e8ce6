"""Cards a position does not name, dealt from those it does: `*`, `*2`, and `?` for an unseen one."""

from __future__ import annotations

import re

from catgames.core.chance import chance
from catgames.core.notation import UNSEEN, unreadable
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import ATTRIBUTES, INDEX, as_set
from catgames.games.cloaked.position.state import FAN

_WILD = re.compile(r"\*(\d{0,2})")
_SEED = re.compile(r"\d{1,9}", re.ASCII)
NONE = "-"


def deal_fans(words: list[list[str]], seed: str) -> list[int]:
    """Three attributes each; `*` stands for all that a fan still lacks."""
    named = [word for fan in words for word in fan if word in INDEX]
    if len(set(named)) < len(named):
        raise unreadable("cloaked-twice", " ".join(sorted({word for word in named if named.count(word) > 1})))
    rest = _shuffled([name for name in ATTRIBUTES if name not in named], seed)
    fans = []
    for fan in words:
        known = [word for word in fan if word in INDEX]
        unseen, wild = fan.count(UNSEEN), fan.count("*")
        if len(known) + unseen + wild != len(fan) or (wild and (unseen or wild > 1)):
            raise unreadable("part", " ".join(fan))
        while wild and len(known) < FAN:
            known.append(rest.pop())
        if len(known) + unseen != FAN:
            raise unreadable("cloaked-fan", " ".join(fan))
        fans.append(as_set(known))
    return fans


def deal_cards(words: list[list[str]], on_stage: list[int], seed: str) -> list[tuple[int, ...]]:
    """Hands and the pile, in this order; each cat exists once."""
    named = [*on_stage, *(cats.NUMBERS[word] for pile in words for word in pile if word in cats.NUMBERS)]
    if len(set(named)) < len(named):
        doubled = sorted({cats.NAMES[cat] for cat in named if named.count(cat) > 1})
        raise unreadable("cloaked-twice", " ".join(doubled))
    rest = _shuffled([cats.NAMES[cat] for cat in cats.CATS if cat not in named], seed)
    piles = []
    for pile in words:
        dealt: list[int] = []
        for word in pile:
            if wild := _WILD.fullmatch(word):
                count = int(wild[1]) if wild[1] else len(rest)
                if count > len(rest):
                    raise unreadable("wildcard", word)
                dealt += [cats.NUMBERS[rest.pop()] for _ in range(count)]
            elif word != NONE:
                dealt.append(read_card(word))
        piles.append(tuple(dealt))
    return piles


def read_card(word: str) -> int:
    cat = cats.read_cat(word)
    if cat is None:
        raise unreadable("part", word)
    return cat


def _shuffled(cards: list[str], seed: str) -> list[str]:
    if not _SEED.fullmatch(seed):
        raise unreadable("part", f"seed {seed}")
    chance("rest", int(seed)).shuffle(cards)
    return cards
