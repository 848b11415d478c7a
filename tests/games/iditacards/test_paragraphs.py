"""The rules page, the code and the tests speak of the same paragraphs."""

from __future__ import annotations

from games.paragraphs import RulesPage

PAGE = RulesPage("iditacards", "I", "W")


def test_the_page_numbers_its_paragraphs() -> None:
    assert len(PAGE.numbers()) == len(set(PAGE.numbers()))
    assert PAGE.chapters() == [5, 4, 5, 6, 4, 6, 3, 5]


def test_every_paragraph_is_cited_and_tested() -> None:
    assert PAGE.uncited() == []
    assert PAGE.untested() == []


def test_no_citation_points_nowhere() -> None:
    assert PAGE.unknown_to_the_code() == []
    assert PAGE.unknown(PAGE.text) == []
