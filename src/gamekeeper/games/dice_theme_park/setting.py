"""What the rules ask of a table: its size and options as ints, its codes and zones, and the pack's tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from gamekeeper.core.codes import Codes, Part, Range, Thing, Things, numbers, seats
from gamekeeper.core.ids import Element, Params
from gamekeeper.core.info import GameInfo, Options, OptionSpec, whole
from gamekeeper.core.lists import filled16
from gamekeeper.games.dice_theme_park import components
from gamekeeper.games.dice_theme_park.components import MOST_DICE, OBJECTIVE, ROUNDS, SKILL, STAFF, TOP, Components
from gamekeeper.games.dice_theme_park.language import COLOURS
from gamekeeper.games.dice_theme_park.places import MOST_RAILS, ZONES, TableZones

INTRODUCTORY: Final[i64] = 0
FULL: Final[i64] = 1
SHORT: Final[i64] = 2
TABLES: Final = (2, 3, 4)

INFO: Final = GameInfo(
    name="dice_theme_park",
    edition="Dice Theme Park, Alley Cat Games 2022, final rulebook",
    rules_version=2,
    seats=(1, 2, 3, 4),
    usual_seats=3,
    options=(
        OptionSpec("game", 1, 0, 2, seats=TABLES),
        OptionSpec("surprises", False),
        OptionSpec("innovations", False),
        OptionSpec("promo", False),
        OptionSpec("promo_objectives", False, seats=TABLES, needs="promo"),  # the new ones only
        OptionSpec("solo_side", False, seats=(1,)),  # the hard one
        OptionSpec("extra_goals", 0, 0, 15, seats=(1,)),  # a bit a marked space
    ),
)

# words, in the order of their codes
UP: Final[i64] = 0
DOWN: Final[i64] = 1
WILD: Final[i64] = 2
USE_SKILL: Final[i64] = 3
GUIDE: Final[i64] = 4
INSTALL: Final[i64] = 5  # as the next two in the order of upgrades
INNOVATE: Final[i64] = 8  # as the next two in the order of innovations
BUY_MAP: Final[i64] = 11
REMOVE: Final[i64] = 12
SHIFT: Final[i64] = 13
DONE: Final[i64] = 14
WORDS: Final = (
    ("up", "D5.5", "turn"),
    ("down", "D5.5", "turn"),
    ("wild", "D5.5", "turn"),
    ("skill", "D5.5", "use"),
    ("send", "D5.4", "operate"),
    ("merch", "D4.5", "improve"),
    ("effect", "D4.5", "improve"),
    ("generator", "D4.5", "improve"),
    ("booth", "D7.2", "improve"),
    ("cable", "D7.2", "improve"),
    ("statue", "D7.2", "improve"),
    ("map", "D4.5", "improve"),
    ("remove", "D4.5", "improve"),
    ("shift", "D7.2", "improve"),
    (
        "done",
        "D4.6",
        "raise escort train build recruit improve operate extra skilled surprise showman fresh return swap makeover",
    ),
)
CARD_QUESTIONS: Final = "draft build gift recruit operate swap swap-in"
SPACE_QUESTIONS: Final = "take-back install shift-from shift-to"
NUMBER_QUESTIONS: Final = "earlier set-value return-value"
HEX_QUESTIONS: Final = "build-at innovate operate mascot-at where"
DIE_QUESTIONS: Final = (
    "raise escort train set-die operate guide party surprise showman fresh who use extra skilled return"
)


class Setting:
    """D1.1, D1.2, D1.3 Seats, options and components of one table."""

    def __init__(self, seats: i64, options: Options, box: Components) -> None:
        self.seats = seats
        self.box = box
        self.is_solo: bool = seats == 1
        game = FULL if self.is_solo else whole(options, "game")
        self.is_full: bool = game != INTRODUCTORY  # with administrators and skills
        self.rounds: i64 = ROUNDS if game == FULL else ROUNDS - 1
        self.first_b: i64 = 4 if game == FULL else 3  # D6.8 the round for which stack B comes
        self.with_sets: list[bool] = [True, True, *(options[name] is True for name in components.SETS[2:])]
        self.only_promo: bool = options.get("promo_objectives") is True
        self.is_hard: bool = options.get("solo_side") is True
        self.extra_goals: i64 = whole(options, "extra_goals") if self.is_solo else 0
        self.target: i64 = 0  # D9.7 before any goal is judged
        self.goal_stack = filled16(ROUNDS + 1, -1)  # D9.5 [round] → the stack of the goals under it, -1 for none
        self.space_stars = filled16(ROUNDS + 1, 0)  # D9.6 [round] → red stars of its space
        for side, target, round_, stack, stars in box.overlay if self.is_solo else []:
            if side == int(self.is_hard):
                self.target = i64(target)
                self.goal_stack[round_], self.space_stars[round_] = i16(stack), i16(stars)
        self.rails: i64 = 3 if self.is_solo else seats + 1
        self.hexes = box.park.hexes
        self.nobody = vec[i64]([0] * self.hexes)  # [hex]
        self.of_a_colour: i64 = box.numbers.dice[seats - 1]
        self.dice: i64 = 3 * self.of_a_colour
        self.colours = vec[i64]([die // self.of_a_colour for die in range(self.dice)])  # [die] → its printed colour
        self.dice_starts: vec[i64] = vec[i64]()  # see dice.py
        self.first_rail: i64 = 0  # the row of the first monorail
        while box.rail_players[self.first_rail] != (2 if self.is_solo else seats):
            self.first_rail += 1
        self.tenures: vec[i64] = vec[i64]()  # [administrator], see estimate.py
        self.zones = TableZones(seats, ZONES)
        for kind in range(box.count):
            self.zones.add(i64(kind), self.back(i64(kind)), self.copies(i64(kind)))
        self.zones.others = self.dice
        # codes: kinds of attractions, skills and staff first
        self.hex_code: i64 = box.kinds[STAFF].end
        self.space_code: i64 = self.hex_code + self.hexes
        self.die_code: i64 = self.space_code + self.hexes * components.SPACES
        self.rail_code: i64 = self.die_code + MOST_DICE
        self.number_code: i64 = self.rail_code + MOST_RAILS
        self.colour_code: i64 = self.number_code + TOP + 1
        self.word_code: i64 = self.colour_code + 3
        self.done_code: i64 = self.word_code + DONE
        self.start_code: i64 = self.word_code + i64(len(WORDS))
        self.pair_code: i64 = self.start_code + 8 * box.park.starts
        staff = box.kinds[STAFF].count
        self.pairs = [(one, other) for one in range(staff) for other in range(one, staff)]  # of staff cards' rows
        self.codes = codes(self)

    def back(self, kind: i64) -> i64:
        """What cards cannot be told apart by while they lie unseen."""
        type_ = self.box.type_of[kind]
        if type_ == components.TILE:
            return 8 + self.box.tiles.stack[kind] + 1
        if type_ == components.GOAL:
            return 16 + self.box.goal_stack[self.box.row_of[kind]]
        return type_

    def copies(self, kind: i64) -> i64:
        """D1.1, D1.2, D2.2, D3.2, D7.3, D9.1 How many cards of a kind are on this table."""
        box, type_, set_ = self.box, self.box.type_of[kind], self.box.set_of[kind]
        if kind == box.bare:
            return components.MOST_MASCOTS * self.seats
        is_left_out = not self.with_sets[set_] or not self.is_played(type_)
        if is_left_out or (type_ == OBJECTIVE and self.only_promo and set_ != components.PROMO):
            return 0
        if type_ == STAFF:
            return 0 if self.is_replaced(kind) else 2 if self.is_solo else self.seats
        if set_ == components.BOARD:
            return self.seats
        return i64(box.copies[kind] > 0) if self.is_solo else box.copies[kind]

    def is_played(self, type_: i64) -> bool:
        """Whether cards of a type are on this table."""
        if type_ in (SKILL, components.ADMIN):
            return self.is_full
        return self.is_solo if type_ >= components.GOAL else not (self.is_solo and type_ == OBJECTIVE)

    def is_replaced(self, kind: i64) -> bool:
        """D7.2 Whether another staff card stands for this one."""
        box, staff = self.box, self.box.kinds[STAFF]
        for other in range(staff.first, staff.end):
            if box.replaces[box.row_of[other]] == box.row_of[kind] and self.with_sets[box.set_of[other]]:
                return True
        return False

    def kind(self, card: i64) -> i64:
        """The kind of a card."""
        return i64(self.zones.kind_of[card])

    def type(self, card: i64) -> i64:
        """The type of a card."""
        return self.box.type_of[i64(self.zones.kind_of[card])]

    def row(self, card: i64) -> i64:
        """The row of a card among those of its type."""
        return self.box.row_of[i64(self.zones.kind_of[card])]

    def colour(self, die: i64) -> i64:
        """The printed colour of a die."""
        return self.colours[die]

    def word(self, code: i64) -> i64:
        """The word a code stands for; below 0 or more than there are where it is none."""
        return code - self.word_code

    def pair_code_of(self, one: i64, other: i64) -> i64:
        """The code of two staff kinds, which are counted from the first staff kind; the lesser comes first."""
        count = self.box.kinds[STAFF].count
        return self.pair_code + one * count - one * (one - 1) // 2 + other - one

    def pair(self, code: i64) -> tuple[i64, i64]:
        """The two staff kinds of a code."""
        one, other = self.pairs[code - self.pair_code]
        return (self.box.kinds[STAFF].first + one, self.box.kinds[STAFF].first + other)

    def pair_sum(self, code: i64, numbers: vec[i64]) -> i64:
        """What the two staff kinds of a code come to, by a column of the staff's table."""
        one, other = self.pairs[code - self.pair_code]
        return numbers[one] + numbers[other]


