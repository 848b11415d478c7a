"""Games from installed packages: found, refused with a reason, and never in the way of the others."""

from __future__ import annotations

import re

import pytest

from gamekeeper import catalog, packs
from gamekeeper.core.errors import BadPack, BrokenGame, UnknownGame
from gamekeeper.words import Translator, blurb
from outside.site import BIDS, TEXTS, Site, site

OURS = ["yellowstone_park", "fort", "iditacards", "dice_theme_park"]
__all__ = ["site"]


def fault() -> str:
    """Why the one installed game cannot be played."""
    assert catalog.names() == OURS
    (error,) = catalog.broken()
    return str(error)


def test_an_installed_package_brings_a_game(site: Site) -> None:
    site.bids()
    assert catalog.names() == [*OURS, "bids"]
    assert catalog.broken() == []
    assert catalog.kit("bids").origin == "bids 1.0"
    assert catalog.make("bids").info.name == "bids"
    assert catalog.info("bids").seats == (2, 3)


BOX = """
import msgspec
class Box(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    title: str
    cards: int
def components(box):
    return box.cards
"""


def test_a_package_brings_its_box(site: Site) -> None:
    code = BIDS.replace("options=None):", "options=None, components=0):\n        self.cards = components")
    more = {"box.py": BOX, "default.toml": 'game = "bids"\ntitle = "Bids"\ncards = 12\n'}
    site.bids(code=code.replace(".parent)", '.parent, box="box")'), more=more)
    assert catalog.broken() == []
    assert packs.default("bids").is_default
    game = catalog.make("bids", pack=packs.parse("bids", more["default.toml"].replace("12", "11"), "mine"))
    assert (game.cards, game.pack_digest == packs.default("bids").digest) == (11, False)
    with pytest.raises(BadPack, match="cards"):
        packs.parse(None, 'game = "bids"\ntitle = "Bids"\ncards = "many"\n', "mine")


def test_ours_come_through_the_same_door() -> None:
    assert [catalog.kit(name).origin for name in OURS] == [""] * 4
    assert all(packs.default(name).is_default for name in OURS)
    with pytest.raises(UnknownGame, match="yellowstone_park, fort"):
        catalog.kit("chess")


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("1 / 0", "got 'ZeroDivisionError: division by zero', wanted a gamekeeper.kits.Kit called 'bids'"),
        ("", "AttributeError"),
        ("KIT = 5", "got 'int', wanted a gamekeeper.kits.Kit called 'bids' at bids:KIT"),
        (BIDS.replace('Kit("bids"', 'Kit("bidding"'), "got 'bidding', wanted a gamekeeper.kits.Kit called 'bids'"),
        (BIDS.replace("bids:Bids", "bids:Nothing"), "has no attribute 'Nothing'"),
        (BIDS.replace("bids:Bids", "bids:Path"), "wanted a class of gamekeeper.core.game.Game at bids:Path"),
        (BIDS.replace('GameInfo("bids"', 'GameInfo("other"'), "got 'other', wanted INFO of the game bids"),
        (BIDS.replace("Path(__file__).parent", 'Path("nowhere")'), "wanted these texts in nowhere/words/en/bids.ftl"),
        (BIDS.replace(".parent)", '.parent, "toys")'), "got 'toys', wanted a module with the file default.toml"),
        (BIDS.replace("self.info = INFO", "1 / 0"), "wanted a game that can be made at each of its table sizes"),
        (BIDS.replace("self.info = INFO", "pass"), "got 'sealed_bids', wanted the INFO of bids in the game"),
    ],
)
def test_a_broken_package_is_named_with_what_was_wanted(site: Site, code: str, said: str) -> None:
    site.bids(code=code)
    told = fault()
    assert told.startswith("game bids of the package bids 1.0: got ")
    assert said in told
    with pytest.raises(BrokenGame, match=re.escape(told)):
        catalog.make("bids")


def test_a_text_every_game_needs_is_asked_for(site: Site) -> None:
    site.bids(texts=TEXTS.replace("tagline = tagline", ""))
    assert "got 'no tagline'" in fault()


def test_the_name_of_one_of_ours_is_refused(site: Site) -> None:
    site.bids(point="fort = bids:KIT")
    assert "got 'fort', wanted a name that is not one of Gamekeeper's own games" in fault()
    assert catalog.make("fort").info.name == "fort"


def test_two_packages_of_one_name_get_neither(site: Site) -> None:
    site.bids()
    site.bids("other", BIDS)
    assert catalog.names() == OURS
    assert [error.origin for error in catalog.broken()] == ["bids 1.0", "other 1.0"]
    assert "a name that no other installed package gives its game" in str(catalog.broken()[0])


def test_a_name_that_is_no_name_is_refused(site: Site) -> None:
    site.bids(point="Sealed-Bids = bids:KIT")
    assert "wanted a name of small letters, digits and _" in fault()


def test_words_that_are_missing_come_in_english_and_then_as_their_key(site: Site) -> None:
    site.bids(italian="title = Offerte\n")
    words = Translator("it", catalog.make("bids"))
    assert words.say("title") == "Offerte"
    assert words.say("tagline") == "tagline"
    assert words.say("event-nobody-wrote") == "event-nobody-wrote"
    assert blurb("it", "bids") == ("Offerte", "tagline", "2–3 giocatori")
    assert blurb("ru", "bids") == ("title", "tagline", "Игроков: 2–3")
    assert blurb("en", "a game whose package is gone").title == "a game whose package is gone"
