"""What every table needs of its server."""

from __future__ import annotations

import msgspec

from gamekeeper.server.chain import Witness
from gamekeeper.server.days_off import Vacations
from gamekeeper.server.metrics import Metrics
from gamekeeper.server.nodes import Alone
from gamekeeper.server.pool import Pool
from gamekeeper.server.settings import Settings
from gamekeeper.server.shelf import Shelf
from gamekeeper.server.store import Store
from gamekeeper.server.uptime import Uptime


class Services(msgspec.Struct, frozen=True):
    """The parts of one server that tables share."""

    settings: Settings
    store: Store
    pool: Pool
    metrics: Metrics
    shelf: Shelf
    witness: Witness
    uptime: Uptime
    days_off: Vacations
    nodes: Alone
