"""Runs a gamekeeper command at once: from the sources while the engine is being compiled, from then on compiled.

Arguments are gamekeeper's. The compiler works at a low priority and stops when the command ends, so that nothing goes
on that nobody asked for; what it has not finished by then, the next start begins again.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STAMP = ".venv/.compiled"
LOG = ".venv/compiling.log"
MAKE = ["nice", "make", "--silent", STAMP]
SECONDS_TO_CLEAN_UP = 10.0

stopping = threading.Event()  # set before the compiler is told to end, so that nobody calls that a failure


def without_make() -> dict[str, str]:
    """The environment, without what the make that runs us tells the makes it runs."""
    return {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}


def is_compiled() -> bool:
    """Whether make finds nothing to compile."""
    asked = ["make", "--silent", "--question", STAMP]
    return subprocess.run(asked, cwd=ROOT, env=without_make(), capture_output=True, check=False).returncode == 0


def start_compiling() -> subprocess.Popen[bytes]:
    """The compiler in a session of its own: Ctrl-C in the terminal is for the game."""
    with open(ROOT / LOG, "wb") as log:
        return subprocess.Popen(
            MAKE, cwd=ROOT, env=without_make(), stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def tell_when_done(compiling: subprocess.Popen[bytes]) -> None:
    """One line when the compiler is done; none when we stopped it."""
    code = compiling.wait()
    if stopping.is_set():
        return
    if code == 0:
        version = (ROOT / LOG).read_text(errors="replace").strip().rpartition("\n")[2]
        print(f"Ready for the next start: {version}", file=sys.stderr, flush=True)
    else:
        print(f"The engine could not be compiled; {LOG} says why.", file=sys.stderr, flush=True)


def stop(compiling: subprocess.Popen[bytes]) -> None:
    """End the compiler and all it started: first asked, so that it takes its temporary files with it."""
    stopping.set()
    with suppress(ProcessLookupError, subprocess.TimeoutExpired):
        os.killpg(compiling.pid, signal.SIGINT)
        compiling.wait(SECONDS_TO_CLEAN_UP)
    with suppress(ProcessLookupError):
        os.killpg(compiling.pid, signal.SIGKILL)


def run_from_sources(arguments: list[str]) -> int:
    """Run the command uncompiled to its end; the exit code. When we are told to end, the command ends."""
    environment = {**without_make(), "PYTHONPATH": str(ROOT / "src")}
    command = subprocess.Popen([sys.executable, "-m", "gamekeeper", *arguments], env=environment)
    signal.signal(signal.SIGINT, lambda *_: None)  # the terminal tells it itself
    for told in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(told) != signal.SIG_IGN:  # as under nohup
            signal.signal(told, lambda *_: command.terminate())
    return command.wait()


def main(arguments: list[str]) -> int:
    """The command's exit code."""
    if is_compiled():
        os.execv(Path(sys.executable).with_name("gamekeeper"), ["gamekeeper", *arguments])
    print("Playing uncompiled (slower bots) while the engine compiles in the background, some minutes; "
          "from the next start on it is compiled.", file=sys.stderr, flush=True)  # fmt: skip
    compiling = start_compiling()
    if arguments[0] == "serve":  # a line would spoil a board drawn in the terminal
        threading.Thread(target=tell_when_done, args=(compiling,), daemon=True).start()
    try:
        return run_from_sources(arguments)
    finally:
        stop(compiling)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
