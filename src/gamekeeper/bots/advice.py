"""What a bot would do and why, for hints: what each answer does to what people count, and to the estimate's parts.

Reasons are phrases, never numbers of the estimate: what the advised answer does, what the telling other one would
do instead, and which parts of the estimate speak for and against it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamekeeper.bots.bot import Bot, Considered, Limit, decide
from gamekeeper.bots.futures import Comparison, Future, best_at_once, carry_out
from gamekeeper.bots.random_bot import commit_by_lot
from gamekeeper.bots.stretch import Stretch, is_left
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Option, Phrase
from gamekeeper.core.undo import is_news

SAMPLES: Final = 32  # deals over which the changes by an answer are averaged
SAMPLES_PLAYED_ON: Final = 6  # and where further answers belong to it
LINE: Final = "line"  # what lines through a corner are counted by: the first of `Game.counts` at their ends
LINE_WIDTH: Final[i64] = 64  # of the beam that finds lines which the bot has not thought of
POINT: Final = 1000  # of the estimate's units
COMPARED: Final = 6  # answers of which more is worked out than how much they were thought of
TELLING: Final = 150  # thousandths of a point below which a part is not worth a word
MOST_PARTS: Final = 2
PLAYED_ON: Final = 120  # games from each answer
FEWEST: Final = 10  # of them even when time is up
PATIENCE: Final = 1.0  # seconds
TENS: Final = 10  # of how many games a hint speaks
SURE: Final = 2.0  # standard errors by which one answer has to win more
SURE_OF_FACT: Final = 3.0  # by which a fact has to differ: several are looked at


class Alternative:
    """One answer: `share` of the thinking, `value` 0..1, and by how much it changes parts and counts.

    The parts are in thousandths of a point, the mean over what the answer may bring to light; of the counts it is
    the mean rounded.
    """

    def __init__(
        self, action: Action, share: float, value: float, change: dict[str, int], counts: dict[str, int]
    ) -> None:
        self.action = action
        self.share = share
        self.value = value
        self.change = change
        self.counts = counts
        self.games = 0  # played on from it, and how many of them were won
        self.wins = 0.0
        self.facts: dict[str, int] = {}  # in how many of them each is true, and how many of these were won
        self.won: dict[str, float] = {}
        self.line: list[Action] = []  # in a corner: the answers that are meant to follow

    def played(self, future: Future) -> None:
        """Note what became of it."""
        self.games, self.wins = future.games, future.wins
        self.facts, self.won = future.facts, future.won

    def total(self) -> int:
        """By how much the answer changes the whole estimate, in thousandths of a point."""
        return sum(self.change.values())


class Advice:
    """What the bot would do, and the answers it considered most, its own first."""

    def __init__(self, action: Action, before: dict[str, int], alternatives: list[Alternative]) -> None:
        self.action = action
        self.before = before
        self.alternatives = alternatives


class Reasons:
    """Why: what the answer does (`own`), what `rival` would do `instead`, what speaks for it and against it."""

    def __init__(self) -> None:
        self.own: list[Phrase] = []
        self.rival: Option | None = None
        self.instead: Phrase | None = None
        self.other: list[Phrase] = []
        self.better: list[Phrase] = []
        self.worse: list[Phrase] = []
        self.won: list[int] = []  # of ten games played on, how many with this answer and with the other; or nothing
        self.fact: Phrase | None = None  # what becomes true more often, or less, and in how many of ten with each
        self.often: list[int] = []

    def __repr__(self) -> str:
        return f"Reasons({self.own}, {self.instead}, {self.other}, {self.better}, {self.worse})"


def advise(bot: Bot, game: Game[S], s: S, seat: Seat, rng: Rng, limit: Limit | None = None) -> Advice:
    """What `bot` would do for decider `seat`, and why; knows what that seat knows and no more."""
    action = decide(bot, game, s, seat, rng, limit)
    considered = bot.thought.considered or [Considered(action, 1.0, 0.5)]
    first = [one for one in considered if one.action == action]
    others = [one for one in considered if one.action != action]
    known = game.redeal(s, seat, rng)
    left = vec[i64]([i64(code) for code in game.legal(known, seat) if code != i64(action)])
    if not others and len(left) > 0:  # so sure that it looked at nothing else
        others = [Considered(best_at_once(game, known, seat, left), 0.0, 0.0)]
    before = game.estimate(known, seat).parts
    chance = rng.fork()  # the same for all
    alternatives = [judged(game, known, seat, one, chance.copy()) for one in (first + others)[:COMPARED]]
    alternatives[0].line = [Action(code) for code in bot.thought.ahead[1::2]]
    follow_lines(game, known, seat, alternatives)
    better_line_first(alternatives)
    rival = telling(alternatives, {int(option.action): option for option in game.prompt(known, seat).options})
    if rival is not None:
        played_on(game, s, seat, [alternatives[0], rival], rng)
    return Advice(alternatives[0].action, before, alternatives)


def played_on(game: Game[S], s: S, seat: Seat, pair: list[Alternative], rng: Rng) -> None:
    """Note how often the seat wins with the two answers that are compared, and what else becomes of them."""
    trial = Comparison(game, s, seat, [one.action for one in pair], rng)
    trial.run(PLAYED_ON, Limit(PATIENCE), FEWEST)
    for one, future in zip(pair, trial.futures, strict=True):
        one.played(future)


def judged(game: Game[S], s: S, seat: Seat, one: Considered, rng: Rng) -> Alternative:
    """What an answer changes, on average."""
    parts, counts = game.estimate(s, seat).parts, game.counts(s, seat)
    change: dict[str, int] = dict.fromkeys(parts, 0)
    counted: dict[str, int] = dict.fromkeys(counts, 0)
    samples, enough = 0, SAMPLES
    while samples < enough:
        deal = game.redeal(s, seat, rng)
        samples += 1
        if carry_out(game, deal, seat, one.action) > 1:
            enough = SAMPLES_PLAYED_ON
        commit_by_lot(game, deal, seat, rng)
        for part, value in game.estimate(deal, seat).parts.items():
            change[part] = change.get(part, 0) + value
        for name, number in game.counts(deal, seat).items():
            counted[name] = counted.get(name, 0) + number
    return Alternative(
        one.action,
        one.share,
        one.value,
        {part: round(total / samples) - parts.get(part, 0) for part, total in change.items()},
        {name: round(total / samples) - counts.get(name, 0) for name, total in counted.items()},
    )


def line_end(game: Game[S], s: S, seat: Seat, one: Alternative) -> S | None:
    """Where the line with an answer leads, before the corner is left; None where news would come to light.

    It is the one that is meant to follow, or else the best, which then is.
    """
    end = game.copy(s)
    game.advance(end, seat, one.action)
    if is_left(end, seat):
        return s
    if is_news(s, end):
        return None
    if not one.line:
        one.line = Stretch(game, LINE_WIDTH).line(end, seat)
    for answer in one.line[:-1]:
        game.advance(end, seat, answer)
    after = game.copy(end)
    game.advance(after, seat, one.line[-1])
    return end if is_left(after, seat) else None


def follow_lines(game: Game[S], s: S, seat: Seat, looked: list[Alternative]) -> None:
    """In a corner answers are judged by their best lines, where these bring anything and nothing new comes to light."""
    if not s.in_corners():
        return
    now, parts = game.counts(s, seat), game.estimate(s, seat).parts
    score = next(iter(now))
    gains: list[int] = []
    changes: list[dict[str, int]] = []
    for one in looked:
        end = line_end(game, s, seat, one)
        if end is None:
            return
        gains.append(game.counts(end, seat)[score] - now[score])
        after = game.estimate(end, seat).parts
        changes.append({part: value - parts[part] for part, value in after.items() if part != score})
    for one, gain, change in zip(looked, gains, changes, strict=True):
        if any(gains):
            one.counts, one.change = {LINE: gain}, change


def better_line_first(looked: list[Alternative]) -> None:
    """Another answer is advised where its line brings more and is worth more by the estimate, too.

    A beam that begins behind an answer finds what one for all answers dropped.
    """
    chosen = looked[0]
    gain, worth = chosen.counts.get(LINE, 0), of_line(chosen)
    better = [one for one in looked[1:] if one.counts.get(LINE, 0) > gain and of_line(one) > worth]
    if better:
        best = max(better, key=of_line)
        looked.remove(best)
        looked.insert(0, best)


def of_line(one: Alternative) -> int:
    """What a line is worth by the estimate, in thousandths of a point."""
    return one.counts.get(LINE, 0) * POINT + one.total()


# --- reasons ----------------------------------------------------------------------------------------


def reasons(alternatives: list[Alternative], options: dict[int, Option]) -> Reasons:
    """Why the first of these answers, in words; `options` are the prompt's by action."""
    result = Reasons()
    chosen = alternatives[0]
    rival = telling(alternatives, options)
    differing = [name for name in chosen.counts if rival is not None and rival.counts[name] != chosen.counts[name]]
    told = [name for name, change in chosen.counts.items() if change != 0 or name in differing]
    result.own = counted(told, chosen.counts, "")
    if rival is None:
        return result
    option = options[int(rival.action)]
    result.rival = option
    is_same = option.elements[:1] == options[int(chosen.action)].elements[:1] != []
    result.instead = Phrase(f"instead-{option.text.key}", {**option.text.params, "same": "yes" if is_same else "no"})
    result.won = won_of_ten(chosen, rival)
    fact = telling_fact(chosen, rival)
    if fact:
        result.fact, result.often = fact_phrase(fact), of_ten(chosen.facts[fact], rival.facts[fact], chosen, rival)
    result.other = counted(differing, rival.counts, "else-")
    parts = [(part, change - rival.change.get(part, 0)) for part, change in chosen.change.items()]
    spoken = [(part, gain) for part, gain in parts if part not in chosen.counts and abs(gain) >= TELLING]
    spoken.sort(key=weight)
    for part, gain in spoken[:MOST_PARTS]:
        if gain > 0:
            result.better.append(Phrase(f"part-{part}.better", {}))
        else:
            result.worse.append(Phrase(f"part-{part}.worse", {}))
    speaks = any(gain >= TELLING for _, gain in parts) or chosen.counts.get(LINE, 0) > rival.counts.get(LINE, 0)
    if (differing or result.worse) and not (speaks or result.won or result.fact):  # so it was thought of for later
        result.better.append(Phrase("hint-later", {}))
    return result


