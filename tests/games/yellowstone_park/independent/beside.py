"""Our Yellowstone Park beside the independent one, decision by decision."""

from __future__ import annotations

import tomllib
from collections import Counter

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, SPECTATOR
from gamekeeper.core.rng import seed_bytes, stream
from games.yellowstone_park.independent.rules import Park

FROM = {"dealt": "pile", "turn-up": "pile", "drawn": "pile", "taken": "malus"}


class Beside:
    """One game twice. What was dealt, drawn or taken is read off our events."""

    def __init__(self, game, pack, seed, driver):
        self.game, self.driver = game, driver
        self.chance, self.before = [], set()
        key = seed_bytes(seed)
        sink = Sink()
        self.s = game.setup(key, sink)
        self.luck = stream(key, "driver")
        self.note(sink)
        self.twin = Park(game.seats, dict(game.options), tomllib.loads(pack.text), self)

    # --- chance, for the reference ------------------------------------------------------------------------

    def note(self, sink):
        """What came out of a pile, and that nobody was told more than was to be seen."""
        self.told = sink.events
        for event in sink.events:
            if event.key in FROM:
                cards = event.params.get("cards") or [event.params["card"]]
                self.chance.append((FROM[event.key], event.audience, [name(card) for card in cards]))

    def cards(self, place, count):
        where, _, owner = place.partition(":")
        found, audience, cards = self.chance.pop(0)
        assert (found, len(cards)) == (where, count)
        assert owner in ("", str(audience))
        return cards

    # --- playing ------------------------------------------------------------------------------------------

    def play(self):
        """The whole game; how many decisions there were."""
        game, s, number = self.game, self.s, 0
        asked = self.twin.play(int(s.turn_seat))
        said = None
        while True:
            try:
                seat, _, options = asked.send(said)
            except StopIteration:
                break
            self.compare()
            ours = {game.show(s, code): code for code in game.legal(s, game.decider(s))}
            assert (int(game.decider(s)), sorted(ours)) == (seat, sorted(options)), options
            said = game.show(s, self.driver(game, s, self.luck))
            self.before = self.seen()
            s.sink = Sink()
            game.apply(s, game.decider(s), ours[said])
            self.note(s.sink)
            number += 1
        assert game.is_over(s), f"ours asks {game.decider(s)}"
        self.compare()
        assert list(game.scores(s)) == [p.marker for p in self.twin.players]
        assert [seat for seat, place in enumerate(game.ranking(s)) if place == 1] == self.twin.winners()
        return number

    # --- comparing ----------------------------------------------------------------------------------------

    def compare(self):
        """Everything a position holds, what each reader sees of it, and what was told."""
        twin, game = self.twin, self.game
        assert not self.chance, f"the reference knows nothing of {self.chance}"
        theirs = {"pile": twin.pile, "board": [card for cards in twin.board.values() for card in cards]}
        for p in twin.players:
            theirs |= {f"hand:{p.seat}": p.hand, f"malus:{p.seat}": p.malus}
        ours = {place: [name(card) for card in cards] for place, cards in game.inventory(self.s).items()}
        assert full(ours) == full(theirs)
        assert sum(map(len, theirs.values())) == len(game.box())
        for reader in range(SPECTATOR, game.seats):
            view = game.view(self.s, reader)
            expected = self.view(reader)
            assert {key: value for key, value in as_names(view).items() if key != "window"} == expected
        for event in self.told:
            own = [] if event.audience == EVERYONE else twin.players[event.audience].hand
            assert told_cards(event) <= self.before | self.seen() | set(own), event

    def seen(self):
        """The cards that lie face up."""
        return {card for cards in self.twin.board.values() for card in cards}

    def view(self, reader):
        """What a reader sees (section 10)."""
        twin = self.twin
        malus = [len(p.malus) for p in twin.players]
        return {
            "reader": reader,
            "board": {f"space:{row}:{column}": twin.board[row, column] for row, column in sorted(twin.board)},
            "hand": sorted(twin.players[reader].hand, key=rank) if reader >= 0 else [],
            "held": [len(p.hand) for p in twin.players],
            "malus": malus,
            "due": [0] * len(malus) if twin.ending else malus,
            "markers": [p.marker for p in twin.players],
            "pile": len(twin.pile),
            "turn": twin.turns + (not twin.ending),
            "turn_seat": twin.seat,
            "counter": twin.counter or 0,
            "ending": twin.ending,
        }


def name(card):
    """Our card as the reference writes it: 14 a colour, two a number."""
    number = int(str(card).removeprefix("card:"))
    return f"{'RYGB'[number // 14]}{number // 2 % 7 + 1}{'ab'[number % 2]}"


def rank(card):
    return "RYGB".index(card[0]), card[1:]


def full(places):
    return {place: Counter(cards) for place, cards in places.items() if cards}


def as_names(view):
    """Our view with cards as the reference writes them."""
    board = {space: [name(card) for card in cards] for space, cards in view["board"].items()}
    return {**view, "board": board, "hand": [name(card) for card in view["hand"]]}


def told_cards(event):
    """The cards an event names."""
    words = [word for value in event.params.values() for word in (value if isinstance(value, list) else [value])]
    return {name(word) for word in words if str(word).startswith("card:")}
