"""What a page says when a match did not go as it should: decisions that are lost, a match broken off."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import ANNOUNCED, SERVE, Visit
from browser.table import lay, new_table, wait_asked
from server.databases import free_port

AGAIN = 60_000  # ms: a server starts, and the page tries less and less often


class Server:
    """A server of one's own, that can be killed and comes back at the same port."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *more: str) -> None:
        command = [*SERVE, "--data", str(self.data), "--port", str(self.port), *more]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        assert self.process.stdout.readline().startswith(ANNOUNCED)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def lose(self, rows: int) -> None:
        """Take the database back by some rows, as if they had never been written."""
        with contextlib.closing(sqlite3.connect(self.data / "gamekeeper.sqlite3")) as database:
            (last,) = database.execute("SELECT max(number) FROM history").fetchone()
            database.execute("DELETE FROM snapshots")
            database.execute("DELETE FROM history WHERE number > ?", (last - rows,))
            database.execute("UPDATE tables SET rows = ?, status = 'playing'", (last + 1 - rows,))
            database.execute("UPDATE tables SET link = (SELECT link FROM history ORDER BY number DESC LIMIT 1)")
            database.commit()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.kill()


def test_who_saw_decisions_that_are_lost_is_told_and_plays_on(visit: Visit, server: Server) -> None:
    server.start()
    page = visit(f"{server.address}/", forgiven="ERR_CONNECTION_REFUSED")
    new_table(page, ["me", "open"], name="Ada", server=server.address)
    page.get_by_role("button", name="Let a bot play").click()
    wait_asked(page)
    held = page.locator(".hand .held").count()
    lay(page)
    expect(page.locator(".hand .held")).to_have_count(held - 1)
    server.kill()
    server.lose(1)
    server.start()
    expect(page.get_by_role("alert")).to_contain_text("The server has lost the last decision you saw", timeout=AGAIN)
    expect(page.locator(".hand .held")).to_have_count(held)
    lay(page)
    expect(page.locator(".hand .held")).to_have_count(held - 1)


def test_a_match_that_was_broken_off_says_why(visit: Visit, server: Server) -> None:
    server.start("--max-rows", "100")
    page = visit(f"{server.address}/")
    new_table(page, ["me", "easy"], name="Ada", server=server.address)
    code = page.url.rsplit("/", 1)[1]
    table = f"{server.address}/api/tables/{code}"
    for turn in range(2_000):
        update = page.request.get(f"{table}/update").json()
        if update["table"]["status"] == "over":
            break
        if update["prompt"]:
            # taken back again and again, one decision goes a long way
            back = update["may_undo"]
            action = "undo" if back else update["prompt"]["options"][0]["action"]
            body = {"expected": update["number"], "action": action, "key": f"turn-{turn:06}"}
            page.request.post(f"{table}/actions", data=body)
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("The game was broken off")
    expect(result).to_contain_text("as many decisions as a table here can hold")
    expect(result.get_by_role("button", name="Play again")).to_be_visible()
