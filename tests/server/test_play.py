"""A match over the network: decisions, their errors, looking back, and the end."""

from __future__ import annotations

import asyncio
import json
import random

import msgspec
import pytest

from gamekeeper import catalog, records
from gamekeeper.core.changes import apply
from gamekeeper.core.record import verify
from gamekeeper.core.rng import commitment
from server.people import BOT, ME, OPEN, House, Json, Person, Socket, act

pytestmark = pytest.mark.anyio


async def alone(house: House, seats: int = 4, **more: object) -> tuple[Person, str, Json]:
    """Anna at a table with bots, and the update in which it is her turn."""
    anna = house.person("Anna")
    code = await anna.new_table([ME] + [BOT] * (seats - 1), **more)
    return anna, code, await anna.my_turn(code)


async def two(house: House, **options: object) -> tuple[Person, Person, str]:
    """Anna begins, Bo is next."""
    anna, bo = house.person("Anna"), house.person("Bo")
    code = await anna.new_table([ME, OPEN], options={"start_seat": 0, **options})
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    return anna, bo, code


async def play_on(person: Person, code: str, luck: random.Random) -> Json:
    """Play at random over REST until the match is over; the last update."""
    while not (update := await person.my_turn(code))["outcome"]:
        option = luck.choice(update["prompt"]["options"])
        await person.act(code, update["number"], option["action"])
    return update


async def play_live(socket: Socket, luck: random.Random) -> Json:
    """The same over a socket."""
    while not (update := await socket.turn())["outcome"]:
        option = luck.choice(update["prompt"]["options"])
        await socket.send({"type": "act", **act(update["number"], option["action"])})
    return update


async def test_a_whole_match_over_rest(house: House) -> None:
    anna, code, first = await alone(house, options={"end_score": 10})
    last = await play_on(anna, code, random.Random(1))
    assert last["table"]["status"] == "over"
    assert last["commitment"] == first["commitment"] == commitment(bytes.fromhex(last["seed"]))
    assert last["scores"] == last["view"]["markers"]
    assert 1 in last["ranking"]
    assert first["seed"] is None
    assert first["scores"] == first["ranking"] == []


async def test_a_whole_match_over_sockets(house: House) -> None:
    anna, bo, code = await two(house, end_score=20)
    async with anna.socket(code) as one, bo.socket(code) as other, house.person().socket(code) as watcher:
        ends = await asyncio.gather(play_live(one, random.Random(2)), play_live(other, random.Random(3)))
        watched = await watcher.until(lambda message: message.get("outcome"))
    assert ends[0]["scores"] == ends[1]["scores"] == watched["scores"]
    assert [end["view"]["reader"] for end in (*ends, watched)] == [0, 1, -1]


async def test_updates_bring_what_changed_and_lead_to_what_is_there(house: House) -> None:
    """A match of two with undo: each reader starts from a whole view and then hears of changes alone."""
    anna, bo, code = await two(house, end_score=8)
    luck, people = random.Random(4), (anna, bo, house.person())
    async with anna.socket(code) as one, bo.socket(code) as other, people[2].socket(code) as watcher:
        sockets = (one, other, watcher)
        latest = [await socket.until(lambda message: message.get("view")) for socket in sockets]
        assert [json.loads(socket.heard[-1])["view"]["reader"] for socket in sockets] == [0, 1, -1]
        while not latest[0]["outcome"]:
            number = latest[0]["number"]
            undoer = next((seat for seat in (0, 1) if latest[seat]["may_undo"] and luck.random() < 0.3), None)
            seat = latest[0]["deciders"][0] if undoer is None else undoer
            action = "undo" if undoer is not None else luck.choice(latest[seat]["prompt"]["options"])["action"]
            await sockets[seat].send({"type": "act", **act(number, action)})
            latest = [await socket.update() for socket in sockets]
            assert all(json.loads(socket.heard[-1])["view"] is None for socket in sockets)
    assert sum('"undone"' in text for text in watcher.heard) > 1
    for socket, person in zip(sockets, people, strict=True):
        assert socket.view == (await person.update(code))["view"]
    await look_through(bo, code, latest[0]["number"])


