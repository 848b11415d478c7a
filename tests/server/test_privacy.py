"""Nothing hidden leaves the server: every payload of whole matches is searched for what its reader cannot know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Seat
from gamekeeper.core.match import Step
from gamekeeper.core.rng import stream
from gamekeeper.games.yellowstone_park.places import PILE
from gamekeeper.server import sight
from gamekeeper.server.play import Play
from gamekeeper.server.seating import Seating, bot
from gamekeeper.server.sight import Facts, Position, Sight, Told
from gamekeeper.server.stored import StoredRow
from server.people import BOT, ME, OPEN, House, Json, Person, Socket, act

SPECTATOR = -1
CARD = re.compile(r'"card:(\d+)"')


def facts_of(status: Any = "playing", seats: int = 3) -> Facts:
    sittings = Seating([bot(seat, "easy") for seat in range(seats)], 0.0).sittings()
    return Facts("abcdefgh", "yellowstone_park", {}, status, sittings, 1.0, "en", None, 120.0, 2.0)


def walk(seed: int, seats: int, undo: bool = True) -> Iterator[Play]:
    """A random match, move by move."""
    luck = random.Random(seed)
    game = catalog.make("yellowstone_park", seats, {"end_score": 12})
    play = Play(game, seed.to_bytes(32, "big"))
    yield play
    while not play.is_over():
        seat = int(game.decider(play.state))
        action = game.show(play.state, luck.choice(list(game.legal(play.state, Seat(seat)))))
        if undo and play.match.may_undo(Seat(seat)) and luck.random() < 0.2:
            action = "undo"
        row = StoredRow(number=play.number, seat=seat, action=action, key=f"k{play.number}", by_bot=False, time=1.0)
        play.follow(row)
        yield play


def payload(position: Position, reader: int, status: Any = "playing", since: int = 0) -> str:
    """What a reader gets, as text; the moment it was sent is no part of it."""
    facts = facts_of(status, int(position.game.seats))
    return msgspec.json.encode(sight.project(facts, position, Sight(reader, since))).decode()


def redealt(position: Position, seat: int, luck: int) -> Position:
    """The same with everything a seat cannot know dealt again, events for others included."""
    rng = stream(luck.to_bytes(32, "big"), "redeal")
    known = position.game.redeal(position.state, Seat(seat), rng)
    return msgspec.structs.replace(position, state=known, seed=bytes(32))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_a_seat_gets_does_not_depend_on_what_it_cannot_know(seats: int) -> None:
    for play in walk(seats, seats):
        if play.is_over():
            return
        position = play.position()
        for seat in range(seats):
            told = payload(position, seat)
            assert all(payload(redealt(position, seat, luck), seat) == told for luck in range(2))


def test_what_is_remembered_for_a_reader_is_what_would_be_made_anew() -> None:
    told, luck = Told(), random.Random(7)
    for play in walk(7, 3):
        if play.number % 3:
            continue  # some rows come between two looks
        facts, position = facts_of("over" if play.is_over() else "playing"), play.position()
        for reader in luck.sample(range(SPECTATOR, 3), 3):
            since = luck.choice([0, luck.randint(0, position.marks[-1] + 3)])
            wanted = Sight(reader, since, key="key", follows=luck.random() < 0.5)
            made = msgspec.json.decode(msgspec.json.encode(sight.project(facts, position, wanted)))
            assert msgspec.json.decode(msgspec.json.encode(told.update(facts, position, wanted))) == made


@pytest.mark.parametrize("seats", [2, 4])
def test_what_spectators_get_does_not_depend_on_any_seats_secrets(seats: int) -> None:
    for play in walk(10 + seats, seats):
        if play.is_over():
            return
        position = play.position()
        told = payload(position, SPECTATOR)
        assert all(payload(redealt(position, seat, 5), SPECTATOR) == told for seat in range(seats))


def test_the_seed_comes_out_at_the_end_alone() -> None:
    for play in walk(3, 2):
        if not play.is_over():
            assert not any(play.match.seed.hex() in payload(play.position(), reader) for reader in (SPECTATOR, 0, 1))
    assert play.match.seed.hex() in payload(play.position(), SPECTATOR, "over")


class Knowledge:
    """Which cards a reader has had before their eyes, worked out from the true positions, not from payloads."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.cards: set[int] = set()

    def learn(self, game: Any, state: Any) -> None:
        """Take in one position: the board, and the own hand."""
        where = game.inventory(state)
        self.cards.update(where["board"])
        self.cards.update(where.get(f"hand:{self.reader}", []))

    def check(self, text: str) -> None:
        """No card in a payload but those."""
        named = {int(card) for card in CARD.findall(text)}
        assert named <= self.cards, f"reader {self.reader} was told of cards {sorted(named - self.cards)}: {text}"
        message = json.loads(text)
        view = (message or {}).get("view") or {}
        shown = {card for cards in view.get("board", {}).values() for card in cards} | set(view.get("hand", []))
        for change in changes_in(message or {}):
            if change["path"].startswith(("/hand", "/board")) and "value" in change:
                shown |= cards_in(change["value"])
        assert shown <= self.cards, f"reader {self.reader} was shown cards {sorted(shown - self.cards)}"


