"""The rules page, the code and the tests speak of the same paragraphs."""

from __future__ import annotations

from games.paragraphs import RulesPage

PAGE = RulesPage("dice_theme_park", "D", "P")


def test_the_page_numbers_its_paragraphs() -> None:
    assert len(PAGE.numbers()) == len(set(PAGE.numbers()))
    assert PAGE.chapters() == [3, 4, 6, 7, 7, 10, 3, 2, 7]


def test_every_paragraph_is_cited_and_tested() -> None:
    assert PAGE.uncited() == []
    assert PAGE.untested() == []


def test_no_citation_points_nowhere() -> None:
    assert PAGE.unknown_to_the_code() == []
    assert PAGE.unknown(PAGE.text) == []
