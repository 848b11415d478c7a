"""The game class: core's contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamekeeper.core.agenda import Item
from gamekeeper.core.events import Event, Sink
from gamekeeper.core.ids import Action, Element, Seat
from gamekeeper.core.observation import Observation
from gamekeeper.core.rng import Rng
from gamekeeper.core.texts import Estimate, Phrase
from gamekeeper.core.zone_game import ZoneGame
from gamekeeper.games.dice_theme_park import (
    check,
    estimate,
    expand,
    improve,
    marks,
    mascots,
    moving,
    operate,
    plan,
    setup,
    upkeep,
    urge,
    view,
    welcome,
)
from gamekeeper.games.dice_theme_park.agenda import BEGINNINGS, OPERATE, pointed_codes
from gamekeeper.games.dice_theme_park.components import TABLES, Components
from gamekeeper.games.dice_theme_park.dice import dice_of, observe_dice
from gamekeeper.games.dice_theme_park.fields import ParkState
from gamekeeper.games.dice_theme_park.places import PARK
from gamekeeper.games.dice_theme_park.setting import INFO, Setting, things

DECISIONS_PER_ROUND: Final[i64] = 600  # of a seat
HORIZON: Final[i64] = 40
BUDGETS: Final = {"easy": 2, "medium": 6, "hard": 640}  # simulations of a level: a park is planned by few


def items(t: Setting) -> list[Item[ParkState]]:
    """The agenda's items by number (agenda.py), each question with its key and paragraph."""
    return [
        setup.Draft(t, "draft", "D9.1"),
        setup.Start(t),
        plan.Phase(t),
        plan.Staff(t),
        plan.Earlier(t, "earlier", "D4.1"),
        plan.Order(t),
        welcome.Rail(t, "rail", "D4.2"),
        welcome.Raise(t, "raise", "D4.2"),
        welcome.Escort(t, "escort", "D7.3"),
        welcome.Train(t, "train", "D4.2"),
        expand.Build(t, "build", "D4.3"),
        expand.BuildAt(t, "build-at", "D4.3"),
        expand.SetDie(t, "set-die", "D4.4"),
        expand.SetValue(t, "set-value", "D4.4"),
        expand.Gift(t, "gift", "D4.4"),
        expand.Recruit(t, "recruit", "D4.3"),
        improve.Menu(t, "improve", "D4.5"),
        improve.Place(t, "install", "D4.5"),
        improve.TakeBack(t, "take-back", "D4.5"),
        improve.ShiftFrom(t, "shift-from", "D7.2"),
        improve.ShiftTo(t, "shift-to", "D7.2"),
        improve.Innovate(t, "innovate", "D7.2"),
        operate.Run(t, "operate", "D4.6"),
        operate.Party(t, "party", "D5.3"),
        operate.Surprise(t, "surprise", "D7.1"),
        operate.Showman(t, "showman", "D7.1"),
        operate.Fresh(t, "fresh", "D5.7"),
        operate.Pip(t),
        operate.Who(t, "who", "D5.1"),
        moving.Where(t, "where", "D5.1"),
        moving.Guided(t, "guide", "D5.4"),
        mascots.MascotAt(t, "mascot-at", "D5.5"),
        mascots.Use(t, "use", "D5.5"),
        mascots.Turn(t, "turn", "D5.5"),
        mascots.Extra(t, "extra", "D5.5"),
        mascots.Skill(t, "skilled", "D5.5"),
        mascots.Makeover(t, "makeover", "D5.5"),
        upkeep.Earn(t),
        upkeep.Judge(t),
        upkeep.Swap(t, "swap", "D6.3"),
        upkeep.Leave(t),
        upkeep.Return(t, "return", "D6.4"),
        upkeep.ReturnValue(t, "return-value", "D6.4"),
        upkeep.SwapIn(t, "swap-in", "D6.3"),
        upkeep.Go(t),
        upkeep.Renew(t),
    ]


