"""Installs this checkout where this Python is, the way a stranger would get it, and leaves sdist and wheel in dist.

The sdist is built here, the wheel from the sdist, both with build isolation: what [build-system] does not ask for is
not there. One at a time; who had to wait and finds the work done does nothing. The argument is the stamp to set.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
BUILD = [sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT)]
INSTALL = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall"]


def is_fresh(stamp: Path) -> bool:
    """Whether make finds nothing to do for the stamp."""
    return subprocess.run(["make", "--silent", "--question", str(stamp)], cwd=ROOT, check=False).returncode == 0


def install(stamp: Path) -> None:
    """Build and install; the stamp is as old as what was built, so that a file changed meanwhile is newer."""
    stamp.unlink(missing_ok=True)
    begun = time.time()
    shutil.rmtree(DIST, ignore_errors=True)
    built = subprocess.run(BUILD, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if built.returncode:
        sys.exit(f"{built.stdout}\nmake: the package was not built; the reason is above")
    subprocess.run([*INSTALL, *DIST.glob("*.whl")], check=True)
    stamp.touch()
    os.utime(stamp, (begun, begun))


def main(stamp: Path) -> None:
    """Install unless another did it while we waited for it."""
    with open(stamp.parent / ".lock", "w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for the build that is already running", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
            if is_fresh(stamp):
                return
        install(stamp)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: None)  # Ctrl-C reaches the build too: it cleans up, and we end when it has
    main(Path(sys.argv[1]))
