"""`gamekeeper admin` at a running server, as who runs it types it."""

import asyncio
import re

import pytest

from cli.terminal import flat
from server.people import BOT, ME


@pytest.fixture
def admin(terminal, house, tmp_path):
    """`gamekeeper admin` with the secret of the house."""
    (tmp_path / "secret").write_bytes(house.app.state.services.settings.secret)
    where = ("--server", f"http://127.0.0.1:{house.port}", "--data", tmp_path)

    async def run(*words: object, typed: str = ""):
        return await asyncio.to_thread(terminal.run, "admin", *words, *where, typed=typed)

    return run


@pytest.mark.anyio
async def test_who_runs_a_server_looks_around_and_acts(house, admin) -> None:
    ada = house.person("Ada")
    code = await ada.new_table([ME, BOT])
    found = flat((await admin("tables", "Ada")).out)
    assert code in found
    assert "Ada, easy" in found
    who = re.search("[0-9a-f]{32}", (await admin("guests", "ada")).out).group()
    assert "Ada is shut out, until 20" in (await admin("ban", who, "--days", "2", "--reason", "insults")).out
    assert (await ada.client.get("/api/me")).json()["error"] == "Banned"
    assert "insults" in (await admin("bans")).out
    assert "may come again" in (await admin("unban", who)).out
    assert "told from now on" in (await admin("announce", "Back at ten.", "--it", "Alle dieci.")).out
    assert (await ada.get("/announcement"))["texts"] == {"en": "Back at ten.", "it": "Alle dieci."}
    await admin("hush")
    assert (await ada.get("/announcement"))["texts"] == {}
    kept = await admin("remove", code, typed="n\n")
    assert kept.code != 0
    assert (await ada.get("/me"))["tables"] != []
    assert f"table {code} is gone" in (await admin("remove", code, typed="y\n")).out
    assert (await ada.get("/me"))["tables"] == []
    assert "nobody is shut out" in (await admin("bans")).out
    assert "nothing is reported" in (await admin("reports")).out


@pytest.mark.anyio
async def test_what_is_wrong_is_said(house, admin, terminal, tmp_path) -> None:
    assert "no table is like that" in (await admin("tables", "nosuch")).out
    refused = await admin("remove", "nosuch", "--yes")
    assert refused.code == 1
    assert "There is no such table" in refused.err
    refused = await admin("ban", "Ada")
    assert "'Ada'" in refused.err
    (tmp_path / "secret").write_bytes(b"another secret for tests " * 2)
    assert "not signed by who runs the server" in (await admin("bans")).err
    (tmp_path / "secret").unlink()
    refused = await admin("bans")
    assert refused.code == 2
    assert "secret-file" in refused.err
    assert "server: got 'example.org'" in terminal.run("admin", "bans", "--server", "example.org").err
