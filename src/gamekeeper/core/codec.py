"""Canonical bytes for states: whole numbers as variable-length integers, nothing else.

Layout of a number: zigzag (0, -1, 1, -2 → 0, 1, 2, 3), then seven bits a byte, lowest first, the high bit
set on all but the last byte (as in Protocol Buffers' sint64).
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.errors import BadSave, OutdatedSave

LONGEST: Final = 63
MOST_ITEMS: Final = 100_000


def within(value: i64, low: i64, high: i64, what: str) -> None:
    """BadSave unless a number that bytes hold lies in low..high."""
    if value < low or value > high:
        wanted = f"{low}..{high}" if low != high else str(low)
        raise BadSave(f"saved position holds {what} {value} where {wanted} is wanted")


def demand(holds: bool, what: str) -> None:
    """BadSave saying what the bytes hold, unless `holds`."""
    if not holds:
        raise BadSave(f"saved position holds {what}")


class Writer:
    """Collects numbers; `done` gives the bytes."""

    def __init__(self) -> None:
        self.out = BytesWriter()

    def number(self, value: i64) -> None:
        """Add one number in [-2**62, 2**62)."""
        rest: i64 = value * 2 if value >= 0 else -value * 2 - 1
        while rest >= 128:
            self.out.append(u8(rest & 127 | 128))
            rest >>= 7
        self.out.append(u8(rest))

    def numbers(self, items: list[i64]) -> None:
        """Add numbers one by one, without their count."""
        for item in items:
            self.number(item)

    def small(self, items: vec[u8]) -> None:
        """Add a list of numbers in 0..255, its length first."""
        self.number(i64(len(items)))
        for item in items:
            self.number(i64(item))

    def medium(self, items: vec[i16]) -> None:
        """Add a list of 16-bit numbers, its length first."""
        self.number(i64(len(items)))
        for item in items:
            self.number(i64(item))

    def large(self, items: vec[i64]) -> None:
        """Add a list of 64-bit numbers, its length first."""
        self.number(i64(len(items)))
        for item in items:
            self.number(item)

    def done(self) -> bytes:
        """All numbers added so far."""
        return self.out.getvalue()


class Reader:
    """Gives back what a `Writer` collected; raises `BadSave` on anything else."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place: i64 = 0

    def number(self) -> i64:
        """The next number."""
        rest: i64 = 0
        shift: i64 = 0
        while True:
            if self.place >= i64(len(self.data)) or shift > LONGEST - 7:
                raise BadSave(f"saved position breaks off at byte {self.place} of {len(self.data)}")
            byte: i64 = i64(self.data[self.place])
            self.place += 1
            rest |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        return rest >> 1 if rest & 1 == 0 else -((rest + 1) >> 1)

    def version(self, wanted: i64) -> None:
        """The next number, which says by which table of fields the rest was written."""
        found = self.number()
        if found != wanted:
            told = f"saved position has version {found}, this program reads version {wanted}"
            raise OutdatedSave(told) if 0 < found < wanted else BadSave(told)

    def between(self, low: i64, high: i64, what: str = "number") -> i64:
        """The next number, which must lie in low..high; errors call it `what`."""
        value = self.number()
        within(value, low, high, what)
        return value

    def small(self, wanted: i64 = -1, low: i64 = 0, high: i64 = 255, what: str = "number") -> vec[u8]:
        """A list of numbers in low..high; `wanted` is its length, -1 for any."""
        result = vec[u8]()
        for _ in range(self.length(wanted)):
            result = append(result, u8(self.between(low, high, what)))
        return result

    def medium(self, wanted: i64 = -1, low: i64 = -32768, high: i64 = 32767, what: str = "number") -> vec[i16]:
        """A list of 16-bit numbers in low..high; `wanted` is its length, -1 for any."""
        result = vec[i16]()
        for _ in range(self.length(wanted)):
            result = append(result, i16(self.between(low, high, what)))
        return result

    def large(self, wanted: i64 = -1) -> vec[i64]:
        """A list of 64-bit numbers; `wanted` is its length, -1 for any."""
        result = vec[i64]()
        for _ in range(self.length(wanted)):
            result = append(result, self.number())
        return result

    def length(self, wanted: i64) -> i64:
        """The length of the list that follows."""
        if wanted < 0:
            return self.between(0, MOST_ITEMS, "length")
        return self.between(wanted, wanted, "length")

    def end(self) -> None:
        """Nothing may be left."""
        if self.place != i64(len(self.data)):
            raise BadSave(f"saved position goes on after byte {self.place} of {len(self.data)}")
