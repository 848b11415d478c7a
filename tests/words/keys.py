"""Every key of a text that the sources can ask for."""

import ast
import re
from functools import cache
from pathlib import Path

from gamekeeper import catalog
from gamekeeper.bots.levels import LEVELS
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.fort import texts
from gamekeeper.games.yellowstone_park import actions, prompts, scoring

SOURCES = Path(catalog.__file__).parent


def calls(folder: str, apart: str = " ") -> list[ast.Call]:
    """Every call in the Python files of a folder; those in folders called `apart` are left out."""
    paths = sorted((SOURCES / folder).rglob("*.py"))
    return [call for path in paths if apart not in path.parts for call in calls_in(path)]


def calls_in(path: Path) -> list[ast.Call]:
    """Every call in a Python file."""
    return [node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]


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


def phrase_keys(game: str) -> set[str]:
    """``Phrase("key", …)`` in core and a game."""
    found = [call for folder in ("core", f"games/{game}") for call in calls(folder) if name(call) == "Phrase"]
    return {key for call in found if call.args for key in literals(call.args[0])}


def event_keys(game: str) -> set[str]:
    """``emit(audience, "key", …)`` in core and a game."""
    found = [call for folder in ("core", f"games/{game}") for call in calls(folder) if name(call) == "emit"]
    return {f"event-{key}" for call in found for key in literals(call.args[1])}


def spoken_keys() -> set[str]:
    """``words.say("key", …)`` in the terminal, the games' boards apart."""
    found = [
        call for call in calls("cli", "boards") if isinstance(call.func, ast.Attribute) and call.func.attr == "say"
    ]
    return {key for call in found for key in literals(call.args[0])}


def drawn_keys(game: str) -> set[str]:
    """``words.say("key", …)`` in a game's board."""
    folder = f"cli/boards/{game}"
    found = calls(folder) if (SOURCES / folder).is_dir() else calls_in(SOURCES / f"{folder}.py")
    return {key for call in found if name(call) == "say" for key in literals(call.args[0])}


def composed_keys(game_name: str) -> set[str]:
    """Keys that are put together from names of the game and the program."""
    game = catalog.make(game_name, 2)
    estimate = game.estimate(game.setup(seed_bytes(1)), 0)
    labels = {game.label(element).key for element in game.elements()}
    parts = {f"part-{part}{form}" for part in estimate.parts for form in ("", ".better", ".worse")}
    setup = {f"setup-{spec.key}{form}" for spec in game.info.options for form in ("", ".help")}
    levels = {f"level-{level}{form}" for level in (*LEVELS, "random", "greedy") for form in ("", ".help")}
    return labels | parts | setup | levels | COMPOSED[game_name]() | EVERY_GAME


def of_yellowstone_park() -> set[str]:
    """Keys made of Yellowstone Park's names."""
    options = {f"option-{word}" for word in actions.NAMES}
    outcomes = {f"outcome-{ending}" for ending in scoring.ENDINGS if ending}
    return options | outcomes | set(prompts.PROMPT_KEYS.values())


def of_fort() -> set[str]:
    """Keys made of Fort's names: what its modules' tables of questions, answers, reasons and events list."""
    questions, options, reasons = tables(docstring("texts"))
    (events,) = tables(docstring("view").partition("Events.")[2])
    outcomes = {f"outcome-{ending}" for ending in texts.ENDINGS if ending}
    asked = {f"ask-{question}" for question in texts.QUESTIONS if question}
    assert {f"ask-{question}" for question in questions} == asked
    named = (("option", options), ("why", reasons), ("event", events))
    return outcomes | asked | {f"{kind}-{key}" for kind, found in named for key in found}


def docstring(module: str) -> str:
    """The docstring of one of Fort's modules, from its source: compiled modules have none."""
    return ast.get_docstring(ast.parse((SOURCES / "games/fort" / f"{module}.py").read_text())) or ""


def tables(text: str) -> list[list[str]]:
    """The words of the first column of each table in a docstring."""
    found: list[list[str]] = []
    for block in re.findall(r"^=+ +=+\n(.*?)^=+ +=+$", text, re.DOTALL | re.MULTILINE):
        rows = [re.split(r"  | \*", line)[0] for line in block.splitlines() if not line.startswith(" ")]
        found.append([key.strip() for row in rows for key in row.split(",")])
    return found


COMPOSED = {"yellowstone_park": of_yellowstone_park, "fort": of_fort}
EVERY_GAME = {
    *("title", "tagline", "about", "rules-short", "notation-help", "notation-example", "event-turn"),
    *("command-look", "command-look.names", "command-look.usage"),
}


@cache
def all_keys(game: str) -> set[str]:
    """Everything together."""
    return phrase_keys(game) | event_keys(game) | spoken_keys() | drawn_keys(game) | composed_keys(game)
