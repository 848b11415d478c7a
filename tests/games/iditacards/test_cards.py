"""Each row of the cards plays and does what it says, with the cards that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamekeeper.games.iditacards import components, day, moving
from games.iditacards.table import BLIZZARD, BOX, CLIFF, HILLS, KIND, MOUNTAIN, TOWN, WASTELAND, Table

DECK = ["a_hat", "armour", "dog_chow", "good_dog", "harness", "lunch", "lunch", "rope", "rope", "rest"]
"""Ten cards for a deck."""


def drawn(slug: str, deck: list[str] = DECK, **options: int) -> Table:
    """A card is played with these cards in the deck beside its health: what is drawn from is not asked."""
    t = Table(**options)
    t.play(slug, *deck)
    return t


def check_draw(slug: str, count: int) -> None:
    """Draws so many of twelve, and fewer from a smaller deck; the discard pile stays."""
    t = drawn(slug, [one for one in [*DECK, "waffle", "torch"] if one != slug])
    assert t.count("hand") == count
    t = drawn(slug, ["rope"])
    assert t.names("hand") == ["rope"][:count]
    assert slug in t.names("discard")


def check_move(slug: str, squares: int) -> None:
    """Moves so far, and with speed once for the card and once for the advance (I2.2)."""
    for husky in (False, True):
        t = Table()
        t.set(1, 1)
        if husky:
            t.dog("wheel_dog")
        speed = int(husky)
        t.s.position[0] = 87
        turns = 1 + BOX.costs[KIND[slug] * 3 + 2]
        before = t.square()
        t.set()
        t.play(slug)
        assert t.square() == before + squares + speed + int(turns) * (1 + speed)


def check_destroy(slug: str, most: int, count: int) -> None:
    """Looks at so many cards, destroys up to so many, and keeps or shuffles back the rest."""
    t = drawn(slug)
    seen = t.names("look")
    assert len(seen) == min(count, len(DECK))
    destroyed = 0
    while t.asked() == "destroy 0":
        first = t.options()[0]
        t.answer(first)
        destroyed += first != "done"
    assert destroyed == min(most, len(seen))
    if t.asked() == "keep 0":
        back = t.options()[0]
        t.answer(back)
        if t.asked() == "keep 0":
            t.answer("hand")
        assert back == "hand" or back in t.names("deck")
    assert t.count("hand") == max(0, len(seen) - destroyed - 1)
    t = drawn(slug)
    if most > 0:
        t.answer("done")
    t.answer("hand")
    assert t.count("hand") == len(seen)
    assert t.count("look") == 0


def check_recover(t: Table, count: int) -> None:
    """Up to so many cards of the discard pile, then which of them go into the deck."""
    held, deck = t.count("hand"), t.count("deck")
    for left in range(count):
        assert t.asked() == "recover 0", left
        assert "done" in t.options()
        t.first()
    assert t.asked() == "keep 0"
    t.first()
    if t.asked() == "keep 0":
        t.answer("hand")
    assert t.count("deck") == deck + 1
    assert t.count("hand") == held + count - 1


def check_take(slug: str, count: int, wanted: int) -> None:
    """Fills the supply to so many cards from one deck of your choice and takes so many of them."""
    for supply in ([], ["haste", "push", "bear"]):
        t = Table(weather="cloud")
        t.lay("supply", supply)
        t.play(slug)
        if wanted > len(supply):
            assert t.asked() == "fill 0"
            t.answer("fill:speed")
        full = max(wanted, len(supply))
        while t.asked() == "take 0":
            t.first()
        taken = [card for card in t.names("discard") if BOX.deck[KIND[card]] == 1]
        assert len(taken) == min(count, full)
        assert t.count("supply") == full - min(count, full)


def team(slug: str, *dogs: str) -> Table:
    """A dog or an attachment has come into play beside these dogs; an attachment is on the first of them."""
    t = Table()
    for dog in dogs:
        t.dog(dog)
    t.play(slug)
    if t.asked() == "attach 0":
        t.first()
    assert slug in t.names("team") + t.names("gear")
    return t


def check_speed(slug: str, speed: int, *dogs: str) -> None:
    """Adds so much speed to that of good dogs, which have none."""
    t = team(slug, *(dogs or ("good_dog",)))
    assert moving.speed(t.t, t.s, 0) == speed


def check_new_day(slug: str, more: int) -> None:
    """Draws so many more or fewer on a new day, but not on the mountain (I5.2)."""
    t = team(slug, "lead_dog")
    assert day.hand_size(t.t, t.s, 0) == 6 + more
    t.s.position[0] = MOUNTAIN
    assert day.hand_size(t.t, t.s, 0) == 6


@pytest.mark.parametrize(
    ("slug", "count"),
    re.findall(
        r"(\w+) (\d+)",
        "breakfast 3 dinner 7 lunch 3 rest 2 midnight_snack 7 raw_venison 3 venison_carpaccio 1 venison_steak "
        "3 waffle 2",
    ),
)
def test_draws(slug: str, count: str) -> None:
    """breakfast dinner lunch rest midnight_snack raw_venison venison_carpaccio venison_steak waffle"""
    check_draw(slug, int(count))


@pytest.mark.parametrize(
    ("slug", "squares"),
    re.findall(r"(\w+) (\d+)", "move 1 mush 10 haste 5 iditarod_drift 7 midnight_sun 10 push 5 rush 8 sprint 10"),
)
def test_moves(slug: str, squares: str) -> None:
    """move mush haste iditarod_drift midnight_sun push rush sprint"""
    check_move(slug, int(squares))


@pytest.mark.parametrize(
    ("slug", "most", "count"),
    re.findall(
        r"(\w+) (\d+) (\d+)",
        "first_aid 1 3 grandma_soup 2 10 bandage 1 5 brandy 1 3 band_aid 1 1 diamorphine 999 999 meditate 0 999",
    ),
)
def test_destroys(slug: str, most: str, count: str) -> None:
    """first_aid grandma_soup bandage brandy band_aid diamorphine meditate"""
    check_destroy(slug, int(most), int(count))


@pytest.mark.parametrize(
    ("slug", "count", "wanted"),
    re.findall(
        r"(\w+) (\d+) (\d+)",
        "repair_sled 2 1 upgrade_sled 1 3 improvise 1 0 salvage 3 2 scrapyard 4 2 makeshift_sled 2 6 study_up "
        "1 8 desperate_times 5 10",
    ),
)
def test_takes(slug: str, count: str, wanted: str) -> None:
    """repair_sled upgrade_sled improvise salvage scrapyard makeshift_sled study_up desperate_times"""
    check_take(slug, int(count), int(wanted))


@pytest.mark.parametrize(
    ("slug", "speed"),
    re.findall(
        r"(\w+) (-?\d+)",
        "dog_chow 1 husky 1 wheel_dog 1 bear 3 big_dog 3 dog_shoes 2 greyhound 3 problem_dog 3 squirrel 3 "
        "steam_engine 3 polar_bear 3 lazy_dog -1 tiara 1 moose 5 nuclear_reactor 5",
    ),
)
def test_speed(slug: str, speed: str) -> None:
    """dog_chow husky wheel_dog bear big_dog dog_shoes greyhound problem_dog squirrel steam_engine

    polar_bear lazy_dog tiara moose nuclear_reactor
    """
    check_speed(slug, int(speed))


@pytest.mark.parametrize(
    ("slug", "more"), re.findall(r"(\w+) (-?\d+)", "a_hat 1 good_dog 1 husky 1 problem_dog -1 retriever 2 tiara 1")
)
def test_new_day_draw(slug: str, more: str) -> None:
    """a_hat good_dog husky problem_dog retriever tiara"""
    check_new_day(slug, int(more))


def test_armour() -> None:
    t = team("armour", "good_dog")
    t.answer("dog1:1")
    assert t.names("team") == ["good_dog"]
    assert t.names("gear") == []
    assert "armour" in t.names("discard")
    t.answer("dog1:1")
    assert t.names("team") == []


def test_lead_dog() -> None:
    for leader, cold, hunger in ((False, 4, 4), (True, 3, 3)):
        t = Table(square=25)
        if leader:
            t.dog("lead_dog")
        t.play("move")
        assert (t.cold(), t.hunger()) == (cold, hunger)


def test_lead_dog_plays() -> None:
    assert team("lead_dog").names("team") == ["lead_dog"]


def test_wheel_dog() -> None:
    t = Table()
    t.dog("wheel_dog")
    t.answer("dog1:1")
    assert t.names("discard") == ["wheel_dog"]
    assert Table(seats=3).game.setup(bytes(32)).count(48) == 1


def test_big_dog() -> None:
    """Counts as 2 for the limit and in the hills."""
    t = Table(square=HILLS)
    t.dog("big_dog")
    assert moving.speed(t.t, t.s, 0) == 5
    for _ in range(3):
        t.dog("bear")
    t.play("big_dog")
    assert t.asked() == "limit 0"
    t.first()
    assert t.asked() != "limit 0"


def test_chihuahua() -> None:
    t = team("chihuahua", "good_dog", "big_dog")
    assert moving.speed(t.t, t.s, 0) == 3 + 3
    assert moving.speed((t := team("chihuahua", "chihuahua")).t, t.s, 0) == 2


def test_dog_food() -> None:
    t = Table()
    t.dog("big_dog")
    t.dog("cat")
    t.play("dog_food", *DECK)
    assert t.count("hand") == 3


def test_downhill_slide() -> None:
    t = Table()
    t.dog("wheel_dog")
    t.play("downhill_slide")
    assert t.square() == WASTELAND + 2 * (3 + 1) + 2


def test_tactical_play() -> None:
    t = Table()
    t.dog("wheel_dog")
    t.play("tactical_play")
    assert t.square() == WASTELAND + 2 * (0 + 1) + 2 * 2


def test_greyhound_holds_nothing() -> None:
    t = Table()
    t.dog("greyhound")
    t.play("dog_chow")
    assert t.names("gear") == []
    assert "dog_chow" in t.names("discard")


def test_slow_and_steady() -> None:
    t = Table()
    t.dog("wheel_dog")
    t.play("slow_and_steady", *DECK)
    assert t.square() == WASTELAND + 1 + 2
    assert t.count("hand") == 1


def test_steam_engine() -> None:
    t = Table()
    t.dog("bear", "steam_engine")
    t.dog("cat")
    t.dog("moose")
    t.dog("good_dog")
    t.answer("dog1:2")
    assert t.names("team") == ["good_dog", "cat", "moose"]
    assert t.asked() == "kill 0"
    assert t.options() == ["dog1:1", "dog1:2"]
    t.answer("dog1:2")
    assert t.names("hand") == ["cat"]
    assert t.asked() == "turn 0"


def test_dog_trap() -> None:
    t = Table(seats=4)
    t.dog("bear", seat=1)
    t.dog("cat", seat=1)
    t.dog("moose", seat=2)
    t.dog("bear", seat=3)
    t.s.today[3] = moving.IMMUNE
    t.ready("dog_trap")
    t.answer("dog_trap")
    for _ in (1, 2):
        for seat in (1, 2, 3):
            t.turn(seat)
            t.lay("hand", ["move"], seat)
        t.turn(0)
        t.lay("deck", ["improvise"])
        t.answer("risk")
    assert t.asked() == "kill 1"
    t.answer("dog2:2")
    assert t.names("hand", 1) == ["move", "cat"]
    assert (t.names("team", 2), t.names("team", 3)) == (["moose"], ["bear"])


def test_eat_dog() -> None:
    t = Table()
    t.dog("cat")
    t.dog("bear", "armour")
    t.play("eat_dog", *DECK[2:])
    assert t.asked() == "kill 0"
    t.answer("dog1:1")
    assert t.names("gear") == []
    assert t.count("hand") == 7
    t = Table()
    t.dog("moose")
    t.play("eat_dog", *DECK)
    assert t.count("hand") == 0


def test_hitch_a_ride() -> None:
    t = Table()
    t.play("hitch_a_ride")
    assert t.square() == WASTELAND + 7
    assert t.names("discard").count("damaged") == 1


def test_hydrogen_sulfide_and_ice_box() -> None:
    """hydrogen_sulfide ice_box, eased by Lead Dog (I14), not on the frozen lake."""
    for slug, first, second in (("hydrogen_sulfide", (0, 3), (0, 2)), ("ice_box", (3, 0), (2, 0))):
        t = Table(seats=4)
        t.s.position[1], t.s.position[2], t.s.position[3] = BLIZZARD, BLIZZARD + 1, TOWN
        t.dog("lead_dog", seat=2)
        t.play(slug)
        assert (t.cold(1), t.hunger(1)) == first
        assert (t.cold(2), t.hunger(2)) == second
        assert (t.cold(3), t.hunger(3)) == (0, 0)
        assert (t.cold(), t.hunger()) == (0, 0)


def test_plate_mail_cannot_die() -> None:
    t = team("plate_mail", "good_dog")
    assert "dog1:1" not in t.options()


def test_polar_bear() -> None:
    t = team("polar_bear")
    assert t.cold() == 1
    assert t.names("discard").count("damaged") == 1
    t = Table(square=TOWN)
    t.play("polar_bear")
    assert t.cold() == 1 + (t.square() > 5)
    assert "damaged" not in t.names("discard")


def test_polar_bear_does_it_though_the_limit_kills_it() -> None:
    t = Table()
    for _ in range(3):
        t.dog("moose" if "moose" not in t.names("team") else "russian_bear_dog")
    for _ in range(3):
        t.dog("good_dog" if "good_dog" not in t.names("team") else "greyhound")
    t.play("polar_bear")
    assert t.asked() == "limit 0"
    bear = t.names("team").index("polar_bear") + 1
    t.answer(f"dog1:{bear}")
    assert t.cold() == 1
    assert "polar_bear" not in t.names("team")


def test_referee() -> None:
    """Any fake dog, mandatory; immune players' dogs are safe."""
    t = Table(seats=3)
    t.dog("bear", seat=1)
    t.dog("moose", seat=1)
    t.dog("cat", seat=2)
    t.dog("polar_bear")
    t.dog("good_dog")
    t.s.today[2] = moving.IMMUNE
    t.ready("referee")
    t.answer("referee")
    t.turn(0)
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert t.asked() == "kill-fake 0"
    assert t.options() == ["dog1:2", "dog2:1"]
    t.answer("dog2:1")
    assert t.names("team", 1) == ["moose"]


