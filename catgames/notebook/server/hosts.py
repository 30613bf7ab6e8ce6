"""By which names this server may be called."""

from __future__ import annotations

import ipaddress
import socket

FAMILIES = {4: (socket.AF_INET, "192.0.2.1", "127.0.0.1"), 6: (socket.AF_INET6, "2001:db8::1", "::1")}
"""By version: an address that is nobody's, and this machine's own."""


def is_ours(name: str, names: frozenset[str]) -> bool:
    """A number, a name within this network, this machine's own, or one that was told with --host."""
    name = name.strip("[]").rstrip(".").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".local", ".localhost")) or name in names
    return True


def called(address: str) -> str:
    """What a browser calls a server that listens there: at every address of this machine, the one that others see."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if number.is_unspecified:
        number = ipaddress.ip_address(_seen_by_others(number.version))
    return f"[{number}]" if number.version == 6 else str(number)


def _seen_by_others(version: int) -> str:
    """The address that this machine would send from. Nothing is sent: a way is only looked for."""
    family, anywhere, itself = FAMILIES[version]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((anywhere, 9))
            return str(way.getsockname()[0])
    except OSError:  # there is no network
        return itself


def own_names(*told: str) -> frozenset[str]:
    return frozenset(name.lower() for name in (socket.gethostname(), socket.getfqdn(), *told))
