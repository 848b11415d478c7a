"""Writes the class of a game's positions, `fields.py`, from the table `fields.txt` beside it.

A table begins with what is said once, one to a line: `class` (its name), `base` (the class it extends, core's `State`
if left out), `extended` (the game's class that adds methods and its own `copy`, if there is one), `version` (of the
saved bytes), `sizes` (what a table is told when it is made: seats, cards), `box` (the class of what it is told of the
pack, if ranges name its numbers, like box.hand), `names` (the module that has that class and the numbers of the box
which the table names). Then a line a field, in the order they are saved, its columns two spaces or more apart:

    field  range  list  default  who  meaning

A range ends with `bits` where the number is a mask, with `seats` where it is one of seats.
A list is u8[length] or i16[length], u8[] of any length; `shared` after it when copies share it because it is never
changed in place, `parted` when they share it as they do cards, until `part`; `-` for a single number. `who` may know
it: public, counted (public too, but written to observations by the game itself, see `Game.observe`), own (the seat it
is about), hidden, or mixed.
A list with `parts` in its length is divided by the indented lines that follow it: their names become constants, their
list column is how many places they have, and where the list has a range they may leave out theirs (`-`).
`seats * parts` gives every seat its own, and the class `number`, `set_number` and `add_number`.
A line `sum  wanted  field + part + …  meaning` says what fields must come to; parts count for all seats.
Lines with # before the first field describe the class, later ones what follows.

Run without arguments it writes the tables of all games, with --check it only says which are stale.
"""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEAD = {
    "class": "",
    "base": "gamekeeper.core.state.State",
    "extended": "",
    "version": "",
    "sizes": "",
    "box": "",
    "names": "",
}
COLUMNS = ["field", "range", "list", "default", "who", "meaning"]
AUDIENCES = ("public", "counted", "own", "hidden", "mixed")
WIDTHS = {"u8": (0, 255), "i16": (-32768, 32767)}
KINDS = {"BITS", "PLAIN", "SEAT", "SEATS", "SEAT_OR_NONE"}  # of what is observed, see core.observation
CALLS = {"u8": ("small", "filled"), "i16": ("medium", "filled16")}
NOTES = {"": "", "shared": "; never changed in place", "parted": "; shared with copies until `part`"}
LIST = re.compile(r"(?P<width>\w+)\[(?P<length>[^\]]*)\](?P<shared> shared| parted)?")
LINE = 120


class BadTable(Exception):
    """A line of a table that cannot be read; says what was wanted."""


class Field:
    """One line of the table: a number, a list or a part of a list."""

    def __init__(self, columns: list[str], above: list[str]) -> None:
        self.name, values, self.list, self.default, self.who, self.meaning = columns
        self.above = above  # comments that stand before it
        found = LIST.fullmatch(self.list)
        self.width = found["width"] if found else ""
        self.length = found["length"].strip() if found else self.list
        self.shared = (found["shared"] or "").strip() if found else ""
        self.parts: list[Field] = []
        self.low, _, high = values.partition("..")
        self.high = re.sub(r" (bits|seats)$", "", high)
        self.mask = high[len(self.high) :].strip().upper()

    @property
    def outer(self) -> str:
        """How often the parts of a list repeat: "seats" in `seats * parts`."""
        return self.length.removesuffix("parts").removesuffix(" * ")

    def size(self) -> int:
        """Places of a part, or of all parts of a list."""
        return sum(part.size() for part in self.parts) if self.width else int(self.length.strip("[]-") or 1)


