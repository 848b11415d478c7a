"""``python -m gamekeeper`` is the `gamekeeper` command."""

import sys

from gamekeeper.cli.app import main

sys.exit(main())
