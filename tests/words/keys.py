"""Every key of a text that the sources can ask for."""

import ast
from functools import cache
from pathlib import Path

from gamekeeper import catalog, packs, practice
from gamekeeper.bots.levels import LEVELS
from gamekeeper.core.agenda import Question
from gamekeeper.core.rng import seed_bytes
from gamekeeper.games.dice_theme_park import setting as theme
from gamekeeper.games.dice_theme_park import upkeep
from gamekeeper.games.fort import texts
from gamekeeper.games.fort.solve import ALL
from gamekeeper.games.iditacards import moving as sled
from gamekeeper.games.yellowstone_park import actions, scoring
from gamekeeper.lesson import lesson
from gamekeeper.packs.fields import fields_of

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
    """``emit(audience, "key", …)`` in core and a game, ``s.tell("key", …)`` in a game."""
    found = [call for folder in ("core", f"games/{game}") for call in calls(folder) if name(call) == "emit"]
    tellers = handed_keys(game)
    told = [call.args[tellers[name(call)]] for call in calls(f"games/{game}") if name(call) in tellers]
    told += [call.args[0] for call in calls(f"games/{game}") if ast.unparse(call.func) == "s.tell"]
    return {f"event-{key}" for arg in [*(call.args[1] for call in found), *told] for key in literals(arg)}


def handed_keys(game: str) -> dict[str, int]:
    """Functions of a game that tell what happened by a ``key`` they are given, and return nothing: where it stands."""
    trees = [ast.parse(path.read_text()) for path in sorted((SOURCES / f"games/{game}").glob("*.py"))]
    functions = [one for tree in trees for one in tree.body if isinstance(one, ast.FunctionDef)]
    tellers = [one for one in functions if one.returns is not None and ast.unparse(one.returns) == "None"]
    names = {one.name: [arg.arg for arg in one.args.args] for one in tellers}
    return {one: args.index("key") for one, args in names.items() if "key" in args}


def spoken_keys() -> set[str]:
    """``words.say("key", …)`` in the terminal, the games' boards apart."""
    found = [
        call
        for call in calls("cli", "boards")
        if isinstance(call.func, ast.Attribute) and call.func.attr in {"say", "say_path"}
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
    levels = {f"level-{level}{form}" for level in (*LEVELS, "random", "habit", "greedy") for form in ("", ".help")}
    forms = [f"{form}{kind}" for form in ("", "else-") for kind in ("more", "less", "none")]
    gains = {f"gain-{count}.{form}" for count in game.counts(game.setup(seed_bytes(1)), 0) for form in forms}
    kept = {count for one in practice.exercises(game_name) for answer in one.answers for count in answer.counts}
    gains |= {f"gain-{count}.{form}" for count in kept for form in forms if not form.endswith("less")}
    told = catalog.make(game_name, 3)
    facts = {f"fact-{fact.partition(':')[0]}" for fact in told.facts(told.setup(seed_bytes(1)), 0)}
    tally = {f"tally-{part}" for part in game.tally(game.setup(seed_bytes(1)))}
    composed = asked_keys(game_name) | pack_keys(game_name) | COMPOSED[game_name]()
    taught = lesson_keys(game_name)
    return labels | parts | gains | facts | tally | setup | levels | composed | taught | EVERY_GAME


def lesson_keys(game: str) -> set[str]:
    """What is said in a game's first game."""
    found = lesson(game)
    steps = [] if found is None else found.steps
    ends = set() if found is None else {"lesson-end"}
    return ends | {f"lesson-{step.name}{form}" for step in steps for form in ("", "-done")}


def of_yellowstone_park() -> set[str]:
    """Keys made of Yellowstone Park's names."""
    options = {f"option-{one.full}" for one in actions.CODES.ranges if not one.parts}
    outcomes = {f"outcome-{ending}" for ending in scoring.ENDINGS if ending}
    return options | outcomes


def asked_keys(game: str) -> set[str]:
    """Questions on the agenda, and ``Told("key", …)`` for their answers."""
    made = catalog.make(game, 2)
    questions = {f"ask-{item.key}" for item in made.items if isinstance(item, Question)}
    found = [call for call in calls(f"games/{game}") if name(call) == "Told"]
    return questions | {f"option-{key}" for call in found for key in literals(call.args[0])}


def pack_keys(game: str) -> set[str]:
    """What the numbers of a pack are called, where its tables are no lists."""
    single = {row.table for row in packs.default(game).rows if not row.key}
    fields = {table: [field.name for field in of] for table, of in fields_of(game).items() if table in single}
    return {f"pack-{table}-{name}" for table, of in fields.items() for name in of}


def of_fort() -> set[str]:
    """Keys made of Fort's names."""
    chosen = {f"option-{verb.key}" for verb in ALL if verb.question != 0}
    return chosen | {f"outcome-{ending}" for ending in texts.ENDINGS if ending} | {"event-trash", "event-trash-rival"}


def of_iditacards() -> set[str]:
    """Keys made of Iditacards' names."""
    decks = {"setup-upgrade_decks-0"} | {f"setup-upgrade_decks-part-{1 << deck}" for deck in range(4)}
    return decks | {f"outcome-{ending}" for ending in sled.ENDINGS if ending}


def of_dice_theme_park() -> set[str]:
    """Keys made of Dice Theme Park's names."""
    words = {f"option-{name}" for name, _, _ in theme.WORDS}
    asked = {item.key for item in catalog.make("dice_theme_park", 2).items if isinstance(item, Question)}
    things = {f"option-{key}" for key in asked - {"improve", "turn"}}  # these two offer words alone
    games = {f"setup-game-{number}" for number in range(3)}
    goals = {f"setup-extra_goals-part-{1 << marked}" for marked in range(4)}
    return words | things | games | goals | {f"outcome-{reason}" for reason in upkeep.ENDINGS if reason}


COMPOSED = {
    "yellowstone_park": of_yellowstone_park,
    "fort": of_fort,
    "iditacards": of_iditacards,
    "dice_theme_park": of_dice_theme_park,
}
EVERY_GAME = {
    *("title", "tagline", "about", "rules-short", "notation-help", "notation-example", "event-turn"),
    *("command-look", "command-look.names", "command-look.usage"),
}


@cache
def all_keys(game: str) -> set[str]:
    """Everything together."""
    return phrase_keys(game) | event_keys(game) | spoken_keys() | drawn_keys(game) | composed_keys(game)
