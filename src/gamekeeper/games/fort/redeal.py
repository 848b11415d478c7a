"""Dealing again what a seat cannot know (section 12).

Cards that look the same to it (`FortZones.group_of`) change places; what of a seat's hidden cards is in hand and what
in the deck is drawn anew. Forgotten, for simplicity: what passing says about a hand, what the choices of others say
about their cards and made-up rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.ids import NOBODY, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.zones import SPOT
from gamekeeper.games.fort import known, places
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState

TRIES: Final[i64] = 12  # deals of a hand until it fits the question it is asked


def redeal(t: Setting, s: FortState, seat: Seat, rng: Rng) -> FortState:
    """A copy with all that `seat` cannot know dealt again, the generator's future too."""
    twin = s.copy()
    twin.rng = rng.fork()
    reader = i64(seat)
    deal_cards(t, s, twin, reader, rng)
    if len(s.commitments) > 0:
        choose_again(t, twin, reader, rng)
    else:
        fit_question(t, s, twin, reader, rng)
    return twin


# --- cards ------------------------------------------------------------------------------------------


def deal_cards(t: Setting, s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Deal all cards the reader does not know."""
    spots = t.zones.dealt(s, reader, rng)
    remember(t, twin, spots)
    for other in range(t.seats):
        if other != reader:
            draw_again(spots, other, s.count(places.HAND + other), rng)
    t.zones.settle(twin, spots)


def remember(t: Setting, twin: FortState, spots: vec[i64]) -> None:
    """What is remembered of the card at a spot holds for the one that lies there now."""
    knows, past = twin.known[:], twin.past[:]
    for card, spot in enumerate(spots):
        knows[card] = u8(i64(knows[card]) & places.PUBLIC | places.SURE * (spot // known.SURE_SPOT & 1))
        past[card] = u8(spot & (known.SURE_SPOT - 1))
    twin.known = knows
    twin.past = past


def draw_again(spots: vec[i64], seat: i64, held: i64, rng: Rng) -> None:
    """Draw a seat's hand again from its hidden cards; those known to be in hand stay there."""
    deck, hand = places.DECK + seat, places.HAND + seat
    hidden = vec[i16](capacity=24)
    for card, spot in enumerate(spots):
        if spot >> SPOT == deck:
            hidden = append(hidden, i16(card))
        elif spot >> SPOT == hand:
            held -= 1
    place: i64 = 0
    while place < held:
        drawn = place + rng.below(i64(len(hidden)) - place)
        chosen = i64(hidden[drawn])
        hidden[drawn] = hidden[place]
        spots[chosen] = spots[chosen] + ((places.HAND - places.DECK) << SPOT)
        place += 1


# --- what the open question says --------------------------------------------------------------------


def choose_again(t: Setting, twin: FortState, reader: i64, rng: Rng) -> None:
    """The hidden choices of the others in the draft, from the hands they have now."""
    for seat in range(t.seats):
        if seat != reader and twin.commitments[seat] >= 0:
            cards = twin.cards_at(places.ROUND + seat)
            card = i64(cards[rng.below(i64(len(cards)))])
            twin.commitments[seat] = t.hand_code + i64(t.box.kind_of[card])


def fit_question(t: Setting, s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Another seat that is asked has an answer: cards are dealt until it has."""
    decider = twin.decider()
    if decider == NOBODY or i64(decider) == reader:
        return
    seat = i64(decider)
    tries: i64 = 0
    while not can_answer(t, twin, seat):
        if tries == TRIES:
            give_answer(t, twin, seat, reader)
            return
        deal_cards(t, s, twin, reader, rng)
        tries += 1


def can_answer(t: Setting, twin: FortState, seat: i64) -> bool:
    """Whether a seat has an answer to the open question."""
    return len(t.game.question(twin).options(twin, seat)) > 0


def give_answer(t: Setting, twin: FortState, seat: i64, reader: i64) -> None:
    """Put cards of its deck, or never seen ones of the park deck, into the seat's hand until one is an answer."""
    deck, park_deck = twin.cards_at(places.DECK + seat), twin.cards_at(places.PARK_DECK)
    for held in twin.cards_at(places.HAND + seat):
        if i64(twin.known[i64(held)]) & places.SURE == 0:
            for card in deck:
                if exchanged(t, twin, seat, i64(held), i64(card)):
                    return
        if t.zones.group_of(twin, i64(held), reader) == known.NEVER_SEEN:
            for card in park_deck:
                if exchanged(t, twin, seat, i64(held), i64(card)):
                    return


def exchanged(t: Setting, twin: FortState, seat: i64, held: i64, card: i64) -> bool:
    """Exchange a card in hand for another; take it back unless the seat has an answer then."""
    change_places(t, twin, held, card)
    if can_answer(t, twin, seat):
        return True
    change_places(t, twin, held, card)
    return False


def change_places(t: Setting, twin: FortState, one: i64, other: i64) -> None:
    """Each of two cards comes to lie where the other lay; one that nobody saw takes on what is remembered there."""
    place, to = i64(twin.place[one]), i64(twin.place[other])
    sure, past = i64(twin.known[one]) | i64(twin.known[other]), twin.past[:]
    t.zones.move(twin, one, to)
    t.zones.move(twin, other, place)
    if places.PARK_DECK in (place, to):
        twin.know(one if place == places.PARK_DECK else other, sure)
        past[one], past[other] = past[other], past[one]
        twin.past = past
