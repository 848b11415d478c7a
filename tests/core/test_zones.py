"""Cards and tokens in zones, through the public contract of `core.zones` and `core.pools`."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.codec import Reader, Writer
from gamekeeper.core.errors import BadSave
from gamekeeper.core.events import Sink
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.pools import Pools, Token
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.zone_state import ZoneState
from gamekeeper.core.zone_table import COMMON, COUNT, OPEN, ORDERED, OWNER, SELDOM, SPAN, Zone
from gamekeeper.core.zones import KNOWN, SPOT, Zones

BOX, DECK, HAND, PILE, BAG = (zone * SPAN for zone in range(5))
SEATS = 2


def table(cards: int = 12, per_kind: int = 3) -> Zones[ZoneState]:
    """Zones of every kind, cards of one back, some of each kind."""
    places = [
        Zone("box", OPEN, COMMON),
        Zone("deck", COUNT, COMMON),
        Zone("hand", OWNER),
        Zone("pile", OPEN, ORDERED),
        Zone("bag", COUNT, COMMON),
    ]
    zones: Zones[ZoneState] = Zones(SEATS, places)
    for kind in range(cards // per_kind):
        zones.add(kind, 0, per_kind)
    return zones


def dealt(zones: Zones[ZoneState], seed: int = 1) -> ZoneState:
    """All cards in the deck."""
    s = ZoneState()
    s.rng = stream(seed_bytes(seed), "test")
    zones.lay_out(s, DECK)
    return s


def cards(s: ZoneState, place: int) -> list[int]:
    return [int(card) for card in s.cards_at(place)]


def saved(s: ZoneState) -> bytes:
    out = Writer()
    s.save_base(out)
    return out.done()


def loaded(data: bytes) -> ZoneState:
    s = ZoneState()
    s.load_base(Reader(data))
    return s


def test_a_pile_goes_to_a_set_in_the_order_of_the_set():
    zones = table()
    s = dealt(zones)
    for card in (3, 8, 1):
        zones.move(s, card, PILE)
    zones.move(s, 2, HAND)
    zones.move_all(s, PILE, HAND)
    assert cards(s, HAND) == [1, 2, 3, 8]
    assert cards(s, PILE) == []


def test_every_card_of_a_set_can_come_by_lot():
    zones = table()
    s = dealt(zones)
    found = Counter(int(zones.lot(s, DECK)) for _ in range(1200))
    assert sorted(found) == cards(s, DECK) == list(range(12))
    assert min(found.values()) > 50


def test_a_set_is_ascending_and_a_pile_has_its_last_card_on_top():
    zones = table()
    s = dealt(zones)
    for card in (7, 2, 9, 4):
        zones.move(s, card, HAND)
    for card in (3, 8, 1):
        zones.move(s, card, PILE)
    assert cards(s, HAND) == [2, 4, 7, 9]
    assert cards(s, PILE) == [1, 8, 3]
    zones.move(s, 8, HAND)
    assert cards(s, PILE) == [1, 3]
    assert s.count(PILE) == 2


def test_all_cards_of_a_place_merge_into_a_set():
    zones = table()
    s = dealt(zones)
    for card in (0, 5, 6, 11):
        zones.move(s, card, HAND)
    zones.move_all(s, DECK, HAND)
    assert cards(s, HAND) == list(range(12))
    assert cards(s, DECK) == []
    zones.move_all(s, DECK, HAND)
    assert s.count(HAND) == 12


def test_every_set_of_cards_is_drawn_equally_often():
    zones = table(cards=6, per_kind=1)
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(3000):
        found[tuple(int(card) for card in zones.draw(dealt(zones, seed), DECK, HAND, 3))] += 1
    assert len(found) == 20
    assert min(found.values()) > 100
    assert max(found.values()) < 210


def test_drawing_takes_what_is_there_and_is_a_barrier_for_who_sees_it():
    zones = table()
    s = dealt(zones)
    zones.draw(s, DECK, HAND, 9)
    assert (s.barriers, s.public_barriers) == (1, 0)
    zones.draw(s, DECK, PILE, 9)
    assert (s.barriers, s.public_barriers) == (2, 1)
    assert s.count(PILE) == 3


def test_places_seldom_looked_through_hold_the_same():
    zones, loose = table(), Zones(SEATS, [Zone(zone.name, zone.audience, SELDOM) for zone in table().zones])
    for kind in range(4):
        loose.add(kind, 0, 3)
    here, there = dealt(zones), dealt(loose)
    for made, s in ((zones, here), (loose, there)):
        for card in (9, 2, 4):
            made.move(s, card, HAND)
        made.draw(s, DECK, HAND + 1, 5)
        made.move_all(s, DECK, HAND)
    for place in (DECK, HAND, HAND + 1):
        assert cards(here, place) == cards(there, place)
        assert list(zones.add_kinds(here, place, 0, vec[i64]())) == list(loose.add_kinds(there, place, 0, vec[i64]()))
    again = loaded(saved(there))
    loose.check(again)
    assert saved(again) == saved(there)


def test_equal_cards_are_one_answer():
    zones = table()
    s = dealt(zones)
    for card in (0, 1, 4, 9, 10):
        zones.move(s, card, HAND)
    assert list(zones.add_kinds(s, HAND, 50, vec[i64]())) == [50, 51, 53]
    assert zones.card_of(s, HAND, 3) == 9
    assert zones.card_of(s, HAND, 2) == -1


def test_who_sees_neither_place_is_told_a_number():
    zones = table()
    s = dealt(zones)
    s.sink = Sink()
    zones.deal(s, "draw", DECK, HAND, 2)
    public, own = s.sink.events
    assert public.params == {"seat": "seat:0", "from": "deck", "to": "hand:0", "count": 2}
    assert (own.key, own.audience) == ("draw-own", 0)
    zones.shift(s, "play", cards(s, HAND)[0], PILE, {"why": "x"})
    assert s.sink.events[2].is_for(SPECTATOR)
    assert s.sink.events[2].params["cards"] == own.params["cards"][:1]
    zones.shift_all(s, "clear", BOX, PILE)
    assert len(s.sink.events) == 3


def test_a_view_shows_cards_to_who_sees_them():
    zones = table()
    s = dealt(zones)
    zones.move(s, 5, HAND)
    assert zones.view(s, Seat(0))["hand:0"] == ["card:5"]
    assert zones.view(s, Seat(1))["hand:0"] == 1
    assert zones.view(s, Seat(1))["deck"] == 11
    assert list(zones.inventory(s)) == ["box", "deck", "hand:0", "hand:1", "pile:0", "pile:1", "bag"]


def test_a_redeal_moves_only_what_is_unseen_and_every_deal_comes_up():
    zones = table(cards=6, per_kind=1)
    s = dealt(zones)
    for card, place in ((0, HAND), (1, HAND + 1), (2, HAND + 1), (3, PILE), (4, PILE)):
        zones.move(s, card, place)
    rng = stream(seed_bytes(2), "redeal")
    hands = set()
    for _ in range(200):
        twin = ZoneState()
        s.copy_base(twin)
        zones.redeal(s, twin, Seat(0), rng)
        assert (cards(twin, HAND), cards(twin, PILE)) == ([0], [4, 3])
        assert loaded(saved(twin)).place == twin.place
        hands.add(tuple(cards(twin, HAND + 1)))
    assert hands == {(1, 2), (1, 5), (2, 5)}
    assert cards(s, HAND + 1) == [1, 2]


class Remembered(Zones[ZoneState]):
    """Everybody knows that card 1 is in hand."""

    def group_of(self, s: ZoneState, card: int, reader: int) -> int:
        return KNOWN if card == 1 else super().group_of(s, card, reader)


def test_a_game_may_know_more_than_its_zones():
    plain = table(cards=6, per_kind=1)
    zones = Remembered(SEATS, plain.zones)
    for kind in range(6):
        zones.add(kind, 0, 1)
    s = dealt(zones)
    zones.move(s, 1, HAND + 1)
    zones.move(s, 2, HAND + 1)
    rng = stream(seed_bytes(3), "redeal")
    for _ in range(50):
        twin = ZoneState()
        s.copy_base(twin)
        zones.redeal(s, twin, Seat(0), rng)
        assert 1 in cards(twin, HAND + 1)


def test_a_pile_nobody_sees_is_dealt_again_in_another_order():
    zones = Remembered(SEATS, [Zone("pile", COUNT, COMMON | ORDERED), Zone("hand", OWNER)])
    for kind in range(4):
        zones.add(kind, 0, 1)
    s = ZoneState()
    zones.lay_out(s, SPAN)
    for card in (3, 0, 1):
        zones.move(s, card, 0)
    rng = stream(seed_bytes(5), "redeal")
    piles = set()
    for _ in range(200):
        twin = ZoneState()
        s.copy_base(twin)
        zones.redeal(s, twin, Seat(1), rng)
        assert zones.view(twin, Seat(1)) == zones.view(s, Seat(1))
        piles.add(tuple(cards(twin, 0)))
    assert piles == {(1, *rest) for rest in ((0, 2), (0, 3), (2, 0), (2, 3), (3, 0), (3, 2))}


class Sorted(Zones[ZoneState]):
    """What goes to a hand is shown to be even or odd, and somebody has noted which came first."""

    def spot_of(self, s: ZoneState, card: int, reader: int) -> int:
        lies = super().spot_of(s, card, reader)
        return lies + card % 2 if lies >> SPOT == HAND else lies

    def fits(self, s: ZoneState, card: int, spot: int) -> bool:
        return spot >> SPOT != HAND or card % 2 == spot & 1


def test_a_spot_keeps_what_is_known_of_the_card_there():
    zones = Sorted(SEATS, [Zone("box", OPEN, COMMON), Zone("own", OWNER), Zone("hand", OWNER), Zone("deck", COUNT)])
    for kind in range(8):
        zones.add(kind, 0, 1)
    s = ZoneState()
    zones.lay_out(s, 3 * SPAN)
    for card in (1, 2, 3):
        zones.move(s, card, HAND)
    rng = stream(seed_bytes(6), "redeal")
    hands = set()
    for _ in range(300):
        spots = zones.dealt(s, 1, rng)
        twin = ZoneState()
        s.copy_base(twin)
        zones.settle(twin, spots)
        hand = cards(twin, HAND)
        assert sorted(spots[card] & 1 for card in hand) == sorted(card % 2 for card in hand) == [0, 1, 1]
        hands.add(tuple(hand))
    assert len(hands) == 4 * 6


class Aged(Zones[ZoneState]):
    """Only the first three cards can be in hand: the others are newer."""

    def fits(self, s: ZoneState, card: int, spot: int) -> bool:
        return spot >> SPOT != HAND or card < 3


def test_all_deals_that_fit_come_up_equally_often():
    zones = Aged(
        SEATS, [Zone("box", OPEN, COMMON), Zone("own", OWNER), Zone("hand", OWNER), Zone("pile", COUNT, ORDERED)]
    )
    for kind in range(5):
        zones.add(kind, 0, 1)
    s = ZoneState()
    zones.lay_out(s, 0)
    for card in range(5):
        zones.move(s, card, HAND if card < 2 else 3 * SPAN)
    rng = stream(seed_bytes(7), "redeal")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(1800):
        twin = ZoneState()
        s.copy_base(twin)
        zones.settle(twin, zones.dealt(s, 1, rng))
        found[tuple(cards(twin, HAND) + cards(twin, 3 * SPAN))] += 1
    assert len(found) == 3 * 6
    assert min(found.values()) > 60
    assert max(found.values()) < 145


def test_positions_are_saved_whole_and_broken_ones_refused():
    zones = table()
    s = dealt(zones)
    for card in (7, 2):
        zones.move(s, card, PILE)
    again = loaded(saved(s))
    zones.check(again)
    assert cards(again, PILE) == [2, 7]
    assert saved(again) == saved(s)
    with pytest.raises(BadSave, match="holds 12 cards, wanted 15"):
        table(cards=15).check(again)
    twice = saved(s).replace(bytes([2 * 2, 7 * 2]), bytes([7 * 2, 7 * 2]))
    with pytest.raises(BadSave, match="card 7 twice"):
        loaded(twice)
    unsorted = saved(s).replace(bytes([0, 2, 6]), bytes([2, 0, 6]))
    with pytest.raises(BadSave, match="out of order"):
        zones.check(loaded(unsorted))


def test_a_thousand_cards_find_room():
    zones = table(cards=1000, per_kind=2)
    s = dealt(zones)
    drawn = zones.draw(s, DECK, HAND + 1, 400)
    assert cards(s, HAND + 1) == sorted(int(card) for card in drawn)
    assert saved(loaded(saved(s))) == saved(s)


# --- tokens -----------------------------------------------------------------------------------------------


def bag(seed: int = 1) -> tuple[Pools[ZoneState], ZoneState]:
    """Three red and one blue in the bag."""
    zones = table()
    pools = Pools(zones, [Token("red", 3), Token("blue", 1)])
    s = dealt(zones, seed)
    pools.lay_out(s, BAG)
    return pools, s


def test_tokens_are_drawn_by_lot_and_conserved():
    found: Counter[int] = Counter()
    for seed in range(800):
        pools, s = bag(seed)
        found[int(pools.draw(s, "draw", BAG, HAND))] += 1
        assert pools.total(s, BAG) == 3
    assert 140 < found[1] < 260
    pools, s = bag()
    for _ in range(4):
        pools.draw(s, "draw", BAG, HAND)
    assert pools.draw(s, "draw", BAG, HAND) == -1
    assert sorted(number for lie in pools.inventory(s, 12).values() for number in lie) == [12, 13, 14, 15]


def test_a_bag_is_known_by_its_sum():
    pools, s = bag()
    s.sink = Sink()
    pools.shift(s, "take", 0, BAG, HAND, 2)
    assert [event.params.get("token") for event in s.sink.events] == [None, "token:red"]
    assert pools.view(s, Seat(0)) == {"hand:0": {"red": 2, "blue": 0}, "bag": 2}
    assert pools.view(s, SPECTATOR) == {"hand:0": 2, "bag": 2}
    assert pools.shift(s, "give", 1, HAND, BOX, 1) == 0
    assert len(s.sink.events) == 2


def test_unseen_tokens_are_dealt_again():
    pools, s = bag()
    pools.move(s, 1, BAG, HAND + 1, 1)
    rng = stream(seed_bytes(4), "redeal")
    found = set()
    for _ in range(50):
        twin = ZoneState()
        s.copy_base(twin)
        pools.redeal(twin, Seat(0), rng)
        pools.check(twin)
        found.add(int(pools.count(twin, 1, HAND + 1)))
    assert found == {0, 1}


def test_a_position_that_lacks_a_token_is_refused():
    pools, s = bag()
    s.tokens[BAG] = 2
    with pytest.raises(BadSave, match="holds 2 red, wanted 3"):
        pools.check(s)
