"""The rules page, the code and the tests speak of the same paragraphs."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.core.agenda import Question
from games.paragraphs import RulesPage

PAGE = RulesPage("fort", "F", "E")


def test_the_page_numbers_its_paragraphs() -> None:
    assert len(PAGE.numbers()) == len(set(PAGE.numbers()))
    assert PAGE.chapters() == [4, 3, 5, 9, 5, 13, 3, 3, 11, 9]
    assert [number for number in PAGE.numbers() if number[0] == "E"] == ["E1", "E2", "E3", "E4"]


def test_every_paragraph_is_cited_and_tested() -> None:
    assert PAGE.uncited() == []
    assert PAGE.untested() == []


def test_no_citation_points_nowhere() -> None:
    assert PAGE.unknown_to_the_code() == []
    assert PAGE.unknown(PAGE.text) == []


def test_every_question_cites_its_paragraph() -> None:
    cited = [item.rule for item in make("fort").items if isinstance(item, Question)]
    assert all(cited)
    assert PAGE.unknown(" ".join(cited)) == []


def test_an_invented_paragraph_is_noticed() -> None:
    page = RulesPage("fort", "F", "E")
    page.text += "- **F6.14** Players hum.\n- **E5** They hum in tune.\n"
    assert page.uncited() == ["F6.14"]
    assert page.untested() == ["F6.14", "E5"]
    assert page.unknown("As F6.14 and F11.1 say") == ["F11.1"]
