"""Bots in their own processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Seat
from gamekeeper.server.errors import TooManyRequests
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.play import Play
from gamekeeper.server.pool import LEAST_SECONDS, Pool
from server.people import test_settings

pytestmark = pytest.mark.anyio


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(test_settings("sqlite:///:memory:"), Metrics())
    yield made
    made.close()


async def test_a_bot_answers_from_another_process(pool: Pool) -> None:
    play = Play(catalog.make("yellowstone_park", 2, {"start_seat": 0}), bytes(32))
    question = play.question(0, "bot", 0.05)
    assert await pool.choose(question, "easy") in list(play.game.legal(play.state, Seat(0)))
    action, considered = await pool.hint(question)
    assert considered[0].action == action
    assert await pool.ask(os.getpid) != os.getpid()


async def test_a_process_that_dies_is_replaced(pool: Pool) -> None:
    first = await pool.ask(os.getpid)
    os.kill(first, signal.SIGKILL)
    assert await pool.ask(os.getpid) not in (first, os.getpid())


async def test_what_a_bot_is_asked_holds_nothing_its_seat_cannot_know() -> None:
    """The position in a question is a function of what the seat knows and of luck: never the true one."""
    play = Play(catalog.make("yellowstone_park", 3, {"start_seat": 0}), bytes(32))
    question = play.question(0, "bot", 1.0)
    told, true = play.game.load(question.known), play.state
    assert play.game.inventory(told)["hand:0"] == play.game.inventory(true)["hand:0"]
    assert play.game.inventory(told)["hand:1"] != play.game.inventory(true)["hand:1"]
    assert play.game.inventory(told)["pile"] != play.game.inventory(true)["pile"]
    assert play.match.seed not in (question.luck, question.known)


async def test_the_more_bots_wait_the_shorter_each_thinks(pool: Pool) -> None:
    pool.workers = 2
    times = []
    for waiting in (0, 1, 2, 4, 1000):
        pool.waiting = waiting
        times.append(pool.share(8.0))
    assert times == [8.0, 8.0, 8.0, 4.0, LEAST_SECONDS]
    assert pool.share(0.05) == 0.05


async def test_too_many_hints_at_once_are_refused(pool: Pool) -> None:
    pool.hints = pool.most_hints
    play = Play(catalog.make("yellowstone_park", 2), bytes(32))
    with pytest.raises(TooManyRequests):
        await pool.hint(play.question(0, "hint", 0.05))
