"""Bots in corners: whole lines of one seat's decisions, and nobody else's between them."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from gamekeeper.bots.advice import advise
from gamekeeper.bots.bot import decide
from gamekeeper.bots.levels import bot_named
from gamekeeper.bots.stretch import Stretch
from gamekeeper.core.ids import NOBODY, Action, Seat
from gamekeeper.core.rng import seed_bytes, stream
from toys.kitchens import DRAWS, END, HAND, LARDER, NEAR, SERVE, SIDE, Kitchens, KitchenState

GAME = Kitchens(3)


def cooking(seat: int, cards: tuple[int, ...]) -> KitchenState:
    """A round in which a seat holds these cards and may draw none."""
    s = GAME.setup(seed_bytes(5))
    for card in (*s.cards_at(HAND + seat), *(card for card in cards if s.place[card] != LARDER)):
        GAME.zones.move(s, card, LARDER)
    for card in cards:
        GAME.zones.move(s, card, HAND + seat)
    s.draws = vec[u8]([DRAWS] * 3)
    return s


@pytest.mark.parametrize("seat", range(3))
def test_a_line_goes_to_the_end_and_finds_what_many_answers_bring(seat: int) -> None:
    s = cooking(seat, (0, 5, 1, 6))  # two roots and two leaves: two stoves of equal ones bring 3 + 3, and two tips
    before = GAME.save(s)
    line = Stretch(GAME, 8).line(s, Seat(seat))
    assert GAME.save(s) == before
    assert line[-1] == END
    assert sorted(action for action in line if SERVE <= action < END) in ([SERVE, SERVE], [SERVE, SERVE + 1])
    Stretch(GAME, 8).play(s, Seat(seat))
    assert s.points[seat] == 8
    assert not s.owes(Seat(seat))


@pytest.mark.parametrize("name", ["greedy", "ismcts:20"])
def test_of_equal_lines_a_bot_takes_any(name: str) -> None:
    s = cooking(0, (0, 1))
    GAME.advance(s, Seat(0), Action(0))  # the root goes on one of two empty stoves
    answers = [int(decide(bot_named(name), GAME, s, Seat(0), stream(seed_bytes(n), "luck"))) for n in range(40)]
    assert min(answers.count(SIDE), answers.count(SIDE + 1)) > 8


def test_a_line_ends_where_something_unknown_comes_to_light() -> None:
    s = cooking(0, (0,))
    s.draws = vec[u8]([0] * 3)
    for first, second in product(range(3), repeat=2):
        t = GAME.copy(s)
        GAME.zones.move(t, 5 * first, NEAR)
        GAME.zones.move(t, 5 * second + 1, NEAR)
        stretch = Stretch(GAME, 8)
        assert stretch.line(t, Seat(0)).count(Action(3)) <= 1
        assert stretch.meets_news


@pytest.mark.parametrize("name", ["greedy", "easy", "hard"])
def test_bots_plan_in_their_corner_whoever_else_is_at_it(name: str) -> None:
    for seat in range(3):
        s = cooking(seat, (0, 5, 1, 6))
        luck = stream(seed_bytes(7), name)
        while s.owes(Seat(seat)):
            GAME.apply(s, Seat(seat), decide(bot_named(name), GAME, s, Seat(seat), luck))
        assert s.points[seat] == 8


@pytest.mark.parametrize("name", ["greedy", "hard"])
def test_a_line_once_found_is_followed_without_thinking_again(name: str) -> None:
    s, seat, bot, luck = cooking(1, (0, 5, 1, 6)), Seat(1), bot_named(name), stream(seed_bytes(7), name)
    GAME.apply(s, seat, decide(bot, GAME, s, seat, luck))
    assert bot.thought.decisions > 0
    while s.owes(seat):
        if s.owes(Seat(0)):  # what others do does not disturb it
            GAME.apply(s, Seat(0), Action(GAME.legal(s, Seat(0))[0]))
        GAME.apply(s, seat, decide(bot, GAME, s, seat, luck))
        assert bot.thought.decisions == 0
    assert s.points[1] == 8


def test_who_stands_elsewhere_than_planned_thinks_again() -> None:
    s, seat, bot, luck = cooking(1, (0, 5, 1, 6)), Seat(1), bot_named("hard"), stream(seed_bytes(7), "hard")
    planned = decide(bot, GAME, s, seat, luck)
    other = next(Action(code) for code in GAME.legal(s, seat) if code not in (planned, END))
    GAME.apply(s, seat, other)
    decide(bot, GAME, s, seat, luck)
    assert bot.thought.decisions > 0


def test_what_a_bot_thinks_does_not_depend_on_what_it_cannot_know() -> None:
    s = cooking(1, (0, 5, 1, 10))
    answers = set()
    for deal in range(4):
        twin = GAME.redeal(s, Seat(1), stream(seed_bytes(deal), "deal"))
        answers.add(int(decide(bot_named("greedy"), GAME, twin, Seat(1), stream(seed_bytes(1), "x"))))
    assert len(answers) == 1


def test_a_hint_in_a_corner_names_answers_of_that_seat() -> None:
    s = cooking(2, (0, 5, 1, 6))
    advice = advise(bot_named("easy"), GAME, s, Seat(2), stream(seed_bytes(3), "hint"))
    assert {int(one.action) for one in advice.alternatives} <= set(GAME.legal(s, Seat(2)))
    assert advice.action != SIDE


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("easy", "random")])
def test_who_plans_wins(better: str, worse: str) -> None:
    wins = 0
    for seed in range(6):
        s = GAME.setup(seed_bytes(seed))
        names = [better if seat == seed % 3 else worse for seat in range(3)]
        luck = stream(seed_bytes(seed), "bots")
        while (seat := s.decider()) != NOBODY:
            GAME.apply(s, seat, decide(bot_named(names[seat]), GAME, s, seat, luck))
        wins += GAME.ranking(s)[seed % 3] == 1
    assert wins >= 5


LONG_LINE = """
from gamekeeper import make
from gamekeeper.bots.stretch import Stretch
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes

game = make("dice_theme_park", 1)
s = game.setup(seed_bytes(1))
while game.prompt(s, s.decider()).text.key != "ask-operate":
    game.apply(s, s.decider(), Action(game.legal(s, s.decider())[0]))
s.maps[0] = 99  # two decisions each
Stretch(game, 1).line(s, s.decider())
"""


def test_long_lines_leave_the_memory_beside_them_alone() -> None:
    """Compiled, a long chain of positions that is freed wrote over whatever lay before them."""
    command = [sys.executable, "-P", "-c", LONG_LINE]
    subprocess.run(command, env={**os.environ, "PYTHONMALLOC": "debug"}, check=True)
