"""Many small numbers as one short text: each takes only the room that its range needs."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from zlib import crc32

CHECK = 1 << 16


class Packer:
    """Collects values, each with how many there could have been."""

    def __init__(self) -> None:
        self._packed: list[tuple[int, int]] = []

    def put(self, value: int, choices: int) -> None:
        assert 0 <= value < choices
        self._packed.append((value, choices))

    def text(self) -> str:
        number = _check([value for value, _ in self._packed])
        for value, choices in reversed(self._packed):
            number = number * choices + value
        raw = number.to_bytes((number.bit_length() + 7) // 8, "big")
        return urlsafe_b64encode(raw).decode().rstrip("=")


class Unpacker:
    """Gives the values back in the order in which they were put, if told the same ranges."""

    def __init__(self, text: str) -> None:
        try:
            self._number = int.from_bytes(urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")
        except (Error, ValueError) as error:
            raise ValueError("these are not the letters of a code") from error
        self._taken: list[int] = []

    def take(self, choices: int) -> int:
        if choices < 1:
            raise ValueError("nothing to choose from")
        self._number, value = divmod(self._number, choices)
        self._taken.append(value)
        return value

    def end(self) -> None:
        """Everything was taken, and it is what was put: a letter lost or changed shows here."""
        if self._number != _check(self._taken):
            raise ValueError("the code does not add up")


def _check(values: list[int]) -> int:
    return crc32(repr(values).encode()) % CHECK