def test_referee_takes_your_own_if_no_other_qualifies() -> None:
    t = Table()
    t.dog("bear")
    t.play("referee")
    assert t.names("team") == []


def test_russian_bear_dog() -> None:
    t = team("russian_bear_dog")
    assert "dog1:1" not in t.options()


def test_stab_in_the_dark() -> None:
    t = Table(seats=3)
    t.s.position[2] = TOWN
    t.play("stab_in_the_dark")
    assert [t.names("discard", seat).count("damaged") for seat in (0, 1, 2)] == [0, 1, 0]


def test_stop_and_shop() -> None:
    check_take("stop_and_shop", 2, 5)
    t = Table(weather="cloud")
    t.s.today[0] = moving.MOVED
    t.play("stop_and_shop")
    assert t.asked() == "turn 0"
    assert t.count("supply") == 0


def test_thermostat_and_tip_sled() -> None:
    """thermostat tip_sled; who dies goes back 30."""
    for slug, conditions_after in (("thermostat", (1, 0)), ("tip_sled", (0, 1))):
        t = Table(seats=3)
        t.s.position[2] = 40
        t.set(6, 6, seat=2)
        t.play(slug)
        assert (t.cold(1), t.hunger(1)) == conditions_after
        assert (t.square(2), t.cold(2), t.hunger(2)) == (10, 0, 0)
        assert (t.cold(), t.hunger()) == (0, 0)


