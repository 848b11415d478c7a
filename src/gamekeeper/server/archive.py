"""Studies in the database: a line each for what was asked and found, and the report as a packed page."""

from __future__ import annotations

import time
import zlib

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update

from gamekeeper.server.lab_job import Order
from gamekeeper.server.schema import ORDERS, STUDIES
from gamekeeper.server.store import Store
from gamekeeper.server.wire_lab import Study

UNDER_WAY = ("playing", "drawing")
WAITING = "waiting"
LINE = (STUDIES.c.guest, STUDIES.c.told)


class Kept(msgspec.Struct, frozen=True):
    """A study and whose it is."""

    guest: str
    study: Study


class Archive:
    """The studies of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, guest: str, study: Study, order: Order, kept: int) -> None:
        """A new one; of a guest's studies the latest `kept` remain."""
        mine = select(STUDIES.c.code).where(STUDIES.c.guest == guest)
        values = {"code": study.code, "guest": guest, "created": study.created}
        async with self.store.writing() as connection:
            await connection.execute(insert(STUDIES).values(values | line_of(study)))
            await connection.execute(insert(ORDERS).values(code=study.code, told=msgspec.json.encode(order)))
            surplus = mine.order_by(STUDIES.c.created.desc(), STUDIES.c.code).offset(kept).limit(kept)
            gone = list((await connection.execute(surplus)).scalars())
            await connection.execute(delete(ORDERS).where(ORDERS.c.code.in_(gone)))
            await connection.execute(delete(STUDIES).where(STUDIES.c.code.in_(gone)))

    async def order(self, code: str) -> Order | None:
        """What was asked; None for studies older than this was kept."""
        async with self.store.reading() as connection:
            told = (await connection.execute(select(ORDERS.c.told).where(ORDERS.c.code == code))).scalar()
        return None if told is None else msgspec.json.decode(told, type=Order)

    async def waiting(self) -> list[tuple[str, Study, Order]]:
        """Those that wait with whose they are, the first first."""
        query = select(*LINE, ORDERS.c.told.label("order")).join(ORDERS, ORDERS.c.code == STUDIES.c.code)
        query = query.where(STUDIES.c.status == WAITING).order_by(STUDIES.c.created, STUDIES.c.code)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        found = [(kept(row), msgspec.json.decode(row["order"], type=Order)) for row in rows]
        return [(one.guest, one.study, order) for one, order in found]

    async def change(self, study: Study, report: str = "") -> None:
        """What came of a study; nothing where it was thrown away."""
        packed = zlib.compress(report.encode()) if report else None
        change = update(STUDIES).where(STUDIES.c.code == study.code)
        async with self.store.writing() as connection:
            await connection.execute(change.values(line_of(study) | {"report": packed}))

    async def interrupt(self, *, also_waiting: bool) -> None:
        """Nobody plays the studies of a server that is gone."""
        lost = select(*LINE).where(STUDIES.c.status.in_([*UNDER_WAY, *([WAITING] if also_waiting else [])]))
        async with self.store.writing() as connection:
            for row in (await connection.execute(lost)).mappings().all():
                study = msgspec.structs.replace(kept(row).study, status="interrupted", ended=time.time())
                change = update(STUDIES).where(STUDIES.c.code == study.code)
                await connection.execute(change.values(line_of(study)))

    async def of(self, guest: str) -> list[Study]:
        """A guest's studies, the latest first."""
        query = select(*LINE).where(STUDIES.c.guest == guest).order_by(STUDIES.c.created.desc(), STUDIES.c.code)
        async with self.store.reading() as connection:
            return [kept(row).study for row in (await connection.execute(query)).mappings()]

    async def find(self, code: str) -> Kept | None:
        """A study by its code."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(*LINE).where(STUDIES.c.code == code))).mappings().first()
        return None if row is None else kept(row)

    async def report(self, code: str) -> str:
        """The report of a study; empty where there is none."""
        async with self.store.reading() as connection:
            packed = (await connection.execute(select(STUDIES.c.report).where(STUDIES.c.code == code))).scalar()
        return "" if packed is None else zlib.decompress(packed).decode()

    async def drop(self, code: str) -> None:
        """Throw a study away."""
        async with self.store.writing() as connection:
            await connection.execute(delete(ORDERS).where(ORDERS.c.code == code))
            await connection.execute(delete(STUDIES).where(STUDIES.c.code == code))


def line_of(study: Study) -> dict[str, object]:
    """A study as its row tells it."""
    return {"status": study.status, "told": msgspec.to_builtins(study)}


def kept(row: RowMapping) -> Kept:
    """A row as a study."""
    return Kept(row["guest"], msgspec.convert(row["told"], Study))
