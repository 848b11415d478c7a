"""What the rules allow, found by trying everything, beside what the game offers."""

# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations, product
from math import ceil
from random import Random

from mypy_extensions import i16, i64, u8

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import Action, Seat
from gamekeeper.games.dice_theme_park import agenda, places
from gamekeeper.games.dice_theme_park.components import BOOTH
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.language import COLOURS
from gamekeeper.games.dice_theme_park.setting import USE_SKILL
from games.dice_theme_park.table import BESIDE, ENTRANCE, Table

SEAT = Seat(i64(0))
RANGES = {"odd": (1, 3, 5), "even": (2, 4, 6), "low": (1, 2, 3), "high": (4, 5, 6)}
Guest = tuple[str, int, bool]  # colour, value, whether it counts as any colour


class Crowd:
    """Dice on one hex, and everything that can come of a question about them."""

    def __init__(self, place: str | int, **options: bool | int) -> None:
        self.table = Table(2, **options)
        self.spot = self.table.spot(place)

    def lay(self, random: Random, count: int, wild: int = 0) -> list[Guest]:
        """Any dice, equal ones among them, and nobody else in a park."""
        table, s = self.table, self.table.s
        for die in range(table.t.dice):
            s.at[die], s.value[die], s.wild[die] = u8(places.BAG), u8(0), u8(0)
        for _die in range(count):
            number = table.die(f"{random.choice(COLOURS[:3])} {random.randint(1, 6)}", None, at=self.spot)
            s.wild[number] = u8(random.randrange(3) < wild)
        return self.dice(s)

    def guest(self, s: ParkState, die: int) -> Guest:
        """A die as the rules speak of it."""
        return COLOURS[self.table.t.colour(i64(die))], int(s.value[die]), s.wild[die] == 1

    def dice(self, s: ParkState) -> list[Guest]:
        """Who is there."""
        return sorted(self.guest(s, die) for die, place in enumerate(s.at) if place == self.spot)

    def ends(self, item: int, codes: list[int], keys: tuple[str, ...]) -> Iterator[ParkState]:
        """Every position after these answers to an item and any answers to all questions of these keys."""
        s = self.table.s.copy()
        s.then(item, 0)
        for code in codes[:-1]:
            self.table.game.apply(s, SEAT, Action(i64(code)))
        return self.after(s, codes[-1], keys)

    def after(self, s: ParkState, code: int, keys: tuple[str, ...]) -> Iterator[ParkState]:
        """The same after one answer."""
        game, twin = self.table.game, s.copy()
        twin.sink = Sink()
        game.apply(twin, SEAT, Action(i64(code)))
        if not twin.owes(SEAT) or game.question_of(twin, SEAT).key not in keys:
            yield twin
            return
        for more in game.legal(twin, SEAT):
            yield from self.after(twin, int(more), keys)


def takes(words: list[str], is_open: bool, die: Guest) -> bool:
    """D5.3 Whether a die fits one slot of a requirement."""
    colour, value, is_wild = die
    fits_value = all(value in RANGES[word] for word in words[1:] if word != "surprise")
    return fits_value and (words[0] in ("any", colour) or is_open or is_wild)


def fulfils(text: str, has_booth: bool, dice: tuple[Guest, ...]) -> bool:
    """D5.3, D7.2 Whether dice in some order are what a requirement wants; a booth opens one coloured slot."""
    head, _, colour = text.partition(" with ")
    sign = next((word for word in text.split() if word in "+><="), "")
    slots = [term.split() for term in text.split(sign)] if sign else [text.split()]
    if head in ("triple", "straight"):
        slots, sign = [[colour or "any"], ["any"], ["any"]], head
    for order in permutations(dice) if len(dice) == len(slots) else ():
        values = [value for _colour, value, _wild in order]
        relates = {
            ">": values[0] > values[-1],
            "<": values[0] < values[-1],
            "=": values[0] == values[-1],
            "triple": len(set(values)) == 1,
            "straight": sorted(values) == list(range(min(values), min(values) + 3)),
        }
        for booth in range(len(slots)) if has_booth else [-1]:
            fits = [takes(words, at == booth, die) for at, (words, die) in enumerate(zip(slots, order, strict=True))]
            if all(fits) and relates.get(sign, True):
                return True
    return False


def test_D5_3_every_party_that_fulfils_a_requirement_in_one_way_and_no_other() -> None:
    crowd, random = Crowd(BESIDE, surprises=True, innovations=True), Random(1)
    s, t = crowd.table.s, crowd.table.t
    for kind, text in enumerate(t.box.tiles.texts):
        s.tile[crowd.spot] = i16(t.zones.first_of[kind] + 1)
        for has_booth in (False, True):
            s.innovation[crowd.spot] = u8(int(BOOTH) * has_booth)
            dice = crowd.lay(random, 5, wild=1)
            parties = {party for count in (1, 2, 3) for party in combinations(dice, count)}
            wanted = sorted(party for party in parties if fulfils(text, has_booth, party))
            found = []
            run = int(t.hex_code) + crowd.spot
            for end in crowd.ends(agenda.RUN, [run], ("party",)) if wanted else []:
                assert end.sink is not None
                told = next(event.params["dice"] for event in end.sink.events if event.key == "operate")
                assert isinstance(told, list)
                found.append(tuple(sorted(crowd.guest(s, int(str(die).partition(":")[2]) - 1) for die in told)))
            assert (text, has_booth, dice, sorted(found)) == (text, has_booth, dice, wanted)
            twin = s.copy()
            twin.then(agenda.RUN, 0)
            assert (run in crowd.table.game.legal(twin, SEAT)) == bool(wanted)


