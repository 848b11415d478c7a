"""Seeds and the generator inside every state.

A match has one seed of 32 bytes. Streams, one per purpose, are derived from it by hashing, so a bot's
luck never touches the deal. The generator is sfc32 (Chris Doty-Humphrey's Small Fast Counter, 32-bit;
passes PractRand): additions, shifts and exclusive ors of numbers below 2**32, which is what compiles to
a few machine instructions and gives the same numbers uncompiled.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from gamekeeper.core.errors import BadSetup, Quoted

SEED_BYTES: Final = 32
LARGEST: Final = 2 ** (8 * SEED_BYTES) - 1
HEX: Final = re.compile(f"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")
NUMBER: Final = re.compile("[0-9]{1,78}")  # no longer than LARGEST
WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 12


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """One stream of chance; its four words are part of the state."""

    def __init__(self) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.counter: i64 = 1

    def word(self) -> i64:
        """The next number in [0, 2**32)."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number in [0, limit), each equally likely; limit in 1..2**31 (Lemire 2019, arXiv 1805.10941)."""
        product = self.word() * limit
        if (product & WORD) < limit:
            threshold = (WORD + 1 - limit) % limit
            while (product & WORD) < threshold:
                product = self.word() * limit
        return product >> 32

    def shuffle(self, cards: vec[i16]) -> None:
        """Put the cards in random order, in place (Fisher and Yates)."""
        last: i64 = i64(len(cards)) - 1
        while last > 0:
            other = self.below(last + 1)
            swapped = cards[last]
            cards[last] = cards[other]
            cards[other] = swapped
            last -= 1

    def copy(self) -> Rng:
        """An independent generator that will give the same numbers."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def fork(self) -> Rng:
        """A new generator seeded from this one, which moves on."""
        twin = Rng()
        twin.seed_words(self.word(), self.word(), self.word())
        return twin

    def seed_words(self, a: i64, b: i64, c: i64) -> None:
        """Start over from three numbers in [0, 2**32)."""
        self.a = a & WORD
        self.b = b & WORD
        self.c = c & WORD
        self.counter = 1
        for _turn in range(WARM_UP):
            self.word()


def fresh_seed() -> bytes:
    """A seed nobody can guess, from the system's generator."""
    return secrets.token_bytes(SEED_BYTES)


def seed_bytes(seed: object) -> bytes:
    """The 32 bytes meant by `seed`; the one rule for seeds, wherever one is given.

    32 bytes and 64 hex digits are the seed itself. A whole number from 0 to 2**256 - 1, or a text with its digits,
    is hashed to 32 bytes. A text of 64 digits is taken for hex. BadSetup for anything else.
    """
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and HEX.fullmatch(seed) is not None:
        return bytes.fromhex(seed)
    number = seed_number(seed)
    if number < 0 or number > LARGEST:
        raise BadSetup(
            "seed", Quoted(seed), f"a whole number from 0 to 2**{8 * SEED_BYTES} - 1 or {2 * SEED_BYTES} hex digits"
        )
    return hashlib.sha256(b"gamekeeper int seed %d" % number).digest()


def seed_number(seed: object) -> int:
    """A seed given as a number or as its digits, -1 for anything else."""
    if isinstance(seed, str) and NUMBER.fullmatch(seed) is not None:
        return int(seed)
    return seed if isinstance(seed, int) and not isinstance(seed, bool) else -1


def derive(seed: bytes, purpose: str) -> bytes:
    """Another seed of 32 bytes, for one purpose; says nothing about `seed`."""
    return hashlib.sha256(seed + b"/" + purpose.encode()).digest()


def stream(seed: bytes, purpose: str) -> Rng:
    """The generator for one purpose ("shuffle", "dice", "bot 2") of a match with this seed."""
    digest = derive(seed, purpose)
    rng = Rng()
    rng.seed_words(
        i64(int.from_bytes(digest[0:4], "little")),
        i64(int.from_bytes(digest[4:8], "little")),
        i64(int.from_bytes(digest[8:12], "little")),
    )
    return rng


def commitment(seed: bytes) -> str:
    """What is published at the start of a match so that the seed, shown at its end, can be checked."""
    return hashlib.sha256(b"gamekeeper commitment " + seed).hexdigest()
