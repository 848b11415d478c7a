"""One client, however rude, does not hold up the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from gamekeeper.server import sight
from gamekeeper.server.addresses import Party, Proxies, counted
from gamekeeper.server.pool import Lane, Pool
from gamekeeper.server.settings import Settings
from gamekeeper.server.thinking import Tree, grow
from gamekeeper.server.turns import Turns
from server.people import BOT, ME, PATIENCE, House, Json, Person, house_of, soon
from server.test_play import two

pytestmark = pytest.mark.anyio
KINDS = ["sqlite"]  # no other database could make a difference here

Build = Callable[..., Settings]

EXPERT = {"kind": "bot", "level": "expert"}
RUDE = {"x-forwarded-for": "192.0.2.66"}
POLITE = {"x-forwarded-for": "192.0.2.1"}
HEADING = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def limited(build: Build, **changes: Any) -> Settings:
    return build(limits=replace(build().limits, **changes))


# --- connections that are not used -------------------------------------------------------------------


async def heard(house: House, *parts: bytes, pause: float = 0.0) -> bytes:
    """All that a raw connection hears until it is closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    with contextlib.suppress(ConnectionError):
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        ([], b"408"),
        ([b"\r\n"], b"408"),
        ([HEADING], b"408"),
        ([HEADING + b"x: "] + [b"y"] * 20, b""),
        ([HEADING + b"\r\n", HEADING], b"408"),
        ([b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{"], b""),
    ],
    ids=["nothing", "a line break", "half a heading", "letter by letter", "half a second one", "half a body"],
)
async def test_what_is_begun_and_not_ended_is_ended(build: Build, parts: list[bytes], told: bytes) -> None:
    async with house_of(limited(build, heading_seconds=0.4, body_seconds=0.4)) as house:
        before = time.monotonic()
        answers = await asyncio.gather(*[heard(house, *parts, pause=0.1) for _ in range(2)])
        assert time.monotonic() - before < PATIENCE
        assert all(told in answer for answer in answers)
        assert await house.person().get("/me")


async def test_an_answer_that_nobody_reads_is_dropped(build: Build) -> None:
    path, many = "/schema/openapi.json", 90
    async with house_of(limited(build, body_seconds=0.4)) as house:
        size = len((await house.person().client.get(path)).content)
        connection = socket.socket()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", house.port))
        reader, writer = await asyncio.open_connection(sock=connection, limit=1024)
        transport = writer.transport
        assert isinstance(transport, asyncio.Transport)
        transport.pause_reading()
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode() * many)
        await asyncio.sleep(2.0)
        transport.resume_reading()
        got = 0
        with contextlib.suppress(ConnectionError):
            async with asyncio.timeout(PATIENCE):
                while part := await reader.read(2**20):
                    got += len(part)
        assert got < many * size
        writer.close()


async def test_one_address_has_so_many_connections_and_no_more(build: Build) -> None:
    async with house_of(limited(build, connections_per_address=5), proxy="") as house:
        held = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(5)]
        assert b"TooManyConnections" in await heard(house)
        for _, writer in held:
            writer.close()

        async def has_room() -> bool:
            with contextlib.suppress(httpx.TransportError):
                return (await house.person().client.get("/api/me")).status_code == 200
            return False

        await soon(has_room)


async def test_a_proxy_carries_the_connections_of_many(build: Build) -> None:
    async with house_of(limited(build, connections_per_address=5)) as house:
        held = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(10)]
        assert await house.person().get("/me")
        for _, writer in held:
            writer.close()


