"""The contract between a game and everything that plays, shows, stores or searches it."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from gamekeeper.core.codes import Codes, Things
from gamekeeper.core.errors import IllegalAction, NotYourDecision
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import NOBODY, Action, Element, Seat
from gamekeeper.core.info import GameInfo, Options
from gamekeeper.core.lists import filled16
from gamekeeper.core.observation import SEATS, Number, Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.state import State
from gamekeeper.core.texts import PASSING, Estimate, Phrase, Prompt

S = TypeVar("S", bound=State)

SHOWN_IN_ERRORS: Final = 12
HORIZON: Final[i64] = 10
MOST_FEATURES: Final = 64
ARGUMENTS: Final[i64] = 8  # of six bits, what an item of the agenda has room for


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S], metaclass=ABCMeta):
    """The rules of one game for one table size and one set of options. Holds no position.

    Actions are ints in 0..action_count-1. `decision_bound` is the most decisions one match can take,
    `horizon` how many decisions ahead bots play before they ask `worth`.
    """

    def __init__(self, info: GameInfo, seats: int, options: Mapping[str, object]) -> None:
        self.info = info
        self.seats: i64 = i64(info.check_seats(seats))
        self.options: Options = info.check_options(seats, options)
        self.action_count: i64 = 0
        self.codes: Codes = Codes("", [])
        self.things: Things = Things([])
        self.decision_bound: i64 = 0
        self.questions: i64 = 0  # how many kinds of questions there are, see `State.kind`
        self.numbers: list[Number] = []  # see `layout`, once it was asked
        self.horizon: i64 = HORIZON
        self.budgets: dict[str, int] = {}  # level of bots → simulations, where the usual number is not its strength
        self.looks_through: bool = False  # bots look through whole rounds by `worth` (`bots.foresight`)
        self.feature_names: list[str] = []  # what `features` are, at most `MOST_FEATURES`; none: nothing to learn from
        self.remake: tuple[object, ...] = ()  # what pickles make it from again, see `catalog.made`
        self.pack_digest: str = ""  # hash of the component pack it is made with, empty in games without packs
        self.pack_text: str = ""  # that pack as a file, empty when it is what is in the box

    def declare(self, codes: Codes, things: Things) -> None:
        """What can be answered, and what lies on the table: `show`, `read`, `label` and `elements` follow."""
        self.codes = codes
        self.action_count = codes.count
        self.things = things

    def __reduce__(self) -> tuple[object, ...]:
        if not self.remake:
            raise TypeError(f"{self.info.name}: a game that `gamekeeper.make` did not make cannot be pickled")
        return self.remake

    def __deepcopy__(self, memo: object) -> Game[S]:
        return self  # holds no position

    # --- playing -----------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, seed: bytes, sink: Sink | None = None) -> S:
        """The starting position of the match with this seed (32 bytes, see `rng.seed_bytes`)."""

    @abstractmethod
    def legal(self, s: S, seat: Seat) -> vec[i64]:
        """What `seat` may answer now, ascending; empty unless it is a decider."""

    def weighed(self, s: S, seat: Seat) -> vec[i64]:
        """What searching bots weigh of `legal`, ascending, never empty for a decider: less what is hardly ever good."""
        return self.legal(s, seat)

    def advance(self, s: S, seat: Seat, a: Action) -> None:
        """Carry out a legal action in place. Trusts its caller: for who has just asked what is legal, like searches.

        A game says here what an action does, or in `apply`, which then trusts too.
        """
        if type(self).apply is Game.apply:
            raise NotImplementedError(f"{type(self).__name__} does not say in `advance` what an action does")
        self.apply(s, seat, a)

    def deciders(self, s: S) -> list[Seat]:
        """Who owes a decision: several while all act at once, by seat, in corners in turn order; none after the end."""
        return s.deciders()

    def decider(self, s: S) -> Seat:
        """The first of `deciders`, NOBODY when the game is over."""
        return s.decider()

    def turn_order(self, s: S) -> list[int]:
        """The seats in turn order in the position a game begins with: clockwise from who decides first."""
        return [(int(self.decider(s)) + place) % self.seats for place in range(self.seats)]

    def is_over(self, s: S) -> bool:
        """Whether nobody owes a decision any more."""
        return s.decider() == NOBODY

    def apply(self, s: S, seat: Seat, a: Action) -> None:
        """`play`, by the name that everybody tries first; so it checks, unless a game says here what an action does."""
        self.play(s, seat, a)

    def play(self, s: S, seat: Seat, a: Action) -> None:
        """Carry out an action in place: the door for people, files and the network. IllegalAction or NotYourDecision,
        with nothing changed, where it may not be.
        """
        if not s.owes(seat):
            raise NotYourDecision(int(seat), [int(decider) for decider in s.deciders()])
        legal = self.legal(s, seat)
        if i64(a) not in legal:
            texts = [self.show(s, Action(code)) for code in legal]
            more = f" and {len(texts) - SHOWN_IN_ERRORS} more" if len(texts) > SHOWN_IN_ERRORS else ""
            why = self.refusal(s, seat, a, legal)
            assert why is not None, "an action outside `legal` always has a reason"
            got = self.show(s, a) if 0 <= a < self.action_count else str(a)
            raise IllegalAction(got, why.key, why.rule, ", ".join(texts[:SHOWN_IN_ERRORS]) + more, why.params)
        self.advance(s, seat, a)

    def why_not(self, s: S, seat: Seat, a: Action) -> Phrase | None:
        """Why `seat` may not take action `a` now, citing the rule; None when it may."""
        return self.refusal(s, seat, a, self.legal(s, seat))

    def refusal(self, s: S, seat: Seat, a: Action, legal: vec[i64]) -> Phrase | None:
        """`why_not` for who has asked what is legal already, and asks about many actions."""
        unasked = self.why_unasked(s, seat)
        if unasked is not None:
            return unasked
        if a < 0 or a >= self.action_count:
            return Phrase("why-no-such-action", {"code": int(a), "last": int(self.action_count) - 1})
        if i64(a) in legal:
            return None
        return self.reason(s, seat, a)

    def why_unasked(self, s: S, seat: Seat) -> Phrase | None:
        """Why `seat` has nothing to answer now; None when it has."""
        if s.decider() == NOBODY:
            return Phrase("why-game-over", {})
        if not s.owes(seat):
            return Phrase("why-not-your-decision", {"seats": [f"seat:{other}" for other in s.deciders()]})
        return None

    def why_pointed(self, s: S, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """Why pointing at these elements, in this order, is no answer; None where it is, or nothing can be said."""
        unasked = self.why_unasked(s, seat)
        if unasked is not None:
            return unasked
        known = set(self.elements())
        named = [element for element in elements if element in known]
        if any(set(named).issubset(option.elements) for option in self.prompt(s, seat).options):
            return None
        why = self.pointed(s, seat, named)
        return None if why is None else why.pointed_at(named[-1])

    def pointed(self, s: S, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """Why one or more elements of the table are no answer of decider `seat`, as far as the game can say."""
        return None

    @abstractmethod
    def reason(self, s: S, seat: Seat, a: Action) -> Phrase:
        """Why decider `seat` may not take action `a`, which is in the space but not legal now."""

    # --- asking --------------------------------------------------------------------------------------

    def occasion(self, s: S, seat: Seat) -> str:
        """Why decider `seat` is asked: empty in its own turn, else a word for the occasion."""
        return ""

    def weight(self, s: S, seat: Seat, a: Action) -> i64:
        """When `seat`, giving this answer, may want to be asked twice: one of `texts.LIGHT`, `PASSING`, `GRAVE`."""
        return PASSING

    def is_midway(self, s: S, seat: Seat) -> bool:
        """Whether people take what `seat` is asked for a part of what it has just answered; hints judge the whole."""
        return False

    # --- planning ----------------------------------------------------------------------------------

    def is_planned(self, s: S, seat: Seat) -> bool:
        """Whether the question `seat` owes an answer to may stand in a plan, with its neighbours on one screen."""
        return False

    def unasked(self, s: S, seat: Seat) -> vec[i64]:
        """The answers to a planned question that a plan may propose, ascending; none where the seat has to name one."""
        return self.legal(s, seat)

    # --- what comes to mind --------------------------------------------------------------------------

    def urges(self, s: S, seat: Seat, codes: vec[i64]) -> vec[i64]:
        """How much each of some answers suggests itself to decider `seat` at first sight, by what that seat may know.

        An answer with 1000 more comes to mind twice as often. Cheap to say, and empty where a game has nothing to say.
        Playouts follow it, searches look first where it points.
        """
        return vec[i64]()

    # --- what is learned from -----------------------------------------------------------------------

    def features(self, s: S, seat: Seat) -> vec[i64]:
        """How `seat` stands by what it may know, as the numbers of `feature_names`; any seat of any position.

        Few and telling, where `observe` tells all: values are learned from them (`bots.value`).
        """
        return vec[i64]()

    # --- as numbers --------------------------------------------------------------------------------

    def observe(self, s: S, seat: Seat, out: Observation) -> None:
        """Write what `seat` may know as numbers, always as many in the same order (`core.observation`).

        Here: who owes a decision, and which question `seat` owes an answer to, with its argument in six bits each. A
        game adds what its zones and fields tell.
        """
        out.begin(i64(seat))
        owing = sum((i64(s.owes(Seat(one))) << one for one in range(self.seats)), i64(0))
        kind, argument = (s.kind_of(seat), s.argument_of(i64(seat))) if s.owes(seat) else (i64(-1), i64(0))
        out.entry("owes", owing, 0, 0, SEATS)
        out.one_of("question", kind, self.questions)
        out.digits("argument", argument, ARGUMENTS)

    def layout(self) -> list[Number]:
        """The numbers that `observe` writes, in order, with their bounds."""
        if not self.numbers:
            self.observe(self.setup(bytes(32)), Seat(0), Observation(self.seats, vec[i16](), 0, self.numbers))
        return self.numbers

    def observed(self, s: S, seat: Seat) -> vec[i16]:
        """The numbers of one observation, as `layout` names them."""
        values = filled16(i64(len(self.layout())), 0)
        self.observe(s, seat, Observation(self.seats, values))
        return values

    # --- outcome -----------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """Points per seat, final or as they stand."""

    def tally(self, s: S) -> Mapping[str, list[int]]:
        """What the points of `scores` are made of, name → per seat; empty where they are all of one kind."""
        return {}

    @abstractmethod
    def ranking(self, s: S) -> list[int]:
        """Place per seat, 1 the best; tied seats share a place and the next places stay empty.

        Where nobody wins, as in a game alone that is lost, all share place 2.
        """

    def returns(self, s: S) -> list[float]:
        """What a match that ended so is worth per seat, from -1 to 1, by its place alone.

        1 for the first place, -1 for the last, evenly spaced between; tied seats share what their places are worth.
        Alone, and where nobody wins, 1 for a win and -1 for a loss.
        """
        ranks = self.ranking(s)
        if 1 not in ranks or len(ranks) == 1:
            return [1.0 if place == 1 else -1.0 for place in ranks]
        middles = [place + (ranks.count(place) - 1) / 2 for place in ranks]
        return [1.0 - 2.0 * (middle - 1) / (len(ranks) - 1) for middle in middles]

    @abstractmethod
    def outcome(self, s: S) -> str:
        """The key of the reason the game ended, empty while it goes on."""

    # --- copies ------------------------------------------------------------------------------------

    @abstractmethod
    def copy(self, s: S) -> S:
        """An independent copy, without a sink."""

    @abstractmethod
    def redeal(self, s: S, seat: Seat, rng: Rng) -> S:
        """A copy in which all that `seat` cannot know, the generator's future too, is dealt again.

        The result depends on `rng` and on what `seat` knows, and on nothing else of `s`.
        """

    def imagine(self, s: S, seat: Seat, rng: Rng) -> S:
        """As `redeal`, but weighted by what others' play tells of hidden cards; for searches, which only play on."""
        return self.redeal(s, seat, rng)

    @abstractmethod
    def save(self, s: S) -> bytes:
        """The position as canonical, versioned bytes: equal positions give equal bytes."""

    def fingerprint(self, s: S, seat: Seat) -> i64:
        """A number that positions share where a seat's doings in its corner led to the same; others hardly ever do."""
        return i64(hash(self.save(s)))

    @abstractmethod
    def load(self, data: bytes) -> S:
        """The position `save` wrote; BadSave for anything else."""

    # --- what people see ---------------------------------------------------------------------------

    @abstractmethod
    def view(self, s: S, reader: Seat) -> Mapping[str, object]:
        """What `reader` (a seat or SPECTATOR) may see, as JSON values, built up from nothing and the caller's to keep.

        After the set-up it is asked at every event, too: then the position must bear looking at.
        """

    def show(self, s: S, a: Action) -> str:
        """The text notation of an action of the space."""
        return self.codes.show(i64(a))

    def read(self, s: S, text: str, seat: Seat = NOBODY) -> Action:
        """The action a text names, legal or not; BadText says what was wanted.

        A text may be short for the one legal action it fits of who says it, `seat` (left out: the first decider);
        AmbiguousText names them where there are several.
        """
        code = self.codes.exact(text)
        if code >= 0:
            return Action(code)
        if seat == NOBODY:
            seat = self.decider(s)
        return self.codes.short(text, self.legal(s, seat) if seat != NOBODY else vec[i64]())

    @abstractmethod
    def prompt(self, s: S, seat: Seat) -> Prompt:
        """The question decider `seat` has to answer, with one option per legal action."""

    def label(self, element: Element) -> Phrase:
        """The name of an element ("card:12") as a text."""
        return self.things.labels[element]

    def elements(self) -> list[Element]:
        """Every element of the table but the seats, whether or not it is in play now."""
        return self.things.elements

    # --- the box -----------------------------------------------------------------------------------

    @abstractmethod
    def inventory(self, s: S) -> dict[str, list[int]]:
        """Where every component is: place → component numbers. Tells all; for checks, never for players."""

    @abstractmethod
    def box(self) -> list[int]:
        """The numbers of all components, each once."""

    def catalogue(self) -> Mapping[str, object]:
        """What is printed on the components, as JSON values, for whoever draws them; the same for every position."""
        return {}

    def row_of(self, element: Element) -> str:
        """The id of the pack's row an element is printed from ("kids:Bones"), empty when there is none."""
        return ""

    def rows_used(self, event: Event) -> list[str]:
        """The ids of the pack's rows that the event's seat, else everybody, has just used, as reports count them."""
        return []

    # --- value -------------------------------------------------------------------------------------

    def worth(self, s: S, seat: Seat) -> i64:
        """What the position is worth to `seat` by what that seat may know, in thousandths of a point."""
        return i64(self.scores(s)[seat]) * 1000

    def settled(self, s: S, seat: Seat) -> vec[i64]:
        """What `own_worth` counts that a seat's answers in its corner do not change, worked out once a search."""
        return vec[i64]()

    def own_worth(self, s: S, seat: Seat, settled: vec[i64]) -> i64:
        """What `worth` comes to for comparing a seat's own lines; without `settled`, less what depends on others."""
        return self.worth(s, seat)

    def estimate(self, s: S, seat: Seat) -> Estimate:
        """`worth` as a sum of named parts, for hints."""
        return Estimate({"score": int(self.worth(s, seat))})

    def counts(self, s: S, seat: Seat) -> dict[str, int]:
        """What anybody can count of a seat's things, for hints; one named like a part of `estimate` speaks for it."""
        return {"score": self.scores(s)[seat]}

    def facts(self, s: S, seat: Seat) -> dict[str, bool]:
        """What a match may have come to for a seat, and whether it has; `fact-<name>` tells it ("before:2": seat 2)."""
        return self.outdone(s, seat)

    def outdone(self, s: S, seat: Seat) -> dict[str, bool]:
        """Whom a seat is placed before, where that is not the same as to win."""
        ranking = self.ranking(s) if self.seats > 2 else []
        return {f"before:{other}": ranking[seat] < place for other, place in enumerate(ranking) if other != int(seat)}


def places(keys: list[int]) -> list[int]:
    """Place per seat when the lowest key is best; equal keys share a place."""
    return [1 + sum(1 for other in keys if other < key) for key in keys]
