"""What a reader may see (section 12), and how events carry a view forward.

Elements (what can be pointed at):

======================  =========================================================================
``card:12``             a card; copies of a kind have numbers of their own (see the catalogue)
``park:0`` .. ``park:2``  the places of the park
``park-deck``, ``park``, ``box``, ``supply:pizza``, ``supply:toy``, ``rules``, ``macaroni``
``hand:1``, ``deck:1``, ``discard:1``, ``yard:1``, ``lookout:1``   a seat's places
``stuff:1:pizza``, ``stuff:1:toy``, ``pack:1:pizza``, ``pack:1:toy``   a seat's resources
``fort:1``              a seat's fort level
``play``, ``added``     where the played card and the added ones lie
``aside``               where those lie that were played before a Do-Over
``action:public``, ``action:private``   the two halves of the played card
``suit:glue``, ``perk:bribe``, ``rule:loner``   suits, perks and made-up rules by name
======================  =========================================================================

Events. Each that moves cards says ``card`` or ``cards`` with ``from`` and ``to`` (places); each that changes numbers
of a seat says them anew under ``points``, ``level``, ``pizza``, ``toys``, ``pack-pizza``, ``pack-toys``, and ``supply``
as ``[pizza, toys]``. Those marked * are for one seat only.

=================  =========================================================================================
deal               boards (by seat), park, perks, rules (how many lie face down), park-deck, draft (0 or 1),
                   friends (cards, two a seat), start (seat)
dealt *            seat, cards: the eight of the basic set-up
draft              round, rounds: all choose from the hands that go round
draft-hand *       seat, cards
chose *            seat, card: committed, not yet seen
drafted            round
picked *           seat, card
shuffle            seat, count: a seat's deck is made of so many cards
draw               seat, count, deck (left), sure (drawn before the pile was shuffled)
drawn *            seat, cards
turn               seat, turn (from 1), round (from 1)
cleanup            seat, cards, from, to
play               seat, card, from, to
play-none          seat
diy                seat, perk
recycle            seat, perk, card, from, to
add                seat, card, from, to
phase              phase: what comes now (of `PHASES`)
begin              seat, card, action: this action comes next; what it counts is being chosen
use                seat, card, action, suit ("" for none), count (icons), full (0 or 1), resource ("" for none)
used               seat, card, action: the action is finished
gather             seat, resource, count, pizza, toys, pack-pizza, pack-toys, supply
pack               seat, resource, count (1), from, to, pizza, toys, pack-pizza, pack-toys, supply
spend              seat, resource, from, pizza, toys, pack-pizza, pack-toys, supply
convert            seat, resource (before), from, pizza, toys, pack-pizza, pack-toys, supply
copy               seat, rival (the seat copied; the same seat for the own pack), and the numbers as for gather
score              seat, count, points
advance            seat, level
lookout            seat, card, from, to
lookout-unseen     seat, suits, from, to, park-deck: by Bribe from the park deck
lookout-own *      seat, card: the unseen one
trash              seat, card, from, to
trash-rival        seat, rival, card, from, to
recruit            seat, card, from, to, park-deck
refill             card, place (``park:1``), park-deck
rule-taken         seat, rules (left)
rule-kept *        seat, rule
perk-taken         seat, perk
perk-used          seat, perk
macaroni           seat
name-suit          seat, suit
follow             seat, cards, from, to, leader, card
trash-marked       seat, card: it will leave the game
trash-this         seat, rival (the leader, too), card, from, to
rough              seat, perk, rival, card, from, to
do-over            seat, perk
birthday           seat
discard            seat, cards, from, to: played and added cards and best friends
yard               seat, cards, from, to
last-round         reason (of `ENDINGS`), seat: what set the end off
rules-shown        seat, rule, count: the points it gives
end                reason
=================  =========================================================================================
"""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import Seat
from gamekeeper.games.fort.cards import at_place, cards_at, hand_of
from gamekeeper.games.fort.components import NONE, XXL
from gamekeeper.games.fort.ending import rule_of
from gamekeeper.games.fort.recruit import suits_text
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.sketch import XXL_PERK
from gamekeeper.games.fort.state import (
    ADDED,
    ASIDE,
    BOARD,
    BOX,
    DECK,
    DECK_COUNT,
    DISCARD,
    HAND_COUNT,
    LEVEL,
    LOOKOUT,
    PACK_PIZZA,
    PACK_TOYS,
    PERK_COUNT,
    PERK_PLACE,
    PIZZA,
    POINTS,
    ROUND,
    TOYS,
    YARD,
    FortState,
)
from gamekeeper.games.fort.texts import ACTIONS, ENDINGS, PERKS, PHASES, RULES, SUITS


