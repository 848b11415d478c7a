"""Iditacards once more, written from the rules page and the printed facts alone: the turn and what cards do."""

from __future__ import annotations

import re

from games.iditacards.independent.box import CARDS, ORDER, UPGRADES, Over, Pending
from games.iditacards.independent.race import Race


def each_rival(hit):
    """An effect on every other player who is not immune, clockwise."""
    return lambda r, p: [hit(r, q) for q in r.rivals(p)]


AT_ONCE = {
    "dog_food": lambda r, p: r.draw(p, p.dogs, p.hand),
    "polar_bear": lambda r, p: (r.chill(p), r.hurt(p, 1)),
    "leather_jacket": lambda r, p: vars(p).update(cold=0, hunger=0),
    "vigilance": lambda r, p: p.today.add("immune"),
    "sleeping_bag": lambda r, p: p.today.add("no_energy"),
    "daylight_savings_time": lambda r, p: p.today.add("no_health"),
    "hydrogen_sulfide": each_rival(lambda r, q: r.expose(q, cold=False)),
    "ice_box": each_rival(lambda r, q: r.expose(q, hunger=False)),
    "stab_in_the_dark": each_rival(lambda r, q: r.hurt(q, 1)),
    "thermostat": each_rival(lambda r, q: r.chill(q)),
    "tip_sled": each_rival(lambda r, q: r.starve(q)),
}
"""Cards that ask nothing, with what they do."""


