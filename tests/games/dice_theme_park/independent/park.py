"""What a player of the independent Dice Theme Park has: a park, its dice, money, cards."""

from __future__ import annotations

from games.dice_theme_park.independent.box import COLOURS, UPGRADES

BAG, AREA, LEAVING = "bag", "discard area", "leaving"
ENTRANCE = 1


class Die:
    """A guest. It is in the bag, in the discard area (alone), on a monorail or on an attraction of a park."""

    def __init__(self, number: int, colour: str) -> None:
        self.number, self.colour, self.value = number, colour, 0
        self.at: object = BAG
        self.vip = False
        self.wild = False  # D5.5 of any colour in this attraction's next operation

    @property
    def name(self) -> str:
        return f"die:{self.number}"

    @property
    def look(self) -> tuple:
        """All that can be said of it; dice that are alike in this are one choice."""
        return str(self.at) if isinstance(self.at, tuple) else "", self.colour, self.value, self.vip, self.wild

    def __lt__(self, other: Die) -> bool:
        return self.number < other.number

    def back(self, where: str = BAG) -> None:
        self.at, self.value, self.vip, self.wild = where, 0, False, False


class Spot:
    """An attraction that stands in a park."""

    def __init__(self, tile) -> None:
        self.tile, self.cubes = tile, 0
        self.installed: list[str] = [""] * len(tile.spaces)
        self.innovation, self.statue = "", 0

    def has(self, upgrade: str) -> bool:
        return upgrade in self.installed or upgrade in self.tile.fitted

    @property
    def icons(self) -> int:
        """D5.1"""
        return 1 + self.has("generator")

    def free(self, upgrade: str) -> list[int]:
        """Spaces that could take an upgrade: never two of a kind."""
        return [] if self.has(upgrade) else [space for space, what in enumerate(self.installed) if not what]

    @property
    def price(self) -> int | None:
        """D7.2 What an innovation costs here."""
        return min(self.tile.spaces) if self.tile.spaces and not self.innovation else None


class Player:
    def __init__(self, seat: int, box, dice, innovations: bool) -> None:
        numbers = box.numbers
        self.seat, self.box, self.all_dice = seat, box, dice
        self.stars, self.money = 0, numbers["money"]
        self.maps = self.ready_maps = numbers["maps"]
        self.mascots: list[list] = []  # a skill and the attraction the mascot is on, 0 at home
        self.hand: list[str] = []
        self.played: list[str] = []
        self.admin = ""
        self.park = {place: Spot(box.tiles[name]) for place, name in box.printed.items()}
        self.upgrades = dict.fromkeys(UPGRADES, numbers["upgrades_of_a_kind"])
        self.innovations = {"booth": 3, "cable": 3, "statue": 3} if innovations else {}
        if innovations:
            self.park[ENTRANCE].innovation = "cable"
        self.total = 0
        self.new_round()

    def new_round(self) -> None:
        self.spent = self.left = self.rerolled = self.sixes = self.vip_stars = 0
        self.again = self.guides = 0
        self.new: list[Die] = []  # came this round

    # --- cards --------------------------------------------------------------------------------------------

    def power(self, verb: str) -> int:
        """What staff of this round and the administrator add up to; cards without an amount count one each."""
        cards = [self.box.cards[name] for name in (*self.abilities, *([self.admin] if self.admin else []))]
        return sum((card.effect[verb] or (1,))[0] for card in cards if verb in card.effect)

    abilities: tuple[str, ...] = ()  # the cards played, which a swap does not change

    def pay(self, cost: int) -> None:
        assert 0 <= cost <= self.money
        self.money -= cost
        self.spent += cost

    # --- the park -----------------------------------------------------------------------------------------

    def dice(self, place: int = 0) -> list[Die]:
        """The guests of the park, or of one attraction of it."""
        return [d for d in self.all_dice if isinstance(d.at, tuple) and self.is_here(d.at, place)]

    def is_here(self, at: tuple, place: int) -> bool:
        return at[0] == self.seat and (not place or at[1] == place)

    def put(self, die: Die, place: int, value: int) -> None:
        at = (self.seat, place)
        die.at, die.value, die.wild = at, value, die.wild and die.at == at

    def near(self, place: int) -> list[int]:
        """The attractions next to one."""
        return [other for other in self.box.near(place) if other in self.park]

    def free_hexes(self) -> list[int]:
        """D2 Where a tile may go."""
        return sorted({hexes for place in self.park for hexes in self.box.near(place)} - set(self.park))

    def cables(self, place: int) -> list[int]:
        """D7.2 Where a cable car goes from an attraction."""
        if self.park[place].innovation != "cable":
            return []
        return [other for other, spot in self.park.items() if spot.innovation == "cable" and other != place]

    def within(self, place: int, steps: int) -> set[int]:
        """The attractions at most so many steps away."""
        reached = {place}
        for _ in range(steps):
            reached |= {other for here in reached for other in self.near(here)}
        return reached - {place}

    @property
    def income(self) -> int:
        return sum(spot.tile.income for spot in self.park.values())

    def amenity(self, name: str) -> int:
        return sum(1 for spot in self.park.values() if spot.tile.amenity == name)


def named(dice) -> list[str]:
    """Dice as answers: of those that are alike in all respects, the first."""
    first: dict[tuple, str] = {}
    for die in dice:
        first.setdefault(die.look, die.name)
    return list(first.values())


def groups(sets) -> set[tuple]:
    """Sets of dice as they are named: dice in order, and of sets that are alike one, of the first dice."""
    found: dict[tuple, tuple] = {}
    for dice in sorted(tuple(sorted(one)) for one in sets):
        found.setdefault(tuple(sorted(die.look for die in dice)), dice)
    return set(found.values())


def colours_of(dice) -> dict[str, int]:
    return {colour: sum(1 for die in dice if die.colour == colour) for colour in COLOURS}
