"""Every field of a position. Made from fields.txt: change that, then `make fields`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.observation import BITS, PLAIN, SEAT, SEATS, Observation
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.games.iditacards.components import MOST_RISK, MOST_SQUARES, VERBS

SAVE_VERSION: Final[i64] = 1


@mypyc_attr(acyclic=True)
class SledState(ZoneState):
    """A position of Iditacards."""

    def __init__(self) -> None:
        super().__init__()
        self.position: vec[u8] = vec[u8]()  # [seat] → square, 0 the start; public
        self.cold: vec[u8] = vec[u8]()  # [seat] → hypothermia; public
        self.hunger: vec[u8] = vec[u8]()  # [seat] → starvation; public
        self.today: vec[u8] = vec[u8]()  # [seat] → what holds or was done today, a mask (moving.py); public
        self.treated: vec[u8] = vec[u8]()  # [seat] → personal cards used today; public
        self.passed: vec[i16] = vec[i16]()  # [seat] → mask of legs whose checkpoint was reached; public
        self.days: vec[i16] = vec[i16]()  # [seat] → new days taken; public
        # [seat * 9 + place] → 1 + kind paid as risk for the card on top that repeats; public
        self.repeats: vec[u8] = vec[u8]()
        # of a card on the stack the payments that it still wants; of an attachment in play the dog it is on;
        # of a card in a hand 1 if everybody saw it go there
        self.mark: vec[i16] = vec[i16]()  # [card] → see above; public
        # [seat * VERBS + trait] → what its dogs and attachments in play do together; public
        self.does: vec[i16] = vec[i16]()
        self.weather: i64 = 0  # face of the die; public
        self.joined: i64 = 0  # mask of who takes part in the new day that is beginning; public
        self.turn_seat: i64 = 0  # whose turn it is; public
        self.turns: i64 = 0  # finished turns; public
        self.ending: i64 = 0  # 0 while it goes on, else an ENDED_ constant of moving.py; public

    def clear(self, seats: i64, cards: i64, kinds: i64) -> None:
        """Make all lists, for a table of this size."""
        self.position = filled(seats, 0)
        self.cold = filled(seats, 0)
        self.hunger = filled(seats, 0)
        self.today = filled(seats, 0)
        self.treated = filled(seats, 0)
        self.passed = filled16(seats, 0)
        self.days = filled16(seats, 0)
        self.repeats = filled(seats * MOST_RISK, 0)
        self.mark = filled16(cards, 0)
        self.does = filled16(seats * VERBS, 0)

    def copy(self) -> SledState:
        """An independent copy, without a sink."""
        twin = SledState()
        self.copy_base(twin)
        twin.position = self.position[:]
        twin.cold = self.cold[:]
        twin.hunger = self.hunger[:]
        twin.today = self.today[:]
        twin.treated = self.treated[:]
        twin.passed = self.passed[:]
        twin.days = self.days[:]
        twin.repeats = self.repeats[:]
        twin.mark = self.mark[:]
        twin.does = self.does[:]
        twin.weather = self.weather
        twin.joined = self.joined
        twin.turn_seat = self.turn_seat
        twin.turns = self.turns
        twin.ending = self.ending
        return twin

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        out = Writer()
        out.number(SAVE_VERSION)
        self.save_base(out)
        out.small(self.position)
        out.small(self.cold)
        out.small(self.hunger)
        out.small(self.today)
        out.small(self.treated)
        out.medium(self.passed)
        out.medium(self.days)
        out.small(self.repeats)
        out.medium(self.mark)
        out.medium(self.does)
        out.numbers([self.weather, self.joined, self.turn_seat, self.turns, self.ending])
        return out.done()

    def load(self, data: bytes, seats: i64, cards: i64, kinds: i64) -> None:
        """Read what `save` wrote for a table of this size; BadSave for anything else."""
        source = Reader(data)
        source.version(SAVE_VERSION)
        self.load_base(source)
        self.position = source.small(seats, 0, MOST_SQUARES, "position")
        self.cold = source.small(seats, 0, 255, "cold")
        self.hunger = source.small(seats, 0, 255, "hunger")
        self.today = source.small(seats, 0, 255, "today")
        self.treated = source.small(seats, 0, 255, "treated")
        self.passed = source.medium(seats, 0, 32767, "passed")
        self.days = source.medium(seats, 0, 32767, "days")
        self.repeats = source.small(seats * MOST_RISK, 0, kinds, "repeats")
        self.mark = source.medium(cards, 0, 1000, "mark")
        self.does = source.medium(seats * VERBS, -9999, 9999, "does")
        self.weather = source.between(0, 20, "weather")
        self.joined = source.between(0, 15, "joined")
        self.turn_seat = source.between(0, seats - 1, "turn_seat")
        self.turns = source.between(0, 1 << 20, "turns")
        self.ending = source.between(0, 3, "ending")
        source.end()

    def observe(self, out: Observation, seats: i64, cards: i64, kinds: i64) -> None:
        """Write what everybody knows."""
        out.small_of_seats("position", self.position, 1, 0, MOST_SQUARES, PLAIN)
        out.small_of_seats("cold", self.cold, 1, 0, 255, PLAIN)
        out.small_of_seats("hunger", self.hunger, 1, 0, 255, PLAIN)
        out.small_of_seats("today", self.today, 1, 0, 255, BITS)
        out.small_of_seats("treated", self.treated, 1, 0, 255, PLAIN)
        out.medium_of_seats("passed", self.passed, 1, 0, 32767, BITS)
        out.medium_of_seats("days", self.days, 1, 0, 32767, PLAIN)
        out.small_of_seats("repeats", self.repeats, MOST_RISK, 0, kinds, PLAIN)
        out.medium("mark", self.mark, 0, cards, 0, 1000, PLAIN)
        out.medium_of_seats("does", self.does, VERBS, -9999, 9999, PLAIN)
        out.entry("weather", self.weather, 0, 20, PLAIN)
        out.entry("joined", self.joined, 0, 15, SEATS)
        out.entry("turn_seat", self.turn_seat, 0, seats - 1, SEAT)
        out.entry("turns", self.turns, 0, 1 << 20, PLAIN)
        out.entry("ending", self.ending, 0, 3, PLAIN)
