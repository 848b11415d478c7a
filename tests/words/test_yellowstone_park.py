"""Yellowstone Park's sentences are true at every table: what is asked, and what is shuffled."""

import pytest

from gamekeeper.core.events import Event
from gamekeeper.core.ids import EVERYONE
from gamekeeper.games.yellowstone_park.rules import ASK_REFILL
from gamekeeper.words import Translator
from games.yellowstone_park.positions import last_draw, position

NAMES = ["Ada", "Кедр", "Birch", "Nocciolo", "Zoe"]
NO_CHOICE = {"en": "there is no choice", "it": "non c’è scelta", "ru": "выбора нет"}  # Y6.2, two and three players
ASKED = {"en": "You are asked", "it": "Puoi scegliere", "ru": "вы решаете"}
REST = {"en": "cards left in the draw pile", "it": "rimaste nel mazzo di pesca", "ru": "остатком колоды"}
RUN_OUT = {"en": "has run out", "it": "in fondo", "ru": "до конца"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", NO_CHOICE)
def test_nobody_is_told_of_a_choice_to_refill_that_their_table_does_not_have(language, seats):
    table = position(hands=["Y4 B3 G2"], seats=seats)
    seat = table.game.decider(table.s)
    reason = table.game.why_not(table.s, seat, table.game.read(table.s, "refill"))
    assert reason is not None
    assert reason.rule == "Y6.2"
    text = Translator(language, table.game).text(reason, NAMES, int(seat))
    assert (NO_CHOICE[language] in text) == (seats < 4)
    assert (ASKED[language] in text) == (seats >= 4)
    table.play("Y4:3", "B3:2")
    assert table.waits_for(int(ASK_REFILL)) == (seats >= 4)


@pytest.mark.parametrize("language", REST)
def test_a_counter_scoring_tells_that_the_draw_pile_is_shuffled_in(language):
    table = position(hands=["Y4"], seats=2, malus=[8, 3], counter=1)
    left = int(table.seen("pile"))
    table.play("Y4:3", "malus")
    said = {event.key: Translator(language, table.game).event(event, NAMES) for event in table.sink.events}
    assert REST[language] in said["new-pile"]
    assert str(left) in said["new-pile"]
    assert RUN_OUT[language] in said["counter"]


@pytest.mark.parametrize("language", REST)
def test_a_scoring_by_the_last_card_tells_of_malus_cards_only(language):
    table = last_draw()
    words = Translator(language, table.game)
    said = [words.event(event, NAMES) for event in table.sink.events if event.key == "new-pile"]
    assert len(said) == 1
    assert REST[language] not in said[0]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "The malus cards and the last card of the draw pile are shuffled together: the new draw pile has 9 cards.",
        ),
        (
            "it",
            "Si mescolano insieme le carte malus e l’ultima del mazzo di pesca: il nuovo mazzo di pesca ha 9 carte.",
        ),
    ],
)
def test_one_card_left_in_the_draw_pile_is_one(language, text):
    table = position(hands=["Y4"], seats=2)
    event = Event(0, EVERYONE, "new-pile", {"count": 9, "rest": 1, "counter": 7})
    assert Translator(language, table.game).event(event, NAMES).startswith(text)
