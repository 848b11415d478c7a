"""What a reader may see (section 12)."""

from __future__ import annotations

from typing import TypedDict

from librt.vecs import vec
from mypy_extensions import i16, i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.fort import components, draft, ending, fields, perks, places, recruit, texts
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


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
        "hand": whole(s.cards_at(places.HAND + own)) if own >= 0 else [],
        "deck": whole(s.cards_at(places.DECK + own)) if own >= 0 and not drafts else [],
        "draft_hand": whole(s.cards_at(places.ROUND + own)) if own >= 0 and drafts else [],
        "draft_picks": picks_of(t, s, own) if own >= 0 and drafts else [],
        "draft_choice": choice_of(t, s, own) if own >= 0 and drafts else -1,
        "draft_round": int(s.draft_round),
        "park": [-1 if i64(card) == components.NONE else int(card) for card in s.park],
        "park_deck": int(s.count(places.PARK_DECK)),
        "supply": [int(s.supply_pizza), int(s.supply_toys)],
        "perks": perks_at(t, s, places.PERKS),
        "rules": int(s.count(places.RULES)),
        "macaroni": s.macaroni == 0,
        "box": whole(s.cards_at(places.BOX)),
        "turn": turn_of(s),
        "round": (turn_of(s) + int(t.seats) - 1) // int(t.seats),
        "turn_seat": int(s.turn_seat),
        "start_seat": int(s.start_seat),
        "phase": texts.PHASES[s.phase],
        "played": -1 if s.played == components.NONE else int(s.played),
        "added": whole(s.cards_at(places.ADDED)),
        "aside": whole(s.cards_at(places.ASIDE)),
        "used": used_of(s),
        "suit": texts.SUITS[s.led_suit] if s.led_suit != components.NONE else "",
        "trash_played": s.trash_played == 1,
        "last_round": texts.ENDINGS[s.last_round],
        "ending": texts.ENDINGS[s.ending],
    }


def seat_view(t: Setting, s: FortState, seat: i64, reader: i64) -> SeatView:
    """One player's board as `reader` sees it."""
    lookout = s.cards_at(places.LOOKOUT + seat)
    seen = [int(card) for card in lookout if t.zones.is_seen(s, i64(card), reader)]
    level = s.number(seat, fields.LEVEL)
    return {
        "board": int(s.number(seat, fields.BOARD)),
        "points": int(s.number(seat, fields.POINTS)),
        "level": int(level),
        "pizza": int(s.number(seat, fields.PIZZA)),
        "toys": int(s.number(seat, fields.TOYS)),
        "pack_pizza": int(s.number(seat, fields.PACK_PIZZA)),
        "pack_toys": int(s.number(seat, fields.PACK_TOYS)),
        "pack_room": int(level + 1 + (components.XXL if s.has_perk(seat, perks.XXL_BACKPACK) else 0)),
        "lookout_room": int(level + 1),
        "hand": int(s.count(places.HAND + seat)),
        "deck": int(s.count(places.DECK + seat)),
        "discard": whole(s.cards_at(places.DISCARD + seat)),
        "yard": whole(s.cards_at(places.YARD + seat)),
        "lookout": seen,
        "unseen": sorted(recruit.suits_text(t, i64(card)) for card in lookout if int(card) not in seen),
        "perks": perks_at(t, s, places.PERK + seat),
        "rule": rule_text(t, s, seat, reader),
        "macaroni": s.macaroni == seat + 1,
    }


def whole(cards: vec[i16]) -> list[int]:
    """Cards as plain ints."""
    return [int(card) for card in cards]


def rule_text(t: Setting, s: FortState, seat: i64, reader: i64) -> str:
    """A seat's made-up rule as far as the reader knows it."""
    rule = ending.rule_of(t, s, seat)
    if rule < 0:
        return ""
    return texts.RULES[rule] if seat == reader or s.ending != 0 else "hidden"


def perks_at(t: Setting, s: FortState, place: i64) -> list[str]:
    """The perks in a place."""
    return [texts.PERKS[int(i64(card) - t.zones.first_perk)] for card in s.cards_at(place)]


def turn_of(s: FortState) -> int:
    """The number of the turn, from 1; the last one when the game is over; 0 before the first."""
    if s.phase == 0:
        return 0
    return int(s.turns) + (1 if s.ending == 0 else 0)


def used_of(s: FortState) -> list[str]:
    """The actions of the card in play begun so far, in order."""
    result = [texts.ACTIONS[which] for which in range(2) if (s.used >> i64(which)) & 1 == 1]
    return result[::-1] if s.used & 4 == 4 else result


def picks_of(t: Setting, s: FortState, seat: i64) -> list[int]:
    """In the draft: the kids a seat has chosen."""
    return [int(card) for card in s.cards_at(places.DECK + seat) if i64(card) < t.box.kids]


def choice_of(t: Setting, s: FortState, seat: i64) -> int:
    """In the draft: the card a seat has committed to, -1 none."""
    if len(s.commitments) == 0 or s.commitments[seat] < 0:
        return -1
    return int(draft.chosen(t, s, seat, s.commitments[seat]))
