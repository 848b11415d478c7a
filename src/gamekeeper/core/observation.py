"""What a seat may know of a position as numbers at fixed places, for learned values and environments.

`Game.observe` writes a position into an `Observation`, always the same numbers in the same order, and names each with
its bounds where a layout is wanted, so that values and layout cannot differ. Seats are counted from the reader on:
number 0 is the reader, 1 the next seat in turn order. What is written depends on what the reader knows alone (law 6 of
`core.conform`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

LARGEST: Final[i64] = 32767  # numbers beyond are written as this one, or as its negative

# what the numbers of a list are
PLAIN: Final[i64] = 0
BITS: Final[i64] = 1  # masks: one number a bit
SEATS: Final[i64] = 2  # masks of seats
SEAT: Final[i64] = 3  # a seat: one number a seat, 1 for this one
SEAT_OR_NONE: Final[i64] = 4  # 1 + a seat, 0 for none


class Number:
    """One number of a layout: its name and its bounds, both inclusive."""

    def __init__(self, name: str, low: i64, high: i64) -> None:
        self.name = name
        self.low: i64 = -LARGEST if low < -LARGEST else low
        self.high: i64 = LARGEST if high > LARGEST else high


class Observation:
    """A place to write observations to, one over the other: numbers of `values` from `first` on.

    Several share one list, for many games side by side. With a `layout` nothing is written but names and bounds.
    """

    def __init__(self, seats: i64, values: vec[i16], first: i64 = 0, layout: list[Number] | None = None) -> None:
        self.seats = seats
        self.values = values
        self.first = first
        self.layout = layout
        self.at: i64 = first
        self.reader: i64 = 0
        self.owner: i64 = -1  # the number of the seat that lists belong to now, -1 for the table; for their names
        self.counted: vec[i64] = vec[i64]()  # the places that were counted at, which the next writing clears
        self.counts: i64 = 0
        self.counted_at: vec[i32] = vec[i32]()  # [card, die] → where it was counted, which the next writing corrects

    def begin(self, reader: i64) -> None:
        """What is written from here on is for a seat."""
        out, counted = self.values, self.counted
        for spot in range(self.counts):
            out[counted[spot]] = 0
        self.counts = 0
        self.at = self.first
        self.reader = reader

    def seat(self, number: i64) -> i64:
        """The seat with a number, as counted from the reader; lists are its own until `owner` says else."""
        self.owner = number
        seat = self.reader + number
        return seat if seat < self.seats else seat - self.seats

    def number_of(self, seat: i64) -> i64:
        """The number of a seat, as counted from the reader."""
        number = seat - self.reader
        return number if number >= 0 else number + self.seats

    def number(self, name: str, value: i64, low: i64, high: i64) -> None:
        """One number."""
        if self.layout is not None:
            self.layout.append(Number(name, low, high))
        elif value > LARGEST or value < -LARGEST:
            self.values[self.at] = i16(LARGEST if value > 0 else -LARGEST)
        else:
            self.values[self.at] = i16(value)
        self.at += 1

    def flags(self, name: str, mask: i64, count: i64) -> None:
        """The lowest bits of a mask, one number each."""
        if self.layout is not None:
            for bit in range(count):
                self.layout.append(Number(f"{name}[{bit}]", 0, 1))
        else:
            out, at = self.values, self.at
            for bit in range(count):
                out[at + bit] = i16((mask >> bit) & 1)
        self.at += count

    def one_of(self, name: str, number: i64, count: i64) -> None:
        """So many flags, of which one is set, or none for a number below 0."""
        if self.layout is not None:
            self.flags(name, 0, count)
            return
        if number >= 0:
            self.count(self.at + number)
        self.at += count

    def digits(self, name: str, number: i64, count: i64) -> None:
        """A number in so many parts of six bits."""
        if self.layout is not None:
            for part in range(count):
                self.number(f"{name}[{part}]", 0, 0, 63)
            return
        out, at = self.values, self.at
        for spot in range(at, at + count):
            out[spot] = i16(number & 63)
            number >>= 6
        self.at += count

    def entry(self, name: str, value: i64, low: i64, high: i64, kind: i64) -> None:
        """One number, or the flags it stands for."""
        if kind == PLAIN:
            self.number(name, value, low, high)
        elif kind == BITS:
            self.flags(name, value, bits_of(high))
        elif kind == SEATS:
            self.flags(name, (value >> self.reader) | (value << (self.seats - self.reader)), self.seats)
        else:
            seat = value if kind == SEAT else value - 1
            self.one_of(name, self.number_of(seat) if seat >= 0 else i64(-1), self.seats)

    def small(self, name: str, values: vec[u8], start: i64, count: i64, low: i64, high: i64, kind: i64 = PLAIN) -> None:
        """So many numbers of a list, from `start` on."""
        out, at = self.values, self.at
        if self.layout is None and kind == PLAIN:
            for spot in range(start, start + count):
                out[at] = i16(values[spot])
                at += 1
            self.at = at
        elif self.layout is None and kind == SEAT_OR_NONE:  # most often none
            for spot in range(start, start + count):
                if values[spot] != 0:
                    self.count(at + self.number_of(i64(values[spot]) - 1))
                at += self.seats
            self.at = at
        else:
            for spot in range(count):
                self.entry(self.named(name, i64(spot)), i64(values[start + spot]), low, high, kind)

    def medium(
        self, name: str, values: vec[i16], start: i64, count: i64, low: i64, high: i64, kind: i64 = PLAIN
    ) -> None:
        """The same of wider numbers."""
        if self.layout is not None or kind != PLAIN:
            for spot in range(count):
                self.entry(self.named(name, i64(spot)), i64(values[start + spot]), low, high, kind)
            return
        out, at, end = self.values, self.at, self.at + count
        if start == 0:
            for spot, value in zip(range(at, end), values):
                out[spot] = value
        else:
            for spot in range(at, end):
                out[spot] = values[start]
                start += 1
        self.at = end

    def small_of_seats(self, name: str, values: vec[u8], each: i64, low: i64, high: i64, kind: i64) -> None:
        """A list that has so many numbers for each seat, from the reader on."""
        if self.layout is not None or kind != PLAIN:
            for number in range(self.seats):
                self.small(name, values, self.seat(i64(number)) * each, each, low, high, kind)
            self.owner = -1
            return
        out, at, spot = self.values, self.at, self.start_of(each)
        end = at + each * self.seats
        for value in values:
            out[spot] = i16(value)
            spot += 1
            if spot == end:
                spot = at
        self.at = end

    def medium_of_seats(self, name: str, values: vec[i16], each: i64, low: i64, high: i64, kind: i64) -> None:
        """The same of wider numbers."""
        if self.layout is not None or kind != PLAIN:
            for number in range(self.seats):
                self.medium(name, values, self.seat(i64(number)) * each, each, low, high, kind)
            self.owner = -1
            return
        out, at, spot = self.values, self.at, self.start_of(each)
        end = at + each * self.seats
        for value in values:
            out[spot] = value
            spot += 1
            if spot == end:
                spot = at
        self.at = end

    def start_of(self, each: i64) -> i64:
        """Where the numbers of seat 0 come, of a list that has so many for each seat."""
        return self.at + self.number_of(0) * each

    def named(self, name: str, spot: i64) -> str:
        """The name of a number of a list: of the table, or of a seat; for a layout alone."""
        if self.layout is None:
            return ""
        return f"{name}[{spot}]" if self.owner < 0 else f"{name}:{self.owner}[{spot}]"

    def counters(self, name: str, count: i64, high: i64) -> None:
        """Room for so many numbers, 0 until `count` counts there."""
        if self.layout is not None:
            for spot in range(count):
                self.layout.append(Number(f"{name}[{spot}]", 0, high))
        self.at += count

    def count(self, place: i64) -> None:
        """Count one more at a place, as counted by `at`; the next writing clears it."""
        self.values[place] = self.values[place] + 1
        if self.counts == i64(len(self.counted)):
            self.counted = append(self.counted, 0)
        self.counted[self.counts] = place
        self.counts += 1

    def recount(self, thing: i64, start: i64, place: i64) -> None:
        """A thing is counted at another start now, or nowhere for a start below 0: at `place` numbers behind it."""
        values, before = self.values, i64(self.counted_at[thing])
        if before >= 0:
            values[before + place] = values[before + place] - 1
        if start >= 0:
            values[start + place] = values[start + place] + 1
        self.counted_at[thing] = i32(start)


def bits_of(high: i64) -> i64:
    """How many bits numbers up to `high` have."""
    bits: i64 = 0
    while high >> bits > 0:
        bits += 1
    return bits
