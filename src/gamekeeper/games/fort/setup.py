"""Set-up (F2)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from gamekeeper.core.events import Sink
from gamekeeper.core.ids import EVERYONE, Params, Seat
from gamekeeper.core.lists import filled
from gamekeeper.core.rng import Rng, stream
from gamekeeper.core.zone_table import elements
from gamekeeper.games.fort import cards, components, draft, fields, places, questions
from gamekeeper.games.fort.setting import Setting
from gamekeeper.games.fort.state import FortState
from gamekeeper.games.fort.texts import PERKS


def setup(t: Setting, seed: bytes, sink: Sink | None) -> FortState:
    """F2.1 Start seat, boards, made-up rules, perks, park; F2.2 then each seat gets eight kids, or drafts them."""
    s = FortState()
    s.clear(t.seats, t.zones.cards, t.box)
    s.sink = sink
    s.rng = stream(seed, "shuffle")
    s.supply_pizza = t.numbers.tokens
    s.supply_toys = t.numbers.tokens
    start = t.start_seat if t.start_seat >= 0 else stream(seed, "start").below(t.seats)
    s.start_seat = start
    s.turn_seat = start
    lay_out(t, s)
    choose_some(t, s, places.RULES, t.seats + t.numbers.spare_rules)
    choose_some(t, s, places.PERKS, t.seats + t.numbers.spare_perks)
    lay_park(t, s)
    give_boards(t, s, stream(seed, "boards"))
    tell_deal(t, s)
    deal_kids(t, s, places.ROUND if t.draft else places.DECK)
    if t.draft:
        s.then(questions.DRAFT_ROUND)
    else:
        tell_dealt(t, s)
        draft.first_hands(t, s)
        s.then(questions.TURN, start)
    return s


def lay_out(t: Setting, s: FortState) -> None:
    """F2.1 All kids are the park deck; the rest lies in the box."""
    lies = filled(t.zones.cards, places.AWAY)
    for card in range(t.box.kids):
        lies[card] = u8(places.PARK_DECK)
    for rule in range(t.zones.first_rule, t.zones.first_perk):
        lies[rule] = u8(places.RULES_AWAY)
    t.zones.arrange(s, lies)


def choose_some(t: Setting, s: FortState, to: i64, wanted: i64) -> None:
    """F2.1 One more than there are seats of the made-up rules or perks come into the game."""
    first, count = t.zones.first_rule, places.RULE_COUNT
    if to == places.PERKS:
        first, count = t.zones.first_perk, places.PERK_COUNT
    numbers = vec[i16](capacity=count)
    for number in range(count):
        numbers = append(numbers, i16(number))
    s.rng.shuffle(numbers)
    for chosen in numbers[:wanted]:
        t.zones.move(s, first + i64(chosen), to)


def lay_park(t: Setting, s: FortState) -> None:
    """F2.1 Three kids lie face up."""
    for spot in range(t.numbers.park):
        top = t.zones.lot(s, places.PARK_DECK)
        t.zones.move(s, top, places.PARK)
        s.park[spot] = u8(top)


def give_boards(t: Setting, s: FortState, rng: Rng) -> None:
    """F1.3 Each seat gets a board at random with its two best friends."""
    boards = vec[i16]([0, 1, 2, 3])
    rng.shuffle(boards)
    for seat in range(t.seats):
        s.set_number(seat, fields.BOARD, i64(boards[seat]))
        for friend in friends_of(t, s, seat):
            t.zones.move(s, i64(friend), places.DECK + seat)
            s.know(i64(friend), places.PUBLIC)


def friends_of(t: Setting, s: FortState, seat: i64) -> range:
    """The best friends of a seat's board."""
    first = int(t.box.kids + s.number(seat, fields.BOARD) * components.FRIENDS)
    return range(first, first + int(components.FRIENDS))


def deal_kids(t: Setting, s: FortState, to: i64) -> None:
    """F2.2 Eight kids a seat, seat after seat."""
    for seat in range(t.seats):
        for _ in range(t.numbers.dealt):
            t.zones.move(s, t.zones.lot(s, places.PARK_DECK), to + seat)


def tell_deal(t: Setting, s: FortState) -> None:
    """What everybody sees before the kids are dealt."""
    if s.sink is None:
        return
    seats = [i64(seat) for seat in range(t.seats)]
    perks = [PERKS[int(i64(card) - t.zones.first_perk)] for card in s.cards_at(places.PERKS)]
    told: Params = {
        "boards": [int(s.number(seat, fields.BOARD)) for seat in seats],
        "friends": [cards.element(i64(card)) for seat in seats for card in friends_of(t, s, seat)],
        "park": [cards.element(i64(card)) for card in s.park],
        "perks": [f"perk:{perk}" for perk in perks],
        "rules": int(s.count(places.RULES)),
        "start": f"seat:{s.start_seat}",
        "park-deck": int(s.count(places.PARK_DECK) - t.seats * t.numbers.dealt),
        "draft": 1 if t.draft else 0,
    }
    s.sink.emit(EVERYONE, "deal", told)


def tell_dealt(t: Setting, s: FortState) -> None:
    """Each seat sees its own eight kids."""
    if s.sink is not None:
        for seat in range(t.seats):
            kids = elements(s.cards_at(places.DECK + seat))[: t.numbers.dealt]  # before the best friends
            s.sink.emit(Seat(seat), "dealt", {"seat": f"seat:{seat}", "cards": kids})
