"""What is told before anything is decided is what happens then."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from tests.games.iditacards.table import BOX, BRIDGE, HILLS, WASTELAND, Table

from gamekeeper.games.iditacards import conditions


def told(t: Table, answer: str) -> dict[str, object]:
    """The parameters of an answer's text."""
    options = t.game.prompt(t.s, t.game.decider(t.s)).options
    return dict(next(option.text.params for option in options if option.notation == answer))


def ends(t: Table) -> dict[str, object]:
    """Where a new day and the advance lead, by face of the die."""
    squares = told(t, "day")["ends"]
    assert isinstance(squares, list)
    return dict(zip(BOX.weathers, squares, strict=True))


def test_I4_5_no_card_pays_on_the_rope_bridge() -> None:
    t = Table()
    t.ready("sprint")
    t.answer("sprint")
    t.lay("deck", ["move", "band_aid"])
    assert (told(t, "risk")["pays"], told(t, "risk")["fails"]) == (2, 0)
    t.s.position[0] = BRIDGE
    assert (told(t, "risk")["pays"], told(t, "risk")["fails"]) == (0, 2)


def test_I5_1_a_new_day_leads_where_its_weather_lets_one_live() -> None:
    t = Table(seats=2, weather="sun", square=HILLS)
    assert ends(t) == {"snow": 21, "sun": 22, "cloud": 20, "storm": 20, "wind": 26, "rain": 24}
    t.set(cold=6)
    assert ends(t)["wind"] == 1
    t.set(hunger=6)
    assert ends(t)["rain"] == 1
    t.s.position[0] = WASTELAND
    assert ends(t)["storm"] == WASTELAND - 30


def test_I5_4_a_new_day_ends_immunity() -> None:
    t = Table(seats=2, weather="storm", square=HILLS)
    t.s.today[0] = conditions.IMMUNE
    assert ends(t)["storm"] == HILLS
