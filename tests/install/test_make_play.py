"""`make play` on a fresh clone: the table at once, the compiler beside it, nothing half done or left behind."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
FIRST = "Playing uncompiled (slower bots) while the engine compiles in the background"
SLOW_COMPILER = """.venv/.compiled:
	@trap 'exit 1' INT; echo $$PPID > .venv/compiler; sleep 600 & echo $$! > .venv/child; wait
"""
QUICK_COMPILER = ".venv/.compiled:\n\t@echo 'gamekeeper 0.1.0 (compiled)'; touch $@\n"
BROKEN_COMPILER = ".venv/.compiled:\n\t@echo 'no space left'; false\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A checkout with this suite's packages, whose make compiles as a test wishes."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / "tools").mkdir()
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copy(ROOT / "tools/play.py", tmp_path / "tools")
    return tmp_path


class Playing:
    """`make play` in a session of its own, as in a terminal."""

    def __init__(self, clone: Path) -> None:
        ours = ["env", "--default-signal=HUP"]  # the suite may run under nohup
        command = [*ours, sys.executable, "tools/play.py", "serve", "--port", "0", "--data", "data"]
        self.process = subprocess.Popen(
            command, cwd=clone, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.said = self.process.stderr
        self.address = self.process.stdout.readline().rpartition(" ")[2].strip()

    def press_ctrl_c(self) -> str:
        """What it still said."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.communicate(timeout=30)[1]


@pytest.fixture
def slow(clone: Path) -> Iterator[Playing]:
    """Playing while the compiler works."""
    (clone / "Makefile").write_text(SLOW_COMPILER)
    playing = Playing(clone)
    yield playing
    if playing.process.poll() is None:
        playing.press_ctrl_c()


def is_running(process: int) -> bool:
    """Whether there is such a process, and it is no zombie."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def ends(process: int) -> bool:
    """Whether a process ends that was told to a moment ago."""
    for _ in range(200):
        if not is_running(process):
            return True
        time.sleep(0.1)
    return False


def process_in(file: Path) -> int:
    """The process whose number is written to a file."""
    for _ in range(600):
        if file.exists() and file.read_text().strip():
            return int(file.read_text())
        time.sleep(0.1)
    raise AssertionError(f"{file} was not written")


def test_a_first_start_waits_neither_for_the_compiler_nor_for_the_tools() -> None:
    """What make would do on a fresh clone before the table answers."""
    command = ["make", "--dry-run", "--always-make", "play"]
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    planned = subprocess.run(command, cwd=ROOT, env=outside, capture_output=True, text=True, check=True).stdout
    assert "-r requirements.txt" in planned
    assert "tools/page.py" in planned
    assert planned.strip().endswith("tools/play.py serve")
    assert "requirements-dev.txt" not in planned
    assert "tools/install.py" not in planned


def test_the_page_answers_while_the_compiler_works_and_one_line_says_so(slow: Playing, clone: Path) -> None:
    assert slow.said.readline().startswith(FIRST)
    with urllib.request.urlopen(f"{slow.address}/health", timeout=30) as answer:
        assert answer.status == 200
    assert is_running(process_in(clone / ".venv/child"))


def test_ctrl_c_ends_the_table_and_the_compiler_with_all_it_started(slow: Playing, clone: Path) -> None:
    compiler = process_in(clone / ".venv/compiler")
    child = process_in(clone / ".venv/child")
    told = slow.press_ctrl_c()
    assert ends(compiler)
    assert ends(child)
    assert "Traceback" not in told
    assert "could not be compiled" not in told
    assert not (clone / ".venv/.compiled").exists()


@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGHUP])
def test_told_to_end_or_without_its_terminal_it_leaves_nothing_behind(
    slow: Playing, clone: Path, wish: signal.Signals
) -> None:
    child = process_in(clone / ".venv/child")
    slow.process.send_signal(wish)
    slow.process.communicate(timeout=30)
    assert ends(child)


def test_what_was_compiled_meanwhile_is_announced_and_used_by_the_next_start(clone: Path) -> None:
    (clone / "Makefile").write_text(QUICK_COMPILER)
    playing = Playing(clone)
    assert playing.said.readline().startswith(FIRST)
    assert playing.said.readline() == "Ready for the next start: gamekeeper 0.1.0 (compiled)\n"
    playing.press_ctrl_c()
    command = [sys.executable, "tools/play.py", "--version"]
    again = subprocess.run(command, cwd=clone, capture_output=True, text=True, timeout=60, check=True)
    assert again.stdout.startswith("gamekeeper ")
    assert again.stderr == ""


def test_a_compiler_that_fails_is_told_in_a_line_with_its_log(clone: Path) -> None:
    (clone / "Makefile").write_text(BROKEN_COMPILER)
    playing = Playing(clone)
    assert playing.said.readline().startswith(FIRST)
    assert playing.said.readline() == "The engine could not be compiled; .venv/compiling.log says why.\n"
    assert "no space left" in (clone / ".venv/compiling.log").read_text()
    playing.press_ctrl_c()


# --- installing ------------------------------------------------------------------------------------

BUILDER = """
import pathlib
pathlib.Path("dist").mkdir()
pathlib.Path("dist/a.whl").touch()
with open("builds", "a") as builds: builds.write("x")
"""
UNTIL_ANOTHER_WAITS = """
import pathlib, time
end = time.monotonic() + 60
while not pathlib.Path("waiting").exists() and time.monotonic() < end: time.sleep(0.01)
"""


@pytest.fixture
def installing(clone: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/install.py at work in the clone, with a build that does next to nothing."""
    spec = importlib.util.spec_from_file_location("install_tool", ROOT / "tools/install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (clone / "Makefile").write_text(".venv/.compiled: source\n\tfalse\n")
    (clone / "source").touch()
    monkeypatch.chdir(clone)
    monkeypatch.setattr(module, "ROOT", clone)
    monkeypatch.setattr(module, "DIST", clone / "dist")
    monkeypatch.setattr(module, "BUILD", [sys.executable, "-c", BUILDER])
    monkeypatch.setattr(module, "INSTALL", [sys.executable, "-c", ""])
    return module


def test_two_installing_at_once_build_once(
    installing: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = Path(".venv/.compiled")
    monkeypatch.setattr(installing, "BUILD", [sys.executable, "-c", UNTIL_ANOTHER_WAITS + BUILDER])
    monkeypatch.setattr(installing, "print", lambda *_, **__: Path("waiting").touch(), raising=False)  # it waits
    both = [threading.Thread(target=installing.main, args=(stamp,)) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    assert (clone / "builds").read_text() == "x"
    assert installing.is_fresh(stamp)


def test_a_source_changed_during_the_build_is_built_again(
    installing: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = Path(".venv/.compiled")
    monkeypatch.setattr(installing, "BUILD", [sys.executable, "-c", f"{BUILDER}\npathlib.Path('source').touch()"])
    installing.main(stamp)
    assert not installing.is_fresh(stamp)


def test_an_install_that_was_stopped_is_not_taken_for_one(
    installing: ModuleType, clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamp = Path(".venv/.compiled")
    installing.main(stamp)
    assert installing.is_fresh(stamp)
    monkeypatch.setattr(installing, "INSTALL", [sys.executable, "-c", "raise SystemExit(1)"])
    with pytest.raises(subprocess.CalledProcessError):
        installing.main(stamp)
    assert not installing.is_fresh(stamp)