class DiceThemePark(ZoneGame[ParkState]):
    """Dice Theme Park for one table size, one set of options and one box."""

    def __init__(self, seats: int, options: Mapping[str, object], box: Components) -> None:
        super().__init__(INFO, seats, options)
        self.setting = Setting(self.seats, self.options, box)
        self.setting.tenures = estimate.tenures(box)
        self.lay(self.setting.zones, items(self.setting), self.setting.codes, things(self.setting))
        self.decision_bound = self.setting.rounds * self.seats * DECISIONS_PER_ROUND
        self.horizon = HORIZON
        self.looks_through = True
        self.budgets = dict(BUDGETS)
        self.feature_names = estimate.FEATURES

    def setup(self, seed: bytes, sink: Sink | None = None) -> ParkState:
        return self.begun(setup.set_up(self.setting, seed, sink))

    def pointed(self, s: ParkState, seat: Seat, elements: Sequence[Element]) -> Phrase | None:
        """The last one counts, as an answer to what is asked where it can be one."""
        codes = pointed_codes(self.setting, s, i64(seat), elements[-1]) if elements else []
        asked = self.question_of(s, seat).key
        fitting = [code for code in codes if self.codes.is_answer(code, asked)] or codes
        return self.why_not(s, seat, Action(fitting[0])) if fitting else None

    def features(self, s: ParkState, seat: Seat) -> vec[i64]:
        return estimate.features(self.setting, s, i64(seat))

    def scores(self, s: ParkState) -> list[int]:
        """D2.4 Stars."""
        return [int(stars) for stars in s.stars]

    def ranking(self, s: ParkState) -> list[int]:
        return upkeep.ranking(self.setting, s)

    def outcome(self, s: ParkState) -> str:
        return upkeep.ENDINGS[s.ending]

    def redeal(self, s: ParkState, seat: Seat, rng: Rng) -> ParkState:
        """Section 12: what lies unseen, and what others have chosen and not shown."""
        twin = super().redeal(s, seat, rng)
        for other in range(i64(len(twin.commitments))):
            if other != i64(seat) and twin.commitments[other] >= 0:
                codes = self.items[s.kind()].options(twin, other)
                twin.commitments[other] = codes[rng.below(i64(len(codes)))]
        return twin

    def fingerprint(self, s: ParkState, seat: Seat) -> i64:
        return marks.fingerprint(self.setting, s, i64(seat))

    def observe(self, s: ParkState, seat: Seat, out: Observation) -> None:
        super().observe(s, seat, out)
        t = self.setting
        s.observe(out, self.seats, t.zones.cards, t.dice, t.hexes)
        observe_dice(t, s, out)

    def load(self, data: bytes) -> ParkState:
        t, s = self.setting, ParkState()
        s.load(data, self.seats, t.zones.cards, t.dice, t.hexes)
        check.check(t, s)
        self.check_agenda(s, s.ending != 0, has_corners=True)
        s.game = self
        return s

    def catalogue(self) -> Mapping[str, object]:
        return view.catalogue(self.setting)

    def view(self, s: ParkState, reader: Seat) -> Mapping[str, object]:
        return {**view.view(self.setting, s, reader), "sealed": self.sealed(s, reader)}

    def inventory(self, s: ParkState) -> dict[str, list[int]]:
        """Cards by their numbers, dice counted on behind them."""
        result = super().inventory(s)
        for die in range(self.setting.dice):
            place = f"dice in {s.at[die]}"
            result[place] = [*result.get(place, []), int(self.setting.zones.cards + die)]
        return result

    def box(self) -> list[int]:
        return list(range(self.setting.zones.cards + self.setting.dice))

    def row_of(self, element: Element) -> str:
        """Cards are rows, by their first field."""
        kind, _, number = element.partition(":")
        if kind != "card":
            return ""
        box, card_kind = self.setting.box, self.setting.kind(i64(int(number)))
        type_ = box.type_of[card_kind]
        name = box.names[card_kind]
        return "" if card_kind == box.bare else f"{TABLES[type_]}:{name}"

    def rows_used(self, event: Event) -> list[str]:
        """What is built, recruited, played, operated or met; an objective is everybody's."""
        if event.key in ("build", "recruit", "staff"):
            cards = event.params["cards"]
            assert isinstance(cards, list)
            return [self.row_of(str(card)) for card in cards]
        if event.key in ("operate", "goal", "objective"):
            return [self.row_of(str(event.params["place" if event.key == "operate" else "card"]))]
        return []

    def urges(self, s: ParkState, seat: Seat, codes: vec[i64]) -> vec[i64]:
        result, kind = vec[i64](capacity=i64(len(codes))), s.kind_of(seat)
        for code in codes:
            result = append(result, urge.urge(self.setting, s, i64(seat), kind, code))
        return result

    def turn_order(self, s: ParkState) -> list[int]:
        """D3.2 By lot; until staff decides it, all choose at once."""
        return [int(seat) for seat in s.order]

    def worth(self, s: ParkState, seat: Seat) -> i64:
        return estimate.worth(self.setting, s, i64(seat))

    def settled(self, s: ParkState, seat: Seat) -> vec[i64]:
        return estimate.settled(self.setting, s, i64(seat))

    def own_worth(self, s: ParkState, seat: Seat, settled: vec[i64]) -> i64:
        return estimate.summed(self.setting, s, i64(seat), settled)

    def estimate(self, s: ParkState, seat: Seat) -> Estimate:
        """What is operated for is stars to people, also before they are counted."""
        parts = estimate.parts(self.setting, s, i64(seat), self.settled(s, seat))
        told = {name: int(part) for name, part in zip(estimate.PARTS, parts, strict=True)}
        told["stars"] += told.pop("operating")
        return Estimate(told)

    def counts(self, s: ParkState, seat: Seat) -> dict[str, int]:
        """What anybody can count, with what this round's operations will bring."""
        stars, money = upkeep.due(self.setting, s, i64(seat)) if s.phase == OPERATE else (i64(0), i64(0))
        return {"stars": int(stars + i64(s.stars[i64(seat)])), "money": int(money + i64(s.money[i64(seat)]))}

    def is_midway(self, s: ParkState, seat: Seat) -> bool:
        return self.question_of(s, seat).number not in BEGINNINGS

    def facts(self, s: ParkState, seat: Seat) -> dict[str, bool]:
        """Whom one has outdone, and of what one has most at the end: money, guests, attractions."""
        seats = [i64(one) for one in range(int(self.seats))]
        return {
            **self.outdone(s, seat),
            "richest": is_most([int(money) for money in s.money], int(seat)),
            "crowd": is_most([len(dice_of(self.setting, s, one)) for one in seats], int(seat)),
            "biggest": is_most([int(s.count(PARK + one)) for one in seats], int(seat)),
        }


def is_most(numbers: list[int], seat: int) -> bool:
    """Whether a seat has more than everybody else; alone nobody is to compare with."""
    return len(numbers) > 1 and numbers[seat] == max(numbers) and numbers.count(numbers[seat]) == 1
