"""A person at a real terminal."""

import os
import sys
from collections.abc import Callable

import pexpect

from gamekeeper import records


def spawn(tmp_path, *arguments: str, plain: bool = True) -> pexpect.spawn:
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    environment.pop("NO_COLOR", None)
    command = ["-m", "gamekeeper", "play", *(["--plain"] if plain else []), *arguments]
    return pexpect.spawn(
        sys.executable,
        command,
        env=environment,
        encoding="utf-8",
        dimensions=(45, 80),
        timeout=60,
    )


def press(key: Callable[[], None], child: pexpect.spawn, until: str) -> None:
    """A control key, until it is heard: one that comes while readline sets up is none, or waits for the next one."""
    for _ in range(12):
        key()
        if child.expect([until, pexpect.TIMEOUT], timeout=5) == 0:
            return
    raise AssertionError(f"{until!r} never came")


def test_ctrl_c_in_mid_game_keeps_it_and_it_goes_on(tmp_path):
    path = tmp_path / "game.jsonl"
    child = spawn(tmp_path, "--bots", "random", "--seed", "11", "--option", "start_seat=0", "--save", str(path))
    child.expect("Choose a card to lay")
    child.expect("> ")
    child.sendline("1")
    child.expect("Lay a second card, or stop here")
    child.expect("> ")
    press(child.sendintr, child, "--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(records.read_record(path).lines) == 1

    again = spawn(tmp_path, "--resume", str(path), "--language", "it")
    again.expect("oppure fermati qui")
    again.sendline("annulla")
    again.expect("Annulli la tua ultima mossa")
    again.expect("Scegli una carta da giocare")
    press(again.sendeof, again, "--resume")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0
    assert [line.action for line in records.read_record(path).lines][1:] == ["undo"]


def test_colours_and_frames_reach_the_terminal(tmp_path):
    child = spawn(tmp_path, "--bots", "random", "--seed", "11", "--language", "ru")
    child.expect("\x1b\\[")
    child.expect("┌────┬")
    child.sendline("выход")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_real_terminal_is_taken_whole_and_given_back(tmp_path):
    child = spawn(tmp_path, "--bots", "random", "--seed", "11", "--option", "start_seat=0", plain=False)
    child.expect_exact("\x1b[?1049h")
    child.expect_exact("Choose a card to lay")
    press(lambda: child.send("\x1b[21~"), child, "1049l")  # F10
    child.expect_exact("--resume")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_z_puts_the_full_screen_aside_and_fg_brings_it_back(tmp_path):
    environment = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "XDG_DATA_HOME": str(tmp_path)}
    shell = pexpect.spawn("bash", ["--norc", "-i"], env=environment, encoding="utf-8", dimensions=(45, 80), timeout=60)
    shell.sendline(f"{sys.executable} -m gamekeeper play --bots random --seed 11 --option start_seat=0")
    shell.expect_exact("Choose a card to lay")
    press(lambda: shell.send("\x1a"), shell, "Stopped")
    shell.sendline("fg")
    shell.expect_exact("\x1b[?1049h")
    press(lambda: shell.send("\x03"), shell, "--resume")
    shell.sendline("exit")
    shell.expect(pexpect.EOF)
    shell.close()
