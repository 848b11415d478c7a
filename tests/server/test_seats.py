"""Who sits where: taking, leaving, handing over, coming back, playing again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

import pytest

from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, Json, house_of, later, soon
from server.test_play import alone, play_on, two

pytestmark = pytest.mark.anyio

Build = Callable[..., Settings]


async def test_a_stranger_is_nobody_until_they_do_something(house: House) -> None:
    stranger = house.person()
    assert await stranger.get("/me") == {"name": "", "language": "", "tables": []}
    assert "gamekeeper" not in stranger.client.cookies
    await stranger.put("/me", {"name": "  Zoë \t Ö ", "language": "it"})
    me = await stranger.get("/me")
    assert (me["name"], me["language"]) == ("Zoë Ö", "it")


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "\ud83d"])
async def test_names_that_cannot_be_shown_are_refused(house: House, name: str) -> None:
    body = json.dumps({"name": name})
    answer = await house.person().client.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("BadName", "BadMessage")


async def test_a_table_waits_until_no_place_is_open(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, BOT, OPEN])
    async with anna.socket(code) as socket:
        waiting = await socket.update()
        assert (waiting["table"]["status"], waiting["view"], waiting["events"]) == ("waiting", None, [])
        assert await anna.refused("POST", f"/tables/{code}/hint") == (409, "NotStarted")
        await bo.post(f"/tables/{code}/seats/2", {"name": "Bo"})
        begun = await socket.until(lambda message: message.get("view"))
    assert begun["table"]["status"] == "playing"
    assert [place["name"] for place in begun["table"]["places"]] == ["Anna", "", "Bo"]


async def test_a_list_of_tables_says_why_one_is_asked(house: House) -> None:
    anna = house.person("Anna")
    await anna.new_table([ME, BOT], game="fort", options={"draft": True})
    turn = await anna.new_table([ME, BOT], options={"start_seat": 0})
    await anna.new_table([ME, OPEN])
    told = {table["code"]: table["occasion"] for table in (await anna.get("/me"))["tables"]}
    assert sorted(told.values()) == ["", "", "draft"]
    assert (await anna.my_turn(turn))["prompt"]["occasion"] == ""


async def test_asking_twice_for_a_table_makes_one(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    for person in (anna, bo):
        await person.put("/me", {"name": person.name, "language": "en"})
    codes = await asyncio.gather(*[anna.new_table([ME, BOT], key="one-click") for _ in range(3)])
    again = await anna.new_table([ME, BOT], key="one-click")
    assert {*codes} == {again}
    house.hub.tables.clear()  # a server that was started anew
    assert await anna.new_table([ME, BOT], key="one-click") == again
    assert len((await anna.get("/me"))["tables"]) == 1
    order = {"game": "yellowstone_park", "seats": 2, "places": [ME, BOT], "name": "Anna", "key": "one-click"}
    for other in ({"game": "fort"}, {"options": {"turn_cap": 9}}, {"seats": 3, "places": [ME, BOT, BOT]}):
        assert await anna.refused("POST", "/tables", {**order, **other}) == (422, "KeyReused")
    others = [await anna.new_table([ME, BOT], key="another-click"), await bo.new_table([ME, BOT], key="one-click")]
    others += [await anna.new_table([ME, BOT]) for _ in range(2)]
    assert len({again, *others}) == 5


async def test_a_key_holds_for_some_minutes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.person("Anna")
    await anna.put("/me", {"name": "Anna", "language": "en"})
    first = await anna.new_table([ME, BOT], key="one-click")
    monkeypatch.setattr("gamekeeper.server.hub.REPEATED_SECONDS", 0.0)
    assert await anna.new_table([ME, BOT], key="one-click") != first


async def test_codes_are_read_as_people_write_them(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, OPEN])
    typed = f"{code[:4].upper()}-{code[4:]}"
    assert (await house.person().get(f"/tables/{typed}"))["code"] == code
    assert await anna.refused("GET", "/tables/nosuch22") == (404, "UnknownTable")


async def test_a_seat_is_taken_once(house: House) -> None:
    anna, bo, cy = house.person("Anna"), house.person("Bo"), house.person("Cy")
    code = await anna.new_table([ME, OPEN, OPEN])
    seat = f"/tables/{code}/seats/1"
    await bo.post(seat, {"name": "Bo"})
    assert await cy.refused("POST", seat, {"name": "Cy"}) == (409, "SeatTaken")
    assert await bo.refused("POST", f"/tables/{code}/seats/2", {"name": "Bo"}) == (409, "AlreadySeated")
    assert await cy.refused("POST", f"/tables/{code}/seats/9", {"name": "Cy"}) == (404, "UnknownSeat")
    await cy.post(f"/tables/{code}/seats/2", {"name": "Cy"})
    assert await house.person().refused("POST", seat, {"name": "Di"}) == (409, "TableFull")


async def test_of_many_who_want_a_seat_at_once_one_gets_it(house: House) -> None:
    code = await house.person("Anna").new_table([ME, OPEN, OPEN])
    people = [house.person(f"P{number}") for number in range(6)]
    wishes = [person.client.post(f"/api/tables/{code}/seats/1", json={"name": person.name}) for person in people]
    answers = await asyncio.gather(*wishes)
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5


async def test_people_of_one_name_are_told_apart(house: House) -> None:
    code = await house.person("Anna").new_table([ME, OPEN, OPEN])
    for seat in (1, 2):
        await house.person().post(f"/tables/{code}/seats/{seat}", {"name": "anna"})
    places = (await house.person().get(f"/tables/{code}"))["places"]
    assert [place["name"] for place in places] == ["Anna", "anna 2", "anna 3"]


async def test_before_the_start_seats_are_left_and_bots_come_and_go(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN, OPEN])
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    assert await bo.refused("DELETE", f"/tables/{code}/seats/0") == (403, "NotHost")
    await bo.delete(f"/tables/{code}/seats/1")
    assert await bo.refused("POST", f"/tables/{code}/seats/1/bot", {}) == (403, "NoSeat")
    await anna.post(f"/tables/{code}/seats/1/bot", {"level": "hard"})
    assert (await anna.delete(f"/tables/{code}/seats/1/bot"))["places"][1]["kind"] == "open"
    await anna.post(f"/tables/{code}/seats/1/bot", {})
    begun = await anna.post(f"/tables/{code}/seats/2/bot", {})
    assert begun["status"] == "playing"
    assert await anna.refused("DELETE", f"/tables/{code}/seats/0") == (409, "AlreadyStarted")


async def test_taking_a_seat_opens_ones_eyes(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN])
    await bo.put("/me", {"name": "Bo"})
    async with bo.socket(code) as socket:
        assert (await socket.update())["table"]["my_seat"] is None
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        update = await socket.until(lambda message: message.get("view"))
    assert update["table"]["my_seat"] == 1
    assert len(update["view"]["hand"]) == 6
    assert "dealt" in [event["key"] for event in update["events"]]


async def test_presence_is_told(house: House) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one:
        await one.update()
        async with bo.socket(code) as other:
            await other.update()
            there = await one.until(lambda message: message["type"] == "places")
            assert there["table"]["places"][1]["present"]
        gone = await one.until(
            lambda message: message["type"] == "places" and not message["table"]["places"][1]["present"]
        )
    assert gone["table"]["places"][1]["absent_since"] <= gone["table"]["now"]


async def test_a_bot_steps_in_for_who_is_away_long_and_goes_when_they_are_back(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(build(absence_seconds=60.0, linger_seconds=0.0)) as house:
        anna, bo, code = await two(house)
        seat = f"/tables/{code}/seats/0/bot"
        assert await bo.refused("POST", seat, {"level": "easy"}) == (409, "NotAbsent")
        assert await house.person().refused("POST", seat, {}) == (403, "NoSeat")
        later(monkeypatch, 100.0)
        async with bo.socket(code) as socket:
            place = (await bo.post(seat, {"level": "easy"}))["places"][0]
            assert (place["kind"], place["handed_to_bot"], place["name"]) == ("person", True, "Anna")
            await socket.until(lambda message: message.get("deciders") == [1])
            number = house.table(code).number
            assert await bo.refused("DELETE", seat) == (403, "NotYourSeat")
            back = await anna.delete(seat)
            assert not back["places"][0]["handed_to_bot"]
            history = await bo.get(f"/tables/{code}/history")
        assert number > 0
        assert all(row["by_bot"] for row in history["rows"])


async def test_who_is_here_keeps_their_seat(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_of(build(absence_seconds=60.0, linger_seconds=0.0)) as house:
        anna, bo, code = await two(house)
        async with anna.socket(code) as socket:
            await socket.update()
            later(monkeypatch, 100.0)
            assert await bo.refused("POST", f"/tables/{code}/seats/0/bot", {}) == (409, "NotAbsent")


async def test_ones_own_seat_is_handed_over_at_any_time(house: House) -> None:
    anna, code, update = await alone(house, 2)
    await anna.post(f"/tables/{code}/seats/0/bot", {"level": "easy"})
    body = {"expected": update["number"], "action": "R1:1", "key": "some-key-1"}
    assert await anna.refused("POST", f"/tables/{code}/actions", body) == (409, "SeatHandedOver")
    async with anna.socket(code) as socket:
        await socket.until(lambda message: message.get("outcome"))


async def test_a_personal_link_carries_to_another_device(house: House) -> None:
    anna, code, update = await alone(house)
    token = (await anna.post(f"/tables/{code}/link"))["token"]
    phone = house.person()
    assert await phone.refused("POST", "/resume", {"token": token[:-2]}) == (400, "BadToken")
    assert (await phone.post("/resume", {"token": token}))["code"] == code
    there = await phone.update(code)
    assert there["view"]["hand"] == update["view"]["hand"]
    assert (await phone.get("/me"))["tables"][0]["code"] == code
    assert await house.person().refused("POST", f"/tables/{code}/link") == (403, "NoSeat")


async def test_a_link_is_no_cookie(house: House) -> None:
    anna, code, _ = await alone(house)
    token = (await anna.post(f"/tables/{code}/link"))["token"]
    thief = house.person()
    thief.client.cookies["gamekeeper"] = token
    assert (await thief.get("/me"))["name"] == ""


async def test_the_same_people_play_again(house: House) -> None:
    anna, bo, code = await two(house, end_score=8)
    assert await anna.refused("POST", f"/tables/{code}/rematch") == (409, "NotOver")
    await asyncio.gather(play_on(anna, code, random.Random(1)), play_on(bo, code, random.Random(2)))
    assert await house.person().refused("POST", f"/tables/{code}/rematch") == (403, "NoSeat")
    async with bo.socket(code) as socket:
        wishes = await asyncio.gather(*(person.post(f"/tables/{code}/rematch") for person in (anna, bo, anna)))
        told = await socket.until(lambda message: message["type"] == "rematch")
    assert {wish["code"] for wish in wishes} == {told["code"]}
    again = await bo.get(f"/tables/{told['code']}")
    assert (again["status"], again["my_seat"]) == ("playing", 0)  # everybody one seat on: now Bo begins
    assert [place["name"] for place in again["places"]] == ["Bo", "Anna"]
    assert again["host"] == 1
    assert (await anna.get(f"/tables/{code}"))["rematch"] == told["code"]
    assert (await anna.update(told["code"]))["commitment"] != (await anna.update(code))["commitment"]


async def test_the_list_of_ones_tables_says_whose_turn_it_is(house: House) -> None:
    _, bo, code = await two(house)
    line: Json = (await bo.get("/me"))["tables"][0]
    assert (line["code"], line["my_seat"], line["status"], line["deciders"]) == (code, 1, "playing", [0])
    assert line["names"] == ["Anna", "Bo"]


async def test_anybody_may_watch_bots(house: House) -> None:
    stranger = house.person()
    code = await stranger.new_table([BOT, BOT])
    assert "gamekeeper" not in stranger.client.cookies
    async with stranger.socket(code) as socket:
        assert (await socket.until(lambda message: message.get("outcome")))["view"]["reader"] == -1


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"seats": 9}, "BadSetup"),
        ({"places": [ME]}, "BadSetup"),
        ({"places": [ME, ME]}, "BadSetup"),
        ({"places": [{"kind": "bot", "level": "godlike"}, ME]}, "BadMessage"),
        ({"options": {"end_score": 1}}, "BadSetup"),
        ({"options": {"no_such": True}}, "BadSetup"),
        ({"name": ""}, "BadName"),
        ({"surprise": 1}, "BadMessage"),
        ({"seats": "two"}, "BadMessage"),
    ],
)
async def test_tables_that_cannot_be_made(house: House, change: Json, name: str) -> None:
    body = {"game": "yellowstone_park", "seats": 2, "places": [ME, BOT], "name": "Anna", **change}
    assert (await house.person().refused("POST", "/tables", body))[1] == name


async def test_a_list_of_tables_tells_how_finished_matches_came_out(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT, BOT], options={"end_score": 6})
    (running,) = (await anna.get("/me"))["tables"]
    assert (running["ranking"], running["scores"], running["status"]) == ([], [], "playing")
    while (update := await anna.my_turn(code))["prompt"]:
        await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
    for _ in range(2):  # from its memory the second time
        (over,) = (await anna.get("/me"))["tables"]
        assert (over["ranking"], over["scores"]) == (update["ranking"], update["scores"])
        assert sorted(over["ranking"])[0] == 1
    assert over["touched"] >= over["created"]


async def test_who_asks_without_a_socket_is_here_for_a_moment_and_the_others_hear_both(build: Build) -> None:
    async with house_of(build(linger_seconds=0.3)) as house:
        anna, bo = house.person("Anna"), house.person("Bo")
        code = await anna.new_table([ME, OPEN, OPEN])
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
        async with anna.socket(code) as hers:
            await hers.until(lambda message: not message["table"]["places"][1]["present"])
            await bo.get(f"/tables/{code}")
            await hers.until(lambda message: message["table"]["places"][1]["present"])
            told = await hers.until(lambda message: not message["table"]["places"][1]["present"])
            assert told["table"]["places"][1]["absent_since"]


async def test_what_a_page_asks_while_it_closes_keeps_nobody_here(house: House) -> None:
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN, OPEN])
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    async with bo.socket(code) as his:
        await his.update()

    async def is_away() -> bool:
        return not (await anna.get(f"/tables/{code}"))["places"][1]["present"]

    await soon(is_away)
    await bo.get(f"/tables/{code}")
    assert await is_away()
