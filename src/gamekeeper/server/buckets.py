"""How fast somebody may ask: a bucket of tokens that fills at a steady rate."""

from __future__ import annotations

import time

from gamekeeper.server.errors import TooManyRequests

FORGET_ABOVE = 10_000


class Bucket:
    """Holds up to `burst` tokens, gains `rate` a second; each request takes one."""

    __slots__ = ("burst", "rate", "since", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.since = time.monotonic()

    def take(self) -> None:
        """TooManyRequests when no token is left."""
        self.fill()
        if self.tokens < 1.0:
            raise TooManyRequests("that was too fast, please wait a moment")
        self.tokens -= 1.0

    def fill(self) -> None:
        """Gain what the time since the last look brought."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.since) * self.rate)
        self.since = now

    def is_full(self) -> bool:
        """Whether nobody would notice if it were made anew."""
        self.fill()
        return self.tokens >= self.burst


class Buckets:
    """A bucket per address; full ones are forgotten when there are many."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> None:
        """TooManyRequests when this address asks too often."""
        if len(self.by_address) > FORGET_ABOVE:
            self.by_address = {name: bucket for name, bucket in self.by_address.items() if not bucket.is_full()}
        bucket = self.by_address.get(address)
        if bucket is None:
            bucket = self.by_address[address] = Bucket(self.rate, self.burst)
        bucket.take()
