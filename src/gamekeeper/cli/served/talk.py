"""The conversation at a served table: the same lines as at one's own, while others come, go and decide."""

from __future__ import annotations

from typing import Final

from gamekeeper.cli.output import harmless
from gamekeeper.cli.players import BOT, names_of, titles_of
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.served.chair import ServedChair
from gamekeeper.cli.served.clocks import running, spelled
from gamekeeper.cli.served.line import FATAL
from gamekeeper.cli.served.saying import Sayings
from gamekeeper.cli.served.server import JoinRefused
from gamekeeper.cli.talk import COMMANDS, Talk
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.core.texts import Prompt
from gamekeeper.server import wire

LOOK_SECONDS: Final = 0.2  # how often it is looked whether a line was typed while others decide
SAID_SECONDS: Final = 2.0  # how long it is waited for what one has said oneself
BROKEN_OFF: Final = "rows"
FOR_GOOD: Final = ("resigned", "forfeited")


class ServedTalk(Talk):
    """Plays at a served table until the match is over or the person leaves."""

    chair: ServedChair

    def __init__(self, chair: ServedChair, screen: Screen) -> None:
        super().__init__(chair, screen)
        self.sayings = Sayings(chair, screen)
        self.doers["say"] = self.say
        self.listen_for([command for command in COMMANDS if command in self.doers])
        self.awaited: tuple[object, ...] = ()  # whom it was said that all wait for
        self.lies: tuple[int, bool] | None = None  # the position on the table, and whether a question lies under it
        self.is_here = True  # the person has joined or typed since they were last asked
        self.replaced = -1  # the position at which it was said last that a bot plays their seat
        chair.on_line = self.tell_line

    def run(self) -> None:
        """Play on until the match is over; raises Quit when the person leaves, JoinRefused when it cannot go on."""
        self.chair.line.open()
        while True:
            self.drain()
            self.name_all()
            update = self.chair.update
            if update is None:
                self.await_players()
            elif update.table.status == "over":
                self.show(None)
                return
            elif self.is_with_bot() and self.is_here:
                self.take_seat_back()
            elif self.chair.prompt() is not None and not self.is_gone() and not self.is_with_bot():
                self.ask()
            else:
                self.await_others(update)

    # --- waiting -----------------------------------------------------------------------------------

    def await_players(self) -> None:
        """Say who sits here whenever that changes, until the match begins."""
        table = self.chair.table
        seated = tuple((place.kind, place.name, place.level) for place in table.places)
        if table.status == "waiting" and seated != self.awaited:
            self.awaited = seated
            self.screen.say("table-line", players=self.screen.words.join(list(self.screen.scene.titles)))
            count = sum(place.kind == "open" for place in table.places)
            self.screen.say("join-waiting", "dim", count=count)
            self.screen.address(f"{self.chair.server.base}/table/{table.code}")
        self.listen()

    def await_others(self, update: wire.Update) -> None:
        """Say what happens and for whom all wait, until something is asked of this seat."""
        if self.lies is None or (self.screen.is_split and self.lies != (update.number, False)):
            self.show(None)
        elif self.has_news():
            self.screen.news(self.news())
        waited = (update.number, *update.deciders)
        names = [self.screen.scene.names[seat] for seat in update.deciders]
        if names and waited[1:] != self.awaited:
            self.awaited = waited[1:]
            self.screen.say("join-waiting-for", "dim", players=self.screen.words.join(names))
            self.tell_clocks(update)
        if self.is_with_bot() and self.replaced != update.number:
            self.replaced = update.number
            self.screen.say("join-bot-plays", "yellow")
        self.listen()

    def show(self, prompt: Prompt | None) -> None:
        """The same, of the position that is there now."""
        super().show(prompt)
        assert self.chair.update is not None, "there is a position"
        self.lies = (self.chair.update.number, prompt is not None)

    def has_news(self) -> bool:
        """Whether anything has happened that was not told."""
        return any(event.number >= self.told for event in self.chair.events())

    def listen(self) -> None:
        """Wait for the server, or for a line that the person types meanwhile."""
        if not self.screen.can_listen and self.is_with_bot():
            self.obey(self.screen.read_line())
            return
        if not self.screen.can_listen:
            self.hear(None)
            return
        while not self.hear(LOOK_SECONDS):
            line = self.screen.typed()
            if line is not None:
                self.obey(line)
                return

    def hear(self, seconds: float | None) -> bool:
        """Follow the next message; False when none came in time."""
        message = self.chair.line.heard(seconds)
        if message is None:
            return False
        try:
            self.chair.take(message)
        except JoinRefused as error:
            self.tell_refused(error)
        self.sayings.tell()
        return True

    def drain(self) -> None:
        """Follow what has come already."""
        while self.hear(0):
            pass
        self.sayings.tell()

    def tell_refused(self, error: JoinRefused) -> None:
        """Say what the server refuses; raise it where nothing can come after it."""
        if error.name in FATAL or error.name in ("OtherVersion", "NoServer"):
            raise error
        self.screen.line(str(error), "yellow")

    def tell_line(self, is_back: bool) -> None:
        """The line has broken, or is there again."""
        self.screen.say("join-back" if is_back else "join-lost", "dim" if is_back else "yellow")

    # --- deciding ----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Show the table and read lines until something else is asked."""
        prompt, update = self.chair.prompt(), self.chair.update
        assert prompt is not None, "it was asked"
        assert update is not None, "it was asked"
        self.is_here, self.awaited = False, ()
        if len(prompt.options) == 1:
            try:
                self.answer_alone(prompt)
            except JoinRefused as error:
                self.tell_refused(error)
            return
        self.show(prompt)
        self.tell_clocks(update)
        asked = update.asked_since
        while self.is_asked(asked):
            line = self.next_line(asked)
            self.is_here = line is not None
            self.drain()
            if line is None or not self.is_asked(asked):
                self.screen.say("join-moved-on", "yellow")
                return
            self.obey(line)

    def next_line(self, asked: int) -> str | None:
        """What the person types; None where it is no longer asked. Where that disturbs nobody, others are heard too."""
        if not self.screen.is_split:
            return self.screen.read_line()
        while self.is_asked(asked):
            line = self.screen.typed()
            if line is not None:
                return line
            self.hear(LOOK_SECONDS)
        return None

    def is_asked(self, since: int) -> bool:
        """Whether the question of that position is still open."""
        update = self.chair.update
        return update is not None and update.prompt is not None and update.asked_since == since

    def obey(self, line: str) -> None:
        """Do what a line says, or say why the server does not; where a bot plays, an empty one takes the seat back."""
        try:
            if self.is_with_bot() and not line.strip():
                self.take_seat_back()
            else:
                super().obey(line)
        except JoinRefused as error:
            self.tell_refused(error)

    def say(self, text: str) -> None:
        """Say something; where a line is read next, nothing would be heard of it before that."""
        if self.sayings.say(text) and not self.screen.is_split:
            self.hear(SAID_SECONDS)

    def is_with_bot(self) -> bool:
        """Whether a bot plays this seat while its owner, who may take it back, is here."""
        places = self.chair.table.places
        return self.chair.you != SPECTATOR and places[int(self.chair.you)].handed_to_bot and not self.is_gone()

    def is_gone(self) -> bool:
        """Whether a bot plays this seat to the end."""
        return self.chair.you != SPECTATOR and self.chair.table.places[int(self.chair.you)].left in FOR_GOOD

    def tell_clocks(self, update: wire.Update) -> None:
        """Say what those have left whom all wait for."""
        words = self.screen.words
        for seat, left in running(update.table.clock).items():
            key = "join-clock-yours" if seat == int(self.chair.you) else "join-clock-of"
            self.screen.say(key, "dim", player=self.screen.scene.names[seat], time=spelled(words.language, left))

    def take_seat_back(self) -> None:
        """Play again where a bot has meanwhile."""
        path = f"/api/tables/{self.chair.table.code}/seats/{int(self.chair.you)}/bot"
        self.chair.table = self.chair.server.call("DELETE", path, wire.TableState)
        self.screen.say("join-bot-played", "yellow")

    # --- who sits here -----------------------------------------------------------------------------

    def name_all(self) -> None:
        """Call everybody by the names they have now."""
        scene, places, words = self.screen.scene, self.chair.table.places, self.screen.words
        scene.you = int(self.chair.you)
        players = [f"{BOT}{place.level}" if place.kind == "bot" else "" for place in places]
        people = [harmless(place.name) or words.say("join-open") for place in places]
        scene.names, scene.titles = (
            [name or person for name, person in zip(names, people, strict=True)]
            for names in (names_of(players, words), titles_of(players, words))
        )

    def tell_end(self) -> None:
        """How it ended."""
        update = self.chair.update
        assert update is not None, "it is over"
        if update.table.ended == BROKEN_OFF:
            self.screen.say("join-broken-off", "bold")
        else:
            self.screen.ending(update.outcome, update.ranking, update.scores)

    def farewell(self) -> None:
        """How it ended, and where to look at it again."""
        update, screen = self.chair.update, self.screen
        assert update is not None, "it is over"
        self.tell_end()
        screen.say("unsealed", seed=update.seed or "", hash=update.commitment)
        screen.say("join-replay")
        screen.address(f"{self.chair.server.base}/replay/{update.table.code}")
        if update.table.rematch:
            screen.say("join-rematch")
            screen.command("join", f"{self.chair.server.base}/table/{update.table.rematch}")
