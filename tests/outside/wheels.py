"""Wheels of packages that bring a game, made without a build tool: a wheel is an archive with three files about it."""

from __future__ import annotations

import zipfile
from pathlib import Path

HERE = Path(__file__).parent
TOYS = HERE.parent / "toys"
ABOUT = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
WHEEL = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


def wheel_of(folder: Path, name: str, point: str, files: dict[str, bytes]) -> Path:
    """A wheel of these files, with one entry point ``game = object``."""
    module = name.replace("-", "_")
    info = f"{module}-1.0.dist-info"
    all_files = {
        **files,
        f"{info}/METADATA": ABOUT.format(name=name).encode(),
        f"{info}/WHEEL": WHEEL.encode(),
        f"{info}/entry_points.txt": f"[gamekeeper.games]\n{point}\n".encode(),
    }
    record = "".join(f"{path},,\n" for path in [*all_files, f"{info}/RECORD"])
    path = folder / f"{module}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for inside, data in {**all_files, f"{info}/RECORD": record.encode()}.items():
            archive.writestr(inside, data)
    return path


def errand(folder: Path, page: dict[str, bytes] | None = None) -> Path:
    """The wheel of Errand with its board, or with these files instead of it."""
    package = HERE / "gamekeeper_errand"
    paths = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    files = {path.relative_to(package).as_posix(): path.read_bytes() for path in paths}
    if page is not None:
        files = {path: data for path, data in files.items() if not path.startswith("page/")} | page
    files["errand.py"] = (TOYS / "errand.py").read_bytes()
    inside = {f"gamekeeper_errand/{path}": data for path, data in files.items()}
    return wheel_of(folder, "gamekeeper-errand", "errand = gamekeeper_errand:KIT", inside)
