"""Every key of a text that the sources can ask for."""

import ast
from functools import cache
from pathlib import Path

from gamekeeper import catalog
from gamekeeper.bots.levels import LEVELS
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.yellowstone_park import actions, prompts, scoring

SOURCES = Path(catalog.__file__).parent


def calls(folder: str) -> list[ast.Call]:
    """Every call in the Python files of a folder."""
    paths = sorted((SOURCES / folder).rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]


def literals(node: ast.expr) -> list[str]:
    """The texts an argument can be: a text, or a choice between texts."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return []


def name(call: ast.Call) -> str:
    """What a call calls."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def phrase_keys() -> set[str]:
    """``Phrase("key", …)`` in core and the games."""
    found = [call for folder in ("core", "games") for call in calls(folder) if name(call) == "Phrase" and call.args]
    return {key for call in found for key in literals(call.args[0])}


def event_keys() -> set[str]:
    """``emit(audience, "key", …)`` in core and the games."""
    found = [call for folder in ("core", "games") for call in calls(folder) if name(call) == "emit"]
    return {f"event-{key}" for call in found for key in literals(call.args[1])}


def spoken_keys() -> set[str]:
    """``words.say("key", …)`` in the terminal."""
    found = [call for call in calls("cli") if isinstance(call.func, ast.Attribute) and call.func.attr == "say"]
    return {key for call in found for key in literals(call.args[0])}


def composed_keys() -> set[str]:
    """Keys that are put together from names of the game and the program."""
    game = catalog.make("yellowstone_park", 2)
    estimate = game.estimate(game.setup(seed_bytes(1)), 0)
    labels = {game.label(element).key for element in game.elements()}
    parts = {f"part-{part}{form}" for part in estimate.parts for form in ("", ".better", ".worse")}
    setup = {f"setup-{spec.key}{form}" for spec in game.info.options for form in ("", ".help")}
    levels = {f"level-{level}{form}" for level in (*LEVELS, "random", "greedy") for form in ("", ".help")}
    options = {f"option-{word}" for word in actions.NAMES}
    outcomes = {f"outcome-{ending}" for ending in scoring.ENDINGS if ending}
    return labels | parts | setup | levels | options | outcomes | set(prompts.PROMPT_KEYS.values())


@cache
def all_keys() -> set[str]:
    """Everything together."""
    return phrase_keys() | event_keys() | spoken_keys() | composed_keys()
