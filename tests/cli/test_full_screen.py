"""The terminal as a full-screen program: every way to answer, every game, every size, and nothing left behind."""

import threading

import pytest
from textual.widgets import Footer

from cli.seated import LARGE, SMALL, asked, leave, press_until, seen, type_line, until
from cli.terminal import flat
from gamekeeper import catalog, records
from gamekeeper.cli import full_screen, hotseat, screen
from gamekeeper.cli.table import Table
from gamekeeper.lesson import lesson


def test_a_whole_game_by_enter_alone(seated, tmp_path):
    async def script(pilot):
        await until(pilot, "Choose a card to lay")
        await press_until(pilot, "Enter gives the terminal back")
        assert "wins" in seen(pilot)
        await pilot.press("enter")

    path = tmp_path / "game.jsonl"
    run = seated.play("--save", path, scripts=[script])
    assert (run.code, run.err) == (0, "")
    assert records.read_record(path).result is not None
    assert "gamekeeper verify" in run.out
    assert "Choose a card" not in run.out


def test_cursor_digits_clicks_and_typing_give_answers(seated, tmp_path):
    async def script(pilot):
        app = pilot.app
        await until(pilot, "Choose a card to lay")
        await until(pilot, "f3 undo")
        await pilot.press("down", "down", "up", "down")
        assert app.answers.highlighted == 2
        await pilot.press("enter")
        await until(pilot, "Lay a second card, or stop here")
        await pilot.press("f3")
        await until(pilot, "Choose a card to lay")
        await pilot.click("#answers", offset=(3, 1))
        await until(pilot, "Lay a second card")
        await type_line(pilot, "undo")
        await until(pilot, "Choose a card to lay")
        notation = app.line.suggester._suggestions[0]
        await pilot.press(*notation[:-1].lower())
        await pilot.pause(0.2)
        await pilot.press("tab")
        assert app.line.value == notation
        await pilot.press("escape")
        assert app.line.value == ""
        await type_line(pilot, "why G1:9")
        await until(pilot, "G1:9")
        await leave(pilot)

    path = tmp_path / "game.jsonl"
    run = seated.play("--save", path, scripts=[script])
    assert run.code == 0
    assert f"--resume {path}" in flat(run.out)
    assert [line.action for line in records.read_record(path).lines].count("undo") == 2


def test_a_digit_chooses_among_few_answers_and_is_typed_among_many(seated, tmp_path):
    async def many(pilot):
        await until(pilot, "Choose a card to lay")
        assert pilot.app.answers.option_count > 9
        await pilot.press("1")
        assert pilot.app.line.value == "1"
        await leave(pilot)

    async def few(pilot):
        await until(pilot, "To follow its public action")
        assert pilot.app.answers.option_count <= 9
        await pilot.press("1")
        await until(pilot, "Which card do you play?")
        await leave(pilot)

    assert seated.play("--save", tmp_path / "a", scripts=[many]).code == 0
    assert seated.run("play", "fort", "--seed", 11, "--save", tmp_path / "b", scripts=[few]).code == 0
    assert "pass" in [line.action for line in records.read_record(tmp_path / "b").lines if line.seat == 0]


def test_enter_after_a_digit_ends_it_and_answers_nothing_more(seated, tmp_path, monkeypatch):
    async def script(pilot):
        await until(pilot, "To follow its public action")
        await pilot.press("1", "enter")
        await until(pilot, "Which card do you play?")
        await pilot.pause(0.5)
        assert "Which card do you play?" in seen(pilot)
        await leave(pilot)

    monkeypatch.setattr(full_screen, "HABIT_SECONDS", 600)
    assert seated.run("play", "fort", "--seed", 11, "--save", tmp_path / "b", scripts=[script]).code == 0
    assert len([line for line in records.read_record(tmp_path / "b").lines if line.seat == 0]) == 1