class Table:
    """A whole `fields.txt`."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.head = dict(HEAD)
        self.says: list[str] = []
        self.fields: list[Field] = []
        self.sums: list[list[str]] = []
        above: list[str] = []
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("#"):
                (above if self.fields else self.says).append(line.strip("# "))
            elif line.strip():
                self.read(number, line, above)
                above = []
        missing = [key for key, value in self.head.items() if not value and key in ("class", "version")]
        if missing or not self.fields:
            raise BadTable(f"{where}: no {missing[0] if missing else 'fields'}, wanted {', '.join(HEAD)}, then fields")

    def complain(self, number: int, got: str, wanted: str) -> BadTable:
        """The error for a line."""
        return BadTable(f"{self.where}:{number}: {got}, wanted {wanted}")

    def read(self, number: int, line: str, above: list[str]) -> None:
        """One line that is no comment."""
        columns = re.split(r"  +", line.strip(), maxsplit=len(COLUMNS) - 1)
        if columns[0] in HEAD and not self.fields:
            self.head[columns[0]] = " ".join(columns[1:])
        elif columns[0] == "sum":
            self.add_sum(number, columns)
        elif columns != COLUMNS:
            if len(columns) != len(COLUMNS):
                raise self.complain(number, f"{len(columns)} columns", f"{', '.join(COLUMNS)}, two spaces apart")
            field = Field(columns, above)
            self.check(number, field, line.startswith(" "))
            if line.startswith(" "):
                self.fields[-1].parts.append(field)
            else:
                self.fields.append(field)

    def check(self, number: int, field: Field, is_part: bool) -> None:
        """What the columns of a line must be."""
        if is_part and not (self.fields and self.fields[-1].length.endswith("parts")):
            raise self.complain(number, f"a part {field.name!r}", "a list with `parts` in its length above it")
        known = [one.name for one in self.all_fields() if (one in self.fields) != is_part]
        if not re.fullmatch(r"[a-z][a-z_]*", field.name) or field.name in known:
            raise self.complain(number, f"field {field.name!r}", "a name of small letters, each once")
        if field.who not in AUDIENCES:
            raise self.complain(number, f"who {field.who!r}", ", ".join(AUDIENCES))
        has_parts = field.length.endswith("parts")
        is_free = has_parts or (is_part and self.fields[-1].high != "")
        if not field.high and not (is_free and field.low == "-"):
            raise self.complain(number, f"range of {field.name}", "low..high")
        if is_part:
            if not re.fullmatch(r"-|\[\d+\]", field.list):
                raise self.complain(number, f"list {field.list!r} of a part", "- or how many places, like [4]")
        elif field.list != "-" and field.width not in WIDTHS:
            raise self.complain(
                number, f"list {field.list!r}", "-, u8[length] or i16[length], and `shared` or `parted`"
            )
        if field.width:
            least, most = WIDTHS[field.width]
            for bound in (field.low, field.high):
                if re.fullmatch(r"-?\d+", bound) and not least <= int(bound) <= most:
                    raise self.complain(number, f"range to {bound}", f"{least}..{most}, what {field.width} holds")

    def add_sum(self, number: int, columns: list[str]) -> None:
        """A line that says what fields come to."""
        known = [one.name for one in self.all_fields() if one.list == "-"]
        if len(columns) != 4 or any(name not in known for name in columns[2].split(" + ")):
            raise self.complain(number, "  ".join(columns), "sum  number  field + field  meaning, of single numbers")
        self.sums.append(columns)

    def all_fields(self) -> list[Field]:
        """Fields and parts."""
        return [one for field in self.fields for one in (field, *field.parts)]

    def sizes(self) -> list[str]:
        """What the table is told: seats, cards."""
        return [name for name in re.split(r"[ ,]+", self.head["sizes"]) if name]


def python(table: Table) -> str:
    """The module, unformatted."""
    body = [*constants(table), *class_head(table), *clearing(table), *copying(table), *parting(table), *saving(table)]
    body += [*loading(table), *observing(table), *numbers(table)]
    used = set(re.findall(r"\w+", re.sub(r'#[^\n]*|""".*?"""|"[^"\n]*"', "", "\n".join(body), flags=re.DOTALL)))
    own = {part.name.upper() for field in table.fields for part in field.parts} | {"SAVE_VERSION"}
    own |= {f"{field.name.upper()}_WIDTH" for field in table.fields if field.parts} | KINDS
    box = sorted(name for name in used - own if re.fullmatch(r"[A-Z][A-Z0-9_]*", name))
    box += [table.head["box"]] if table.head["box"] else []
    base, _, name = table.head["base"].rpartition(".")
    imports = [
        f"from mypy_extensions import {', '.join(sorted({'mypyc_attr'} | (used & {'i16', 'i64', 'u8'})))}",
        "",
        f"from gamekeeper.core.codec import Reader, Writer{', within' if 'within' in used else ''}",
        f"from gamekeeper.core.observation import {', '.join([*sorted(used & KINDS), 'Observation'])}",
        f"from {base} import {name}",
    ]
    if "vec" in used:
        imports.insert(0, "from librt.vecs import vec")
    fillers = sorted(used & {"filled", "filled16"})
    if fillers:
        imports.append(f"from gamekeeper.core.lists import {', '.join(fillers)}")
    if box:
        imports.append(f"from {table.head['names']} import {', '.join(box)}")
    told = '"""Every field of a position. Made from fields.txt: change that, then `make fields`."""'
    head = [told, "", "from __future__ import annotations", "", "from typing import Final", ""]
    return "\n".join([*head, *imports, "", *body]) + "\n"


def constants(table: Table) -> list[str]:
    """The version and the places of all parts."""
    out = [f"SAVE_VERSION: Final[i64] = {table.head['version']}"]
    for field in table.fields:
        place = 0
        if field.parts:
            out += ["", f"# places in `{field.name}`{' of one of the ' + field.outer if field.outer else ''}"]
        for part in field.parts:
            out += noted(f"{part.name.upper()}: Final[i64] = {place}", told(part))
            place += part.size()
        if field.parts:
            out.append(f"{field.name.upper()}_WIDTH: Final[i64] = {place}")
    return [*out, "", ""]


def told(part: Field) -> str:
    """How many places a part has, and what it means."""
    return part.meaning if part.list == "-" else f"{part.list} {part.meaning}"


def class_head(table: Table) -> list[str]:
    """The class with its fields."""
    says = textwrap.dedent("\n".join(table.says)).strip().splitlines() or ["A position."]
    says[0] = f'"""{says[0]}'
    says = [*says, '"""'] if len(says) > 1 else [f'{says[0]}"""']
    out = ["@mypyc_attr(acyclic=True)", f"class {table.head['class']}({table.head['base'].rpartition('.')[2]}):"]
    out += [f"    {line}".rstrip() for line in says]
    out += ["", "    def __init__(self) -> None:", "        super().__init__()"]
    for field in table.fields:
        out += [f"        # {line}" for line in field.above]
        kind = f"vec[{field.width}]" if field.width else "i64"
        value = f"vec[{field.width}]()" if field.width else field.default
        note = f"{field.meaning}; {field.who}{NOTES[field.shared]}"
        out += [f"        {line}" for line in noted(f"self.{field.name}: {kind} = {value}", note, LINE - 8)]
    return out


