"""Bots of one's own, named by module and class: ``my_module:MyBot``. For commands and environments, not for servers."""

from __future__ import annotations

import importlib
import os
import re
import sys
from typing import Final

from gamekeeper.bots.bot import Bot
from gamekeeper.bots.levels import SIMULATIONS, WANTED, bot_named
from gamekeeper.core.errors import BadSetup

OWN: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


def bot_from(name: str) -> Bot:
    """The bot of this name, ours or, as ``module:Class``, one's own; BadSetup where there is none.

    The module is looked for where Python looks, and in the folder one is in. The class extends `Bot` and is made with
    the name alone.
    """
    found = OWN.fullmatch(name)
    if found is None or found.group(1) in SIMULATIONS:
        return bot_named(name, files=True)
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        made = getattr(importlib.import_module(found.group(1)), found.group(2))(name)
    except Exception as error:  # whatever a module does when it is imported, or a class when it is made
        raise BadSetup("bot", name, f"{WANTED}, or module:Class ({type(error).__name__}: {error})") from error
    if not isinstance(made, Bot):
        raise BadSetup("bot", name, f"a class that extends gamekeeper.bots.bot.Bot, this is {type(made).__name__}")
    return made
