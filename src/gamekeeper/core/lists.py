"""Lists of small numbers, as states hold them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8


def filled(length: i64, value: i64) -> vec[u8]:
    """A list of `length` times `value`."""
    return vec[u8]([u8(value)] * length)


def filled16(length: i64, value: i64) -> vec[i16]:
    """A list of `length` times `value`, 16 bits each."""
    return vec[i16]([i16(value)] * length)


def filled32(length: i64, value: i64) -> vec[i32]:
    """The same, 32 bits each."""
    return vec[i32]([i32(value)] * length)


BITS: Final = vec[i64]([2**number for number in range(63)])


def bit(number: i64) -> i64:
    """The mask of a bit. `1 << number` is worked out in 32 bits where it is compiled, and wrong beyond them."""
    return BITS[number]


def first_highest(numbers: vec[i64]) -> i64:
    """The place of the highest, of equals the first."""
    best: i64 = 0
    for place in range(i64(len(numbers))):
        best = place if numbers[place] > numbers[best] else best
    return best


def sort(numbers: vec[i64]) -> None:
    """Put numbers in ascending order, in place, by Shell's method (CACM 2:7, 1959)."""
    gap: i64 = i64(len(numbers)) // 2
    while gap > 0:
        place = gap
        while place < i64(len(numbers)):
            number = numbers[place]
            spot = place
            while spot >= gap and numbers[spot - gap] > number:
                numbers[spot] = numbers[spot - gap]
                spot -= gap
            numbers[spot] = number
            place += 1
        gap //= 2


def sort_few(numbers: vec[i16]) -> None:
    """The same for a handful of numbers of 16 bits, by insertion."""
    for place in range(len(numbers)):
        number, spot = numbers[place], i64(place)
        while spot > 0 and numbers[spot - 1] > number:
            numbers[spot] = numbers[spot - 1]
            spot -= 1
        numbers[spot] = number


def listed(numbers: list[int]) -> vec[i64]:
    """Numbers of any list."""
    return vec[i64]([i64(number) for number in numbers])
