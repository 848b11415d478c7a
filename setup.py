"""Builds the wheel: core, games and bots compiled in one unit where a compiler is at hand."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

COMPILED = ("core", "games", "bots")
PURE = "GAMEKEEPER_PURE"  # set to 1 to build without compiling


def sources() -> list[str]:
    """The modules that go into the compilation unit; package files stay Python."""
    package = Path("src/gamekeeper")
    files = (path for part in COMPILED for path in sorted((package / part).rglob("*.py")))
    return [str(path) for path in files if path.name != "__init__.py"]


class CompileOrGoWithout(build_ext):
    """Falls back to the same sources uncompiled: all of them or none, never a mixture."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            print(
                f"gamekeeper: no compiled modules ({error}); it will run uncompiled, many times slower", file=sys.stderr
            )


def extensions() -> list:
    """The compilation unit, empty where compiling is switched off."""
    if os.environ.get(PURE) == "1":
        return []
    from mypyc.build import mypycify

    built = mypycify(["--strict", *sources()], opt_level="3", debug_level="0", multi_file=False)
    if os.name == "posix":
        for extension in built:  # lets the C compiler call and inline our functions directly: a tenth faster search
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrGoWithout})
