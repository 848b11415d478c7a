"""Who sits at a table, and who of them is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from gamekeeper.core.errors import BadSetup
from gamekeeper.server.errors import NameTaken, NoSeat, UnknownSeat
from gamekeeper.server.household import household, number_of
from gamekeeper.server.names import LONGEST_NAME, alike
from gamekeeper.server.sight import Sitting
from gamekeeper.server.stored import StoredGuest, StoredPlace
from gamekeeper.server.wire import PlaceBody, TableBody

NOWHERE = -1
LAST_WORDS = 1.0  # seconds after its closing in which requests are those of a page that has gone
LATE = 0.05  # seconds: what ends in time has ended for sure

Others = Mapping[int, StoredGuest]


def host_of(places: list[StoredPlace], made_by: int | None) -> int | None:
    """The seat of who decides who plays: who made the table, in older tables whoever sits first."""
    people = [place.seat for place in places if place.guest is not None]
    return made_by if made_by in people else next(iter(people), None)


class Seating:
    """The places of one table, and when their guests were last seen."""

    def __init__(self, places: list[StoredPlace], linger: float, made_by: int | None = None) -> None:
        self.places = places
        self.made_by = made_by
        self.linger = linger
        self.opened = time.time()
        # who shares a device is here as long as anybody on it is
        self.asked: dict[str, float] = {}  # household → time of the last request
        self.left: dict[str, float] = {}  # household → when the last socket closed
        self.ends: dict[str, asyncio.TimerHandle] = {}  # household → when the last request counts no more
        self.sockets: dict[str, int] = {}  # household → open sockets

    def seat_of(self, guest: str | None) -> int:
        """Where a guest sits, NOWHERE for those who watch."""
        if guest is None:
            return NOWHERE
        return next((place.seat for place in self.places if place.guest == guest), NOWHERE)

    def own_seat(self, guest: str | None) -> int:
        """Where a guest sits; NoSeat for those who watch."""
        seat = self.seat_of(guest)
        if seat == NOWHERE:
            raise NoSeat("only who sits at the table may do this")
        return seat

    def at(self, seat: int) -> StoredPlace:
        """The place of a seat; UnknownSeat when there is none."""
        if not 0 <= seat < len(self.places):
            raise UnknownSeat(f"seat {seat} is not one of 0 to {len(self.places) - 1}")
        return self.places[seat]

    def is_full(self) -> bool:
        """Whether no place is open."""
        return all(place.kind != "open" for place in self.places)

    def host(self) -> int | None:
        """The seat of who decides who plays."""
        return host_of(self.places, self.made_by)

    def heir(self, after: StoredPlace) -> int | None:
        """Who is the host once `after` is a place: the next to the left when the host goes, the first who comes."""
        host = self.host()
        if after.kind == "person":
            return after.seat if host is None else host
        if after.seat != host:
            return host
        count = len(self.places)
        around = ((after.seat + step) % count for step in range(1, count))
        return next((seat for seat in around if self.places[seat].guest is not None), None)

    def bot_at(self, seat: int) -> str:
        """The level of the bot that plays a seat, empty when a person does."""
        place = self.places[seat]
        return place.level if place.kind == "bot" or place.handed_to_bot else ""

    def name_for(self, name: str, seat: int) -> str:
        """`name`, told apart from those of the others; NameTaken when it only looks like one of them."""
        names = [place.name for place in self.places if place.seat != seat and place.name]
        others = {other.casefold() for other in names}
        for other in names:
            if name.casefold() not in others and alike(name, other):
                raise NameTaken(f"{name} looks like {other}, who sits here", {"name": other})
        result, count = name, 2
        while result.casefold() in others:
            ending = f" {count}"
            result = name[: LONGEST_NAME - len(ending)] + ending
            count += 1
        return result

    def saw(self, guest: str, changed: Callable[[], None]) -> None:
        """A guest asked for something; `changed` hears when they are here only by that, and when they are no more."""
        home, was_present = household(guest), self.is_present(guest)
        self.asked[home] = time.time()
        if not self.lingers(guest):
            return
        if home in self.ends:
            self.ends[home].cancel()
        self.ends[home] = asyncio.get_running_loop().call_later(self.linger + LATE, changed)
        if not was_present:
            changed()

    def came(self, guest: str) -> None:
        """A guest opened a socket."""
        home = household(guest)
        self.sockets[home] = self.sockets.get(home, 0) + 1

    def went(self, guest: str) -> None:
        """A guest's socket closed."""
        home = household(guest)
        self.sockets[home] -= 1
        if self.sockets[home] == 0:
            del self.sockets[home]
            self.left[home] = time.time()

    def is_present(self, guest: str) -> bool:
        """Whether a guest has a socket open, or has asked for something a moment ago."""
        return household(guest) in self.sockets or self.lingers(guest)

    def lingers(self, guest: str) -> bool:
        """Whether a guest without a socket has asked for something a moment ago."""
        home = household(guest)
        asked = self.asked.get(home, 0.0)
        is_last_word = asked - self.left.get(home, 0.0) < LAST_WORDS
        return home not in self.sockets and not is_last_word and time.time() - asked < self.linger

    def absent_since(self, guest: str) -> float | None:
        """When a guest was last here, None while here."""
        if self.is_present(guest):
            return None
        home = household(guest)
        return max(self.opened, self.asked.get(home, 0.0), self.left.get(home, 0.0))

    def sittings(self) -> list[Sitting]:
        """All places, as every reader may know them."""
        return [
            Sitting(
                kind=place.kind,
                name=place.name,
                level=place.level,
                handed_to_bot=place.handed_to_bot,
                present=place.kind == "bot" or (place.guest is not None and self.is_present(place.guest)),
                absent_since=None if place.guest is None else self.absent_since(place.guest),
                household="" if place.guest is None else household(place.guest),
                number=0 if place.guest is None else number_of(place.guest),
            )
            for place in self.places
        ]


