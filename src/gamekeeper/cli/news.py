"""The place of the full screen where all is written that is said."""

from __future__ import annotations

from collections import deque
from typing import Final

from rich.console import RenderableType
from textual import events
from textual.widgets import RichLog

NEWS_KEPT: Final = 200  # of what was said, to be written anew in another width


class News(RichLog, can_focus=False):
    """What was said, the latest in sight."""

    def __init__(self) -> None:
        super().__init__(id="news", wrap=True, min_width=1)
        self.said: deque[RenderableType] = deque(maxlen=NEWS_KEPT)
        self.wrapped = 0  # the width it was written for
        self.told = 0  # how many lines were there when the table was laid last

    def tell(self, what: RenderableType) -> None:
        """Say one more thing."""
        self.said.append(what)
        self.write(what, expand=True, shrink=True)

    @property
    def is_long(self) -> bool:
        """Whether more was said since the table was laid than is in sight."""
        return len(self.lines) - self.told > self.size.height

    def forget(self) -> None:
        """Leave nothing of it."""
        self.said.clear()
        self.clear()
        self.told = 0

    def on_resize(self, event: events.Resize) -> None:
        """Lines are as long as there is room, and the last ones stay in sight."""
        if self.lines and event.size.width != self.wrapped:
            self.clear()
            for what in self.said:
                self.write(what, expand=True, shrink=True)
            self.told = len(self.lines)
        self.wrapped = event.size.width
        self.scroll_end(animate=False)
