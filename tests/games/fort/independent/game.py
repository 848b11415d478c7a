"""The independent Fort: what lies where, setting up, drawing, and points at the end. The turn is in turn.py.

A card is its kind's name. Chance comes from an oracle: `cards(what, seat, count)` tells what was dealt, drawn or
turned up.
"""

from __future__ import annotations

from games.fort.independent.actions import SUITS, Board, verbs
from games.fort.independent.box import PERKS, RULES

ACT_INSIDE = ("sticky-fingers", "bribe", "xxl-backpack")


class Player:
    def __init__(self, seat, board):
        self.seat, self.colour = seat, board
        self.deck, self.hand, self.discard, self.yard, self.lookout = [], [], [], [], []
        self.unseen = []  # of the lookout: taken from the park deck, seen by its owner alone
        self.stuff, self.pack = (0, 0), (0, 0)
        self.level = self.points = 0
        self.rule, self.perks, self.sculpture = "", set(), False

    @property
    def cards(self):
        """F8.2 All a player has."""
        return self.deck + self.discard + self.hand + self.yard + self.lookout


class Fort:
    """A position."""

    def __init__(self, seats, options, box, oracle):
        self.options, self.box, self.oracle, self.numbers = options, box, oracle, box.numbers
        self.limits = box.numbers["limits"]
        boards = oracle.boards()
        assert len(set(boards)) == seats
        self.players = [Player(seat, boards[seat]) for seat in range(seats)]
        self.park_deck = [name for name, kind in box.kinds.items() if not kind.board for _ in range(kind.copies)]
        self.supply = (self.limits["tokens"],) * 2
        self.rules, self.perks = oracle.tiles()
        self.park, self.gone, self.added, self.aside, self.played = [], [], [], [], ""
        self.leaves = False
        self.turns, self.round_of_draft, self.over = 0, 0, False
        self.turn_up(self.limits["park"])
        assert set(self.rules) <= set(RULES)
        assert len(self.rules) == seats + self.numbers["made_up"]["spare"] == len(set(self.rules))
        assert set(self.perks) <= set(PERKS)
        assert len(self.perks) == seats + self.numbers["perks"]["spare"] == len(set(self.perks))

    # --- cards ----------------------------------------------------------------------------------------------

    def from_park_deck(self, what, seat, count):
        cards = self.oracle.cards(what, seat, count)
        for card in cards:
            self.park_deck.remove(card)
        return cards

    def turn_up(self, count):
        """F3.3"""
        self.park += self.from_park_deck("refill", -1, min(count, len(self.park_deck)))

    def draw(self, p):
        """F3.5"""
        most = len(p.deck) + len(p.discard)
        drawn = self.oracle.cards("drawn", p.seat, min(self.limits["hand"], most))
        if len(p.deck) < len(drawn):
            p.hand, p.deck, p.discard = p.hand + p.deck, p.discard, []
            for card in p.hand:
                drawn.remove(card)
        for card in drawn:
            p.deck.remove(card)
            p.hand.append(card)

    def others(self, p):
        """Clockwise."""
        n = len(self.players)
        return [self.players[(p.seat + k) % n] for k in range(1, n)]

    def board(self, p, leads):
        """What playing a card needs to know."""
        kinds = self.box.kinds
        icons = [[icon for card in p.lookout for icon in kinds[card].suits].count(suit) for suit in (*SUITS, "coin")]
        acting = ACT_INSIDE if leads else ("xxl-backpack",)
        return Board(
            p.stuff,
            p.pack,
            self.supply,
            p.level,
            tuple(sorted(p.hand)),
            len(p.discard),
            len(p.lookout),
            (*(count + icons[-1] for count in icons[:-1]), icons[-1]),
            len(self.park) + len(self.park_deck),
            sum(len(q.yard) for q in self.others(p)),
            len(p.yard),
            frozenset(p.perks & set(acting)),
            frozenset(self.perks),
        )

    # --- the end --------------------------------------------------------------------------------------------

    def is_last_round(self):
        """F8.1, F8.3"""
        top = len(self.box.track) - 1
        return (
            not self.park_deck
            or any(p.points >= self.numbers["end"]["points"] or p.level == top for p in self.players)
            or self.turns >= self.options["turn_cap"]
        )

    def score(self, p):
        """F8.2"""
        fort = self.box.track[p.level]["points"]
        return p.points + fort + self.rule_points(p) + (self.numbers["end"]["sculpture"] if p.sculpture else 0)

    def winners(self):
        best = max((self.score(p), p.level) for p in self.players)
        return [p.seat for p in self.players if (self.score(p), p.level) == best]

    def rule_points(self, p):
        """F9"""
        kinds, paid = self.box.kinds, self.numbers["made_up"]
        icons = [icon for card in p.cards for icon in kinds[card].suits]
        words = [word for card in p.cards for action in kinds[card].actions for word in verbs(action)]
        different = len(set(icons) - {"coin"})
        more = len(p.cards) - max(len(q.cards) for q in self.others(p))
        points = {
            "big-plans": words.count(("verb", "advance")),
            "friendship-bracelet": different + (paid["friendship"] if different == len(SUITS) else 0),
            "piggy-bank": p.stuff[1] + p.pack[1],
            "pizza-party": p.stuff[0] + p.pack[0],
            "loner": 0 if any(kinds[card].board for card in p.cards) else paid["loner"],
            "minimalism": paid["minimalism"] if p.level == paid["minimalism_level"] else 0,
            "popularity": len(p.lookout),
            "play-palace": icons.count("crown"),
            "secret-stash": sum(p.pack),
            "sleepover": paid["sleepover"] if more > 0 else paid["sleepover_tied"] if more == 0 else 0,
            "slime-lab": icons.count("book"),
        }
        return points[p.rule] if p.rule else 0
