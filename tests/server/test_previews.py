"""Links carry preview tags in the HTML itself, without scripts, hidden things or unescaped names."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, Person, house_of

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

INDEX = """<!doctype html><html lang="en"><head><meta charset="utf-8" />
<meta name="description" content="plain" /><title>plain</title></head>
<body><script src="/x.js"></script></body></html>"""


@pytest.fixture
def settings(settings: Settings, tmp_path: Path) -> Settings:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "preview").mkdir()
    (tmp_path / "preview" / "fort.png").write_bytes(b"\x89PNG")
    return replace(settings, static=tmp_path)


def tags(html: str) -> dict[str, str]:
    """The tags of a page: what a crawler reads."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', html)
    assert len(found) == len(dict(found))
    title = re.findall(r"<title>([^<]*)</title>", html)
    assert len(title) == 1
    return {**{key: unescape(value) for key, value in found}, "title": unescape(title[0])}


async def seen(person: Person, path: str, **headers: str) -> dict[str, str]:
    answer = await person.client.get(path, headers=headers)
    assert (answer.status_code, answer.headers["content-type"].split(";")[0]) == (200, "text/html")
    return tags(answer.text)


async def test_an_invitation_says_who_invites_to_what_with_a_picture(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, OPEN, OPEN], game="fort")
    found = await seen(house.person(), f"/table/{code}")
    assert found["title"] == found["og:title"] == "Anna invites you to Fort"
    assert found["og:description"] == found["description"]
    assert "30 minutes" in found["description"]
    assert "2 seats are free" in found["description"]
    here = f"http://127.0.0.1:{house.port}"
    assert (found["og:url"], found["og:image"]) == (f"{here}/table/{code}", f"{here}/preview/fort.png")
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    assert found["og:locale"] == "en_GB"
    picture = await house.person().client.get("/preview/fort.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"


async def test_it_speaks_the_language_of_the_table(house: House) -> None:
    code = await house.person("Анна").new_table([ME, OPEN], language="ru")
    answer = await house.person().client.get(f"/table/{code}")
    assert '<html lang="ru"' in answer.text
    assert tags(answer.text)["og:title"] == "Анна зовёт вас сыграть: Йеллоустон-парк"
    assert tags(answer.text)["og:locale"] == "ru_RU"


async def test_names_cannot_write_html(house: House) -> None:
    code = await house.person('"><b>x&</b>').new_table([ME, OPEN])
    answer = await house.person().client.get(f"/table/{code}")
    assert "<b>" not in answer.text
    assert tags(answer.text)["og:title"] == '"><b>x&</b> invites you to Yellowstone Park'


async def test_a_running_match_shows_its_players_and_nothing_hidden(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT])
    own, other = await seen(anna, f"/table/{code}"), await seen(house.person(), f"/table/{code}")
    assert own == other
    assert own["title"] == "Yellowstone Park: Anna, Birch"
    assert "watch" in own["description"]
    assert not any("card" in value or "seed" in value for value in own.values())
    replay = await seen(anna, f"/replay/{code}?at=3")
    assert replay["title"] == "Replay · Yellowstone Park: Anna, Birch"
    house.hub.tables.clear()  # what is told comes from the store as well
    assert await seen(anna, f"/table/{code}") == own
    assert house.hub.tables == {}


async def test_other_pages_and_unknown_tables_have_tags_too(house: House) -> None:
    for path in ("/", "/about", "/table/nosuchcode", "/table/%00", "/replay/", "/rules/chess"):
        assert (await seen(house.person(), path))["title"] == "Gamekeeper"
    rules = await seen(house.person(), "/rules/fort")
    assert (rules["title"], rules["og:image"].rsplit("/", 1)[1]) == ("Fort · Rules", "fort.png")


async def test_addresses_are_the_public_ones(settings: Settings) -> None:
    async with house_of(replace(settings, public_url="https://play.example")) as house:
        found = await seen(house.person(), "/rules/fort")
        assert found["og:image"] == "https://play.example/preview/fort.png"


async def test_a_host_that_is_none_is_not_repeated(house: House) -> None:
    answer = await house.person().client.get("/", headers={"host": 'x"><b>'})
    assert "<b>" not in answer.text
    assert "//x" not in answer.text


async def test_a_page_that_has_not_changed_is_not_sent_again(house: House) -> None:
    person = house.person("Anna")
    code = await person.new_table([ME, OPEN])
    first = await person.client.get(f"/table/{code}")
    again = await person.client.get(f"/table/{code}", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    await house.person("Bo").post(f"/tables/{code}/seats/1", {"name": "Bo"})
    later = await person.client.get(f"/table/{code}", headers={"if-none-match": first.headers["etag"]})
    assert later.status_code == 200