def test_trade_dog() -> None:
    t = Table(weather="cloud")
    t.dog("cat")
    t.play("trade_dog")
    t.answer("fill:speed")
    for _ in range(5):
        t.first()
    assert (t.count("supply"), t.names("hand")) == (5, ["cat"])
    t = Table(weather="cloud")
    t.play("trade_dog")
    assert t.asked() == "turn 0"
    assert t.count("supply") == 0


def test_travel_light() -> None:
    """Its conditions are your own card's: immunity does not help."""
    t = Table()
    t.s.today[0] = moving.IMMUNE
    t.play("travel_light")
    assert (t.square(), t.cold(), t.hunger()) == (WASTELAND + 11, 1, 1)


def test_whale_meat() -> None:
    t = Table()
    t.lay("discard", ["cat", "cat", "coat", "coat", "torch"])
    t.play("whale_meat", *DECK)
    assert t.count("hand") == 5
    check_recover(t, 5)
    assert t.names("discard").count("damaged") == 1


def test_bison() -> None:
    t = Table()
    t.play("bison", *DECK)
    assert t.count("hand") == 5
    t = Table()
    t.lay("discard", ["rope", "rope", "torch", "cat"])
    t.play("bison")
    check_recover(t, 3)


def test_caffeine() -> None:
    t = Table()
    t.lay("discard", ["rope", "torch"])
    t.play("caffeine", *DECK)
    assert t.count("look") == 2
    t.answer("done", "hand")
    check_recover(t, 1)


