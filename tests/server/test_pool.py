"""Bots in their own processes."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Seat
from gamekeeper.server import thinking
from gamekeeper.server.addresses import Party
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.errors_nodes import ServerStops
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.play import Play
from gamekeeper.server.pool import Pool
from server.people import test_settings

pytestmark = pytest.mark.anyio

ANNA = Party("192.0.2.1", "anna")


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(test_settings("sqlite:///:memory:"), Metrics())
    yield made
    made.close()


async def test_a_bot_answers_from_another_process(pool: Pool) -> None:
    play = Play(catalog.make("yellowstone_park", 2, {"start_seat": 0}), bytes(32))
    question = play.question(0, "bot", 0.05)
    assert (await pool.choose(question, "easy", ANNA))[0] in list(play.game.legal(play.state, Seat(0)))
    considered = await pool.hint(question, ANNA)
    assert considered[0].action in list(play.game.legal(play.state, Seat(0)))
    assert await pool.quick.ask(os.getpid) != os.getpid()


async def test_what_a_bot_means_to_do_next_travels_with_its_answer() -> None:
    game: Any = catalog.make("dice_theme_park", 1, {})
    s = game.setup(bytes(32))
    while not s.in_corners():
        game.apply(s, Seat(0), game.legal(s, Seat(0))[0])
    question = thinking.Question("dice_theme_park", 1, (), "", game.save(s), 0, bytes(32), 5.0)
    code, *ahead = thinking.choose(question, "greedy")
    while ahead:
        game.apply(s, Seat(0), code)
        question = question._replace(known=game.save(s), ahead=tuple(ahead))
        expected, ahead = ahead[1], ahead[2:]
        code, *rest = thinking.choose(question, "random")  # a line is followed, whoever is asked
        assert (code, rest) == (expected, ahead)


@pytest.mark.slow
async def test_trees_that_grow_in_two_processes_answer_as_those_of_one(pool: Pool) -> None:
    play = Play(catalog.make("yellowstone_park", 2, {"start_seat": 0}), bytes(32))
    question = play.question(0, "bot", 60.0)
    code = thinking.choose(question, "expert")[0]
    assert (await pool.choose(question._replace(trees=2), "expert", ANNA))[0] == code
    with pytest.raises(IndexError):  # no third tree: they are two indeed
        thinking.grow(question, "expert", 2)


async def test_a_process_that_dies_is_replaced(pool: Pool) -> None:
    first = await pool.quick.ask(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await pool.quick.ask(os.getpid) not in (first, os.getpid())


async def test_who_waits_for_a_bot_is_told_when_the_server_stops(pool: Pool) -> None:
    """At once, also those in line behind; else the server would wait for what they asked for, a whole review long."""
    worker = await pool.lab.ask(os.getpid)
    waiting = [asyncio.create_task(pool.lab.ask(time.sleep, 60.0)) for _ in range(3)]
    await asyncio.sleep(0.1)
    async with asyncio.timeout(20.0):
        pool.close()
        for told in await asyncio.gather(*waiting, return_exceptions=True):
            assert isinstance(told, ServerStops)
        await pool.ended()
    assert not Path(f"/proc/{worker}").exists()
    with pytest.raises(ServerStops):
        await pool.lab.ask(os.getpid)


async def test_what_a_bot_is_asked_holds_nothing_its_seat_cannot_know() -> None:
    """The position in a question is a function of what the seat knows and of luck: never the true one."""
    play = Play(catalog.make("yellowstone_park", 3, {"start_seat": 0}), bytes(32))
    question = play.question(0, "bot", 1.0)
    told, true = play.game.load(question.known), play.state
    assert play.game.inventory(told)["hand:0"] == play.game.inventory(true)["hand:0"]
    assert play.game.inventory(told)["hand:1"] != play.game.inventory(true)["hand:1"]
    assert play.game.inventory(told)["pile"] != play.game.inventory(true)["pile"]
    assert play.match.seed not in (question.luck, question.known)


async def test_too_many_hints_at_once_are_refused(pool: Pool) -> None:
    question = Play(catalog.make("yellowstone_park", 2), bytes(32)).question(0, "hint", 0.05)
    pool.hints = {"192.0.2.1": pool.limits.hints_per_address}
    with pytest.raises(TooManyRequests):
        await pool.hint(question, ANNA)
    pool.hints = {str(number): 1 for number in range(pool.limits.hints_waiting)}
    with pytest.raises(TooManyRequests):
        await pool.hint(question, ANNA)
