"""Somebody with a keyboard and a screen reader: knows roles, names and what is spoken, and nothing else."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from browser.table import until

MOST_STOPS = 80
# a line of YAML: quoted as a whole when a name holds a colon
FOCUSED = re.compile(r'^- \'?(?P<role>\w+)(?: "(?P<name>.*?)")?(?: \[.*\])?:?(?: (?P<text>.*?))?\'?:?$')


class Listener:
    """Moves by keys alone and hears what has the focus."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press
        self.type = page.keyboard.type

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus, empty when nothing has it."""
        focused = self.page.locator(":focus")
        if focused.count() == 0:
            return "", ""
        found = FOCUSED.match(focused.aria_snapshot().split("\n")[0])
        return (found["role"], found["name"] or found["text"] or "") if found else ("", "")

    def is_on(self, role: str, name: str | re.Pattern[str]) -> bool:
        """Whether something of this role and name has the focus."""
        focused = self.focus()
        return focused[0] == role and re.search(name, focused[1]) is not None

    def tab_to(self, role: str, name: str | re.Pattern[str]) -> None:
        """Press Tab until something of this role and name has the focus."""
        heard = []
        for _ in range(MOST_STOPS):
            if self.is_on(role, name):
                return
            heard.append(self.focus())
            self.press("Tab")
        raise AssertionError(f"no {role} {name!r} among {list(dict.fromkeys(heard))}")

    def wait_for_focus(self, role: str, name: str | re.Pattern[str]) -> None:
        """Wait until the page itself has led the focus there."""
        until(self.page, lambda: self.is_on(role, name), f"the focus is on {role} {name!r}")

    def choose(self, name: str, letters: str) -> None:
        """Choose in a selection by the first letters of a choice."""
        self.tab_to("combobox", name)
        self.type(letters)

    @property
    def question(self) -> Locator:
        """What the page says is asked now, spoken whenever it changes."""
        return self.page.get_by_role("region", name="What to do").get_by_role("status")

    @property
    def log(self) -> Locator:
        """What the page speaks of what happens."""
        return self.page.get_by_role("log")
