"""Pointing at things of a table: what stands for an answer has no reason against it, what does not may have one."""

from __future__ import annotations

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from games.fort.positions import Table as Fort
from games.yellowstone_park.positions import Table as Park
from games.yellowstone_park.positions import position
from modes import is_compiled

DECISIONS = 120 if is_compiled() else 30


@pytest.mark.slow
@pytest.mark.parametrize("name", catalog.names())
def test_what_an_answer_points_at_is_never_refused(name: str) -> None:
    game = catalog.make(name)
    s = game.setup(seed_bytes(1))
    rng = stream(seed_bytes(1), "driver")
    told = 0
    for _ in range(DECISIONS):
        seat = game.decider(s)
        options = game.prompt(s, seat).options
        answers = {element for option in options for element in option.elements}
        for element in game.elements():
            why = game.why_pointed(s, seat, [element])
            assert why is None or element not in answers
            assert why is None or (why.key.startswith("why-") and why.rule)
            assert why is None or why.params.get("answer", element) == element  # by its name, not as it is written
            told += why is not None
        game.apply(s, seat, options[rng.below(len(options))].action)
    assert told > DECISIONS


@pytest.mark.parametrize("name", catalog.names())
def test_what_is_no_element_says_nothing(name: str) -> None:
    game = catalog.make(name)
    s = game.setup(seed_bytes(1))
    for element in ("", "card:", "card:x", "card:999", "space:9:9", "action:none", "stuff", "pack:0", "hand:bug"):
        assert game.why_pointed(s, game.decider(s), [element]) is None


@pytest.mark.parametrize("name", catalog.names())
def test_who_is_not_asked_hears_so_whatever_it_points_at(name: str) -> None:
    game = catalog.make(name)
    s = game.setup(seed_bytes(1))
    while len(s.deciders()) == game.seats:
        game.apply(s, s.decider(), Action(game.legal(s, s.decider())[0]))
    other = next(Seat(seat) for seat in range(game.seats) if not s.owes(Seat(seat)))
    why = game.why_pointed(s, other, ["card:0"])
    assert why is not None
    assert why.key == "why-not-your-decision"


def test_pointing_at_fort_s_things_names_their_actions() -> None:
    table = Fort(park="bug chef doc").seat(0, hand="bones", discard="tiny").seat(1, yard="kitty")
    view = table.game.view(table.s, Seat(0))
    lying = {
        "park:bug": view["park"][0],
        "yard2:kitty": view["seats"][1]["yard"][0],
        "discard:tiny": view["seats"][0]["discard"][0],
    }
    named = {text: f"card:{card}" for text, card in lying.items()}
    named |= {"top": "park-deck", "public": "action:public", "stuff:toy": "stuff:0:toy", "pack:pizza": "pack:0:pizza"}
    named |= {word: word for word in ("supply:toy", "suit:glue", "perk:bribe", "rule:loner")}
    for text, element in named.items():
        named_so = table.game.why_not(table.s, Seat(0), table.game.read(table.s, text))
        pointed = table.game.why_pointed(table.s, Seat(0), [element])
        assert named_so is not None
        assert pointed is not None
        assert (pointed.key, pointed.params, pointed.rule) == (named_so.key, named_so.params, named_so.rule)
    assert table.game.why_pointed(table.s, Seat(0), ["fort:0"]) is None


def why_at(table: Park, *elements: str) -> tuple[str, str]:
    why = table.game.why_pointed(table.s, Seat(0), elements)
    assert why is not None
    return why.key, why.rule


def test_a_card_goes_to_the_row_of_its_number_in_the_column_of_its_colour() -> None:
    table = position("R4@2", ["R5 Y4"])
    red, yellow = "card:8", "card:20"
    assert why_at(table, "space:7:7") == ("why-card-first", "Y3.5")
    assert why_at(table, yellow, "space:5:1") == ("why-wrong-row", "Y3.1")
    assert why_at(table, red, "space:5:3") == ("why-colour-elsewhere", "Y3.2")
    assert why_at(table, yellow, "space:4:2") == ("why-column-taken", "Y3.2")
    assert why_at(table, "malus:0") == ("why-hand-not-empty", "Y6.3")
    assert table.game.why_pointed(table.s, Seat(0), [yellow, "space:4:1"]) is None


def test_once_the_cards_are_laid_neither_a_card_nor_a_space_is_to_be_chosen() -> None:
    table = position("R4@4", ["Y4 B3 G5"])
    table.play("Y4:5", "B3:6")
    for elements in (["card:36"], ["space:7:7"], ["card:36", "space:5:1"], ["card:36", "space:7:7"]):
        assert why_at(table, *elements) == ("why-cards-are-laid", "Y6.1"), elements
