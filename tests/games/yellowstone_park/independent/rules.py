"""Yellowstone Park once more, written from the rules page and the box file alone: plain, slow, whole.

A card is its colour's letter, its number and its copy ("R3a", "R3b"), a space is (row, column). Chance comes from an
oracle: `cards(place, count)` tells what was dealt or drawn from there.
"""

from __future__ import annotations

from games.yellowstone_park.windows import matrices

COLOURS = {"red": "R", "yellow": "Y", "green": "G", "blue": "B"}
SIZE = range(1, 8)


class Over(Exception):
    """A marker has come to the end of the track."""


class Player:
    def __init__(self, seat, marker):
        self.seat, self.marker, self.hand, self.malus = seat, marker, [], []


class Park:
    """The whole game. What asks is a generator of (seat, key, options)."""

    def __init__(self, seats, options, box, oracle):
        self.options, self.box, self.oracle = options, box, oracle
        self.size = box["hand"]["size"]
        self.players = [Player(seat, box["track"]["start"]) for seat in range(seats)]
        self.pile = [
            f"{COLOURS[row['colour']]}{number}{copy}"
            for row in box["colours"]
            for number, copies in zip(SIZE, row["copies"], strict=True)
            for copy in "ab"[:copies]
        ]
        self.board = {}  # space → the cards on it
        self.counter = box["counter"]["start"] if options.get("two_player_variant") else None
        self.turns, self.ending = 0, ""
        self.matrices = matrices(options["edge_matrix"])
        self.laid = 0

    # --- preparing and turns ------------------------------------------------------------------------------

    def play(self, start):
        """Y2, Y6 From the deal to the end."""
        for p in self.players:
            self.draw(p, self.size)
        (first,) = self.take_from(self.pile, "pile", 1)
        self.board[int(first[1]), 4] = [first]
        self.seat = start
        while True:
            try:
                yield from self.turn(self.players[self.seat])
            except Over:
                self.ending = "end-score"
            self.turns += 1
            if not self.ending and self.turns == self.options["turn_cap"]:
                self.rise()
                self.ending = "turn-cap"
            if self.ending:
                return
            self.seat = (self.seat + 1) % len(self.players)

    def turn(self, p):
        """Y6.1, Y6.2"""
        self.laid = 0
        yield from self.lay(p, [])
        if p.hand:
            yield from self.lay(p, ["stop"])
        if not p.hand:
            yield from self.begin_hand(p)
        elif self.laid == 2:
            if len(self.players) > 3 and (yield p.seat, "refill", ["refill", "keep"]) == "keep":
                return
            self.draw_and_score(p, self.size - len(p.hand))

    def begin_hand(self, p):
        """Y6.3, Y8.1"""
        if len(p.malus) < self.size or (yield p.seat, "source", ["malus", "pile"]) == "pile":
            self.draw_and_score(p, self.size)
            return
        p.hand += self.take_from(p.malus, f"malus:{p.seat}", self.size)
        if self.counter is not None:
            self.counter -= 1
            if self.counter < 1:
                self.score()

    # --- laying a card ------------------------------------------------------------------------------------

    def columns(self, card):
        """Y3.2"""
        own = {c for (_, c), cards in self.board.items() if cards[0][0] == card[0]}
        return own or set(SIZE) - {c for _, c in self.board}

    def lay(self, p, other):
        """Y3 to Y5 One card, or what else there is."""
        options = sorted({f"{card[:2]}:{column}" for card in p.hand for column in self.columns(card)})
        said = yield p.seat, "lay", options + other
        if said in other:
            return
        name, column = said.split(":")
        card = min(card for card in p.hand if card[:2] == name)
        space = (int(card[1]), int(column))
        p.hand.remove(card)
        self.laid += 1
        empty = space not in self.board
        self.board.setdefault(space, []).append(card)
        self.collect(p, space)
        if empty:
            p.marker = max(0, p.marker - self.bonus())

    def collect(self, p, space):
        """Y4.2"""
        mine = [spaces for spaces in self.matrices if space in spaces]
        count = {id(m): sum(len(cards) for at, cards in self.board.items() if at in m) for m in mine}
        kept = {frozenset(m & set(self.board)) for m in mine if count[id(m)] == max(count.values())}
        assert len(kept) == 1, "Y4.3"
        (stay,) = kept
        for at in set(self.board) - stay:
            p.malus += self.board.pop(at)

    def bonus(self):
        """Y5.1, Y8.2"""
        edge = self.options["edge_matrix"] and {row for row, _ in self.board} == {1, 7}
        most = 6 if edge else 9
        worth = {most - 1: "last_but_one", most: "last"}.get(len(self.board))
        return self.box["bonus"][worth] if worth else 0

    # --- cards and points ---------------------------------------------------------------------------------

    def take_from(self, place, name, count):
        cards = self.oracle.cards(name, count)
        for card in cards:
            place.remove(card)
        return cards

    def draw(self, p, count):
        p.hand += self.take_from(self.pile, "pile", min(count, len(self.pile)))

    def draw_and_score(self, p, count):
        """Y6.4, Y7.1"""
        self.draw(p, count)
        if not self.pile:
            self.score()

    def rise(self):
        """Y7.2"""
        for p in self.players:
            p.marker += len(p.malus)

    def score(self):
        """Y7, Y8.1"""
        self.rise()
        if self.counter is not None:
            self.counter = self.box["counter"]["start"]
        if any(p.marker >= self.options["end_score"] for p in self.players):
            raise Over
        for p in self.players:
            self.pile += p.malus
            p.malus = []

    def winners(self):
        """Y7.4"""
        least = min(p.marker for p in self.players)
        return [p.seat for p in self.players if p.marker == least]