def noted(code: str, note: str, room: int = LINE) -> list[str]:
    """A line with its comment, above it where both do not fit."""
    if len(code) + len(note) + 4 <= room:
        return [f"{code}  # {note}"]
    return [*(f"# {line}" for line in textwrap.wrap(note, room - 2)), code]


def length_of(field: Field) -> str:
    """The length of a list as Python."""
    if not field.length.endswith("parts"):
        return field.length
    width = f"{field.name.upper()}_WIDTH"
    return f"{field.outer} * {width}" if field.outer else width


def arguments(table: Table) -> str:
    """The sizes and the pack as parameters."""
    box = f", box: {table.head['box']}" if table.head["box"] else ""
    return "".join(f", {name}: i64" for name in table.sizes()) + box


def clearing(table: Table) -> list[str]:
    """The method that makes all lists."""
    out = ["", f"    def clear(self{arguments(table)}) -> None:"]
    out += ['        """Make all lists, for a table of this size."""']
    for field in table.fields:
        if field.width and length_of(field):
            out.append(f"        self.{field.name} = {CALLS[field.width][1]}({length_of(field)}, {field.default})")
    return out if len(out) > 3 else []


def copying(table: Table) -> list[str]:
    """The method that copies; in a class that is extended, what copies into a twin."""
    name = table.head["class"]
    if table.head["extended"]:
        out = ["", f"    def copy_fields(self, twin: {name}) -> None:", '        """Copy all fields into a twin."""']
    else:
        out = ["", f"    def copy(self) -> {name}:", '        """An independent copy, without a sink."""']
        out.append(f"        twin = {name}()")
    out.append("        self.copy_base(twin)")
    for field in table.fields:
        copied = "[:]" if field.width and not field.shared else ""
        out.append(f"        twin.{field.name} = self.{field.name}{copied}")
    return out if table.head["extended"] else [*out, "        return twin"]


def parting(table: Table) -> list[str]:
    """The method that ends what is shared with copies, for a base of `core.zone_state`."""
    parted = [field.name for field in table.fields if field.shared == "parted"]
    out = ["", "    def part(self) -> None:", '        """Share the cards, and what goes with them, with no copy."""']
    out += ["        if self.is_shared:", *(f"            self.{name} = self.{name}[:]" for name in parted)]
    return [*out, "            super().part()"] if parted else []


