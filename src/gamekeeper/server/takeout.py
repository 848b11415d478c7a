"""Everything the server keeps of one person, as a zip archive of JSON, records and reports."""

from __future__ import annotations

import io
import time
import zlib
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.server.belongings import codes_of, kept_of
from gamekeeper.server.hub import Hub

ABOUT = "me.json"
STUDIES = "studies"


async def takeout(hub: Hub, guest: str) -> bytes:
    """The archive. Of a match that goes on it holds what the guest may know; one that cannot be read is named."""
    out = io.BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        kept = await kept_of(hub.services.store, guest)
        for study in kept.get(STUDIES, []):
            packed = study.pop("report")
            if packed:
                archive.writestr(f"reports/{study['code']}.html", zlib.decompress(packed))
        tables = [await add_table(hub, guest, code, archive) for code in await codes_of(hub.services.store, guest)]
        about = {"made": time.time(), **kept, "tables": tables}
        archive.writestr(ABOUT, msgspec.json.format(msgspec.json.encode(about), indent=2))
    return out.getvalue()


async def add_table(hub: Hub, guest: str, code: str, archive: ZipFile) -> dict[str, Any]:
    """One table: its record when the match is over, else what has happened as far as the guest may know it."""
    try:
        table = await hub.look(code)
        if table.pack is not None:
            archive.writestr(f"packs/{code}.toml", table.pack.text)
        if table.status == "over":
            archive.writestr(f"records/{table.stored.game}-{code}.jsonl", table.past.record())
        elif table.status == "playing":
            archive.writestr(f"matches/{code}.json", msgspec.json.encode(table.past.history(guest)))
        told: dict[str, Any] = msgspec.to_builtins(table.state(guest))
        return told
    except GamekeeperError as error:
        return {"code": code, "not_read": str(error)}
