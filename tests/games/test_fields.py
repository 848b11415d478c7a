"""Positions are what the tables of fields say: copies and bytes forget nothing, and who may know what holds."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gamekeeper import kits, make
from gamekeeper.core.codec import Writer
from gamekeeper.core.errors import BadSave
from gamekeeper.core.ids import SPECTATOR, Seat
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.state import State

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "fields.py"
TABLES = {name: ROOT / f"src/gamekeeper/games/{name}/fields.txt" for name in sorted(kits.BUILT_IN)}
# Of the saved positions of all golden games. Bytes that change need a higher version.
SAVED = {
    "yellowstone_park": "9ffa8a068dc18a4a0e3925823f991518aee1b76b5dfb620d3ad873cfcc446665",
    "fort": "81081c78c33fe3dc35caf129155f292c8909edee46d3f446aed0f9ecb5aca631",
    "iditacards": "57590a1cf2c7aea1b1ef25ad25afa394fe4fd87e5978bd4b09cb39c81ea32476",
    "dice_theme_park": "b29bd50399f82338782ebcd3f0fac88d40f115b0b4d3f0e1e70cd1118ab86526",
}
STEPS = 60  # decisions between positions looked at


def tool() -> ModuleType:
    """The generator, to read tables with."""
    spec = importlib.util.spec_from_file_location("fields_tool", TOOL)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOOL), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def positions(name: str, every: int) -> list[tuple[Any, State]]:
    """Positions from the golden games, with their games."""
    found = []
    for match in importlib.import_module(f"games.{name}.golden").MATCHES.values():
        game = make(name, match.seats, match.options)
        key = seed_bytes(match.seed)
        s, rng, number = game.setup(key), stream(key, "driver"), 0
        while not game.is_over(s):
            if number % every == 0:
                found.append((game, game.copy(s)))
            game.apply(s, game.decider(s), match.drive(game, s, rng))
            number += 1
        found.append((game, s))
    return found


def attributes(s: State) -> set[str]:
    """What a position holds of its own."""
    names = {name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))}
    core = next(base for base in type(s).__mro__ if base.__module__.startswith("gamekeeper.core"))
    return names - set(dir(core()))


def plain(value: Any) -> Any:
    """A field as Python compares it."""
    return value if isinstance(value, int) else [int(item) for item in value]


def test_every_class_is_what_its_table_says() -> None:
    done = run("--check")
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("name", TABLES)
def test_a_position_holds_nothing_that_is_not_in_the_table(name: str) -> None:
    table = tool().Table(TABLES[name].read_text("utf-8"), name)
    game = make(name)
    assert attributes(game.setup(bytes(32))) == {field.name for field in table.fields}


@pytest.mark.parametrize("name", TABLES)
def test_every_field_is_copied_saved_and_loaded(name: str) -> None:
    shared = {f.name: f.shared for f in tool().Table(TABLES[name].read_text("utf-8"), name).fields}
    for game, s in positions(name, STEPS):
        loaded, saved = game.load(game.save(s)), game.save(s)
        for field in attributes(s):
            value = getattr(s, field)
            assert plain(getattr(loaded, field)) == plain(value)
            twin = game.copy(s)
            assert game.save(twin) == saved
            if isinstance(value, int):
                setattr(twin, field, value + 1)
            elif len(value) > 0 and shared[field] != "shared":
                if shared[field] == "parted":
                    twin.part()
                getattr(twin, field)[0] = 1 if value[0] == 0 else 0
            else:
                continue
            assert game.save(twin) != saved
            assert plain(getattr(s, field)) == plain(value)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_public_stays_when_the_hidden_is_dealt_again(name: str) -> None:
    public = [f.name for f in tool().Table(TABLES[name].read_text("utf-8"), name).fields if f.who == "public"]
    rng = stream(bytes(32), "redeal")
    for game, s in positions(name, STEPS):
        for reader in (*range(int(game.seats)), SPECTATOR):
            dealt = game.redeal(s, Seat(reader), rng)
            for field in public:
                assert plain(getattr(dealt, field)) == plain(getattr(s, field)), field


@pytest.mark.parametrize("name", TABLES)
def test_saved_bytes_are_what_databases_hold(name: str) -> None:
    found = hashlib.sha256()
    for game, s in positions(name, 1):
        found.update(game.save(s))
    assert found.hexdigest() == SAVED[name]


@pytest.mark.parametrize("name", TABLES)
def test_every_number_is_loaded_in_its_range(name: str) -> None:
    table = tool().Table(TABLES[name].read_text("utf-8"), name)
    game = make(name)
    for field in table.fields:
        if field.list == "-":
            s = game.setup(bytes(32))
            setattr(s, field.name, -1 if field.low == "0" else 1 << 40)
            with pytest.raises(BadSave, match=rf"saved position holds {field.name} -?\d+ where "):
                game.load(game.save(s))


def test_a_stale_class_is_noticed(tmp_path: Path) -> None:
    table = tmp_path / "fields.txt"
    source = TABLES["yellowstone_park"]
    table.write_text(source.read_text("utf-8"), "utf-8")
    (tmp_path / "fields.py").write_text(source.with_name("fields.py").read_text("utf-8"), "utf-8")
    assert run("--check", table).returncode == 0
    table.write_text(table.read_text("utf-8") + "weather  0..3  -  0  public  nothing\n", "utf-8")
    done = run("--check", table)
    assert done.returncode == 1
    assert "fields.py is not what the table says, wanted: make fields" in done.stdout
    assert run(table).returncode == 0
    assert "self.weather: i64 = 0  # nothing; public" in (tmp_path / "fields.py").read_text("utf-8")
    assert run("--check", table).returncode == 0


HEAD = "class  Toy\nversion  1\nsizes  seats\n"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ("weather  0..3  -  0  public", r":4: 5 columns, wanted field, range, list, default, who, meaning, two spaces"),
        ("Weather  0..3  -  0  public  nothing", ":4: field 'Weather', wanted a name of small letters, each once"),
        ("w  0..3  -  0  public  a\nw  0..3  -  0  public  b", ":5: field 'w', wanted a name of small letters, each"),
        ("weather  0..3  -  0  some  nothing", ":4: who 'some', wanted public, counted, own, hidden, mixed"),
        ("weather  3  -  0  public  nothing", ":4: range of weather, wanted low..high"),
        ("weather  0..3  u9[4]  0  public  nothing", r":4: list 'u9\[4\]', wanted -, u8\[length\] or i16\[length\]"),
        ("weather  0..300  u8[4]  0  public  nothing", r":4: range to 300, wanted 0..255, what u8 holds"),
        ("  rain  0..3  -  0  public  nothing", ":4: a part 'rain', wanted a list with `parts` in its length above"),
        ("w  -  u8[parts]  0  public  a\n  rain  0..3  [n]  0  public  b", r":5: list '\[n\]' of a part, wanted - or"),
        ("w  0..3  -  0  public  a\nsum  3  w + v  all", ":5: sum  3  w . v  all, wanted sum  number  field . field"),
    ],
)
def test_a_table_that_cannot_be_read_is_told_by_line(tmp_path: Path, lines: str, told: str) -> None:
    table = tmp_path / "fields.txt"
    table.write_text(HEAD + lines + "\n", "utf-8")
    done = run(table)
    assert done.returncode == 1
    assert re.search(re.escape(str(table)) + told, done.stdout), done.stdout
    assert not (tmp_path / "fields.py").exists()


TOY = """# A position in a garden.
class    Garden
base     gamekeeper.core.zone_state.ZoneState
version  7
sizes    seats