def codes(t: Setting) -> Codes:
    """The action space of one table: a few hundred codes, all of them small answers."""
    box, staff = t.box, t.box.kinds[STAFF]
    kinds, slugs = int(staff.end), box.slugs
    hexes = [numbers("hex", 1, int(t.hexes))]
    names = slugs[int(staff.first) : kinds]
    pairs = [f"{names[one]}+{names[other]}" for one, other in t.pairs]
    sites = Part("hex", [str(hex_ + 1) for hex_ in range(t.hexes) if box.park.start[hex_] == 1])
    values = numbers("number", 0, int(TOP) + 1)
    choice = [numbers(part, 1, 2) for part in ("admin", "skill", "tile")]
    words, first = [], t.word_code
    for number, (name, rule, questions) in enumerate(WORDS):
        words.append(Range(first + i64(number), name, "turn", rule, questions))
    return Codes(
        "a card's name like log_flume, hex:3, space:3:1, die:12, rail:2, number:4, blue, start:1:2:1:5, guide+mascot, "
        "or a word like up, wild, merch, done",
        [
            Range(0, "{card}", "card", "D4.3", CARD_QUESTIONS, [Part("card", slugs[:kinds])]),
            Range(t.hex_code, "hex:{hex}", "hex", "D5.1", HEX_QUESTIONS, hexes),
            Range(
                t.space_code, "space:{hex}:{space}", "hex", "D4.5", SPACE_QUESTIONS, [*hexes, numbers("space", 1, 2)]
            ),
            Range(t.die_code, "die:{die}", "die", "D5.1", DIE_QUESTIONS, [numbers("die", 1, int(MOST_DICE))]),
            Range(t.rail_code, "rail:{rail}", "rail", "D4.2", "rail", [numbers("rail", 1, int(MOST_RAILS))]),
            Range(t.number_code, "number:{number}", "number", "D4.4", NUMBER_QUESTIONS, [values]),
            Range(t.colour_code, "{colour}", "colour", "D5.5", "makeover", [Part("colour", COLOURS[:3])]),
            *words,
            Range(t.start_code, "start:{admin}:{skill}:{tile}:{hex}", "hex", "D3.4", "start", [*choice, sites]),
            Range(t.pair_code, "{pair}", "card", "D4.1", "plan", [Part("pair", pairs)]),
        ],
    )


def things(t: Setting) -> Things:
    """All cards by name, dice by colour, hexes and monorails by number, and all places of cards."""
    told: list[Params] = [{"name": one, "printed": name} for one, name in zip(t.box.known, t.box.names, strict=True)]
    dice: list[Params] = [{"colour": COLOURS[int(t.colour(i64(die)))]} for die in range(t.dice)]
    parks = [seats(t.seats), numbers("hex", 1, int(t.hexes))]
    return Things(
        [
            t.zones.cards_as_things(told),
            Thing("die:{die}", "die", [Part("die", [str(die + 1) for die in range(t.dice)], dice)]),
            Thing("hex:{seat}:{hex}", "hex", parks),
            Thing("rail:{rail}", "rail", [numbers("rail", 1, int(t.rails))]),
            *t.zones.things(),
        ]
    )


def die_element(die: i64) -> Element:
    """A die on the table."""
    return f"die:{die + 1}"


def hex_element(seat: i64, hex_: i64) -> Element:
    """A hex of a park."""
    return f"hex:{seat}:{hex_ + 1}"


def rail_element(rail: i64) -> Element:
    """A monorail."""
    return f"rail:{rail + 1}"
