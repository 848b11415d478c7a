"""Packages of somebody else's, installed for one test."""

from __future__ import annotations

import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamekeeper import catalog, kits, packs
from gamekeeper.packs import pack
from gamekeeper.words import translator
from outside.wheels import wheel_of

BIDS = """
from pathlib import Path
from gamekeeper.core.info import GameInfo
from gamekeeper.kits import Kit
from toys import sealed_bids
class Bids(sealed_bids.SealedBids):
    def __init__(self, seats=3, options=None):
        super().__init__(seats, options)
        self.info = INFO
INFO = GameInfo("bids", "", 1, (2, 3), 3, ())
KIT = Kit("bids", "bids:Bids", Path(__file__).parent)
"""
TEXTS = "\n".join(f"{key} = {key}" for key in catalog.NEEDED_TEXTS)


def forget() -> None:
    """Look for packages again."""
    for known in (kits.outside, catalog.fault, translator.texts_of, packs.has, pack.box_pack):
        known.cache_clear()
    for module in ("bids", "other", "drawn", "box", "gamekeeper_errand", "gamekeeper_errand.errand"):
        sys.modules.pop(module, None)


class Site:
    """A folder of its own for every wheel, where Python finds it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch

    def bids(
        self,
        name: str = "bids",
        code: str = BIDS,
        point: str = "bids = bids:KIT",
        texts: str = TEXTS,
        italian: str = "",
        more: dict[str, str] | None = None,
    ) -> None:
        files = {f"{name}.py": code, "words/en/bids.ftl": texts, "words/it/bids.ftl": italian, **(more or {})}
        self.unpack(wheel_of(self.folder, name, point, {path: text.encode() for path, text in files.items()}))

    def unpack(self, wheel: Path) -> None:
        zipfile.ZipFile(wheel).extractall(self.folder / wheel.stem)
        self.monkeypatch.syspath_prepend(self.folder / wheel.stem)
        forget()

    def remove(self) -> None:
        """Uninstall everything."""
        for folder in self.folder.glob("*-none-any"):
            shutil.rmtree(folder)
        forget()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    yield Site(tmp_path, monkeypatch)
    monkeypatch.undo()
    forget()
