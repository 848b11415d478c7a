"""The laws every game keeps, as code anybody can run on their own game.

``check(game, seeds)`` plays one random match a seed and examines it; it raises `LawBroken`, which names the
law, the seed and the decision. The laws:

==  =============================================================================================
1   `legal` is non-empty, ascending, without duplicates and stable for deciders until the end; nobody
    else ever has a choice, and there are no deciders after the end
2   every legal action applies; `play` refuses every other code and seat and changes nothing
3   `copy` is deep
4   the same seed and actions give the same states and events
5   texts, records and saved positions round-trip
6   view, prompt, legal, refusals, estimate and events of a reader do not change when what it cannot
    know is dealt again; an action that can be undone has shown its seat nothing new
7   `redeal` keeps the box, depends on what the seat knows alone, and really varies the rest
8   every component is in exactly one place
9   the game ends within its stated bound
10  scores, places and outcome agree
11  following a reader's events reproduces its view
==  =============================================================================================

Law 12, compiled and interpreted code agree, needs two processes: see `core.playout.checksum`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, SPECTATOR, Action, Seat
from gamekeeper.core.match import Match, same_chance, standing
from gamekeeper.core.record import record_of, replay, verify
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.core.texts import Phrase

REDEALS: Final = 4
SAMPLE: Final = 8  # one position in so many gets the expensive examination


class LawBroken(GamekeeperError):
    """A game does not keep a law."""

    def __init__(self, law: int, what: str) -> None:
        self.law = law
        super().__init__(what if what.startswith("law ") else f"law {law}: {what}")


def demand(law: int, holds: bool, what: str) -> None:
    """Raise LawBroken unless `holds`."""
    if not holds:
        raise LawBroken(law, what)


class Examiner(Generic[S]):
    """Plays one match at random and examines it on the way."""

    def __init__(self, game: Game[S], seed: bytes, varied: list[bool]) -> None:
        self.game = game
        self.match: Match[S] = Match(game, seed)
        self.rng = stream(seed, "conform")
        self.readers = [SPECTATOR, *(Seat(seat) for seat in range(game.seats))]
        self.views: list[Mapping[str, object] | None] = [None for _ in self.readers]
        self.followed = 0
        self.keepsakes: list[tuple[S, bytes]] = []
        self.varied = varied  # by seat: whether a redeal has varied something yet, in any match

    def run(self) -> None:
        """Play to the end."""
        game = self.game
        decisions: i64 = 0
        while game.decider(self.match.state) != NOBODY:
            demand(9, decisions < game.decision_bound, f"no end after the stated {game.decision_bound} decisions")
            if decisions == 0 or self.rng.below(SAMPLE) == 0:
                self.examine_closely()
            self.examine_position()
            deciders = game.deciders(self.match.state)
            seat = deciders[self.rng.below(i64(len(deciders)))]
            legal = game.legal(self.match.state, seat)
            self.examine_step(seat, Action(legal[self.rng.below(i64(len(legal)))]))
            decisions += 1
        self.examine_position()
        self.examine_end()

    # --- every position ------------------------------------------------------------------------------

    def examine_position(self) -> None:
        """The laws that are cheap to check everywhere."""
        self.law_1_legal()
        self.law_8_box()
        self.law_10_outcome()
        self.law_11_follow()

    def law_1_legal(self) -> None:
        """Deciders have choices, nobody else has."""
        game, s = self.game, self.match.state
        deciders = game.deciders(s)
        demand(1, sorted(set(deciders)) == deciders, f"deciders {deciders} are not ascending")
        demand(1, game.decider(s) == (deciders[0] if deciders else NOBODY), "decider is not the first of deciders")
        for seat in self.readers[1:]:
            codes = [int(code) for code in game.legal(s, seat)]
            demand(
                1, bool(codes) == (seat in deciders), f"seat {seat} has {len(codes)} actions, deciders are {deciders}"
            )
            demand(1, sorted(set(codes)) == codes, f"legal actions of seat {seat} are not ascending: {codes}")
            demand(1, all(0 <= code < game.action_count for code in codes), f"action outside the space: {codes}")
            demand(
                1, codes == [int(code) for code in game.legal(s, seat)], f"legal actions of seat {seat} are not stable"
            )

    def law_8_box(self) -> None:
        """Every component is in exactly one place."""
        found = sorted(item for items in self.game.inventory(self.match.state).values() for item in items)
        demand(
            8, found == sorted(self.game.box()), f"components found {found}, the box holds {sorted(self.game.box())}"
        )

    def law_10_outcome(self) -> None:
        """Scores, places and outcome agree with each other and with the end."""
        game, s = self.game, self.match.state
        scores, places = game.scores(s), game.ranking(s)
        demand(10, len(scores) == len(places) == game.seats, f"scores {scores} and places {places} are not one a seat")
        for place in places:
            wanted = 1 + sum(1 for other in places if other < place)
            demand(10, place == wanted, f"places {places} do not leave out what ties take")
        over = game.decider(s) == NOBODY
        demand(10, (game.outcome(s) != "") == over, f"outcome is {game.outcome(s)!r} while over is {over}")

    def law_11_follow(self) -> None:
        """Events carry each reader's view forward."""
        for event in self.match.sink.events[self.followed :]:
            for place, reader in enumerate(self.readers):
                if event.is_for(reader):
                    self.views[place] = self.game.follow(self.views[place], event)
        self.followed = len(self.match.sink.events)
        for place, reader in enumerate(self.readers):
            view = dict(self.game.view(self.match.state, reader))
            followed = dict(self.views[place] or {})
            wrong = [key for key in {**view, **followed} if view.get(key) != followed.get(key)]
            told = ", ".join(f"{key}: events say {followed.get(key)}, view says {view.get(key)}" for key in wrong)
            demand(11, not wrong, f"reader {reader}: {told}")

    # --- every step ----------------------------------------------------------------------------------

    def examine_step(self, seat: Seat, action: Action) -> None:
        """Take one action; the kept copies of earlier positions must not notice (law 3)."""
        game, s = self.game, self.match.state
        text = game.show(s, action)
        demand(5, game.read(s, text) == action, f"{text!r} does not read as the action {action} it shows")
        self.keepsakes = [*self.keepsakes[-2:], (game.copy(s), game.save(s))]
        self.match.play(seat, action)
        for copy, saved in self.keepsakes:
            demand(3, game.save(copy) == saved, f"a copy changed when its original played {text}")

    # --- some positions ------------------------------------------------------------------------------

    def examine_closely(self) -> None:
        """The laws that are expensive to check."""
        self.law_2_play()
        self.law_3_copy()
        self.law_5_load()
        for reader in self.readers[1:]:
            self.laws_6_and_7(reader)

    def law_2_play(self) -> None:
        """Legal actions apply, all else is refused with a reason and changes nothing."""
        game, s = self.game, self.match.state
        before = game.save(s)
        for seat in self.readers[1:]:
            legal = [int(code) for code in game.legal(s, seat)]
            for code in range(-1, int(game.action_count) + 1):
                action = Action(i64(code))
                why = game.why_not(s, seat, action)
                if code in legal:
                    demand(2, why is None, f"legal action {game.show(s, action)} has a reason against it: {why}")
                    game.play(game.copy(s), seat, action)
                    continue
                demand(2, why is not None and why.key != "", f"no reason against action {code} of seat {seat}")
                demand(
                    2, refuses(game, s, seat, action), f"play takes action {code} of seat {seat}, which is not legal"
                )
        demand(2, game.save(s) == before, "refusing actions changed the position")

    def law_3_copy(self) -> None:
        """A copy equals its original and playing it leaves the original alone."""
        game, s = self.game, self.match.state
        before = game.save(s)
        copy = game.copy(s)
        demand(3, game.save(copy) == before, "a copy differs from its original")
        play_on(game, copy, self.rng.fork(), 12)
        demand(3, game.save(s) == before, "playing a copy changed its original")

    def law_5_load(self) -> None:
        """A loaded position is the saved one and plays on like it."""
        game, s = self.game, self.match.state
        loaded = game.load(game.save(s))
        demand(5, game.save(loaded) == game.save(s), "load(save(s)) saves differently")
        copy = game.copy(s)
        chance = self.rng.fork()
        play_on(game, loaded, chance.copy(), 12)
        play_on(game, copy, chance, 12)
        demand(5, game.save(loaded) == game.save(copy), "a loaded position plays on differently")
        for code in range(int(game.action_count)):
            text = game.show(s, Action(i64(code)))
            demand(5, game.read(s, text) == code, f"{text!r} does not read as the action {code} it shows")

    def laws_6_and_7(self, reader: Seat) -> None:
        """Deal again what `reader` cannot know: it notices nothing, and the rest really changes."""
        game, s = self.game, self.match.state
        saves = {game.save(s)}
        for _ in range(REDEALS):
            chance = self.rng.fork()
            twin = game.redeal(s, reader, chance.copy())
            self.law_6_same(reader, twin)
            if reader in game.deciders(s):
                self.law_6_next(reader, twin)
            again = game.redeal(twin, reader, chance)
            demand(7, game.save(again) == game.save(twin), f"redeal for seat {reader} depends on what it cannot know")
            demand(7, not same_chance(twin.rng, s.rng), f"redeal for seat {reader} keeps the generator")
            found = sorted(item for items in game.inventory(twin).values() for item in items)
            demand(7, found == sorted(game.box()), f"redeal for seat {reader} loses or doubles components")
            twin.rng = s.rng.copy()
            saves.add(game.save(twin))
            play_on(game, twin, self.rng.fork(), 6)
        self.varied[reader] = self.varied[reader] or len(saves) > 1

    def law_6_same(self, reader: Seat, twin: S) -> None:
        """Nothing `reader` is shown differs between the position and its twin."""
        for one in (reader, SPECTATOR):
            same = self.game.view(self.match.state, one) == self.game.view(twin, one)
            demand(6, same, f"view of reader {one} changes when what seat {reader} cannot know is dealt again")
        mine, other = shown(self.game, self.match.state, reader), shown(self.game, twin, reader)
        for key, value in mine.items():
            demand(6, value == other[key], f"{key} of seat {reader} tells what it cannot know: {value} or {other[key]}")

    def law_6_next(self, seat: Seat, twin: S) -> None:
        """Decider `seat` takes an action in both worlds: nobody is told what only one of them holds.

        A reader may be told more once something has come to light for it; then undo must stop there.
        """
        game, s = self.game, self.match.state
        legal = game.legal(s, seat)
        action = Action(legal[self.rng.below(i64(len(legal)))])
        here, there = game.copy(s), game.copy(twin)
        here.sink, there.sink = Sink(), Sink()
        game.apply(here, seat, action)
        game.apply(there, seat, action)
        text = game.show(s, action)
        if not public_news(s, here) and not public_news(twin, there):
            same = told_to(here, SPECTATOR) == told_to(there, SPECTATOR)
            demand(6, same, f"public events of {text} tell what seat {seat} cannot know: {told_to(here, SPECTATOR)}")
        if not news(s, here) and not news(twin, there):
            same = told_to(here, seat) == told_to(there, seat) and game.view(here, seat) == game.view(there, seat)
            demand(6, same, f"{text} shows seat {seat} something new but sets no barrier")

    # --- the end -------------------------------------------------------------------------------------

    def examine_end(self) -> None:
        """What can be said once the match is over."""
        self.law_4_again()
        self.law_5_record()

    def law_4_again(self) -> None:
        """The same seed and actions give the same states and events."""
        game = self.game
        again: Match[S] = Match(game, self.match.seed)
        for entry in self.match.history:
            again.play(entry.seat, entry.action)
        demand(4, game.save(again.state) == game.save(self.match.state), "the same actions lead to another position")
        mine = [repr(event) for event in self.match.sink.events]
        demand(4, [repr(event) for event in again.sink.events] == mine, "the same actions cause other events")

    def law_5_record(self) -> None:
        """The record replays, with undo in it too."""
        game = self.game
        record = record_of(self.match, ["conform"] * int(game.seats))
        demand(
            5, game.save(verify(game, record).state) == game.save(self.match.state), "the record replays differently"
        )
        again: Match[S] = Match(game, self.match.seed)
        for entry in self.match.history:
            again.play(entry.seat, entry.action)
            if again.may_undo(entry.seat) and self.rng.below(3) == 0:
                again.undo(entry.seat)
                again.play(entry.seat, entry.action)
        demand(5, game.save(again.state) == game.save(self.match.state), "undo does not restore the position")
        undone = replay(game, record_of(again, []))
        demand(5, game.save(undone.state) == game.save(self.match.state), "a record with undo replays differently")
        for reader in self.readers:
            view: Mapping[str, object] | None = None
            for event in standing(again.sink.for_reader(reader)):
                view = game.follow(view, event)
            demand(11, view == game.view(again.state, reader), f"reader {reader}: events with undo give another view")


