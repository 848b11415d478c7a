"""Fort's sentences: cases, plurals, elements without numbers, and every text of whole games."""

from collections import Counter

import pytest

from gamekeeper import make
from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE, SPECTATOR
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.texts import Phrase
from gamekeeper.words import LANGUAGES, Translator
from games.fort.positions import Table

NAMES = ["Ada", "Кедр", "Birch", "Nocciolo"]
SILENT = {"begin", "phase", "picked", "trash-marked", "used"}  # they move a drawing, and have nothing to say


@pytest.fixture(scope="module")
def fort():
    return make("fort", 3)


def spoken(language: str, game, key: str, you: int = -1, **params: object) -> str:
    return Translator(language, game).event(Event(0, EVERYONE, key, params), NAMES, you)


def card(game, name: str) -> str:
    catalogue = game.catalogue()
    kind = next(row["kind"] for row in catalogue["kinds"] if row["name"] == name)
    return f"card:{catalogue['cards'].index(kind)}"


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [
        ("en", "You take Bug from Ada’s yard.", "Кедр takes Bug from your yard."),
        ("it", "Prendi Bug dal cortile di Ada.", "Кедр prende Bug dal tuo cortile."),
        ("ru", "Вы берёте карту Bug со двора игрока Ada.", "Кедр берёт карту Bug с вашего двора."),
    ],
)
def test_yards_are_called_by_their_owner(fort, language, mine, theirs):
    params = {"seat": "seat:1", "card": card(fort, "Bug"), "from": "yard:0", "to": "discard:1"}
    assert spoken(language, fort, "recruit", 1, **params) == mine
    assert spoken(language, fort, "recruit", 0, **params) == theirs


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ada takes Bug from the park deck."),
        ("it", "Ada prende Bug dal mazzo del parco."),
        ("ru", "Ada берёт карту Bug из колоды парка."),
    ],
)
def test_elements_need_no_number(fort, language, text):
    params = {"seat": "seat:0", "card": card(fort, "Bug"), "from": "park-deck", "to": "discard:0"}
    assert spoken(language, fort, "recruit", **params) == text


@pytest.mark.parametrize(
    ("language", "one", "two", "five"),
    [
        ("en", "1 toy.", "2 toys.", "5 toys."),
        ("it", "1 giocattolo.", "2 giocattoli.", "5 giocattoli."),
        ("ru", "1 игрушку.", "2 игрушки.", "5 игрушек."),
    ],
)
def test_resources_agree_with_their_number(fort, language, one, two, five):
    for count, text in ((1, one), (2, two), (5, five)):
        assert spoken(language, fort, "gather", seat="seat:0", resource="toy", count=count).endswith(text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 pizza + 2 toys + 1 of any kind"),
        ("it", "1 pizza + 2 giocattoli + 1 risorsa qualsiasi"),
        ("ru", "1 пицца + 2 игрушки + 1 любой ресурс"),
    ],
)
def test_costs_are_sums_of_what_is_in_them(fort, language, text):
    words = Translator(language, fort)
    assert words.say("cost", pizza=1, toy=2, any=1) == text
    assert words.say("cost", pizza=0, toy=2, any=0) == text.split(" + ")[1]
    assert words.say("cost", pizza=1, toy=0, any=1) == " + ".join(text.split(" + ")[::2])


