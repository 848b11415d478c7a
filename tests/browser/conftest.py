"""One server process and one Chromium for all browser tests; every test gets windows nobody has left anything in.

Every table is dealt from the same seed and bots think in simulations, not in seconds: a test sees the same games
whatever ran before it and however slow the machine is. GAMEKEEPER_SEED deals others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

import gamekeeper
from browser.positions import SEED, Tables
from browser.windows import FORGIVEN, PATIENCE, Windows

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}
DEALT = os.environ.get("GAMEKEEPER_SEED", str(SEED))


def program(seed: str | int) -> str:
    """The command `gamekeeper`, every table of which has the same seed."""
    return (
        f"from gamekeeper.core import rng; rng.fresh_seed = lambda: rng.seed_bytes({str(seed)!r});"
        "from gamekeeper.cli.app import main; main()"
    )


SERVE = [
    *(sys.executable, "-c", program(DEALT), "serve", "--port", "0"),
    *("--bot-seconds", "60", "--bot-workers", "1", "--absence-seconds", "1"),
    *("--new-tables-per-minute", "600", "--requests-per-second", "400", "--messages-per-second", "50"),
    *("--messages-per-address", "400", "--new-guests-per-minute", "600"),
]
ANNOUNCED = "Gamekeeper is at "
QUICK = {"language": "en", "theme": "light", "pace": "instant", "motion": "reduced"}

Visit = Callable[..., Page]


@contextmanager
def serving(data: Path, command: Sequence[str] = SERVE) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A real server process, page and all: where it listens, and the process."""
    built = Path(gamekeeper.__file__).parent / "server" / "static" / "index.html"
    if not built.exists():
        pytest.fail("the page is not built: npm --prefix web ci && npm --prefix web run build", pytrace=False)
    with open(data / "log", "w") as log:
        process = subprocess.Popen([*command, "--data", str(data)], stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line.startswith(ANNOUNCED):
            process.kill()
            pytest.fail(f"the server did not start: {(data / 'log').read_text()}", pytrace=False)
        try:
            yield line.removeprefix(ANNOUNCED).strip(), process
        finally:
            process.terminate()
            process.wait(timeout=60)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server of all tests listens."""
    with serving(tmp_path_factory.mktemp("browser")) as (address, _):
        yield address


@pytest.fixture(scope="session")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server listens whose every match has the seed of `positions`."""
    command = [program(SEED) if word == program(DEALT) else word for word in SERVE]
    with serving(tmp_path_factory.mktemp("known"), command) as (address, _):
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    expect.set_options(timeout=PATIENCE)
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("Chromium is missing: apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def all_windows(browser: Browser) -> Windows:
    """The windows of the browser."""
    return Windows(browser)


@pytest.fixture
def windows(all_windows: Windows) -> Iterator[Windows]:
    """Windows for a test. Whatever a page complains about fails it."""
    yield all_windows
    assert all_windows.take_back() == []


@pytest.fixture
def visit(windows: Windows, address: str) -> Visit:
    """Open an address as somebody new; in a fresh window where a test changes it for good."""

    def open_page(
        path: str = "/",
        size: str = "desktop",
        forgiven: str = FORGIVEN,
        patience: float = PATIENCE,
        *,
        fresh: bool = False,
        workers: Literal["allow", "block"] = "block",
        **settings: object,
    ) -> Page:
        phone = size == "phone"
        window = windows.lend(
            {**QUICK, **settings},
            forgiven,
            fresh=fresh or workers == "allow",
            viewport=SIZES[size],
            has_touch=phone,
            is_mobile=phone,
            base_url=address,
            service_workers=workers,
        )
        window.page.set_default_timeout(patience)
        window.page.goto(path)
        return window.page

    return open_page


@pytest.fixture
def tables(windows: Windows, known: str) -> Tables:
    """Tables laid out at known positions."""
    return Tables(windows, known, QUICK)