def test_cat() -> None:
    t = team("cat")
    t.answer("dog1:1")
    assert t.names("hand") == ["cat"]
    assert t.s.mark[t.s.cards_at(8)[0]] == 1


def test_lazy_dog_holds_two() -> None:
    t = Table()
    t.dog("lazy_dog")
    t.play("dog_chow")
    t.play("dog_shoes")
    t.play("squirrel")
    assert t.names("gear") == ["dog_chow", "dog_shoes"]


def test_malamute() -> None:
    """Draws for each move, the card's and the advance."""
    t = team("malamute")
    t.dog("malamute")
    t.play("push", *DECK)
    assert t.count("hand") == 4


def test_new_sled() -> None:
    t = Table(weather="cloud")
    t.lay("hand", ["new_sled", "rope", "torch", "cat"])
    t.answer("new_sled", "fill:survivor")
    assert t.count("hand") == 0
    assert sorted(t.names("discard")) != []
    assert t.count("supply") == 0
    assert len([card for card in t.names("discard") if BOX.deck[KIND[card]] == 4]) == 3


def test_rope_recovers() -> None:
    """rope torch"""
    for slug, count in (("rope", 3), ("torch", 2)):
        t = Table()
        t.lay("discard", ["a_hat", "armour", "lunch", "cat"])
        t.play(slug)
        check_recover(t, count)
        assert slug in t.names("discard")


