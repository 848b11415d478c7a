"""Lists of small numbers, as states hold them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8


def filled(length: i64, value: i64) -> vec[u8]:
    """A list of `length` times `value`."""
    result = vec[u8](capacity=length)
    for _ in range(length):
        result = append(result, u8(value))
    return result


def filled16(length: i64, value: i64) -> vec[i16]:
    """A list of `length` times `value`, 16 bits each."""
    result = vec[i16](capacity=length)
    for _ in range(length):
        result = append(result, i16(value))
    return result
