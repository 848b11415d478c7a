"""What bots have learned: the files of weights that lie beside a game, and which of them a bot uses.

A file says what it fits; one for other features or other rules is refused with the command that makes a new one.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

from gamekeeper.bots.policy import ANSWERS, Policy, policy_in
from gamekeeper.bots.value import Value, value_in
from gamekeeper.core.errors import BadSetup
from gamekeeper.core.game import Game, S

FORMAT: Final = 1
VALUE: Final = "value.json"
POLICY: Final = "policy.json"
WORTH: Final = "worth"  # what follows the @ of a bot's name: nothing learned,
LEARNED: Final = "learned"  # what the game's package has learned,
AND: Final = "+"  # or files, with this between them
MOST_KNOWN: Final = 64  # tables whose weights are kept at hand


class Learned:
    """Who wins from where, and which answers come to mind; None where there is no such thing."""

    def __init__(self) -> None:
        self.value: Value | None = None
        self.policy: Policy | None = None

    def take(self, game: Game[S], path: Path) -> None:
        """What a file holds. BadSetup where there is none, or it was learned for something else."""
        where = str(path)
        try:
            data = json.loads(path.read_text())
        except (OSError, ValueError) as error:
            raise BadSetup("weights", where, f"a file that `gamekeeper train` wrote ({error})") from error
        data = fitting(game, data, where)
        if ANSWERS in data:
            self.policy = policy_in(game, data, where)
        elif game.seats > 1:
            self.value = value_in(game, data, where)


KNOWN: Final[dict[str, Learned]] = {}  # by files and table


def learned_for(game: Game[S], judge: str) -> Learned:
    """What a bot uses of what was learned: of the game's package, nothing where it has nothing or `worth` is asked for,
    or of files.
    """
    key = f"{game.info.name} {game.seats} {game.pack_digest} {names_digest(game)} {judge}"
    result = KNOWN.get(key)
    if result is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        result = Learned()
        for path in files(game, judge):
            result.take(game, path)
        KNOWN[key] = result
    if judge == LEARNED and result.value is None and result.policy is None:
        raise BadSetup("bot", f"@{LEARNED}", f"a game of which something was learned; nothing was of {game.info.name}")
    return result


def files(game: Game[S], judge: str) -> list[Path]:
    """Where what a bot uses is kept."""
    if judge == WORTH:
        return []
    if judge not in {"", LEARNED}:
        return [Path(name) for name in judge.split(AND)]
    return [path for path in (package_file(game, VALUE), package_file(game, POLICY)) if path.is_file()]


def package_file(game: Game[S], name: str) -> Path:
    """Where a game's weights lie, or would."""
    module = sys.modules[type(game).__module__]
    return Path(str(module.__file__)).parent / name


def fitting(game: Game[S], data: Any, where: str) -> dict[str, Any]:
    """What a file holds, if it was learned for this game as it is."""
    found = data if isinstance(data, dict) else {}
    for key, want in of_game(game).items():
        if found.get(key) != want:
            command = "train-policy" if ANSWERS in found else "train"
            told = f"{want!r}: train it again with `gamekeeper {command} {game.info.name}`"
            raise BadSetup(f"weights {where}, {key}", found.get(key), told)
    return found


def of_game(game: Game[S]) -> dict[str, Any]:
    """What stands in every file: what it fits."""
    name, rules = game.info.name, game.info.rules_version
    return {"format": FORMAT, "game": name, "rules": rules, "features": names_digest(game)}


def names_digest(game: Game[S]) -> str:
    """A short hash of what the features are, in order."""
    return hashlib.sha256("\n".join(game.feature_names).encode()).hexdigest()[:16]
