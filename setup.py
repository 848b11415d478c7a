"""Builds sdist and wheel: the page in both; core, games and bots compiled in one unit where a compiler is at hand."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from itertools import chain
from multiprocessing.pool import ThreadPool
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import setuptools
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

COMPILED = ("core", "games", "bots")
PURE = "GAMEKEEPER_PURE"  # set to 1 to build without compiling
PAGE = Path("src/gamekeeper/server/static/index.html")
DIRECT_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")
CANNOT_COMPILE = (BaseError, CCompilerError, OSError)


def sources() -> list[str]:
    """The modules that go into the compilation unit; package files stay Python."""
    package = Path("src/gamekeeper")
    files = (path for part in COMPILED for path in sorted((package / part).rglob("*.py")))
    return [str(path) for path in files if path.name != "__init__.py"]


def extensions() -> list[setuptools.Extension]:
    """The compilation unit, type-checked and translated to C: a file for each module, so that all cores can compile."""
    from mypyc.build import mypycify

    built = mypycify(["--strict", *sources()], opt_level="3", debug_level="0", multi_file=True)
    if os.name == "posix":
        for extension in built:  # lets our functions call each other directly, also across files: a tenth faster
            extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]  # one list is shared by all
    return built


def try_compiler() -> None:
    """Raise what the C compiler raises when it is missing, or Python's headers are."""
    with TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])


def require_page() -> None:
    """A checkout builds the page with node where it is missing or stale, an sdist has it; leave where neither holds."""
    if Path("web").is_dir() and subprocess.run([sys.executable, "tools/page.py"], check=False).returncode:
        sys.exit("gamekeeper: not built, for it has no web page (the reason is above)")
    if not PAGE.is_file():
        sys.exit(f"gamekeeper: not built: the web page ({PAGE}) is missing, and so are its sources; take a whole sdist")


class Distribution(setuptools.Distribution):
    """Knows that there is something to compile before it is translated to C, which only a wheel needs."""

    def has_ext_modules(self) -> bool:
        return os.environ.get(PURE) != "1"


class CompileOrGoWithout(build_ext):
    """Falls back to the same sources uncompiled: all of them or none, never a mixture."""

    def run(self) -> None:
        try:
            try_compiler()
            self.distribution.ext_modules = extensions()
            self.swig_opts = None  # all else may be finalized twice
            self.finalize_options()  # once more: now there is something to name and place
            super().run()
        except CANNOT_COMPILE as error:
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            print(
                f"gamekeeper: no compiled modules ({error}); it will run uncompiled, many times slower", file=sys.stderr
            )

    def build_extensions(self) -> None:
        """All cores compile, a file each; distutils knows one at a time."""
        compile_some = self.compiler.compile

        def compile_all(files: list[str], **options: Any) -> list[str]:
            with ThreadPool() as threads:
                return list(chain.from_iterable(threads.map(lambda file: compile_some([file], **options), files)))

        self.compiler.compile = compile_all
        super().build_extensions()


class BuildWithPage(build_py):
    """Starts from an empty folder: what an earlier build left there would be packed too."""

    def run(self) -> None:
        require_page()
        if not self.editable_mode:
            shutil.rmtree("build", ignore_errors=True)
        super().run()


class SdistWithPage(sdist):
    """Packs the page as it is built."""

    def run(self) -> None:
        require_page()
        super().run()


setuptools.setup(
    distclass=Distribution,
    cmdclass={"build_ext": CompileOrGoWithout, "build_py": BuildWithPage, "sdist": SdistWithPage},
)
