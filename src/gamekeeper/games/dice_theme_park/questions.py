"""Questions for a die or a value, which many paragraphs ask."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.games.dice_theme_park.agenda import AboutDie, ParkQuestion, with_done
from gamekeeper.games.dice_theme_park.components import TOP
from gamekeeper.games.dice_theme_park.dice import die_codes, different
from gamekeeper.games.dice_theme_park.fields import ParkState


class OfDice(ParkQuestion):
    """Which of some dice; equal ones are one answer."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        """Those that can be named, ascending."""
        raise NotImplementedError

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return die_codes(self.t, different(self.t, s, self.dice(s, seat)))


class AnyOfDice(OfDice):
    """Which of some dice, or none of them."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        codes = super().options(s, seat)
        return with_done(self.t, codes) if len(codes) > 0 else codes


class OfValues(AboutDie):
    """Which value a die is set to."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        first = self.t.number_code
        return vec[i64](range(first + 1, first + TOP + 1))
