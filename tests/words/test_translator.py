"""Sentences: names, cases, plurals, lists, and every text of whole games."""

from collections import Counter

import pytest

from gamekeeper import make
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE, SPECTATOR
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.texts import Phrase
from gamekeeper.words import LANGUAGES, MissingText, Translator, translator

NAMES = ["Ada", "Кедр", "Birch", "Nocciolo", "Zoe"]
YELLOW_4 = "card:20"
GREEN_5 = "card:36"
BLUE_3 = "card:46"


@pytest.fixture(params=LANGUAGES)
def language(request):
    return request.param


def words(language: str) -> Translator:
    return Translator(language, make("yellowstone_park"))


def happening(key: str, **params: object) -> Event:
    return Event(0, EVERYONE, key, params)


@pytest.mark.parametrize(("tongue", "name"), [("en", "yellow 4"), ("it", "giallo 4"), ("ru", "жёлтая 4")])
def test_cards_have_short_names(tongue, name):
    assert words(tongue).element(YELLOW_4) == name


@pytest.mark.parametrize(
    ("tongue", "mine", "theirs"),
    [
        ("en", "You lay yellow 4 in column 6.", "Кедр lays yellow 4 in column 6."),
        ("it", "Giochi il giallo 4 in colonna 6.", "Кедр gioca il giallo 4 in colonna 6."),
        ("ru", "Вы кладёте жёлтую 4 в столбец 6.", "Кедр кладёт жёлтую 4 в столбец 6."),
    ],
)
def test_readers_are_addressed_themselves(tongue, mine, theirs):
    event = happening("lay", seat="seat:1", card=YELLOW_4, space="space:4:6")
    assert words(tongue).event(event, NAMES, 1) == mine
    assert words(tongue).event(event, NAMES, 0) == theirs
    assert words(tongue).event(event, NAMES) == theirs


@pytest.mark.parametrize(
    ("tongue", "one", "two", "five"),
    [
        ("en", "1 card;", "2 cards;", "5 cards;"),
        ("it", "1 carta;", "2 carte;", "5 carte;"),
        ("ru", "1 карту;", "2 карты;", "5 карт;"),
    ],
)
def test_numbers_agree(tongue, one, two, five):
    for count, text in ((1, one), (2, two), (5, five)):
        assert text in words(tongue).event(happening("draw", seat="seat:0", count=count, pile=9), NAMES)


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("en", "Ada takes 3 malus cards: yellow 4, green 5, and blue 3."),
        ("it", "Ada raccoglie 3 carte malus: giallo 4, verde 5 e blu 3."),
        ("ru", "Ada забирает 3 штрафные карты: жёлтую 4, зелёную 5 и синюю 3."),
    ],
)
def test_lists_and_cases(tongue, text):
    event = happening("collect", seat="seat:0", cards=[YELLOW_4, GREEN_5, BLUE_3], count=3)
    assert words(tongue).event(event, NAMES) == text


def test_texts_in_a_row_are_told_as_a_list():
    event = happening("operate", seat="seat:0", place="x", values=["4", "6"])
    assert Translator("en", make("dice_theme_park", 2)).event(event, NAMES) == "Ada operates x with 4 and 6."


def test_numbers_by_seat_carry_names():
    event = happening("score", malus=[5, 0], markers=[10, 5])
    text = words("en").event(event, NAMES)
    assert text == "Scoring. Malus cards: Ada 5, Кедр 0. Markers now: Ada 10, Кедр 5."


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("en", "Blue is in column 3, so blue 3 goes there and not in column 5. (Y3.2)"),
        ("it", "Il blu è in colonna 3, quindi il blu 3 va lì e non in colonna 5. (Y3.2)"),
        ("ru", "Синий цвет занимает столбец 3, поэтому синяя 3 идёт туда, а не в столбец 5. (Y3.2)"),
    ],
)
def test_reasons_cite_their_rule(tongue, text):
    params = {"card": BLUE_3, "colour": "blue", "column": 5, "row": 3, "other": 3}
    assert words(tongue).cited(Phrase("why-colour-elsewhere", params, "Y3.2"), NAMES) == text


