"""Canonical bytes: what was written is read, anything else is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadSave

NUMBERS = st.integers(-(2**61), 2**61)


@given(st.lists(NUMBERS), st.lists(st.integers(0, 255)), st.lists(st.integers(-32768, 32767)))
def test_round_trip(large: list[int], small: list[int], medium: list[int]) -> None:
    out = Writer()
    out.large(vec[i64](large))
    out.small(vec[u8](small))
    out.medium(vec[i16](medium))
    source = Reader(out.done())
    assert [int(number) for number in source.large()] == large
    assert [int(number) for number in source.small()] == small
    assert [int(number) for number in source.medium()] == medium
    source.end()


@given(st.lists(NUMBERS, min_size=1))
def test_every_cut_is_noticed(numbers: list[int]) -> None:
    out = Writer()
    out.large(vec[i64](numbers))
    with pytest.raises(BadSave, match="breaks off"):
        Reader(out.done()[:-1]).large()


@pytest.mark.parametrize(
    ("data", "message"),
    [(b"\xff" * 20, "breaks off"), (b"\x02\x80", "breaks off"), (b"\x80\x80\x80\x80\x01", "holds .* where 0..100000")],
)
def test_nonsense_is_refused(data: bytes, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        Reader(data).small()


def test_leftovers_are_refused() -> None:
    with pytest.raises(BadSave, match="goes on after byte 0 of 1"):
        Reader(b"\x00").end()
