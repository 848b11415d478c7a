"""What is known of a game before a table is made: its seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from mypy_extensions import i64

from gamekeeper.core.errors import BadSetup

OptionValue: TypeAlias = bool | int | None
Options: TypeAlias = dict[str, OptionValue]

LAST_SEAT: Final = -1


class OptionSpec:
    """One option. A bool option is true or false; an int option lies in low..high.

    `default` None means "left to the game": drawn by its generator, or depending on the number of seats,
    as the option's text says. `seats` limits the option to these numbers of seats, empty for all; `needs` is a
    bool option without which this bool option cannot be true. A `high` of LAST_SEAT stands for the table's last
    seat; `GameInfo.options_for` puts the number in its place.
    """

    def __init__(
        self,
        key: str,
        default: OptionValue,
        low: int = 0,
        high: int = 1,
        seats: tuple[int, ...] = (),
        needs: str = "",
    ) -> None:
        self.key = key
        self.default = default
        self.low = low
        self.high = high
        self.seats = seats
        self.needs = needs
        self.is_bool = isinstance(default, bool)

    def at(self, seats: int) -> OptionSpec:
        """The option as it is at a table of this size."""
        if self.high != LAST_SEAT:
            return self
        return OptionSpec(self.key, self.default, self.low, seats - 1, self.seats, self.needs)

    def wanted(self) -> str:
        """What values the option takes, for error messages."""
        if self.is_bool:
            return "true or false"
        span = f"a whole number from {self.low} to {self.high}"
        return span + (" or null" if self.default is None else "")

    def check(self, value: object) -> OptionValue:
        """`value` if the option takes it; else BadSetup."""
        if self.is_bool and isinstance(value, bool):
            return value
        if value is None and self.default is None:
            return None
        is_whole = not self.is_bool and not isinstance(value, bool)
        if is_whole and isinstance(value, int) and self.low <= value <= self.high:
            return value
        raise BadSetup(self.key, value, self.wanted())


class GameInfo:
    """A game's name, seats and options. `edition` says which printed rules it follows."""

    def __init__(
        self,
        name: str,
        edition: str,
        rules_version: int,
        seats: tuple[int, ...],
        usual_seats: int,
        options: tuple[OptionSpec, ...],
    ) -> None:
        self.name = name
        self.edition = edition
        self.rules_version = rules_version
        self.seats = seats
        self.usual_seats = usual_seats
        self.options = options

    def check_seats(self, seats: object) -> int:
        """`seats` if the game takes that many; else BadSetup."""
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        raise BadSetup("seats", seats, f"one of {', '.join(map(str, self.seats))}")

    def options_for(self, seats: int) -> list[OptionSpec]:
        """The options open to a table of this size."""
        return [spec.at(seats) for spec in self.options if not spec.seats or seats in spec.seats]

    def all_options(self) -> list[OptionSpec]:
        """Every option as it is at the largest table it is open to."""
        return [spec.at(max(spec.seats or self.seats)) for spec in self.options]

    def check_options(self, seats: int, options: Mapping[str, object]) -> Options:
        """All options of a table of this size, those not given at their default; else BadSetup."""
        if not isinstance(options, Mapping):
            raise BadSetup("options", options, "names of options with their values")
        specs = {spec.key: spec for spec in self.options_for(seats)}
        for key in options:
            if key not in specs:
                limited = next((spec for spec in self.options if spec.key == key), None)
                if limited is not None:
                    sizes = " or ".join(map(str, limited.seats))
                    raise BadSetup(key, options[key], f"nothing: the option needs {sizes} seats, here are {seats}")
                raise BadSetup("options", key, f"one of {', '.join(specs) or 'none'}")
        chosen = {key: spec.check(options[key]) if key in options else spec.default for key, spec in specs.items()}
        for key, spec in specs.items():
            if spec.needs and chosen[key] and not chosen[spec.needs]:
                raise BadSetup(key, chosen[key], f"false: the option needs {spec.needs}")
        return chosen


def whole(options: Options, key: str, missing: int = -1) -> i64:
    """The int option `key`, `missing` when it is left open."""
    value = options[key]
    return i64(missing if value is None else int(value))
