"""The package as a stranger installs it, into an empty environment: the compiled wheel, and with no compiler at all."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

from outside import environment as outside
from outside import wheels

ROOT = Path(__file__).parents[2]


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    """The programs of an empty environment; not even pip is in it."""
    venv.create(tmp_path / "env")
    return tmp_path / "env" / "bin"


def install(programs: Path, package: str, surroundings: dict[str, str]) -> None:
    """Install a file and what it needs, in the versions everything else is tested with."""
    pins = re.findall(r"^[a-z][\w.-]*==[^ ]+", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE)
    (programs / "pins.txt").write_text("\n".join(pins))
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    command = [*pip, "install", "--quiet", "--no-compile", "--constraint", str(programs / "pins.txt"), package]
    ended = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=600, check=False)
    assert ended.returncode == 0, ended.stderr


def asked(programs: Path, surroundings: dict[str, str], *arguments: str, typed: str = "") -> str:
    """What the installed command prints."""
    command = [str(programs / "gamekeeper"), *arguments]
    ended = subprocess.run(
        command, env=surroundings, cwd=programs, input=typed, capture_output=True, text=True, timeout=300, check=False
    )
    assert ended.returncode == 0, ended.stderr
    return ended.stdout


def fetched(address: str) -> tuple[str, bytes]:
    """Type and content of what is at an address."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return answer.headers.get_content_type(), answer.read()


def check_it_works(programs: Path, surroundings: dict[str, str], mode: str) -> None:
    """Version, a simulation, and the served page with one of its scripts."""
    assert f"({mode}" in asked(programs, surroundings, "--version")
    for game in ("yellowstone_park", "fort", "iditacards", "dice_theme_park"):
        result = asked(programs, surroundings, "simulate", game, "--bots", "random", "--games", "1", "--json")
        assert json.loads(result)["games"] == 1
    serve = [str(programs / "gamekeeper"), "serve", "--port", "0", "--data", str(programs.parent / "data")]
    with subprocess.Popen(serve, env=surroundings, cwd=programs, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().rpartition(" ")[2].strip()
            kind, page = fetched(address)
            assert kind == "text/html"
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.decode())
            assert script is not None, page
            kind, text = fetched(address + script[1])
            assert kind == "text/javascript"
            assert len(text) > 10_000
            assert fetched(f"{address}/health")[0] == "application/json"
        finally:
            server.terminate()
    assert server.returncode in {0, -signal.SIGTERM}


def check_a_game_from_outside(programs: Path, surroundings: dict[str, str]) -> None:
    """A package installed beside it brings a game: listed, simulated, played to its end and verified."""
    outside.install(programs, wheels.errand(programs))
    listed = json.loads(asked(programs, surroundings, "games", "--json"))
    assert [game["origin"] for game in listed if game["name"] == "errand"] == ["gamekeeper-errand 1.0"]
    result = asked(programs, surroundings, "simulate", "errand", "--bots", "random", "--games", "2", "--json")
    assert json.loads(result)["games"] == 2
    play = ["play", "errand", "--level", "random", "--seed", "4", "--save", "errand.jsonl"]
    assert "Somebody has arrived." in asked(programs, surroundings, *play, typed="1\n" * 200)
    asked(programs, surroundings, "verify", "errand.jsonl")


def told_about_postgresql(programs: Path, surroundings: dict[str, str]) -> str:
    """What `serve` says about a PostgreSQL server that is not there."""
    command = [str(programs / "gamekeeper"), "serve", "--database", "postgresql://nobody:secret@127.0.0.1:9/none"]
    return subprocess.run(
        [*command, "--data", str(programs.parent / "data")],
        env=surroundings, capture_output=True, text=True, timeout=120, check=False,
    ).stderr  # fmt: skip


def test_the_wheel_built_in_isolation_works_in_an_empty_environment(
    environment: Path, bare: dict[str, str], wheel: Path
) -> None:
    """It needs neither node nor a compiler any more."""
    install(environment, f"{wheel}[postgresql]", bare)
    check_it_works(environment, bare, "compiled")
    check_a_game_from_outside(environment, bare)
    assert "the database did not answer" in told_about_postgresql(environment, bare)


def test_with_no_compiler_and_no_node_the_sdist_is_built_in_isolation_and_works(
    environment: Path, bare: dict[str, str], sdist: Path
) -> None:
    install(environment, str(sdist), bare)
    check_it_works(environment, bare, "uncompiled")
    told = told_about_postgresql(environment, bare)
    assert told == "gamekeeper: PostgreSQL needs asyncpg, which is not here: pip install asyncpg\n"


def test_this_suite_runs_the_very_wheel_that_is_checked_here(wheel: Path) -> None:
    """So all other tests of the compiled engine are tests of a build in isolation."""
    told = subprocess.run(
        [sys.executable, "-P", "-c", "import gamekeeper.core.game as game; print(game.__file__)"],
        capture_output=True, text=True, check=True, env={},
    ).stdout.strip()  # fmt: skip
    assert Path(told).suffix == ".so"
    with zipfile.ZipFile(wheel) as archive:
        inside = Path(told).relative_to(Path(told).parents[2]).as_posix()
        assert archive.read(inside) == Path(told).read_bytes()