def test_torch_cannot_recover_itself() -> None:
    t = Table()
    t.play("torch")
    assert t.asked() == "turn 0"
    assert t.names("discard") == ["torch"]


def test_through_the_night() -> None:
    """It is shuffled in itself and abandons what it was paying for; others may join."""
    t = Table(seats=2)
    t.lay("hand", ["sprint"])
    t.answer("sprint")
    t.turn(0)
    t.lay("deck", ["through_the_night"])
    t.answer("risk")
    t.turn(0)
    t.lay("deck", ["move"])
    t.answer("risk")
    assert t.square() >= WASTELAND + 5
    assert t.asked() == "join 1"
    t.answer("stay")
    assert t.pending() == []
    assert sorted(t.names("hand")) == ["move", "sprint", "through_the_night"]
    assert t.s.today[0] == 0


def test_campfire() -> None:
    t = Table()
    t.lay("discard", ["rope", "torch"])
    t.ready("campfire")
    t.answer("campfire")
    t.set(5, 5)
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert (t.cold(), t.hunger()) == (0, 5)
    check_recover(t, 2)


def test_coat_and_smart_dog() -> None:
    """coat smart_dog"""
    for slug in ("coat", "smart_dog"):
        t = team(slug, "good_dog")
        assert t.cost("armour", components.HEALTH) == 2
        assert t.cost("move", components.HEALTH) == 0


