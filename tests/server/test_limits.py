"""Too much, too fast, too large, and nonsense: each has its name and harms nobody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamekeeper.server.buckets import Bucket, Buckets
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.live import DECODER, STRIKES
from gamekeeper.server.settings import Settings
from server.people import BOT, ME, OPEN, House, act, house_of, soon
from server.test_play import two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

Build = Callable[..., Settings]


def limited(build: Build, **changes: Any) -> Settings:
    return build(limits=replace(build().limits, **changes))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        "null",
        '{"type":"act"}',
        '{"type":"steal","seat":1}',
        '{"type":"act","expected":-1,"action":"R1:1","key":"12345678"}',
        '{"type":"act","expected":"0","action":"R1:1","key":"12345678"}',
        '{"type":"act","expected":0,"action":"","key":"12345678"}',
        '{"type":"act","expected":0,"action":"R1:1","key":"short"}',
        '{"type":"act","expected":0,"action":"R1:1","key":"with space in it"}',
        '{"type":"act","expected":0,"action":"R1:1","key":"12345678","seat":1}',
        '{"type":"act","expected":99999999999999999999,"action":"R1:1","key":"12345678"}',
        '{"type":"sync","since":-5}',
        '{"type":"ping","extra":{}}',
    ],
)
async def test_malformed_messages_are_named_and_harm_nobody(house: House, text: str) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one, bo.socket(code) as other:
        before = await one.turn()
        await other.update()
        await one.connection.send(text)
        assert await one.error() == "BadMessage"
        option = before["prompt"]["options"][0]["action"]
        await one.send({"type": "act", **act(0, option)})
        assert (await other.update())["number"] == 1


@given(st.text(max_size=200) | st.binary(max_size=200) | st.recursive(st.none() | st.integers() | st.text(), st.lists))
@settings(max_examples=300, suppress_health_check=[HealthCheck.differing_executors])
def test_no_text_decodes_to_anything_but_a_message_or_its_error(content: Any) -> None:
    import msgspec

    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        DECODER.decode(data)


async def test_binary_nonsense_is_named(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        await one.update()
        await one.connection.send(b"\xff\xfe\x00")
        assert await one.error() == "BadMessage"


async def test_a_message_that_is_too_large_is_named(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        await one.update()
        await one.connection.send('{"type":"ping","x":"' + "x" * 5_000 + '"}')
        assert await one.error() == "MessageTooLarge"
        await one.send({"type": "ping"})
        assert (await one.next())["type"] == "pong"


async def test_a_frame_beyond_all_measure_ends_its_socket_alone(house: House) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one, bo.socket(code) as other:
        await other.update()
        await one.connection.send("x" * 1_000_000)
        assert await one.closed() == 1009
        await other.send({"type": "ping"})
        assert (await other.until(lambda message: message["type"] == "pong"))["type"] == "pong"


async def test_a_body_that_is_too_large_is_named(house: House) -> None:
    body = {"name": "x" * 20_000}
    assert await house.person().refused("PUT", "/me", body) == (413, "MessageTooLarge")


async def test_a_body_that_is_no_json_is_named(house: House) -> None:
    client = house.person().client
    answer = await client.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "BadMessage")


async def test_an_empty_body_is_named(house: House) -> None:
    client = house.person().client
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/games/fort/packs/check")):
        answer = await client.request(method, path)
        assert (answer.status_code, answer.json()["error"]) == (400, "BadMessage")
        assert "empty" in answer.json()["message"]


async def test_a_text_is_no_number_and_no_yes(house: House) -> None:
    anna, _, code = await two(house)
    order = {"game": "yellowstone_park", "seats": 2, "places": [ME, BOT], "name": "Anna"}
    wrong = ({"seats": "2"}, {"rated": "true"}, {"listed": 1}, {"options": {"turn_cap": "50"}})
    for body in wrong:
        assert await anna.refused("POST", "/tables", {**order, **body}) == (400, "BadMessage"), body
    action = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    wish = {**act(0, action), "expected": "0"}
    assert await anna.refused("POST", f"/tables/{code}/actions", wish) == (400, "BadMessage")


async def test_messages_that_come_too_fast_are_named_and_others_play_on(build: Build) -> None:
    async with house_of(limited(build, messages_per_second=1.0, message_burst=3)) as house:
        anna, bo, code = await two(house)
        async with anna.socket(code) as one, bo.socket(code) as other:
            await other.update()
            for _ in range(4):
                await one.send({"type": "ping"})
            assert await one.error() == "TooManyRequests"
            await other.send({"type": "ping"})
            assert (await other.until(lambda message: message["type"] == "pong"))["type"] == "pong"


async def test_who_never_stops_is_shut_out(build: Build) -> None:
    async with house_of(limited(build, messages_per_second=0.01, message_burst=1)) as house:
        anna, _, code = await two(house)
        async with anna.socket(code) as one:
            for _ in range(STRIKES + 2):
                await one.send({"type": "ping"})
            assert await one.closed() == 4429


async def test_requests_that_come_too_fast_are_named(build: Build) -> None:
    async with house_of(limited(build, requests_per_second=0.1, request_burst=3)) as house:
        person = house.person()
        for _ in range(3):
            await person.get("/games")
        assert await person.refused("GET", "/games") == (429, "TooManyRequests")


async def test_new_tables_have_a_pace_of_their_own(build: Build) -> None:
    async with house_of(limited(build, new_tables_per_minute=1.0, new_table_burst=2)) as house:
        anna = house.person("Anna")
        for _ in range(2):
            await anna.new_table([ME, OPEN])
        body = {"game": "yellowstone_park", "seats": 2, "places": [ME, OPEN], "name": "Anna"}
        assert await anna.refused("POST", "/tables", body) == (429, "TooManyRequests")


async def test_one_address_has_so_many_sockets_and_no_more(build: Build) -> None:
    async with house_of(limited(build, connections_per_address=2)) as house:
        anna, _, code = await two(house)
        async with anna.socket(code) as one, anna.socket(code) as two_:
            await one.update()
            await two_.update()
            async with anna.socket(code) as three:
                assert await three.error() == "TooManyConnections"
                assert await three.closed() == 4400

        async def has_room() -> bool:
            async with anna.socket(code) as again:
                return (await again.next())["type"] == "update"

        await soon(has_room)


async def test_busy_tables_have_a_limit_and_idle_ones_make_room(build: Build) -> None:
    async with house_of(replace(limited(build, tables=2), linger_seconds=0.0)) as house:
        anna = house.person("Anna")
        codes = [await anna.new_table([ME, OPEN]) for _ in range(2)]
        async with anna.socket(codes[0]) as one, anna.socket(codes[1]) as other:
            await one.update()
            await other.update()
            body = {"game": "yellowstone_park", "seats": 2, "places": [ME, OPEN], "name": "Anna"}
            assert await anna.refused("POST", "/tables", body) == (503, "TooManyTables")

        async def has_room() -> bool:
            return (await anna.client.post("/api/tables", json=body)).status_code == 201

        await soon(has_room)
        assert (await anna.get(f"/tables/{codes[0]}"))["my_seat"] == 0


async def test_one_guest_sits_at_so_many_tables(build: Build) -> None:
    async with house_of(limited(build, tables_per_guest=1)) as house:
        anna = house.person("Anna")
        await anna.new_table([ME, OPEN])
        body = {"game": "yellowstone_park", "seats": 2, "places": [ME, BOT], "name": "Anna"}
        assert await anna.refused("POST", "/tables", body) == (503, "TooManyTables")
        others = await house.person("Bo").new_table([ME, OPEN])
        assert await anna.refused("POST", f"/tables/{others}/seats/1", {"name": "Anna"}) == (503, "TooManyTables")


async def test_a_socket_that_does_not_listen_is_closed(build: Build) -> None:
    async with house_of(limited(build, queued_messages=2)) as house:
        anna, _, code = await two(house)
        table = house.table(code)
        async with anna.socket(code) as one:
            await one.update()
            for _ in range(5):
                table.tell_places()
            assert await one.closed() == 4408


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(rate=1000.0, burst=2)
    bucket.take()
    bucket.take()
    with pytest.raises(TooManyRequests):
        Bucket(rate=0.0, burst=0).take()
    bucket.since -= 1.0
    assert bucket.is_full()


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamekeeper.server.buckets.FORGET_ABOVE", 3)
    buckets = Buckets(rate=0.0, burst=1)
    for name in "abcde":
        buckets.by_address[name] = Bucket(0.0, 1)
    buckets.by_address["busy"] = busy = Bucket(0.0, 1)
    busy.take()
    buckets.take("new")
    assert set(buckets.by_address) == {"busy", "new"}
