"""Every field of a position. Made from fields.txt: change that, then `make fields`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gamekeeper.core.codec import Reader, Writer, within
from gamekeeper.core.lists import filled, filled16
from gamekeeper.core.observation import BITS, PLAIN, SEAT, Observation
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.games.dice_theme_park.components import ROUNDS, SPACES

SAVE_VERSION: Final[i64] = 1

# places in `tally` of one of the seats
MAPS_USED: Final[i64] = 0  # maps
GUIDED: Final[i64] = 1  # dice moved by guides
MANAGED: Final[i64] = 2  # operations without a free icon
REMOVED: Final[i64] = 3  # upgrades taken back
BOUGHT: Final[i64] = 4  # maps bought
INSTALLED: Final[i64] = 5  # upgrades
INNOVATED: Final[i64] = 6  # innovations
SHIFTED: Final[i64] = 7  # upgrades moved
SPENT: Final[i64] = 8  # money
LEFT: Final[i64] = 9  # dice that left the park
REROLLED: Final[i64] = 10  # dice
SIXES: Final[i64] = 11  # of these came up 6
VIPS: Final[i64] = 12  # stars of VIPs
TALLY_WIDTH: Final[i64] = 13


@mypyc_attr(acyclic=True)
class ParkState(ZoneState):
    """A position of Dice Theme Park. Hexes are counted park after park: `seat * hexes + hex`."""

    def __init__(self) -> None:
        super().__init__()
        self.stars: vec[i16] = vec[i16]()  # [seat]; public
        self.money: vec[i16] = vec[i16]()  # [seat]; public
        self.maps: vec[u8] = vec[u8]()  # [seat]; public
        self.order: vec[u8] = vec[u8]()  # [place in turn order] → seat; public
        self.total: vec[u8] = vec[u8]()  # [seat] → value of the staff cards played; public
        self.round: i64 = 0  # 0 before the first one; public
        self.phase: i64 = 0  # a number of agenda.py; public
        self.taken: i64 = 0  # mask of monorails chosen in this round; public
        self.ending: i64 = 0  # 0 while it goes on, else a place in upkeep.ENDINGS; public
        self.target: i64 = 0  # score to beat for who plays alone; public
        self.tile: vec[i16] = vec[i16]()  # [hex] → 1 + card, 0 for none; public
        self.cubes: vec[u8] = vec[u8]()  # [hex] → operations this round; public
        self.innovation: vec[u8] = vec[u8]()  # [hex] → BOOTH, CABLE, STATUE …, 0 for none; public
        self.space: vec[u8] = vec[u8]()  # [hex * 2 + space] → 1 + upgrade, 0 for none; public
        # of a tile or skill in a display its place, from 1; of a mascot 1 + the hex where it was used this round;
        # of an objective or goal its round
        self.mark: vec[i16] = vec[i16]()  # [card] → see above; public
        self.at: vec[u8] = vec[u8]()  # [die] → where it is (places.py); counted
        self.value: vec[u8] = vec[u8]()  # [die] → 0 in the bag; counted
        self.vip: vec[u8] = vec[u8]()  # [die] → 1 on a VIP token; counted
        self.wild: vec[u8] = vec[u8]()  # [die] → 1 while it counts as any colour; counted
        # this round
        self.tally: vec[i16] = vec[i16]()  # what a player has done; public

    def clear(self, seats: i64, cards: i64, dice: i64, hexes: i64) -> None:
        """Make all lists, for a table of this size."""
        self.stars = filled16(seats, 0)
        self.money = filled16(seats, 0)
        self.maps = filled(seats, 0)
        self.order = filled(seats, 0)
        self.total = filled(seats, 0)
        self.tile = filled16(seats * hexes, 0)
        self.cubes = filled(seats * hexes, 0)
        self.innovation = filled(seats * hexes, 0)
        self.space = filled(seats * hexes * SPACES, 0)
        self.mark = filled16(cards, 0)
        self.at = filled(dice, 0)
        self.value = filled(dice, 0)
        self.vip = filled(dice, 0)
        self.wild = filled(dice, 0)
        self.tally = filled16(seats * TALLY_WIDTH, 0)

    def copy(self) -> ParkState:
        """An independent copy, without a sink."""
        twin = ParkState()
        self.copy_base(twin)
        twin.stars = self.stars[:]
        twin.money = self.money[:]
        twin.maps = self.maps[:]
        twin.order = self.order[:]
        twin.total = self.total[:]
        twin.round = self.round
        twin.phase = self.phase
        twin.taken = self.taken
        twin.ending = self.ending
        twin.target = self.target
        twin.tile = self.tile[:]
        twin.cubes = self.cubes[:]
        twin.innovation = self.innovation[:]
        twin.space = self.space[:]
        twin.mark = self.mark[:]
        twin.at = self.at[:]
        twin.value = self.value[:]
        twin.vip = self.vip[:]
        twin.wild = self.wild[:]
        twin.tally = self.tally[:]
        return twin

    def save(self) -> bytes:
        """Canonical bytes of all fields."""
        out = Writer()
        out.number(SAVE_VERSION)
        self.save_base(out)
        out.medium(self.stars)
        out.medium(self.money)
        out.small(self.maps)
        out.small(self.order)
        out.small(self.total)
        out.numbers([self.round, self.phase, self.taken, self.ending, self.target])
        out.medium(self.tile)
        out.small(self.cubes)
        out.small(self.innovation)
        out.small(self.space)
        out.medium(self.mark)
        out.small(self.at)
        out.small(self.value)
        out.small(self.vip)
        out.small(self.wild)
        out.medium(self.tally)
        return out.done()

    def load(self, data: bytes, seats: i64, cards: i64, dice: i64, hexes: i64) -> None:
        """Read what `save` wrote for a table of this size; BadSave for anything else."""
        source = Reader(data)
        source.version(SAVE_VERSION)
        self.load_base(source)
        self.stars = source.medium(seats, 0, 9999, "stars")
        self.money = source.medium(seats, 0, 9999, "money")
        self.maps = source.small(seats, 0, 99, "maps")
        self.order = source.small(seats, 0, seats - 1, "order")
        self.total = source.small(seats, 0, 99, "total")
        self.round = source.between(0, ROUNDS, "round")
        self.phase = source.between(0, 9, "phase")
        self.taken = source.between(0, 31, "taken")
        self.ending = source.between(0, 3, "ending")
        self.target = source.between(0, 9999, "target")
        self.tile = source.medium(seats * hexes, 0, 1000, "tile")
        self.cubes = source.small(seats * hexes, 0, 255, "cubes")
        self.innovation = source.small(seats * hexes, 0, 5, "innovation")
        self.space = source.small(seats * hexes * SPACES, 0, 3, "space")
        self.mark = source.medium(cards, 0, 1000, "mark")
        self.at = source.small(dice, 0, 255, "at")
        self.value = source.small(dice, 0, 6, "value")
        self.vip = source.small(dice, 0, 1, "vip")
        self.wild = source.small(dice, 0, 1, "wild")
        self.tally = source.medium(seats * TALLY_WIDTH, -32768, 32767, "tally")
        source.end()
        self.check_tally(seats, cards, dice, hexes)

    def check_tally(self, seats: i64, cards: i64, dice: i64, hexes: i64) -> None:
        """BadSave unless every part of `tally` is in its range."""
        for one in range(seats):
            first = one * TALLY_WIDTH
            within(i64(self.tally[first + MAPS_USED]), 0, 99, "maps_used")
            within(i64(self.tally[first + GUIDED]), 0, 99, "guided")
            within(i64(self.tally[first + MANAGED]), 0, 99, "managed")
            within(i64(self.tally[first + REMOVED]), 0, 99, "removed")
            within(i64(self.tally[first + BOUGHT]), 0, 1, "bought")
            within(i64(self.tally[first + INSTALLED]), 0, 99, "installed")
            within(i64(self.tally[first + INNOVATED]), 0, 99, "innovated")
            within(i64(self.tally[first + SHIFTED]), 0, 99, "shifted")
            within(i64(self.tally[first + SPENT]), 0, 9999, "spent")
            within(i64(self.tally[first + LEFT]), 0, 99, "left")
            within(i64(self.tally[first + REROLLED]), 0, 999, "rerolled")
            within(i64(self.tally[first + SIXES]), 0, 999, "sixes")
            within(i64(self.tally[first + VIPS]), 0, 999, "vips")

    def observe(self, out: Observation, seats: i64, cards: i64, dice: i64, hexes: i64) -> None:
        """Write what everybody knows."""
        out.medium_of_seats("stars", self.stars, 1, 0, 9999, PLAIN)
        out.medium_of_seats("money", self.money, 1, 0, 9999, PLAIN)
        out.small_of_seats("maps", self.maps, 1, 0, 99, PLAIN)
        out.small("order", self.order, 0, seats, 0, seats - 1, SEAT)
        out.small_of_seats("total", self.total, 1, 0, 99, PLAIN)
        out.entry("round", self.round, 0, ROUNDS, PLAIN)
        out.entry("phase", self.phase, 0, 9, PLAIN)
        out.entry("taken", self.taken, 0, 31, BITS)
        out.entry("ending", self.ending, 0, 3, PLAIN)
        out.entry("target", self.target, 0, 9999, PLAIN)
        out.medium_of_seats("tile", self.tile, hexes, 0, 1000, PLAIN)
        out.small_of_seats("cubes", self.cubes, hexes, 0, 255, PLAIN)
        out.small_of_seats("innovation", self.innovation, hexes, 0, 5, PLAIN)
        out.small_of_seats("space", self.space, hexes * SPACES, 0, 3, PLAIN)
        out.medium("mark", self.mark, 0, cards, 0, 1000, PLAIN)
        if out.layout is None:  # its parts at once
            out.medium_of_seats("tally", self.tally, TALLY_WIDTH, 0, 0, PLAIN)
        for number in range(seats if out.layout is not None else 0):
            seat = out.seat(i64(number))
            out.medium("maps_used", self.tally, seat * TALLY_WIDTH + MAPS_USED, 1, 0, 99, PLAIN)
            out.medium("guided", self.tally, seat * TALLY_WIDTH + GUIDED, 1, 0, 99, PLAIN)
            out.medium("managed", self.tally, seat * TALLY_WIDTH + MANAGED, 1, 0, 99, PLAIN)
            out.medium("removed", self.tally, seat * TALLY_WIDTH + REMOVED, 1, 0, 99, PLAIN)
            out.medium("bought", self.tally, seat * TALLY_WIDTH + BOUGHT, 1, 0, 1, PLAIN)
            out.medium("installed", self.tally, seat * TALLY_WIDTH + INSTALLED, 1, 0, 99, PLAIN)
            out.medium("innovated", self.tally, seat * TALLY_WIDTH + INNOVATED, 1, 0, 99, PLAIN)
            out.medium("shifted", self.tally, seat * TALLY_WIDTH + SHIFTED, 1, 0, 99, PLAIN)
            out.medium("spent", self.tally, seat * TALLY_WIDTH + SPENT, 1, 0, 9999, PLAIN)
            out.medium("left", self.tally, seat * TALLY_WIDTH + LEFT, 1, 0, 99, PLAIN)
            out.medium("rerolled", self.tally, seat * TALLY_WIDTH + REROLLED, 1, 0, 999, PLAIN)
            out.medium("sixes", self.tally, seat * TALLY_WIDTH + SIXES, 1, 0, 999, PLAIN)
            out.medium("vips", self.tally, seat * TALLY_WIDTH + VIPS, 1, 0, 999, PLAIN)
        out.owner = -1

    def number(self, seat: i64, field: i64) -> i64:
        """One number of a seat's `tally`."""
        return i64(self.tally[seat * TALLY_WIDTH + field])

    def set_number(self, seat: i64, field: i64, value: i64) -> None:
        """Change one number of a seat's `tally`."""
        self.tally[seat * TALLY_WIDTH + field] = i16(value)

    def add_number(self, seat: i64, field: i64, change: i64) -> None:
        """Add to one number of a seat's `tally`."""
        self.tally[seat * TALLY_WIDTH + field] = i16(i64(self.tally[seat * TALLY_WIDTH + field]) + change)
