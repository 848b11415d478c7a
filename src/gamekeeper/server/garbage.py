"""When Python looks through everything it holds for what nobody needs.

By itself it does so whenever a quarter as many objects have come as there are, however many of them have gone by then:
a server of a thousand tables stood still for a second, three times a minute. Here what is alive is set aside, where no
look at young objects comes, and everything is looked through when twice as much is held as after the last time.
"""

from __future__ import annotations

import asyncio
import gc
import sys

EVERY = 1.0  # seconds
GROWTH = 2.0


async def set_aside() -> None:
    """For as long as the server serves."""
    held = sys.getallocatedblocks()
    try:
        while True:
            if sys.getallocatedblocks() > GROWTH * held:
                gc.unfreeze()
                gc.collect()
                held = sys.getallocatedblocks()
            gc.collect(1)
            gc.freeze()
            await asyncio.sleep(EVERY)
    finally:
        gc.unfreeze()
