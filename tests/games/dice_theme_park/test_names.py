"""The rules pages call staff, administrators and skills as the game's words do."""

from pathlib import Path

import pytest

from gamekeeper import make
from gamekeeper.games.dice_theme_park.components import ADMIN, SKILL, STAFF
from gamekeeper.words import LANGUAGES, Translator

PAGES = Path(__file__).parents[3] / "docs" / "rules"


def names(language: str) -> list[str]:
    """What cards are called on the table; a page tells their colours beside the name."""
    game = make("dice_theme_park", 2)
    words, box = Translator(language, game), game.setting.box
    kinds = [kind for group in (STAFF, ADMIN, SKILL) for kind in range(box.kinds[group].first, box.kinds[group].end)]
    return [words.say("card", name=box.slugs[kind]).partition(" (")[0] for kind in kinds if kind != box.bare]


def absent(language: str, page: str) -> list[str]:
    """The names that a page does not know."""
    return sorted({name for name in names(language) if name not in page})


def page(language: str) -> str:
    file = "dice_theme_park.md" if language == "en" else f"dice_theme_park.{language}.md"
    return " ".join((PAGES / file).read_text("utf-8").split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_the_same_on_the_page_and_on_the_table(language):
    assert len(names(language)) > 35
    assert absent(language, page(language)) == []


def test_another_name_on_the_page_is_noticed():
    assert absent("it", page("it").replace("Cambio d’abito", "Nuovo look")) == ["Cambio d’abito"]
