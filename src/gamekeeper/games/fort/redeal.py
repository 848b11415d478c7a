"""Dealing again what a seat cannot know (section 12).

A seat knows every card that has lain open, and whose it is, however often it was shuffled since (`public`); its own
cards; and from a draft which cards went round after it saw them. Unknown cards fall into classes that look
the same to it: those it never saw (the park deck and what was dealt to others unseen), and for each hand of the
draft those taken between two sights of it. A class is shuffled among its places. What of a seat's hidden
cards is in hand and what in the deck is drawn anew, but for cards known to be in hand (`SURE`).

Forgotten, for simplicity: what being passed over or passing says about a hand, what the choices of others
say about their cards and made-up rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.ids import NOBODY, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.games.fort import questions, rules
from gamekeeper.games.fort.cards import cards_at, enter_hand, hand_of
from gamekeeper.games.fort.components import COIN, DEALT, HAND_PLACES, NONE, SUIT_COUNT
from gamekeeper.games.fort.growth import SEAT_BITS
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    BOX,
    DECK,
    DISCARD,
    HAND_COUNT,
    HELD,
    LOOKED,
    LOOKOUT,
    PARK_DECK,
    ROUND,
    RULE_COUNT,
    RULE_PLACE,
    SURE,
    FortState,
)

TRIES: Final[i64] = 12  # deals of a hand until it fits the question it is asked
OWN: Final[i64] = -1
NEVER_SEEN: Final[i64] = 0


def redeal(t: Setting, s: FortState, seat: Seat, rng: Rng) -> FortState:
    """A copy with all that `seat` cannot know dealt again, the generator's future too."""
    twin = s.copy()
    twin.rng = rng.fork()
    reader = i64(seat)
    deal_cards(t, s, twin, reader, rng)
    deal_rules(s, twin, reader, rng)
    if len(s.commitments) > 0:
        choose_again(t, twin, reader, rng)
    else:
        fit_question(t, s, twin, reader, rng)
    return twin


# --- cards ------------------------------------------------------------------------------------------


