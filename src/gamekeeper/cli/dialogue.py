"""The conversation over one match of this program: whose move, and what the others do meanwhile."""

from __future__ import annotations

from pathlib import Path

from gamekeeper.cli.chair import OwnChair
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.table import Table
from gamekeeper.cli.talk import COMMANDS, Talk
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.ids import Seat

READABLE = 120  # events that are not too many to tell at once


class Dialogue(Talk):
    """Plays a table to its end or until its person leaves."""

    def __init__(self, table: Table, screen: Screen) -> None:
        super().__init__(OwnChair(table, table.people[0]), screen)
        self.table = table
        self.match = table.match
        self.told = recent(table)
        self.doers["save"] = self.save
        self.listen_for([command for command in COMMANDS if command in self.doers])

    def run(self) -> None:
        """Play until the match is over; raises Quit when the person leaves."""
        match = self.match
        self.table.save()
        while not match.game.is_over(match.state):
            seat = self.next_seat()
            if int(seat) in self.table.bots:
                self.wait_for(seat)
            elif self.is_here(seat):
                self.ask()
        self.show_end()

    def next_seat(self) -> Seat:
        """Who decides next."""
        return self.match.game.decider(self.match.state)

    def is_here(self, seat: Seat) -> bool:
        """Whether the person who is to decide sits before the screen."""
        return seat == self.chair.you

    def wait_for(self, seat: Seat) -> None:
        """Let a bot decide."""
        name = self.screen.scene.names[int(seat)]
        with self.screen.waiting(self.screen.words.say("thinking", name=name)):
            action = self.table.answer_of(seat)
        self.match.play(seat, action)
        self.table.save()

    def show_end(self) -> None:
        """The last news, and the table as it lies at the end."""
        self.show(None)

    def ask(self) -> None:
        """Show the table and read lines until one of them changed the match."""
        prompt = self.match.game.prompt(self.match.state, self.chair.you)
        if len(prompt.options) == 1:
            self.answer_alone(prompt)
            return
        self.show(prompt)
        before = len(self.match.history)
        while len(self.match.history) == before:
            self.obey(self.screen.read_line())

    def save(self, text: str) -> None:
        """Write the record, to another file when one is named."""
        if text and self.table.is_taken(Path(text).expanduser()):
            self.screen.say("save-exists", "yellow", path=text)
            return
        try:
            path = self.table.save(Path(text).expanduser() if text else None)
        except (OSError, GamekeeperError) as error:
            self.screen.say("save-failed", "yellow", path=text, reason=str(error))
            return
        self.screen.say_path("saved", path)


def recent(table: Table) -> int:
    """From which event on a match taken up again is news: those of its last round, or as many turns as can be read."""
    events = table.match.sink.events
    turns = [event.number for event in events if event.key == "turn"]
    rounds = int(table.match.game.seats) + 1
    begins = turns[-rounds:] if len(turns) > rounds else [0, *turns]
    return next((begin for begin in begins if len(events) - begin <= READABLE), begins[-1])