def person(seat: int, guest: str, name: str) -> StoredPlace:
    """A person's place."""
    return StoredPlace(seat=seat, kind="person", guest=guest, name=name, level="", handed_to_bot=False)


def bot(seat: int, level: str) -> StoredPlace:
    """A bot's place."""
    return StoredPlace(seat=seat, kind="bot", guest=None, name="", level=level, handed_to_bot=False)


def nobody(seat: int) -> StoredPlace:
    """An open place."""
    return StoredPlace(seat=seat, kind="open", guest=None, name="", level="", handed_to_bot=False)


def next_seat(seat: int, seats: int) -> int:
    """Where who sat on a seat sits in the next match: the second begins, the first comes last."""
    return (seat - 1) % seats


def rotated(places: list[StoredPlace]) -> list[StoredPlace]:
    """The places of the next match, by seat."""
    moved = [replace(place, seat=next_seat(place.seat, len(places))) for place in places]
    return sorted(moved, key=lambda place: place.seat)


def handed_over(place: StoredPlace, level: str) -> StoredPlace:
    """A person's place that a bot plays for now."""
    return replace(place, level=level, handed_to_bot=True)


def taken_back(place: StoredPlace) -> StoredPlace:
    """A person's place that the person plays again."""
    return replace(place, level="", handed_to_bot=False)


def again(place: StoredPlace) -> StoredPlace:
    """A place in the next match: a bot that stood in stays, the seat of somebody the server knows no more is open."""
    if place.handed_to_bot:
        return bot(place.seat, place.level)
    return nobody(place.seat) if place.kind == "person" and place.guest is None else place


def places_of(body: TableBody, guest: StoredGuest | None, others: Others) -> list[StoredPlace]:
    """The places of a new table; BadSetup names what does not fit."""
    if len(body.places) != body.seats:
        raise BadSetup("places", len(body.places), f"one place for each of {body.seats} seats")
    mine = [seat for seat, place in enumerate(body.places) if place.kind == "me"]
    if len(mine) > 1:
        raise BadSetup("places", f"me at seats {mine}", "at most one place for yourself")
    if not mine and any(place.kind == "beside" for place in body.places):
        raise BadSetup("places", "beside", "a place for yourself, beside whom others sit on your device")
    seated = Seating([], 0.0)
    for seat, place in enumerate(body.places):
        seated.places.append(place_of(seat, place, guest if place.kind == "me" else others.get(seat), seated))
    return seated.places


def place_of(seat: int, place: PlaceBody, sitter: StoredGuest | None, before: Seating) -> StoredPlace:
    """One place of a new table, whose name is told apart from those before it."""
    if place.kind in ("me", "beside"):
        assert sitter is not None, "who sits on this device has a name"
        return person(seat, sitter.id, before.name_for(sitter.name, seat))
    return bot(seat, place.level) if place.kind == "bot" else nobody(seat)
