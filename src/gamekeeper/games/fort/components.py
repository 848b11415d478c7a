"""The box as tables (F1.1, F1.2, F1.3), made from one pack.

Cards are numbers: the kids first, copies of a kind side by side, then the best friends, board by board. A *kind* is
a row of the pack; the rules look at kinds only. An action has the number ``kind * 2`` (public) or ``kind * 2 + 1``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.effects import ONCE, Effects, Segment
from gamekeeper.games.fort.language import (
    ADVANCE,
    GAIN,
    LOOKOUT,
    RECRUIT,
    SCORE,
    TRASH,
    TRASH_RIVAL,
    TRASH_THIS,
    counts_suit,
    is_staged,
    parse,
)
from gamekeeper.games.fort.numbers import Numbers

SUIT_COUNT: Final[i64] = 7
COIN: Final[i64] = 6
SUIT_BITS: Final[i64] = 10  # what icons of one suit on all cards of a seat are counted in
ANY: Final[i64] = 7  # in `needs`: any one suit, chosen
NONE: Final[i64] = 255  # no card, no suit, no seat

BOARDS: Final[i64] = 4
FRIENDS: Final[i64] = 2  # per board

MOST_CARDS: Final = 120
MOST_KINDS: Final = 80
MOST_COST: Final = 8  # of one fort level: what stuff and pack of the box can hold at level 0 is 9

SURE_VERBS: Final = (SCORE, TRASH_THIS)  # verbs that always succeed
CARD_VERBS: Final = (LOOKOUT, TRASH, RECRUIT, TRASH_RIVAL)  # verbs to which nothing else but perks matters


class CardRow:
    """One row of a pack: a kid or a best friend (`board` 0..3, -1 for a kid)."""

    def __init__(self, name: str, suits: list[int], copies: int, board: int, provenance: str) -> None:
        self.name = name
        self.suits = suits
        self.copies = copies
        self.board = board
        self.provenance = provenance
        self.public = ""
        self.private = ""


class TrackRow:
    """One fort level: its points and what reaching it costs."""

    def __init__(self, points: int, pizza: int, toy: int, any_resource: int, provenance: str) -> None:
        self.points = points
        self.pizza = pizza
        self.toy = toy
        self.any_resource = any_resource
        self.provenance = provenance


class Components:
    """The tables of one pack. Rows come kids first, then the eight best friends board by board."""

    def __init__(self, cards: list[CardRow], track: list[TrackRow], numbers: Numbers) -> None:
        self.rows = cards
        self.track = track
        self.numbers = numbers
        self.top: i64 = i64(len(track)) - 1  # the highest fort level
        self.kinds: i64 = i64(len(cards))
        self.names: list[str] = [row.name for row in cards]
        self.slugs: list[str] = slugs(self.names)
        self.kind_of: vec[u8] = vec[u8]()  # [card]
        self.first_of: vec[u8] = vec[u8]()  # [kind] → its first card
        self.kids: i64 = 0  # cards of the park deck: 0..kids-1
        self.friend: vec[u8] = vec[u8]()  # [kind] → 1 + board, 0 for kids
        self.icons: vec[u8] = vec[u8]()  # [kind * 7 + suit] → icons that count as the suit, coins too
        self.suits: vec[i64] = vec[i64]()  # [kind] → the same of all suits but coins as one number, SUIT_BITS each
        self.led: vec[u8] = vec[u8]()  # [kind] → the suit it has when led, COIN for a pure coin card
        self.needs: vec[u8] = vec[u8]()  # [action] → suit its count looks at, ANY, or NONE
        self.resource: vec[u8] = vec[u8]()  # [action] → 1 when it gives a choice of resource
        self.effects = Effects()  # the effect of each action
        self.calm: vec[u8] = vec[u8]()  # [atom] → 1 when all that comes after it in its action always succeeds
        self.plain: vec[u8] = vec[u8]()  # [action] → 1 when all it does is one verb that goes on until its limit
        self.settled: vec[u8] = vec[u8]()  # [atom] → 1 when nothing that comes after it asks what was chosen there
        self.plans: vec[u8] = vec[u8]()  # [kind] → its advance actions (Big Plans)
        self.points: vec[i64] = vec[i64]([row.points for row in track])
        self.cost_pizza: vec[i64] = vec[i64]([row.pizza for row in track])
        self.cost_toy: vec[i64] = vec[i64]([row.toy for row in track])
        self.cost_any: vec[i64] = vec[i64]([row.any_resource for row in track])
        for kind, row in enumerate(cards):
            self.add_card(kind, row)
        self.diy: i64 = self.kinds * 2  # the action of the perk DIY (F10)
        self.add_action(parse("advance +1"))
        self.cards: i64 = i64(len(self.kind_of))
        self.shown: vec[u8] = vec[u8]()  # [suit * 7 + other] → bits: icons of `other` on some card that shows `suit`
        for suit in range(SUIT_COUNT):
            for other in range(SUIT_COUNT):
                self.shown = append(self.shown, u8(self.icons_beside(suit, other)))
        segment = self.effects.segment
        for act in range(len(segment) - 1):
            self.add_calm(self.effects, int(segment[act]), int(segment[act + 1]))
            first = self.effects.first[act]
            self.plain = append(self.plain, u8(self.calm[first] == 1 and not is_staged(i64(self.effects.verb[first]))))

    def most_packed(self) -> i64:
        """The most a pack can ever hold (F1.4, F10.5)."""
        return i64(max(int(room) for room in self.numbers.pack)) + self.numbers.xxl

    def icons_beside(self, suit: i64, other: i64) -> int:
        """Bits: how many icons of one suit cards show that show another."""
        kinds = [kind * SUIT_COUNT for kind in range(self.kinds)]
        numbers = {int(self.icons[first + other]) for first in kinds if i64(self.icons[first + suit]) > 0}
        return sum([1, 2, 4][number] for number in numbers)

    def add_calm(self, effects: Effects, first: int, end: int) -> None:
        """Which atoms of an action are followed by nothing but points and leaving the game, which by no other card."""
        for place in range(first, end):
            after = all(is_sure(effects, other) for other in range(place + 1, end))
            for atom in range(int(effects.atom[place]), int(effects.atom[place + 1])):
                later = range(atom + 1, int(effects.atom[place + 1]))
                calm = after and all(effects.verb[one] in SURE_VERBS for one in later)
                takes = [effects.verb[one] in CARD_VERBS for one in range(atom, int(effects.atom[end]))]
                self.calm = append(self.calm, u8(calm))
                self.settled = append(self.settled, u8(calm or (takes[0] and not any(takes[1:]))))

    def add_card(self, kind: int, row: CardRow) -> None:
        """The tables of one row."""
        self.first_of = append(self.first_of, u8(len(self.kind_of)))
        for _ in range(row.copies):
            self.kind_of = append(self.kind_of, u8(kind))
        if row.board < 0:
            self.kids += row.copies
        self.friend = append(self.friend, u8(row.board + 1))
        matching = [sum(1 for icon in row.suits if icon in (suit, COIN)) for suit in range(SUIT_COUNT)]
        for icons in matching:
            self.icons = append(self.icons, u8(icons))
        self.suits = append(self.suits, i64(sum(matching[suit] << (suit * SUIT_BITS) for suit in range(COIN))))
        others = [icon for icon in row.suits if icon != COIN]
        self.led = append(self.led, u8(others[0] if others else COIN))
        plans = 0
        for text in (row.public, row.private):
            plans += self.add_action(parse(text))
        self.plans = append(self.plans, u8(plans))

    def add_action(self, segments: list[Segment]) -> int:
        """The tables of one action; how many times it says advance."""
        self.effects.add(segments)
        needs = [segment.count - 1 for segment in segments if counts_suit(segment)]
        verbs = [atom.verb for segment in segments for atom in segment.atoms]
        self.needs = append(self.needs, u8(needs[0] if needs else int(NONE)))
        self.resource = append(self.resource, u8(GAIN in verbs))
        return verbs.count(ADVANCE)


def is_sure(effects: Effects, segment: int) -> bool:
    """Whether a segment always succeeds."""
    atoms = range(int(effects.atom[segment]), int(effects.atom[segment + 1]))
    return effects.count[segment] == ONCE and all(effects.verb[atom] in SURE_VERBS for atom in atoms)


def slugs(names: list[str]) -> list[str]:
    """Names for notation: small letters and digits joined by hyphens, each once."""
    result: list[str] = []
    for kind, name in enumerate(names):
        word = "-".join("".join(sign if sign.isalnum() else " " for sign in name.lower()).split())
        result.append(word if word and word not in result else f"{word or 'card'}-{kind}")
    return result
