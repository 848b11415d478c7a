"""One seat of a match played by clicks on its page, as the bot `medium` would answer: what tools/clicks.py counts.

A plan that the page lays is done where it comes to what the bot wants, else changed piece by piece. Two plans come to
the same where all of their answers but the orders are, and what they are worth. Where nothing on the page leads on, the
questions are answered one by one.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final

from playwright.sync_api import Locator, Page

from gamekeeper.bots import plan
from gamekeeper.bots.bot import Limit
from gamekeeper.bots.levels import bot_named
from gamekeeper.core.ids import Action, Seat
from gamekeeper.core.rng import Rng

ME: Final = Seat(0)
Turn = tuple[str, int]  # what a decision belongs to, and which one of its kind that is
Asked = tuple[str, plan.Step[Any]]  # a step of a plan with the key of its question

# where a button can be pressed: not under something else, and not where a card only tells of itself
POINT: Final = """(node) => {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9];
    return parts.flatMap((y) => parts.map((x) => [left + x * width, top + y * height])).find((point) => {
        const here = document.elementFromPoint(...point);
        return here && node.contains(here) && !here.closest('.costs');
    });
}"""
TOOLS: Final = {"send", "merch", "effect", "generator", "booth", "cable", "statue", "map", "remove", "shift"}
SPACES: Final = {"install", "take-back", "shift-from", "shift-to"}
CHOOSING: Final = {"ask-use", "ask-next"}
SLOTS: Final = {"ask-lookout", "ask-trash", "ask-trash-rival", "ask-take"}
TOKENS: Final = {"ask-pack", "ask-spend", "ask-convert", "ask-leave-out"}
MOST_CHANGES: Final = 8
MOST_CLICKS: Final = 60  # for one question
PATIENCE: Final = 60.0  # seconds until the page asks
LOOKING: Final = 300  # ms until the page has looked at what else there is


def turn_of(game: Any, s: Any) -> Turn:
    """Whose turn it is for the seat; where a round has phases, the phase."""
    view = game.view(s, ME)
    if "turn_seat" not in view:
        return "start" if view["round"] == 0 else str(view["phase"]), int(view["round"])
    return "own turn" if view["turn_seat"] == ME else "in others' turns", int(view["turn"])


class Player:
    """Plays a match on its page, and counts: clicks, those of them that only say yes, and what became of plans."""

    def __init__(self, page: Page, play: Any, luck: Rng, *, trace: bool, content: bool) -> None:
        self.page, self.play, self.game, self.luck = page, play, play.game, luck
        self.trace, self.content = trace, content
        self.bot = bot_named("medium")
        self.clicks: Counter[Turn] = Counter()
        self.yes: Counter[Turn] = Counter()
        self.plans: Counter[tuple[str, str]] = Counter()
        self.turn: Turn = ("", 0)
        self.asked = -1
        self.here = self.changes = 0  # clicks at this question, and for the plan on the table

    def run(self) -> None:
        """Play to the end."""
        while self.wait():
            if self.asked != self.play.asked_since[ME]:
                self.asked = self.play.asked_since[ME]
                self.turn = turn_of(self.game, self.play.state)
                self.best, self.here, self.changes = self.wanted(), 0, 0
            laid = self.page.locator(".bar").get_attribute("data-plan")
            first = self.best.steps[0]
            options = {option.action: option for option in self.game.prompt(first.before, ME).options}
            if laid is not None:
                self.settle(laid.split())
            elif len(options) > 1:
                self.answer(options[first.action])
            else:
                self.page.wait_for_timeout(30)  # the page gives the only answer by itself

    def wait(self) -> bool:
        """Wait until the page asks what the match asks; False when the match is over."""
        end = time.monotonic() + PATIENCE
        while not self.play.is_over():
            since = self.play.asked_since[ME]
            is_shown = self.play.state.owes(ME) and self.find(f'.bar[data-asked="{since}"]')
            if is_shown and self.play.state.owes(ME) and since == self.play.asked_since[ME]:
                return True
            assert time.monotonic() < end, f"the page never asked what is asked since {since}"
            self.page.wait_for_timeout(15)
        return False

    def find(self, *selectors: str) -> Locator | None:
        """The first thing in sight that one of these finds."""
        sought = (self.page.locator(f"{selector} >> visible=true") for selector in selectors)
        return next((found.first for found in sought if found.count()), None)

    def element(self, name: str) -> Locator | None:
        """The button that stands for an element of the table."""
        own = f'button[data-element="{name}"]'
        return self.find(f"{own}.lit", f".lit {own}", own)

    def press(self, target: Locator | None, why: str) -> None:
        """One click."""
        point = target and target.evaluate(POINT)
        assert point, f"{self.turn}: nothing to press for {why}"
        if self.trace:
            print(f"  {self.turn}: {why}")
        self.page.mouse.click(*point)
        self.clicks[self.turn] += 1
        self.here += 1
        assert self.here < MOST_CLICKS, f"{self.turn}: no end of {why}"

    def answer(self, option: Any) -> None:
        """Answer a question that stands by itself, and say yes where the page asks."""
        kind, params = option.text.key.removeprefix("option-"), option.text.params
        names = [str(name) for name in option.elements]
        if kind in TOOLS:
            names = [f"tool:{kind}"]
        elif kind in SPACES:
            names = [f"space:{params['place']}:{params['space']}"]
        elif kind == "walk" and self.find(".maps:not(.held)"):
            self.press(self.find(".maps"), "a map")
        button = self.find(f'[data-answer="{option.notation}"]')
        asks = f'.bar[data-asked="{self.asked}"]:not(.sure, [data-plan])'
        for target in [button] if button else map(self.element, names):
            if target is not None and self.find(asks):
                self.press(target, option.notation)
        if not button and self.find(asks):  # nothing on the table stands for it
            self.press(self.find(".bar .list"), "the list of answers")
            self.press(self.find(f'dialog [data-answer="{option.notation}"]'), option.notation)
        if yes := self.find(".bar.sure .primary"):
            self.yes[self.turn] += 1
            self.press(yes, "yes")

    # --- plans ---------------------------------------------------------------------------------------

    def wanted(self) -> plan.Plan[Any]:
        """What the bot would answer, as far as a plan can go."""
        s, answers = self.game.copy(self.play.state), list[Action]()
        found = self.walked(s, answers)
        while not answers or not found.ending:
            answers.append(self.bot.choose(self.game, found.after or s, ME, self.luck, Limit()))
            found = self.walked(s, answers)
        return found

    def walked(self, s: Any, answers: list[Action]) -> plan.Plan[Any]:
        """Where answers lead."""
        return plan.walk(self.game, s, ME, answers, [plan.GIVEN] * len(answers))

    def told(self, way: plan.Plan[Any]) -> list[Asked]:
        """The steps of a plan with their questions."""
        return [(str(self.game.prompt(step.before, ME).text.key), step) for step in way.steps]

    def uses(self, way: plan.Plan[Any]) -> list[str]:
        """Which actions of a card a plan uses, in their order."""
        answers = [self.game.show(step.before, step.action) for key, step in self.told(way) if key in CHOOSING]
        return [answer for answer in answers if answer != "done"]

    def settle(self, laid: list[str]) -> None:
        """Do the plan on the table, or bring it a click nearer to what is wanted."""
        s, answers = self.best.steps[0].before, list[Action]()
        found = self.walked(s, answers)
        for text in laid:
            answers.append(Action(self.game.read(found.after, text.lstrip("?"))))
            found = self.walked(s, answers)
        is_open = [text.startswith("?") for text in laid]
        if not any(is_open) and self.is_same(found):
            self.plans[self.turn[0], "changed" if self.changes else "as laid"] += 1
            self.press(self.find(".bar .go"), f"do {' '.join(laid)}")
            return
        target = self.piece(found, is_open) if self.changes < MOST_CHANGES else None
        if target and not target.evaluate(POINT):
            target = None  # it lies under something else
        self.changes += 1
        self.plans[self.turn[0], "left"] += target is None
        why = f"{'change' if target else 'leave'} {' '.join(laid)} to {' '.join(self.answers(self.best))}"
        self.press(target or self.find(".plan .may .small", ".bar .option", ".bar .go"), why)

    def is_same(self, found: plan.Plan[Any]) -> bool:
        """Whether a plan comes to what is wanted."""
        mine, best = (self.answers(way) for way in (found, self.best))
        if found.after is None or self.best.after is None:
            return mine == best and found.after is self.best.after
        more = int(self.game.worth(found.after, ME)) - int(self.game.worth(self.best.after, ME))
        if (self.content and more >= 0) or (mine == best and more == 0):
            return True
        return bool(self.game.save(found.after) == self.game.save(self.best.after))

    def answers(self, way: plan.Plan[Any]) -> list[str]:
        """All answers of a plan but those that end something."""
        answers = [self.game.show(step.before, step.action) for step in way.steps]
        return sorted(one for one in answers if one != "done" and one.partition(":")[0] != "go")

    def piece(self, found: plan.Plan[Any], is_open: list[bool]) -> Locator | None:
        """What to press on the page to come nearer to what is wanted."""
        uses, wanted = self.uses(found), self.uses(self.best)
        for use in {*uses} ^ {*wanted}:
            return self.find(f'.strip[data-element="action:{use}"] .use')
        if uses != wanted:
            self.page.wait_for_timeout(LOOKING)
            if swap := self.find(".plan .swap"):  # the other order brings something else
                return swap
        mine, best = self.told(found), self.told(self.best)
        rest = Counter(step.action for _, step in best)
        wrong: list[int] = []
        for at, (_, step) in enumerate(mine):
            rest[step.action] -= not is_open[at]
            if is_open[at] or rest[step.action] < 0:
                wrong.append(at)
        for at in [*wrong, *reversed(range(len(mine)))]:
            key, step = mine[at]
            legal = [Action(code) for code in self.game.legal(step.before, ME) if is_open[at] or code != step.action]
            for action in (want.action for asked, want in best if asked == key not in CHOOSING):
                if rest[action] > 0 and action in legal:
                    return self.part(mine, at, action) or self.operation(found)
        return self.operation(found)

    def part(self, mine: list[Asked], at: int, action: Action) -> Locator | None:
        """What to press so that one answer of a plan is another one."""
        key, step = mine[at]
        options = {one.action: one for one in self.game.prompt(step.before, ME).options}
        now, then = options[step.action], options[action]
        # one that is not lit only tells of itself
        lit = f'button.lit[data-element="{then.elements[0] if then.elements else ""}"]'
        same = [one for one, _ in mine[:at] if one in (SLOTS if key in SLOTS else TOKENS)]
        if key in SLOTS:
            slot = self.page.locator(".plan .slot").nth(len(same))
            return self.find(lit) if "now" in (slot.get_attribute("class") or "") else slot
        if key in TOKENS:
            return self.page.locator(".plan .token").nth(len(same))
        if key == "ask-energy":  # of equal cards one that does not lie ready
            hand = self.game.view(step.before, ME)["zones"][f"hand:{ME}"]
            kind = self.game.setting.kind
            alike = [card for card in hand if kind(int(card.partition(":")[2])) == action]
            return self.find(*(f'button.lit:not(.isPicked)[data-element="{card}"]' for card in alike))
        if key != "ask-add":
            row = f'.row:is(.open, :has(.chosen[data-answer="{now.notation}"]))'  # other rows may offer the same
            return self.find(f'{row} [data-answer="{then.notation}"]', f'[data-answer="{then.notation}"]')
        if then.elements:
            return self.find(lit)
        card = now.elements[0].rpartition(":")[2] if now.elements else ""
        return self.find(f'.plan .added[data-card="{card}"]' if card else ".plan .icons")

    def operation(self, found: plan.Plan[Any]) -> Locator | None:
        """What the park has to press for another party, or another one who goes, or another place."""
        (mine, _), (dice, goes) = deeds(found), deeds(self.best)
        if mine != dice:
            self.page.wait_for_timeout(LOOKING)
            rows = self.page.locator(".parties [data-answer]").all()
            return next((row for row in rows if {*(row.get_attribute("data-answer") or "").split()} == dice), None)
        return self.find(f'[data-answer="{goes}"]') if goes else None


def deeds(found: plan.Plan[Any]) -> tuple[set[str], str]:
    """Which dice an operation uses, and who goes where."""
    events = [event for step in found.steps for event in step.events]
    told = [event.params["dice"] for event in events if event.key == "operate"]
    dice = {str(die) for each in told if isinstance(each, list) for die in each}
    goes = [f"{event.params['die']} {event.params['place']}" for event in events if event.key == "move"]
    return dice, goes[-1] if goes else ""