def saving(table: Table) -> list[str]:
    """The method that writes bytes."""
    out = ["", "    def save(self) -> bytes:", '        """Canonical bytes of all fields."""', "        out = Writer()"]
    out += ["        out.number(SAVE_VERSION)", "        self.save_base(out)"]
    row: list[str] = []
    for field in table.fields:
        if field.width:
            out += flush(row)
            row = []
            out.append(f"        out.{CALLS[field.width][0]}(self.{field.name})")
            continue
        if len(", ".join([*row, field.name])) + 5 * len(row) > LINE - 35:
            out += flush(row)
            row = []
        row.append(field.name)
    return [*out, *flush(row), "        return out.done()"]


def flush(row: list[str]) -> list[str]:
    """Write some numbers, as many as stand in a line."""
    return [f"        out.numbers([{', '.join(f'self.{name}' for name in row)}])"] if row else []


def loading(table: Table) -> list[str]:
    """The method that reads bytes, everything in its range."""
    out = ["", f"    def load(self, data: bytes{arguments(table)}) -> None:"]
    out += ['        """Read what `save` wrote for a table of this size; BadSave for anything else."""']
    out += ["        source = Reader(data)", "        source.version(SAVE_VERSION)", "        self.load_base(source)"]
    for field in table.fields:
        if not field.width:
            bounds = f"{field.low}, {field.high}"
            out.append(f'        self.{field.name} = source.between({bounds}, "{field.name}")')
            continue
        low, high = (field.low, field.high) if field.high else map(str, WIDTHS[field.width])
        told = f'{length_of(field) or -1}, {low}, {high}, "{field.name}"'
        out.append(f"        self.{field.name} = source.{CALLS[field.width][0]}({told})")
    out.append("        source.end()")
    parts = [field for field in table.fields if any(part.high for part in field.parts)]
    told = ", ".join([*table.sizes(), *(["box"] if table.head["box"] else [])])
    out += [f"        self.check_{field.name}({told})" for field in parts]
    out += [f"        self.check_sums({told})"] if table.sums else []
    for field in parts:
        out += checking(table, field)
    return out + (summing(table) if table.sums else [])


def checking(table: Table, field: Field) -> list[str]:
    """The method that looks at the parts of a list."""
    out = ["", f"    def check_{field.name}(self{arguments(table)}) -> None:"]
    out.append(f'        """BadSave unless every part of `{field.name}` is in its range."""')
    indent, first = "        ", ""
    if field.outer:
        out += [f"        for one in range({field.outer}):", f"            first = one * {field.name.upper()}_WIDTH"]
        indent, first = "            ", "first + "
    for part in [part for part in field.parts if part.high]:
        place = first + part.name.upper()
        bounds = f'{part.low}, {part.high}, "{part.name}")'
        if part.list == "-":
            out.append(f"{indent}within(i64(self.{field.name}[{place}]), {bounds}")
        else:
            out.append(f"{indent}for place in range({place}, {place} + {part.size()}):")
            out.append(f"{indent}    within(i64(self.{field.name}[place]), {bounds}")
    return out


def summing(table: Table) -> list[str]:
    """The method that looks at sums."""
    parts = {part.name: field for field in table.fields for part in field.parts}
    out = ["", f"    def check_sums(self{arguments(table)}) -> None:"]
    out.append('        """BadSave unless all is there that must be."""')
    for _, wanted, terms, meaning in table.sums:
        single, outer = [], []
        for name in terms.split(" + "):
            if name not in parts:
                single.append(f"self.{name}")
            elif parts[name].outer:
                outer.append(f"self.number(one, {name.upper()})")
            else:
                single.append(f"i64(self.{parts[name].name}[{name.upper()}])")
        out.append(f"        total = {' + '.join(single) or 'i64(0)'}")
        if outer:
            out += [f"        for one in range({repeats(table)}):", f"            total += {' + '.join(outer)}"]
        out.append(f'        within(total, {wanted}, {wanted}, "{meaning}")')
    return out


def repeats(table: Table) -> str:
    """How often the parts of the seats' numbers repeat."""
    return next((field.outer for field in table.fields if field.parts and field.outer), "")


