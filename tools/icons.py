"""Draws web/public/icons/*.png, what an installed app and its notices show: the mark of web/public/favicon.svg."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

MARK = Path("web/public/favicon.svg")
TARGET = Path("web/public/icons")
PAPER = "#f4ecdc"
# name → pixels, the background, and how much of the side the mark takes: of a maskable icon a circle of 80 % is seen
ICONS = {
    "192": (192, "transparent", 1.0),
    "512": (512, "transparent", 1.0),
    "maskable-192": (192, PAPER, 0.62),
    "maskable-512": (512, PAPER, 0.62),
    "apple-180": (180, PAPER, 0.76),
    "badge-96": (96, "transparent", 1.0),
}
SILHOUETTES = ("badge-96",)  # of these a system takes the shape alone


def main() -> None:
    """Draw them all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    mark = MARK.read_text(encoding="utf-8")
    outline = max(re.findall(r"<path[^>]*>", mark), key=len)  # the hexagon with the lantern cut out
    shape = re.sub(
        r'fill="#\w+"', 'fill="#ffffff"', f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>{outline}</svg>"
    )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        for name, (pixels, background, part) in ICONS.items():
            draw(page, shape if name in SILHOUETTES else mark, pixels, background, part)
            page.screenshot(path=TARGET / f"{name}.png", omit_background=True)
        browser.close()


def draw(page: Page, mark: str, pixels: int, background: str, part: float) -> None:
    """The mark in the middle of a square page."""
    page.set_viewport_size({"width": pixels, "height": pixels})
    side = f"{pixels * part}px"
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{background}"
    page.set_content(f'<body style="{style}"><div style="width:{side};height:{side}">{mark}</div>')


if __name__ == "__main__":
    main()