def test_cute_dog_and_harness() -> None:
    """cute_dog harness"""
    for slug in ("cute_dog", "harness"):
        t = team(slug, "good_dog")
        assert t.cost("husky", components.ENERGY) == 1
        assert t.cost("move", components.ENERGY) == 0


def test_ibuprofin() -> None:
    t = Table()
    t.s.today[0] = moving.EATEN
    t.play("ibuprofin", *DECK[:9])
    assert t.asked() == "destroy 0"
    assert t.count("look") == 9
    t = drawn("ibuprofin")
    assert t.asked() == "turn 0"
    assert t.names("discard").count("damaged") == 2


def test_leather_hide() -> None:
    """All venison comes back, besides three cards of your choice."""
    t = Table()
    t.lay("discard", ["rope", "raw_venison", "venison_steak", "torch", "cat", "venison_carpaccio"])
    t.play("leather_hide")
    t.answer("cat", "rope", "torch", "hand")
    assert t.asked() == "keep 0"
    assert t.options() == ["raw_venison", "venison_carpaccio", "venison_steak", "hand"]
    t.answer("venison_carpaccio", "hand")
    assert t.names("deck") == ["venison_carpaccio"]
    assert t.count("hand") == 5


def test_leather_jacket() -> None:
    t = Table()
    t.ready("leather_jacket")
    t.set(0, 3)
    t.fill("deck", 3)
    t.answer("leather_jacket")
    assert (t.cold(), t.hunger()) == (0, 0)


def test_poutine() -> None:
    t = Table()
    t.lay("discard", ["rope", "torch"])
    t.play("poutine", *DECK)
    assert t.count("hand") == 1
    check_recover(t, 1)


def test_vigilance() -> None:
    t = Table(weather="sun")
    t.play("vigilance")
    assert t.square() == WASTELAND + 1
    assert moving.is_immune(t.t, t.s, 0)
    t.answer("day")
    assert not moving.is_immune(t.t, t.s, 0)


def test_all_in() -> None:
    """Does not shuffle itself in, nor what was paid for it."""
    t = Table()
    t.lay("discard", ["rope", "torch"])
    t.ready("all_in")
    t.answer("all_in")
    for _ in range(3):
        t.lay("deck", ["improvise"])
        t.answer("risk")
    assert t.square() == WASTELAND + 14
    assert "rope" in t.names("deck")
    assert t.names("discard") == ["improvise"] * 3 + ["all_in"]


def test_buffer_panel() -> None:
    t = Table(seats=2)
    t.dog("good_dog", "buffer_panel")
    t.s.position[1] = WASTELAND + 1
    t.play("move")
    assert (t.square(), t.square(1)) == (WASTELAND + 2, WASTELAND)
    assert "damaged" not in t.names("discard")
    t.turn(0)
    assert "dog1:1" not in t.options()


def test_buffer_panel_plays() -> None:
    assert team("buffer_panel", "good_dog").names("gear") == ["buffer_panel"]


