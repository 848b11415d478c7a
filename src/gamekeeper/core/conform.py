"""The laws every game keeps, as code anybody can run on their own game.

``check(game, seeds)`` plays one match a seed, at random or as it is told, and examines it; it raises `LawBroken`, which
names the law, the seed and the decision. The laws:

==  =============================================================================================
1   `legal` is non-empty, ascending, without duplicates and stable for deciders until the end; nobody
    else ever has a choice, and there are no deciders after the end
2   every legal action applies; `play` refuses every other code and seat and changes nothing
3   `copy` is deep
4   the same seed and actions give the same states and events
5   texts, records and saved positions round-trip
6   view, prompt, legal, refusals, estimate, urges, features, observation, what a plan proposes, events of a reader and
    what these change in its view do not change when what it cannot know is dealt again; an action that
    can be undone has shown its seat nothing new
7   `redeal` keeps the box, depends on what the seat knows alone, and really varies the rest
8   every component is in exactly one place
9   the game ends within its stated bound
10  scores, places and outcome agree
11  the changes a reader's events carry, applied from nothing, and after each decision what is left,
    give its view, undo included; a view moves with events that say why: nothing is left where the
    reader neither decided nor was told an event, and who is told the same sees the same
12  compiled and interpreted code agree: needs two processes, see `bots.playout.checksum`
13  as long as a reader is told the same, the same seats owe the same question, whatever it cannot know
14  what a seat does in its corner leaves the other corners alone: decisions in two of them lead to the
    same in either order, unless both touched what all share, or chance
15  an observation has the numbers that the game's layout names, within their bounds
16  features are as many as have names, and each has one of its own
==  =============================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from mypy_extensions import i64

from gamekeeper.core.conform_corners import law_14_apart
from gamekeeper.core.conform_told import (
    LawBroken,
    Listeners,
    all_shown,
    demand,
    law_15_layout,
    law_16_features,
    shown_to,
    told_to,
)
from gamekeeper.core.errors import GamekeeperError
from gamekeeper.core.events import Sink
from gamekeeper.core.game import Game, S
from gamekeeper.core.ids import NOBODY, SPECTATOR, Action, Seat
from gamekeeper.core.match import UNDO, Match
from gamekeeper.core.record import record_of, replay, verify
from gamekeeper.core.rng import Rng, seed_bytes, stream
from gamekeeper.core.telling import Teller
from gamekeeper.core.undo import is_news, same_chance

REDEALS: Final = 4
SAMPLE: Final = 16  # one position in so many is examined closely, one in one more after each 8 decisions
WAITING_STEP: Final = 16  # who owes nothing is refused every action: one in so many is tried


class Examiner(Generic[S]):
    """Plays one match and examines it on the way."""

    def __init__(
        self, game: Game[S], seed: bytes, varied: list[bool], choose: Callable[[Game[S], S, Seat, Rng], Action]
    ) -> None:
        self.game = game
        self.choose = choose
        self.match: Match[S] = Match(game, seed)
        self.rng = stream(seed, "conform")
        self.readers = [SPECTATOR, *(Seat(seat) for seat in range(game.seats))]
        self.listeners = Listeners(self.match, self.readers)
        self.keepsakes: list[tuple[S, bytes]] = []
        self.varied = varied  # by seat: whether a redeal has varied something yet, in any match

    def run(self) -> None:
        """Play to the end."""
        game = self.game
        decisions: i64 = 0
        while game.decider(self.match.state) != NOBODY:
            demand(9, decisions < game.decision_bound, f"no end after the stated {game.decision_bound} decisions")
            if decisions == 0 or self.rng.below(SAMPLE + decisions // 8) == 0:
                self.examine_closely()
            self.examine_position()
            deciders = game.deciders(self.match.state)
            seat = deciders[self.rng.below(i64(len(deciders)))]
            self.examine_step(seat, self.choose(game, self.match.state, seat, self.rng))
            decisions += 1
        self.examine_position()
        self.examine_end()

    # --- every position ------------------------------------------------------------------------------

    def examine_position(self) -> None:
        """The laws that are cheap to check everywhere."""
        self.law_1_legal()
        self.law_8_box()
        self.law_10_outcome()
        law_14_apart(self.game, self.match.state, self.rng)

    def law_1_legal(self) -> None:
        """Deciders have choices, nobody else has."""
        game, s = self.game, self.match.state
        deciders = game.deciders(s)
        demand(1, len(set(deciders)) == len(deciders), f"deciders {deciders} name a seat twice")
        demand(1, game.decider(s) == (deciders[0] if deciders else NOBODY), "decider is not the first of deciders")
        for seat in self.readers[1:]:
            codes = [int(code) for code in game.legal(s, seat)]
            told = f"seat {seat} has {len(codes)} actions, deciders are {deciders}"
            demand(1, bool(codes) == (seat in deciders), told)
            demand(1, sorted(set(codes)) == codes, f"legal actions of seat {seat} are not ascending: {codes}")
            demand(1, all(0 <= code < game.action_count for code in codes), f"action outside the space: {codes}")
            again = [int(code) for code in game.legal(s, seat)]
            demand(1, codes == again, f"legal actions of seat {seat} are not stable")

    def law_8_box(self) -> None:
        """Every component is in exactly one place."""
        found = sorted(item for items in self.game.inventory(self.match.state).values() for item in items)
        box = sorted(self.game.box())
        if found != box:
            raise LawBroken(8, f"components found {found}, the box holds {box}")

    def law_10_outcome(self) -> None:
        """Scores, places and outcome agree with each other and with the end."""
        game, s = self.game, self.match.state
        scores, places = game.scores(s), game.ranking(s)
        demand(10, len(scores) == len(places) == game.seats, f"scores {scores} and places {places} are not one a seat")
        for place in places if set(places) != {2} else []:  # all second: nobody wins
            wanted = 1 + sum(1 for other in places if other < place)
            demand(10, place == wanted, f"places {places} do not leave out what ties take")
        over = game.decider(s) == NOBODY
        demand(10, (game.outcome(s) != "") == over, f"outcome is {game.outcome(s)!r} while over is {over}")

    # --- every step ----------------------------------------------------------------------------------

    def examine_step(self, seat: Seat, action: Action) -> None:
        """Take one action; readers are told (law 11), the kept copies of earlier positions do not notice (law 3)."""
        game, s = self.game, self.match.state
        text = game.show(s, action)
        demand(5, game.read(s, text) == action, f"{text!r} does not read as the action {action} it shows")
        self.keepsakes = [*self.keepsakes[-2:], (game.copy(s), game.save(s))]
        self.listeners.watch(s, seat, action)
        self.match.play(seat, action)
        for copy, saved in self.keepsakes:
            demand(3, game.save(copy) == saved, f"a copy changed when its original played {text}")

    # --- some positions ------------------------------------------------------------------------------

    def examine_closely(self) -> None:
        """The laws that are expensive to check."""
        self.listeners.compare_all(self.match.state, "another look")
        self.law_2_play()
        self.law_3_copy()
        self.law_5_load()
        for reader in self.readers[1:]:
            self.laws_6_and_7(reader)
        law_15_layout(self.game, self.match.state, Seat(self.rng.below(self.game.seats)))
        law_16_features(self.game, self.match.state, Seat(0))

    def law_2_play(self) -> None:
        """Legal actions apply, all else is refused with a reason and changes nothing."""
        game, s = self.game, self.match.state
        before = game.save(s)
        for seat in self.readers[1:]:
            legal = game.legal(s, seat)
            step = 1 if len(legal) > 0 else WAITING_STEP
            for code in range(-1, int(game.action_count) + 1, step):
                action = Action(i64(code))
                why = game.refusal(s, seat, action, legal)
                if i64(code) in legal:
                    if why is not None:
                        raise LawBroken(2, f"legal action {game.show(s, action)} has a reason against it: {why}")
                    game.advance(game.copy(s), seat, action)
                elif why is None or why.key == "":
                    raise LawBroken(2, f"no reason against action {code} of seat {seat}")
                elif not refuses(game, s, seat, action):
                    raise LawBroken(2, f"play takes action {code} of seat {seat}, which is not legal")
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
            if game.read(s, text) != code:
                raise LawBroken(5, f"{text!r} does not read as the action {code} it shows")

    def laws_6_and_7(self, reader: Seat) -> None:
        """Deal again what `reader` cannot know: it notices nothing, and the rest really changes."""
        game, s = self.game, self.match.state
        saves = {game.save(s)}
        mine = all_shown(game, s, reader)
        for part in range(REDEALS):
            chance = self.rng.fork()
            twin = game.redeal(s, reader, chance.copy())
            self.law_6_same(reader, mine, all_shown(game, twin, reader))
            self.law_6_refusals(reader, twin, part)
            if part == 0 and reader in game.deciders(s):
                self.law_6_next(reader, twin)
            for decider in game.deciders(s):
                self.law_13_asked(reader, decider, twin)
            again = game.redeal(twin, reader, chance.copy())
            demand(7, game.save(again) == game.save(twin), f"redeal for seat {reader} depends on what it cannot know")
            if part == 0:
                here, there = (game.save(game.imagine(x, reader, chance.copy())) for x in (s, twin))
                demand(7, here == there, f"imagine for seat {reader} depends on what it cannot know")
            demand(7, not same_chance(twin.rng, s.rng), f"redeal for seat {reader} keeps the generator")
            found = sorted(item for items in game.inventory(twin).values() for item in items)
            demand(7, found == sorted(game.box()), f"redeal for seat {reader} loses or doubles components")
            twin.rng = s.rng.copy()
            saves.add(game.save(twin))
            play_on(game, twin, self.rng.fork(), 6)
        self.varied[reader] = self.varied[reader] or len(saves) > 1

    def law_6_same(self, reader: Seat, mine: dict[str, object], other: dict[str, object]) -> None:
        """Nothing `reader` is shown differs between the position and its twin."""
        for key, value in mine.items():
            if value != other[key]:
                told = f"{key} of seat {reader} changes when what it cannot know is dealt again"
                raise LawBroken(6, f"{told}: {value} or {other[key]}")

    def law_6_refusals(self, reader: Seat, twin: S, part: int) -> None:
        """What is not legal is refused for the same reasons; each redeal is asked for its part of all codes."""
        game, s = self.game, self.match.state
        legal = game.legal(s, reader)  # the same in both: see `law_6_same`
        for code in range(part, int(game.action_count), REDEALS):
            action = Action(i64(code))
            here, there = game.refusal(s, reader, action, legal), game.refusal(twin, reader, action, legal)
            if not (there is None if here is None else here.says(there)):
                told = f"why not {game.show(s, action)} of seat {reader} changes when the hidden is dealt again"
                raise LawBroken(6, f"{told}: {here} or {there}")

    def law_6_next(self, seat: Seat, twin: S) -> None:
        """Decider `seat` takes an action in both worlds: nobody is told what only one of them holds.

        A reader may be told more once something has come to light for it; then undo must stop there.
        """
        game, s = self.game, self.match.state
        action = at_random(game, s, seat, self.rng)
        here, there = self.played(s, seat, action), self.played(twin, seat, action)
        text = game.show(s, action)
        if s.public_barriers == here.s.public_barriers and twin.public_barriers == there.s.public_barriers:
            told, also = shown_to(here, SPECTATOR), shown_to(there, SPECTATOR)
            demand(6, told == also, f"public events of {text} tell what seat {seat} cannot know: {told} or {also}")
        if not is_news(s, here.s) and not is_news(twin, there.s):
            same = shown_to(here, seat) == shown_to(there, seat)
            demand(6, same, f"{text} shows seat {seat} something new but sets no barrier")
        here.s.sink, there.s.sink = None, None  # no circles left for the collector

    def played(self, s: S, seat: Seat, action: Action) -> Teller[S]:
        """A copy on which an action is taken, and what its seat and a spectator are told."""
        teller = Teller(self.game, self.game.copy(s), {one: self.game.view(s, one) for one in (SPECTATOR, seat)})
        self.game.advance(teller.s, seat, action)
        return teller

    def law_13_asked(self, reader: Seat, decider: Seat, twin: S) -> None:
        """A decider takes an action in both worlds (a hidden one may be another): as long as `reader` is told the same,
        neither stops to ask where the other goes on."""
        game, s = self.game, self.match.state
        legal, others = game.legal(s, decider), game.legal(twin, decider)
        action = Action(legal[self.rng.below(i64(len(legal)))])
        answer = action
        if i64(action) not in others:
            if not s.is_simultaneous():
                return
            answer = Action(others[self.rng.below(i64(len(others)))])
        here, there = game.copy(s), game.copy(twin)
        here.sink, there.sink = Sink(), Sink()
        game.advance(here, decider, action)
        game.advance(there, decider, answer)
        told, also = told_to(here, reader), told_to(there, reader)
        shared = min(len(told), len(also))
        if told[:shared] != also[:shared]:
            return
        text = f"after {game.show(s, action)} of seat {decider}, seat {reader} is told {told or 'nothing'}"
        demand(13, len(told) == len(also), f"{text} or {also or 'nothing'}, by what it cannot know")
        same = list(here.questions) == list(there.questions) and game.deciders(here) == game.deciders(there)
        if not same:
            raise LawBroken(13, f"{text}; who is asked tells more: {asked(game, here)} or {asked(game, there)}")
        same = game.view(here, reader) == game.view(there, reader)
        demand(11, same, f"{text}, and sees what no event told")

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
        """The record replays, with undo in it too, as a spectator and one of the seats are told."""
        game = self.game
        record = record_of(self.match, ["conform"] * int(game.seats))
        same = game.save(verify(game, record).state) == game.save(self.match.state)
        demand(5, same, "the record replays differently")
        again: Match[S] = Match(game, self.match.seed)
        told = [SPECTATOR, Seat(self.rng.below(game.seats))]
        again.tell(told)
        listeners = Listeners(again, told)
        for entry in self.match.history:
            listeners.take(again, entry.seat, entry.action)
            if self.rng.below(3) == 0:
                self.take_back(again, listeners)
        listeners.compare_all(again.state, "the end of a match with undo")
        demand(5, game.save(again.state) == game.save(self.match.state), "undo does not restore the position")
        undone = replay(game, record_of(again, []))
        demand(5, game.save(undone.state) == game.save(self.match.state), "a record with undo replays differently")

    def take_back(self, match: Match[S], listeners: Listeners[S]) -> None:
        """Some seat that may takes its last decision back, and takes it again."""
        seats = [seat for seat in self.readers[1:] if match.may_undo(seat)]
        if seats:
            seat = seats[self.rng.below(i64(len(seats)))]
            action = match.reversible.taken[match.reversible.spot(seat)].action
            listeners.take(match, seat, UNDO)
            listeners.compare_all(match.state, "an undo")
            listeners.take(match, seat, action)


def asked(game: Game[S], s: S) -> str:
    """Who owes which question, as text."""
    seats = game.deciders(s)
    return f"{game.prompt(s, seats[0]).text.key} of seats {[int(seat) for seat in seats]}" if seats else "nobody"


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
        game.advance(s, seat, at_random(game, s, seat, rng))


def at_random(game: Game[S], s: S, seat: Seat, rng: Rng) -> Action:
    """Any legal action of a decider, all equally likely."""
    legal = game.legal(s, seat)
    return Action(legal[rng.below(i64(len(legal)))])


def check(
    game: Game[S],
    seeds: Sequence[int],
    has_secrets: bool = True,
    choose: Callable[[Game[S], S, Seat, Rng], Action] = at_random,
) -> None:
    """Examine one match a seed; LawBroken names the law, the seed and how far the match had come.

    `has_secrets` False spares a game without hidden information and chance the demand that `redeal` varies.
    `choose` names a decider's legal action; where random play hardly comes to an end, one that wants to get there.
    """
    varied = [not has_secrets for _ in range(game.seats)]
    for seed in seeds:
        examiner = Examiner(game, seed_bytes(seed), varied, choose)
        try:
            examiner.run()
        except LawBroken as broken:
            where = f"{game.info.name}, {game.seats} seats, options {game.options}, seed {seed}"
            raise LawBroken(broken.law, f"{broken} ({where}, decision {len(examiner.match.history)})") from broken
    for seat, has_varied in enumerate(varied):
        demand(7, has_varied, f"redeal for seat {seat} never varied anything in {len(seeds)} matches")
