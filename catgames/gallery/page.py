"""The gallery as a page: every sentence in both languages beside the board that it is true of."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby

from catgames.gallery.claims import Claim
from catgames.games.kit import AnyKit
from catgames.scene.look import NARROW, Look
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.svg import render_svg
from catgames.scene.theme import LIGHT
from catgames.text.words import LANGUAGES, Words, line_of

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
article { display: grid; grid-template-columns: 360px 1fr; gap: 1.5rem; border-top: 1px solid #ccc; padding: 1rem 0; }
svg { max-width: 100%; height: auto; }
code { font-size: 0.8rem; overflow-wrap: anywhere; }
@media (max-width: 720px) { article { grid-template-columns: 1fr; } }
"""


def render(kit: AnyKit, claims: Iterable[Claim]) -> str:
    title = escape(Words(kit.game.id, "en").say("game-title"))
    body = "".join(
        f"<h2>{escape(name)}</h2>" + "".join(_article(kit, claim) for claim in said)
        for name, said in groupby(claims, key=lambda claim: line_of(claim.message.id))
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f"<!doctype html><html lang=en>{head}<style>{STYLE}</style><body><h1>{title}</h1>{body}</body></html>"


def _article(kit: AnyKit, claim: Claim) -> str:
    seen = kit.game.seen_by(kit.game.read(claim.position), claim.reader)
    scene = kit.draw(seen, Look(claim.reader, Words(kit.game.id, "en", claim.reader), width=NARROW))
    drawn = render_svg(draw_over(scene, Overlay(chosen=claim.shown), LIGHT))
    said = "".join(
        f"<p lang={code}>{escape(Words(kit.game.id, code, claim.reader)(claim.message))}</p>" for code in LANGUAGES
    )
    where = f"<code>{escape(claim.position)}</code><p><code>{escape(claim.move)}</code></p>"
    return f"<article><div>{drawn}</div><div>{said}{where}</div></article>"
