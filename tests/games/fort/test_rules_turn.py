"""Components, set-up and the turn (F1, F2, F3), paragraph by paragraph."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.fort.cards import icons
from gamekeeper.games.fort.places import DECK, HAND, PARK_DECK
from games.fort.positions import Table, keys

SEATS = [2, 3, 4]


def kind(table: Table, name: str) -> int:
    return table.t.box.slugs.index(name)


def test_F1_1_a_coin_counts_as_any_suit() -> None:
    table = Table()
    shown = {name: [int(icons(table.t.box, kind(table, name), suit)) for suit in range(7)] for name in ("bug", "moles")}
    assert shown == {"bug": [0, 1, 0, 0, 0, 0, 0], "moles": [0, 2, 0, 0, 0, 0, 0]}
    assert [int(icons(table.t.box, kind(table, "bud"), suit)) for suit in range(7)] == [1] * 7
    assert [int(icons(table.t.box, kind(table, "puddin"), suit)) for suit in range(7)] == [1, 1, 1, 1, 2, 1, 1]


def test_F1_2_only_the_public_action_can_be_followed() -> None:
    table = Table().seat(0, hand="chef").seat(1, hand="doc", pizza=4)
    table.seat(0, pizza=2).play("hand:chef", "private", "done")
    assert table.question == "recruit"  # spending for points cannot be followed, and seat 1 has no room for pizza
    table = Table().seat(0, hand="chef", pizza=2).seat(1, hand="doc")
    table.play("hand:chef", "private", "done")
    assert (table.question, table.decider) == ("follow", 1)  # gaining pizza can


def test_F1_3_the_supply_is_limited() -> None:
    table = Table().seat(0, hand="moose moles")
    table.s.supply_pizza = 1
    table.play("hand:moose")
    assert table.question != "add"  # a second pizza is not there to be had
    assert table.number(0, "pizza") == 1
    assert table.s.supply_pizza == 0


@pytest.mark.parametrize(("level", "room"), [(0, 1), (3, 4)])
def test_F1_4_pack_and_lookout_hold_one_more_than_the_level(level: int, room: int) -> None:
    table = Table().seat(0, level=level)
    own = table.game.view(table.s, Seat(0))["seats"][0]
    assert (own["pack_room"], own["lookout_room"]) == (room, room)


@pytest.mark.parametrize("seats", SEATS)
def test_F2_1_rules_and_perks_one_more_than_players_and_three_in_the_park(seats: int) -> None:
    game = make("fort", seats)
    boards, starts = set(), set()
    for seed in range(20):
        s = game.setup(seed_bytes(seed))
        view = game.view(s, SPECTATOR)
        assert view["rules"] == len(view["perks"]) == seats + 1
        assert len([card for card in view["park"] if card >= 0]) == 3
        boards.add(tuple(seat["board"] for seat in view["seats"]))
        starts.add(view["start_seat"])
    assert len(boards) > 3
    assert starts == set(range(seats))
    assert make("fort", seats, {"start_seat": 1}).setup(seed_bytes(1)).start_seat == 1


@pytest.mark.parametrize("seats", SEATS)
def test_F2_2_eight_kids_and_two_best_friends_make_a_deck(seats: int) -> None:
    game = make("fort", seats)
    s = game.setup(seed_bytes(5))
    for seat in range(seats):
        view = game.view(s, Seat(seat))
        own = view["hand"] + view["deck"]
        assert len(view["hand"]) == 5
        assert len(own) == 10
        assert sorted(card for card in own if card >= 60) == [
            60 + 2 * view["seats"][seat]["board"],
            61 + 2 * view["seats"][seat]["board"],
        ]


@pytest.mark.parametrize("seats", SEATS)
def test_F2_3_in_the_draft_all_choose_at_once_and_pass_left(seats: int) -> None:
    game = make("fort", seats, {"draft": True})
    s = game.setup(seed_bytes(2))
    hands = [game.view(s, Seat(seat))["draft_hand"] for seat in range(seats)]
    assert [len(hand) for hand in hands] == [8] * seats
    assert game.deciders(s) == list(range(seats))
    before = game.view(s, SPECTATOR)
    for seat in reversed(range(seats)):
        action = game.legal(s, Seat(seat))[0]
        assert game.view(s, SPECTATOR) == before  # nobody sees a choice before all have chosen
        game.apply(s, Seat(seat), action)
    chosen = [game.view(s, Seat(seat))["draft_picks"] for seat in range(seats)]
    for seat in range(seats):
        before_me = (seat - 1) % seats
        came = game.view(s, Seat(seat))["draft_hand"]
        assert len(came) == 7
        assert came == sorted(set(hands[before_me]) - set(chosen[before_me]))
    while game.view(s, SPECTATOR)["phase"] == "draft":
        seat = game.decider(s)
        game.apply(s, seat, game.legal(s, seat)[0])
    assert all(game.view(s, Seat(seat))["seats"][seat]["hand"] == 5 for seat in range(seats))


def test_F3_1_the_own_yard_is_cleaned_up_first() -> None:
    table = Table().seat(0, yard="bug chef", hand="doc")
    events = table.turn().s.sink.events
    assert keys(events)[-2:] == ["turn", "cleanup"]
    assert table.names("yard") == []
    assert table.names("discard") == ["bug", "chef"]


def test_F3_2_one_card_or_none() -> None:
    table = Table().seat(0, hand="bug")
    assert table.options() == ["none", "hand:bug"]
    assert keys(table.play("none"))[:2] == ["play-none", "phase"]
    assert table.question == "recruit"


def test_F3_3_recruiting_from_park_yard_or_the_top() -> None:
    table = Table(3).seat(1, yard="bug").seat(2, yard="chef")
    table.play("none")
    assert table.options() == ["top", "park:penny", "park:tink", "park:sarge", "yard2:bug", "yard3:chef"]
    deck = int(table.s.count(PARK_DECK))
    events = table.play("park:tink")
    assert "refill" in keys(events)
    assert int(table.s.count(PARK_DECK)) == deck - 1
    assert len(table.names("park")) == 3


def test_F3_3_a_yard_is_not_replaced_and_an_empty_table_is_skipped() -> None:
    table = Table(park="").seat(1, yard="bug")
    table.empty_deck().play("none", "yard2:bug")
    assert table.names("yard", 1) == table.names("park") == []
    table = Table(park="").empty_deck()
    table.play("none")
    assert (table.question, table.decider) == ("play", 1)  # nobody was anywhere: the turn is over


def test_F3_4_best_friends_are_discarded_and_others_go_to_the_yard() -> None:
    table = Table().seat(0, hand="bug chef friend")
    table.seat(0, deck="doc bones captain moose rusty").play("hand:bug", "go", "park:sarge")
    assert table.names("yard") == ["chef"]
    assert table.names("discard") == sorted(["bug", table.friend(0, 0), "sarge"])


def test_F3_5_five_are_drawn_and_the_discard_pile_becomes_the_deck() -> None:
    table = Table().seat(0, deck="bug", discard="bones captain moose")
    drawn = next(event for event in table.play("none", "park:sarge") if event.key == "draw")
    assert (drawn.params["count"], drawn.params["sure"], drawn.params["deck"]) == (5, 3, 2)
    assert "bug" in table.names("hand")  # what was left of the deck is drawn first
    table = Table(park="doc").empty_deck(1)
    table.play("none", "park:doc")
    assert int(table.s.count(HAND)) == 3  # two best friends and the card taken: there is no more
    assert int(table.s.count(DECK)) == 0
