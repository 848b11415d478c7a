"""`gamekeeper serve` from the command line."""

from __future__ import annotations

import errno
import os
import re
import signal
import stat
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from gamekeeper.cli import app
from gamekeeper.cli.serve_checks import name_of, origin_of, proxies_of
from gamekeeper.cli.serve_command import MailTls, mail_of, secret_in
from gamekeeper.core.errors import BadSetup
from gamekeeper.server.engine import driver_url
from server.databases import free_port

COMMAND = [sys.executable, "-m", "gamekeeper", "serve", "--port", "0"]


def test_it_prints_its_address_once_it_answers(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    with subprocess.Popen(
        [*COMMAND, "--data", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert address, line
        assert httpx.get(f"{address[0]}/health").json()["status"] == "ok"
        server.send_signal(signal.SIGINT)
        server.wait(20.0)
    assert (folder / "gamekeeper.sqlite3").exists()
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_what_it_logs_tells_no_code_of_a_table(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--data", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        body = {"game": "fort", "seats": 2, "places": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "name": "Ada"}
        code = httpx.post(f"{address}/api/tables", json=body).raise_for_status().json()["code"]
        with connect(f"{address.replace('http', 'ws')}/api/tables/{code}/live?since=0") as socket:
            assert code in str(socket.recv())
        server.send_signal(signal.SIGINT)
        out, log = server.communicate(timeout=20.0)
    assert code not in out + log
    assert "uvicorn" not in log, "what libraries chat about may hold addresses"


def test_metrics_are_told_at_an_address_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    more = ["--metrics-address", f"127.0.0.1:{port}", "--data"]
    one, other = ([*COMMAND, *more, str(tmp_path / name)] for name in ("one", "other"))
    with subprocess.Popen(one, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        assert "gamekeeper_matches_started" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        assert httpx.get(f"{address}/metrics").status_code == 404
        taken = subprocess.run(other, capture_output=True, text=True, timeout=60.0, check=False)
        server.send_signal(signal.SIGINT)
        server.wait(20.0)
    assert taken.returncode == 2
    assert "metrics-address" in taken.stderr
    assert "Traceback" not in taken.stderr


@pytest.mark.parametrize("database", ["mysql://user:password@host/name", "nonsense"])
def test_a_database_it_does_not_know_is_named(tmp_path: Path, database: str) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--database", database]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60.0, check=False)
    assert ended.returncode == 2
    assert "database" in ended.stderr
    assert "password@host" not in ended.stderr.replace("postgresql://user:password@host/name", "")
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("--host", "nowhere.invalid"),
        ("--public-url", "play.example"),
        ("--public-url", "ftp://play.example"),
        ("--public-url", "https://play.example/table"),
        ("--public-url", "https://play.example:99999"),
        ("--public-url", "https://[::1"),
        ("--origin", "*"),
        ("--allow-host", "table.lan:8000"),
        ("--proxy", "localhost"),
        ("--proxy", "10.0.0.1/8"),
        ("--push-contact", "me"),
        ("--requests-per-second", "inf"),
        ("--lab-seconds", "inf"),
        ("--database", "sqlite://"),
        ("--database", "sqlite:///:memory:"),
        ("--database", "sqlite://games.sqlite3"),
        ("--database", "postgresql://me:pass-word@127.0.0.1:port/name"),
        ("--database", "postgresql://me:pass-word@127.0.0.1:9/name?colour=blue"),
    ],
)
def test_what_an_option_cannot_say_ends_it_in_one_line(tmp_path, capsys, option, said) -> None:
    """Not later, nor never: an origin that is none matches nobody's, and the server would refuse all people."""
    assert app.main(["serve", "--port", "0", "--data", str(tmp_path), option, said]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"gamekeeper: {option.removeprefix('--')}: got ")
    assert told.count("\n") == 1
    assert "pass-word" not in told


def test_options_name_addresses_as_browsers_do() -> None:
    assert origin_of("origin", "https://Play.Example:443/") == "https://play.example"
    assert origin_of("origin", "http://пример.example:8000") == "http://xn--e1afmkfd.example:8000"
    assert origin_of("origin", "http://[0::1]:8000") == "http://[::1]:8000"
    assert name_of("allow-host", "Table.lan.") == "table.lan"
    assert proxies_of("proxy", "127.0.0.1, ::1,10.0.0.0/8") == "127.0.0.1,::1,10.0.0.0/8"


def test_how_to_encrypt_the_line_to_postgresql_is_said_in_either_word() -> None:
    """Addresses that hosted databases give have libpq's."""
    url = "postgresql://me:pass%40word@db.example/name"
    assert driver_url(f"{url}?sslmode=require") == driver_url(f"{url}?ssl=require")
    assert driver_url(url) == url.replace("postgresql", "postgresql+asyncpg")


def test_a_database_that_does_not_answer_ends_it_in_one_line(tmp_path: Path) -> None:
    command = [*COMMAND, "--data", str(tmp_path), "--database", "postgresql://nobody:pass-word@127.0.0.1:9/none"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60.0, check=False)
    assert ended.returncode != 0
    assert "the database did not" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert "pass-word" not in ended.stderr


def test_a_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    first = secret_in(tmp_path / "secret")
    assert len(first) >= 32
    assert secret_in(tmp_path / "secret") == first


def test_a_secret_that_a_full_disk_did_not_take_is_not_left_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of one would be refused at each later start."""

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            secret_in(tmp_path / "secret")
    assert len(secret_in(tmp_path / "secret")) >= 32


def test_a_secret_that_is_too_short_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("short")
    with pytest.raises(BadSetup, match="secret-file"):
        secret_in(tmp_path / "secret")


@pytest.mark.parametrize(
    ("place", "sender", "tls", "password", "url", "named"),
    [
        ("mail.example.org", "a@example.org", "starttls", "", "https://table.example", "mail-server"),
        ("mail.example.org:0", "a@example.org", "starttls", "", "https://table.example", "mail-server"),
        ("mail.example.org:587", "", "starttls", "", "https://table.example", "mail-from"),
        ("mail.example.org:587", "a@example.org", "starttls", "", "", "public-url"),
        ("mail.example.org:25", "a@example.org", "none", "hush", "https://table.example", "mail-tls"),
        ("mail.example.org:465", "a@example.org", "tls", "тихо", "https://table.example", "mail-password"),
    ],
)
def test_a_mail_server_that_no_letter_could_be_sent_by_is_named(place, sender, tls, password, url, named) -> None:
    with pytest.raises(BadSetup, match=named) as caught:
        mail_of(place, sender, MailTls(tls), "me", password, url)
    assert not password or password not in str(caught.value)


def test_without_a_mail_server_the_other_options_of_mail_say_nothing() -> None:
    assert mail_of("", "", MailTls.STARTTLS, "", "", "") is None
