"""Set-up (F2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, Seat
from gamekeeper.core.rng import Rng, stream
from gamekeeper.games.fort import questions
from gamekeeper.games.fort.cards import cards_at, draw_top, elements, move, show_card
from gamekeeper.games.fort.components import DEALT, FRIENDS, PARK, TOKENS
from gamekeeper.games.fort.draft import first_hands
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import (
    BOARD,
    DECK,
    IN_PARK,
    PARK_DECK,
    PERK_COUNT,
    PERK_PLACE,
    ROUND,
    RULE_COUNT,
    RULE_PLACE,
    FortState,
    new_state,
)
from gamekeeper.games.fort.texts import PERKS


def setup(t: Setting, seed: bytes, sink: Sink | None) -> FortState:
    """Start seat, boards, made-up rules, perks, park, eight kids each (F2.1, F2.2, F2.3)."""
    s = new_state(t.seats, t.box.cards)
    s.sink = sink
    s.rng = stream(seed, "shuffle")
    s.supply_pizza = TOKENS
    s.supply_toys = TOKENS
    start = t.start_seat if t.start_seat >= 0 else stream(seed, "start").below(t.seats)
    s.start_seat = start
    s.turn_seat = start
    choose_some(s, s.rng, RULE_PLACE, RULE_COUNT, t.seats + 1)
    choose_some(s, s.rng, PERK_PLACE, PERK_COUNT, t.seats + 1)
    s.rule_pool = t.seats + 1
    lay_park(t, s)
    give_boards(t, s, stream(seed, "boards"))
    tell_deal(t, s)
    deal_kids(t, s)
    if t.draft:
        s.stage = questions.STAGE_DRAFT
    else:
        tell_dealt(t, s)
        s.stage = questions.STAGE_TURN
        first_hands(t, s)
    return s


def choose_some(s: FortState, rng: Rng, first: i64, count: i64, wanted: i64) -> None:
    """Bring so many of the made-up rules or perks into the game; the rest stays in the box (F2.1)."""
    numbers = vec[u8](capacity=count)
    for number in range(count):
        numbers = append(numbers, u8(number))
    rng.shuffle(numbers)
    for chosen in numbers[:wanted]:
        s.extras[first + i64(chosen)] = u8(1)


def lay_park(t: Setting, s: FortState) -> None:
    """All kids are the park deck; three of them lie face up (F2.1)."""
    card: i64 = 0
    while card < t.box.kids:
        s.place[card] = u8(PARK_DECK)
        card += 1
    s.park_deck = t.box.kids
    for spot in range(PARK):
        top = draw_top(s)
        move(s, top, IN_PARK)
        s.park[spot] = u8(top)


def give_boards(t: Setting, s: FortState, rng: Rng) -> None:
    """Each seat gets a board at random with its two best friends (F1.3)."""
    boards = vec[u8]([0, 1, 2, 3])
    rng.shuffle(boards)
    for seat in range(t.seats):
        board = i64(boards[seat])
        s.set_number(seat, BOARD, board)
        first = t.box.kids + board * FRIENDS
        for friend in range(first, first + FRIENDS):
            move(s, friend, DECK + seat)
            show_card(s, friend)


def deal_kids(t: Setting, s: FortState) -> None:
    """Eight kids a seat, seat after seat (F2.2); in a draft they make the hands that go round (F2.3)."""
    for seat in range(t.seats):
        for _ in range(DEALT):
            card = draw_top(s)
            if t.draft:
                s.place[card] = u8(ROUND + seat)
                s.park_deck -= 1
            else:
                move(s, card, DECK + seat)


def tell_deal(t: Setting, s: FortState) -> None:
    """What everybody sees before the kids are dealt."""
    if s.sink is None:
        return
    boards = [int(s.number(i64(seat), BOARD)) for seat in range(t.seats)]
    friends = [t.box.kids + board * FRIENDS + i64(one) for board in boards for one in range(FRIENDS)]
    s.sink.emit(
        EVERYONE,
        "deal",
        {
            "boards": boards,
            "friends": [f"card:{card}" for card in friends],
            "park": elements(s.park),
            "perks": [
                f"perk:{name}" for place, name in enumerate(PERKS) if i64(s.extras[PERK_PLACE + i64(place)]) == 1
            ],
            "rules": int(s.rule_pool),
            "start": f"seat:{s.start_seat}",
            "park-deck": int(s.park_deck - t.seats * DEALT),
            "draft": 1 if t.draft else 0,
        },
    )


def tell_dealt(t: Setting, s: FortState) -> None:
    """Each seat sees its own eight kids."""
    if s.sink is None:
        return
    for seat in range(t.seats):
        cards = [card for card in cards_at(s, DECK + seat) if i64(card) < t.box.kids]
        s.sink.emit(Seat(seat), "dealt", {"seat": f"seat:{seat}", "cards": [f"card:{card}" for card in cards]})