def test_a_server_may_open_as_many_files_as_the_system_lets_it() -> None:
    program = (
        "import resource as r; soft, hard = r.getrlimit(r.RLIMIT_NOFILE); r.setrlimit(r.RLIMIT_NOFILE, (256, hard));"
        "from gamekeeper.server.running import raise_file_limit as go; go();"
        "print(r.getrlimit(r.RLIMIT_NOFILE)[0] >= min(hard, 65536) if hard > 0 else True)"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ended.stdout.strip() == "True"


# --- addresses ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_ipv6_is_counted_by_its_line(host: str, address: str) -> None:
    assert counted(host) == address


def test_proxies_are_named_as_uvicorn_takes_them() -> None:
    some = Proxies("127.0.0.1, 10.0.0.0/8, nonsense")
    assert [some.have(host) for host in ("127.0.0.1", "10.1.2.3", "192.0.2.1", "a name")] == [True, True, False, False]
    assert Proxies("*").have("192.0.2.1")
    assert not Proxies("").have("127.0.0.1")


async def test_whoever_has_a_whole_ipv6_line_has_one_pace(build: Build) -> None:
    async with house_of(limited(build, requests_per_second=0.01, request_burst=6)) as house:
        client = house.person().client
        answers = [
            (await client.get("/api/me", headers={"x-forwarded-for": f"2001:db8::{number}"})).status_code
            for number in range(1, 9)
        ]
        assert answers == [200] * 6 + [429] * 2
        other = {"x-forwarded-for": "2001:db8:0:1::1"}
        assert (await client.get("/api/me", headers=other)).status_code == 200


# --- messages ----------------------------------------------------------------------------------------


async def test_many_sockets_of_one_address_have_one_pace(build: Build) -> None:
    async with house_of(limited(build, messages_per_address=0.01, address_burst=6)) as house:
        anna, bo, code = await two(house)
        async with contextlib.AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(anna.socket(code, **RUDE)) for _ in range(4)]
            other = await stack.enter_async_context(bo.socket(code, **POLITE))
            for socket in sockets:
                for _ in range(2):
                    await socket.send({"type": "ping"})
            answers = [await socket.until(lambda told: told["type"] in ("pong", "error")) for socket in sockets * 2]
            assert sorted(told["type"] for told in answers) == ["error"] * 2 + ["pong"] * 6
            await other.send({"type": "ping"})
            assert await other.until(lambda told: told["type"] == "pong")


async def test_asking_for_everything_again_is_not_worked_out_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _, code = await two(house)
    prompt = (await anna.my_turn(code))["prompt"]
    await anna.act(code, 0, prompt["options"][0]["action"])
    asked: list[str] = []

    def watch(place: Any, name: str) -> None:
        honest = getattr(place, name)
        monkeypatch.setattr(place, name, lambda *given, **named: (asked.append(name), honest(*given, **named))[1])

    async with anna.socket(code) as socket:
        first = await socket.update()
        for place, name in ((sight, "prompt_for"), (sight, "option_for"), (house.hub.services.store, "history")):
            watch(place, name)
        for since in (0, 0, 5, 1, 0):
            await socket.send({"type": "sync", "since": since})
            told = await socket.update()
            assert [event["number"] for event in told["events"]] == [
                event["number"] for event in first["events"] if event["number"] >= since
            ]
            assert {**told, "events": [], "table": 0} == {**first, "events": [], "table": 0}
    assert asked == []


# --- bots --------------------------------------------------------------------------------------------


