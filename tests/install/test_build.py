"""What sdist and wheel hold, and when they are refused."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from importlib.metadata import metadata
from pathlib import Path

import pytest
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).parents[2]
INDEX = "src/gamekeeper/server/static/index.html"
WHEEL = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", "made", "."]
SDIST = [sys.executable, "-m", "build", "--no-isolation", "--sdist", "--outdir", "made", "."]
REFUSAL = "needs node, which is not here: install Node.js 20.19 or newer with npm"


EARLIEST = "3.11.0"  # Python, by pyproject.toml; Debian 12 has 3.11.2


def built(command: list[str], checkout: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, cwd=checkout, env=environment, check=False, capture_output=True, text=True, timeout=300
    )


def page_files(index: str) -> set[str]:
    """The files the page's index asks for."""
    return set(re.findall(r'(?:src|href)="/([^"]+\.\w+)"', index))


def test_all_that_is_pinned_runs_on_the_earliest_python() -> None:
    pinned = re.findall(r"^([\w.-]+)==", (ROOT / "requirements-dev.txt").read_text(), re.MULTILINE)
    wanted = {name: metadata(name)["Requires-Python"] for name in pinned}
    assert {name: want for name, want in wanted.items() if want and EARLIEST not in SpecifierSet(want)} == {}


def test_the_wheel_holds_the_page_and_the_compiled_engine(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        index = archive.read(INDEX.removeprefix("src/")).decode()
    wanted = page_files(index)
    assert any(name.endswith(".js") for name in wanted)
    assert {f"gamekeeper/server/static/{name}" for name in wanted} <= names
    assert [name for name in names if name.startswith("gamekeeper/core/game.") and name.endswith(".so")]


def test_the_sdist_holds_all_a_wheel_is_made_of(sdist: Path, wheel: Path) -> None:
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as archive:
        packed = {f"src/{name}" for name in archive.namelist() if ".dist-info/" not in name and ".so" not in name}
    assert packed <= inside
    assert {"setup.py", "pyproject.toml", "README.md", "LICENSE"} <= inside
    assert not [name for name in inside if name.startswith(("tests", "web", "build"))]


def test_without_a_compiler_the_wheel_holds_the_sources_alone(checkout: Path, bare: dict[str, str]) -> None:
    """Also where an earlier build with a compiler left its modules behind."""
    left = f"build/lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}/gamekeeper/core"
    (checkout / left).mkdir(parents=True)
    (checkout / left / "game.cpython-311-x86_64-linux-gnu.so").touch()
    ended = built(WHEEL, checkout, bare)
    assert ended.returncode == 0, ended.stderr
    [wheel] = (checkout / "made").iterdir()
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith(".so")]
    assert "gamekeeper/games/yellowstone_park/rules.py" in names
    assert "gamekeeper/words/ru/yellowstone_park.ftl" in names
    assert "gamekeeper/packs/yellowstone_park/default.toml" in names
    assert "gamekeeper/server/static/index.html" in names


@pytest.mark.parametrize("command", [WHEEL, SDIST], ids=["wheel", "sdist"])
@pytest.mark.parametrize("page", ["missing", "stale"])
def test_without_node_nothing_is_built_that_lacks_the_page(
    checkout: Path, bare: dict[str, str], command: list[str], page: str
) -> None:
    if page == "missing":
        shutil.rmtree((checkout / INDEX).parent)
    else:
        (checkout / "src/gamekeeper/words/it/web.ftl").touch()
    ended = built(command, checkout, bare)
    assert ended.returncode != 0
    assert REFUSAL in ended.stdout + ended.stderr
    assert "an sdist or a wheel of Gamekeeper carries the built page" in ended.stdout + ended.stderr
    assert not list(checkout.glob("made/*"))


def test_a_node_too_old_is_refused_with_its_version(checkout: Path, bare: dict[str, str]) -> None:
    shutil.rmtree((checkout / INDEX).parent)
    for name in ("node", "npm"):
        program = Path(bare["PATH"]) / name
        program.write_text("#!/bin/sh\necho v18.20.4\n")
        program.chmod(0o755)
    ended = built(SDIST, checkout, bare)
    assert ended.returncode != 0
    assert "needs Node.js 20.19 or newer, this is v18.20.4" in ended.stdout + ended.stderr


def test_sources_that_lack_page_and_web_are_refused(checkout: Path, bare: dict[str, str]) -> None:
    shutil.rmtree((checkout / INDEX).parent)
    shutil.rmtree(checkout / "web")
    ended = built(WHEEL, checkout, bare)
    assert ended.returncode != 0
    assert "take a whole sdist" in ended.stdout + ended.stderr


def test_a_checkout_builds_its_page_when_it_is_missing_or_stale_and_only_then(checkout: Path) -> None:
    (checkout / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    index = checkout / INDEX
    shutil.rmtree(index.parent)

    def make_page() -> int:
        subprocess.run([sys.executable, "tools/page.py"], cwd=checkout, check=True, capture_output=True, timeout=120)
        assert all((index.parent / name).is_file() for name in page_files(index.read_text()))
        return index.stat().st_mtime_ns

    first = make_page()
    assert make_page() == first
    (checkout / "docs/rules/fort.md").touch()
    assert make_page() > first


def test_builds_use_what_is_pinned_for_development() -> None:
    """The compiler of an isolated build is the one that checks the types; what runs is what is tested."""
    asked = re.search(r"^requires = \[(.*)\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert asked is not None
    pins = {text.replace("[mypyc]", "") for text in re.findall(r'"([^"]+)"', asked[1])}
    assert pins
    assert pins <= pinned("requirements-dev.txt")
    assert pinned("requirements.txt") < pinned("requirements-dev.txt")


def test_all_that_the_package_needs_is_pinned() -> None:
    needed = re.search(r"^dependencies = \[(.*?)^\]$", (ROOT / "pyproject.toml").read_text(), re.MULTILINE | re.DOTALL)
    assert needed is not None
    names = {re.sub(r"[._]", "-", name) for name in re.findall(r'"([\w.-]+)', needed[1])}
    assert names <= {pin.partition("==")[0] for pin in pinned("requirements.txt")}


def pinned(file: str) -> set[str]:
    """All `name==version` in a requirements file."""
    return set(re.findall(r"^([a-z][\w.-]*==[^ ]+)", (ROOT / file).read_text(), re.MULTILINE))