def test_no_question_is_answered_before_it_is_seen(seated, tmp_path, monkeypatch):
    """While a bot thinks, Enter, digits and clicks give nothing; a line that is typed waits its turn."""
    thinks, done = threading.Event(), threading.Event()

    def slow(table, seat, answer_of=Table.answer_of):
        thinks.set()
        assert done.wait(60)
        return answer_of(table, seat)

    async def script(pilot):
        await until(pilot, "Choose a card to lay")
        await press_until(pilot, "is thinking")
        await pilot.press("enter", "1", "enter", "enter")
        await pilot.click("#answers", offset=(3, 0))
        done.set()
        await until(pilot, "turn 5")
        await pilot.pause(0.5)
        await leave(pilot)

    monkeypatch.setattr(Table, "answer_of", slow)
    assert seated.play("--save", tmp_path / "g", scripts=[script]).code == 0
    seats = [line.seat for line in records.read_record(tmp_path / "g").lines]
    assert thinks.is_set()
    assert seats[-1] == 3  # the last bot of the round


@pytest.mark.parametrize("key", ["ctrl+c", "ctrl+q", "f10"])
def test_who_leaves_goes_on_later(seated, tmp_path, key):
    async def script(pilot):
        await until(pilot, "Choose a card to lay")
        await pilot.press(key)

    async def later(pilot):
        await until(pilot, "Choose a card to lay")
        await type_line(pilot, "quit")

    path = tmp_path / "game.jsonl"
    assert "--resume" in seated.play("--save", path, scripts=[script]).out
    assert "--resume" in seated.run("play", "--resume", path, scripts=[later]).out


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", catalog.names())
def test_every_game_has_its_places_at_any_size(seated, tmp_path, game, size):
    async def script(pilot):
        app = pilot.app
        await asked(pilot)
        places = [place.region for place in (app.board, app.news, app.question, app.answers, app.line)]
        assert all(region.width > 20 and region.height >= 1 for region in places)
        assert not any(one.overlaps(other) for one in places for other in places if one is not other)
        assert places[0].height >= size[1] * 0.4
        assert (places[1].y == places[0].y) == (size == LARGE)
        assert app.news.content_region.bottom <= app.query_one(Footer).region.y
        await pilot.resize_terminal(*(LARGE if size == SMALL else SMALL))
        await pilot.pause(0.2)
        assert (app.news.region.y == app.board.region.y) == (size == SMALL)
        await pilot.press("f1", "f5", "pagedown", "pageup", "f6")
        await pilot.pause(0.2)
        await leave(pilot)

    seated.size = size
    run = seated.run("play", game, "--level", "random", "--seed", 11, "--save", tmp_path / "g", scripts=[script])
    assert (run.code, run.err) == (0, "")


def test_the_last_news_are_whole_in_sight_in_any_size(seated, tmp_path):
    async def script(pilot):
        app = pilot.app
        await asked(pilot)
        for size in (LARGE, SMALL, (60, 20), LARGE):
            await type_line(pilot, "nonsense")
            await until(pilot, "to it.")
            await pilot.press("escape")
            await pilot.resize_terminal(*size)
            await pilot.pause(0.2)
            assert app.news.lines[-1].text.rstrip().endswith("to it.")
            assert app.news.scroll_offset.y == app.news.max_scroll_y
            assert app.news.virtual_size.width <= app.news.size.width
        await leave(pilot)

    assert seated.play("--save", tmp_path / "g", scripts=[script]).code == 0


def test_between_two_people_nothing_is_seen(seated, tmp_path):
    """After a hand-over is asked for, neither hand, table nor what was said before stands there."""

    async def script(pilot):
        await until(pilot, "it is up to you")
        await pilot.press("enter")
        await until(pilot, "Your hand")
        await press_until(pilot, "Hand over to")
        assert "Your hand" in seen(pilot)
        await pilot.press("enter")
        await until(pilot, "it is up to you")
        left = seen(pilot)
        assert "hand" not in left.replace("Hand over", "")
        assert "lays" not in left
        await leave(pilot)

    seated.size = LARGE
    run = seated.play("--people", "Ada,Ben", "--seats", 2, "--save", tmp_path / "g", scripts=[script])
    assert run.code == 0


