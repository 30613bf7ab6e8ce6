"""What was answered in a drill, as a short text: an address keeps a drill by it, and a certificate its answers."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.kit import AnyKit
from catgames.table.packing import Packer, Unpacker
from catgames.table.practice.drill import Drill, answered, begin, go_on
from catgames.table.practice.plan import Plan
from catgames.teach.exercises.given import replayed, written

MOST_DONE = 256


def write_given(drill: Drill) -> str:
    packer = Packer()
    pack_given(packer, drill)
    return packer.text()


def pack_given(packer: Packer, drill: Drill) -> None:
    packer.put(len(drill.done), MOST_DONE)
    for done in drill.done:
        opening = done.exercise.opened(drill.kit)
        for value, choices in written(drill.kit, done.exercise, opening, done.play):
            packer.put(value, choices)


def read_given(kit: AnyKit, plan: Plan, text: str) -> Drill:
    """The drill as far as these answers lead; a `ValueError` where they lead nowhere."""
    unpacker = Unpacker(text)
    drill = unpack_given(unpacker, kit, plan)
    unpacker.end()
    return drill


def unpack_given(unpacker: Unpacker, kit: AnyKit, plan: Plan) -> Drill:
    drill = begin(kit, plan)
    for _ in range(unpacker.take(MOST_DONE)):
        drill = go_on(drill) if drill.is_answered else drill
        open_ = drill.open
        if open_ is None:
            raise ValueError("more answers than questions")
        play = replayed(kit, open_.exercise, open_.play, unpacker.take)
        drill = answered(replace(drill, open=replace(open_, play=play)))
    return drill
