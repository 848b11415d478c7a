"""Why an answer is none, each with its paragraph."""

from __future__ import annotations

from gamekeeper import make
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import agenda, places
from games.dice_theme_park.table import BESIDE, ENTRANCE, GAME, SLIDE, TRAIN, Table


def why(table: Table, text: str) -> tuple[str, str]:
    """The reason against an answer, and the paragraph it cites."""
    phrase = table.game.why_not(table.s, Seat(0), table.code(text, 0))
    assert phrase is not None
    return phrase.key, phrase.rule


def expanding(seats: int = 2) -> Table:
    """Someone may build: two tiles are offered, of which one is too dear."""
    table = Table(seats)
    table.display(int(places.DISPLAY), "log_flume", "sun_flyer")
    table.money(4)
    return table.ask(int(agenda.BUILD))


def test_d4_3_what_is_offered_may_be_too_dear_and_other_tiles_are_not_offered() -> None:
    table = expanding()
    assert why(table, "sun_flyer") == ("why-too-dear", "D4.3")
    assert why(table, "pop_shop") == ("why-not-on-display", "D4.3")
    assert why(table, "guide") == ("why-not-on-display", "D4.3")
    assert why(table, "mystery_ride") == ("why-not-open", "D4.3")  # it is not in this game
    assert table.game.why_not(table.s, Seat(0), table.code("log_flume", 0)) is None


def test_d2_3_d4_3_a_tile_stands_beside_the_park_where_nothing_is() -> None:
    table = expanding().do("log_flume")
    assert why(table, "hex:1") == ("why-hex-taken", "D2.3")
    assert why(table, "hex:20") == ("why-not-beside", "D4.3")


def why_planned(text: str, **options: bool) -> str:
    """The reason against two staff cards in the first round."""
    game = make(GAME, 2, options)
    s = game.setup(seed_bytes(1))
    while game.prompt(s, s.decider()).text.key != "ask-plan":
        game.advance(s, s.decider(), Action(game.legal(s, s.decider())[0]))
    phrase = game.why_not(s, s.decider(), game.read(s, text))
    assert phrase is not None
    return phrase.key


def test_d7_3_staff_that_is_not_in_this_game_is_not_called_by_the_name_of_another_card() -> None:
    assert why_planned("manager+innovator") == why_planned("innovator+innovator") == "why-not-open"
    assert why_planned("innovator+innovator", innovations=True) == "why-not-in-hand"


def test_d9_2_what_a_solo_card_strikes_out_is_told_as_such() -> None:
    table = Table(1)
    table.display(int(places.DISPLAY), "log_flume", "duck_pond", "pop_shop")
    table.display(int(places.SKILLS), "makeover", "usher_in", "long_walk")
    table.money(20)
    table.move("solo_7", int(places.SOLO_CARD))
    table.s.total[0] = 9
    table.ask(int(agenda.RECRUIT))
    table.ask(int(agenda.BUILD))
    table.ask(int(agenda.RAIL))
    assert why(table, "rail:1") == ("why-rail-struck-out", "D9.2")
    table.do("rail:2")
    assert why(table, "log_flume") == ("why-struck-out", "D9.2")
    table.do("done")
    assert why(table, "makeover") == ("why-struck-out", "D9.2")


def test_d4_2_a_monorail_is_taken_once() -> None:
    table = Table(2)
    table.s.taken = 2
    table.ask(int(agenda.RAIL))
    assert why(table, "rail:2") == ("why-rail-taken", "D4.2")
    assert why(table, "rail:5") == ("why-not-open", "D4.2")


def test_d4_5_an_upgrade_wants_a_free_space_money_and_none_of_its_kind() -> None:
    table = Table(2)
    table.build("log_flume", BESIDE)
    table.build("duck_pond", 6)
    table.build("petting_zoo", 7)
    table.upgrade("merch", "log_flume")
    table.upgrade("effect", "duck_pond")
    table.money(3)
    table.ask(int(agenda.MENU)).do("merch")
    assert why(table, f"space:{BESIDE}:2") == ("why-one-of-a-kind", "D4.5")
    assert why(table, "space:6:1") == ("why-space-taken", "D4.5")
    assert why(table, "space:1:1") == ("why-no-space", "D4.5")
    assert why(table, "space:20:1") == ("why-no-space", "D4.5")
    assert why(table, "space:2:1") == ("why-too-dear", "D4.5")


def test_d5_1_d5_3_an_attraction_wants_an_icon_and_a_party() -> None:
    table = Table(2)
    table.die("blue 3", TRAIN)
    table.die("blue 2", SLIDE)
    table.die("green 5", ENTRANCE)
    table.s.cubes[table.spot(TRAIN)] = 1
    table.phase(int(agenda.OPERATE))
    assert why(table, TRAIN) == ("why-no-icon", "D5.1")
    assert why(table, SLIDE) == ("why-no-party", "D5.3")
    assert why(table, "hex:20") == ("why-nothing-there", "D5.1")
    table.staff("manager")
    assert table.game.why_not(table.s, Seat(0), table.code(TRAIN, 0)) is None


def test_d5_4_a_guest_is_led_as_long_as_a_map_is_ready() -> None:
    table = Table(2)
    guest = table.die("green 5")
    table.s.maps[0] = 0
    table.phase(int(agenda.OPERATE))
    assert why(table, f"die:{guest + 1}") == ("why-no-map", "D5.4")
