"""What who runs a server does, as those on its pages see it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit, serving
from browser.table import new_table
from browser.test_looks import violations


class Served(NamedTuple):
    """A server and the folder with its secret."""

    address: str
    folder: Path

    def admin(self, *words: str) -> str:
        """What `gamekeeper admin` writes."""
        where = ("--server", self.address, "--data", str(self.folder))
        command = [sys.executable, "-m", "gamekeeper", "admin", *words, *where]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path) as (address, _):
        yield Served(address, tmp_path)


def test_people_are_told_shut_out_and_left_without_a_table(served: Served, visit: Visit) -> None:
    page = visit(f"{served.address}/", size="phone", theme="dark")
    new_table(page, ["me", "open"], name="Ada", server=served.address)
    served.admin("announce", "We restart at ten.", "--it", "Riavviamo alle dieci.")
    page.reload()
    told = page.get_by_text("We restart at ten.")
    expect(told).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Read: show it no more").tap()
    expect(told).to_have_count(0)
    page.reload()
    page.wait_for_selector("main h1")
    expect(told).to_have_count(0)

    code = page.url.rpartition("/")[2]
    served.admin("remove", code, "--yes")
    expect(page.get_by_role("heading", name="no table with this code")).to_be_visible()

    who = re.search("[0-9a-f]{32}", served.admin("guests", "Ada"))
    assert who is not None
    new_table(page, ["me", "open"], name="Ada", server=served.address)
    served.admin("ban", who.group(), "--days", "2", "--reason", "Insults at a table.")
    expect(page.get_by_role("heading", name="You are shut out of this server")).to_be_visible()
    expect(page.get_by_text("for 2 more days. Insults at a table.")).to_be_visible()
    assert violations(page) == []
    served.admin("unban", who.group())
    page.get_by_role("button", name="Try again").tap()
    expect(page.get_by_role("heading", name="You are shut out")).to_have_count(0)
