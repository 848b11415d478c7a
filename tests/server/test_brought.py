"""What a game from outside brings for the page comes from its package, for ever under the address of its bytes."""

from __future__ import annotations

import pytest

from gamekeeper.server.settings import Settings
from outside.site import TEXTS, Site, site
from server.people import BOT, ME, House, house_of

pytestmark = pytest.mark.anyio
__all__ = ["site"]

BOARD = "export function mount() {}\n"


@pytest.fixture
def settings(settings: Settings, site: Site) -> Settings:
    """A server where Bids is installed, with a board and rules in two languages."""
    rules = {"rules/bids.md": "# Bids", "rules/bids.it.md": "# Offerte"}
    site.bids(italian="title = Offerte", more={"page/board.js": BOARD, "page/pictures/x.svg": "<svg/>", **rules})
    return settings


async def listed(house: House) -> dict[str, dict[str, object]]:
    return {game["name"]: game for game in await house.person().get("/games")}


async def test_the_list_says_where_a_game_comes_from_and_what_it_is_called(house: House) -> None:
    games = await listed(house)
    assert [games[name]["origin"] for name in ("fort", "bids")] == ["", "bids 1.0"]
    assert games["fort"]["board"] == games["bids"]["style"] == ""
    assert games["bids"]["blurbs"]["it"] == {"title": "Offerte", "pitch": "tagline", "facts": "2–3 giocatori"}
    assert games["fort"]["blurbs"]["ru"]["title"] == "Форт"


async def test_a_board_is_a_script_that_is_kept_for_ever_under_its_own_address(house: House) -> None:
    client = house.person().client
    address = str((await listed(house))["bids"]["board"])
    assert address.startswith("/games/bids/board.js?v=")
    answer = await client.get(address)
    assert (answer.text, answer.headers["content-type"].split(";")[0]) == (BOARD, "text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    again = await client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for other in ("/games/bids/board.js", "/games/bids/board.js?v=0", "/games/bids/pictures/x.svg"):
        assert (await client.get(other)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["board.css", "", "../bids.py", "..%2fbids.py", "pictures", "words/en/bids.ftl"])
async def test_nothing_but_its_page_folder_is_there(house: House, path: str) -> None:
    answer = await house.person().client.get(f"/games/bids/{path}")
    assert answer.status_code == 404 or "BidState" not in answer.text
    assert "Kit(" not in answer.text


async def test_words_come_in_english_first(house: House) -> None:
    person = house.person()
    assert (await person.get("/games/bids/words/it"))["sources"] == [TEXTS, "title = Offerte"]
    assert (await person.get("/games/bids/words/en"))["sources"] == [TEXTS]
    assert (await person.client.get("/api/games/bids/words/xx")).status_code == 400
    assert (await person.client.get("/api/games/chess/words/en")).status_code == 404


async def test_rules_come_in_english_where_there_are_no_others(house: House) -> None:
    person = house.person()
    assert await person.get("/games/bids/rules/it") == {"language": "it", "text": "# Offerte"}
    assert await person.get("/games/bids/rules/ru") == {"language": "en", "text": "# Bids"}
    assert (await person.client.get("/api/games/fort/rules/en")).status_code == 404


async def test_a_broken_package_stops_neither_the_server_nor_other_games(settings: Settings, site: Site) -> None:
    site.bids("other", "1 / 0", point="other = other:KIT")
    async with house_of(settings) as house:
        assert list(await listed(house)) == ["yellowstone_park", "fort", "iditacards", "dice_theme_park", "bids"]
        answer = await house.person().client.get("/api/games/other/elements")
        assert (answer.status_code, answer.json()["error"]) == (503, "BrokenGame")


async def test_a_table_whose_package_is_gone_waits_until_it_is_back(house: House, site: Site) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT], game="bids")
    site.remove()
    await house.hub.stop()
    house.hub.tables.clear()
    answer = await anna.client.get(f"/api/tables/{code}")
    assert (answer.status_code, answer.json()["error"]) == (404, "UnknownGame")
    assert [table["game"] for table in (await anna.get("/me"))["tables"]] == ["bids"]
    assert (await anna.client.get(f"/table/{code}")).status_code == 200
    site.bids()
    assert (await anna.update(code))["view"] is not None