class SeatView(TypedDict):
    """One player's board."""

    board: int  # 0..3: which board with its two best friends
    points: int  # on the track
    level: int  # fort level
    pizza: int  # in the stuff
    toys: int
    pack_pizza: int
    pack_toys: int
    pack_room: int  # capacity of the pack, all in all
    lookout_room: int  # capacity of the lookout, all in all
    hand: int  # cards in hand
    deck: int  # cards in the deck
    discard: list[int]  # cards, ascending
    yard: list[int]  # cards, ascending
    lookout: list[int]  # cards the reader has seen, ascending
    unseen: list[str]  # the suits of the others there: "glue", "book book", "coin crown"
    perks: list[str]  # names
    rule: str  # made-up rule: "" none, "hidden" for another's, its name for the own one and at the end
    macaroni: bool


class FortView(TypedDict):
    """A position as one reader sees it. Cards are numbers of the catalogue."""

    reader: int  # seat whose hand is shown, -1 for a spectator
    seats: list[SeatView]
    hand: list[int]  # the reader's cards, ascending
    deck: list[int]  # the reader's deck, ascending: contents, not order
    draft_hand: list[int]  # in the draft: the cards the reader may choose from
    draft_picks: list[int]  # in the draft: what the reader has chosen so far
    draft_choice: int  # in the draft: committed, the others still choose; -1 none
    draft_round: int  # 1..8, 0 when there is no draft or it is over
    park: list[int]  # three places, -1 an empty one
    park_deck: int  # cards left
    supply: list[int]  # pizza, toys
    perks: list[str]  # on offer
    rules: int  # made-up rules that lie face down to be taken
    macaroni: bool  # still to be had
    box: list[int]  # cards that left the game, ascending
    turn: int  # number of this turn, from 1; 0 before the first
    round: int  # number of this round, from 1; 0 before the first
    turn_seat: int  # whose turn it is
    start_seat: int
    phase: str  # one of texts.PHASES
    played: int  # the card in play, -1 none
    added: list[int]  # cards added to it, ascending
    aside: list[int]  # played and added before a Do-Over in this turn, ascending
    used: list[str]  # actions of it begun so far, in order: "public", "private"
    suit: str  # the suit to match when following, "" before it is settled
    trash_played: bool  # the card in play will leave the game
    last_round: str  # what set the end off, "" nothing yet
    ending: str  # why the game ended, "" while it goes on


def view(t: Setting, s: FortState, reader: Seat) -> FortView:
    """The position as `reader` sees it."""
    own = i64(reader)
    drafts = s.draft_round > 0
    return {
        "reader": int(reader),
        "seats": [seat_view(t, s, i64(seat), own) for seat in range(t.seats)],
        "hand": whole(hand_of(s, own)) if own >= 0 else [],
        "deck": whole(cards_at(s, DECK + own)) if own >= 0 and not drafts else [],
        "draft_hand": whole(cards_at(s, ROUND + own)) if own >= 0 and drafts else [],
        "draft_picks": picks_of(t, s, own) if own >= 0 and drafts else [],
        "draft_choice": choice_of(t, s, own) if own >= 0 and drafts else -1,
        "draft_round": int(s.draft_round),
        "park": [-1 if i64(card) == NONE else int(card) for card in s.park],
        "park_deck": int(s.park_deck),
        "supply": [int(s.supply_pizza), int(s.supply_toys)],
        "perks": perks_at(s, 1),
        "rules": int(s.rule_pool),
        "macaroni": s.macaroni == 0,
        "box": [int(card) for card in cards_at(s, BOX) if s.public[i64(card)] == 1],
        "turn": turn_of(s),
        "round": (turn_of(s) + int(t.seats) - 1) // int(t.seats),
        "turn_seat": int(s.turn_seat),
        "start_seat": int(s.start_seat),
        "phase": PHASES[s.phase],
        "played": -1 if s.played == NONE else int(s.played),
        "added": whole(cards_at(s, ADDED)),
        "aside": whole(cards_at(s, ASIDE)),
        "used": used_of(s),
        "suit": SUITS[s.led_suit] if s.led_suit != NONE else "",
        "trash_played": s.trash_played == 1,
        "last_round": ENDINGS[s.last_round],
        "ending": ENDINGS[s.ending],
    }


