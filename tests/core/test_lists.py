"""Lists of small numbers, and masks."""

from __future__ import annotations

from gamekeeper.core.lists import bit


def test_every_bit_of_a_mask_but_the_sign() -> None:
    assert [bit(number) for number in range(63)] == [1 << number for number in range(63)]