def shown(game: Game[S], s: S, seat: Seat) -> dict[str, str]:
    """All that a seat is told besides its view, as comparable text."""
    deciding = seat in game.deciders(s)
    return {
        "legal": str([int(code) for code in game.legal(s, seat)]),
        "deciders": str(game.deciders(s)),
        "prompt": repr(game.prompt(s, seat)) if deciding else "",
        "refusals": str([refusal(game.why_not(s, seat, Action(i64(code)))) for code in range(game.action_count)]),
        "estimate": str(sorted(game.estimate(s, seat).parts.items())),
        "worth": str(int(game.worth(s, seat))),
    }


def refusal(why: Phrase | None) -> str:
    """A reason as comparable text."""
    return "" if why is None else repr(why)


def told_to(s: S, reader: Seat) -> list[str]:
    """The events a reader has been told, without their numbers, as comparable text."""
    assert s.sink is not None
    return [f"{event.key} {event.params}" for event in s.sink.for_reader(reader)]


def news(before: S, after: S) -> bool:
    """Whether something unknown came to light between two positions."""
    return before.barriers != after.barriers or not same_chance(before.rng, after.rng)


def public_news(before: S, after: S) -> bool:
    """Whether something unknown came to light for everybody between two positions."""
    return before.public_barriers != after.public_barriers


