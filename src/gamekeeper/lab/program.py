"""Which program this is, so that games which different ones have played are never taken for each other's."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec

import gamekeeper
from gamekeeper import __version__, catalog, packs
from gamekeeper.core.errors import GamekeeperError

PLAYING = ("core", "bots", "games", "packs", "lab")  # what games depend on; compiled or not, the sources are there
SOURCES = (".py", ".toml", ".json")


class OtherProgram(GamekeeperError):
    """Somebody else plays with another gamekeeper."""


class Program(msgspec.Struct, frozen=True):
    """A gamekeeper: its version, its games' rules and boxes, and a digest of all that games depend on."""

    version: str
    rules: dict[str, int]
    boxes: dict[str, str]
    digest: str


@cache
def this_program() -> Program:
    """This one."""
    names = catalog.names()
    hashed = hashlib.sha256()
    root = Path(gamekeeper.__file__).parent
    for part in PLAYING:
        for file in sorted(each for each in (root / part).rglob("*") if each.suffix in SOURCES):
            hashed.update(f"{file.relative_to(root).as_posix()} {file.stat().st_size}\n".encode())
            hashed.update(file.read_bytes())
    rules = {name: catalog.info(name).rules_version for name in names}
    return Program(__version__, rules, {name: packs.default(name).digest for name in names}, hashed.hexdigest())


def difference(here: Program, there: Program) -> str:
    """The most telling way in which another program differs; nothing where it is the same."""
    if here == there:
        return ""
    if here.version != there.version:
        return f"version {there.version}, not {here.version}"
    for name, rules in here.rules.items():
        if there.rules.get(name) != rules:
            return f"version {there.rules.get(name)} of the rules of {name}, not {rules}"
    for name, box in here.boxes.items():
        if there.boxes.get(name) != box:
            return f"another component pack of {name}"
    return "other sources or learned values"


def check_program(wanted: Program, where: str) -> None:
    """OtherProgram unless this is the program that is wanted; `where` it runs."""
    found = difference(wanted, this_program())
    if found:
        raise OtherProgram(f"{where} has another gamekeeper: {found}; install the same one everywhere")
