"""Component packs at tables: offered, checked, stored, played by all, and never in anybody's way."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from gamekeeper import catalog, packs, records
from gamekeeper.core.ids import Seat
from gamekeeper.server.addresses import Party
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.play import Play
from gamekeeper.server.pool import Pool
from gamekeeper.server.settings import Limits, Settings
from gamekeeper.server.store import Store, driver_url
from server.databases import SINCE_TWO
from server.people import BOT, ME, OPEN, House, Json, Person, house_of, test_settings

pytestmark = pytest.mark.anyio

GAME = "yellowstone_park"
BOX = packs.default(GAME)
MINE = BOX.text.replace("size = 6", "size = 3").replace("end = 35", "end = 12").replace("as printed", "three cards")
PACK = packs.parse(GAME, MINE, "mine")
CHECK = f"/games/{GAME}/packs/check"


async def play_out(person: Person, code: str) -> Json:
    """The last update of a match in which this person takes the first answer every time."""
    update = await person.my_turn(code)
    while not update["outcome"]:
        await person.act(code, update["number"], update["prompt"]["options"][0]["action"])
        update = await person.my_turn(code)
    return update


# --- what is on offer ------------------------------------------------------------------------------


async def test_games_list_their_box(house: House) -> None:
    anna = house.person()
    [game] = [game for game in await anna.get("/games") if game["name"] == GAME]
    [box] = game["packs"]
    told = {"name": BOX.name, "digest": BOX.digest, "is_default": True, "seats": [2, 3, 4, 5]}
    assert told.items() <= box.items()
    assert box["options"] == {spec["key"]: spec["default"] for spec in game["options"]}
    assert await anna.get(f"/games/{GAME}/packs") == [box]


async def test_the_packs_a_server_was_started_with_are_listed_and_played(build: Callable[..., Settings]) -> None:
    async with house_of(build(packs=(PACK, PACK, BOX))) as house:
        anna = house.person("Anna")
        listed = await anna.get(f"/games/{GAME}/packs")
        assert [pack["digest"] for pack in listed] == [BOX.digest, PACK.digest]
        file = await anna.client.get(f"/api/games/{GAME}/packs/{PACK.digest}")
        assert file.text == MINE
        code = await anna.new_table([ME, BOT], pack=PACK.digest, options={"start_seat": 0})
        assert (await anna.update(code))["view"]["held"] == [3, 3]


async def test_the_box_can_be_downloaded_to_start_from(house: House) -> None:
    answer = await house.person().client.get(f"/api/games/{GAME}/packs/default")
    assert answer.text == BOX.text
    assert answer.headers["content-type"].startswith("application/toml")
    assert answer.headers["content-disposition"].endswith('.toml"')


async def test_the_rows_of_a_game_name_its_elements(house: House) -> None:
    found = await house.person().get(f"/games/{GAME}/components")
    rows = {row["id"]: row["fields"] for row in found["rows"]}
    assert rows["colours:red"]["provenance"] == "rulebook"
    assert found["pack"]["digest"] == BOX.digest
    assert found["elements"]["card:0"] == "colours:red"
    assert set(found["elements"].values()) <= set(rows)


# --- checking --------------------------------------------------------------------------------------


async def test_a_pack_that_holds_says_what_it_changes(house: House) -> None:
    found = await house.person().post(CHECK, {"text": MINE})
    told = {"name": PACK.name, "digest": PACK.digest, "is_default": False, "seats": [2, 3, 4, 5]}
    assert told.items() <= found["pack"].items()
    assert found["differences"] == [
        {"row": "hand", "kind": "changed", "changes": [{"field": "size", "before": 6, "after": 3}]},
        {"row": "track", "kind": "changed", "changes": [{"field": "end", "before": 35, "after": 12}]},
    ]
    assert found["pack"]["options"]["end_score"] == 12


async def test_a_mistake_comes_back_with_its_place(house: House) -> None:
    answer = await house.person().client.post(f"/api{CHECK}", json={"text": MINE.replace("size = 3", "size = 30")})
    assert answer.status_code == 400
    error = answer.json()
    assert error["error"] == "BadPack"
    assert error["message"] == "pack, hand, size: got 30, wanted a whole number from 2 to 6"
    assert error["phrase"]["params"] == {
        "place": "hand, size", "got": "30", "wanted": "a whole number from 2 to 6"
    }  # fmt: skip


BAD = [
    ({"text": "game = "}, (400, "BadPack")),
    ({"text": ""}, (400, "BadPack")),
    ({"text": "\x00"}, (400, "BadPack")),
    ({"text": f"{MINE}# {'€' * 900}\n" * 30}, (413, "PackTooLarge")),
    ({"text": "x" * 400_000}, (413, "MessageTooLarge")),
    ({"text": "[" * 60_000}, (400, "BadPack")),
    ({"text": "a = " + "[" * 900}, (400, "BadPack")),
    ({"text": "\n".join(f"a{n}.{'b.' * 490}c = 1" for n in range(60))}, (400, "BadPack")),
    ({"text": 5}, (400, "BadMessage")),
    ({}, (400, "BadMessage")),
]


@pytest.mark.parametrize(("body", "wanted"), BAD)
async def test_what_is_no_pack_is_refused_by_name_and_harms_nobody(house: House, body: Json, wanted: object) -> None:
    anna = house.person("Anna")
    assert await anna.refused("POST", CHECK, body) == wanted
    if "text" in body and isinstance(body["text"], str):
        table = {"game": GAME, "seats": 2, "places": [ME, BOT], "name": "Anna", "pack_text": body["text"]}
        assert (await anna.client.post("/api/tables", json=table)).status_code in (200, 201, 400, 413)
    assert await anna.new_table([ME, BOT])


async def test_other_ways_to_be_refused(house: House) -> None:
    anna = house.person("Anna")
    table = {"game": GAME, "seats": 2, "places": [ME, BOT], "name": "Anna"}
    assert await anna.refused("POST", "/games/chess/packs/check", {"text": MINE}) == (404, "UnknownGame")
    assert await anna.refused("GET", f"/games/{GAME}/packs/{'0' * 64}") == (404, "UnknownPack")
    assert await anna.refused("GET", f"/games/{GAME}/components?pack=none") == (404, "UnknownPack")
    assert await anna.refused("POST", "/tables", {**table, "pack": "0" * 64}) == (404, "UnknownPack")
    assert await anna.refused("POST", "/tables", {**table, "pack": BOX.digest, "pack_text": MINE}) == (400, "BadSetup")
    few = BOX.text.replace("[2, 2, 2, 2, 2, 2, 2]", "[2, 2, 2, 2, 2, 0, 0]", 2)
    five = {**table, "seats": 5, "places": [ME, BOT, BOT, BOT, BOT], "pack_text": few}
    assert await anna.refused("POST", "/tables", five) == (400, "BadSetup")


async def test_checking_all_the_time_is_too_fast(settings: Settings) -> None:
    slow = Settings(database=settings.database, secret=settings.secret, limits=Limits(new_table_burst=2))
    async with house_of(slow) as house:
        anna = house.person()
        for _ in range(2):
            await anna.post(CHECK, {"text": MINE})
        assert (await anna.refused("POST", CHECK, {"text": MINE})) == (429, "TooManyRequests")


# --- at the table ----------------------------------------------------------------------------------


async def test_a_table_says_which_pack_it_plays(house: House) -> None:
    anna, zoe = house.person("Anna"), house.person()
    code = await anna.new_table([ME, BOT], pack_text=MINE)
    told = {"name": PACK.name, "digest": PACK.digest, "is_default": False, "differs": 2, "rows": ["hand", "track"]}
    for person in (anna, zoe):
        update = await person.update(code)
        assert update["table"]["pack"] == told
        assert update["table"]["options"]["end_score"] == 12
        assert (await person.client.get(f"/api/tables/{code}/pack")).text == MINE
    rows = {row["id"]: row["fields"] for row in (await zoe.get(f"/tables/{code}/components"))["rows"]}
    assert rows["hand"]["size"] == 3
    plain = await anna.update(await anna.new_table([ME, BOT]))
    assert plain["table"]["pack"]["is_default"]
    assert plain["table"]["pack"]["rows"] == []


async def test_a_match_with_a_pack_is_played_recorded_and_played_again(house: House, tmp_path: Path) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT], pack_text=MINE, options={"turn_cap": 40, "start_seat": 0})
    await anna.my_turn(code)
    assert (await anna.post(f"/tables/{code}/hint"))["action"]
    await play_out(anna, code)
    path = tmp_path / "record.jsonl"
    path.write_bytes((await anna.client.get(f"/api/tables/{code}/record")).content)
    heading = json.loads(path.read_text().splitlines()[0])
    assert (heading["pack"], heading["pack_text"]) == (PACK.digest, MINE)
    records.verify(records.read_record(path))
    assert (await anna.get(f"/tables/{code}/position", at=0))["view"]["held"] == [3, 3]
    again = await anna.post(f"/tables/{code}/rematch")
    assert again["pack"]["digest"] == PACK.digest
    assert (await anna.update(again["code"]))["view"]["held"] == [3, 3]


async def test_a_pack_outlives_the_server_that_was_given_it(settings: Settings) -> None:
    async with house_of(settings) as house:
        anna = house.person("Anna")
        code = await anna.new_table([ME, OPEN], pack_text=MINE)
        waiting = await anna.new_table([ME, OPEN], pack_text=MINE, options={"start_seat": 0})
        await anna.post(f"/tables/{code}/seats/1/bot", {"level": "easy"})
        before = await anna.my_turn(code)
        cookies = anna.client.cookies
    async with house_of(settings) as house:
        anna = house.person("Anna")
        anna.client.cookies = cookies
        after = await anna.update(code)
        assert (after["view"], after["table"]["pack"]) == (before["view"], before["table"]["pack"])
        await play_out(anna, code)
        await anna.post(f"/tables/{waiting}/seats/1/bot", {"level": "easy"})
        assert (await anna.update(waiting))["view"]["held"] == [3, 3]


async def test_two_packs_of_one_meaning_keep_their_own_texts(house: House) -> None:
    anna = house.person("Anna")
    texts = [MINE, f"# Anna's\n{MINE}"]
    codes = [await anna.new_table([ME, BOT], pack_text=text) for text in texts]
    assert [(await anna.client.get(f"/api/tables/{code}/pack")).text for code in codes] == texts


async def test_bot_processes_play_with_the_tables_pack() -> None:
    play = Play(catalog.make(GAME, 2, {"start_seat": 0}, PACK), bytes(32))
    pool = Pool(test_settings("sqlite:///:memory:"), Metrics())
    try:
        question = play.question(0, "bot", 0.05)
        assert question.pack_text == MINE
        assert (await pool.choose(question, "easy", Party("192.0.2.1", "")))[0] in list(
            play.game.legal(play.state, Seat(0))
        )
    finally:
        pool.close()


# --- older databases -------------------------------------------------------------------------------


OLD_TABLES = """
    CREATE TABLE tables (
        code VARCHAR(16) NOT NULL PRIMARY KEY, game VARCHAR(64) NOT NULL, rules_version INTEGER NOT NULL,
        seats INTEGER NOT NULL, options JSON NOT NULL, seed BLOB NOT NULL, language VARCHAR(8) NOT NULL,
        status VARCHAR(8) NOT NULL, deciders JSON NOT NULL, rematch VARCHAR(16), created FLOAT NOT NULL,
        touched FLOAT NOT NULL
    )
