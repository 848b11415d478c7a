"""Several people before one screen: between two of them it shows nothing that one of them may not see."""

from __future__ import annotations

from math import inf
from time import monotonic

from gamekeeper.cli.chair import OwnChair
from gamekeeper.cli.dialogue import Dialogue, recent
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.table import Table
from gamekeeper.core.ids import NOBODY, SPECTATOR, Seat

HABIT_SECONDS = 1.0  # within which Enter may still be pressed by who hands over


class HotSeat(Dialogue):
    """Plays a table at which people take turns before the screen; who is there answers first."""

    def __init__(self, table: Table, screen: Screen) -> None:
        super().__init__(table, screen)
        self.here = NOBODY  # who sits before the screen
        self.marks = dict.fromkeys(map(int, table.people), recent(table))  # by seat: what `told` is for it

    def next_seat(self) -> Seat:
        """Who is here as long as they are asked, then bots, then the next person."""
        deciders = self.match.game.deciders(self.match.state)
        bots = [seat for seat in deciders if int(seat) in self.table.bots]
        return self.here if self.here in deciders else (bots or deciders)[0]

    def is_here(self, seat: Seat) -> bool:
        """Whether they sit here now, by handing over if need be; where one answer is left nobody has to come."""
        if seat == self.here:
            return True
        prompt = self.match.game.prompt(self.match.state, seat)
        if len(prompt.options) == 1:
            self.match.play(seat, prompt.options[0].action)
            self.table.save()
            return False
        if self.here != NOBODY and not self.lets_go(seat):
            return False
        self.sit_down(seat)
        return True

    def lets_go(self, to: Seat) -> bool:
        """Show who is here what came of it, until they hand over; False when they took it back."""
        self.show(None)
        history = len(self.match.history)
        self.screen.say("hand-over-to", "bold", name=self.screen.scene.names[int(to)])
        while line := self.screen.read_line().strip():
            self.obey(line)
            if len(self.match.history) != history:
                return False
        return True

    def sit_down(self, seat: Seat) -> None:
        """Empty the screen, and wait until the next person is alone before it."""
        handed_over = -inf if self.here == NOBODY else monotonic()
        self.leave()
        self.screen.clear()
        name = self.screen.scene.names[int(seat)]
        self.screen.say("hand-over", "bold", name=name)
        while (line := self.screen.read_line().strip()) or self.is_hasty(handed_over):
            if self.words_for.get(line.casefold()) == "quit":
                self.quit(line)
            handed_over = monotonic()
            self.screen.say("hand-over", "bold", name=name)
        self.screen.clear()
        self.here = seat
        self.look_as(seat)
        self.told = self.marks[int(seat)]

    def is_hasty(self, since: float) -> bool:
        """Whether a key pressed now may be one press too many of who was here until `since`."""
        return self.screen.is_typed and monotonic() - since < HABIT_SECONDS

    def leave(self) -> None:
        """Nobody sits before the screen."""
        if self.here != NOBODY:
            self.marks[int(self.here)] = self.told
        self.here = NOBODY
        self.look_as(SPECTATOR)

    def look_as(self, seat: Seat) -> None:
        """See the table with these eyes."""
        self.chair = OwnChair(self.table, seat)
        self.screen.scene.you = int(seat)

    def show_end(self) -> None:
        """The last news, and the table as all may see it."""
        self.tell_news()
        self.leave()
        self.read_all()
        self.show(None)
