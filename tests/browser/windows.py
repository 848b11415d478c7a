"""Browser windows, lent to one test after another: to open a window takes longer than to open a page in it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage

SLOWEST = 39.0  # seconds after which a page gives an only answer by itself: no test waits so long
FORGIVEN = "status of 404"
BLOCKED = "Service Worker registration blocked"  # by the driver, where a test has no use for it
PATIENCE = 20_000  # ms that anything may take which is not said to be quick
NOWHERE = (-1, -1)  # where a pointer points at nothing


class Window:
    """A browser context with a page."""

    def __init__(self, browser: Browser, kind: Mapping[str, Any]) -> None:
        self.context = browser.new_context(**kind)
        self.page = self.context.new_page()
        self.size = self.page.viewport_size
        self.door = self.context.new_cdp_session(self.page)
        self.door.send("Page.enable")  # else no script is run
        self.script = ""
        self.readers = 0
        self.complaints: list[str] = []
        self.forgiven = FORGIVEN
        self.page.on("pageerror", lambda error: self.complaints.append(f"{self.page.url}: {error}"))
        self.page.on("console", self.hear)

    def hear(self, said: ConsoleMessage) -> None:
        """Keep what the page complains about."""
        if said.type in ("error", "warning") and self.forgiven not in said.text and BLOCKED not in said.text:
            self.complaints.append(f"{self.page.url}: {said.text}")

    def seat(self, settings: Mapping[str, object], complaints: list[str], forgiven: str) -> None:
        """Somebody new: settings, and that they take long for a decision, are all that is stored."""
        self.complaints, self.forgiven = complaints, forgiven
        self.page.set_default_timeout(PATIENCE)
        self.readers += 1
        kept = {"gamekeeper": json.dumps(settings), "gamekeeper-thinking": json.dumps([SLOWEST] * 12)}
        script = f"""if (origin !== 'null' && sessionStorage.reader !== '{self.readers}') {{
            localStorage.clear();
            sessionStorage.clear();
            sessionStorage.reader = '{self.readers}';
            for (const [key, text] of Object.entries({json.dumps(kept)})) localStorage[key] = text;
        }}"""
        self.script = self.door.send("Page.addScriptToEvaluateOnNewDocument", {"source": script})["identifier"]

    def empty(self) -> None:
        """What the last reader left goes."""
        self.door.send("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self.script})
        self.complaints = []  # those of before have come with the answer
        self.page.goto("about:blank")
        self.page.unroute_all()
        self.page.mouse.move(*NOWHERE)
        if self.size and self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)
        self.context.set_offline(False)
        self.context.clear_cookies()


class Windows:
    """All windows of a browser. Whoever changes one for good takes a `fresh` one, which nobody gets after them."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Window]] = {}
        self.lent: list[tuple[str, Window]] = []
        self.complaints: list[str] = []

    def lend(
        self, settings: Mapping[str, object], forgiven: str = FORGIVEN, *, fresh: bool = False, **kind: Any
    ) -> Window:
        """A window of a kind, for somebody new."""
        name = "" if fresh else str(kind)
        free = self.free.get(name)
        window = free.pop() if free else Window(self.browser, kind)
        window.seat(settings, self.complaints, forgiven)
        self.lent.append((name, window))
        return window

    def take_back(self) -> list[str]:
        """Everybody goes. What pages complained about since nobody had a window."""
        lent, self.lent = self.lent, []
        complaints, self.complaints = self.complaints, []
        for name, window in lent:
            if name and window.context.pages == [window.page]:
                window.empty()
                self.free.setdefault(name, []).append(window)
            else:
                window.context.close()
        return complaints