def seat_view(t: Setting, s: FortState, seat: i64, reader: i64) -> SeatView:
    """One player's board as `reader` sees it."""
    lookout = cards_at(s, LOOKOUT + seat)
    seen = [int(card) for card in lookout if seat == reader or s.public[i64(card)] == 1]
    level = s.number(seat, LEVEL)
    return {
        "board": int(s.number(seat, BOARD)),
        "points": int(s.number(seat, POINTS)),
        "level": int(level),
        "pizza": int(s.number(seat, PIZZA)),
        "toys": int(s.number(seat, TOYS)),
        "pack_pizza": int(s.number(seat, PACK_PIZZA)),
        "pack_toys": int(s.number(seat, PACK_TOYS)),
        "pack_room": int(level + 1 + (XXL if s.has_perk(seat, XXL_PERK) else 0)),
        "lookout_room": int(level + 1),
        "hand": int(s.number(seat, HAND_COUNT)),
        "deck": int(s.number(seat, DECK_COUNT)),
        "discard": whole(cards_at(s, DISCARD + seat)),
        "yard": whole(cards_at(s, YARD + seat)),
        "lookout": seen,
        "unseen": sorted(suits_text(t, i64(card)) for card in lookout if int(card) not in seen),
        "perks": perks_at(s, 2 + seat),
        "rule": rule_text(s, seat, reader),
        "macaroni": s.macaroni == seat + 1,
    }


def whole(cards: vec[u8]) -> list[int]:
    """Cards as plain ints."""
    return [int(card) for card in cards]


def rule_text(s: FortState, seat: i64, reader: i64) -> str:
    """A seat's made-up rule as far as the reader knows it."""
    rule = rule_of(s, seat)
    if rule < 0:
        return ""
    return RULES[rule] if seat == reader or s.ending != 0 else "hidden"


def perks_at(s: FortState, place: i64) -> list[str]:
    """The perks in a place: 1 on offer, 2 + seat."""
    return [PERKS[perk] for perk in range(PERK_COUNT) if i64(s.extras[PERK_PLACE + perk]) == place]


def turn_of(s: FortState) -> int:
    """The number of the turn, from 1; the last one when the game is over; 0 before the first."""
    if s.phase == 0:
        return 0
    return int(s.turns) + (1 if s.ending == 0 else 0)


def used_of(s: FortState) -> list[str]:
    """The actions of the card in play begun so far, in order."""
    result = [ACTIONS[which] for which in range(2) if (s.used >> i64(which)) & 1 == 1]
    return result[::-1] if s.used & 4 == 4 else result


def picks_of(t: Setting, s: FortState, seat: i64) -> list[int]:
    """In the draft: the kids a seat has chosen."""
    return [int(card) for card in cards_at(s, DECK + seat) if i64(card) < t.box.kids]


def choice_of(t: Setting, s: FortState, seat: i64) -> int:
    """In the draft: the card a seat has committed to, -1 none."""
    if len(s.commitments) == 0 or s.commitments[seat] < 0:
        return -1
    return int(at_place(t.box, s, ROUND + seat, s.commitments[seat] - t.hand_code))
