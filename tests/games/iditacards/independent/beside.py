"""Our Iditacards beside the independent one, decision by decision."""

from __future__ import annotations

from collections import Counter

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.iditacards import places
from games.iditacards.independent.box import CARDS, CHECKPOINTS, LEGS, UPGRADES, Dog
from games.iditacards.independent.rules import Reference

CHANCE = ("draw-own", "health", "risk", "look-own", "fill", "weather")
TODAY = {
    "immune": 1,
    "no_energy": 2,
    "no_health": 4,
    "moved": 8,
    "ate": 16,
    "breakfast": 32,
    "lunch": 64,
    "dinner": 128,
}
WHERE = ("deck", "hand", "discard", "legend", "look", "sort")
ROLL = 0.6


class Beside:
    """One game twice. What is drawn or rolled is read off our events; questions with one answer are not compared."""

    def __init__(self, game, seed, luck):
        self.game, self.luck, self.events = game, luck, []
        self.s = s = game.setup(seed_bytes(seed))
        printed = game.catalogue()
        self.name = [printed["kinds"][kind]["id"] for kind in printed["cards"]]
        self.shake()
        options = {option.key: option.default for option in game.info.options} | dict(game.options)
        self.twin = twin = Reference(game.seats, options, self)
        zones = self.named()
        view = game.view(s, SPECTATOR)
        for p in twin.players:
            for where in WHERE:
                setattr(p, where, zones[f"{where}:{p.seat}"])
            team = {card: Dog(self.name[card]) for card in game.inventory(s)[f"team:{p.seat}"]}
            for card in game.inventory(s)[f"gear:{p.seat}"]:
                team[int(s.mark[card])].gear.append(self.name[card])
            p.team = list(team.values())
            p.pos, p.cold, p.hunger = (view[key][p.seat] for key in ("position", "hypothermia", "starvation"))
            p.today = {name for name, bit in TODAY.items() if view["today"][p.seat] & bit}
            p.passed = {leg for leg in CHECKPOINTS if twin.first[leg] <= p.pos}
        for deck in UPGRADES:
            twin.piles[deck] = zones[f"pile-{deck}"]
        twin.damage, twin.gone, twin.weather, twin.turn = (
            len(zones["damage"]),
            zones["gone"],
            view["weather"],
            view["turn_seat"],
        )

    def named(self):
        """Place → the names of its cards."""
        return {place: [self.name[card] for card in cards] for place, cards in self.game.inventory(self.s).items()}

    # --- a position in the midst of a race ---------------------------------------------------------------

    def shake(self):
        """Everybody somewhere on the way, with dogs, attachments and new cards in hand and deck."""
        game, s, luck = self.game, self.s, self.luck
        s.weather = luck.randrange(6)
        for seat, square in enumerate(luck.sample(range(1, 140), game.seats)):
            s.position[seat] = square
            s.cold[seat], s.hunger[seat] = luck.choice((0, 1, 3, 6)), luck.choice((0, 1, 3, 6))
            s.today[seat] = luck.choice((0, 0, 1, 6, 6, 6))
            s.passed[seat] = sum(1 << leg for leg, first in self.checkpoints() if first <= square)
            loose = [card for card, at in enumerate(s.place) if at >= places.PILE and at != places.DAMAGE_PILE]
            luck.shuffle(loose)
            team = game.inventory(s)[f"team:{seat}"]
            room = 6 - len(team)
            for card in loose[:40]:
                kind = CARDS[self.name[card]]["type"]
                if kind == "dog" and room > 2 and luck.random() < ROLL:
                    room -= Dog(self.name[card]).weight
                    team.append(card)
                    game.setting.zones.move(s, card, places.TEAM + seat)
                elif kind == "attachment" and team and Dog(self.name[team[-1]]).has_room and luck.random() < ROLL:
                    s.mark[card] = team.pop()
                    game.setting.zones.move(s, card, places.GEAR + seat)
                elif luck.random() < ROLL:
                    game.setting.zones.move(s, card, luck.choice((places.HAND, places.DECK)) + seat)

    def checkpoints(self):
        side = "solo_squares" if self.game.seats == 1 else "multiplayer_squares"
        first = 1
        for number, leg in enumerate(LEGS):
            if leg["leg"] in CHECKPOINTS:
                yield number, first
            first += int(leg[side])

    # --- chance, for the reference -------------------------------------------------------------------------

    def event(self):
        while not self.events:
            answers = self.answers()
            assert len(answers) == 1, f"ours asks {list(answers)} before any chance"
            self.step(*answers.values())
        return self.events.pop(0)

    def cards(self, place, count):
        result = []
        while len(result) < count:
            event = self.event()
            assert event.params.get("from") == place, f"not from {place}: {event}"
            result += event.params["cards"]
        if len(result) > count:
            left = {**event.params, "cards": result[count:]}
            self.events.insert(0, Event(event.number, event.audience, event.key, left))
        return [self.name[int(card.partition(":")[2])] for card in result[:count]]

    def weather(self):
        event = self.event()
        assert event.key == "weather", event
        return event.params["weather"]

    # --- answers ----------------------------------------------------------------------------------------------

    def step(self, code):
        self.s.sink = Sink()
        self.game.apply(self.s, self.game.decider(self.s), code)
        self.events += [event for event in self.s.sink.events if event.key in CHANCE]

    def dogs(self):
        """Dogs in play as the reference writes them."""
        zones, result = self.game.inventory(self.s), {}
        for seat in range(self.game.seats):
            for dog in zones[f"team:{seat}"]:
                gear = [self.name[card] for card in zones[f"gear:{seat}"] if self.s.mark[card] == dog]
                result[dog] = f"{seat} {self.name[dog]}[{','.join(sorted(gear))}]"
        return result

    def answers(self):
        """What may be answered now, as the reference writes it → our code."""
        game, s, result = self.game, self.s, {}
        if game.is_over(s):
            return result
        seat, zones, dogs = game.decider(s), game.inventory(s), self.dogs()
        for code in game.legal(s, seat):
            text = game.show(s, code)
            word, _, number = text.partition(":")
            if word == "gear":
                card = zones[f"gear:{seat}"][int(number) - 1]
                text = f"drop {self.name[card]} {dogs[int(s.mark[card])].partition(' ')[2]}"
            elif word.startswith("dog") and number:
                text = f"dog {dogs[zones[f'team:{int(word[3:]) - 1}'][int(number) - 1]]}"
            result[text] = code
        return result

    def unasked(self):
        """What may be answered once all questions with one answer are out of the way."""
        while len(answers := self.answers()) == 1:
            self.step(*answers.values())
        assert not self.events, f"the reference knows nothing of {self.events}"
        return answers

    def play(self, most):
        """So many decisions at most, by chance; how many there were."""
        race, said = self.twin.play(), None
        for number in range(most):
            try:
                seat, key, options = race.send(said)
                while len(set(options)) == 1:
                    seat, key, options = race.send(options[0])
            except StopIteration:
                assert not self.unasked(), "ours goes on"
                self.compare()
                return number
            answers = self.unasked()
            self.compare()
            assert (int(self.game.decider(self.s)), sorted(answers)) == (seat, sorted(set(options))), key
            cards = [option for option in options if option in CARDS or option == "risk"]
            said = self.luck.choice(cards if cards and self.luck.random() < 0.9 else options)
            self.step(answers[said])
        return most

    # --- comparing ---------------------------------------------------------------------------------------------

    def compare(self):
        """Everything that a position holds."""
        twin, view, ours = self.twin, self.game.view(self.s, SPECTATOR), self.named()
        theirs = {"supply": twin.supply, "gone": twin.gone, "damage": ["damaged"] * twin.damage, "box": ours["box"]}
        for deck in UPGRADES:
            theirs |= {f"pile-{deck}": twin.piles[deck], f"destroyed-{deck}": twin.destroyed[deck]}
        for p in twin.players:
            theirs |= {f"{where}:{p.seat}": getattr(p, where) for where in WHERE}
            theirs[f"stack:{p.seat}"] = [n for x in p.stack for n in x.under + ([] if x.gone else [x.card])]
            theirs[f"team:{p.seat}"] = [dog.name for dog in p.team]
            theirs[f"gear:{p.seat}"] = [n for dog in p.team for n in dog.gear]
        assert {place: Counter(cards) for place, cards in ours.items()} == {p: Counter(c) for p, c in theirs.items()}
        assert sorted(self.dogs().values()) == sorted(f"{p.seat} {dog}" for p in twin.players for dog in p.team)
        owed = sorted((self.name[int(card.partition(":")[2])], left) for card, left in view["owed"].items())
        assert owed == sorted((x.card, x.owed) for p in twin.players for x in p.stack if x.owed)
        told = {
            "position": [p.pos + (p is twin.winner) for p in twin.players],
            "hypothermia": [p.cold for p in twin.players],
            "starvation": [p.hunger for p in twin.players],
            "today": [sum(TODAY[name] for name in p.today) for p in twin.players],
            "days": [p.days for p in twin.players],
            "weather": twin.weather,
        }
        if not twin.ending:
            told |= {
                "speed": [twin.speed(p) for p in twin.players],
                "immune": [twin.immune(p) for p in twin.players],
                "turn_seat": twin.turn,
                "turn": twin.turns + 1,
            }
        assert {key: view[key] for key in told} == told
