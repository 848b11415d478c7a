"""Tokens in zones: equal things that only their number tells apart. Coins, resources, dice of a colour in a bag.

A game declares its kinds of token and how many there are of each. They lie in the places of its zones; of a place that
a reader does not see it knows the sum alone. From a bag they are drawn by lot.
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from gamekeeper.core.errors import BadSave
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.lists import filled16
from gamekeeper.core.rng import Rng
from gamekeeper.core.zone_table import OPEN, SPAN, Z
from gamekeeper.core.zones import Zones


class Token:
    """One kind of token, and how many of it are in the box."""

    def __init__(self, name: str, total: i64) -> None:
        self.name = name
        self.total: i64 = total


@mypyc_attr(allow_interpreted_subclasses=True)
class Pools(Generic[Z]):
    """The tokens of one table."""

    def __init__(self, zones: Zones[Z], tokens: list[Token]) -> None:
        self.zones = zones
        self.kinds = tokens
        self.places: i64 = i64(len(zones.zones)) * SPAN

    def lay_out(self, s: Z, place: i64) -> None:
        """All tokens in one place."""
        s.tokens = filled16(self.places * i64(len(self.kinds)), 0)
        for kind, token in enumerate(self.kinds):
            s.tokens[i64(kind) * self.places + place] = i16(token.total)

    def count(self, s: Z, kind: i64, place: i64) -> i64:
        """How many of a kind lie in a place."""
        return i64(s.tokens[kind * self.places + place])

    def total(self, s: Z, place: i64) -> i64:
        """How many of all kinds lie in a place."""
        result: i64 = 0
        kind: i64 = 0
        while kind < i64(len(self.kinds)):
            result += self.count(s, kind, place)
            kind += 1
        return result

    def move(self, s: Z, kind: i64, place: i64, to: i64, count: i64) -> i64:
        """Move tokens of a kind, as many as there are; how many went."""
        lie = self.count(s, kind, place)
        count = count if count < lie else lie
        s.tokens[kind * self.places + place] = i16(lie - count)
        s.tokens[kind * self.places + to] = i16(self.count(s, kind, to) + count)
        return count

    def shift(self, s: Z, key: str, kind: i64, place: i64, to: i64, count: i64) -> i64:
        """Move tokens and tell it: to all their kind and number where all see one of the places, else their number."""
        went = self.move(s, kind, place, to, count)
        if s.sink is not None and went > 0:
            named: Params = {"token": f"token:{self.kinds[kind].name}"}
            self.zones.announce(s, key, place, to, {"count": int(went)}, named)
        return went

    def draw(self, s: Z, key: str, place: i64, to: i64) -> i64:
        """Draw one token by lot and tell it; its kind, -1 where none lies there."""
        left = self.total(s, place)
        if left == 0:
            return -1
        spot = s.rng.below(left)
        kind: i64 = 0
        while spot >= self.count(s, kind, place):
            spot -= self.count(s, kind, place)
            kind += 1
        s.reveal(EVERYONE if i64(self.zones.audience[to >> 3]) == OPEN else Seat(to & (SPAN - 1)))
        self.shift(s, key, kind, place, to, 1)
        return kind

    def check(self, s: Z) -> None:
        """BadSave unless a loaded position holds all tokens, in places of this table."""
        if i64(len(s.tokens)) != self.places * i64(len(self.kinds)):
            raise BadSave(f"saved position holds {len(s.tokens)} numbers of tokens")
        for kind, token in enumerate(self.kinds):
            found: i64 = 0
            for place in range(self.places):
                count = self.count(s, i64(kind), i64(place))
                if count < 0 or (count > 0 and not self.zones.exists(i64(place))):
                    raise BadSave(f"saved position holds {count} {token.name} in place {place}")
                found += count
            if found != token.total:
                raise BadSave(f"saved position holds {found} {token.name}, wanted {token.total}")

    def redeal(self, twin: Z, reader: Seat, rng: Rng) -> None:
        """Deal the tokens of all places that `reader` does not see again, each place as many as it had."""
        hidden = [i64(place) for place in range(self.places) if not self.zones.sees(i64(place), i64(reader))]
        loose = vec[i16]()
        for kind in range(len(self.kinds)):
            for place in hidden:
                for _ in range(self.count(twin, i64(kind), place)):
                    loose = append(loose, i16(kind))
        rng.shuffle(loose)
        start = 0
        for place in hidden:
            end = start + int(self.total(twin, place))
            for kind in range(len(self.kinds)):
                twin.tokens[i64(kind) * self.places + place] = 0
            for spot in range(start, end):
                index = i64(loose[spot]) * self.places + place
                twin.tokens[index] = twin.tokens[index] + 1
            start = end

    def view(self, s: Z, reader: Seat) -> dict[str, object]:
        """By place that can hold any: how many of each kind for who sees them, else how many in all."""
        seen: dict[str, object] = {}
        for place in range(self.places):
            where = i64(place)
            if self.zones.exists(where) and self.total(s, where) > 0:
                counts = {token.name: int(self.count(s, i64(kind), where)) for kind, token in enumerate(self.kinds)}
                sees = self.zones.sees(where, i64(reader))
                seen[self.zones.element(where)] = counts if sees else int(self.total(s, where))
        return seen

    def inventory(self, s: Z, number: int) -> dict[str, list[int]]:
        """Where all tokens are, numbered from `number` on for law 8: kind by kind, place by place."""
        result: dict[str, list[int]] = {}
        for kind, token in enumerate(self.kinds):
            for place in range(self.places):
                count = int(self.count(s, i64(kind), i64(place)))
                if count > 0:
                    lies = f"{token.name} {self.zones.element(i64(place))}"
                    result[lies] = list(range(number, number + count))
                number += count
        return result
