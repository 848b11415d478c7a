"""Dealing again what a seat cannot know (section 12): all that can be varies, nothing that is known does."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.fort.cards import draw_hand
from gamekeeper.games.fort.places import DECK, DISCARD, HAND, LOOKOUT, PUBLIC, ROUND, RULES, SURE
from gamekeeper.games.fort.questions import ASK_ADD, ASK_FOLLOW
from gamekeeper.games.fort.state import FortState
from games.fort.drivers import FortGame, keen, positions_of
from games.fort.positions import Table

DEALS = 60


def deals(game: FortGame, s: FortState, seat: int, count: int = DEALS) -> list[FortState]:
    """The position dealt again for a seat, many times."""
    rng = stream(seed_bytes(7), "redeal")
    return [game.redeal(s, Seat(seat), rng) for _ in range(count)]


def cards(s: FortState, *places: int) -> set[int]:
    """The cards in some places."""
    return {int(card) for place in places for card in s.cards_at(place)}


def sure_of(s: FortState, seat: int) -> set[int]:
    """The cards known to be in a hand."""
    return {card for card in cards(s, HAND + seat) if int(s.known[card]) & SURE}


def test_hands_and_decks_of_others_trade_unseen_cards_with_the_park_deck() -> None:
    game = make("fort", 3)
    s = game.setup(seed_bytes(1))
    own = game.view(s, Seat(0))
    seen_with_one: set[int] = set()
    for twin in deals(game, s, 0):
        assert game.view(twin, Seat(0)) == own
        seen_with_one |= cards(twin, HAND + 1, DECK + 1)
    unseen = set(range(60)) - set(own["hand"]) - set(own["deck"]) - set(own["park"])
    friends = cards(s, HAND + 1, DECK + 1) - set(range(60))
    assert seen_with_one == unseen | friends


def test_a_card_that_lay_open_keeps_its_owner_after_a_shuffle() -> None:
    table = Table().seat(1, deck="bug chef", discard="doc bones moose captain rusty")
    for card in cards(table.s, DECK + 1):
        table.s.know(card, PUBLIC)
    owned = cards(table.s, DECK + 1) | cards(table.s, DISCARD + 1)
    draw_hand(table.t, table.s, 1)
    sure = sure_of(table.s, 1)
    assert sure  # the deck ran out: what was left of it is in hand, and everybody knows
    hands: set[frozenset[int]] = set()
    for twin in deals(table.game, table.s, 0):
        assert sure_of(twin, 1) == sure
        assert cards(twin, HAND + 1, DECK + 1) == owned
        hands.add(frozenset(cards(twin, HAND + 1)))
    assert len(hands) > 3


def test_in_a_draft_of_two_what_was_passed_on_is_known() -> None:
    game = make("fort", 2, {"draft": True})
    s = game.setup(seed_bytes(4))
    first = cards(s, ROUND)
    for seat in (0, 1):
        game.apply(s, Seat(seat), game.legal(s, Seat(seat))[2])
    passed = cards(s, ROUND + 1)
    assert passed == first - cards(s, DECK)
    chosen: set[int] = set()
    for twin in deals(game, s, 0):
        assert cards(twin, ROUND + 1) == passed  # seat 0 has just passed these on
        chosen |= cards(twin, DECK + 1) - set(range(60, 68))
    assert len(chosen) > 20  # the other's first choice was never seen
    assert not chosen & (first | cards(s, ROUND))


def test_in_a_draft_of_four_cards_taken_between_two_sights_stay_among_the_takers() -> None:
    game = make("fort", 4, {"draft": True})
    s = game.setup(seed_bytes(4))
    mine_first = cards(s, ROUND)
    for _ in range(4):
        for seat in range(4):
            legal = game.legal(s, Seat(seat))
            game.apply(s, Seat(seat), Action(legal[0]))
    assert cards(s, ROUND) < mine_first  # the first hand is back
    taken = mine_first - cards(s, ROUND) - cards(s, DECK)
    assert len(taken) == 3
    for twin in deals(game, s, 0):
        others = [cards(twin, DECK + seat) & taken for seat in (1, 2, 3)]
        assert [len(one) for one in others] == [1, 1, 1]


def test_made_up_rules_seen_when_choosing_stay_in_the_game() -> None:
    table = Table(3).seat(0, hand="rusty", pizza=2)
    table.play("hand:rusty", "public")
    seen = {text.partition(":")[2] for text in table.options()}
    table.play(table.options()[0])
    pools = set()
    for twin in deals(table.game, table.s, 0):
        left = {int(card) for card in twin.cards_at(RULES)}
        pools.add(frozenset(left))
    assert len(pools) == 1
    assert len(seen) == 4
    others = {frozenset(int(card) for card in twin.cards_at(RULES)) for twin in deals(table.game, table.s, 1)}
    assert len(others) > 5


def test_who_is_asked_has_an_answer() -> None:
    game = make("fort", 3)
    kinds = set()
    for seed in range(4):
        for s in positions_of(game, seed, keen):
            decider = game.decider(s)
            if decider != NOBODY and s.kind() not in kinds:
                kinds.add(s.kind())
                for twin in deals(game, s, (int(decider) + 1) % 3, 10):
                    assert len(game.legal(twin, decider)) > 0
    assert ASK_FOLLOW in kinds
    assert ASK_ADD in kinds


def test_an_unseen_lookout_card_keeps_its_suits() -> None:
    table = Table(3).seat(0, hand="bones", perk="bribe")
    table.play("hand:bones", "top")
    view = table.game.view(table.s, Seat(1))["seats"][0]["unseen"]
    names = set()
    for twin in deals(table.game, table.s, 1):
        assert table.game.view(twin, Seat(1))["seats"][0]["unseen"] == view
        names |= cards(twin, LOOKOUT)
        assert cards(table.game.redeal(table.s, Seat(0), stream(bytes(32), "own")), LOOKOUT) == cards(table.s, LOOKOUT)
    assert len(names) > 3