def test_cricket() -> None:
    """A normal move before reshuffling, only with no cards in hand or deck."""
    for held, squares in (([], 11), (["rope"], 1)):
        t = Table()
        t.dog("cricket")
        t.lay("discard", ["torch"])
        t.lay("hand", held)
        before = t.square()
        t.until("day", lambda t=t: t.s.weather == BOX.weathers.index("snow"))
        assert t.square() == before + squares


def test_cricket_plays() -> None:
    assert team("cricket").names("team") == ["cricket"]


def test_daylight_savings_time() -> None:
    t = Table()
    t.play("daylight_savings_time")
    t.set(0, 6)
    assert t.cost("armour", components.HEALTH) == 0
    t.answer("day")
    assert t.cost("armour", components.HEALTH) > 0


def test_dog_collar() -> None:
    t = team("dog_collar", "good_dog")
    assert t.cost("sprint", components.RISK) == 2
    t.play("push")
    t.ready("haste")
    t.answer("haste")
    assert t.pending() == []


def test_engineer_dog() -> None:
    t = team("engineer_dog", "husky", "bear")
    assert moving.speed(t.t, t.s, 0) == 8
    t.weather("wind")
    assert moving.speed(t.t, t.s, 0) == 18
    t.s.position[0] = CLIFF
    assert moving.speed(t.t, t.s, 0) == 0


def test_engineer_dog_holds_nothing() -> None:
    t = Table()
    t.dog("engineer_dog")
    t.play("dog_chow")
    assert t.names("gear") == []


def test_here_boy() -> None:
    """Until a dog is seen, then any card; a dog already there counts; Robodog adds and takes one more."""
    t = Table(weather="cloud")
    t.play("here_boy")
    t.answer("fill:speed")
    dogs = [card for card in t.names("supply") if BOX.type[KIND[card]] == 1]
    if t.asked() == "take 0":
        assert len(dogs) == 1
        t.first()
    t = Table(weather="cloud")
    t.lay("supply", ["rope", "cat"])
    t.play("here_boy")
    assert t.asked() == "take 0"
    t.answer("rope")
    assert t.names("supply") == ["cat"]
    t = Table(weather="cloud")
    t.lay("supply", ["rope", "cat"])
    t.dog("robodog")
    t.play("here_boy")
    t.answer("fill:reckless")
    assert t.count("supply") == 3
    t.first(2)
    assert t.count("supply") == 1


def test_moose() -> None:
    t = team("moose")
    assert "dog1:1" not in t.options()


def test_nuclear_reactor() -> None:
    """All other dogs die, but those that cannot; armour saves one."""
    t = Table()
    t.dog("husky", "nuclear_reactor")
    t.dog("bear", "armour")
    t.dog("moose")
    t.dog("cat")
    t.answer(f"dog1:{t.names('team').index('husky') + 1}")
    assert t.names("team") == ["bear", "moose"]
    assert t.names("hand") == ["cat"]
    assert t.names("gear") == []


def test_out_of_control() -> None:
    t = Table()
    t.lay("hand", ["out_of_control", "rope", "torch"])
    t.fill("deck", 1)
    t.answer("out_of_control")
    assert t.square() == WASTELAND + 21
    assert t.count("hand") == 0
    assert t.names("discard").count("damaged") == 5


def test_puppy() -> None:
    t = Table()
    t.dog("puppy")
    t.play("first_aid", *DECK)
    assert t.count("look") == 4
    t.first(2)
    assert t.asked() == "keep 0"


def test_puppy_makes_meditate_destroy_one() -> None:
    t = Table()
    t.dog("puppy")
    t.play("meditate", *DECK)
    assert t.asked() == "destroy 0"
    t.first()
    assert t.asked() == "keep 0"


def test_puppy_plays() -> None:
    assert team("puppy").names("team") == ["puppy"]


def test_robodog() -> None:
    t = team("robodog")
    t.weather("cloud")
    t.play("upgrade_sled")
    t.answer("fill:speed")
    assert t.count("supply") == 4
    t.first(2)
    assert t.count("supply") == 2


