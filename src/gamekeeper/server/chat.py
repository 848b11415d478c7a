"""What people say at one table: phrases that everybody reads in their own language, and texts of their own.

Everybody who may watch may read it, so it tells nobody more than the table does; who writes is who sits there, and who
watches where the host lets them. A message is stored, then told.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from gamekeeper.server import chat_store
from gamekeeper.server.chat_store import MESSAGES_KEPT, StoredMessage
from gamekeeper.server.errors import BadMessage, KeyReused, NoSeat
from gamekeeper.server.errors_chat import BadSaying, ChatOff, PhrasesOnly, UnknownSaying, WatchersSilent
from gamekeeper.server.household import household
from gamekeeper.server.names import UNSEEN, UNSEEN_CATEGORIES
from gamekeeper.server.readers import Reader
from gamekeeper.server.seating import NOWHERE
from gamekeeper.server.stored import Conflict, StoredGuest
from gamekeeper.server.wire_chat import ChatMessage, Room, RoomBody, Said, Say

if TYPE_CHECKING:
    from gamekeeper.server.table import Table

LONGEST = 300  # characters of a text
MOST_MARKS = 4  # on one letter; more of them are drawn over the lines around
JOINERS = "\u200c\u200d"  # scripts and emoji are written with them
ATTEMPTS = 3


class Chat:
    """The messages of one table, and what its host has laid down for them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.store = table.services.store
        # who meets strangers in the lobby, or plays for a rating, has phrases until the host trusts them with more
        is_open = table.stored.listed or table.stored.rated
        self.room = Room("phrases" if is_open else "all", watchers_write=False)
        self.messages: list[StoredMessage] = []
        self.next = 0  # the number of the next message; those of deleted people are not given again
        self.lock = asyncio.Lock()

    async def load(self) -> None:
        """Learn what the store has."""
        room, self.messages = await chat_store.of_table(self.store, self.table.code)
        self.room = room or self.room
        self.next = max(self.next, self.messages[-1].number + 1 if self.messages else 0)

    async def lay_down(self, wanted: RoomBody) -> None:
        """The host wants it otherwise; everybody is told."""
        changes = {name: value for name in wanted.__struct_fields__ if (value := getattr(wanted, name)) is not None}
        async with self.lock:
            room = replace(self.room, **changes)
            await chat_store.lay_down(self.store, self.table.code, room)
            self.room = room
        self.table.watching.close()
        self.table.tell_places()

    async def take_over(self, room: Room) -> None:
        """The same people play again: what held at their table holds here."""
        if room != self.room:
            self.room = room
            await chat_store.lay_down(self.store, self.table.code, room)

    # --- saying ------------------------------------------------------------------------------------

    def seat_to_write(self, guest: str | None) -> int | None:
        """The seat from which somebody writes, None for who watches. An error by name for who may not."""
        seat = self.table.seating.seat_of(guest)
        if self.room.chat == "off":
            raise ChatOff("the host has switched the chat of this table off")
        if seat == NOWHERE and not self.room.watchers_write:
            raise WatchersSilent("only who sits at this table writes here")
        return None if seat == NOWHERE else seat

    async def say(self, guest: StoredGuest | None, message: Say) -> None:
        """Store what somebody says, and tell everybody; the same key again is told to its sender alone."""
        seat = self.seat_to_write(None if guest is None else guest.id)
        if guest is None:
            raise NoSeat("who writes has a name")
        text = self.checked(message)
        name = guest.name if seat is None else self.table.seating.places[seat].name
        async with self.lock:
            for _ in range(ATTEMPTS):
                again = next((one for one in self.messages if (one.guest, one.key) == (guest.id, message.key)), None)
                if again is not None and (again.phrase, again.text) != (message.phrase, text):
                    raise KeyReused(f"the key {message.key} stands for something else you said, which was told")
                if again is not None:
                    self.tell(again, [one for one in self.table.readers.open if one.guest == guest.id])
                    return
                said = StoredMessage(
                    number=self.next,
                    guest=guest.id,
                    seat=seat,
                    name=name,
                    phrase=message.phrase,
                    text=text,
                    key=message.key,
                    time=time.time(),
                )
                try:
                    await chat_store.add(self.store, self.table.code, said)
                except Conflict:  # another writer was faster, or has said it already
                    await self.load()
                    continue
                self.next += 1
                self.messages = [*self.messages, said][-MESSAGES_KEPT:]
                self.tell(said, self.table.readers.open)
                return
        raise Conflict

    def checked(self, message: Say) -> str:
        """The text of a message that may be said, empty for a phrase; else a named error."""
        if (message.phrase is None) == (not message.text):
            raise BadMessage("a message is a phrase or a text, one of them")
        if message.phrase is not None:
            return ""
        if self.room.chat == "phrases":
            raise PhrasesOnly("at this table people choose among phrases")
        return clean_text(message.text)

    # --- reading -----------------------------------------------------------------------------------

    def tell(self, message: StoredMessage, readers: Iterable[Reader]) -> None:
        """Send a message to those who want to read it."""
        for reader in readers:
            if message.guest not in reader.muted:
                reader.send(Said([told(message, reader)], whole=False))

    def welcome(self, reader: Reader) -> None:
        """Send somebody who comes all that was said, unless nothing was."""
        if self.messages:
            self.tell_all([reader])

    def tell_all(self, readers: Iterable[Reader]) -> None:
        """Send all that was said, instead of what was told before."""
        for reader in readers:
            heard = [told(message, reader) for message in self.messages if message.guest not in reader.muted]
            reader.send(Said(heard, whole=True))

    def message(self, number: int, reader: str) -> StoredMessage:
        """A message that somebody else has written; UnknownSaying when there is none."""
        for message in self.messages:
            if message.number == number and message.guest != reader:
                return message
        raise UnknownSaying(f"nobody else has said number {number} here, or it was too long ago")

    # --- who is somebody else now, or nobody any more ----------------------------------------------

    def forget(self, guest: str) -> None:
        """Somebody has gone for good with all they said, and so have those beside them."""
        home = household(guest)
        left = [message for message in self.messages if household(message.guest) != home]
        if len(left) < len(self.messages):
            self.messages = left
            self.tell_all(self.table.readers.open)

    def hand_over(self, guest: str, account: str) -> None:
        """What a guest said is an account's now; whoever did not read the one does not read the other."""
        self.messages = [replace(one, guest=account) if one.guest == guest else one for one in self.messages]
        for reader in self.table.readers.open:
            if guest in reader.muted:
                reader.muted |= {account}


def told(message: StoredMessage, reader: Reader) -> ChatMessage:
    """A message for one reader."""
    is_mine = message.guest == reader.guest
    return ChatMessage(
        message.number, message.seat, message.name, message.phrase, message.text, message.time,
        mine=is_mine, key=message.key if is_mine else None,
    )  # fmt: skip


def clean_text(text: str) -> str:
    """A text as it is shown: one line, composed, without signs that are not seen or turn others round.

    BadSaying when nothing is left, or too much.
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif letter in JOINERS or (category not in UNSEEN_CATEGORIES and not UNSEEN.match(letter)):
            kept += [letter] if marks <= MOST_MARKS else []
    clean = " ".join("".join(kept).split())
    if not clean.strip(JOINERS + " "):  # joiners join what can be seen, and are nothing alone
        raise BadSaying("nothing in this message can be seen", {"longest": LONGEST, "length": 0})
    if len(clean) > LONGEST:
        wanted = f"a message has up to {LONGEST} characters, this one has {len(clean)}"
        raise BadSaying(wanted, {"longest": LONGEST, "length": len(clean)})
    return clean
