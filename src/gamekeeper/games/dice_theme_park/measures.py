"""What is counted of a player: for objectives (D6.2), administrators (D6.1) and goals (D9.6), one function a word."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from gamekeeper.core.effects import Effects
from gamekeeper.games.dice_theme_park import language as words
from gamekeeper.games.dice_theme_park import park
from gamekeeper.games.dice_theme_park.components import BOOTH, EFFECT, GENERATOR, MERCH, MOST_STATUES, STATUE
from gamekeeper.games.dice_theme_park.dice import dice_at, entrance
from gamekeeper.games.dice_theme_park.fields import LEFT, MAPS_USED, REROLLED, SIXES, SPENT, VIPS, ParkState
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


def is_limit(effects: Effects, atom: i64) -> bool:
    """Whether a word names what is the most, not what is wanted."""
    return i64(effects.condition[effects.segment_of[atom]]) == words.AT_MOST


def reached(t: Setting, s: ParkState, seat: i64, effects: Effects, row: i64) -> bool:
    """Whether every clause of a text holds: at_least and at_most what stands behind a word."""
    for atom in range(effects.first[row], effects.first[row + 1]):
        found, wanted = measure(t, s, seat, i64(effects.verb[atom])), effects.amount[atom]
        if (found > wanted) if is_limit(effects, atom) else (found < wanted):
            return False
    return True


def compared(t: Setting, s: ParkState, seat: i64, effects: Effects, row: i64) -> i64:
    """What players are compared by, the more the better: of a text with least it is below 0."""
    found = measure(t, s, seat, i64(effects.verb[effects.first[row]]))
    return -found if i64(effects.condition[effects.segment[row]]) == words.LEAST else found


def of_dice_and_money(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Money and guests, in the order of their words."""
    colours, pips, high, arrived, at, value = vec[i64]([0, 0, 0]), i64(0), i64(0), i64(0), s.at, s.value
    dice, first, gate = i64(0), seat * t.hexes, entrance(t, seat)
    for die in range(t.dice):
        if first <= i64(at[die]) < first + t.hexes:
            dice += 1
            pips += i64(value[die])
            high += i64(i64(value[die]) >= HIGH)
            arrived += i64(i64(at[die]) == gate)
            colours[t.colour(die)] += 1
    purse = vec[i64]([i64(s.money[seat]), s.number(seat, SPENT), park.income(t, s, seat), pips, dice, high])
    return append(append(extend(purse, colours), least(colours)), arrived)


def of_this_round(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Dice that left and dice rerolled, in the order of their words."""
    away = vec[i64]([0, 0, 0])
    for die in dice_at(s, AWAY):
        away[t.colour(die)] += 1
    return vec[i64]([s.number(seat, LEFT), least(away), s.number(seat, REROLLED), s.number(seat, SIXES)])


def of_tiles(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Attractions of a park, those printed on the board among them, in the order of their words."""
    tiles, spots, cost, of_b = t.box.tiles, park.attractions(t, s, seat), i64(0), i64(0)
    colours = vec[i64]([0, 0, 0, 0])
    amenities = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for spot in spots:
        kind = park.kind_at(t, s, spot)
        cost += tiles.cost[kind]
        of_b += i64(tiles.stack[kind] == 1)
        colours[tiles.colour[kind]] += 1
        amenities[tiles.amenity[kind]] += 1
    return vec[i64]([i64(len(spots)), cost, most(colours), of_b, positive(amenities), most(amenities)])


def of_improvements(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Upgrades (those pre-installed do not count), innovations, maps and mascots, in the order of their words."""
    installed = park.installed(t, s, seat)
    merch, effects, generators = installed[MERCH], installed[EFFECT], installed[GENERATOR]
    built = park.innovations(t, s, seat, BOOTH, STATUE + MOST_STATUES) - i64(i64(s.innovation[entrance(t, seat)]) != 0)
    fitted = vec[i64]([merch + effects + generators, merch, effects, generators, built, park.statues(t, s, seat)])
    maps, mascots = i64(s.maps[seat]), s.count(MASCOTS + seat)
    used = sum((i64(s.mark[i64(card)] > 0) for card in s.cards_at(MASCOTS + seat)), i64(0))
    ready_maps = maps - s.number(seat, MAPS_USED)
    return extend(fitted, vec[i64]([maps, mascots, maps + mascots, ready_maps, mascots - used, used]))


def of_operating(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """Operations of this round, in the order of their words; a colour counts different attractions."""
    tiles, first, second, of_b, stars = t.box.tiles, i64(0), i64(0), i64(0), s.number(seat, VIPS)
    colours = vec[i64]([0, 0, 0, 0])
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        cubes = i64(s.cubes[spot])
        if cubes > 0:
            kind = park.kind_at(t, s, spot)
            colours[tiles.colour[kind]] += 1
            of_b += cubes if tiles.stack[kind] == 1 else i64(0)
            stars += cubes * stars_at(t, s, spot)
            second = max(second, min(cubes, first))
            first = max(first, cubes)
    count = colours[0] + colours[1] + colours[2] + colours[3]
    different = vec[i64]([count, colours[0], colours[1], colours[2], positive(colours), most(colours)])
    return extend(different, vec[i64]([of_b, first, second, stars]))


def stars_at(t: Setting, s: ParkState, spot: i64) -> i64:
    """D6.1 Stars of one operation: those printed, and 2 with a special effect."""
    kind = park.kind_at(t, s, spot)
    return t.box.tiles.stars[kind] + t.box.numbers.effect * ((park.upgrades(t, s, spot, kind) >> EFFECT) & 1)


def money_at(t: Setting, s: ParkState, spot: i64) -> i64:
    """D6.1 Money of one operation: 2 with a merch kiosk."""
    return t.box.numbers.merch * ((park.upgrades(t, s, spot, park.kind_at(t, s, spot)) >> MERCH) & 1)


def operated(t: Setting, s: ParkState, seat: i64) -> tuple[i64, i64]:
    """D6.1 The stars and the money of this round's operations, as long as they are not counted."""
    stars, money = s.number(seat, VIPS), i64(0)
    for spot in range(seat * t.hexes, (seat + 1) * t.hexes):
        times = i64(s.cubes[spot])
        if times > 0:
            stars += times * stars_at(t, s, spot)
            money += times * money_at(t, s, spot)
    return stars, money


def positive(numbers: vec[i64]) -> i64:
    """How many of some numbers are above 0."""
    return sum((i64(number > 0) for number in numbers), i64(0))


def most(numbers: vec[i64]) -> i64:
    """The highest of some numbers."""
    result = numbers[0]
    for number in numbers:
        result = max(result, number)
    return result


def least(numbers: vec[i64]) -> i64:
    """The lowest of some numbers."""
    result = numbers[0]
    for number in numbers:
        result = min(result, number)
    return result
