"""Guest dice: which are where, what is equal, how they move, come and leave (D2.1, D5.1, D7.2, D7.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import EVERYONE
from gamekeeper.core.lists import sort
from gamekeeper.core.observation import Observation
from gamekeeper.games.dice_theme_park.agenda import AboutDie, ParkQuestion, die_params, tell_die
from gamekeeper.games.dice_theme_park.components import CABLE, TOP
from gamekeeper.games.dice_theme_park.fields import LEFT, REROLLED, SIXES, ParkState
from gamekeeper.games.dice_theme_park.places import AWAY, BAG, LEAVING, MOST_DICE_PLACES, RAIL
from gamekeeper.games.dice_theme_park.setting import Setting

NO_DIE: Final[i64] = -1
VALUES: Final[i64] = TOP + 1  # 0 in the bag
DICE_ROOM: Final[i64] = 3 * VALUES + 2  # numbers of a place in an observation


def dice_at(s: ParkState, place: i64) -> vec[i64]:
    """The dice in a place, ascending."""
    at = s.at
    return vec[i64]([die for die in range(i64(len(at))) if i64(at[die]) == place], capacity=16)


def dice_of(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """The dice in a park, ascending."""
    at, first, end = s.at, seat * t.hexes, (seat + 1) * t.hexes
    return vec[i64]([die for die in range(i64(len(at))) if first <= i64(at[die]) < end], capacity=24)


def crowds_of(t: Setting, s: ParkState, seat: i64, dice: vec[i64]) -> vec[i64]:
    """[hex of a park] → how many of its dice are there; counted in one go."""
    result, first, at = t.nobody[:], seat * t.hexes, s.at
    for die in dice:
        result[i64(at[die]) - first] += 1
    return result


def are_equal(t: Setting, s: ParkState, die: i64, other: i64) -> bool:
    """Whether two dice in one place are one answer."""
    return (
        s.value[die] == s.value[other]
        and s.vip[die] == s.vip[other]
        and s.wild[die] == s.wild[other]
        and t.colour(die) == t.colour(other)
    )


def different(t: Setting, s: ParkState, dice: vec[i64]) -> vec[i64]:
    """Of equal dice the first; dice in different places are not equal."""
    at, value, vip, wild = s.at, s.value, s.vip, s.wild
    result, marks = vec[i64](capacity=16), vec[i64](capacity=16)
    for die in dice:
        mark = i64(at[die]) << 8 | t.colour(die) << 5 | i64(wild[die]) << 4 | i64(vip[die]) << 3 | i64(value[die])
        if mark not in marks:
            result, marks = append(result, die), append(marks, mark)
    return result


def die_codes(t: Setting, dice: vec[i64]) -> vec[i64]:
    """Dice as answers, in the same list."""
    for place in range(i64(len(dice))):
        dice[place] += t.die_code
    return dice


def entrance(t: Setting, seat: i64) -> i64:
    """The place of a player's Park Entrance."""
    return seat * t.hexes + t.box.park.entrance


# --- questions for a die or a value, which many paragraphs ask ---------------------------------------------


class OfDice(ParkQuestion):
    """Which of some dice; equal ones are one answer."""

    def dice(self, s: ParkState, seat: i64) -> vec[i64]:
        """Those that can be named, ascending: all of the park unless a question says otherwise."""
        return dice_of(self.t, s, seat)

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        return die_codes(self.t, different(self.t, s, self.dice(s, seat)))


