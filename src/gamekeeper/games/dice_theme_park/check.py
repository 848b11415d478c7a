"""What no range of the table of fields can say of a loaded position (section 13)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from gamekeeper.core.codec import demand, within
from gamekeeper.games.dice_theme_park import agenda
from gamekeeper.games.dice_theme_park.components import BOARD, NO_PRICE, SPACES, TILE, UPGRADES
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.park import has_upgrade, installed, kind_at, price
from gamekeeper.games.dice_theme_park.places import AWAY, BAG, LEAVING, PARK, RAIL
from gamekeeper.games.dice_theme_park.setting import Setting


def check(t: Setting, s: ParkState) -> None:
    """BadSave unless everything is in one place and fits together."""
    t.zones.check(s)
    demand(sorted(s.order) == list(range(int(t.seats))), "a turn order without some seat")
    within(s.round, 0, t.rounds, "a round")
    within(s.phase, 0, agenda.UPKEEP, "a phase")
    for seat in range(t.seats):
        check_park(t, s, i64(seat))
    for die in range(t.dice):
        place = i64(s.at[die])
        is_place = place < t.seats * t.hexes or RAIL <= place < RAIL + t.rails or place == BAG
        is_place = is_place or (t.is_solo and place == AWAY) or LEAVING <= place < LEAVING + t.seats
        demand(is_place, f"die {die} in place {place}")
        if place < t.seats * t.hexes:
            demand(s.tile[place] != 0, f"die {die} where there is no attraction")
        is_out = place in (BAG, AWAY)
        demand((s.value[die] == 0) == is_out, f"die {die} with value {s.value[die]} in place {place}")
        demand(not is_out or (s.vip[die] == 0 and s.wild[die] == 0), f"a token with die {die} in place {place}")


def check_park(t: Setting, s: ParkState, seat: i64) -> None:
    """A park's attractions are its cards, each once; what stands on them fits."""
    cards = sorted(int(s.tile[spot]) - 1 for spot in range(seat * t.hexes, (seat + 1) * t.hexes) if s.tile[spot] != 0)
    demand(cards == [int(card) for card in s.cards_at(PARK + seat)], f"a park of cards {cards}")
    for hex_ in range(t.hexes):
        spot = seat * t.hexes + hex_
        kind, printed = kind_at(t, s, spot), t.box.park.holds[hex_]
        demand(kind < 0 or t.box.type_of[kind] == TILE, f"card {s.tile[spot]} as an attraction")
        is_printed = kind >= 0 and t.box.set_of[kind] == BOARD
        demand(printed == (kind if is_printed else -1), f"attraction {kind} where the board has {printed}")
        if kind < 0:
            demand(s.cubes[spot] == 0 and s.innovation[spot] == 0, f"improvements on the free hex {hex_}")
        for space in range(SPACES):
            upgrade = i64(s.space[spot * SPACES + space]) - 1
            if upgrade >= 0:
                demand(price(t, s, seat, hex_ * SPACES + space) < NO_PRICE, f"an upgrade on hex {hex_} without a space")
                s.space[spot * SPACES + space] = 0
                demand(not has_upgrade(t, s, spot, upgrade), f"an upgrade twice on hex {hex_}")
                s.space[spot * SPACES + space] = u8(upgrade + 1)
    for upgrade in range(len(UPGRADES)):
        within(installed(t, s, seat)[i64(upgrade)], 0, t.box.numbers.of_a_kind, f"of {UPGRADES[upgrade]}")