async def look_through(person: Person, code: str, last: int) -> None:
    """A match that is over, step by step as a spectator saw it: what changed leads from each position to the next."""
    view = (await person.get(f"/tables/{code}/position", at=0, seat=-1))["view"]
    for number in range(1, last + 1):
        past = await person.get(f"/tables/{code}/position", at=number, seat=-1)
        for changes in (*(event["changes"] for event in past["events"]), past["rest"]):
            view = apply(view, changes)
        assert view == past["view"]


async def test_the_record_of_a_match_verifies(house: House) -> None:
    anna, code, _ = await alone(house, 2, options={"end_score": 8})
    assert await anna.refused("GET", f"/tables/{code}/record") == (409, "NotOver")
    last = await play_on(anna, code, random.Random(4))
    answer = await anna.client.get(f"/api/tables/{code}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = records.loads(iter(answer.content.splitlines(keepends=True)), "record")
    match = verify(catalog.make("yellowstone_park", 2, record.options), record)
    assert match.game.scores(match.state) == last["scores"]
    assert record.players == ["Anna", "bot:easy"]


async def test_a_decision_reaches_everybody_with_its_events_alone(house: House) -> None:
    anna, bo, code = await two(house)
    async with anna.socket(code) as one, bo.socket(code) as other:
        mine, theirs = await one.turn(), await other.update()
        option = mine["prompt"]["options"][0]["action"]
        await one.send({"type": "act", "expected": 0, "action": option, "key": "my-own-key"})
        mine, theirs = await one.update(), await other.update()
    assert (mine["number"], theirs["number"]) == (1, 1)
    assert [event["key"] for event in theirs["events"]][:1] == ["lay"]
    assert {event["at"] for event in mine["events"]} == {1}
    assert (mine["key"], theirs["key"]) == ("my-own-key", None)


async def test_a_repeated_key_changes_nothing_and_gets_the_same_answer(house: House) -> None:
    anna, _, code = await two(house)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    first = await anna.act(code, 0, option, "the-same-key")
    again = await anna.act(code, 0, option, "the-same-key")
    assert again["number"] == first["number"] == 1
    assert again["events"] == first["events"]
    assert again["key"] == "the-same-key"


async def test_the_same_message_twice_at_once_happens_once(house: House) -> None:
    anna, _, code = await two(house)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    answers = await asyncio.gather(*(anna.act(code, 0, option, "the-same-key") for _ in range(5)))
    assert {answer["number"] for answer in answers} == {1}


async def test_a_repeated_key_is_answered_over_a_socket_too(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        option = (await one.turn())["prompt"]["options"][0]["action"]
        for _ in range(2):
            await one.send({"type": "act", "expected": 0, "action": option, "key": "the-same-key"})
            answer = await one.update()
            assert (answer["number"], answer["key"]) == (1, "the-same-key")


async def test_keys_of_two_players_do_not_meet(house: House) -> None:
    anna, bo, code = await two(house)
    update = await anna.my_turn(code)
    update = await anna.act(code, 0, update["prompt"]["options"][0]["action"], "the-same-key")
    while update["prompt"]:
        update = await anna.act(code, update["number"], update["prompt"]["options"][-1]["action"])
    mine = await bo.my_turn(code)
    answer = await bo.act(code, mine["number"], mine["prompt"]["options"][0]["action"], "the-same-key")
    assert answer["number"] == mine["number"] + 1


async def test_a_stale_number_is_refused_and_the_whole_update_follows(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        option = (await one.turn())["prompt"]["options"][0]["action"]
        for expected in (7, 1):
            await one.send({"type": "act", **act(expected, option, "stale-key-1")})
            message = await one.next()
            assert (message["error"], message["key"]) == ("StaleNumber", "stale-key-1")
            assert (await one.next())["number"] == 0
    assert await anna.refused("POST", f"/tables/{code}/actions", act(3, option)) == (409, "StaleNumber")


async def test_reordered_messages_are_taken_in_the_order_of_their_numbers(house: House) -> None:
    anna, _, code = await two(house)
    async with anna.socket(code) as one:
        option = (await one.turn())["prompt"]["options"][0]["action"]
        await one.send({"type": "act", **act(1, "stop", "second-of-two")})
        await one.send({"type": "act", **act(0, option, "first-of-two")})
        assert await one.error() == "StaleNumber"
        assert (await one.until(lambda message: message.get("key") == "first-of-two"))["number"] == 1
        await one.send({"type": "act", **act(1, "stop", "second-of-two")})
        assert (await one.until(lambda message: message.get("key") == "second-of-two"))["number"] == 2


@pytest.mark.parametrize(
    ("action", "name", "status"),
    [
        ("R9:9", "BadText", 400),
        ("nonsense", "BadText", 400),
        ("keep", "IllegalAction", 422),
        ("undo", "NothingToUndo", 409),
    ],
)
async def test_what_may_not_be_done_is_named(house: House, action: str, name: str, status: int) -> None:
    anna, _, code = await two(house)
    assert await anna.refused("POST", f"/tables/{code}/actions", act(0, action)) == (status, name)
    assert (await anna.update(code))["number"] == 0


async def test_an_illegal_action_cites_its_rule(house: House) -> None:
    anna, _, code = await two(house)
    answer = await anna.client.post(f"/api/tables/{code}/actions", json=act(0, "stop"))
    assert answer.json()["phrase"] == {"key": "why-must-lay", "params": {}, "rule": "Y6.1"}


async def test_a_card_with_several_columns_is_answered_with_all_of_them(house: House) -> None:
    anna, _, code = await two(house)
    options = [option["action"] for option in (await anna.my_turn(code))["prompt"]["options"]]
    card = next(option[:2] for option in options if sum(other.startswith(option[:2]) for other in options) > 1)
    answer = await anna.client.post(f"/api/tables/{code}/actions", json=act(0, card))
    assert answer.status_code == 400
    choices = ", ".join(option for option in options if option.startswith(card))
    assert answer.json()["phrase"] == {
        "key": "error-ambiguous-text", "params": {"got": card, "choices": choices}, "rule": "",
    }  # fmt: skip
    assert (await anna.update(code))["number"] == 0


async def test_only_the_decider_decides(house: House) -> None:
    anna, bo, code = await two(house)
    option = (await anna.my_turn(code))["prompt"]["options"][0]["action"]
    assert await bo.refused("POST", f"/tables/{code}/actions", act(0, option)) == (409, "NotYourDecision")
    watcher = house.person()
    assert await watcher.refused("POST", f"/tables/{code}/actions", act(0, option)) == (403, "NoSeat")
    assert (await bo.update(code))["prompt"] is None


async def test_undo_goes_back_to_the_barrier_and_no_further(house: House) -> None:
    anna, bo, code = await two(house)
    before = await anna.my_turn(code)
    after = await anna.act(code, 0, before["prompt"]["options"][0]["action"])
    assert after["may_undo"]
    assert not (await bo.update(code))["may_undo"]
    assert await bo.refused("POST", f"/tables/{code}/actions", act(1, "undo")) == (409, "NothingToUndo")
    undone = await anna.act(code, 1, "undo")
    assert undone["view"] == before["view"]
    assert [event["key"] for event in undone["events"]] == ["undone"]
    assert undone["number"] == 2
    assert not undone["may_undo"]


async def test_options_that_pass_on_say_so(house: House) -> None:
    anna, _, code = await two(house)
    update = await anna.my_turn(code)
    assert not any(option["passes_on"] for option in update["prompt"]["options"])
    update = await anna.act(code, 0, update["prompt"]["options"][0]["action"])
    assert all(option["passes_on"] for option in update["prompt"]["options"])  # two players: refill is forced


async def test_why_and_hint(house: House) -> None:
    anna, code, update = await alone(house)
    table = house.table(code)
    table.settings = msgspec.structs.replace(table.settings, bot_seconds=2.0)  # two answers are looked at, however busy
    legal = update["prompt"]["options"][0]["action"]
    assert await anna.post(f"/tables/{code}/why", {"action": legal}) is None
    assert (await anna.post(f"/tables/{code}/why", {"action": "stop"}))["rule"] == "Y6.1"
    pointed = await anna.post(f"/tables/{code}/why", {"elements": [f"malus:{update['table']['my_seat']}"]})
    assert (pointed["key"], pointed["rule"]) == ("why-hand-not-empty", "Y6.3")
    hint = await anna.post(f"/tables/{code}/hint")
    assert hint["action"] in [option["action"] for option in update["prompt"]["options"]]
    assert hint["option"]["action"] == hint["action"]
    assert hint["line"] == []  # somebody else decides next
    told = hint["reasons"]
    assert told["own"] or told["better"] or told["worse"] or told["rival"] is not None
    assert (told["rival"] is None) == (told["instead"] is None)
    assert set(hint) == {"action", "option", "reasons", "line"}  # no points of the estimate, no shares of thought
    assert await house.person().refused("POST", f"/tables/{code}/hint") == (403, "NoSeat")


async def test_looking_back_shows_what_was_seen_then(house: House) -> None:
    anna, code, update = await alone(house)
    seen = {update["number"]: update["view"]}
    for _ in range(6):
        update = await anna.act(code, update["number"], update["prompt"]["options"][0]["action"])
        seen[update["number"]] = update["view"]
        update = await anna.my_turn(code)
        seen[update["number"]] = update["view"]
    for number, view in seen.items():
        past = await anna.get(f"/tables/{code}/position", at=number)
        assert past["view"] == view
        assert {event["at"] for event in past["events"]} <= {number}
        assert past["prompt"] is None
    assert await anna.refused("GET", f"/tables/{code}/position?at=9999") == (400, "BadPosition")
    assert await anna.refused("GET", f"/tables/{code}/position?at=-1") == (400, "BadPosition")
    assert await anna.refused("GET", f"/tables/{code}/position?at=0&seat=1") == (409, "NotOver")


async def test_when_it_is_over_everybody_may_look_through_every_seats_eyes(house: House) -> None:
    anna, code, _ = await alone(house, 2, options={"end_score": 8})
    await play_on(anna, code, random.Random(5))
    watcher = house.person()
    hands = [(await watcher.get(f"/tables/{code}/position", at=0, seat=seat))["view"]["hand"] for seat in (-1, 0, 1)]
    assert [len(hand) for hand in hands] == [0, 6, 6]


async def test_history_keeps_what_others_did_to_itself_until_the_end(house: House) -> None:
    anna, bo, code = await two(house, end_score=8)
    update = await anna.my_turn(code)
    await anna.act(code, 0, update["prompt"]["options"][0]["action"])
    mine, theirs = await anna.get(f"/tables/{code}/history"), await bo.get(f"/tables/{code}/history")
    assert mine["rows"][0]["action"] is not None
    assert theirs["rows"][0]["action"] is None
    assert [event["at"] for event in theirs["events"]] == sorted(event["at"] for event in theirs["events"])
    await asyncio.gather(play_on(anna, code, random.Random(6)), play_on(bo, code, random.Random(7)))
    rows = (await house.person().get(f"/tables/{code}/history"))["rows"]
    assert all(row["action"] for row in rows)
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))


async def test_a_socket_can_come_back_for_what_it_missed(house: House) -> None:
    anna, bo, code = await two(house)
    async with bo.socket(code) as socket:
        first = await socket.update()
    known = first["events"][-1]["number"] + 1
    update = await anna.my_turn(code)
    await anna.act(code, 0, update["prompt"]["options"][0]["action"])
    async with bo.socket(code, since=known) as socket:
        missed = await socket.update()
        assert {event["at"] for event in missed["events"]} == {1}
        await socket.send({"type": "sync"})
        whole = await socket.update()
    assert [event["number"] for event in whole["events"]][: len(first["events"])] == [
        event["number"] for event in first["events"]
    ]


async def test_bots_sleep_when_nobody_looks_and_wake_when_somebody_does(build, settings) -> None:  # type: ignore[no-untyped-def]
    from server.people import house_of

    async with house_of(build(linger_seconds=0.0)) as house:
        anna = house.person("Anna")
        code = await anna.new_table([BOT, BOT, BOT])
        await asyncio.sleep(0.2)
        sleeping = house.table(code).number
        await asyncio.sleep(0.2)
        assert house.table(code).number == sleeping
        async with house.person().socket(code) as watcher:
            await watcher.until(lambda message: message.get("outcome"))


async def test_sockets_speak_json_alone(house: House) -> None:
    anna, code, _ = await alone(house)
    async with anna.socket(code) as socket:
        await socket.update()
        await socket.connection.send(json.dumps({"type": "ping"}).encode())
        assert (await socket.next())["type"] == "pong"