class AnyOfDice(OfDice):
    """Which of some dice, or none of them."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        codes = super().options(s, seat)
        return append(codes, self.t.done_code) if len(codes) > 0 else codes


class OfValues(AboutDie):
    """Which value a die is set to."""

    def options(self, s: ParkState, seat: i64) -> vec[i64]:
        first = self.t.number_code
        return vec[i64](range(first + 1, first + TOP + 1))


# --- moving ------------------------------------------------------------------------------------------


def targets(t: Setting, s: ParkState, seat: i64, hex_: i64, reach: vec[i64]) -> vec[i64]:
    """D5.1, D7.2 Of some hexes those with an attraction, and every cable car where the die leaves one; ascending."""
    first, tile, built = seat * t.hexes, s.tile, s.innovation
    if i64(built[first + hex_]) == CABLE:
        reach = vec[i64]([to for to in range(t.hexes) if to in reach or i64(built[first + to]) == CABLE])
    return vec[i64]([other for other in reach if other != hex_ and tile[first + other] != 0], capacity=t.hexes)


def within(t: Setting, s: ParkState, seat: i64, hex_: i64, steps: i64) -> vec[i64]:
    """The hexes with attractions that a die reaches from one in so many steps, ascending."""
    reached = append(vec[i64](), hex_)
    done: i64 = 0
    for _step in range(steps):
        end = i64(len(reached))
        while done < end:
            for other in t.box.park.near[reached[done]]:
                if s.tile[seat * t.hexes + other] != 0 and other not in reached:
                    reached = append(reached, other)
            done += 1
    sort(reached)
    return reached


# --- values ------------------------------------------------------------------------------------------


def set_value(t: Setting, s: ParkState, key: str, seat: i64, die: i64, value: i64) -> None:
    """A die shows another value."""
    s.value[die] = u8(value)
    tell_die(t, s, key, seat, die)


def arrive(t: Setting, s: ParkState, key: str, seat: i64, die: i64, value: i64) -> None:
    """A die comes to the Park Entrance."""
    s.at[die] = u8(entrance(t, seat))
    s.value[die] = u8(value)
    tell_die(t, s, key, seat, die, t.box.park.entrance)


def leave(t: Setting, s: ParkState, seat: i64, die: i64) -> None:
    """D5.1, D9.3 A die leaves a park: to the bag, alone to the discard area."""
    told = die_params(t, s, die) if s.sink is not None else {}
    s.add_number(seat, LEFT, 1)
    s.touch_shared()
    s.at[die] = u8(AWAY if t.is_solo else BAG)
    s.value[die] = 0
    s.vip[die] = 0
    s.wild[die] = 0
    s.emit(EVERYONE, "leave", {"seat": f"seat:{seat}", **told})


# --- chance and the bag -----------------------------------------------------------------------------------------


def reroll(t: Setting, s: ParkState, seat: i64, die: i64) -> None:
    """D7.1 A die shows a value by lot."""
    value = s.rng.below(TOP) + 1
    s.reveal(EVERYONE)
    s.add_number(seat, REROLLED, 1)
    s.add_number(seat, SIXES, i64(value == TOP))
    set_value(t, s, "reroll", seat, die, value)


def in_bag(t: Setting, s: ParkState, colour: i64) -> i64:
    """A die of a colour in the bag, NO_DIE for none."""
    for die in range(colour * t.of_a_colour, (colour + 1) * t.of_a_colour):
        if i64(s.at[die]) == BAG:
            return die
    return NO_DIE


def fill_rails(t: Setting, s: ParkState) -> vec[i64]:
    """D3.1, D6.7 Every space of the monorails gets a die of the bag at its value, an empty bag leaves spaces empty;
    the dice drawn."""
    values, bag, drawn = t.box.rails, dice_at(s, BAG), vec[i64]()
    left = i64(len(bag))
    for rail in range(t.rails):
        for space in range(3):
            if left > 0:
                s.reveal(EVERYONE)
                place = s.rng.below(left)
                drawn = append(drawn, bag[place])
                s.at[bag[place]] = u8(RAIL + rail)
                s.value[bag[place]] = u8(values[(t.first_rail + rail) * 3 + space])
                left -= 1
                for behind in range(place, left):
                    bag[behind] = bag[behind + 1]
    return drawn


# --- as numbers ---------------------------------------------------------------------------------------------------


def observe_dice(t: Setting, s: ParkState, out: Observation) -> None:
    """Write for each place the dice of each colour and value, then the VIPs and those that count as any colour.

    Places are the hexes of all parks, the monorails, the bag, the discard area and the dice that leave each park.
    """
    places = t.seats * t.hexes + t.rails + 2 + t.seats
    if out.layout is not None:
        for spot in range(places):
            out.counters(f"dice[{spot}]", DICE_ROOM, t.dice)
        return
    if len(t.dice_starts) == 0:
        t.dice_starts = starts_of_dice(t)
    starts, first, shift, counted = t.dice_starts, out.at, out.reader * MOST_DICE_PLACES, out.counted_at
    thing, colour, end = t.zones.cards, i64(0), t.of_a_colour
    for die, at, value, vip, wild in zip(range(t.dice), s.at, s.value, s.vip, s.wild):
        if die == end:
            colour, end = colour + VALUES, end + t.of_a_colour
        start = starts[shift + i64(at)] + colour + i64(value)
        if start != i64(counted[thing]):
            out.recount(thing, start, first)
        if vip == 1:
            out.count(first + starts[shift + i64(at)] + 3 * VALUES)
        if wild == 1:
            out.count(first + starts[shift + i64(at)] + 3 * VALUES + 1)
        thing += 1
    out.at += places * DICE_ROOM


def starts_of_dice(t: Setting) -> vec[i64]:
    """[reader * MOST_DICE_PLACES + place] → where the numbers of the dice there begin; its own come first."""
    result = vec[i64]([0] * int(t.seats * MOST_DICE_PLACES))
    for reader in range(t.seats):
        seats = [(reader + seat) % t.seats for seat in range(t.seats)]
        places = [seat * t.hexes + hex_ for seat in seats for hex_ in range(t.hexes)]
        places += [RAIL + rail for rail in range(t.rails)] + [BAG, AWAY] + [LEAVING + seat for seat in seats]
        for number, place in enumerate(places):
            result[reader * MOST_DICE_PLACES + place] = number * DICE_ROOM
    return result
