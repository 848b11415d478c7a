"""Rated tables: what may be rated, that a match counts once, who leaves, and who may see what."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy import func, select

from gamekeeper.server import belongings, settling
from gamekeeper.server.rating import Entrant, Finish
from gamekeeper.server.schema import HISTORY, RATED_MATCHES, RATING_CHANGES, RATINGS
from gamekeeper.server.settings import Settings
from server.authenticator import account
from server.people import BOT, ME, OPEN, House, Json, Person, house_of, later

pytestmark = pytest.mark.anyio

SHORT = {"turn_cap": 6, "start_seat": 0}
BOARD = "/games/yellowstone_park/ratings/2"
DAY = 24 * 3600


async def two(house: House, **more: object) -> tuple[Person, Person, str]:
    """Anna's rated table, at which Bo sits too."""
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN], rated=True, options=SHORT, **more)
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    return anna, bo, code


async def play(code: str, *people: Person) -> Json:
    """The end of a match, whoever sits there taking the first answer each time."""
    while True:
        for person in people:
            update = await person.update(code)
            while update["prompt"] and update["table"]["status"] == "playing":
                update = await person.act(code, update["number"], update["prompt"]["options"][0]["action"])
            if update["table"]["status"] == "over":
                return update


async def rows(house: House, table: object) -> list[Json]:
    async with house.app.state.services.store.reading() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings().all()]


async def number(person: Person) -> int:
    [rating] = (await person.get("/me/profile"))["ratings"]
    return int(rating["number"])


async def test_a_finished_match_changes_ratings_once(house: House) -> None:
    anna, bo, code = await two(house)
    over = await play(code, anna, bo)
    changes = await rows(house, RATING_CHANGES)
    assert sorted(change["seat"] for change in changes) == [0, 1]
    before = await rows(house, RATINGS)
    assert {rating["matches"] for rating in before} == {1}
    if over["ranking"].count(1) == 1:
        best = over["ranking"].index(1)
        assert (await number([anna, bo][best])) > (await number([anna, bo][1 - best]))
    told = await anna.get(f"/tables/{code}/ratings")
    assert told == [{"seat": 0, "before": 1000, "after": await number(anna)}]  # Bo has not agreed to be seen
    store = house.app.state.services.store
    entrants = [Entrant(seat, change["guest"], "", 1 + seat) for seat, change in enumerate(changes)]
    async with store.writing() as connection:
        await settling.settle(connection, code, Finish("yellowstone_park", 2, entrants), 0.0)
    assert await rows(house, RATINGS) == before
    assert len(await rows(house, RATED_MATCHES)) == 1