def refuses(game: Game[S], s: S, seat: Seat, action: Action) -> bool:
    """Whether `play` raises for this action."""
    try:
        game.play(s, seat, action)
    except GamekeeperError:
        return True
    return False


def play_on(game: Game[S], s: S, rng: Rng, decisions: int) -> None:
    """Play some random decisions, or to the end."""
    for _ in range(decisions):
        seat = game.decider(s)
        if seat == NOBODY:
            return
        legal = game.legal(s, seat)
        game.apply(s, seat, Action(legal[rng.below(i64(len(legal)))]))


def check(game: Game[S], seeds: Sequence[int], has_secrets: bool = True) -> None:
    """Examine one random match a seed; LawBroken names the law, the seed and how far the match had come.

    `has_secrets` False spares a game without hidden information and chance the demand that `redeal` varies.
    """
    varied = [not has_secrets for _ in range(game.seats)]
    for seed in seeds:
        examiner = Examiner(game, seed_bytes(seed), varied)
        try:
            examiner.run()
        except LawBroken as broken:
            where = f"{game.info.name}, {game.seats} seats, options {game.options}, seed {seed}"
            raise LawBroken(broken.law, f"{broken} ({where}, decision {len(examiner.match.history)})") from broken
    for seat, has_varied in enumerate(varied):
        demand(7, has_varied, f"redeal for seat {seat} never varied anything in {len(seeds)} matches")