def deal_cards(t: Setting, s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Deal all cards the reader does not know."""
    deal_classes(t, s, twin, reader, rng)
    other: i64 = 0
    while other < t.seats:
        if other != reader:
            deal_hand(t, twin, other, rng)
        other += 1


def class_of(t: Setting, s: FortState, card: i64, reader: i64) -> i64:
    """Which unknown cards the reader cannot tell this one from; OWN for one it knows."""
    place = i64(s.place[card])
    if s.public[card] == 1 or place == BOX or (place >= ROUND and place & 3 == reader):
        return OWN
    if place >= ROUND and place < DECK:
        hand = (place - ROUND - (s.draft_round - 1)) % t.seats
        return class_in_draft(t, (hand + t.seats) % t.seats, s.draft_round - 1, reader)
    origin = i64(s.origin[card])
    if origin == 0:
        return NEVER_SEEN
    return class_in_draft(t, (origin - 1) // DEALT, (origin - 1) % DEALT, reader)


def class_in_draft(t: Setting, hand: i64, round_number: i64, reader: i64) -> i64:
    """The class of a card chosen from a hand in a round: the reader sees a hand every `seats` rounds."""
    first = (reader - hand + t.seats) % t.seats
    if round_number < first:
        return NEVER_SEEN
    return 1 + hand * DEALT + (round_number - first) // t.seats


def deal_classes(t: Setting, s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Shuffle the cards of each class among the places of the class."""
    classes = vec[i64](capacity=t.box.kids)
    most = NEVER_SEEN
    card: i64 = 0
    while card < t.box.kids:
        group = class_of(t, s, card, reader)
        classes = append(classes, group)
        if group > most:
            most = group
        card += 1
    twin.origin = s.origin[:]
    group = NEVER_SEEN
    while group <= most:
        cards = vec[u8](capacity=32)
        spots = vec[i64](capacity=32)
        card = 0
        while card < t.box.kids:
            if classes[card] == group:
                cards = append(cards, u8(card))
                spots = append(spots, spot_of(t, s, card))
            card += 1
        if len(cards) > 0:
            deal_class(t, twin, cards, spots, rng)
        group += 1


def spot_of(t: Setting, s: FortState, card: i64) -> i64:
    """A card's place as one number: unseen lookout cards, of which the suits are known, before all others.

    Hand and deck of a seat are one place here; `deal_hand` parts them.
    """
    place = i64(s.place[card])
    if HELD <= place < SURE:
        place -= HELD - DECK
    if place >= LOOKOUT:
        return (signature(t, card) * 64 + place) * 64 - PRIVATE_SPOT
    return place * 64 + i64(s.origin[card])


PRIVATE_SPOT: Final[i64] = 1 << 20


def signature(t: Setting, card: i64) -> i64:
    """The suits on a card as one number."""
    kind = i64(t.box.kind_of[card])
    led = i64(t.box.led[kind])
    first = kind * SUIT_COUNT
    return (led * 4 + i64(t.box.icons[first + led])) * 4 + i64(t.box.icons[first + COIN])


def deal_class(t: Setting, twin: FortState, cards: vec[u8], spots: vec[i64], rng: Rng) -> None:
    """The cards in random order to the places in ascending order."""
    sort(spots)
    rng.shuffle(cards)
    place: i64 = 0
    while place < i64(len(spots)):
        spot = spots[place]
        if spot < 0:
            spot += PRIVATE_SPOT
            bring_forward(t, cards, place, spot // 4096)
            twin.place[i64(cards[place])] = u8((spot // 64) % 64)
        else:
            twin.place[i64(cards[place])] = u8(spot // 64)
            twin.origin[i64(cards[place])] = u8(spot % 64)
        place += 1


def bring_forward(t: Setting, cards: vec[u8], place: i64, wanted: i64) -> None:
    """Swap a card with these suits to `place`."""
    other = place
    while signature(t, i64(cards[other])) != wanted:
        other += 1
    card = cards[place]
    cards[place] = cards[other]
    cards[other] = card


def sort(numbers: vec[i64]) -> None:
    """Put numbers in ascending order, in place."""
    place: i64 = 1
    while place < i64(len(numbers)):
        number = numbers[place]
        spot = place
        while spot > 0 and numbers[spot - 1] > number:
            numbers[spot] = numbers[spot - 1]
            spot -= 1
        numbers[spot] = number
        place += 1


def deal_hand(t: Setting, twin: FortState, seat: i64, rng: Rng) -> None:
    """Draw a seat's hand again from its hidden cards; those known to be in hand stay there."""
    hidden = vec[u8](capacity=24)
    held = twin.number(seat, HAND_COUNT)
    card: i64 = 0
    while card < t.box.cards:
        here = i64(twin.place[card])
        if here in (HELD + seat, DECK + seat):
            hidden = append(hidden, u8(card))
        elif here == SURE + seat:
            held -= 1
        card += 1
    if twin.draft_round == 0:
        rng.shuffle(hidden)
        place: i64 = 0
        while place < i64(len(hidden)):
            twin.place[i64(hidden[place])] = u8(HELD + seat if place < held else DECK + seat)
            place += 1
    write_hand(twin, seat)


def write_hand(twin: FortState, seat: i64) -> None:
    """The hand's places as the cards lie now."""
    place: i64 = 0
    while place < HAND_PLACES:
        twin.hands[seat * HAND_PLACES + place] = u8(NONE)
        place += 1
    card: i64 = 0
    end: i64 = i64(len(twin.place))
    while card < end:
        here = i64(twin.place[card])
        if HELD <= here < DISCARD and here & 3 == seat:
            enter_hand(twin, seat, card)
        card += 1


# --- made-up rules ----------------------------------------------------------------------------------


def deal_rules(s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Shuffle the made-up rules the reader saw when it chose, and those it did not, each among their places."""
    for seen in range(2):
        numbers = vec[u8](capacity=RULE_COUNT)
        spots = vec[i64](capacity=RULE_COUNT)
        rule: i64 = 0
        while rule < RULE_COUNT:
            place = i64(s.extras[RULE_PLACE + rule])
            looked = i64(s.extras[LOOKED + rule])
            knows = 1 if looked & i64(SEAT_BITS[reader]) != 0 else 0
            if place != 2 + reader and knows == seen:
                numbers = append(numbers, u8(rule))
                spots = append(spots, place * 16 + looked)
            rule += 1
        sort(spots)
        rng.shuffle(numbers)
        rule = 0
        while rule < i64(len(numbers)):
            number = i64(numbers[rule])
            twin.extras[RULE_PLACE + number] = u8(spots[rule] // 16)
            twin.extras[LOOKED + number] = u8(spots[rule] % 16)
            rule += 1


# --- what the open question says --------------------------------------------------------------------


def choose_again(t: Setting, twin: FortState, reader: i64, rng: Rng) -> None:
    """The hidden choices of the others in the draft, from the hands they have now."""
    seat: i64 = 0
    while seat < t.seats:
        if seat != reader and twin.commitments[seat] >= 0:
            cards = cards_at(twin, ROUND + seat)
            card = i64(cards[rng.below(i64(len(cards)))])
            twin.commitments[seat] = t.hand_code + i64(t.box.kind_of[card])
        seat += 1


def fit_question(t: Setting, s: FortState, twin: FortState, reader: i64, rng: Rng) -> None:
    """Another seat that is asked has something to answer with: cards are dealt until it has (F5.4)."""
    decider = twin.decider()
    if decider == NOBODY or i64(decider) == reader:
        return
    seat = i64(decider)
    tries: i64 = 0
    while not can_answer(t, twin, seat) and tries < TRIES:
        deal_cards(t, s, twin, reader, rng)
        tries += 1
    if not can_answer(t, twin, seat):
        give_answer(t, twin, seat, reader)


def can_answer(t: Setting, twin: FortState, seat: i64) -> bool:
    """Whether a seat could have been asked the open question."""
    wanted: i64 = 2 if twin.kind() == questions.ASK_FOLLOW else 1
    return i64(len(rules.options(t, twin, seat))) >= wanted


def give_answer(t: Setting, twin: FortState, seat: i64, reader: i64) -> None:
    """Put cards of its deck, or never seen ones of the park deck, into the seat's hand until one is an answer."""
    for held in cards_at(twin, HELD + seat):
        for card in cards_at(twin, DECK + seat):
            if exchanged(t, twin, seat, i64(held), i64(card)):
                return
    for held in hand_of(twin, seat):
        if i64(held) < t.box.kids and class_of(t, twin, i64(held), reader) == NEVER_SEEN:
            for card in cards_at(twin, PARK_DECK):
                if exchanged(t, twin, seat, i64(held), i64(card)):
                    return


def exchanged(t: Setting, twin: FortState, seat: i64, held: i64, card: i64) -> bool:
    """Exchange a card in hand for another; take it back unless the seat has an answer then."""
    swap_places(twin, seat, held, card)
    if can_answer(t, twin, seat):
        return True
    swap_places(twin, seat, held, card)
    return False


def swap_places(twin: FortState, seat: i64, one: i64, other: i64) -> None:
    """Exchange the places of two cards, one of them in this hand."""
    place = twin.place[one]
    twin.place[one] = twin.place[other]
    twin.place[other] = place
    origin = twin.origin[one]
    twin.origin[one] = twin.origin[other]
    twin.origin[other] = origin
    write_hand(twin, seat)