class Thinkers(Pool):
    """Bots that take the first action there is: easy ones at once, others one after the other when they are let."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.asked = 0
        self.let = asyncio.Semaphore(0)
        for lane in (self.slow, self.quick):
            lane.ask = self.ask_one  # type: ignore[method-assign]

    async def ask_one(self, work: Any, question: Any, level: str = "hard", *_tree: int) -> Any:
        self.asked += 1
        await (asyncio.sleep(0.01) if level == "easy" else self.let.acquire())
        answer = work_now(question)
        return Tree(1, [(answer[0], 1.0, 1.0)]) if work is grow else answer

    async def let_one_decide(self) -> None:
        """Let one of the slow ones answer, and the next one be asked."""
        before = self.asked

        async def has_begun() -> bool:
            return self.asked > before

        self.let.release()
        await soon(has_begun)


def work_now(question: Any) -> tuple[int, ...]:
    """The first action there is."""
    from gamekeeper.core.ids import Seat
    from gamekeeper.server.thinking import game_of

    game = game_of(question.game, question.seats, question.options, question.pack_text)
    return (int(next(iter(game.legal(game.load(question.known), Seat(question.seat))))),)


@pytest.fixture
def linger() -> float:
    """For how many seconds somebody counts as being there after a request."""
    return PATIENCE


@pytest.fixture
async def bots(build: Build, linger: float) -> AsyncIterator[House]:
    async with house_of(build(linger_seconds=linger), Thinkers) as house:
        yield house


def thinkers(house: House) -> Thinkers:
    """The bots of a server."""
    pool = house.hub.services.pool
    assert isinstance(pool, Thinkers)
    return pool


async def crowd(house: House, stack: contextlib.AsyncExitStack) -> Person:
    """Somebody with thirty tables of four experts, looking at all of them."""
    rude = house.person("Rude")
    rude.client.headers.update(RUDE)
    for _ in range(30):
        code = await rude.new_table([EXPERT] * 4)
        await stack.enter_async_context(rude.socket(code, **RUDE))
    return rude


async def test_tables_of_experts_do_not_hold_up_others(bots: House) -> None:
    pool = thinkers(bots)
    anna = bots.person("Anna")
    anna.client.headers.update(POLITE)
    async with contextlib.AsyncExitStack() as stack:
        await crowd(bots, stack)
        code = await anna.new_table([ME, BOT], options={"start_seat": 1})
        assert (await anna.my_turn(code))["prompt"]  # an easy bot has answered though no expert may
        code = await anna.new_table([ME, EXPERT], options={"start_seat": 1})
        served = 0
        while not (await anna.update(code))["prompt"]:
            await pool.let_one_decide()
            served += 1
        assert served <= 16  # three decisions of her expert or so in two parts, one of the crowd's before each


@pytest.mark.parametrize("linger", [0.0])
async def test_bots_play_for_nobody_who_is_not_there(bots: House) -> None:
    pool = thinkers(bots)
    person = bots.person()
    code = await person.new_table([BOT, BOT])
    await asyncio.sleep(0.3)
    assert pool.asked == 0
    async with person.socket(code) as socket:
        while (await socket.update())["number"] < 3:
            pass

    async def rest() -> bool:
        return not bots.table(code).bots.is_thinking()

    await soon(rest)
    asked = pool.asked
    await asyncio.sleep(0.3)
    assert pool.asked == asked
    async with person.socket(code) as socket:
        number = (await socket.update())["number"]
        while (await socket.update())["number"] < number + 2:
            pass


async def test_turns_go_from_address_to_address_and_from_guest_to_guest() -> None:
    turns = Turns(1)
    served: list[str] = []
    gate = asyncio.Event()

    async def one(address: str, guest: str) -> None:
        async with turns.turn(Party(address, guest)):
            await gate.wait()
            served.append(f"{address}{guest}")

    asked = ["Aa", "Aa", "Aa", "Aa", "Ab", "Ba", "Ba", "Ca"]
    jobs = []
    for who in asked:
        jobs.append(asyncio.create_task(one(*who)))
        await asyncio.sleep(0)
    assert turns.share("A") == pytest.approx(1 / 15)
    assert turns.share("C") == pytest.approx(1 / 3)
    gate.set()
    await asyncio.gather(*jobs)
    assert served == ["Aa", "Aa", "Ba", "Ca", "Ab", "Ba", "Aa", "Aa"]
    assert (turns.free, turns.asking, turns.lines) == (1, {}, {})


async def test_who_goes_while_waiting_leaves_no_gap() -> None:
    turns = Turns(1)
    anna, bo = Party("A", ""), Party("B", "")
    gate = asyncio.Event()

    async def hold(party: Party) -> None:
        async with turns.turn(party):
            await gate.wait()

    first = asyncio.create_task(hold(anna))
    await asyncio.sleep(0)
    gone, after = asyncio.create_task(hold(anna)), asyncio.create_task(hold(bo))
    await asyncio.sleep(0)
    gone.cancel()
    gate.set()
    await asyncio.gather(first, gone, after, return_exceptions=True)
    assert (turns.free, turns.asking) == (1, {})


async def test_the_more_wait_the_shorter_each_thinks(settings: Settings) -> None:
    turns = Turns(2)
    shares = []
    for asking in ({}, {"A": 1}, {"A": 2}, {"A": 1, "B": 1}, {"A": 4}, {"A": 1, "B": 7}):
        turns.asking = dict(asking)
        shares.append(turns.share("A"))
    assert shares == [1.0, 1.0, 1.0, 1.0, 0.5, 1.0]
    assert Lane(settings.bot_workers).turns.places == settings.bot_workers


async def test_hints_of_one_position_are_worked_out_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, bo, code = await two(house)
    pool = house.hub.services.pool
    honest, asked = pool.hint, []

    async def slow(question: Any, party: Party) -> Any:
        asked.append((question.seat, question.known))
        await asyncio.sleep(0.1)
        return await honest(question, party)

    monkeypatch.setattr(pool, "hint", slow)
    hints: list[Json] = await asyncio.gather(*[anna.post(f"/tables/{code}/hint") for _ in range(12)])
    assert [seat for seat, _ in asked] == [0]
    assert all(hint == hints[0] for hint in hints)
    assert await bo.refused("POST", f"/tables/{code}/hint") == (409, "NotYourDecision")
    await anna.act(code, 0, hints[0]["action"])
    update = await anna.update(code)
    asker = anna if update["prompt"] else bo
    await asker.post(f"/tables/{code}/hint")
    assert len(asked) == 2


async def test_a_hint_that_failed_is_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, code = await two(house)
    pool = house.hub.services.pool
    honest = pool.hint

    async def broken(*_: Any) -> Any:
        raise RuntimeError("bot processes died")

    monkeypatch.setattr(pool, "hint", broken)
    assert await anna.refused("POST", f"/tables/{code}/hint") == (500, "InternalError")
    monkeypatch.setattr(pool, "hint", honest)
    assert json.dumps(await anna.post(f"/tables/{code}/hint"))
