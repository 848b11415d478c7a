"""What is told before anything is decided is what happens then."""
# ruff: noqa: N802 — tests carry the numbers of the rules page as it writes them

from __future__ import annotations

from tests.games.iditacards.table import BOX, BRIDGE, FOREST, HILLS, WASTELAND, Table, printed

from gamekeeper.core.ids import Seat
from gamekeeper.games.iditacards import moving
from gamekeeper.games.iditacards.view import DEAD


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
    t.s.today[0] = moving.IMMUNE
    assert ends(t)["storm"] == HILLS


def test_I7_1_a_dog_that_joins_pulls_at_once_and_an_attachment_too() -> None:
    t = Table(weather="cloud", square=WASTELAND)
    t.lay("team", ["husky"])
    t.ready("big_dog")
    assert told(t, "big_dog")["end"] == carried_out(t, "big_dog")
    t = Table(weather="sun", square=WASTELAND)
    t.lay("team", ["husky"])
    t.ready("dog_chow")
    assert told(t, "dog_chow")["end"] == carried_out(t, "dog_chow")


def carried_out(t: Table, slug: str) -> int:
    """The square where a turn with this card ends."""
    twin = t.s.copy()
    t.answer(slug)
    square, t.s = int(t.s.position[0]), twin
    return square


class Reprinted(Table):
    """A table of cards that move by what was done today, and by how many dogs there are."""

    box = printed(move="not_moved: move 9", breakfast="ate: move 9", first_aid="treated: move 9", push="move 2 x dog")


def test_I14_a_card_told_to_move_counts_itself_among_todays_deeds() -> None:
    for slug in ("move", "breakfast", "first_aid"):
        t = Reprinted(weather="cloud", square=HILLS)
        t.ready(slug)
        assert told(t, slug)["end"] == carried_out(t, slug), slug


def test_I10_a_card_told_to_move_for_each_dog_moves_so_far() -> None:
    t = Reprinted(weather="cloud")
    t.lay("team", ["husky", "moose", "wheel_dog"])
    t.ready("push")
    assert told(t, "push")["end"] == carried_out(t, "push")


def test_I9_2_a_card_that_kills_says_so_and_is_void_without_a_dog() -> None:
    t = Table(weather="storm")
    t.lay("team", ["husky"])
    t.ready("eat_dog")
    assert (told(t, "eat_dog")["kills"], told(t, "eat_dog")["void"]) == (1, "")
    t.lay("team", ["moose"])  # cannot die
    assert (told(t, "eat_dog")["kills"], told(t, "eat_dog")["void"]) == (0, "no-dog")


def test_I3_4_a_payment_that_must_fail_leads_nowhere_but_to_the_advance() -> None:
    t = Table(weather="cloud")
    t.ready("push")
    t.lay("hand", ["push", *["damaged"] * 3])
    assert told(t, "push")["void"] == "fails"
    assert "to" not in told(t, "push")


def test_I6_a_sled_card_in_the_snow_is_said_to_do_nothing() -> None:
    t = Table(weather="snow")
    t.ready("upgrade_sled")
    assert told(t, "upgrade_sled")["void"] == "snow"


def test_I9_3_what_goes_with_a_dog_is_told_and_armour_goes_instead() -> None:
    t = Table(weather="cloud")
    husky, wheel = t.lay("team", ["husky", "wheel_dog"])
    chow = t.add("gear", "dog_chow")
    t.s.mark[chow] = husky
    before = t.game.view(t.s, t.game.decider(t.s))["speed"]
    assert isinstance(before, list)
    parting = told(t, "dog1:1")
    assert (parting["lost"], parting["saved"]) == ([f"card:{chow}"], [])
    assert parting["speed"] == before[0] - 2
    armour = t.add("gear", "armour")
    t.s.mark[armour] = wheel
    parting = told(t, "dog1:2")
    assert (parting["lost"], parting["saved"], parting["speed"]) == ([], [f"card:{armour}"], before[0])


def test_I5_3_the_legs_that_strike_on_a_new_day_are_marked() -> None:
    legs = Table().game.catalogue()["legs"]
    assert isinstance(legs, list)
    assert [leg["name"] for leg in legs if leg["strikes"]] == ["wasteland", "forest"]


def test_I8_3_vigilance_carries_its_own_advance_through_any_weather() -> None:
    for weather in ("wind", "storm", "cloud"):
        t = Table(weather=weather, square=HILLS)
        t.lay("team", ["husky"])
        t.ready("vigilance")
        assert told(t, "vigilance")["end"] == carried_out(t, "vigilance"), weather


def days_end(t: Table) -> int:
    """Take a new day, and where that leads; the face of the die that came lies on the table then."""
    t.answer("day")
    for _other in range(1, t.game.seats):
        t.answer("stay")
    return int(t.s.position[0])


def test_I14_what_a_day_leads_to_counts_crickets_move() -> None:
    t = Table(seats=2, weather="sun", square=HILLS)
    t.lay("team", ["cricket"])
    t.lay("hand", [])
    t.lay("deck", [])
    t.lay("discard", ["move"])
    squares = ends(t)
    assert days_end(t) == squares[BOX.weathers[t.s.weather]]
    assert min(squares.values()) > HILLS + 10  # what Cricket prints


def test_I5_3_what_a_day_leads_to_counts_the_only_dog_that_the_forest_kills() -> None:
    t = Table(seats=2, weather="sun", square=FOREST)
    t.lay("team", ["husky"])
    squares = ends(t)
    assert squares["sun"] == FOREST + 2
    assert days_end(t) == squares[BOX.weathers[t.s.weather]]


def test_I11_a_day_that_is_the_last_alone_says_so() -> None:
    t = Table(seats=1, weather="sun", square=WASTELAND)
    t.set(hunger=6)
    assert set(ends(t).values()) == {DEAD}
    t.answer("day")
    assert t.game.outcome(t.s) == "death"


def test_I3_1_of_the_whole_hand_nothing_is_taken_off() -> None:
    t = Table(weather="sun")
    t.lay("team", ["cute_dog"])
    t.lay("hand", ["desperate_times", "move"])
    t.s.today[0] = moving.FREE_ENERGY
    own = t.game.view(t.s, Seat(0))["own"]
    assert list(own["sums"].values()) == [[{"today": 0}, {}, {}]]  # type: ignore[call-overload, index]