async def test_result_and_ratings_are_stored_together_or_not_at_all(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bo, code = await two(house)
    honest = settling.settle

    async def breaks(*arguments: object) -> None:
        await honest(*arguments)  # type: ignore[arg-type]
        raise OSError("the power went")

    monkeypatch.setattr(settling, "settle", breaks)
    with pytest.raises(AssertionError, match="StoreFailed"):
        await play(code, anna, bo)
    monkeypatch.setattr(settling, "settle", honest)
    assert await rows(house, RATINGS) == await rows(house, RATED_MATCHES) == []
    async with house.app.state.services.store.reading() as connection:
        stored = (await connection.execute(select(func.count()).select_from(HISTORY))).scalar()
    assert stored == house.table(code).number
    await play(code, anna, bo)
    assert {rating["matches"] for rating in await rows(house, RATINGS)} == {1}


async def test_it_goes_on_after_a_restart(settings: Settings) -> None:
    async with house_of(settings) as house:
        anna, bo, code = await two(house)
        await bo.post(f"/tables/{code}/seats/1/bot", {})
        cookie = dict(anna.client.cookies)
    async with house_of(settings) as house:
        again = house.person("Anna")
        again.client.cookies.update(cookie)
        table = await again.get(f"/tables/{code}")
        assert (table["rated"], table["places"][1]["left"]) == (True, "resigned")
        await play(code, again)
        assert len(await rows(house, RATING_CHANGES)) == 2


async def test_the_table_says_why_it_is_not_rated(house: House) -> None:
    anna = house.person("Anna")
    for places, more, why in (
        ([ME, BOT], {}, "chosen"),
        ([ME], {"game": "iditacards"}, "alone"),
        ([BOT, BOT], {}, "nobody"),
        ([ME, {"kind": "beside", "name": "Cleo"}], {}, "device"),
        ([ME, BOT], {"pack_text": 'base = "default"\n[hand]\nsize = 4\n'}, "pack"),
    ):
        if "pack_text" in more:
            base = await anna.post("/games/yellowstone_park/packs/edit", {"text": "", "changes": {"hand.size": 5}})
            more["pack_text"] = base["text"]
        code = await anna.new_table(places, **more)
        table = await anna.get(f"/tables/{code}")
        assert (table["rated"], table["unrated"]) == (False, why)
        if why != "chosen":
            body = {"game": "yellowstone_park", "seats": len(places), "places": places, "name": "Anna", "rated": True}
            answer = await anna.client.post("/api/tables", json=body | more)
            assert (answer.status_code, answer.json()["phrase"]["params"]) == (422, {"why": why})
    rated = await anna.get(f"/tables/{await anna.new_table([ME, BOT], rated=True)}")
    assert (rated["rated"], rated["unrated"]) == (True, "")


async def test_nobody_is_helped_at_a_rated_table(house: House) -> None:
    anna, bo, code = await two(house)
    for person in (anna, bo):
        assert await person.refused("POST", f"/tables/{code}/hint") == (403, "HintsOff")
    one = await house.person("Dora").new_table([ME, OPEN], rated=False)
    assert await anna.refused("POST", f"/tables/{one}/seats/1?as=1", {"name": "Cleo"}) == (403, "NoSeat")


async def test_who_resigns_is_last_and_does_not_come_back(house: House) -> None:
    anna, bo, code = await two(house)
    table = await bo.post(f"/tables/{code}/seats/1/bot", {"level": "easy"})
    assert table["places"][1]["left"] == "resigned"
    assert await bo.refused("DELETE", f"/tables/{code}/seats/1/bot") == (409, "SeatGone")
    await play(code, anna)
    left = {change["seat"]: change for change in await rows(house, RATING_CHANGES)}
    assert left[1]["mu_after"] < left[1]["mu_before"]
    assert left[0]["mu_after"] >= left[0]["mu_before"]


async def test_when_everybody_has_left_the_match_is_over(house: House) -> None:
    anna, bo, code = await two(house)
    await bo.post(f"/tables/{code}/seats/1/bot", {})
    table = await anna.post(f"/tables/{code}/seats/0/bot", {})
    assert (table["status"], table["ended"], table["unrated"]) == ("over", "left", "")
    changes = {change["seat"]: change for change in await rows(house, RATING_CHANGES)}
    assert changes[0]["mu_after"] == changes[0]["mu_before"]
    assert changes[1]["mu_after"] < changes[1]["mu_before"]
    again = await anna.post(f"/tables/{code}/rematch")
    assert again["rated"]


async def test_who_keeps_the_others_waiting_has_left(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house)
    absent, here = anna, bo
    seats = {anna: 0, bo: 1}
    path = f"/tables/{code}/seats/{seats[absent]}/bot"
    assert await here.refused("POST", path, {}) == (409, "NotAbsent")
    later(monkeypatch, 400)
    other = f"/tables/{code}/seats/{seats[here]}/bot"
    assert await absent.refused("POST", other, {}) == (409, "NotAbsent")  # it is not their turn
    later(monkeypatch, 400)
    table = await here.post(path, {"level": "expert"})
    place = table["places"][seats[absent]]
    assert (place["left"], place["level"]) == ("absent", "easy")


async def test_matches_left_alone_for_days_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT], rated=True)
    await anna.my_turn(code)
    await house.hub.end_abandoned()
    assert await rows(house, RATED_MATCHES) == []
    later(monkeypatch, 15 * DAY)
    await house.hub.end_abandoned()
    [change] = await rows(house, RATING_CHANGES)
    assert change["mu_after"] < change["mu_before"]
    assert (await anna.get(f"/tables/{code}"))["ended"] == "left"