def test_a_second_enter_of_who_hands_over_shows_no_hand(seated, tmp_path, monkeypatch):
    """One press too many comes before anybody has changed places; Enter passes once that is over."""

    async def script(pilot):
        await press_until(pilot, "Hand over to")
        await pilot.press("enter")
        for _ in range(2):
            await until(pilot, "it is up to you")
            await pilot.press("enter")
            await pilot.pause(0.2)
            assert "Your hand" not in seen(pilot)
        monkeypatch.setattr(hotseat, "HABIT_SECONDS", 0)
        await pilot.press("enter")
        await until(pilot, "Your hand")
        await leave(pilot)

    monkeypatch.setattr(hotseat, "HABIT_SECONDS", 600)
    assert seated.play("--people", "Ada,Ben", "--seats", 2, "--save", tmp_path / "g", scripts=[script]).code == 0


def test_a_first_game_and_an_exercise(seated):
    steps = lesson("yellowstone_park").steps

    async def taught(pilot):
        await until(pilot, "f1 help")
        assert "undo" not in seen(pilot)  # what is not taken here has no key
        for number, step in enumerate(steps, 1):
            await until(pilot, f"step {number} of {len(steps)}")
            await type_line(pilot, step.text)
        await until(pilot, "Enter plays on from here")
        await type_line(pilot, "quit")

    async def practised(pilot):
        await until(pilot, "Position 1 of")
        await asked(pilot)
        await pilot.press("enter")
        await until(pilot, "Enter shows the next one")
        await type_line(pilot, "quit")

    seated.size = LARGE
    assert seated.run("learn", "yellowstone_park", scripts=[taught]).code == 0
    assert seated.run("practice", "yellowstone_park", scripts=[practised]).code == 0


def test_what_is_to_be_done_stays_in_sight(seated):
    steps = lesson("fort").steps

    async def script(pilot):
        for key in ("f1", "escape", "f6", "escape", "enter"):
            await until(pilot, f"Type: {steps[0].text}")
            await pilot.press(key)
            await pilot.pause(0.1)
        await until(pilot, "is allowed as well")
        await type_line(pilot, "board")
        await until(pilot, f"Type: {steps[0].text}")
        await leave(pilot)

    assert seated.run("learn", "fort", scripts=[script]).code == 0


def test_a_long_text_is_read_page_by_page(seated, tmp_path):
    async def script(pilot):
        app = pilot.app
        await asked(pilot)
        await pilot.press("f6")
        await until(pilot, "For more, type a chapter")
        end = app.news.scroll_offset.y
        await pilot.press("pageup")
        await pilot.pause(0.5)
        assert app.news.scroll_offset.y < end
        await pilot.press("pagedown", "escape", "pagedown")
        await pilot.pause(0.5)
        assert app.news.scroll_offset.y == app.news.max_scroll_y
        assert app.board.scroll_offset.y > 0
        await leave(pilot)

    assert seated.play("--save", tmp_path / "g", scripts=[script]).code == 0


def test_a_fault_of_the_conversation_is_told_once_the_terminal_is_given_back(seated, tmp_path, monkeypatch):
    async def script(pilot):
        await pilot.pause(0.1)

    def broken(_self):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gamekeeper.cli.dialogue.Dialogue.run", broken)
    run = seated.play("--save", tmp_path / "g", scripts=[script])
    assert run.code != 0
    assert "No space left on device" in run.err


@pytest.mark.parametrize("plain", [("--plain",), ()])
def test_lines_where_they_are_wished_or_there_is_no_terminal(terminal, monkeypatch, tmp_path, plain):
    monkeypatch.setattr(screen, "is_terminal", lambda: bool(plain))
    run = terminal.play("--save", tmp_path / "g", *plain, typed="1\nquit\n")
    assert "Choose a card to lay" in flat(run.out)
