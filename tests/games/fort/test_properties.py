"""What always holds (section 13), in every position of random and of keen matches."""

from __future__ import annotations

import pytest

from gamekeeper import make
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.games.fort import check
from gamekeeper.games.fort.cards import added_icons, icons
from gamekeeper.games.fort.fields import LEVEL, PACK_PIZZA, PACK_TOYS, PIZZA, TOYS
from gamekeeper.games.fort.places import ADDED, LOOKOUT
from gamekeeper.games.fort.state import FortState
from games.fort.drivers import Driver, FortGame, keen, positions_of
from games.played import wild
from modes import is_compiled

pytestmark = pytest.mark.slow

SEEDS = range(12) if is_compiled() else range(2)


@pytest.mark.parametrize("driver", [wild, keen])
@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_holds_in_every_position(seats: int, draft: bool, driver: Driver) -> None:
    game = make("fort", seats, {"draft": draft})
    for seed in SEEDS:
        for s in positions_of(game, seed, driver):
            examine(game, s)
        assert int(s.turns) % seats == 0  # equal turns for all


def examine(game: FortGame, s: FortState) -> None:
    """The properties of section 13, worked out anew."""
    cards = [card for items in game.inventory(s).values() for card in items if card < 68]
    assert sorted(cards) == list(range(68))
    pizza, toys = int(s.supply_pizza), int(s.supply_toys)
    for seat in range(game.seats):
        numbers = {field: int(s.number(seat, field)) for field in (PIZZA, TOYS, PACK_PIZZA, PACK_TOYS, LEVEL)}
        assert 0 <= numbers[PIZZA] <= 4
        assert 0 <= numbers[TOYS] <= 4
        extra = 2 if "xxl-backpack" in game.view(s, Seat(seat))["seats"][seat]["perks"] else 0
        assert numbers[PACK_PIZZA] + numbers[PACK_TOYS] <= numbers[LEVEL] + 1 + extra
        assert int(s.count(LOOKOUT + seat)) <= numbers[LEVEL] + 1
        pizza += numbers[PIZZA] + numbers[PACK_PIZZA]
        toys += numbers[TOYS] + numbers[PACK_TOYS]
    assert (pizza, toys) == (30, 30)
    check.check(game.setting, s)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_play_uses_an_action_fully(seats: int) -> None:
    """F4.2 seen from outside: between a card's play and the next phase some action was used with full=1."""
    game = make("fort", seats)
    for seed in SEEDS:
        *_, s = positions_of(game, seed, wild)
        uses: list[int] = []
        playing = False
        for event in s.sink.events:
            if event.key == "play":
                playing, uses = True, []
            elif event.key == "use":
                uses.append(int(event.params["full"]))
            elif event.key == "phase" and playing:
                playing = False
                assert 1 in uses, f"seed {seed}: card played with uses {uses}"


def test_added_cards_are_counted_where_they_lie() -> None:
    game = make("fort", 3)
    seen = 0
    for seed in SEEDS:
        for s in positions_of(game, seed, keen):
            lying = [card for card in range(68) if int(s.place[card]) == ADDED]
            seen += len(lying)
            for suit in range(7):
                box = game.setting.box
                total = sum(int(icons(box, int(box.kind_of[card]), suit)) for card in lying)
                assert int(added_icons(box, s, suit)) == total
    assert seen > 0


def test_worth_is_the_sum_of_the_parts() -> None:
    game = make("fort", 3)
    for s in positions_of(game, 4, keen):
        for seat in range(3):
            assert game.estimate(s, Seat(seat)).total() == int(game.worth(s, Seat(seat)))


def test_previews_say_what_happens() -> None:
    """`gain` and `full` of the answer that carries an action out, against the events that come of it."""
    game = make("fort", 2)
    compared = 0
    for seed in SEEDS:
        key = seed_bytes(seed)
        s = game.setup(key)
        rng = stream(key, "preview")
        while game.decider(s) != NOBODY:
            options = game.prompt(s, game.decider(s)).options
            option = options[rng.below(len(options))]
            if option.text.key == "option-go":
                compared += 1
                twin = game.copy(s)
                game.apply(twin, game.decider(twin), option.action)
                assert int(twin.full) == int(str(option.text.params["full"])) or int(twin.phase) != int(s.phase)
            game.apply(s, game.decider(s), Action(int(option.action)))
    assert compared > 0