def changes_in(message: Json) -> list[Json]:
    """All that a message changes in a view."""
    parts = [*(event["changes"] for event in message.get("events", [])), message.get("rest", [])]
    return [change for changes in parts for change in changes]


def cards_in(value: Any) -> set[int]:
    """The cards in a hand or on the board, or in a part of them."""
    if isinstance(value, dict):
        value = [card for cards in value.values() for card in cards]
    return set(value) if isinstance(value, list) else {value}


def check_all(seats: int, seed: int) -> None:
    """Play a match and search every payload for every reader."""
    minds = [Knowledge(reader) for reader in range(-1, seats)]
    for play in walk(seed, seats):
        for mind in minds:
            mind.learn(play.game, play.state)
            mind.check(payload(play.position(), mind.reader))
            mind.check(payload(play.position(), mind.reader, since=play.marks[-2] if play.number else 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_payload_names_a_card_its_reader_never_saw(seats: int) -> None:
    check_all(seats, 20 + seats)


@pytest.fixture
def leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """A prompt that points at the top card of the draw pile."""
    honest = sight.prompt_for

    def leaky(game: Any, state: Any, reader: Any) -> Any:
        prompt = honest(game, state, reader)
        if prompt is None:
            return None
        option = msgspec.structs.replace(prompt.options[0], elements=[f"card:{state.top(PILE)}"])
        return msgspec.structs.replace(prompt, options=[option])

    monkeypatch.setattr(sight, "prompt_for", leaky)


def test_the_search_finds_a_leak_in_what_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.told_since

    def leaky(position: Position, wanted: Sight) -> Any:
        top = position.state.top(PILE)
        return honest(position, wanted)[0], [{"op": "replace", "path": "/hand/0", "value": int(top)}]

    monkeypatch.setattr(sight, "told_since", leaky)
    with pytest.raises(AssertionError, match="was shown cards"):
        check_all(3, 30)


@pytest.mark.usefixtures("leak")
def test_the_search_finds_a_planted_leak() -> None:
    with pytest.raises(AssertionError, match="was told of cards"):
        check_all(3, 30)


@pytest.mark.usefixtures("leak")
def test_the_comparison_finds_a_planted_leak() -> None:
    position = next(walk(31, 2)).position()
    seat = int(position.game.decider(position.state))
    told = {payload(redealt(position, seat, luck), seat) for luck in range(10)}
    assert len(told) > 1


@pytest.mark.anyio
async def test_all_that_leaves_a_running_server_is_clean(house: House) -> None:
    """A whole match of two people, a bot and a spectator, over sockets and REST, every byte searched."""
    anna, bo, watcher = house.person("Anna"), house.person("Bo"), house.person()
    code = await anna.new_table([ME, OPEN, BOT], options={"end_score": 8})
    await bo.post(f"/tables/{code}/seats/1", {"name": "Bo"})
    minds = {0: Knowledge(0), 1: Knowledge(1), SPECTATOR: Knowledge(SPECTATOR)}
    table = house.table(code)
    adopt = table.playing().adopt

    def adopted(step: Step[Any], row: StoredRow) -> None:
        adopt(step, row)
        for mind in minds.values():
            mind.learn(table.playing().game, table.playing().state)

    for mind in minds.values():
        mind.learn(table.playing().game, table.playing().state)
    table.playing().adopt = adopted  # type: ignore[method-assign]
    async with anna.socket(code) as one, bo.socket(code) as other, watcher.socket(code) as third:
        sockets = ((anna, one, 0), (bo, other, 1), (watcher, third, SPECTATOR))
        await asyncio.gather(*(listen(person, socket, code, minds[reader]) for person, socket, reader in sockets))


async def listen(person: Person, socket: Socket, code: str, mind: Knowledge) -> None:
    """Play at random, look around over REST, and search everything that comes in."""
    luck = random.Random(mind.reader)
    done = False
    while not done:
        message: Json = await socket.next()
        mind.check(socket.heard[-1])
        if message.get("prompt"):
            option = luck.choice(message["prompt"]["options"])["action"]
            await socket.send({"type": "act", **act(message["number"], option)})
            for path in ("update", "history", f"position?at={message['number']}"):
                mind.check((await person.client.get(f"/api/tables/{code}/{path}")).text)
            answer = await person.client.post(f"/api/tables/{code}/why", json={"action": "R1:3"})
            mind.check(answer.text.replace("card:0", "").replace('card:1"', '"'))  # the card that was asked about
        done = bool(message.get("outcome"))
