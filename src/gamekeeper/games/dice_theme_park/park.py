"""A park as it stands: its attractions, upgrades and prices, and what its staff and administrator do."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from gamekeeper.games.dice_theme_park import components
from gamekeeper.games.dice_theme_park.fields import SPENT, ParkState
from gamekeeper.games.dice_theme_park.places import ADMIN, PLAYED, SOLO_CARD
from gamekeeper.games.dice_theme_park.setting import Setting

RAIL_PLACE: Final[i64] = 1  # what a solo card blocks
TILE_PLACE: Final[i64] = 2
SKILL_PLACE: Final[i64] = 3


def total(t: Setting, s: ParkState, seat: i64, trait: i64) -> i64:
    """D4.1 What the staff cards played and the administrator do of one trait; two of a kind do it twice."""
    result, box = i64(0), t.box
    kinds, following, traits, first = t.zones.kind_of, s.next, box.traits, box.first_trait
    card, zone = s.top(PLAYED + seat), PLAYED
    while card >= 0 or zone == PLAYED:
        if card < 0:
            card, zone = s.top(ADMIN + seat), ADMIN
        else:
            result += traits[(i64(kinds[card]) - first) * components.TRAIT_WIDTH + trait]
            card = i64(following[card])
    return result


def colour_with(t: Setting, s: ParkState, seat: i64, trait: i64) -> i64:
    """The colour of an administrator that has a trait, -1 for none."""
    card = s.top(ADMIN + seat)
    return t.box.admin_colour[t.row(card)] if card >= 0 and t.box.trait(t.kind(card), trait) > 0 else i64(-1)


def ask_all(t: Setting, s: ParkState, item: i64, trait: i64 = 0) -> None:
    """An item for every seat in turn order, or for those whose cards have a trait."""
    for place in range(t.seats):
        seat = i64(s.order[t.seats - 1 - place])
        if trait == 0 or total(t, s, seat, trait) > 0:
            s.then(item, seat)


def blocked(t: Setting, s: ParkState, what: i64) -> i64:
    """D9.2 The place, from 1, that may not be taken this round; 0 where the card does not block or none is shown."""
    card = s.top(SOLO_CARD)
    if card < 0:
        return 0
    row = t.row(card) * 4
    return t.box.solo[row + what] if t.box.solo[row] <= i64(s.total[0]) else i64(0)


def kind_at(t: Setting, s: ParkState, spot: i64) -> i64:
    """The kind of the attraction on a hex, counted park after park; -1 where there is none."""
    card = i64(s.tile[spot]) - 1
    return card if card < 0 else i64(t.zones.kind_of[card])


def attractions(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """The hexes of a park that have an attraction, counted park after park."""
    first, tile = seat * t.hexes, s.tile
    return vec[i64]([spot for spot in range(first, first + t.hexes) if tile[spot] != 0], capacity=t.hexes)


def free_hexes(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """D2.3 The codes of all hexes a tile may go on: free ones beside a tile of the park."""
    first, tile, result = seat * t.hexes, s.tile, vec[i64](capacity=t.hexes)
    for hex_ in range(t.hexes):
        if tile[first + hex_] == 0 and any(tile[first + other] != 0 for other in t.box.park.near[hex_]):
            result = append(result, t.hex_code + hex_)
    return result


def upgrades(t: Setting, s: ParkState, spot: i64, kind: i64) -> i64:
    """A mask of the upgrades that an attraction of a kind has, installed or pre-installed."""
    one, other = i64(s.space[spot * components.SPACES]), i64(s.space[spot * components.SPACES + 1])
    return t.box.tiles.fitted[kind] | ((i64(1) << one) | (i64(1) << other)) >> 1


def has_upgrade(t: Setting, s: ParkState, spot: i64, upgrade: i64) -> bool:
    """Whether an attraction has an upgrade."""
    return (upgrades(t, s, spot, kind_at(t, s, spot)) >> upgrade) & 1 == 1


def icons(t: Setting, s: ParkState, spot: i64) -> i64:
    """D5.1 One operate icon, and one with a generator."""
    return 1 + i64(has_upgrade(t, s, spot, components.GENERATOR))


def price(t: Setting, s: ParkState, seat: i64, space: i64) -> i64:
    """What is printed on a space of the park, counted `hex * 2 + space`; NO_PRICE where there is none."""
    kind = kind_at(t, s, seat * t.hexes + space // components.SPACES)
    return components.NO_PRICE if kind < 0 else t.box.tiles.prices[kind * components.SPACES + space % components.SPACES]


def installed(t: Setting, s: ParkState, seat: i64) -> vec[i64]:
    """[upgrade] → how many a player has installed; those pre-installed do not count."""
    result, spaces, width = vec[i64]([0, 0, 0]), s.space, t.hexes * components.SPACES
    for space in range(seat * width, (seat + 1) * width):
        if spaces[space] != 0:
            result[i64(spaces[space]) - 1] += 1
    return result


def innovations(t: Setting, s: ParkState, seat: i64, first: i64, last: i64) -> i64:
    """How many innovations of the numbers from `first` to `last` stand in a park."""
    built, start = s.innovation, seat * t.hexes
    return sum((i64(first <= i64(built[spot]) <= last) for spot in range(start, start + t.hexes)), i64(0))


def innovation_left(t: Setting, s: ParkState, seat: i64, innovation: i64) -> bool:
    """D7.2 Whether a player has another booth, cable car or statue."""
    if innovation == components.STATUE:
        return statues(t, s, seat) < components.MOST_STATUES
    most = components.MOST_CABLES if innovation == components.CABLE else components.MOST_BOOTHS
    return innovations(t, s, seat, innovation, innovation) < most


def statues(t: Setting, s: ParkState, seat: i64) -> i64:
    """D7.2 How many statues stand in a park."""
    return innovations(t, s, seat, components.STATUE, components.STATUE + components.MOST_STATUES - 1)


def of_statues(t: Setting, s: ParkState, seat: i64) -> i64:
    """D7.2 What a park's statues earn a round: a star, two more for the second and three for the third."""
    standing = statues(t, s, seat)
    return standing * (standing + 1) // 2


def income(t: Setting, s: ParkState, seat: i64) -> i64:
    """D4.1 The printed incomes of a park."""
    printed = t.box.tiles.income
    return sum((printed[kind_at(t, s, spot)] for spot in attractions(t, s, seat)), i64(0))


def round_income(t: Setting, s: ParkState, seat: i64) -> i64:
    """D4.1 What a round begins with: the money on the staff cards played, and the printed incomes."""
    played = s.cards_at(PLAYED + seat)
    return sum((t.box.staff_money[t.row(i64(card))] for card in played), income(t, s, seat))


def less(cost: i64, ease: i64) -> i64:
    """A cost that something eases, not below 0."""
    return cost - ease if cost > ease else i64(0)


def pay(s: ParkState, seat: i64, cost: i64) -> None:
    """Money goes to the supply; what is told of it comes with what it is for."""
    s.money[seat] = i16(i64(s.money[seat]) - cost)
    s.add_number(seat, SPENT, cost)


def gain(s: ParkState, key: str, seat: i64, money: i64) -> None:
    """Money comes from the supply."""
    if money > 0:
        s.money[seat] = i16(i64(s.money[seat]) + money)
        s.tell(key, seat, count=money)


def gain_stars(s: ParkState, key: str, seat: i64, stars: i64) -> None:
    """Stars at once."""
    if stars > 0:
        s.stars[seat] = i16(i64(s.stars[seat]) + stars)
        s.tell(key, seat, count=stars)
