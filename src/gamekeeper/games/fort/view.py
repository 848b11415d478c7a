"""What a reader may see (section 12)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from gamekeeper.core.ids import Seat
from gamekeeper.games.fort import components, draft, ending, fields, perks, places, recruit, texts
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState


def view(t: Setting, s: FortState, reader: Seat) -> dict[str, object]:
    """The position as `reader` sees it. Cards are numbers of the catalogue, in lists of cards ascending."""
    own = i64(reader)
    drafts = s.draft_round > 0
    return {
        "reader": int(reader),  # seat whose hand is shown, -1 for a spectator
        "seats": [seat_view(t, s, i64(seat), own) for seat in range(t.seats)],
        "hand": whole(s.cards_at(places.HAND + own)) if own >= 0 else [],
        "deck": whole(s.cards_at(places.DECK + own)) if own >= 0 and not drafts else [],  # contents, not order
        "draft_hand": whole(s.cards_at(places.ROUND + own)) if own >= 0 and drafts else [],  # to choose from
        "draft_picks": picks_of(t, s, own) if own >= 0 and drafts else [],
        "draft_choice": choice_of(t, s, own) if own >= 0 and drafts else -1,  # committed, the others still choose
        "draft_round": int(s.draft_round),  # 1..8, 0 when there is no draft or it is over
        "park": [-1 if i64(card) == components.NONE else int(card) for card in s.park],  # -1 where none lies
        "park_deck": int(s.count(places.PARK_DECK)),  # cards left
        "supply": [int(s.supply_pizza), int(s.supply_toys)],
        "perks": perks_at(t, s, places.PERKS),  # names, on offer
        "rules": int(s.count(places.RULES)),  # made-up rules that lie face down to be taken
        "macaroni": s.macaroni == 0,  # still to be had
        "box": whole(s.cards_at(places.BOX)),  # cards that left the game
        "turn": turn_of(s),  # from 1; 0 before the first
        "round": (turn_of(s) + int(t.seats) - 1) // int(t.seats),  # the same
        "turn_seat": int(s.turn_seat),
        "start_seat": int(s.start_seat),
        "phase": texts.PHASES[s.phase],
        "played": -1 if s.played == components.NONE else int(s.played),  # the card in play, -1 none
        "added": whole(s.cards_at(places.ADDED)),
        "aside": whole(s.cards_at(places.ASIDE)),  # played and added before a Do-Over in this turn
        "used": used_of(s),  # actions of the card in play begun so far, in order
        "suit": texts.SUITS[s.led_suit] if s.led_suit != components.NONE else "",  # to match when following
        "trash_played": s.trash_played == 1,  # the card in play will leave the game
        "last_round": texts.ENDINGS[ending.ends_by(t, s)],  # what has set the end off, "" nothing yet
        "ending": texts.ENDINGS[s.ending],  # why the game ended, "" while it goes on
    }


def seat_view(t: Setting, s: FortState, seat: i64, reader: i64) -> dict[str, object]:
    """One player's board as `reader` sees it."""
    lookout = s.cards_at(places.LOOKOUT + seat)
    seen = [int(card) for card in lookout if t.zones.is_seen(s, i64(card), reader)]
    level = s.number(seat, fields.LEVEL)
    packed = t.numbers.pack[level] + (t.numbers.xxl if s.has_perk(seat, perks.XXL_BACKPACK) else 0)
    return {
        "board": int(s.number(seat, fields.BOARD)),  # 0..3: which one with its two best friends
        "points": int(s.number(seat, fields.POINTS)),  # on the track
        "level": int(level),
        "pizza": int(s.number(seat, fields.PIZZA)),  # in the stuff
        "toys": int(s.number(seat, fields.TOYS)),
        "pack_pizza": int(s.number(seat, fields.PACK_PIZZA)),
        "pack_toys": int(s.number(seat, fields.PACK_TOYS)),
        "pack_room": int(packed),  # all in all
        "lookout_room": int(t.numbers.lookout[level]),  # all in all
        "hand": int(s.count(places.HAND + seat)),  # how many cards
        "deck": int(s.count(places.DECK + seat)),
        "discard": whole(s.cards_at(places.DISCARD + seat)),
        "yard": whole(s.cards_at(places.YARD + seat)),
        "lookout": seen,  # cards the reader has seen
        "unseen": sorted(recruit.suits_text(t, i64(card)) for card in lookout if int(card) not in seen),  # "book coin"
        "perks": perks_at(t, s, places.PERK + seat),  # names
        "rule": rule_text(t, s, seat, reader),
        "macaroni": s.macaroni == seat + 1,
    }


def whole(cards: vec[i16]) -> list[int]:
    """Cards as plain ints."""
    return [int(card) for card in cards]


def rule_text(t: Setting, s: FortState, seat: i64, reader: i64) -> str:
    """A seat's made-up rule as far as the reader knows it: "" none, "hidden", or its name."""
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
