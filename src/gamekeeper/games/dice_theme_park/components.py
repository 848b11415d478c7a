"""The box as tables: what a component pack fills in.

Cards are of *kinds*, one to a row of the box, numbered table after table: attractions first, then skills and the mascot
without a skill, staff, administrators, objectives, goals, solo cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.effects import Rows
from gamekeeper.core.lists import bit, listed
from gamekeeper.games.dice_theme_park.language import MEASURES, PARTY, SKILLS, TRAITS, looks, requirement

SETS: Final = ["board", "base", "surprises", "innovations", "promo"]
BOARD: Final[i64] = 0  # what is printed on the park boards
BASE: Final[i64] = 1
SURPRISES: Final[i64] = 2
INNOVATIONS: Final[i64] = 3
PROMO: Final[i64] = 4

TILE: Final[i64] = 0  # types of cards
SKILL: Final[i64] = 1
STAFF: Final[i64] = 2
ADMIN: Final[i64] = 3
OBJECTIVE: Final[i64] = 4
GOAL: Final[i64] = 5
SOLO_CARD: Final[i64] = 6

TABLES: Final = ["attractions", "skills", "staff", "administrators", "objectives", "goals", "solo_cards"]  # by type

AMENITIES: Final = ["food", "drinks", "seating", "gardens", "first_aid", "lights", "toilets", "lockers"]
CODES: Final = ["gold", "ruby", "jade", "azure", "onyx"]
STACKS: Final = ["A", "B"]
UPGRADES: Final = ["merch", "effect", "generator"]
MERCH: Final[i64] = 0
EFFECT: Final[i64] = 1
GENERATOR: Final[i64] = 2
INNOVATION: Final = ["booth", "cable", "statue"]
BOOTH: Final[i64] = 1  # in a state's `innovation`; a statue counts on from STATUE
CABLE: Final[i64] = 2
STATUE: Final[i64] = 3
MOST_STATUES: Final[i64] = 3
MOST_BOOTHS: Final[i64] = 3
MOST_CABLES: Final[i64] = 4  # the entrance's among them

MOST_SEATS: Final[i64] = 4
MOST_HEXES: Final[i64] = 24
MOST_DICE: Final[i64] = 63
SPACES: Final[i64] = 2  # for upgrades, at most
TOP: Final[i64] = 6  # the highest value of a die
ROUNDS: Final[i64] = 5
MOST_MASCOTS: Final[i64] = 6
NO_PRICE: Final[i64] = 99  # of a space that is not there
TRAIT_WIDTH: Final[i64] = 24  # places for the amounts of a card's words


class Kinds:
    """The kinds of one type: the first one's number and how many there are."""

    def __init__(self, first: i64, count: i64) -> None:
        self.first = first
        self.count = count
        self.end: i64 = first + count


class Attractions:
    """Attractions as tables, by kind."""

    def __init__(self, rows: Rows) -> None:
        self.stack = rows.columns(0)  # STACKS, -1 on the board
        self.colour = rows.columns(1)
        self.cost = rows.columns(2)
        self.income = rows.columns(3)
        self.amenity = rows.columns(4)
        self.stars = rows.columns(5)
        self.fitted = rows.columns(6)  # mask of upgrades pre-installed
        self.prices = rows.columns(7, int(SPACES))  # [kind * SPACES + space], NO_PRICE where there is none
        self.texts = rows.texts(2)  # requirements
        read = Rows([requirement(text) for text in self.texts], [])
        self.slots = read.columns(0)  # [kind] → dice of a party
        self.relation = read.columns(1)
        self.surprise = read.columns(2)  # [kind] → 1 + the slot with the symbol, 0 for none
        self.slot_colour = read.columns(3, int(PARTY))  # [kind * PARTY + slot]
        self.slot_values = read.columns(3 + int(PARTY), int(PARTY))
        # [kind] → the dice that fit any slot, as a mask
        self.wanted = listed([looks(row[3 : 3 + int(PARTY)], row[3 + int(PARTY) :]) for row in read.numbers])


class Numbers:
    """The numbers of the game."""

    def __init__(self, numbers: list[int], dice: list[int], places: list[list[int]]) -> None:
        self.money, self.maps, self.mascots, self.mascot_cost, self.map_cost = [i64(number) for number in numbers[:5]]
        self.merch, self.effect, self.of_a_kind, self.star_price = [i64(number) for number in numbers[5:9]]
        self.drawn_value: i64 = numbers[9]
        self.dice = [i64(count) for count in dice]  # of a colour in the bag, by players - 1
        self.upgrades: i64 = numbers[10]  # a round (D4.5)
        self.innovations: i64 = numbers[11]  # a round (D7.2)
        self.places = [listed(row) for row in places]  # stars of objectives, by players - 1


