"""What nobody needs goes, though Python's own looking for it is kept from stopping the server."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from gamekeeper.server import garbage
from server.people import soon

pytestmark = pytest.mark.anyio


class Knot:
    """An object that holds itself."""

    def __init__(self) -> None:
        self.itself = self


async def test_knots_go_when_twice_as_much_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "EVERY", 0.01)
    monkeypatch.setattr(garbage, "GROWTH", 1.1)
    knot = Knot()
    tied = weakref.ref(knot)
    job = asyncio.create_task(garbage.set_aside())
    try:
        await asyncio.sleep(0.05)
        assert gc.get_freeze_count() > 0
        del knot
        gc.collect()
        assert tied() is not None  # set aside, where no look at young objects comes
        kept: list[list[int]] = []

        async def is_gone() -> bool:
            kept.extend([len(kept)] for _ in range(50_000))
            return tied() is None

        await soon(is_gone)
    finally:
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
    assert gc.get_freeze_count() == 0