@pytest.mark.parametrize("reason", ["points", "fort", "park-deck", "turn-cap"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ending_has_a_sentence_of_its_own(fort, language, reason):
    said = {spoken(language, fort, "end", reason=other) for other in ("points", "fort", "park-deck", "turn-cap")}
    assert len(said) == 4
    assert Translator(language, fort).say(f"outcome-{reason}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_element_has_a_name(fort, language):
    words = Translator(language, fort)
    for reader in (0, SPECTATOR):
        assert all(words.element(element, NAMES, reader) for element in fort.elements())
    assert words.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_speak_every_language(language):
    for seats, draft in ((2, False), (4, True)):
        game = make("fort", seats, {"draft": draft})
        match = Match(game, seed_bytes(seats))
        rng = stream(seed_bytes(seats), "test")
        words = Translator(language, game)
        while not game.is_over(match.state):
            seat = game.decider(match.state)
            prompt = game.prompt(match.state, seat)
            assert all(words.cited(text, NAMES, seat) for text in (prompt.text, *(o.text for o in prompt.options)))
            match.play(seat, prompt.options[int(rng.below(len(prompt.options)))].action)
        for reader in (SPECTATOR, 0):
            events = [event for event in match.sink.events if event.is_for(reader)]
            assert {event.key for event in events if not words.event(event, NAMES, reader)} <= SILENT
        assert words.missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_that_is_asked_for_later_has_words_of_its_own(language):
    words = Translator(language, make("fort", 2))
    things = {one.thing for one in make("fort", 2).codes.ranges}
    said = {
        thing: words.cited(Phrase("why-not-now", {"thing": thing, "asked": "add"}, ""), NAMES, 0) for thing in things
    }
    assert len(set(said.values())) == len(things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_speaks_every_language(language):
    game = make("fort", 2)
    match = Match(game, seed_bytes(4))
    rng = stream(seed_bytes(4), "test")
    words = Translator(language, game)
    seen: Counter[str] = Counter()
    while not game.is_over(match.state) and len(match.history) < 150:
        seat = game.decider(match.state)
        for action in range(len(match.history) % 7, int(game.action_count), 7):
            reason: Phrase | None = game.why_not(match.state, seat, action)
            if reason is not None and seen[reason.key] < 10:
                seen[reason.key] += 1
                assert words.cited(reason, NAMES, seat)
        legal = list(game.legal(match.state, seat))
        match.play(seat, legal[int(rng.below(len(legal)))])
    assert words.missing == []
    assert {"why-not-now", "why-not-in-hand", "why-not-in-park", "why-not-in-yard"} <= set(seen)


def why(table: Table, answer: str) -> Phrase:
    """The reason against an answer of the seat that is asked."""
    reason = table.game.why_not(table.s, table.s.decider(), table.game.read(table.s, answer))
    assert reason is not None
    return reason


def test_what_only_a_perk_allows_is_refused_for_want_of_the_perk():
    table = Table().seat(0, hand="bones doc chef")
    table.play("hand:bones")
    assert table.question == "lookout"
    for answer in ("park:tink", "top", "yard2:tink"):
        assert (why(table, answer).key, why(table, answer).rule) == ("why-no-perk", "F10.2")
    table = Table().seat(0, hand="thunder ant", level=2, pizza=1, toys=1)
    table.play("hand:thunder", "hand:ant")
    assert table.question == "pack"
    assert (why(table, "supply:pizza").key, why(table, "supply:pizza").rule) == ("why-no-perk", "F10.4")


def test_with_the_perk_the_reason_is_another():
    table = Table().seat(0, hand="bones doc", perk="bribe")
    table.play("hand:bones")
    assert why(table, "park:chef").key == "why-not-in-park"


def test_a_coin_is_not_a_suit_to_name():
    table = Table().seat(0, hand="bud", pizza=1).seat(1, hand="bug moles")
    table.play("hand:bud", "toy")
    assert table.question == "name-suit"
    assert (why(table, "suit:coin").key, why(table, "suit:coin").rule) == ("why-not-offered", "F5.3")


@pytest.mark.parametrize(
    ("language", "own", "perk"),
    [
        ("en", "brings you something", "counts a suit"),
        ("it", "ti dia qualcosa", "conta un seme"),
        ("ru", "даст", "масть"),
    ],
)
def test_what_is_said_of_packs_and_copy_cat_is_all_of_it(fort, language, own, perk):
    words = Translator(language, fort)
    assert own in words.say("why-own-pack")  # a rival's pack that brings nothing is refused too (F6.12)
    assert perk in words.say("perk.what", perk="copy-cat")  # a second card only where a suit is counted (F10.3)


@pytest.mark.parametrize(("language", "one"), [("en", "1 card into"), ("it", "1 carta nel"), ("ru", ": 1.")])
def test_one_card_is_shuffled_alone(fort, language, one):
    assert one in spoken(language, fort, "shuffle", seat="seat:0", count=1)


@pytest.mark.parametrize(
    ("perk", "name"), [("copy-cat", "Повторюшка"), ("do-over", "Ещё разок"), ("rough-housing", "Потасовка")]
)
def test_russian_calls_a_perk_the_same_everywhere(fort, perk, name):
    """Its sign, its questions and events, and its paragraph; the Russian edition's name stands on the rules page."""
    words = Translator("ru", fort)
    sayings = {
        "copy-cat": ["ask-follow-second", "rule-F10-3"],
        "do-over": ["ask-do-over", "rule-F10-7"],
        "rough-housing": ["rule-F10-9"],
    }
    assert words.say("perk", perk=perk) == f"«{name}»"
    assert all(f"«{name}»" in words.say(key) for key in sayings[perk])