field    range  list               default  who     meaning
weather  0..3   -                  2        public  0 rain to 3 sun
beds     -      i16[seats * parts] 0        public  of a seat
  roses  0..9   -                  0        public  roses
  weeds  0..9   [2]                0        public  + kind: weeds
bulbs    0..9   -                  9        public  bulbs in the shed
seen     0..1   u8[seats] shared   0        mixed   [seat] → 1 when it looked
sum      9      bulbs + roses      roses and bulbs
""".replace("parts] 0", "parts]  0")


def test_a_table_extends_a_class_of_cores_and_gives_every_seat_its_numbers(tmp_path: Path) -> None:
    (tmp_path / "fields.txt").write_text(TOY, "utf-8")
    assert run(tmp_path / "fields.txt").stdout.endswith("fields.py written\n")
    spec = importlib.util.spec_from_file_location("garden", tmp_path / "fields.py")
    garden = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(garden)
    s = garden.Garden()
    s.clear(3)
    s.add_number(1, garden.ROSES, 4)
    s.set_number(2, garden.WEEDS + 1, 7)
    s.bulbs -= 4
    twin = s.copy()
    assert (twin.weather, twin.number(1, garden.ROSES), twin.number(2, garden.WEEDS + 1)) == (2, 4, 7)
    assert twin.seen is s.seen
    loaded = garden.Garden()
    loaded.load(s.save(), 3)
    assert loaded.save() == s.save()
    for change, told in (
        (lambda s: s.set_number(2, garden.WEEDS, 10), "weeds 10 where 0..9 is wanted"),
        (lambda s: s.add_number(1, garden.ROSES, -1), "roses and bulbs 8 where 9 is wanted"),
        (lambda s: setattr(s, "weather", 4), "weather 4 where 0..3 is wanted"),
    ):
        s = twin.copy()
        change(s)
        with pytest.raises(BadSave, match=told):
            garden.Garden().load(s.save(), 3)
    out = Writer()
    out.number(6)
    with pytest.raises(BadSave, match="version 6, this program reads version 7"):
        garden.Garden().load(out.done(), 3)
