"""Whatever a game of Iditacards asks, answers, tells or refuses can be said in every language."""

from __future__ import annotations

import pytest

from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.texts import Phrase
from gamekeeper.games.iditacards import Iditacards
from gamekeeper.words import LANGUAGES, Translator
from games.iditacards.table import BOX

NAMES = ["Ada", "Birch", "Cedar", "Dawn"]
SILENT = {"gather", "gather-own", "spent", "put-back-own", "to-hand-own"}


def spoken(seats: int, seed: int) -> tuple[list[Phrase], list[Event]]:
    """What one random game says, one phrase and event of each key."""
    game = Iditacards(seats, {"turn_cap": 60}, BOX)
    luck = stream(seed_bytes(seed), "texts")
    sink = Sink()
    s = game.setup(seed_bytes(seed), sink)
    phrases: dict[str, Phrase] = {}
    while (seat := game.decider(s)) != NOBODY:
        legal = game.legal(s, seat)
        prompt = game.prompt(s, seat)
        refused = [game.refusal(s, seat, Action(luck.below(game.action_count)), legal) for _ in range(5)]
        for phrase in (prompt.text, *(option.text for option in prompt.options), *refused):
            if phrase is not None:
                phrases.setdefault(phrase.key, phrase)
        game.apply(s, seat, Action(legal[luck.below(len(legal))]))
    return list(phrases.values()), list({event.key: event for event in sink.events}.values())


@pytest.mark.parametrize("seats", [1, 3])
def test_everything_can_be_said(seats: int) -> None:
    game = Iditacards(seats, {}, BOX)
    phrases, events = spoken(seats, seats)
    assert len(phrases) > 20
    assert len(events) > 25
    for language in LANGUAGES:
        words = Translator(language, game)
        assert all(words.text(phrase, NAMES, 0) != "" for phrase in phrases)
        for you in (0, int(NOBODY)):
            silent = {event.key for event in events if words.event(event, NAMES, you) == ""}
            assert silent <= SILENT


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_places_and_parts_have_names(language: str) -> None:
    game = Iditacards(4, {}, BOX)
    words = Translator(language, game)
    named = {words.element(element, NAMES, 0) for element in game.elements() if element.startswith("card:")}
    assert len(named) == 107
    assert all(words.element(element, NAMES, 1) != "" for element in game.elements())
    s = game.setup(seed_bytes(1))
    for part in game.estimate(s, Seat(0)).parts:
        assert all(words.say(f"part-{part}{form}") for form in ("", ".better", ".worse"))
    for spec in game.info.all_options():
        assert words.say(f"setup-{spec.key}") != words.say(f"setup-{spec.key}.help")


def test_a_card_that_is_not_on_this_table_is_not_called_by_the_name_of_another() -> None:
    game = Iditacards(2, {"upgrade_decks": 1}, BOX)
    s = game.setup(seed_bytes(1))
    for kind, slug in enumerate(BOX.slugs):
        why = game.why_not(s, s.decider(), game.read(s, slug))
        if why is not None and why.key == "why-not-in-hand":
            assert game.setting.kind(int(str(why.params["card"]).removeprefix("card:"))) == kind
        assert why is None or (why.key == "why-not-open") == (game.setting.copies(kind) == 0), slug
