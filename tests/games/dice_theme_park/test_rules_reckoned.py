"""Whole games reckoned a second time, from what everybody sees and what is printed, without asking the engine."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import permutations
from typing import Any

import pytest
from mypy_extensions import i64

from gamekeeper import make, packs
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import Action, Params, Seat
from gamekeeper.core.rng import seed_bytes, stream
from games.dice_theme_park.drivers import keen
from games.dice_theme_park.table import GAME

PRINTED = {f"{row.table}:{row.fields['id']}": row.fields for row in packs.default(GAME).rows if "id" in row.fields}
RANGES = {"odd": (1, 3, 5), "even": (2, 4, 6), "low": (1, 2, 3), "high": (4, 5, 6)}
BESIDE = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
HEXES = [(row.fields["q"], row.fields["r"]) for row in packs.default(GAME).rows if row.table == "hexes"]
PLACES = {2: [4], 3: [6, 3], 4: [8, 4, 2]}
STEPS = {"theme_blue": (3, 4, 5), "theme_green": (3, 4, 5), "all_rounder": (6, 7, 8), "mascot_fan": (2, 4, 5)}
Guest = tuple[str, int, bool]  # colour, value, whether it counts as any colour


def is_party(requirement: str, guests: tuple[Guest, ...], booth: bool) -> bool:
    """D5.3 Whether dice in this order are what a requirement wants; D7.2 a booth lets one stranger in."""
    words = [word for word in requirement.split() if word != "surprise"]
    values = [value for _colour, value, _any in guests]
    if words[0] in ("triple", "straight"):
        wanted = [words[2:], [], []]
        low = min(values)
        fits = sorted(values) == ([low] * 3 if words[0] == "triple" else [low, low + 1, low + 2])
    else:
        signs = [sign for sign in words if sign in "><=+"]
        cut = words.index(signs[0]) if signs else len(words)
        wanted = [part for part in (words[:cut], words[cut + 1 :]) if part]
        first, last = values[0], values[-1]
        fits = {"": True, "+": True, ">": first > last, "<": first < last, "=": first == last}["".join(signs)]
    strangers = 0
    for slot, (colour, value, is_any) in zip(wanted, guests, strict=True):
        fits &= all(value in RANGES[word] for word in slot if word in RANGES)
        strangers += bool({"blue", "green", "yellow"} & set(slot)) and colour not in slot and not is_any
    return fits and strangers <= booth


def size(requirement: str) -> int:
    """D5.3 How many dice a party has."""
    return (
        3 if requirement.split(maxsplit=1)[0] in ("triple", "straight") else 2 if set(requirement) & set("><=+") else 1
    )


class Reckoning:
    """One game, and what it must come to by the rules page."""

    def __init__(self, seats: int, seed: int, **options: bool | int) -> None:
        self.game = make(GAME, seats, options)
        self.seats = seats
        self.s: Any = self.game.setup(seed_bytes(seed))
        self.rng = stream(seed_bytes(seed), "driver")
        self.row: dict[str, str] = {}  # card → table:id
        for element in self.game.elements():
            if element.startswith("card:"):
                name = self.game.label(element).params["name"]
                self.row[element] = f"{self.game.row_of(element).split(':')[0]}:{name}"
        self.colour = [
            self.game.label(element).params["colour"] for element in self.game.elements() if element.startswith("die:")
        ]
        self.did: Counter[tuple[str, str]] = Counter()  # (seat, event) of this round
        self.ran: dict[str, Counter[str]] = defaultdict(Counter)  # seat → place → operations of this round
        self.stars, self.money = [0] * seats, [6] * seats
        self.checked: Counter[str] = Counter()

    def printed(self, card: str) -> dict[str, Any]:
        """What is printed on a card."""
        return PRINTED[self.row[card]]

    def names(self, zone: str) -> list[str]:
        """The cards in a place, by their names."""
        return [self.row[card].split(":")[1] for card in self.view["zones"][zone]]

    def play(self) -> None:
        """To the end, with every question and every event checked."""
        while not self.game.is_over(self.s):
            self.view: dict[str, Any] = dict(self.game.view(self.s, Seat(0)))
            seat = self.game.decider(self.s)
            key = self.game.prompt(self.s, seat).text.key.removeprefix("ask-").replace("-", "_")
            offered = {self.game.show(self.s, Action(code)) for code in self.game.legal(self.s, seat)}
            if hasattr(self, key):
                self.checked[key] += 1
                assert offered == getattr(self, key)(int(seat)) | {"done"} & offered, (key, seat)
            sink = Sink()
            self.s.sink = sink
            self.game.apply(self.s, seat, keen(self.game, self.s, self.rng))
            for event in sink.events:
                self.note(event)
            view = self.game.view(self.s, Seat(0))
            assert (view["stars"], view["money"]) == (self.stars, self.money), [event.key for event in sink.events]

    # --- what may be answered ----------------------------------------------------------------------

    def park(self, seat: int) -> dict[int, dict[str, Any]]:
        """Hex → the tile there."""
        return {hex_ + 1: tile for hex_, tile in enumerate(self.view["parks"][seat]) if tile}

    def free(self, seat: int) -> set[int]:
        """D4.3 Free hexes next to a tile of the park."""
        park = self.park(seat)
        near = {(HEXES[hex_ - 1][0] + q, HEXES[hex_ - 1][1] + r) for hex_ in park for q, r in BESIDE}
        return {hex_ for hex_, at in enumerate(HEXES, 1) if at in near and hex_ not in park}

    def left(self, seat: int, card: str, event: str) -> int:
        """How often a staff card can still be used."""
        return self.names(f"played:{seat}").count(card) - self.did[f"seat:{seat}", event]

    def price(self, seat: int, full: int, staff: str, less: int, administrator: str) -> int:
        """A price with what makes it cheaper."""
        cheaper = self.names(f"played:{seat}").count(staff) * less
        return max(0, full - cheaper - 2 * (administrator in self.names(f"administrator:{seat}")))

    def build(self, seat: int) -> set[str]:
        """D4.3 What can be paid; D9.2 what is not struck out."""
        closed, shown = self.view["blocked"][1], self.view["shown"]
        cards = [card for card in self.view["zones"]["display"] if not closed or shown[card] != closed]
        return {self.row[card].split(":")[1] for card in cards if self.printed(card)["cost"] <= self.money[seat]}

    def build_at(self, seat: int) -> set[str]:
        return {f"hex:{hex_}" for hex_ in self.free(seat)}

    def improve(self, seat: int) -> set[str]:
        """D4.5 Only what is asked for without Innovations."""
        done = {key: self.did[f"seat:{seat}", key] for key in ("install", "remove", "buy-map")}
        offered = {upgrade for upgrade in ("merch", "effect", "generator") if self.spaces(seat, upgrade)}
        offered = offered if done["install"] < 2 else set()
        if not done["buy-map"] and self.price(seat, 3, "", 0, "cartographer") <= self.money[seat]:
            offered.add("map")
        if not done["install"] and self.left(seat, "builder", "remove") > 0:
            offered |= {"remove"} & {"remove" for tile in self.park(seat).values() if any(tile["spaces"])}
        return offered

    def spaces(self, seat: int, upgrade: str) -> set[str]:
        """D4.5 Free spaces that can be paid, one of equal ones, on attractions without this upgrade."""
        found, park = set(), self.park(seat)
        if sum(tile["spaces"].count(upgrade) for tile in park.values()) == 3:
            return found
        for hex_, tile in park.items():
            costs = self.printed(tile["card"])["spaces"]
            if upgrade not in tile["spaces"]:
                free = [space for space in range(len(costs)) if not tile["spaces"][space]]
                for space in free:
                    is_first = costs[space] not in [costs[other] for other in free if other < space]
                    if is_first and self.price(seat, costs[space], "builder", 1, "") <= self.money[seat]:
                        found.add(f"space:{hex_}:{space + 1}")
        return found

    def guests(self, seat: int) -> dict[int, list[Guest]]:
        """Hex → the dice there."""
        found = defaultdict(list)
        for colour, die in zip(self.colour, self.view["dice"], strict=True):
            if die["at"].startswith(f"hex:{seat}:"):
                found[int(die["at"].split(":")[2])].append((colour, die["value"], die.get("wild", False)))
        return found

    def operate(self, seat: int) -> set[str]:
        """D5.1, D5.3, D5.6 What runs; D5.4 one of equal dice for a map; D5.5 mascots not used yet."""
        guests, offered, mascots = self.guests(seat), set(), self.view["zones"][f"mascots:{seat}"]
        over = sum(max(0, tile["cubes"] - tile["icons"]) for tile in self.park(seat).values())
        managers = self.names(f"played:{seat}").count("manager") - over
        for hex_, tile in self.park(seat).items():
            wanted = self.printed(tile["card"])["requirement"]
            parties = permutations(guests[hex_], size(wanted))
            if tile["cubes"] < tile["icons"] or managers > 0:
                booth = tile["innovation"] == "booth"
                offered |= {f"hex:{hex_}" for party in parties if is_party(wanted, party, booth)}
        if self.view["ready_maps"][seat]:
            alike = {}
            for number, (colour, die) in enumerate(zip(self.colour, self.view["dice"], strict=True), 1):
                if die["at"].startswith(f"hex:{seat}:"):
                    alike.setdefault((colour, *sorted(die.items())), f"die:{number}")
            offered |= set(alike.values())
        if any(guests.values()):
            offered |= {self.row[card].split(":")[1] for card in mascots if not self.view["mascots"][card]}
            offered |= {"send"} if self.left(seat, "guide", "move-guide") > 0 else set()
        return offered

    # --- what it comes to ----------------------------------------------------------------------------

    def note(self, event: Event) -> None:
        """An event, with what it must bring."""
        told, key = event.params, event.key
        self.did[str(told.get("seat")), key] += 1
        handler = getattr(self, "on_" + key.replace("-", "_"), None)
        if handler is not None:
            self.checked[key] += 1
            handler(told, int(str(told["seat"]).removeprefix("seat:")) if "seat" in told else -1)

    def on_turn(self, told: Params, seat: int) -> None:
        self.did.clear()
        self.ran.clear()

    def on_operate(self, told: Params, seat: int) -> None:
        self.ran[str(told["seat"])][str(told["place"])] += 1

    def on_income(self, told: Params, seat: int) -> None:
        """D4.1 The money of both cards and the incomes printed in the park."""
        view: dict[str, Any] = dict(self.game.view(self.s, Seat(0)))
        cards = view["zones"][f"played:{seat}"]
        staff = sum(self.printed(card)["money"] for card in cards)
        money = staff + sum(self.printed(tile["card"])["income"] for tile in self.park(seat).values())
        assert told["count"] == money
        self.money[seat] += money

    def on_build(self, told: Params, seat: int) -> None:
        (card,) = told["cards"]
        self.money[seat] -= self.printed(card)["cost"] if told["from"] == "display" else 0

    def on_recruit(self, told: Params, seat: int) -> None:
        self.money[seat] -= self.price(seat, 5, "mascot", 2, "recruiter")

    def on_buy_map(self, told: Params, seat: int) -> None:
        self.money[seat] -= self.price(seat, 3, "", 0, "cartographer")

    def on_install(self, told: Params, seat: int) -> None:
        self.money[seat] -= int(told["cost"])
        costs = self.printed(str(told["place"]))["spaces"]
        assert told["cost"] in [self.price(seat, cost, "builder", 1, "") for cost in costs]

    def on_tips(self, told: Params, seat: int) -> None:
        self.money[seat] += int(told["count"])

    def on_applause(self, told: Params, seat: int) -> None:
        self.stars[seat] += int(told["count"])

    def on_earn(self, told: Params, seat: int) -> None:
        """D6.1 Per cube: the stars printed, 2 with a special effect, 2 money with a merch kiosk."""
        (tile,) = [tile for tile in self.park(seat).values() if tile["card"] == told["place"]]
        cubes = self.ran[f"seat:{seat}"][str(told["place"])]
        self.stars[seat] += cubes * (self.printed(tile["card"])["stars"] + 2 * ("effect" in tile["spaces"]))
        is_entrance = self.row[tile["card"]] == "attractions:park_entrance"
        self.money[seat] += cubes * 2 * (is_entrance or "merch" in tile["spaces"])

    def on_administrator(self, told: Params, seat: int) -> None:
        """D6.1, section 10: a star for each step reached."""
        (name,) = self.names(f"administrator:{seat}")
        ran = [self.printed(place)["colour"] for place in self.ran[f"seat:{seat}"]]
        counts = {"all_rounder": len(ran), "mascot_fan": len(self.view["zones"][f"mascots:{seat}"])}
        count = counts.get(name, ran.count(name.removeprefix("theme_")))
        self.stars[seat] += sum(count >= step for step in STEPS[name])

    def on_objective(self, told: Params, seat: int) -> None:
        """D6.2 Tied players share what their places earn, rounded up."""
        values: Any = told["values"]
        sign = -1 if self.printed(str(told["card"]))["measure"].startswith("least") else 1
        for one, value in enumerate(values):
            above = sum(sign * other > sign * value for other in values)
            pool = sum(PLACES[self.seats][above : above + values.count(value)])
            self.stars[one] += -(-pool // values.count(value))

    def on_end(self, told: Params, seat: int) -> None:
        """D6.10 A star for 3 money, for the Accountant for 2."""
        for one in range(self.seats):
            self.stars[one] += self.money[one] // (2 if "accountant" in self.names(f"administrator:{one}") else 3)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 2, {}),
        (1, 3, {}),
        (2, 1, {"surprises": True}),
        (2, 5, {"surprises": True}),
        (2, 4, {}),
        (3, 3, {}),
        (3, 9, {"game": 0}),
        (4, 1, {"game": 2}),
        (4, 8, {"game": 2}),
    ],
)
def test_D4_3_d4_5_d5_1_d5_4_d6_1_d6_2_d6_10_all_answers_and_all_stars_and_money(
    seats: int, seed: int, options: dict[str, bool | int]
) -> None:
    reckoning = Reckoning(seats, i64(seed), **options)
    reckoning.play()
    assert reckoning.checked["operate"] > 40
    assert reckoning.checked["earn"] > 10
