"""The race of the independent Iditacards: speed, costs, conditions, dogs, moving and days."""

from __future__ import annotations

from games.iditacards.independent.box import (
    CARDS,
    CHECKPOINTS,
    LAST,
    LEGS,
    ORDER,
    UPGRADES,
    Dog,
    Over,
    Player,
)


class Race:
    """A position, and what happens in it besides playing cards. What asks is a generator of (seat, key, options)."""

    def __init__(self, seats, options, oracle):
        self.players = [Player(seat) for seat in range(seats)]
        self.options, self.oracle = options, oracle
        self.supply, self.damage, self.gone, self.weather = [], 0, [], ""
        self.piles = {deck: [] for deck in UPGRADES}
        self.destroyed = {deck: [] for deck in UPGRADES}
        self.turns, self.turn, self.ending, self.winner = 0, 0, "", None
        side = "solo" if seats == 1 else "multiplayer"
        self.legs, self.first = [], {}
        for leg in LEGS:
            self.first[leg["leg"]] = len(self.legs) + 1
            one = (leg["leg"], int(leg[f"{side}_hypothermia"]), int(leg[f"{side}_starvation"]))
            self.legs += [one] * int(leg[f"{side}_squares"])
        self.legs.insert(0, self.legs[0])
        assert len(self.legs) == LAST + 1

    # --- what holds now ------------------------------------------------------------------------------

    def leg(self, p):
        return self.legs[p.pos][0]

    def others(self, p):
        n = len(self.players)
        return [self.players[(p.seat + k) % n] for k in range(1, n)]

    def immune(self, p):
        return self.leg(p) == "town" or "immune" in p.today

    def speed(self, p):
        result = p.sum("speed")
        for dog in p.team:
            if dog.name == "chihuahua":
                result += p.dogs - dog.weight
        leg = self.leg(p)
        result += {"hills": p.dogs, "blizzard": -p.dogs}.get(leg, 0)
        if not self.immune(p):
            result += {"sun": 1, "cloud": -1, "wind": 5, "rain": 3}.get(self.weather, 0)
        if p.count("engineer_dog"):
            result *= 2
        return min(result, 0) if leg == "cliff_face" else result

    def energy(self, p, name):
        printed = CARDS[name]["energy"]
        if "no_energy" in p.today:
            return 0
        if printed == "all":
            return "all"
        less = p.count("cute_dog") + p.count("harness")
        return max(0, int(printed) - less) + p.cold if int(printed) else 0

    def health(self, p, name):
        printed, less = int(CARDS[name]["health"]), p.count("coat") + p.count("smart_dog")
        return 0 if not printed or "no_health" in p.today else max(0, printed - less) + p.hunger

    def risk(self, p, name):
        return max(0, int(CARDS[name]["risk"]) - p.count("dog_collar"))

    def eased(self, p, name):
        """I3.3"""
        cold, hunger = p.cold, p.hunger
        if CARDS[name]["type"] == "food":
            hunger = max(0, hunger - 1)
        if CARDS[name]["type"] == "personal":
            cold = max(0, cold - 1)
        return cold, hunger

    def is_payable(self, p, name, hand):
        before = p.cold, p.hunger
        p.cold, p.hunger = self.eased(p, name)
        energy, health = self.energy(p, name), self.health(p, name)
        p.cold, p.hunger = before
        return (energy == "all" or energy <= hand) and health <= len(p.deck)

    # --- cards ------------------------------------------------------------------------------------------

    def draw(self, p, count, to):
        count = min(count, len(p.deck))
        if count:
            for name in self.oracle.cards(f"deck:{p.seat}", count):
                p.deck.remove(name)
                to.append(name)

    def destroy(self, name):
        deck = CARDS[name]["deck"]
        if deck == "damage":
            self.damage += 1
        elif deck in UPGRADES:
            self.destroyed[deck].append(name)
        else:
            self.gone.append(name)

    def hurt(self, p, count):
        for _ in range(count):
            if self.damage and not self.immune(p):
                self.damage -= 1
                p.discard.append("damaged")

    def pick(self, p, key, cards, last, need=0, more=()):
        """One card by name, not before the last one; `need` of them must be left to be picked."""
        left = [n for n in cards if ORDER[n] >= last]
        names = {n for n in left if sum(ORDER[m] >= ORDER[n] for m in left) >= need}
        if key == "energy":
            names |= {n for n in cards if n == "damaged"}
        return (yield p.seat, key, sorted(names, key=ORDER.get) + list(more))

    def fizzle(self, p):
        for one in p.stack:
            p.discard += [one.card, *one.under]
        p.stack = []

    # --- dogs ----------------------------------------------------------------------------------------------

    def find(self, said):
        """The dog an answer means: "dog 1 husky[armour]"."""
        _, seat, text = said.split(" ")
        return next(dog for dog in self.players[int(seat)].team if str(dog) == text)

    def enter(self, p, x):
        dog = Dog(x.card)
        x.gone = True
        p.team.append(dog)
        while p.dogs > 6:
            options = [f"dog {p.seat} {d}" for d in p.team if d.can_die]
            if not options:
                p.team.remove(dog)
                p.discard.append(dog.name)
                break
            said = yield p.seat, "limit", options
            yield from self.kill(p, self.find(said), saved=False)

    def attach(self, p, x):
        options = [f"dog {p.seat} {d}" for d in p.team if d.has_room]
        if options:
            said = yield p.seat, "attach", options
            self.find(said).gear.append(x.card)
            x.gone = True

    def kill_own(self, p):
        """Whether the instruction counts as carried out."""
        options = [f"dog {p.seat} {d}" for d in p.team if d.can_die]
        if options:
            said = yield p.seat, "kill", options
            yield from self.kill(p, self.find(said))
        return bool(options)

    def kill(self, p, dog, saved=True):
        for _ in range(self.bury(p, dog, saved)):
            yield from self.kill_own(p)

    def bury(self, p, dog, saved):
        """How many Steam Engines went with it."""
        if saved and "armour" in dog.gear:
            dog.gear.remove("armour")
            p.discard.append("armour")
            return 0
        p.team.remove(dog)
        p.discard += dog.gear
        if dog.name == "wheel_dog":
            p.discard.append(dog.name)
        elif dog.name == "cat":
            p.hand.append(dog.name)
        else:
            self.destroy(dog.name)
        steam = dog.gear.count("steam_engine")
        if "nuclear_reactor" in dog.gear:
            for other in list(p.team):
                if other.can_die:
                    steam += self.bury(p, other, True)
        return steam

    # --- conditions -----------------------------------------------------------------------------------------

    def chill(self, p):
        p.cold += 1
        self.perish(p)

    def starve(self, p):
        if self.leg(p) != "frozen_lake":
            p.hunger += 1
        self.perish(p)

    def perish(self, p):
        if p.cold >= 7 or p.hunger >= 7:
            square = max(0, p.pos - 30)
            while square and any(q.pos == square for q in self.others(p)):
                square -= 1
            p.pos, p.cold, p.hunger = square, 0, 0
            if len(self.players) == 1:
                self.ending = "died"
                raise Over

    def expose(self, p, cold=True, hunger=True):
        leg, least_cold, least_hunger = self.legs[p.pos]
        ease = p.count("lead_dog")
        if cold:
            p.cold = max(p.cold, least_cold - ease)
        if hunger and leg != "frozen_lake":
            p.hunger = max(p.hunger, least_hunger - ease)

    # --- moving ---------------------------------------------------------------------------------------------

    def move(self, p, printed, double=False, exact=False):
        if self.is_storm_bound(p):
            return
        count = printed if exact else max(0, printed + self.speed(p)) * (2 if double else 1)
        fresh = 0
        for _ in range(count):
            if p.pos == LAST:
                self.winner, self.ending = p, "finish"
                raise Over
            old = p.pos
            other = next((q for q in self.others(p) if q.pos == old + 1), None)
            self.put(p, old + 1)
            if other:
                self.put(other, old)
                if not p.count("buffer_panel"):
                    self.hurt(p, 1)
            leg = self.leg(p)
            if leg in CHECKPOINTS and leg not in p.passed and self.first[leg] == p.pos:
                p.passed.add(leg)
                fresh += 1
        for _ in range(fresh):
            if p.legend:
                name = yield from self.pick(p, "legendary", p.legend, 0)
                p.legend.remove(name)
                p.discard.append(name)
        self.draw(p, p.count("malamute"), p.hand)

    def put(self, p, square):
        before, p.pos = self.leg(p), square
        if self.leg(p) != before:
            self.expose(p)

    # --- days -----------------------------------------------------------------------------------------------

    def new_day(self, p):
        those = [p]
        for q in self.others(p):
            if (yield q.seat, "join", ["join", "stay"]) == "join":
                those.append(q)
        for q in those:
            if q.count("cricket") and not q.hand and not q.deck:
                yield from self.move(q, 10)
            self.fizzle(q)
            q.deck += q.hand + q.discard
            q.hand, q.discard, q.today, q.treated = [], [], set(), 0
            more = 0 if self.leg(q) == "mountain" else q.sum("new_day_draw")
            self.draw(q, max(0, 6 + more), q.hand)
            q.days += 1
        self.roll([p, *self.others(p)])
        for q in [p, *self.others(p)]:
            if self.leg(q) == "wasteland":
                self.starve(q)
            elif self.leg(q) == "forest":
                yield from self.kill_own(q)

    def roll(self, everybody):
        self.weather = self.oracle.weather()
        if self.weather == "snow" and self.options["snow"]:
            for name in self.supply:
                self.destroy(name)
            self.supply = []
        for q in everybody:
            if self.weather == "wind" and not self.immune(q):
                self.chill(q)
            if self.weather == "rain" and not self.immune(q):
                self.starve(q)
