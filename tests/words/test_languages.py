"""All languages say all things, with the same parameters, in the house's voice."""

import re
import shutil
from pathlib import Path

import pytest

from gamekeeper.words import LANGUAGES, translator
from words import ftl, keys

GAME_FILES = ("common", "terminal", "yellowstone_park", "yellowstone_park_rules")
FILES = sorted({path.stem for path in translator.FOLDER.glob("*/*.ftl")})
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "yellowstone_park.md"


def lacking(wanted: set[str], language: str) -> list[str]:
    return sorted(wanted - set(ftl.language(language, GAME_FILES)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_sources_has_a_text(language):
    assert lacking(keys.all_keys(), language) == []


def test_the_sources_were_searched():
    assert {"ask-lay-first", "ask-source", "option-lay", "option-stop", "event-lay", "event-undone"} <= keys.all_keys()
    assert {"why-game-over", "why-colour-elsewhere", "why-must-lay", "why-cards-are-laid"} <= keys.all_keys()
    assert {"card", "space", "draw-pile", "malus-pile", "outcome-turn-cap", "part-malus.worse"} <= keys.all_keys()
    assert {"hint-even", "verify-holds", "setup-end_score.help", "table-line", "level-expert"} <= keys.all_keys()


@pytest.mark.parametrize("key", ["event-collect", "why-no-such-action", "part-hand-fit.better", "replay-keys"])
def test_a_missing_key_is_noticed(key, tmp_path, monkeypatch):
    folder = tmp_path / "words"
    shutil.copytree(translator.FOLDER, folder)
    for path in (folder / "it").glob("*.ftl"):
        path.write_text(ftl.without(path, key), encoding="utf-8")
    monkeypatch.setattr(translator, "FOLDER", folder)
    assert lacking(keys.all_keys(), "it") == [key]
    assert lacking(keys.all_keys(), "ru") == []


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


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_the_same_parameters_in_all_languages(language, file):
    files = tuple(dict.fromkeys(("common", "yellowstone_park", file)))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_of_the_rules_page_has_a_text(language):
    page = set(re.findall(r"\*\*(Y\d+\.\d+)", PAGE.read_text(encoding="utf-8")))
    assert len(page) > 20
    texts = ftl.language(language, GAME_FILES)
    assert {number for number in page if f"rule-{number.replace('.', '-')}" not in texts} == set()
    written = {key for key in texts if key.startswith("rule-Y")}
    assert written == {f"rule-{number.replace('.', '-')}" for number in page}


def test_rules_cited_by_the_game_are_on_the_page():
    source = "".join(path.read_text() for path in (keys.SOURCES / "games").rglob("prompts.py"))
    cited = set(re.findall(r'"(Y\d+\.\d+)"', source))
    assert cited
    texts = ftl.language("en", GAME_FILES)
    assert {number for number in cited if f"rule-{number.replace('.', '-')}" not in texts} == set()
