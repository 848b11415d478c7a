"""Who sits where, in words: records say ``Ada`` or ``bot:hard``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gamekeeper.cli.output import harmless
from gamekeeper.core.record import Record
from gamekeeper.words import Translator

BOT: Final = "bot:"


def level_of(player: str) -> str:
    """The level of a bot, empty for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else ""


def first_person(record: Record) -> int:
    """The seat of the first person, the first seat where bots play among themselves."""
    return next((seat for seat, player in enumerate(record.players) if not level_of(player)), 0)


def names_of(players: Sequence[str], words: Translator) -> list[str]:
    """Short names by seat; bots are called by the names that the words have for them."""
    names: list[str] = []
    bots = 0
    for player in players:
        bots += 1 if level_of(player) else 0
        names.append(words.say("bot-name", number=bots) if level_of(player) else harmless(player))
    return names


def titles_of(players: Sequence[str], words: Translator) -> list[str]:
    """Names by seat, bots with their level."""
    return [
        words.say("bot-with-level", name=name, level=level_text(words, level_of(player))) if level_of(player) else name
        for name, player in zip(names_of(players, words), players, strict=True)
    ]


def level_text(words: Translator, level: str) -> str:
    """The name of a bot's level; other bots keep the name they were asked for by."""
    key = f"level-{level}"
    return words.say(key) if words.has(key) else harmless(level)
