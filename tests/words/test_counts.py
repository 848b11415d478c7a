"""A noun agrees with the number before it, and what is put together of several texts is a sentence."""

import pytest

from gamekeeper import catalog
from gamekeeper.core.ids import Action
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.words import LANGUAGES, Translator

ONE_OF = {  # key, its number, and what is said of one
    ("iditacards", "label-no-energy", "count"): ("needs 1 other card in hand", "serve un’altra carta in mano"),
    ("iditacards", "label-no-health", "count"): ("needs 1 card in your deck", "serve 1 carta nel mazzo"),
    ("iditacards", "label-step-damage", "value"): ("1 damage", "1 danno"),
    ("dice_theme_park", "label-pays", "count"): ("+1 money", "+1 moneta"),
}
BLUE = {"word": "operated_blue"}
REWARDS = {
    "en": "Upkeep: 1, 2 or 3 stars for at least 3, 4 or 5 blue attractions operated.",
    "it": "Mantenimento: 1, 2 o 3 stelle per almeno 3, 4 o 5 attrazioni blu azionate.",
    "ru": "Итоги: 1, 2 или 3 звезды, если синих аттракционов запущено хотя бы 3, 4 или 5.",
}


@pytest.mark.parametrize(("asked", "texts"), ONE_OF.items(), ids=lambda value: value[1] if len(value) == 3 else "")
def test_one_is_singular(asked, texts):
    game, key, number = asked
    said = tuple(Translator(language, catalog.make(game, 2)).say(key, **{number: 1}) for language in ("en", "it"))
    assert said == texts


@pytest.mark.parametrize("key", ["ask-take", "ask-energy"])
def test_what_is_still_to_go_agrees_in_italian(key):
    words = Translator("it", catalog.make("iditacards", 2))
    told = [words.say(key, left=left, card="Husky").rpartition("; ")[2] for left in (1, 2)]
    assert told == ["ne manca 1.", "ne mancano 2."]


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("gain-position.more", ("на 1 клетку", "на 3 клетки", "на 5 клеток")),
        ("gain-hand.else-less", ("с руки 1 карту", "с руки 3 карты", "с руки 5 карт")),
    ],
)
def test_what_an_answer_changes_agrees_in_russian(key, told):
    words = Translator("ru", catalog.make("iditacards", 2))
    assert all(words.say(key, count=count).endswith(end) for count, end in zip((1, 3, 5), told, strict=True))


@pytest.mark.parametrize("verb", ["damage", "rivals-damage"])
def test_a_single_damage_is_singular_on_a_card(verb):
    words = Translator("it", catalog.make("iditacards", 2))
    assert [words.say("does", verb=verb, amount=amount, where=0, per_dog=0)[-7:] for amount in (1, 2)] == [
        "1 danno",
        "2 danni",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_administrator_rewards_is_a_sentence(language):
    words = Translator(language, catalog.make("dice_theme_park", 2))
    assert words.say("rewards", low=3, middle=4, high=5, what=words.say("counts.many", **BLUE)) == REWARDS[language]


def test_what_is_counted_agrees_in_russian():
    words = Translator("ru", catalog.make("dice_theme_park", 2))
    told = words.say("rewards", low=2, middle=4, high=5, what=words.say("counts.many", word="mascots"))
    assert told == "Итоги: 1, 2 или 3 звезды, если талисманов хотя бы 2, 4 или 5."


@pytest.mark.parametrize("game", catalog.names())
def test_what_is_told_and_asked_begins_as_a_sentence_does(game):
    """Of a match by chance: news and questions, for who is meant and for the others."""
    rng, match = stream(seed_bytes(7), "chance"), Match(catalog.make(game, 3), seed_bytes(7))
    spoken = {language: Translator(language, match.game) for language in LANGUAGES}
    heard: set[str] = set()
    for _ in range(250):
        if match.game.is_over(match.state):
            break
        prompt = match.game.prompt(match.state, match.game.decider(match.state))
        heard |= {words.text(prompt.text, "ABC", you) for words in spoken.values() for you in (0, 1)}
        match.play(prompt.seat, Action(prompt.options[rng.below(len(prompt.options))].action))
    events = match.sink.events
    heard |= {words.event(event, "ABC", you) for words in spoken.values() for event in events for you in (0, 1)}
    assert sorted(text for text in heard if text[:1].islower()) == []