"""
COLUMNS = "code, game, rules_version, seats, options, seed, language, status, deciders, rematch, created, touched"
SQLITE_BEFORE = (
    "PRAGMA foreign_keys=OFF",
    "PRAGMA legacy_alter_table=ON",
    "ALTER TABLE tables RENAME TO kept",
    OLD_TABLES,
    f"INSERT INTO tables SELECT {COLUMNS} FROM kept",
    "DROP TABLE kept",
)
OTHERS_BEFORE = ("ALTER TABLE tables DROP COLUMN pack",)


async def make_old(url: str) -> None:
    """Take away from a database what the first version of its tables did not have."""
    engine = create_async_engine(driver_url(url))
    before = SQLITE_BEFORE if url.startswith("sqlite") else OTHERS_BEFORE
    async with engine.begin() as connection:
        for statement in (*SINCE_TWO, *before, "DROP TABLE packs", "UPDATE schema_version SET version = 1"):
            await connection.execute(text(statement))
    await engine.dispose()


async def test_a_database_from_before_packs_is_brought_up_to_date(settings: Settings) -> None:
    async with house_of(settings) as house:
        anna = house.person("Anna")
        code = await anna.new_table([ME, BOT])
        before = await anna.my_turn(code)
        cookies = anna.client.cookies
    await make_old(settings.database)
    store = Store(settings.database)
    await store.open()
    found = await store.table(code)
    await store.close()
    assert found is not None
    assert found[0].pack is None
    async with house_of(settings) as house:
        anna = house.person("Anna")
        anna.client.cookies = cookies
        after = await anna.update(code)
        assert after["view"] == before["view"]
        assert after["table"]["pack"]["is_default"]
        assert await anna.new_table([ME, BOT], pack_text=MINE)


# --- editing ---------------------------------------------------------------------------------------

EDIT = f"/games/{GAME}/packs/edit"


async def test_an_edited_pack_keeps_what_holds_and_names_each_mistake_at_its_value(house: House) -> None:
    changes = {"hand.size": 30, "track.end": 12, "colours.red.copies": [2, 2], "bonus.last": "lots"}
    found = await house.person().post(EDIT, {"changes": changes, "title": "Short"})
    wrong = {mistake["path"]: mistake["phrase"]["params"] for mistake in found["mistakes"]}
    assert set(wrong) == {"hand.size", "colours.red.copies", "bonus.last"}
    assert (wrong["hand.size"]["got"], wrong["hand.size"]["wanted"]) == ("30", "a whole number from 2 to 6")
    assert [one["row"] for one in found["check"]["differences"]] == ["track"]
    again = packs.parse(GAME, found["text"], "again")
    assert (again.name, again.digest) == ("Short", found["check"]["pack"]["digest"])
    [size] = found["fields"]["hand"]
    assert (size["name"], size["kind"], size["low"], size["high"]) == ("size", "number", 2, 6)


async def test_values_that_do_not_fit_each_other_are_told_where_the_game_says(house: House) -> None:
    found = await house.person().post(EDIT, {"changes": {"track.start": 50}})
    [mistake] = found["mistakes"]
    assert mistake["path"] == "track.end"
    both = await house.person().post(EDIT, {"changes": {"track.start": 50, "track.end": 80}})
    assert both["mistakes"] == []


async def test_a_pack_of_ones_own_is_edited_further(house: House) -> None:
    found = await house.person().post(EDIT, {"text": MINE, "changes": {"hand.size": 4}})
    assert [one["row"] for one in found["check"]["differences"]] == ["hand", "track"]
    untouched = await house.person().post(EDIT, {"text": MINE})
    assert untouched["text"] == MINE


async def test_what_cannot_be_edited_is_refused(house: House) -> None:
    for body, wanted in [
        ({"text": "game = "}, (400, "BadPack")),
        ({"changes": {"wings": 1}}, (400, "BadSetup")),
        ({"changes": {"title.x": 1}}, (400, "BadSetup")),
        ({"changes": 5}, (400, "BadMessage")),
        ({"title": "x" * 201}, (400, "BadMessage")),
        ({"text": "#" * 70_000}, (413, "PackTooLarge")),
    ]:
        assert await house.person().refused("POST", EDIT, body) == wanted


async def test_rows_are_added_and_left_out(house: House) -> None:
    wish = {"added": [{"like": "colours:red", "key": "pink"}], "removed": ["colours:blue"], "changes": {"hand.size": 5}}
    found = await house.person().post(EDIT, wish)
    kinds = {one["row"]: one["kind"] for one in found["check"]["differences"]}
    assert kinds == {"colours:blue": "removed", "hand": "changed"}
    assert [mistake["path"] for mistake in found["mistakes"]] == ["colours:pink"]
    fort = await house.person().post("/games/fort/packs/edit", {"removed": ["kids:Doc"]})
    assert [one["row"] for one in fort["check"]["differences"]] == ["kids:Doc"]
    assert "kids:Doc" not in [row["id"] for row in fort["rows"]]


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"removed": ["colours:pink"]}, (400, "BadSetup")),
        ({"removed": ["colours:red", "colours:red"]}, (400, "BadSetup")),
        ({"removed": ["colours:red"], "changes": {"colours.red.copies": [1] * 7}}, (400, "BadSetup")),
        ({"removed": ["x"] * 201}, (400, "BadMessage")),
        ({"removed": "colours:red"}, (400, "BadMessage")),
        ({"added": [{"like": "hand", "key": "x"}]}, (400, "BadSetup")),
        ({"added": [{"like": "colours:red", "key": ""}]}, (400, "BadMessage")),
        ({"added": [{"like": "colours:red", "key": "x", "more": 1}]}, (400, "BadMessage")),
        ({"added": [{"like": "colours:red", "key": "x"}] * 61}, (400, "BadMessage")),
    ],
)
async def test_rows_that_are_not_there_are_refused(house: House, body: Json, refusal: tuple[int, str]) -> None:
    assert await house.person().refused("POST", EDIT, body) == refusal


ODD_VALUES = [None, {}, {"a": 1}, [[1]], [], "\x7f", 1e9, 10**30, True, "a\nb"]


async def test_no_value_breaks_the_check(house: House) -> None:
    anna = house.person()
    for value in ODD_VALUES:
        found = await anna.post(EDIT, {"changes": {"hand.size": value, "track.end": 20}, "title": "\x7f"})
        assert "title" in [mistake["path"] for mistake in found["mistakes"]]
        assert len(found["mistakes"]) > 1


async def test_every_field_of_a_box_is_described_and_a_box_can_be_told_anew(house: House) -> None:
    anna = house.person()
    for game in [name for name in catalog.names() if packs.has(name)]:
        found = await anna.post(f"/games/{game}/packs/edit", {"title": "mine"})
        known = {table: {field["name"] for field in fields} for table, fields in found["fields"].items()}
        for row in found["rows"]:
            assert set(row["fields"]) - {"provenance"} == known[row["table"]]
        assert packs.parse(game, found["text"], "").digest == packs.default(game).digest
