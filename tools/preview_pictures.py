"""Draws web/public/preview/*.png, what links show: the poster of each game as the page draws it, with its name."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from gamekeeper import catalog
from gamekeeper.words import page_words

TARGET = Path("web/public/preview")
SIZE = {"width": 1200, "height": 630}
HOME = {"home": ("yellowstone_park", "Gamekeeper")}
SERVE = [sys.executable, "-c", "from gamekeeper.cli.app import main; main()", "serve", "--port", "0"]
DRAW = """(name) => {
    const poster = document.querySelector('.broad svg');
    const title = document.createElement('p');
    title.textContent = name;
    poster.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    poster.style.cssText = 'position: fixed; inset: 0; width: 1200px; height: 630px; max-height: none';
    title.style.cssText = `position: fixed; inset: auto 0 0; margin: 0; padding: 10px 0 18px; text-align: center;
        font: 600 76px/1.15 var(--poster); letter-spacing: 0.04em; text-transform: uppercase;
        background: #f4ecdc; color: #22302b`;
    document.body.append(poster, title);
    for (const other of [...document.body.children]) {
        const isDefinition = other.matches('svg') && other !== poster || other.querySelector('defs, symbol');
        if (other !== poster && other !== title) other.style.cssText += isDefinition ? '' : '; visibility: hidden';
    }
    return document.fonts.load('600 76px Oswald');
}"""


def main() -> None:
    """Draw them all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data:
        process = subprocess.Popen([*SERVE, "--data", data], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        address = process.stdout.readline().rpartition(" ")[2].strip()
        try:
            draw_all(address)
        finally:
            process.terminate()
            process.wait()


def draw_all(address: str) -> None:
    """One picture a game, and one for every other page."""
    games = {name: (name, page_words("en", f"web-game-{name}")) for name in catalog.names()}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 720, "height": 900}, color_scheme="light", base_url=address)
        for picture, (game, title) in (games | HOME).items():
            draw(page, address, game, title, TARGET / f"{picture}.png")
        browser.close()


def draw(page: Page, address: str, game: str, title: str, target: Path) -> None:
    """The poster of a waiting room, alone."""
    places = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": game, "seats": len(places), "places": places, "name": "Ada"}
    made = page.request.post("/api/tables", data=body, headers={"origin": address})
    page.set_viewport_size({"width": 720, "height": 900})
    page.goto(f"/table/{made.json()['code']}")
    page.wait_for_selector(".broad svg")
    page.evaluate(DRAW, title)
    page.set_viewport_size({"width": SIZE["width"], "height": SIZE["height"]})
    page.screenshot(path=target)


if __name__ == "__main__":
    main()
