"""The rules page, the code and the tests speak of the same paragraphs."""

from __future__ import annotations

from games.paragraphs import RulesPage

PAGE = RulesPage("yellowstone_park", "Y", "V")


def test_the_page_numbers_its_paragraphs() -> None:
    assert len(PAGE.numbers()) == len(set(PAGE.numbers()))
    assert PAGE.chapters() == [3, 2, 5, 5, 2, 4, 5, 2]
    assert [number for number in PAGE.numbers() if number[0] == "V"] == [f"V{number}" for number in range(19)]


def test_every_paragraph_is_cited_and_tested() -> None:
    assert PAGE.uncited() == []
    assert PAGE.untested() == []


def test_no_citation_points_nowhere() -> None:
    assert PAGE.unknown_to_the_code() == []
    assert PAGE.unknown(PAGE.text) == []


def test_an_invented_paragraph_is_noticed() -> None:
    page = RulesPage("yellowstone_park", "Y", "V")
    page.text += "- **Y6.5** Players hum.\n- **V19** They hum in tune.\n"
    assert page.uncited() == ["Y6.5"]
    assert page.untested() == ["Y6.5", "V19"]
    assert page.unknown("As Y6.5 and Y9.1 say") == ["Y9.1"]


def test_a_longer_number_is_another_paragraph() -> None:
    page = RulesPage("yellowstone_park", "Y", "V")
    page.text = "- **V1** One.\n"
    assert page.untested(["test_V18_something"]) == ["V1"]
