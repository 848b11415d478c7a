"""Seeds, streams and the generator."""

from __future__ import annotations

import hashlib

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from gamekeeper.core.errors import BadSetup
from gamekeeper.core.rng import Rng, commitment, derive, fresh_seed, seed_bytes, stream


def test_words_are_those_of_sfc32() -> None:
    """Against the published recurrence, in unbounded ints."""
    rng = Rng()
    rng.seed_words(1, 2, 3)
    a, b, c, counter = 1, 2, 3, 1
    words = []
    for _ in range(112):
        word = (a + b + counter) % 2**32
        counter += 1
        a, b, c = b ^ (b >> 9), (c * 9) % 2**32, (((c << 21) | (c >> 11)) + word) % 2**32
        words.append(word)
    assert [int(rng.word()) for _ in range(100)] == words[12:]


@pytest.mark.parametrize("limit", [1, 2, 6, 7, 56, 1000, 2**31])
def test_below_stays_below(limit: int) -> None:
    rng = stream(seed_bytes(1), "test")
    assert all(0 <= rng.below(limit) < limit for _ in range(500))


def test_below_is_even() -> None:
    rng = stream(seed_bytes(2), "test")
    counts = [0] * 7
    for _ in range(70_000):
        counts[rng.below(7)] += 1
    assert all(abs(count - 10_000) < 500 for count in counts), counts


def test_shuffle_reaches_every_order_evenly() -> None:
    rng = stream(seed_bytes(3), "test")
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        cards = vec[i16]([0, 1, 2, 3])
        rng.shuffle(cards)
        key = tuple(int(card) for card in cards)
        orders[key] = orders.get(key, 0) + 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 160 for count in orders.values()), orders


def test_streams_by_purpose_are_apart_and_repeat() -> None:
    seed = seed_bytes(4)
    first = [int(stream(seed, "shuffle").word()) for _ in range(2)]
    assert first[0] == first[1]
    assert stream(seed, "shuffle").word() != stream(seed, "dice").word()
    assert derive(seed, "bot 1") != derive(seed, "bot 2")


def test_a_copy_repeats_and_a_fork_does_not() -> None:
    rng = stream(seed_bytes(5), "test")
    twin = rng.copy()
    assert [int(rng.word()) for _ in range(5)] == [int(twin.word()) for _ in range(5)]
    assert rng.fork().word() != twin.word()


def test_seeds_are_read_from_ints_bytes_and_hex() -> None:
    seed = bytes(range(32))
    assert seed_bytes(seed) == seed_bytes(seed.hex()) == seed_bytes(seed.hex().upper()) == seed
    assert seed_bytes(7) == seed_bytes(7) != seed_bytes(8)
    assert fresh_seed() != fresh_seed()


@pytest.mark.parametrize("number", [0, 7, 12345678901234567890123456789, 2**256 - 1])
def test_a_number_and_its_digits_are_the_same_seed(number: int) -> None:
    assert seed_bytes(number) == seed_bytes(str(number))
    assert seed_bytes(number) == hashlib.sha256(b"gamekeeper int seed %d" % number).digest()


@pytest.mark.parametrize(
    "wrong",
    ["short", b"short", 1.5, None, True, "zz" * 32, "", "-1", -1, 2**256, str(2**256), "1_000", "٣", " 1", "9" * 5000],
)
def test_other_seeds_are_refused(wrong: object) -> None:
    with pytest.raises(BadSetup) as caught:
        seed_bytes(wrong)
    assert str(caught.value).startswith(f"seed: got {repr(wrong)[:80]}")
    assert str(caught.value).endswith("wanted a whole number from 0 to 2**256 - 1 or 64 hex digits")


def test_commitment_is_the_documented_hash() -> None:
    seed = seed_bytes(9)
    assert commitment(seed) == hashlib.sha256(b"gamekeeper commitment " + seed).hexdigest()
