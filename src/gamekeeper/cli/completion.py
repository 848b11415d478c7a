"""What the shell may offer where a name is to be typed. Shells get these through `--install-completion`."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from gamekeeper import catalog
from gamekeeper.bots.levels import NAMES
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.info import OptionSpec
from gamekeeper.words import LANGUAGES


def games(incomplete: str) -> list[str]:
    """The games."""
    return starting(catalog.names(), incomplete)


def languages(incomplete: str) -> list[str]:
    """The languages."""
    return starting(LANGUAGES, incomplete)


def bot(incomplete: str) -> list[str]:
    """A bot."""
    return starting(NAMES, incomplete)


def bots(incomplete: str) -> list[str]:
    """Bots with commas: the last one is completed, those before it stay."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in starting(NAMES, last)]


def options(context: typer.Context, incomplete: str) -> list[str]:
    """Options of the game that was typed before, each with values; without one those of the first game."""
    given = context.params.get("game")
    games = given if isinstance(given, (list, tuple)) else [given]
    typed = [*games, *context.args, catalog.names()[0]]  # unfinished lines leave it among `args`
    try:
        specs = catalog.info(next(filter(None, typed))).all_options()
    except BadSetup:
        return []
    return starting([f"{spec.key}={value}" for spec in specs for value in values(spec)], incomplete)


def values(spec: OptionSpec) -> list[str]:
    """Values to begin with: both of a switch, the usual one of a number."""
    if spec.is_bool:
        return ["true", "false"]
    return [str(spec.low if spec.default is None else spec.default)]


def starting(names: Iterable[str], incomplete: str) -> list[str]:
    """Those names that start as typed."""
    return [name for name in names if name.startswith(incomplete)]
