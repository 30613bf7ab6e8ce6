"""The board of a step, as its learner may see it: in a lesson, and in an exercise."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.key import Keys
from catgames.games.kit import AnyKit
from catgames.scene.overlay import draw_over
from catgames.scene.scene import Scene
from catgames.screen.inputs import Touched
from catgames.table.guise import Guise
from catgames.teach.step import LEARNER, Play, Shown, Step

MOST_FORESEEN = 400
"""Steps of which it is remembered: more than any course has, and practice goes on for ever."""
_foreseen: dict[str, Keys] = {}
"""By step, since it takes playing it through to know."""


def draw_step(kit: AnyKit, name: str, step: Step, play: Play, shown: Shown, guise: Guise) -> Scene:
    """Only what the learner may see is handed to the drawing, so nothing else can be shown."""
    wanted = (*_wanted(kit, f"{kit.game.id} {name}", step, play), *shown.overlay.hint, *shown.overlay.ghost)
    look = replace(guise.look(kit, LEARNER, shown.view, play.picked, wanted), asking=shown.asking)
    scene = kit.draw(kit.game.seen_by(shown.state, LEARNER), look)
    return draw_over(scene, replace(shown.overlay, focus=guise.focus), look.theme)


def _wanted(kit: AnyKit, name: str, step: Step, play: Play) -> Keys:
    """What its author foresaw to be touched must be there, whether or not the rules allow it."""
    if name not in _foreseen:
        if len(_foreseen) >= MOST_FORESEEN:
            _foreseen.clear()
        ways = (given for way in step.rehearsed(kit, play) for given in way.inputs)
        _foreseen[name] = tuple(given.key for given in ways if isinstance(given, Touched))
    return _foreseen[name]