def won_of_ten(chosen: Alternative, rival: Alternative) -> list[int]:
    """How many of ten games are won with each; nothing where the first does not win more for certain."""
    if chosen.games == 0 or rival.games == 0:
        return []
    own, other = chosen.wins / chosen.games, rival.wins / rival.games
    doubt = (own * (1.0 - own) / chosen.games + other * (1.0 - other) / rival.games) ** 0.5
    told = of_ten(chosen.wins, rival.wins, chosen, rival)
    return told if own - other > SURE * doubt and told[0] != told[1] else []


def of_ten(own: float, other: float, chosen: Alternative, rival: Alternative) -> list[int]:
    """So many of all games with each answer, in tens."""
    return [round(TENS * own / chosen.games), round(TENS * other / rival.games)]


def telling_fact(chosen: Alternative, rival: Alternative) -> str:
    """What differs most, beyond doubt, of all that speaks for the first answer; empty where nothing does.

    It speaks for it where those in whose games it is true win more than others and it is true more often, or the
    other way round.
    """
    games = float(chosen.games + rival.games)
    best, most = "", 0.0
    for fact, count in chosen.facts.items():
        so = float(count + rival.facts.get(fact, 0))
        if so == 0.0 or so == games:
            continue
        gap = count / chosen.games - rival.facts.get(fact, 0) / rival.games
        share = so / games
        doubt = (share * (1.0 - share) * (1.0 / chosen.games + 1.0 / rival.games)) ** 0.5
        good = (chosen.won.get(fact, 0.0) + rival.won.get(fact, 0.0)) / so - (chosen.wins + rival.wins) / games
        told = of_ten(count, rival.facts.get(fact, 0), chosen, rival)
        if gap * good > 0.0 and abs(gap) > max(SURE_OF_FACT * doubt, most) and told[0] != told[1]:
            best, most = fact, abs(gap)
    return best


