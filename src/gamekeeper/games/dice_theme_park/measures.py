"""What is counted of a player: for objectives (D6.2), administrators (D6.1) and goals (D9.6), one function a word."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.effects import Effects
from gamekeeper.games.dice_theme_park import language as words
from gamekeeper.games.dice_theme_park.components import BOOTH, EFFECT, GENERATOR, MERCH, MOST_STATUES, STATUE
from gamekeeper.games.dice_theme_park.dice import dice_at, dice_of, entrance
from gamekeeper.games.dice_theme_park.fields import LEFT, MAPS_USED, REROLLED, SIXES, SPENT, VIPS, ParkState
from gamekeeper.games.dice_theme_park.park import has_upgrade, income, innovations, installed, kind_at, statues
from gamekeeper.games.dice_theme_park.places import AWAY, MASCOTS
from gamekeeper.games.dice_theme_park.setting import Setting

HIGH: Final = 5  # a high die, for objectives


def measure(t: Setting, s: ParkState, seat: i64, word: i64) -> i64:
    """The number a word of the pack stands for."""
    if word < words.LEFT:
        return of_dice_and_money(t, s, seat)[word - words.MONEY]
    if word < words.TILES:
        return of_this_round(t, s, seat)[word - words.LEFT]
    if word < words.UPGRADES:
        return of_tiles(t, s, seat)[word - words.TILES]
    if word < words.OPERATED:
        return of_improvements(t, s, seat)[word - words.UPGRADES]
    return of_operating(t, s, seat)[word - words.OPERATED]


def reached(t: Setting, s: ParkState, seat: i64, effects: Effects, row: i64) -> bool:
    """Whether every clause of a text holds: at_least and at_most what stands behind a word."""
    for segment in range(effects.segment[row], effects.segment[row + 1]):
        for atom in range(effects.atom[segment], effects.atom[segment + 1]):
            found, wanted = measure(t, s, seat, i64(effects.verb[atom])), effects.amount[atom]
            is_most = i64(effects.condition[segment]) == words.AT_MOST
            if (is_most and found > wanted) or (not is_most and found < wanted):
                return False
    return True


def compared(t: Setting, s: ParkState, seat: i64, effects: Effects, row: i64) -> i64:
    """What players are compared by, the more the better: of a text with least it is below 0."""
    segment = effects.segment[row]
    found = measure(t, s, seat, i64(effects.verb[effects.atom[segment]]))
    return -found if i64(effects.condition[segment]) == words.LEAST else found


def of_dice_and_money(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Money and guests, in the order of their words."""
    pips, high, dice = i64(0), i64(0), dice_of(t, s, seat)
    blue, green, yellow = i64(0), i64(0), i64(0)
    for die in dice:
        pips += i64(s.value[die])
        high += i64(s.value[die] >= HIGH)
        blue += i64(t.colour(die) == 0)
        green += i64(t.colour(die) == 1)
        yellow += i64(t.colour(die) == 2)
    rarest = least(vec[i64]([blue, green, yellow]))
    at_entrance = i64(len(dice_at(s, entrance(t, seat))))
    purse = vec[i64]([i64(s.money[seat]), s.number(seat, SPENT), income(t, s, seat)])
    return joined(purse, vec[i64]([pips, i64(len(dice)), high, blue, green, yellow, rarest, at_entrance]))


def of_this_round(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Dice that left and dice rerolled, in the order of their words."""
    away = vec[i64]([0, 0, 0])
    for die in dice_at(s, AWAY):
        away[t.colour(die)] += 1
    return vec[i64]([s.number(seat, LEFT), least(away), s.number(seat, REROLLED), s.number(seat, SIXES)])


def of_tiles(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Attractions of a park, those printed on the board among them, in the order of their words."""
    tiles, count, cost, of_b = t.box.tiles, i64(0), i64(0), i64(0)
    colours = vec[i64]([0, 0, 0, 0])
    amenities = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        kind = kind_at(t, s, spot)
        if kind >= 0:
            count += 1
            cost += tiles.cost[kind]
            of_b += i64(tiles.stack[kind] == 1)
            colours[tiles.colour[kind]] += 1
            amenities[tiles.amenity[kind]] += 1
    return vec[i64]([count, cost, most(colours), of_b, positive(amenities), most(amenities)])


def of_improvements(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Upgrades (those pre-installed do not count), innovations, maps and mascots, in the order of their words."""
    merch, effects = installed(t, s, seat, MERCH), installed(t, s, seat, EFFECT)
    generators = installed(t, s, seat, GENERATOR)
    built = innovations(t, s, seat, BOOTH, STATUE + MOST_STATUES) - i64(i64(s.innovation[entrance(t, seat)]) != 0)
    upgrades = vec[i64]([merch + effects + generators, merch, effects, generators, built, statues(t, s, seat)])
    maps, mascots, used = i64(s.maps[seat]), s.count(MASCOTS + seat), used_mascots(s, seat)
    ready_maps = maps - s.number(seat, MAPS_USED)
    return joined(upgrades, vec[i64]([maps, mascots, maps + mascots, ready_maps, mascots - used, used]))


def of_operating(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Operations of this round, in the order of their words; a colour counts different attractions."""
    tiles, first, second, of_b, stars = t.box.tiles, i64(0), i64(0), i64(0), s.number(seat, VIPS)
    colours, count = vec[i64]([0, 0, 0, 0]), i64(0)
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        cubes = i64(s.cubes[spot])
        if cubes > 0:
            kind = kind_at(t, s, spot)
            count += 1
            colours[tiles.colour[kind]] += 1
            of_b += cubes if tiles.stack[kind] == 1 else i64(0)
            stars += cubes * stars_at(t, s, spot)
            second = most(vec[i64]([second, cubes if cubes < first else first]))
            first = most(vec[i64]([first, cubes]))
    different = vec[i64]([count, colours[0], colours[1], colours[2], positive(colours), most(colours)])
    return joined(different, vec[i64]([of_b, first, second, stars]))


def used_mascots(s: ParkState, seat: i64) -> i64:
    """How many mascots stand on attractions."""
    result: i64 = 0
    card = s.top(MASCOTS + seat)
    while card >= 0:
        result += i64(s.mark[card] > 0)
        card = i64(s.next[card])
    return result


def stars_at(t: Setting, s: ParkState, spot: i64) -> i64:
    """D6.1 Stars of one operation: those printed, and 2 with a special effect."""
    effect = t.box.numbers.effect if has_upgrade(t, s, spot, EFFECT) else i64(0)
    return t.box.tiles.stars[kind_at(t, s, spot)] + effect


def money_at(t: Setting, s: ParkState, spot: i64) -> i64:
    """D6.1 Money of one operation: 2 with a merch kiosk."""
    return t.box.numbers.merch if has_upgrade(t, s, spot, MERCH) else i64(0)


def joined(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """One list behind the other."""
    for number in other:
        one = append(one, number)
    return one


def positive(numbers: vec[i64]) -> i64:
    """How many of some numbers are above 0."""
    result: i64 = 0
    for number in numbers:
        result += i64(number > 0)
    return result


def most(numbers: vec[i64]) -> i64:
    """The highest of some numbers."""
    result = numbers[0]
    for number in numbers:
        result = number if number > result else result
    return result


def least(numbers: vec[i64]) -> i64:
    """The lowest of some numbers."""
    result = numbers[0]
    for number in numbers:
        result = number if number < result else result
    return result
