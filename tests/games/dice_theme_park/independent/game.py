"""The independent Dice Theme Park: set-up, Plan, Welcome and Expand. A round's other phases lie beside this file.

Chance comes from an oracle. Whoever is asked something yields its key and a function that tells the answers of this
moment, written as ours are; a question with one answer answers itself.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

from games.dice_theme_park.independent import improve, operate, upkeep
from games.dice_theme_park.independent.box import COLOURS
from games.dice_theme_park.independent.park import BAG, ENTRANCE, Die, Player, Spot, named

MASCOTS = 6
INTRODUCTORY, SHORT = 0, 2
SOLO_HAND = 12
TOKENS = 2


class Park:
    """A game."""

    def __init__(self, seats, options, box, oracle):
        self.box, self.options, self.oracle, self.numbers = box, options, oracle, box.numbers
        self.alone = seats == 1
        mode = options.get("game", 1)
        self.has_skills = self.alone or mode != INTRODUCTORY
        self.rounds = 5 if self.alone or mode not in (INTRODUCTORY, SHORT) else 4
        self.sets = {"base"} | {name for name in ("surprises", "innovations", "promo") if options.get(name)}
        self.dice = self.all_dice(self.numbers["dice"][seats - 1])
        self.players = [Player(seat, box, self.dice, "innovations" in self.sets) for seat in range(seats)]
        self.rails = box.rails(max(seats, 2))
        self.taken, self.order = set(), oracle.first_order()
        self.stack_a, self.stack_b = self.stack("A"), self.stack("B")
        self.skills = self.skill_deck()
        self.display, self.skill_display = [], []
        self.trash, self.skill_trash = [], []
        self.round, self.solo_card, self.missed = 0, "", 0
        self.blocked, self.struck = ("", "", ""), [0, 0, 0]  # D9.2 what may not be taken, and its places
        self.solo_deck = list(box.solo_cards) if self.alone else []
        self.overlay = box.overlay("hard" if options.get("solo_side") else "normal")
        self.goals = self.lay_goals()
        self.over, self.gone = False, Counter()

    def all_dice(self, each):
        colours = [colour for colour in COLOURS for _ in range(each)]
        return [Die(number, colour) for number, colour in enumerate(colours, 1)]

    def stack(self, letter):
        tiles = [self.box.tiles[name] for name in self.box.of("attractions", self.sets)]
        return [tile.id for tile in tiles if tile.stack == letter]

    def skill_deck(self):
        kinds = self.box.of("skills", self.sets) if self.has_skills else []
        return [name for name in kinds for _ in range(1 if self.alone else self.box.copies[name])]

    def staff_set(self):
        """D7.2, D7.3 What staff a player begins with."""
        kinds = self.box.of("staff", self.sets)
        gone = {old for old, new in self.box.replaced.items() if new in kinds}
        return [name for name in kinds if name not in gone]

    def lay_goals(self):
        """D3.3, D9.5 What lies under which round, by kind."""
        found = self.oracle.goals()
        tasks = [self.box.tasks[name] for name in found]
        rounds = dict.fromkeys(range(3, self.rounds + 1), "")
        extra, sets = [], self.sets
        if self.alone:
            rounds = {row["round"]: row["stack"] for row in self.overlay}
            extra = [number for bit, number in enumerate(rounds) if self.options["extra_goals"] >> bit & 1]
        elif "promo" in sets and self.options["promo_objectives"]:
            sets = {"promo"}
        assert sorted(found.values()) == sorted([*rounds, *extra])
        assert all(task.stack == rounds[found[task.id]] for task in tasks)
        assert self.alone or len({task.code for task in tasks}) == len(tasks)
        assert all(self.box.sets[task.id] in sets for task in tasks)
        return found

    # --- asking -------------------------------------------------------------------------------------------

    def together(self, tasks):
        """All at once (D8): each seat's questions until everybody is done."""
        asked = {}
        for seat, task in tasks.items():
            self.go_on(asked, seat, task, None)
        while asked:
            alone = [seat for seat, (_, options) in asked.items() if len(options()) == 1]
            if alone:
                seat, said = alone[0], asked[alone[0]][1]()[0]
            else:
                seat, said = yield asked
            self.go_on(asked, seat, tasks[seat], said)

    def go_on(self, asked, seat, task, said):
        asked.pop(seat, None)
        try:
            asked[seat] = task.send(said)
        except StopIteration:
            return

    def in_turn(self, phase):
        for seat in self.order:
            yield from self.together({seat: phase(self.players[seat])})

    def at_once(self, phase):
        yield from self.together({seat: phase(self.players[seat]) for seat in self.order})

    # --- the game -----------------------------------------------------------------------------------------

    def play(self):
        self.fill_rails()
        yield from self.set_up()
        for number in range(1, self.rounds + 1):
            self.round = number
            for p in self.players:
                p.new_round()
            yield from self.plan()
            yield from self.welcome()
            yield from self.in_turn(self.expand)
            yield from self.at_once(lambda p: improve.improve(self, p))
            yield from self.at_once(lambda p: operate.operate_park(self, p))
            yield from upkeep.upkeep(self)
        upkeep.end(self)
        self.over = True

    # --- set-up -------------------------------------------------------------------------------------------

    def set_up(self):
        """D3"""
        for p in self.players:
            p.hand = self.staff_set() * (2 if self.alone else 1)
            p.mascots = [] if self.has_skills else [["", 0]]
        self.offers = {p.seat: self.oracle.offer(p.seat) for p in self.players}
        for admins, skills, tiles in self.offers.values():
            assert len(tiles) == 2
            assert len(admins) == len(skills) == (2 if self.has_skills else 0)
            for name in tiles:
                self.stack_a.remove(name)
            for name in skills:
                self.skills.remove(name)
        yield from self.at_once(self.begin)
        for p in self.players:
            self.keep(p)
        self.deal()

    def begin(self, p):
        yield from self.draft(p)
        numbers = [range(1, len(kept) + 1) or (1,) for kept in self.offers[p.seat]]
        choices = list(product(*numbers, self.box.start))
        p.start = yield "start", lambda: [":".join(["start", *map(str, choice)]) for choice in choices]

    def draft(self, p):
        """D9 Alone, with promo: 12 of 16. Cards leave in the order of the box."""
        last = 0
        while self.alone and len(p.hand) > SOLO_HAND:
            left = len(p.hand) - SOLO_HAND
            kinds = list(enumerate(self.staff_set()))
            rest = [name for number, name in kinds[last:] if name in p.hand and self.after(p, number) >= left]
            gone = yield "draft", lambda rest=rest: rest
            p.hand.remove(gone)
            last = self.staff_set().index(gone)

    def after(self, p, number):
        return sum(p.hand.count(name) for name in self.staff_set()[number:])

    def keep(self, p):
        """D3.4, D3.5"""
        admins, skills, tiles = self.offers[p.seat]
        *kept, place = [int(word) for word in p.start.split(":")[1:]]
        kept_tile = tiles.pop(kept[-1] - 1)
        p.park[place] = Spot(self.box.tiles[kept_tile])
        if self.has_skills:
            p.admin = admins[kept[0] - 1]
            p.mascots = [[skills.pop(kept[1] - 1), 0]]
        self.stack_a += tiles
        self.skills += skills

    def deal(self):
        """D3.6, D6.8, D6.9 New displays."""
        count = len(self.rails)
        stack = self.stack_a if self.round + 1 <= self.rounds - 2 else self.stack_b
        self.display = self.oracle.dealt("display", count)
        for name in self.display:
            stack.remove(name)
        if not self.has_skills:
            return
        if len(self.skills) < count:  # D9.4
            self.skills += self.skill_trash
            self.skill_trash = []
        self.skill_display = self.oracle.dealt("skill-display", count)
        for name in self.skill_display:
            self.skills.remove(name)

    def map_tokens(self):
        """Map tokens in the supply."""
        return self.numbers["map_tokens"] - sum(p.maps for p in self.players)

    def bag(self):
        return [die for die in self.dice if die.at == BAG]

    def fill_rails(self):
        """D3.1, D6.7"""
        spaces = [(rail, value) for rail, values in enumerate(self.rails, 1) for value in values]
        drawn = self.oracle.rails()
        assert len(drawn) == min(len(spaces), len(self.bag())), drawn
        for number, (rail, value) in zip(drawn, spaces, strict=False):
            die = self.dice[number - 1]
            assert die.at == BAG
            die.at, die.value = rail, value

    # --- D4.1 Plan ----------------------------------------------------------------------------------------

    def plan(self):
        self.struck = [0, 0, 0]
        yield from self.at_once(self.lay)
        for p in self.players:
            p.played = p.plan.split("+")
            for name in p.played:
                p.hand.remove(name)
            p.abilities = tuple(p.played)
            p.total = sum(self.box.cards[name].value for name in p.played)
        yield from self.in_turn(self.early)
        self.strike_out()
        before = list(self.order)
        self.order.sort(key=lambda seat: (self.players[seat].total, self.players[seat].stars, -before.index(seat)))
        for p in self.players:
            p.money += sum(self.box.cards[name].money for name in p.played) + p.income
            p.again, p.guides = p.power("again"), p.power("guides")

    def lay(self, p):
        pairs = {tuple(sorted(pair, key=self.box.staff.index)) for pair in combinations(p.hand, 2)}
        p.plan = yield "plan", lambda: ["+".join(pair) for pair in sorted(pairs)]

    def early(self, p):
        """No total falls below 0."""
        if most := min(p.power("earlier"), p.total):
            said = yield "earlier", lambda: [f"number:{less}" for less in range(most + 1)]
            p.total -= int(said[7:])

    def strike_out(self):
        """D9.2 The solo card."""
        self.blocked = ("", "", "")
        if not self.alone:
            return
        self.solo_card = self.oracle.solo_card()
        self.solo_deck.remove(self.solo_card)
        row = self.box.solo_cards[self.solo_card]
        if row["value"] <= self.players[0].total:
            tile, skill = self.display[row["attraction"] - 1], self.skill_display[row["skill"] - 1]
            self.blocked = (row["monorail"], tile, skill)
            self.struck = [row["monorail"], row["attraction"], row["skill"]]

    # --- D4.2 Welcome -------------------------------------------------------------------------------------

    def welcome(self):
        yield from self.in_turn(self.take_rail)
        yield from self.in_turn(self.last_train)

    def open_rails(self):
        return [rail for rail in range(1, len(self.rails) + 1) if rail not in self.taken and rail != self.blocked[0]]

    def take_rail(self, p):
        said = yield "rail", lambda: [f"rail:{rail}" for rail in self.open_rails()]
        rail = int(said[5:])
        self.taken.add(rail)
        p.new = [die for die in self.dice if die.at == rail]
        for die in p.new:
            p.put(die, ENTRANCE, die.value)
        yield from self.escort(p)
        yield from self.raise_new(p)

    def escort(self, p):
        """D7.3 Chaperone; two name their dice from first to last."""
        first = 0
        for _ in range(p.power("escorts")):
            free = TOKENS - sum(1 for die in p.dice() if die.vip)
            could = named(die for die in p.new if die.number > first) if free > 0 else []
            said = yield "escort", lambda could=could: [*could, "done"]
            if said == "done":
                return
            first = self.die(said).number
            self.die(said).vip = True

    def raise_new(self, p):
        """Concierge: two pips a card, on one new die or on two; named from the first die to the last."""
        first = 0
        for _ in range(2 * p.power("raises")):
            could = named(die for die in p.new if die.value < 6 and die.number >= first)
            said = yield "raise", lambda could=could: [*could, "done"]
            if said == "done":
                return
            first = self.die(said).number
            self.die(said).value += 1

    def last_train(self, p):
        if not p.power("last_train"):
            return
        left = named(die for rail in self.open_rails() for die in self.dice if die.at == rail)
        said = yield "train", lambda: [*left, "done"]
        if said != "done":
            p.put(self.die(said), ENTRANCE, self.die(said).value)

    def die(self, said):
        return self.dice[int(said[4:]) - 1]

    # --- D4.3 Expand --------------------------------------------------------------------------------------

    def expand(self, p):
        could = [n for n in self.display if self.box.tiles[n].cost <= p.money and n != self.blocked[1]]
        said = yield "build", lambda: [*(could if p.free_hexes() else []), "done"]
        if said != "done":
            yield from self.build(p, said, self.display, self.box.tiles[said].cost)
            yield from self.amenity(p, p.amenity(self.box.tiles[said].amenity))
        yield from self.recruit(p)

    def build(self, p, name, pile, cost):
        place = yield "build-at", lambda: [f"hex:{place}" for place in p.free_hexes()]
        pile.remove(name)
        p.pay(cost)
        p.park[int(place[4:])] = Spot(self.box.tiles[name])

    def amenity(self, p, matching):
        """D4.4"""
        if matching == 2 and p.dice():
            said = yield "set-die", lambda: named(p.dice())
            value = yield "set-value", lambda: [f"number:{value}" for value in range(1, 7)]
            self.die(said).value = int(value[7:])
        if matching == 3 and self.bag():
            die = self.dice[self.oracle.drawn() - 1]
            assert die.at == BAG
            p.put(die, ENTRANCE, self.numbers["drawn_value"])
        if matching == 4 and self.trash and p.free_hexes():
            said = yield "gift", lambda: list(self.trash)
            yield from self.build(p, said, self.trash, 0)

    def recruit(self, p):
        cost = max(0, self.numbers["mascot_cost"] - p.power("recruit_less"))
        skills = list(dict.fromkeys(name for name in self.skill_display if name != self.blocked[2]))
        could = skills or ["no_skill"]
        if p.money < cost or len(p.mascots) >= MASCOTS:
            could = []
        said = yield "recruit", lambda: [*could, "done"]
        if said == "done":
            return
        p.pay(cost)
        if skills:
            self.skill_display.remove(said)
        p.mascots.append([said if skills else "", 0])
