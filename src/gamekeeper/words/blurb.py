"""What is said of a game before anybody plays it."""

from __future__ import annotations

from typing import NamedTuple

from gamekeeper import catalog
from gamekeeper.core.errors import UnknownGame
from gamekeeper.words.translator import page_words


class Blurb(NamedTuple):
    """Its name, what it is about, and for how many it is."""

    title: str
    pitch: str
    facts: str


def blurb(language: str, game: str) -> Blurb:
    """The words of ours are the page's own; a game from outside may have its own too, or says what it always says.

    A game whose package is gone has its name left.
    """
    try:
        seats = catalog.info(game).seats
    except UnknownGame:
        return Blurb(game, "", "")
    sizes = "–".join(dict.fromkeys((str(min(seats)), str(max(seats)))))
    return Blurb(
        page_words(language, f"web-game-{game}", "title", of=game),
        page_words(language, f"web-pitch-{game}", "tagline", of=game),
        page_words(language, f"web-facts-{game}", "web-facts-any", of=game, seats=sizes),
    )