def test_satiated() -> None:
    for eaten, supply in (((0, 1, 2), 0), ((0, 1), 0)):
        t = Table(weather="cloud")
        for meal in eaten:
            t.play(["breakfast", "lunch", "dinner"][meal])
        assert t.s.today[0] & moving.EATEN
        t.play("satiated")
        assert (t.asked() == "fill 0") == (len(eaten) == 3)
        if len(eaten) == 3:
            t.answer("fill:speed")
        taken = [card for card in t.names("discard") if BOX.deck[KIND[card]] == 1]
        assert (len(taken), t.count("supply")) == (10 if len(eaten) == 3 else 0, supply)


def test_serenity() -> None:
    t = Table()
    t.lay("hand", ["serenity", "move", "rope", "rope"])
    t.fill("deck", 1)
    t.answer("serenity", "move")
    assert t.asked() == "destroy-held 0"
    assert t.options() == ["rope", "done"]
    t.answer("rope")
    assert t.names("hand") == ["rope"]


def test_sleeping_bag() -> None:
    t = Table()
    t.play("sleeping_bag")
    t.set(6, 0)
    assert t.cost("husky", components.ENERGY) == 0
    assert t.cost("out_of_control", components.ENERGY) == 0


def test_sticky_snow() -> None:
    t = Table(seats=2)
    t.dog("bear", "coat", seat=1)
    t.dog("bear", seat=1)
    t.dog("husky", "tiara")
    t.ready("sticky_snow")
    t.answer("sticky_snow")
    t.turn(0)
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert t.asked() == "kill-laden 0"
    assert t.options() == ["dog1:1", "dog2:1"]
    t.answer("dog2:1")
    assert t.names("team", 1) == ["bear"]
    assert t.names("discard", 1) == ["coat"]


def test_surgery() -> None:
    """Another personal card must have been used today."""
    t = drawn("surgery")
    assert t.asked() == "turn 0"
    t = Table()
    t.play("band_aid")
    t.play("surgery", *DECK)
    assert t.asked() == "destroy 0"
    assert t.count("look") == 10


def test_utility_knife() -> None:
    """What was paid for it takes effect twice; a dog does not enter twice, what it does on play is repeated."""
    t = Table()
    t.ready("utility_knife")
    t.answer("utility_knife")
    t.lay("deck", ["push", "move", "move"])
    t.lay("hand", ["rope"])
    t.turns_up("push")
    assert t.square() == WASTELAND + 2 + 10
    t = Table()
    t.ready("utility_knife")
    t.answer("utility_knife")
    t.lay("deck", ["polar_bear", "rope"])
    t.lay("hand", ["torch"])
    t.turns_up("polar_bear")
    assert t.pending() == ["polar_bear", "utility_knife"]
    t.lay("deck", ["improvise"])
    t.answer("risk")
    assert t.names("team") == ["polar_bear"]
    assert t.cold() == 2
    assert t.names("discard").count("damaged") == 2


def test_damaged() -> None:
    """Played for its cost it returns to its pile; as risk it is a payment too."""
    t = Table()
    before = t.count("damage")
    t.play("damaged")
    assert t.count("damage") == before
    assert "damaged" not in t.names("discard")
    t.ready("haste")
    t.answer("haste")
    t.lay("hand", ["rope"])
    t.lay("deck", ["damaged", "torch"])
    t.until("risk", lambda: t.square() == WASTELAND + 8)
    assert t.count("damage") == before
    assert t.pending() == []


def test_every_row_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    named = set(re.findall(r"[a-z_]+", " ".join(re.findall(r'def test_\w+|"""[^"]*"""', text))))
    names = " ".join(re.findall(r"def test_(\w+)", text))
    missing = [slug for slug in BOX.slugs if slug not in named and slug not in names]
    assert missing == []
    assert len(BOX.slugs) == 107
