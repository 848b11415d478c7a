"""Our Fort beside the independent one, decision by decision. Questions with one answer are not compared."""

from __future__ import annotations

from collections import Counter

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR
from gamekeeper.core.rng import seed_bytes, stream
from games.fort.independent.box import PERKS, RULES, box_of, slug
from games.fort.independent.turn import Turns

RULE, PERK = 68, 79  # where the numbers of made-up rules and of perks begin
PILES = ("deck", "hand", "discard", "yard", "lookout")


class Beside:
    """One game twice. What was dealt, drawn or turned up is read off our events."""

    def __init__(self, game, pack, seed, driver):
        self.game, self.driver = game, driver
        printed = game.catalogue()
        self.name = [slug(printed["kinds"][kind]["name"]) for kind in printed["cards"]]
        self.rule = len(self.name)
        self.chance, self.twin = [], None
        key = seed_bytes(seed)
        sink = Sink()
        self.s = game.setup(key, sink)
        self.luck = stream(key, "driver")
        self.note(sink)
        self.twin = Turns(game.seats, dict(game.options), box_of(pack.text), self)

    # --- chance, for the reference ------------------------------------------------------------------------

    def note(self, sink):
        for event in sink.events:
            told = event.params
            if event.key == "deal":
                self.chance.append(("refill", -1, self.names(told["park"])))
            elif event.key in ("dealt", "drawn"):
                self.chance.append((event.key, event.audience, self.names(told["cards"])))
            elif event.key == "draft-hand" and self.twin is None:  # later ones were passed on
                self.chance.append(("dealt", event.audience, self.names(told["cards"])))
            elif event.key == "refill":
                self.chance.append(("refill", -1, self.names([told["card"]])))
            elif event.key == "recruit" and told["from"] == "park-deck":
                self.chance.append(("recruit", int(told["seat"][5:]), self.names([told["card"]])))
            elif event.key == "lookout-own":
                self.chance.append(("lookout", event.audience, self.names([told["card"]])))

    def boards(self):
        return [("orange", "green", "yellow", "red")[seat["board"]] for seat in self.view(SPECTATOR)["seats"]]

    def tiles(self):
        inside = self.game.inventory(self.s)
        rule, perk = self.rule, self.rule + len(RULES)
        return [RULES[n - rule] for n in inside["rules"]], [PERKS[n - perk] for n in inside["perks"]]

    def cards(self, what, seat, count):
        result = []
        while len(result) < count:
            while not self.chance:
                answers = self.answers()
                assert len(answers) == 1, f"ours asks {sorted(answers)} before {what}"
                self.step(*answers.values())
            found, owner, cards = self.chance.pop(0)
            assert (found, owner) == (what, seat), (found, owner, what, seat)
            result += cards
        assert len(result) == count, (what, seat, count, result)
        return result

    # --- playing ------------------------------------------------------------------------------------------

    def names(self, cards):
        return [self.name[int(str(card).removeprefix("card:"))] for card in cards]

    def view(self, reader):
        return self.game.view(self.s, reader)

    def step(self, code):
        self.s.sink = sink = Sink()
        self.game.apply(self.s, self.game.decider(self.s), code)
        self.note(sink)

    def answers(self):
        game, s = self.game, self.s
        return {} if game.is_over(s) else {game.show(s, code): code for code in game.legal(s, game.decider(s))}

    def play(self):
        """The whole game; how many decisions there were."""
        game, number, said = self.game, 0, None
        asked = self.twin.play(int(self.s.start_seat))
        while True:
            try:
                seat, key, options = asked.send(said)
                while len(options) == 1:
                    seat, key, options = asked.send(options[0])
            except StopIteration:
                break
            while len(answers := self.answers()) == 1:
                self.step(*answers.values())
            self.compare()
            assert (int(game.decider(self.s)), sorted(answers)) == (seat, sorted(options)), key
            said = game.show(self.s, self.driver(game, self.s, self.luck))
            self.step(answers[said])
            number += 1
        while len(answers := self.answers()) == 1:
            self.step(*answers.values())
        assert game.is_over(self.s), f"ours asks {sorted(answers)}"
        self.compare()
        assert list(game.scores(self.s)) == [self.twin.score(p) for p in self.twin.players]
        assert [seat for seat, place in enumerate(game.ranking(self.s)) if place == 1] == self.twin.winners()
        return number

    # --- comparing ----------------------------------------------------------------------------------------

    def compare(self):
        """Where everything is, and what each reader sees of it."""
        twin, game = self.twin, self.game
        assert not self.chance, f"the reference knows nothing of {self.chance}"
        inside = game.inventory(self.s)
        ours = {place: Counter(self.names(cards)) for place, cards in inside.items() if self.is_cards(place, cards)}
        theirs = {"park-deck": twin.park_deck, "park": twin.park, "box": twin.gone, "added": twin.added}
        theirs |= {"aside": twin.aside, "play": [twin.played] if twin.played else []}
        for p in twin.players:
            theirs |= {f"{pile}:{p.seat}": getattr(p, pile) for pile in PILES}
            if twin.round_of_draft:
                theirs[f"round:{p.seat}"] = twin.hands[p.seat]
                theirs[f"deck:{p.seat}"] = p.deck + self.friends(p)
        theirs = {place: Counter(cards) for place, cards in theirs.items() if cards}
        assert ours == theirs, {
            p: (ours.get(p), theirs.get(p)) for p in {*ours, *theirs} if ours.get(p) != theirs.get(p)
        }
        for reader in range(SPECTATOR, game.seats):
            self.compare_view(self.view(reader), reader)

    def friends(self, p):
        return [name for name, kind in self.twin.box.kinds.items() if kind.board == p.colour]

    def is_cards(self, place, cards):
        return bool(cards) and place != "away" and min(cards) < self.rule

    def compare_view(self, view, reader):
        """Section 12"""
        twin = self.twin
        drafts, own = twin.round_of_draft > 0, twin.players[reader] if reader >= 0 else None
        expected = {
            "hand": sorted(own.hand) if own else [],
            "deck": sorted(own.deck) if own and not drafts else [],
            "draft_hand": sorted(twin.hands[reader]) if own and drafts else [],
            "draft_picks": sorted(own.deck) if own and drafts else [],
            "draft_round": twin.round_of_draft,
            "park": sorted(twin.park),
            "park_deck": len(twin.park_deck),
            "supply": list(twin.supply),
            "perks": sorted(twin.perks),
            "rules": len(twin.rules),
            "macaroni": not any(p.sculpture for p in twin.players),
            "box": sorted(twin.gone),
            "added": sorted(twin.added),
            "aside": sorted(twin.aside),
            "played": [twin.played] if twin.played else [],
            "turn": 0 if drafts else twin.turns + (not twin.over),
            "turn_seat": twin.seat,
            "trash_played": twin.leaves and bool(twin.played),
        }
        seats = {p.seat: self.seat_view(p, reader) for p in twin.players}
        found = {key: view[key] for key in expected}
        for key in ("hand", "deck", "draft_hand", "draft_picks", "box", "added", "aside"):
            found[key] = sorted(self.names(found[key]))
        found["park"] = sorted(self.names(card for card in found["park"] if card >= 0))
        found["played"] = self.names([found["played"]]) if found["played"] >= 0 else []
        found["perks"] = sorted(found["perks"])
        for seat, those in seats.items():
            board = self.seat_found(view["seats"][seat], those)
            found |= {f"{key} of {seat}": value for key, value in board.items()}
            expected |= {f"{key} of {seat}": value for key, value in those.items()}
        wrong = {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}
        assert not wrong, (reader, wrong)
        if twin.turns < twin.options["turn_cap"] - len(twin.players):
            assert bool(view["last_round"]) == twin.is_last_round()

    def seat_view(self, p, reader):
        twin = self.twin
        limits = twin.limits
        hidden = [] if reader == p.seat else p.unseen
        xxl = twin.numbers["perks"]["xxl"] if "xxl-backpack" in p.perks else 0
        return {
            "points": p.points,
            "level": p.level,
            "pizza": p.stuff[0],
            "toys": p.stuff[1],
            "pack_pizza": p.pack[0],
            "pack_toys": p.pack[1],
            "pack_room": limits["pack"][p.level] + xxl,
            "lookout_room": limits["lookout"][p.level],
            "hand": len(p.hand),
            "deck": len(p.deck) + (2 if twin.round_of_draft else 0),
            "discard": sorted(p.discard),
            "yard": sorted(p.yard),
            "lookout": sorted((Counter(p.lookout) - Counter(hidden)).elements()),
            "unseen": sorted(" ".join(sorted(twin.box.kinds[card].suits)) for card in hidden),
            "perks": sorted(p.perks),
            "rule": p.rule and (p.rule if reader == p.seat or twin.over else "hidden"),
            "macaroni": p.sculpture,
        }

    def seat_found(self, seat, expected):
        piles = {pile: sorted(self.names(seat[pile])) for pile in ("discard", "yard", "lookout")}
        unseen = sorted(" ".join(sorted(suits.split())) for suits in seat["unseen"])
        return {key: {**seat, **piles, "unseen": unseen, "perks": sorted(seat["perks"])}[key] for key in expected}