def test_seats_without_a_name_are_numbered():
    assert words("en").event(happening("undone", seat="seat:2", to=3)) == "3 takes the last step back."


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"edge_matrix": True}), (4, {}), (5, {"turn_cap": 30})])
def test_whole_games_speak_every_language(language, seats, options):
    game = make("yellowstone_park", seats, {"end_score": 8, **options})
    match = Match(game, seed_bytes(seats))
    rng = stream(seed_bytes(seats), "test")
    spoken = Translator(language, game)
    while not game.is_over(match.state):
        seat = game.decider(match.state)
        prompt = game.prompt(match.state, seat)
        sentences = [spoken.cited(phrase, NAMES, seat) for phrase in (prompt.text, *(o.text for o in prompt.options))]
        assert all(sentences)
        match.play(seat, prompt.options[int(rng.below(len(prompt.options)))].action)
    for reader in (SPECTATOR, *range(seats)):
        assert all(spoken.event(event, NAMES, reader) for event in match.sink.events if event.is_for(reader))
    assert spoken.say(f"outcome-{game.outcome(match.state)}")
    assert spoken.missing == []


def test_every_refusal_speaks_every_language(language):
    game = make("yellowstone_park", 4, {"end_score": 8})
    match = Match(game, seed_bytes(4))
    rng = stream(seed_bytes(4), "test")
    spoken = Translator(language, game)
    keys = Counter()
    while not game.is_over(match.state):
        seat = game.decider(match.state)
        for action in range(-1, int(game.action_count) + 1):
            reason = game.why_not(match.state, seat, action)
            if reason is not None and keys[reason.key] < 20:
                keys[reason.key] += 1
                assert spoken.cited(reason, NAMES, seat)
        legal = list(game.legal(match.state, seat))
        match.play(seat, legal[int(rng.below(len(legal)))])
    other = game.why_not(match.state, 0, 0)
    keys[other.key] += 1
    assert spoken.text(other)
    assert spoken.missing == []
    assert {"why-not-in-hand", "why-column-taken", "why-must-lay", "why-hand-not-empty", "why-game-over"} <= set(keys)


def test_every_element_has_a_name(language):
    game = make("yellowstone_park", 5)
    spoken = Translator(language, game)
    names = [spoken.element(element, NAMES) for element in game.elements()]
    assert len(set(names)) == 28 + 49 + 1 + 5
    full = {spoken.element(f"card:{card}", NAMES, form="full") for card in range(56)}
    assert len(full) == 56


def test_unknown_language():
    with pytest.raises(BadSetup, match="'de', wanted one of en, it, ru"):
        Translator("de")


def test_a_key_no_language_has():
    with pytest.raises(MissingText, match="no-such-text"):
        words("ru").say("no-such-text")


def test_a_missing_parameter():
    with pytest.raises(MissingText, match="event-undone"):
        words("en").event(happening("undone"))


def test_an_element_without_a_game():
    with pytest.raises(MissingText, match="card:3"):
        Translator("en").text(Phrase("rule-cited", {"text": "card:3", "rule": "Y1"}))


def test_a_text_missing_in_one_language_is_given_in_english_and_noted(monkeypatch):
    spoken = words("it")
    real = translator.pattern

    def forgetful(texts, key):
        return None if key == "event-lay" and texts.locales == ["it"] else real(texts, key)

    monkeypatch.setattr(translator, "pattern", forgetful)
    event = happening("lay", seat="seat:0", card=YELLOW_4, space="space:4:6")
    assert spoken.event(event, NAMES) == "Ada lays giallo 4 in colonna 6."
    assert spoken.missing == ["event-lay"]