async def test_only_who_agrees_is_seen(house: House) -> None:
    anna, bo, code = await two(house)
    await play(code, anna, bo)
    stranger = house.person()
    board = await stranger.get(BOARD)
    assert (board["ranks"], board["total"], board["own"]) == ([], 0, None)
    assert [bot["level"] for bot in board["bots"]] == ["easy", "medium", "hard", "expert"]
    mine = await anna.get(BOARD)
    assert (mine["own"]["mine"], mine["own"]["provisional"], mine["shown"]) == (True, True, False)
    handle = (await anna.get("/me/profile"))["handle"]
    assert await stranger.refused("GET", f"/profiles/{handle}") == (404, "UnknownProfile")
    assert (await anna.put("/me/profile", {"shown": True}))["shown"]
    [rank] = (await stranger.get(BOARD))["ranks"]
    assert (rank["name"], rank["handle"], rank["matches"]) == ("Anna", handle, 1)
    profile = await stranger.get(f"/profiles/{handle}")
    assert (profile["mine"], profile["ratings"][0]["seats"]) == (False, 2)
    [match] = (await stranger.get(f"/profiles/{handle}/matches"))["matches"]
    assert (match["code"], sorted(seat["name"] for seat in match["sat"])) == ("", ["", "Anna"])
    [match] = (await anna.get(f"/profiles/{handle}/matches"))["matches"]
    assert (match["code"], sorted(seat["name"] for seat in match["sat"])) == (code, ["Anna", "Bo"])
    assert match["before"] == 1000
    await bo.put("/me/profile", {"shown": True})
    [match] = (await stranger.get(f"/profiles/{handle}/matches"))["matches"]
    assert match["code"] == code


async def test_leaderboards_have_pages(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamekeeper.server.standings.PAGE", 2)
    people = [house.person(name) for name in ("Anna", "Bo", "Cleo")]
    for person in people:
        code = await person.new_table([ME, BOT], rated=True)
        await person.post(f"/tables/{code}/seats/0/bot", {})
        await person.put("/me/profile", {"shown": True})
    pages = [await people[0].get(BOARD, page=page) for page in (0, 1, 9)]
    assert [len(page["ranks"]) for page in pages] == [2, 1, 1]
    assert [page["page"] for page in pages] == [0, 1, 1]
    assert {page["pages"] for page in pages} == {2}
    assert await people[0].refused("GET", "/games/fort/ratings/9") == (400, "BadSetup")


async def test_nobody_new_is_made_by_looking(house: House) -> None:
    assert await house.person().get("/me/profile") == {
        "name": "",
        "handle": "",
        "shown": False,
        "mine": True,
        "ratings": [],
    }
    assert await house.person().refused("PUT", "/me/profile", {"shown": True}) == (403, "NoSeat")


async def test_a_rematch_of_a_branch_is_practice(house: House, build: Callable[..., Settings]) -> None:
    anna, bo, code = await two(house)
    await play(code, anna, bo)
    branch = await anna.post(f"/tables/{code}/branch", {"at": 0, "seat": 0, "level": "easy", "name": "Anna"})
    assert (branch["rated"], branch["unrated"]) == (False, "chosen")


async def test_a_server_may_ask_for_accounts(build: Callable[..., Settings]) -> None:
    async with house_of(build(rated_accounts=True)) as house:
        anna, bo = house.person("Anna"), house.person("Bo")
        code = await anna.new_table([ME, OPEN])
        body = {"game": "yellowstone_park", "seats": 2, "places": [ME, OPEN], "name": "Anna", "rated": True}
        assert await anna.refused("POST", "/tables", body) == (403, "NeedsAccount")
        await account(anna)
        rated = await anna.new_table([ME, OPEN], rated=True)
        assert await bo.refused("POST", f"/tables/{rated}/seats/1", {"name": "Bo"}) == (403, "NeedsAccount")
        await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})


async def test_nothing_names_who_has_deleted_themselves(house: House) -> None:
    anna, bo, code = await two(house)
    await play(code, anna, bo)
    [change] = [row for row in await rows(house, RATING_CHANGES) if row["seat"] == 1]
    handle = (await anna.get("/me/profile"))["handle"]
    await belongings.delete_guest(house.hub, change["guest"])
    assert len(await rows(house, RATINGS)) == 1
    [match] = (await anna.get(f"/profiles/{handle}/matches"))["matches"]
    assert [(seat["kind"], seat["name"]) for seat in match["sat"]] == [("person", "Anna"), ("person", "")]
    assert change["guest"] not in str(await rows(house, RATED_MATCHES))


async def test_who_deletes_themselves_in_a_match_leaves_a_bot(house: House) -> None:
    anna, bo, code = await two(house)
    await bo.post(f"/tables/{code}/seats/1/bot", {})
    [gone] = [place.guest for place in house.table(code).seating.places if place.seat == 1]
    assert gone is not None
    await belongings.delete_guest(house.hub, gone)
    await play(code, anna)
    assert [change["seat"] for change in await rows(house, RATING_CHANGES)] == [0]