def observing(table: Table) -> list[str]:
    """The method that writes all public fields for a reader, what belongs to seats from the reader on."""
    out = ["", f"    def observe(self, out: Observation{arguments(table)}) -> None:"]
    out += ['        """Write what everybody knows."""']
    for field in table.fields:
        parts = [part for part in field.parts if part.who == "public"]
        if field.who != "public" and not parts:
            continue
        if not field.width:
            out.append(f'        out.entry("{field.name}", self.{field.name}, {seen(field)})')
            continue
        first, _, each = length_of(field).partition(" * ")
        indent, start, count = "        ", "", length_of(field)
        is_of_seats = first == "seats" and field.high != "seats - 1"  # a list of seats is by turn order
        if is_of_seats and (not parts or is_plain(field)):
            told = f'"{field.name}", self.{field.name}, {each or 1}, {seen(field) if field.high else "0, 0, PLAIN"}'
            whole = f"out.{CALLS[field.width][0]}_of_seats({told})"
            if not parts:
                out.append(f"        {whole}")
                continue
            out += ["        if out.layout is None:  # its parts at once", f"            {whole}"]
        if is_of_seats:
            how_many = "seats if out.layout is not None else 0" if is_plain(field) else "seats"
            out += [f"        for number in range({how_many}):", "            seat = out.seat(i64(number))"]
            indent, start, count = "            ", f"seat * {each}" if each else "seat", each or "1"
        for part in parts or [field]:
            where = " + ".join(filter(None, [start, part.name.upper() if parts else ""])) or "0"
            told = f"{where}, {part.size() if parts else count}, {seen(part, field)}"
            out.append(f'{indent}out.{CALLS[field.width][0]}("{part.name}", self.{field.name}, {told})')
        if start:
            out.append("        out.owner = -1")
    return out


def is_plain(field: Field) -> bool:
    """Whether a list has parts that are all written as they are."""
    return all(part.who == "public" and seen(part, field).endswith("PLAIN") for part in field.parts)


def seen(field: Field, outer: Field | None = None) -> str:
    """The bounds of what is observed, and what kind of number it is."""
    bounds = field if field.high or outer is None else outer
    kind = {"seats - 1": "SEAT", "seats": "SEAT_OR_NONE"}.get(bounds.high, bounds.mask or "PLAIN")
    return f"{bounds.low}, {bounds.high}, {kind}"


def numbers(table: Table) -> list[str]:
    """The methods for the numbers of a seat."""
    field = next((field for field in table.fields if field.parts and field.outer), None)
    if field is None:
        return []
    place = f"self.{field.name}[seat * {field.name.upper()}_WIDTH + field]"
    told = f"of a seat's `{field.name}`."
    return [
        *["", "    def number(self, seat: i64, field: i64) -> i64:", f'        """One number {told}"""'],
        f"        return i64({place})",
        *["", "    def set_number(self, seat: i64, field: i64, value: i64) -> None:"],
        *[f'        """Change one number {told}"""', f"        {place} = {field.width}(value)"],
        *["", "    def add_number(self, seat: i64, field: i64, change: i64) -> None:"],
        *[f'        """Add to one number {told}"""', f"        {place} = {field.width}(i64({place}) + change)"],
    ]


def formatted(text: str) -> str:
    """As ruff formats it."""
    ruff = Path(sys.executable).parent / "ruff"
    for command in (["check", "--fix", "--quiet", "--select", "I", "-"], ["format", "--quiet", "-"]):
        done = subprocess.run([ruff, *command], input=text, capture_output=True, text=True, check=True, cwd=ROOT)
        text = done.stdout
    return text


def main(arguments: list[str]) -> int:
    """1 when a table cannot be read, or with --check when a class is stale."""
    paths = [Path(name) for name in arguments if name != "--check"]
    stale = 0
    for path in paths or sorted(ROOT.glob("src/gamekeeper/games/*/fields.txt")):
        where = str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)
        try:
            text = formatted(python(Table(path.read_text("utf-8"), where)))
        except BadTable as error:
            print(error)
            return 1
        target = path.with_name("fields.py")
        if not target.exists() or target.read_text("utf-8") != text:
            stale += 1
            if "--check" in arguments:
                print(f"{where}: fields.py is not what the table says, wanted: make fields")
            else:
                target.write_text(text, "utf-8")
                print(f"{where}: fields.py written")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
