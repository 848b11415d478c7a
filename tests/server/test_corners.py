"""All act at the same time at one table: nobody waits, nobody is in another's way, everybody takes back freely."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise

import pytest

from gamekeeper import kits, records
from gamekeeper.records import verify
from server.people import BOT, ME, OPEN, House, Json, Person, Socket, act
from toys import kitchens

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kits.BUILT_IN, "kitchens", kitchens.KIT)


async def sit(house: House, names: list[str]) -> tuple[list[Person], str]:
    """People at one table, the first of them made it."""
    people = [house.person(name) for name in names]
    code = await people[0].new_table([ME, *[OPEN] * (len(names) - 1)], game="kitchens")
    for seat, person in enumerate(people[1:], 1):
        await person.post(f"/tables/{code}/seats/{seat}", {"name": person.name})
    return people, code


def first_card(update: Json) -> str:
    """A card the reader can take."""
    action: str = update["prompt"]["options"][0]["action"]
    return action


async def test_everybody_is_asked_and_answers_what_was_asked_before_others_moved(house: House) -> None:
    people, code = await sit(house, ["Anna", "Bo", "Cleo"])
    updates = [await person.update(code) for person in people]
    assert all(sorted(update["deciders"]) == [0, 1, 2] and update["prompt"] for update in updates)
    for number, (person, update) in enumerate(zip(people, updates, strict=True), 1):
        done = await person.act(code, 0, first_card(update))
        assert (done["number"], done["asked_since"]) == (number, number)
    mine = await people[0].update(code)
    assert (mine["number"], mine["asked_since"]) == (3, 1)
    assert await people[0].refused("POST", f"/tables/{code}/actions", act(0, "near")) == (409, "StaleNumber")
    assert await people[0].refused("POST", f"/tables/{code}/actions", act(4, "near")) == (409, "StaleNumber")
    assert (await people[0].act(code, 2, "near"))["number"] == 4


async def test_the_same_message_again_is_carried_out_once_wherever_it_arrived(house: House) -> None:
    (anna, bo), code = await sit(house, ["Anna", "Bo"])
    theirs = await bo.update(code)
    await anna.act(code, 0, first_card(await anna.update(code)))
    message = act(0, first_card(theirs))
    for _ in range(2):
        assert (await bo.post(f"/tables/{code}/actions", message))["number"] == 2
    assert await bo.refused("POST", f"/tables/{code}/actions", {**message, "expected": 2}) == (422, "KeyReused")


async def test_taking_back_while_others_go_on(house: House) -> None:
    (anna, bo), code = await sit(house, ["Anna", "Bo"])
    before = await anna.update(code)
    await anna.act(code, 0, first_card(before))
    theirs = await bo.act(code, 0, first_card(await bo.update(code)))
    assert theirs["may_undo"]
    undone = await anna.act(code, 1, "undo")
    assert undone["prompt"] == before["prompt"]
    assert not undone["may_undo"]
    after = await bo.update(code)
    assert after["prompt"] == theirs["prompt"]
    assert after["asked_since"] == theirs["asked_since"]
    assert after["view"]["zones"]["counter:1"] == theirs["view"]["zones"]["counter:1"]
    assert after["view"]["zones"]["counter:0"] == []
    drawn = await bo.act(code, 2, "undo")
    drawn = await bo.act(code, drawn["number"], "draw")
    assert not drawn["may_undo"]
    assert await bo.refused("POST", f"/tables/{code}/actions", act(drawn["number"], "undo")) == (409, "NothingToUndo")


async def test_bots_do_not_wait_for_people_nor_people_for_bots(house: House) -> None:
    anna = house.person("Anna")
    code = await anna.new_table([ME, BOT, BOT], game="kitchens")
    async with anna.socket(code) as one:
        alone = await one.until(lambda message: message.get("deciders") == [0])
        assert alone["prompt"]
        assert alone["asked_since"] == 0
        await one.send({"type": "act", **act(0, "draw")})
        mine = await one.until(lambda message: message.get("key"))
        assert mine["asked_since"] == mine["number"] == alone["number"] + 1


class Rude:
    """Answers as fast as it can, repeats itself, asks for what is not its own, and takes back what it may."""

    def __init__(self, socket: Socket, seed: int) -> None:
        self.socket = socket
        self.luck = random.Random(seed)
        self.errors: list[str] = []

    async def play(self) -> Json:
        """Until the match is over."""
        update = await self.socket.update()
        while not update["outcome"]:
            wants = self.wanted(update)
            if not wants:
                update = await self.socket.update()
                continue
            message = {"type": "act", **act(self.luck.randint(update["asked_since"], update["number"]), wants)}
            for _ in range(self.luck.choice((1, 1, 3))):
                await self.socket.send(message)
            if self.luck.random() < 0.2:
                await self.socket.send({"type": "act", **act(0, "first:0")})
                await self.socket.send({"type": "undo", "expected": update["number"] + 9, "key": message["key"][::-1]})
            update = await self.answer(message["key"], update)
        return update

    def wanted(self, update: Json) -> str:
        """An answer by lot, or a step back."""
        if update["may_undo"] and self.luck.random() < 0.3:
            return "undo"
        options = update["prompt"]["options"] if update["prompt"] else []
        return str(self.luck.choice(options)["action"]) if options else ""

    async def answer(self, key: str, update: Json) -> Json:
        """The latest update once the message with this key is answered."""
        while True:
            message = await self.socket.next()
            if message["type"] == "update":
                update = message
            if message.get("key") == key:
                if message["type"] == "error":
                    self.errors.append(message["error"])
                return update


@pytest.mark.parametrize("seed", [1, 2])
async def test_three_rude_clients_at_once(house: House, seed: int) -> None:
    people, code = await sit(house, ["Anna", "Bo", "Cleo"])
    watcher = house.person()
    async with (
        people[0].socket(code) as one,
        people[1].socket(code) as two,
        people[2].socket(code) as three,
        watcher.socket(code) as other,
    ):
        rude = [Rude(socket, 10 * seed + number) for number, socket in enumerate((one, two, three))]
        ends = await asyncio.gather(*(client.play() for client in rude))
        await other.until(lambda message: message.get("outcome"))
    for client in rude:  # the last card, tip or step back may have gone to somebody else on the way
        assert set(client.errors) <= {"IllegalAction", "NothingToUndo", "NotYourDecision", "MatchOver", "StaleNumber"}
    assert ends[0]["scores"] == ends[1]["scores"] == ends[2]["scores"]
    for socket, person in zip((one, two, three, other), (*people, watcher), strict=True):
        assert socket.view == (await person.update(code))["view"]
    answer = await people[0].client.get(f"/api/tables/{code}/record")
    record = records.loads(iter(answer.content.splitlines(keepends=True)), "record")
    assert verify(record).game.is_over
    rows = (await people[1].get(f"/tables/{code}/history"))["rows"]
    assert sum(row["action"] == "undo" for row in rows) > 3
    changes = sum(one["seat"] != other["seat"] for one, other in pairwise(rows))
    assert changes > len(rows) // 4, "they did not act at the same time"