def fact_phrase(fact: str) -> Phrase:
    """A fact in words."""
    name, _, seat = fact.partition(":")
    return Phrase(f"fact-{name}", {"seat": f"seat:{seat}"} if seat else {})


def telling(alternatives: list[Alternative], options: dict[int, Option]) -> Alternative | None:
    """The answer to compare with: the same thing elsewhere where that counts, else what was thought of most."""
    chosen = alternatives[0]
    others = alternatives[1:]
    unlike = [one for one in others if one.counts != chosen.counts]
    head = options[int(chosen.action)].elements[:1]
    same = [one for one in unlike if head and options[int(one.action)].elements[:1] == head]
    found = same or unlike or others
    return found[0] if found else None


def counted(names: list[str], changes: dict[str, int], form: str) -> list[Phrase]:
    """What an answer does to these counts: those that change, or that the first one does not."""
    changing = [name for name in names if changes[name] != 0]
    return [
        Phrase(f"gain-{name}.{form}{kind(changes[name])}", {"count": abs(changes[name])})
        for name in changing or names[:1]
    ]


def kind(change: int) -> str:
    """Which way a count goes."""
    return "more" if change > 0 else "less" if change < 0 else "none"


def weight(part: tuple[str, int]) -> tuple[int, str]:
    """Sorts parts by the size of their change."""
    return -abs(part[1]), part[0]