def stepped(dice: list[Guest], steps: tuple[int, ...]) -> tuple[Guest, ...]:
    """Dice that are turned up or down."""
    return tuple(sorted((one[0], one[1] + step, one[2]) for one, step in zip(dice, steps, strict=True)))


def test_D5_5_pair_of_steps_does_to_any_two_dice_whatever_it_can() -> None:
    crowd, random = Crowd(ENTRANCE), Random(2)
    crowd.table.mascot("pair_of_steps")
    codes = [crowd.table.kind("pair_of_steps"), int(crowd.table.t.word_code + USE_SKILL)]
    for _crowd in range(40):
        dice = crowd.lay(random, 5)
        ways = [steps for steps in product((-1, 0, 1), repeat=5) if sum(map(abs, steps)) == 2]
        wanted = {found for found in (stepped(dice, steps) for steps in ways) if all(1 <= die[1] <= 6 for die in found)}
        found = {tuple(crowd.dice(end)) for end in crowd.ends(agenda.RUN, codes, ("skilled", "turn"))}
        assert (dice, found) == (dice, wanted)


def test_D4_2_concierges_raise_dice_in_every_way_they_may() -> None:
    cards = [steps for steps in product((0, 1, 2), repeat=3) if sum(steps) <= 2]
    for count in (1, 2):
        crowd, random = Crowd(ENTRANCE), Random(3)
        crowd.table.staff(*["concierge"] * count)
        for _crowd in range(8):
            dice = crowd.lay(random, 3)
            wanted = set()
            for used in product(cards, repeat=count):
                wanted.add(stepped(dice, tuple(map(sum, zip(*used, strict=True)))))
            wanted = {found for found in wanted if all(die[1] <= 6 for die in found)}
            s = crowd.table.s
            s.taken = 0
            for die in range(crowd.table.t.dice):
                if s.at[die] == crowd.spot:
                    s.at[die] = u8(places.RAIL)
            found = {
                tuple(crowd.dice(end)) for end in crowd.ends(agenda.RAIL, [int(crowd.table.t.rail_code)], ("raise",))
            }
            assert (dice, found) == (dice, wanted)


def test_D4_1_turn_order_whatever_the_totals_and_stars() -> None:
    table, random = Table(4), Random(4)
    for _order in range(100):
        s = table.s.copy()
        order = random.sample(range(4), 4)
        for seat in range(4):
            s.order[seat] = u8(order[seat])
            s.total[seat], s.stars[seat] = u8(random.randint(3, 4)), i16(random.randint(0, 1))
        wanted = sorted(order, key=lambda seat: (s.total[seat], s.stars[seat], -order.index(seat)))
        s.then(agenda.ORDER)
        table.game.go_on(s)
        assert list(s.order) == wanted


def test_D6_2_places_of_an_objective_whoever_is_tied() -> None:
    for seats, places_ in ((2, [4]), (3, [6, 3]), (4, [8, 4, 2])):
        table = Table(seats)
        table.objective("objective_most_money", 3)
        table.s.round = 3
        for money in product((0, 1, 2), repeat=seats):
            s = table.s.copy()
            for seat, amount in enumerate(money):
                s.money[seat] = i16(amount)
            s.then(agenda.JUDGE)
            table.game.go_on(s)
            ranks = sorted(money, reverse=True)
            stars = places_ + [0] * seats
            shares = {
                one: Fraction(sum(stars[place] for place in range(seats) if ranks[place] == one), ranks.count(one))
                for one in money
            }
            assert list(s.stars) == [ceil(shares[one]) for one in money]


def test_D6_10_who_wins_whatever_the_stars_guests_and_money() -> None:
    random = Random(5)
    table = Table(3)
    table.staff("ticket_agent", seat=1)
    for _end in range(60):
        s = table.s.copy()
        keys = []
        for seat in range(3):
            s.stars[seat], s.money[seat] = i16(random.randint(9, 10)), i16(random.randint(0, 1))
            guests = [random.randint(1, 2) for _guest in range(2)]
            for place, value in enumerate(guests):
                s.at[2 * seat + place], s.value[2 * seat + place] = u8(seat * table.t.hexes), u8(value)
            tired = guests.count(1)
            left = guests.count(2) + (min(tired, 1) if seat == 1 else 0)
            keys.append((int(s.stars[seat]), left, int(s.money[seat])))
        assert table.game.ranking(s) == [1 + sum(other > one for other in keys) for one in keys]
