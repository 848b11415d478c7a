"""One server process and one Chromium for all browser tests; every test gets fresh browser contexts."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

import gamekeeper

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"desktop": ViewportSize(width=1440, height=900), "phone": ViewportSize(width=390, height=844)}
SERVE = [
    *(sys.executable, "-c", "from gamekeeper.cli.app import main; main()", "serve", "--port", "0"),
    *("--bot-seconds", "0.2", "--bot-workers", "1", "--absence-seconds", "1"),
    *("--new-tables-per-minute", "600", "--requests-per-second", "400", "--messages-per-second", "50"),
]
ANNOUNCED = "Gamekeeper is at "
QUICK = {"language": "en", "theme": "light", "pace": "instant", "motion": "reduced"}

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the real server process listens, page and all."""
    built = Path(gamekeeper.__file__).parent / "server" / "static" / "index.html"
    if not built.exists():
        pytest.fail("the page is not built: npm --prefix web ci && npm --prefix web run build", pytrace=False)
    data = tmp_path_factory.mktemp("browser")
    with open(data / "log", "w") as log:
        process = subprocess.Popen([*SERVE, "--data", str(data)], stdout=subprocess.PIPE, stderr=log, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line.startswith(ANNOUNCED):
            process.kill()
            pytest.fail(f"the server did not start: {(data / 'log').read_text()}", pytrace=False)
        yield line.removeprefix(ANNOUNCED).strip()
        process.terminate()
        process.wait(timeout=20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("Chromium is missing: apt-get install chromium", pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open an address as somebody new. Whatever the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", size: str = "desktop", forgiven: str = "status of 404", **settings: object) -> Page:
        phone = size == "phone"
        context = browser.new_context(viewport=SIZES[size], has_touch=phone, is_mobile=phone, base_url=address)
        contexts.append(context)
        stored = json.dumps(json.dumps({**QUICK, **settings}))
        context.add_init_script(f"localStorage.getItem('gamekeeper') ?? localStorage.setItem('gamekeeper', {stored})")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda said: (
                complaints.append(f"{page.url}: {said.text}")
                if said.type == "error" and forgiven not in said.text
                else None
            ),
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
