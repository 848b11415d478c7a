"""All languages say all things, with the same parameters, in the house's voice."""

import re
import shutil
from pathlib import Path

import pytest

from gamekeeper import catalog
from gamekeeper.words import LANGUAGES, translator
from words import ftl, keys

GAMES = catalog.names()
FILES = sorted({path.stem for path in translator.FOLDER.glob("*/*.ftl")})
PAGES = Path(__file__).parents[2] / "docs" / "rules"


def files_of(game: str) -> tuple[str, ...]:
    return ("common", "terminal", game, f"{game}_rules")


def lacking(game: str, language: str) -> list[str]:
    return sorted(keys.all_keys(game) - set(ftl.language(language, files_of(game))))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_a_text(game, language):
    assert lacking(game, language) == []


def test_the_sources_were_searched():
    park, fort = keys.all_keys("yellowstone_park"), keys.all_keys("fort")
    assert {"ask-lay-first", "ask-source", "option-lay", "option-stop", "event-lay", "event-undone"} <= park
    assert {"why-game-over", "why-colour-elsewhere", "why-must-lay", "why-cards-are-laid"} <= park
    assert {"card", "space", "draw-pile", "malus-pile", "outcome-turn-cap", "part-malus.worse"} <= park
    assert {"hint-even", "verify-holds", "setup-end_score.help", "table-line", "level-expert"} <= park
    assert {"ask-follow", "option-none", "option-diy", "option-go", "why-not-useful", "event-drawn"} <= fort
    assert {"card", "made-up-rule", "park-place", "outcome-fort", "part-rule.better", "label-your-deck"} <= fort


@pytest.mark.parametrize("key", ["event-collect", "why-no-such-action", "part-hand-fit.better", "replay-keys"])
def test_a_missing_key_is_noticed(key, tmp_path, monkeypatch):
    folder = tmp_path / "words"
    shutil.copytree(translator.FOLDER, folder)
    for path in (folder / "it").glob("*.ftl"):
        path.write_text(ftl.without(path, key), encoding="utf-8")
    monkeypatch.setattr(translator, "FOLDER", folder)
    assert lacking("yellowstone_park", "it") == [key]
    assert lacking("yellowstone_park", "ru") == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_files_have_the_same_texts_in_all_languages(language, file):
    shared = {
        name: {key for key in ftl.language(name, (file,)) if not is_form(key)} - helpers(name, file)
        for name in ("en", language)
    }
    assert shared[language] ^ shared["en"] == set()


def is_form(key: str) -> bool:
    """Forms of a thing's name differ between languages."""
    return key.partition(".")[0] in {"colour", "card", "space"} and "." in key


def helpers(language: str, file: str) -> set[str]:
    """Texts that others of their language refer to; each language has those it needs."""
    return {key for text in ftl.language(language, (file,)).values() for key in text.references}


def game_of(file: str) -> str:
    """The game a file belongs to; files of no game are read with any."""
    return GAMES[0] if file in ("common", "terminal", "web", "mail") else file.removesuffix("_rules")


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_the_same_parameters_in_all_languages(language, file):
    files = tuple(dict.fromkeys(("common", game_of(file), file)))
    own, english = ftl.language(language, files), ftl.language("en", files)
    different = {
        key: (ftl.parameters(own, key), ftl.parameters(english, key))
        for key in english
        if key in own and ftl.parameters(own, key) != ftl.parameters(english, key)
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_the_voice_has_no_exclamation_marks(language, file):
    assert [key for key, text in ftl.language(language, (file,)).items() if "!" in text.plain] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_rules_page_has_a_text(game, language):
    page = set(re.findall(r"\*\*([A-Z]\d+\.\d+)", (PAGES / f"{game}.md").read_text(encoding="utf-8")))
    assert len(page) > 20
    written = {key for key in ftl.language(language, files_of(game)) if re.fullmatch(r"rule-[A-Z]\d+-\d+", key)}
    assert written == {f"rule-{number.replace('.', '-')}" for number in page}


@pytest.mark.parametrize("game", GAMES)
def test_rules_cited_by_the_game_are_on_the_page(game):
    source = "".join(path.read_text() for path in (keys.SOURCES / "games" / game).rglob("*.py"))
    cited = set(re.findall(r'"([A-Z]\d+\.\d+)"', source))
    assert cited
    texts = ftl.language("en", files_of(game))
    assert {number for number in cited if f"rule-{number.replace('.', '-')}" not in texts} == set()
