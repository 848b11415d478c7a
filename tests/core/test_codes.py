"""Codes declared as ranges: they count, read and tell as declared, and a declaration that cannot be is refused."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.core.codes import Codes, Part, Range, Thing, Things, numbers, seats
from gamekeeper.core.errors import AmbiguousText, BadText

ANIMALS = Part("animal", ["elk", "red-fox"])
SPACE: list[Range] = [
    Range(0, "pass", "nothing", "T1.1", "lay"),
    Range(1, "[herd{seat}:]{animal}", "herd", "T1.2", "lay take", [numbers("seat", 1, 3), ANIMALS]),
    Range(7, "{animal}[:{row}]", "space", "T1.3", "take", [ANIMALS, numbers("row", 1, 2)]),
]


def codes() -> Codes:
    return Codes("an animal", SPACE)


def test_codes_are_counted_and_shown_in_order() -> None:
    texts = [codes().show(code) for code in range(codes().count)]
    assert texts[:4] == ["pass", "herd1:elk", "herd1:red-fox", "herd2:elk"]
    assert texts[7:] == ["elk:1", "elk:2", "red-fox:1", "red-fox:2"]
    assert [codes().exact(text) for text in texts] == list(range(11))


@pytest.mark.parametrize("text", ["HERD2:elk", " herd2 elk", "herd 2 : elk", "herd2@Elk", "herd:2:elk\n"])
def test_spelling_is_forgiving(text: str) -> None:
    assert codes().exact(text) == 3


@pytest.mark.parametrize("text", ["", "herd4:elk", "herd2:", "herd2elk", "herd2:elk:1", "elk:٢", "elk:3", "moose"])
def test_what_names_no_code_is_refused(text: str) -> None:
    assert codes().exact(text) == -1
    with pytest.raises(BadText, match="wanted an animal"):
        codes().short(text, vec[i64]())


def test_what_is_in_brackets_may_be_left_out() -> None:
    assert codes().short("red-fox", vec[i64]([0, 2, 3])) == 2
    assert codes().short("elk", vec[i64]([0, 8])) == 8
    with pytest.raises(AmbiguousText) as caught:
        codes().short("elk", vec[i64]([1, 3, 7]))
    assert caught.value.choices == ["herd1:elk", "herd2:elk", "elk:1"]
    assert codes().short("elk", vec[i64]([0])) == 1  # where it is no answer, the first that it is short for


def test_a_code_knows_what_it_answers() -> None:
    assert [codes().is_answer(code, "take") for code in (0, 6, 7)] == [False, True, True]
    other = codes().elsewhere(7)
    assert (other.key, other.params, other.rule) == ("why-answers-another-question", {"answer": "elk:1"}, "T1.3")


def test_a_range_that_begins_elsewhere_is_refused() -> None:
    with pytest.raises(AssertionError, match="go is said to begin at 3, it begins at 1"):
        Codes("", [Range(0, "stop", "", "", ""), Range(3, "go", "", "", "")])


def test_two_codes_that_read_alike_are_noticed() -> None:
    with pytest.raises(AssertionError, match="two codes read alike"):
        Codes("", [Range(0, "elk", "", "", ""), Range(1, "{animal}", "", "", "", [ANIMALS])]).exact("elk")


def test_things_have_names() -> None:
    card = Thing("card:{card}", "card", [Part("card", ["4"], [{"animal": "elk"}])])
    things = Things([card, Thing("herd:{seat}:{animal}", "herd", [seats(2), ANIMALS])])
    assert things.elements == ["card:4", "herd:0:elk", "herd:0:red-fox", "herd:1:elk", "herd:1:red-fox"]
    assert (things.labels["card:4"].key, things.labels["card:4"].params) == ("card", {"animal": "elk"})
    assert things.labels["herd:1:elk"].params == {"seat": "seat:1", "animal": "elk"}
