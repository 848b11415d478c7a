"""Our Dice Theme Park beside the independent one, decision by decision. Questions with one answer are not compared."""

from __future__ import annotations

from collections import Counter, deque

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.core.rng import seed_bytes
from games.dice_theme_park.independent.box import box_of
from games.dice_theme_park.independent.game import Park
from games.dice_theme_park.independent.measures import measure, stars_of
from games.dice_theme_park.independent.park import AREA
from games.dice_theme_park.independent.upkeep import ranking, target

CHANCE = {"draw": "die", "makeover": "die", "reroll": "value", "solo-card": "cards"}
DEALS = ("display", "skill-display")


class Beside:
    """One game twice. What was dealt, drawn, rolled or turned up is read off our events."""

    def __init__(self, game, pack, seed, driver):
        self.game, self.driver = game, driver
        printed = game.catalogue()
        self.name = [printed["kinds"][kind]["id"] for kind in printed["cards"]]
        self.chance = {key: deque() for key in (*CHANCE, *DEALS)}
        self.s = game.setup(seed_bytes(seed), Sink())
        self.twin = Park(game.seats, dict(game.options), box_of(pack.text), self)
        assert [die.colour for die in self.twin.dice] == printed["dice"]

    # --- chance, for the reference ------------------------------------------------------------------------

    def note(self, sink):
        for event in sink.events:
            if event.key in CHANCE:
                self.chance[event.key].append(event.params[CHANCE[event.key]])
            elif event.key in DEALS:
                self.chance[event.key] += self.names(event.params["cards"])

    def take(self, key):
        assert self.chance[key], f"ours has no {key} yet"
        return self.chance[key].popleft()

    def first_order(self):
        return list(self.view()["order"])

    def goals(self):
        return {self.named(card): number for card, number in self.view()["goals"].items()}

    def offer(self, seat):
        cards = self.names(self.game.inventory(self.s)[f"offer:{seat}"])
        box = self.twin.box
        kinds = [[name for name in cards if name in box.of(table, self.twin.sets)] for table in OFFERED]
        assert sum(map(len, kinds)) == len(cards)
        return kinds

    def dealt(self, key, count):
        return [self.take(key) for _ in range(count)]

    def rails(self):
        """Which dice lie on the monorails, in the order they were drawn."""
        dice, found = self.view()["dice"], []
        for rail, values in enumerate(self.twin.rails, 1):
            here = {number: die["value"] for number, die in enumerate(dice, 1) if die["at"] == f"rail:{rail}"}
            for value in values:
                number = next((number for number, shown in here.items() if shown == value), 0)
                if here.pop(number, 0):
                    found.append(number)
            assert not here, "a die that shows no space's value"
        return found

    def drawn(self):
        return int(self.take("draw")[4:])

    def made_over(self):
        return int(self.take("makeover")[4:])

    def rolled(self, number):
        return self.take("reroll")

    def solo_card(self):
        return self.named(self.take("solo-card")[0])

    # --- playing ------------------------------------------------------------------------------------------

    def named(self, card):
        return self.name[int(str(card).removeprefix("card:"))]

    def names(self, cards):
        return [self.named(card) for card in cards]

    def view(self):
        return self.game.view(self.s, SPECTATOR)

    def step(self, seat, code):
        self.s.sink = sink = Sink()
        self.game.apply(self.s, seat, code)
        self.note(sink)

    def answers(self, seat):
        return {self.game.show(self.s, code): code for code in self.game.legal(self.s, seat)}

    def key(self, seat):
        return self.game.prompt(self.s, seat).text.key.removeprefix("ask-")

    def asked(self):
        """Whom ours asks, with the answers; what has one answer is answered."""
        game, s = self.game, self.s
        while not game.is_over(s):
            found = {seat: self.answers(seat) for seat in range(game.seats) if s.owes(seat)}
            alone = [seat for seat, answers in found.items() if len(answers) == 1]
            if not alone:
                return found
            self.step(alone[0], *found[alone[0]].values())
        return {}

    def play(self):
        """The whole game; how many decisions there were."""
        number, said, playing = 0, None, self.twin.play()
        while True:
            ours = self.asked()
            try:
                theirs = playing.send(said)
            except StopIteration:
                break
            found = {seat: [self.key(seat), *sorted(answers)] for seat, answers in ours.items()}
            expected = {seat: [key, *sorted(options())] for seat, (key, options) in theirs.items()}
            assert found == expected, unlike(found, expected)
            self.compare()
            seat, text = self.driver(theirs)
            self.step(seat, ours[seat][text])
            said = seat, text
            number += 1
        assert not ours, f"ours asks {ours}"
        self.compare()
        self.compare_end()
        return number

    # --- comparing ----------------------------------------------------------------------------------------

    def compare(self):
        """Where everything is, what everybody has, and what is counted of it."""
        twin, view, inside = self.twin, self.view(), self.game.inventory(self.s)
        left = {key: list(chance) for key, chance in self.chance.items() if chance}
        assert not left, f"the reference knows nothing of {left}"
        assert not (wrong := unlike(*self.table(view))), wrong
        for p in twin.players:
            expected = self.seat_expected(p)
            if view["phase"] == "upkeep":  # a swap changes what prices are shown, though nothing is bought any more
                expected["prices"] = view["prices"][p.seat]
            assert not (wrong := unlike(self.seat_found(view, inside, p.seat), expected)), (p.seat, wrong)
        shown = [(die["at"], die["value"], die.get("vip", False)) for die in view["dice"]]
        assert not (wrong := unlike(dict(enumerate(shown, 1)), {die.number: told(die) for die in twin.dice})), wrong
        if view["phase"] == "operate":
            wild = [number for number, die in enumerate(view["dice"], 1) if die.get("wild")]
            assert wild == [die.number for die in twin.dice if die.wild], wild

    def table(self, view):
        twin, zones = self.twin, view["zones"]
        found = {
            "round": view["round"],
            "rounds": view["rounds"],
            "order": view["order"],
            "taken": [rail for rail, taken in enumerate(view["taken"], 1) if taken],
            "display": self.in_order(view, zones["display"]),
            "trash": sorted(self.names(zones["trash"])),
            "skills": self.skills(self.in_order(view, zones["skills"])),
            "skill_trash": sorted(self.names(zones["skill-trash"])),
            "stacks": [zones["stack-a"], zones["stack-b"], zones["skill-deck"], zones["solo-deck"]],
            "goals": {self.named(card): number for card, number in view["goals"].items()},
            "solo_card": self.names(zones["solo-card"]),
            "blocked": view["blocked"],
            "hands": [zones[f"hand:{seat}"] for seat in range(self.game.seats)],
            "target": [view["first_target"], view["target"]],
        }
        stacks = [len(pile) for pile in (twin.stack_a, twin.stack_b, twin.skills, twin.solo_deck)]
        expected = {
            "round": twin.round,
            "rounds": twin.rounds,
            "order": twin.order,
            "taken": sorted(twin.taken),
            "display": twin.display,
            "trash": sorted(twin.trash),
            "skills": self.skills(twin.skill_display),
            "skill_trash": sorted(twin.skill_trash),
            "stacks": stacks,
            "goals": twin.goals,
            "solo_card": [twin.solo_card] if twin.solo_card else [],
            "blocked": twin.struck,
            "hands": [len(p.hand) for p in twin.players],
            "target": [twin.overlay[0]["target"], target(twin)] if twin.alone else [0, 0],
        }
        return found, expected

    def in_order(self, view, cards):
        """A display in the order it was dealt."""
        return self.names(sorted(cards, key=view["shown"].__getitem__))

    def skills(self, names):
        """Alone, where places count, each skill is there once."""
        return names if self.twin.alone else sorted(names)

    def seat_found(self, view, inside, seat):
        zones = {zone: self.names(inside[f"{zone}:{seat}"]) for zone in ("hand", "played", "administrator")}
        mascots = Counter()
        for card in inside[f"mascots:{seat}"]:
            mascots[self.named(card), view["mascots"][f"card:{card}"]] += 1
        standing = {self.named(card): those["values"][seat] for card, those in view["standing"].items()}
        return {
            "hand": sorted(zones["hand"]),
            "played": sorted(zones["played"]),
            "admin": zones["administrator"],
            "mascots": mascots,
            **{key: view[key][seat] for key in ("total", "stars", "money", "income", "maps", "ready_maps")},
            "earned": view["earned"][seat],
            "prices": view["prices"][seat],
            "park": {
                place: [self.named(spot["card"]), *(spot[key] for key in SPOT)]
                for place, spot in enumerate(view["parks"][seat], 1)
                if spot
            },
            "standing": standing,
        }

    def seat_expected(self, p):
        twin = self.twin
        numbers, task = twin.numbers, twin.box.tasks
        map_cost = max(0, numbers["map_cost"] - p.power("map_less"))
        mascot_cost = max(0, numbers["mascot_cost"] - p.power("recruit_less"))
        return {
            "hand": sorted(p.hand),
            "played": sorted(p.played),
            "admin": [p.admin] if p.admin else [],
            "mascots": Counter((name or "no_skill", f"hex:{p.seat}:{at}" if at else "") for name, at in p.mascots),
            **{key: getattr(p, key) for key in ("total", "stars", "money", "income", "maps", "ready_maps")},
            "earned": stars_of(twin, p),
            "prices": {"map": map_cost, "mascot": mascot_cost},
            "park": {place: self.spot(spot) for place, spot in p.park.items()},
            "standing": {name: self.standing(p, task[name]) for name in twin.goals},
        }

    def standing(self, p, task):
        return measure(self.twin, p, task.measures[0][1])

    def spot(self, spot):
        numbers, tile = self.twin.numbers, spot.tile
        stars = tile.stars + numbers["effect"] * spot.has("effect")
        spaces = [*spot.installed, "", ""][:2]
        money = numbers["merch"] * spot.has("merch")
        return [tile.id, spot.cubes, spot.icons, stars, money, spaces, spot.innovation, spot.statue]

    def compare_end(self):
        game, twin = self.game, self.twin
        assert game.is_over(self.s)
        assert list(game.scores(self.s)) == [p.stars for p in twin.players]
        if twin.alone:
            won = twin.players[0].stars > target(twin)
            assert self.view()["ending"] == ("target-beaten" if won else "target-missed")
        else:
            assert list(game.ranking(self.s)) == ranking(twin)


OFFERED = ("administrators", "skills", "attractions")
SPOT = ("cubes", "icons", "stars", "money", "spaces", "innovation", "statue")


def told(die):
    at = f"hex:{die.at[0]}:{die.at[1]}" if isinstance(die.at, tuple) else die.at
    at = f"rail:{at}" if isinstance(at, int) else {AREA: "away"}.get(at, at)
    return at, die.value, die.vip


def unlike(found, expected):
    """What differs: ours, then the reference's."""
    keys = dict.fromkeys([*found, *expected])
    return {key: (found.get(key), expected.get(key)) for key in keys if found.get(key) != expected.get(key)}