class Reference(Race):
    """The whole game, plain and slow. Chance comes from an oracle: `cards(place, count)` and `weather()`."""

    def play(self):
        """The whole game from the present turn on, as a generator of (seat, key, options)."""
        try:
            while True:
                p = self.players[self.turn]
                yield from self.act(p)
                yield from self.move(p, 1, exact=not self.options["speed_on_advance"])
                if self.leg(p) == "village":
                    yield from self.recover(p, 1)
                self.turns += 1
                if self.turns == self.options["turn_cap"] * len(self.players):
                    self.ending = "turn_cap"
                    raise Over
                self.turn = (self.turn + 1) % len(self.players)
        except Over:
            return

    def act(self, p):
        while True:
            options = ["day"]
            if p.stack:
                options.append("risk")
            else:
                options += sorted({n for n in p.hand if self.is_payable(p, n, len(p.hand) - 1)}, key=ORDER.get)
            options += [f"dog {p.seat} {dog}" for dog in p.team if dog.can_die]
            options += [f"drop {name} {dog}" for dog in p.team for name in dog.gear]
            said = yield p.seat, "turn", options
            if said.startswith("dog "):
                yield from self.kill(p, self.find(said))
            elif said.startswith("drop "):
                _, name, worn = said.split(" ")
                dog = next(d for d in p.team if str(d) == worn)
                dog.gear.remove(name)
                p.discard.append(name)
            else:
                break
        if said == "day":
            yield from self.new_day(p)
        elif said == "risk":
            yield from self.pay_risk(p)
        else:
            p.hand.remove(said)
            yield from self.use(p, said)

    def pay_risk(self, p):
        if self.leg(p) == "rope_bridge" or not p.deck:
            return self.fizzle(p)
        card: list[str] = []
        self.draw(p, 1, card)
        if not self.is_payable(p, card[0], len(p.hand)):
            p.cold, p.hunger = self.eased(p, card[0])
            p.stack.append(Pending(card[0]))
            return self.fizzle(p)
        yield from self.use(p, card[0])

    def use(self, p, name):
        x = Pending(name)
        p.stack.append(x)
        p.cold, p.hunger = self.eased(p, name)
        energy = self.energy(p, name)
        if energy == "all":
            paid, p.hand = p.hand, []
            p.discard += paid
            if "damaged" in paid:
                return self.fizzle(p)
        else:
            last = 0
            for left in range(energy, 0, -1):
                card = yield from self.pick(p, "energy", p.hand, last, left)
                last = ORDER[card]
                p.hand.remove(card)
                p.discard.append(card)
                if card == "damaged":
                    return self.fizzle(p)
        for _ in range(self.health(p, name)):
            self.draw(p, 1, p.discard)
            if p.discard[-1] == "damaged":
                return self.fizzle(p)
        x.owed = self.risk(p, name)
        if x.owed:
            if self.leg(p) == "rope_bridge":
                return self.fizzle(p)
            return
        yield from self.resolve(p, x)

    def resolve(self, p, x):
        yield from self.effect(p, x)
        if x not in p.stack:
            return
        assert p.stack[-1] is x
        p.stack.pop()
        if p.stack:
            below = p.stack[-1]
            below.under += x.under + ([] if x.gone else [x.card])
            below.paid.append(x.card)
            below.owed -= 1
            if below.owed == 0:
                yield from self.resolve(p, below)
        else:
            p.discard += x.under + ([] if x.gone else [x.card])

    # --- effects -------------------------------------------------------------------------------------------

    def effect(self, p, x):
        name = x.card
        kind = CARDS[name]["type"]
        if kind == "sled" and self.is_snowed_in(p):
            return
        if kind == "food":
            p.today |= {"ate", name} if name in ("breakfast", "lunch", "dinner") else {"ate"}
        if kind == "movement" and not self.is_storm_bound(p):
            p.today.add("moved")
        if kind == "dog":
            yield from self.enter(p, x)
        elif kind == "attachment":
            yield from self.attach(p, x)
        elif kind == "damage":
            x.gone = True
            self.damage += 1
        if kind == "personal":
            p.treated += 1
        yield from self.does(p, name, x)

    def is_snowed_in(self, p):
        return self.weather == "snow" and not self.options["snow"] and not self.immune(p)

    def is_storm_bound(self, p):
        return self.weather == "storm" and not self.immune(p)

    def does(self, p, name, x):
        """What a card does besides entering play: a method with its name, else its words one by one."""
        kind, words = CARDS[name]["type"], CARDS[name]["effect"]
        if name in AT_ONCE:
            AT_ONCE[name](self, p)
        elif special := getattr(self, f"do_{name}", None):
            yield from special(p, x)
        elif kind not in ("dog", "attachment", "damage"):
            yield from self.says(p, kind, words)

    def says(self, p, kind, words):
        extra = p.count("puppy") if kind == "personal" else p.count("robodog") if kind == "sled" else 0
        for part in words.split("; "):
            numbers = [999 if n == "all" else int(n) for n in re.findall(r"\d+|all", part)]
            match re.sub(r" (\d+|all)", "", part):
                case "move":
                    yield from self.move(p, numbers[0], double="double" in words)
                case "draw" | "draw (venison)":
                    self.draw(p, numbers[0], p.hand)
                case "recover":
                    yield from self.recover(p, numbers[0])
                case "destroy of":
                    yield from self.look(p, numbers[0] + extra, numbers[1] + extra)
                case "take of":
                    yield from self.fill(p, lambda n=numbers: len(self.supply) >= n[1] + extra)
                    yield from self.take(p, numbers[0] + extra)
                case "take damage":
                    self.hurt(p, numbers[0])
                case _:
                    assert part == "double the final distance", part

    # --- cards with words of their own ------------------------------------------------------------------

    def do_utility_knife(self, p, x):
        for card in list(x.paid):
            if CARDS[card]["type"] != "sled" or not self.is_snowed_in(p):
                yield from self.does(p, card, Pending(card))

    def do_satiated(self, p, x):
        if p.today >= {"breakfast", "lunch", "dinner"}:
            yield from self.says(p, "sled", "take 10 of 10")

    def do_stop_and_shop(self, p, x):
        if "moved" not in p.today:
            yield from self.says(p, "sled", "take 2 of 5")

    def do_surgery(self, p, x):
        if p.treated > 1:
            yield from self.says(p, "personal", "destroy 10 of 10")

    def do_ibuprofin(self, p, x):
        yield from self.says(p, "personal", "destroy 2 of 10" if "ate" in p.today else "take 2 damage")

    def do_new_sled(self, p, x):
        count = len(p.hand)
        for card in p.hand:
            self.destroy(card)
        p.hand = []
        yield from self.says(p, "sled", f"take {count} of {count}")

    def do_here_boy(self, p, x):
        extra = p.count("robodog")
        yield from self.fill(p, lambda: any(CARDS[n]["type"] == "dog" for n in self.supply), extra)
        yield from self.take(p, 1 + extra)

    def do_trade_dog(self, p, x):
        if (yield from self.kill_own(p)):
            yield from self.says(p, "sled", "take 5 of 10")

    def do_eat_dog(self, p, x):
        if (yield from self.kill_own(p)):
            self.draw(p, 7, p.hand)

    def do_travel_light(self, p, x):
        yield from self.move(p, 10)
        self.chill(p)
        self.starve(p)

    def do_all_in(self, p, x):
        yield from self.move(p, 10)
        p.deck += p.discard
        p.discard = []

    def do_through_the_night(self, p, x):
        yield from self.move(p, 5)
        yield from self.new_day(p)

    def rivals(self, p):
        return [q for q in self.others(p) if not self.immune(q)]

    def do_dog_trap(self, p, x):
        for q in self.rivals(p):
            yield from self.kill_own(q)

    def do_referee(self, p, x):
        yield from self.kill_any(p, lambda dog: CARDS[dog.name]["fake_dog"] == "yes")

    def do_sticky_snow(self, p, x):
        yield from self.kill_any(p, lambda dog: dog.gear)

    def kill_any(self, p, fits):
        those = [(q, dog) for q in [p, *self.rivals(p)] for dog in q.team if dog.can_die and fits(dog)]
        if those:
            said = yield p.seat, "kill any", [f"dog {q.seat} {dog}" for q, dog in those]
            yield from self.kill(self.players[int(said.split()[1])], self.find(said))

    def do_campfire(self, p, x):
        p.cold = 0
        yield from self.recover(p, 2)

    def do_leather_hide(self, p, x):
        yield from self.recover(p, 3)
        p.sort += [n for n in p.discard if "venison" in n]
        p.discard = [n for n in p.discard if "venison" not in n]
        yield from self.keep(p, p.sort)

    def do_serenity(self, p, x):
        yield from self.choose(p, "destroy-held", p.hand, 1, self.destroy, ["done"])

    # --- choices of cards -----------------------------------------------------------------------------------

    def choose(self, p, key, cards, most, put, stop=()):
        """Cards one by one in the order of names (I14); as many as that where nothing stops it."""
        last = 0
        for left in range(most, 0, -1):
            if not cards:
                return
            said = yield from self.pick(p, key, cards, last, 0 if stop else left, stop)
            if said in stop:
                return
            last = ORDER[said]
            cards.remove(said)
            put(said)

    def recover(self, p, most):
        yield from self.choose(p, "recover", p.discard, most, p.sort.append, ["done"])
        yield from self.keep(p, p.sort)

    def keep(self, p, cards):
        yield from self.choose(p, "keep", cards, len(cards), p.deck.append, ["hand"])
        p.hand += cards
        cards.clear()

    def look(self, p, most, of):
        self.draw(p, of, p.look)
        yield from self.choose(p, "destroy", p.look, most, self.destroy, ["done"])
        yield from self.keep(p, p.look)

    def take(self, p, count):
        yield from self.choose(p, "take", self.supply, min(count, len(self.supply)), p.discard.append)

    def fill(self, p, is_full, more=0):
        """The supply from one deck until it is full, and `more` cards more."""
        if is_full() and not more:
            return
        decks = [d for d in UPGRADES if self.piles[d] or self.destroyed[d]]
        if not decks:
            return
        deck = (yield p.seat, "fill", [f"fill:{d}" for d in decks]).partition(":")[2]
        while not is_full() and self.add(deck):
            pass
        for _ in range(more):
            self.add(deck)

    def add(self, deck):
        if not self.piles[deck]:
            self.piles[deck], self.destroyed[deck] = self.destroyed[deck], []
        if not self.piles[deck]:
            return False
        name = self.oracle.cards(f"pile-{deck}", 1)[0]
        self.piles[deck].remove(name)
        self.supply.append(name)
        return True