class Park:
    """The hexes of a park: what is printed where, where one may start, which are neighbours."""

    def __init__(self, rows: Rows) -> None:
        self.hexes: i64 = i64(len(rows.numbers))
        self.holds = rows.columns(2)  # [hex] → kind printed there, -1
        self.start = rows.columns(3)  # [hex] → 1 where one may start
        self.starts: i64 = sum((number for number in self.start), i64(0))
        self.entrance: i64 = 0
        self.axes = [(row[0], row[1]) for row in rows.numbers]  # [hex] → its axial coordinates
        self.near: list[vec[i64]] = []  # [hex] → its neighbours inside the boundary, ascending
        self.beside: vec[i64] = vec[i64]()  # [hex] → the same as a mask
        for number, row in enumerate(rows.numbers):
            around = vec[i64]()
            for other, there in enumerate(rows.numbers):
                away = (there[0] - row[0], there[1] - row[1])
                if away in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
                    around = append(around, i64(other))
            self.near.append(around)
            self.beside = append(self.beside, sum((bit(other_hex) for other_hex in around), i64(0)))
            if row[2] == 0:
                self.entrance = i64(number)


class Components:
    """What a component pack says."""

    def __init__(
        self, numbers: Numbers, park: Park, tables: list[Rows], rails: Rows, overlay: Rows, renamed: set[str]
    ) -> None:
        self.numbers = numbers
        self.park = park
        every = Rows([row for rows in tables for row in rows.numbers], [row for rows in tables for row in rows.words])
        self.every = every  # [kind] → the numbers and the words of its row
        self.slugs = every.texts(0)  # [kind]
        self.names = every.texts(1)  # [kind] → as printed
        self.known = ["" if slug in renamed else slug for slug in self.slugs]  # [kind] → what words know it by
        self.set_of = listed([row[-1] for row in every.numbers])  # [kind]
        self.copies = listed([row[-2] for row in every.numbers])  # [kind]
        self.type_of = listed([number for number, rows in enumerate(tables) for _row in rows.words])  # [kind]
        self.row_of = listed([place for rows in tables for place in range(len(rows.words))])  # [kind] → among its type
        self.kinds: list[Kinds] = []  # [type]
        for rows in tables:
            first = self.kinds[-1].end if self.kinds else i64(0)
            self.kinds.append(Kinds(first, i64(len(rows.words))))
        self.count: i64 = self.kinds[-1].end
        self.first_trait: i64 = self.kinds[STAFF].first
        self.tiles = Attractions(tables[TILE])
        self.skills = tables[SKILL].effects(2, SKILLS)
        self.skill_colour = tables[SKILL].columns(0)  # [skill] → colour, -1 for dice of any
        self.bare: i64 = self.kinds[SKILL].end - 1  # a mascot without a skill
        self.staff_value = tables[STAFF].columns(0)
        self.staff_money = tables[STAFF].columns(1)
        self.replaces = tables[STAFF].columns(2)  # [staff] → the staff kind it stands for in its set, -1
        self.admin_colour = tables[ADMIN].columns(0)
        self.steps = tables[ADMIN].columns(1, 3)  # [administrator * 3 + step] → what earns a star more, 0 none
        self.rewards = tables[ADMIN].effects(3, MEASURES)
        self.code = tables[OBJECTIVE].columns(0)
        self.objectives = tables[OBJECTIVE].effects(2, MEASURES)
        self.goal_stack = tables[GOAL].columns(0)
        self.goal_stars = tables[GOAL].columns(1)
        self.goals = tables[GOAL].effects(2, MEASURES)
        self.solo = tables[SOLO_CARD].columns(0, 4)  # [card * 4] → value, places of monorail, attraction, skill
        self.rail_players = rails.columns(0)
        self.rails = rails.columns(1, int(PARTY))  # [monorail * 3 + space] → value
        self.overlay = overlay.numbers  # [row] → hard, target, round, stack, red stars
        ever = Rows([], tables[STAFF].words + tables[ADMIN].words)
        self.traits = ever.amounts(2, TRAITS, TRAIT_WIDTH)  # [(staff or administrator) * TRAIT_WIDTH + trait]

    def trait(self, kind: i64, which: i64) -> i64:
        """What a kind of staff or administrator does of one trait."""
        return self.traits[(kind - self.first_trait) * TRAIT_WIDTH + which]
