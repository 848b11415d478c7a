"""Hints speak in reasons: what an answer does, what another one would do, and never in decimals."""

import re

import pytest

from gamekeeper import catalog, make
from gamekeeper.bots.advice import LINE, Alternative, advise, better_line_first, follow_lines, judged, reasons
from gamekeeper.bots.bot import Bot, Considered, Thought
from gamekeeper.bots.futures import Endings
from gamekeeper.bots.levels import bot_named
from gamekeeper.cli.hints import Why
from gamekeeper.core.ids import Action
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.words import LANGUAGES, Translator
from games.yellowstone_park.positions import position

NAMES = ["Ada", "Birch", "Cedar", "Hazel"]
RAW = re.compile(r"\d[.,]\d|\bgain-|\binstead-|\{|option-")


def looked_at(game, s, seat, actions):
    rng = stream(seed_bytes(1), "hint")
    return [judged(game, s, seat, Considered(action, 1.0, 0.5), rng) for action in actions]


def said(language, game, s, seat, actions):
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    words = Translator(language, game)
    lines = Why(words, NAMES, int(seat)).lines(reasons(looked_at(game, s, seat, actions), options))
    assert words.missing == []
    return lines


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "takes nothing; in column 7 it would cost 2 cards."),
        ("it", "non raccogli nulla; in colonna 7 costerebbe 2 carte."),
        ("ru", "вы ничего не заберёте; если положить её в столбец 7, пришлось бы забрать 2 карты."),
    ],
)
def test_the_same_card_elsewhere_is_the_telling_comparison(language, line):
    table = position("R4@2 B4@4", ["Y4 G1 G2"])
    actions = [table.game.read(table.s, text) for text in ("Y4:3", "G1:1", "Y4:7")]
    assert said(language, table.game, table.s, 0, actions)[0] == line


def test_another_card_is_named():
    table = position("R4@2 B4@4", ["Y4 Y7 G2"])
    actions = [table.game.read(table.s, text) for text in ("Y4:3", "Y7:7")]
    assert said("en", table.game, table.s, 0, actions)[0] == (
        "takes nothing; with yellow 7 in column 7 it would cost 2 cards."
    )


def test_what_cannot_be_counted_is_said_by_the_parts_of_the_estimate():
    table = position("R4@2 B4@4", ["Y4 G1 G2"])
    options = {int(option.action): option for option in table.game.prompt(table.s, 0).options}
    first, second = (table.game.read(table.s, text) for text in ("Y4:3", "Y4:1"))
    counts = {"malus": 0, "markers": 0}
    found = [
        Alternative(first, 0.6, 0.5, {"hand-fit": 900, "board-danger": -400, "markers": 0, "malus": 0}, counts),
        Alternative(second, 0.4, 0.5, {"hand-fit": 0, "board-danger": 0, "markers": 9000, "malus": 0}, counts),
    ]
    why = reasons(found, options)
    assert ([one.key for one in why.better], [one.key for one in why.worse]) == (
        ["part-hand-fit.better"],
        ["part-board-danger.worse"],
    )
    assert why.other == []


def test_a_card_of_fort_is_judged_by_what_comes_of_all_of_it():
    game = make("fort", 3)
    s = game.setup(seed_bytes(3))
    rng = stream(seed_bytes(3), "play")
    told = set()
    for _ in range(400):
        seat = game.decider(s)
        legal = list(game.legal(s, seat))
        options = {int(option.action): option for option in game.prompt(s, seat).options}
        if len(legal) > 1 and any(option.text.key == "option-play" for option in options.values()):
            why = reasons(looked_at(game, s, seat, legal[:3]), options)
            told |= {one.key for one in (*why.own, *why.other)}
        game.apply(s, seat, legal[int(rng.below(len(legal)))])
        if len(told) > 8:
            break
    assert {"gain-resources.more", "gain-points.more"} <= {key.replace("else-", "") for key in told}


@pytest.mark.parametrize("name", catalog.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_speak_every_language(language, name):
    game = make(name, 3)
    s = game.setup(seed_bytes(5))
    rng = stream(seed_bytes(5), "play")
    spoken = 0
    for number in range(120):
        if game.is_over(s):
            break
        seat = game.decider(s)
        legal = list(game.legal(s, seat))
        if len(legal) > 1 and number % 4 == 0:
            lines = said(language, game, s, seat, legal[:2])
            spoken += len(lines)
            assert [line for line in lines if RAW.search(line)] == []
        game.apply(s, seat, legal[int(rng.below(len(legal)))])
    assert spoken > 10


def told_of_games(language, wins, games=100):
    """What is said of two answers, so many of whose games were won."""
    game, s, seat, actions = two_cards()
    looked = looked_at(game, s, seat, actions)
    for one, won in zip(looked, wins, strict=True):
        one.games, one.wins = games, won
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    return Why(Translator(language, game), NAMES, int(seat)).lines(reasons(looked, options))


def two_cards():
    game = make("yellowstone_park", 4)
    s = game.setup(seed_bytes(3))
    seat = game.decider(s)
    return game, s, seat, list(game.legal(s, seat))[:2]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Of ten games that bots play on from there you win 6; "),
        ("it", "Su dieci partite che i bot continuano da lì ne vinci 6; "),
        ("ru", "Из десяти партий, доигранных ботами, вы выиграете 6; "),
    ],
)
def test_games_played_on_are_counted_in_tens(language, words):
    told = [line for line in told_of_games(language, (61.0, 30.0)) if words in line]
    assert len(told) == 1
    assert told[0].rstrip(".").endswith("3")


@pytest.mark.parametrize("wins", [(33.0, 30.0), (30.0, 61.0), (0.0, 0.0)])
def test_games_that_tell_no_difference_are_not_told(wins):
    assert not [line for line in told_of_games("en", wins) if "ten games" in line]


def test_few_games_tell_nothing():
    assert not [line for line in told_of_games("en", (3.0, 2.0), games=5) if "ten games" in line]


def told_of_facts(language, won, *facts):
    """What is said of two answers played on 100 times each, so many of them won, and in so many a fact is true."""
    game, s, seat, actions = two_cards()
    looked = looked_at(game, s, seat, actions)
    for one, fact, wins in zip(looked, facts, (*won, *won), strict=False):
        one.games, one.wins, one.facts, one.won = 100, wins, {"before:2": fact}, {"before:2": min(fact, wins)}
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    return Why(Translator(language, game), NAMES, int(seat)).lines(reasons(looked, options))


@pytest.mark.parametrize(
    ("language", "alone", "after"),
    [
        ("en", "In 7 of ten games that bots play on from there you finish ahead of Cedar; ", "In 7 of the ten you "),
        ("it", "In 7 partite su dieci che i bot continuano da lì finisci davanti a Cedar; ", "In 7 su dieci finisci "),
        ("ru", "В 7 из десяти партий, доигранных ботами, вы обходите игрока Cedar; ", "В 7 из десяти вы обходите "),
    ],
)
def test_what_comes_of_an_answer_is_told_in_words_of_the_game(language, alone, after):
    told = [line for line in told_of_facts(language, (40, 40), 71, 28) if line.startswith(alone)]
    assert len(told) == 1
    assert told[0].rstrip(".").endswith("3")
    assert [line for line in told_of_facts(language, (60, 30), 71, 28) if line.startswith(after)]


@pytest.mark.parametrize(
    ("language", "other"),
    [("en", "with the other answer"), ("it", "con l’altra mossa"), ("ru", "если выбрать другой ответ")],
)
def test_a_long_answer_that_is_compared_with_is_named_once(language, other):
    game = make("iditacards", 3)
    s = game.setup(seed_bytes(3))
    seat = game.decider(s)
    looked = looked_at(game, s, seat, list(game.legal(s, seat))[:2])
    for one, wins, fact in zip(looked, (60, 30), (71, 28), strict=True):
        one.games, one.wins, one.facts, one.won = 100, wins, {"before:2": fact}, {"before:2": min(fact, wins)}
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    why, words = reasons(looked, options), Translator(language, game)
    told = " ".join(Why(words, NAMES, int(seat)).lines(why))
    assert told.count(words.text(why.rival.text, NAMES, int(seat))) == 1
    assert told.count(other) == (2 if why.other else 1)


@pytest.mark.parametrize("often", [(44, 40), (28, 71)])
def test_what_is_in_doubt_or_speaks_against_an_answer_is_no_reason(often):
    assert not [line for line in told_of_facts("en", (20, 20), *often) if "Cedar" in line]


@pytest.mark.parametrize("name", catalog.names())
def test_facts_of_a_match_are_true_of_its_end(name):
    game = make(name, 3)
    s = game.setup(seed_bytes(4))
    Endings(game, stream(seed_bytes(4), "end")).finish(s)
    ranking = game.ranking(s)
    told = [game.facts(s, seat) for seat in range(3)]
    for seat, facts in enumerate(told):
        before = {f"before:{other}": ranking[seat] < ranking[other] for other in range(3) if other != seat}
        assert before.items() <= facts.items()
        assert len(facts) > len(before)


def test_advice_has_played_on_the_answers_it_compares():
    game, s, seat, _ = two_cards()
    found = advise(bot_named("greedy"), game, s, seat, stream(seed_bytes(1), "hint"))
    played = [one for one in found.alternatives if one.games > 0]
    assert played[0] is found.alternatives[0]
    assert len(played) == 2
    assert played[0].games == played[1].games
    for one in played:
        assert 0 <= one.wins <= one.games
        assert all(0 <= count <= one.games for count in one.facts.values())


def park_asks(question):
    """Where Dice Theme Park asks this, by random answers: the game, the position and the seat."""
    game = make("dice_theme_park", 2, {"game": 0})
    for seed in range(20):
        s = game.setup(seed_bytes(seed))
        rng = stream(seed_bytes(seed), "play")
        while not game.is_over(s):
            seat = game.deciders(s)[0]
            legal = list(game.legal(s, seat))
            if game.prompt(s, seat).text.key == question and len(legal) > 2:
                yield game, s, seat, {game.show(s, action): action for action in legal}
            game.apply(s, seat, legal[int(rng.below(len(legal)))])


def test_what_a_whole_decision_costs_is_said_at_its_first_question():
    found = 0
    for game, s, seat, actions in park_asks("ask-improve"):
        after = game.copy(s)
        if "effect" in actions:
            game.apply(after, seat, actions["effect"])
        if game.prompt(after, seat).text.key == "ask-install":
            [effect] = looked_at(game, s, seat, [actions["effect"]])
            assert -effect.counts["money"] in {one.text.params["cost"] for one in game.prompt(after, seat).options}
            found += 1
        if found == 4:
            return
    raise AssertionError("no upgrade had a choice of spaces")


def test_stars_that_wait_for_upkeep_are_no_news_when_it_comes():
    found = 0
    for game, s, seat, actions in park_asks("ask-operate"):
        places = [text for text in actions if text.startswith("hex:")]
        waiting = game.counts(s, seat)["stars"] - game.scores(s)[seat]
        if places and waiting > 0 and len(game.deciders(s)) == 1 and game.view(s, seat)["round"] < 3:  # no objective
            runs, closes = looked_at(game, s, seat, [actions[places[0]], actions["done"]])
            assert runs.counts["stars"] > 0
            assert closes.counts["stars"] == 0
            found += 1
        if found == 4:
            return
    raise AssertionError("nobody was the last to close a park")


class Sure(Bot):
    """Looks at one answer alone."""

    def choose(self, game, s, seat, rng, limit):
        """The first one."""
        action = Action(game.legal(s, seat)[0])
        self.thought = Thought()
        self.thought.considered = [Considered(action, 1.0, 1.0)]
        return action


@pytest.mark.parametrize("name", catalog.names())
def test_advice_compares_also_where_the_bot_looked_at_one_answer(name):
    game = make(name, 3)
    s = game.setup(seed_bytes(3))
    seat = game.decider(s)
    found = advise(Sure("sure"), game, s, seat, stream(seed_bytes(1), "hint"))
    assert [one.games > 0 for one in found.alternatives] == [True, True]
    assert found.alternatives[1].action in [Action(code) for code in game.legal(s, seat)]


@pytest.mark.parametrize(
    ("language", "named", "even"),
    [
        ("en", "Compared with “Lay", "At once both are worth about the same"),
        ("it", "A confronto con “Gioca", "Per ora valgono circa lo stesso"),
        ("ru", "По сравнению с ответом «Выложить", "Сейчас оба примерно равноценны"),
    ],
)
def test_the_other_answer_is_always_named(language, named, even):
    game, s, seat, actions = two_cards()
    options = {int(option.action): option for option in game.prompt(s, seat).options}
    for change, last in (({"hand-fit": 900}, ": "), ({"hand-fit": 0}, even)):
        found = [Alternative(action, 0.5, 0.5, change if action == actions[0] else {}, {}) for action in actions]
        lines = Why(Translator(language, game), NAMES, int(seat)).lines(reasons(found, options))
        assert len(lines) == 2
        assert lines[0].startswith(named)
        assert last in lines[1]


def test_what_is_done_alone_in_a_park_is_judged_by_its_best_line():
    told = 0
    for game, s, seat, actions in park_asks("ask-operate"):
        looked = looked_at(game, s, seat, actions.values())
        follow_lines(game, s, seat, looked)
        line = dict(zip(actions, (one.counts.get(LINE) for one in looked), strict=True))
        if line["done"] is None:  # a reroll, or nothing left to operate
            continue
        assert line["done"] == 0 < max(line.values())
        assert all("stars" not in one.change for one in looked)
        told += 1
        if told == 3:
            return
    raise AssertionError("no park had anything to operate")


@pytest.mark.parametrize(("guests", "first"), [(2000, "other"), (4000, "chosen")])
def test_a_line_that_brings_more_is_advised_unless_the_estimate_says_why_not(guests, first):
    chosen = Alternative(1, 0.9, 0.9, {"guests": guests}, {LINE: 18})
    other = Alternative(2, 0.1, 0.8, {"guests": 0}, {LINE: 21})
    looked = [chosen, other]
    better_line_first(looked)
    assert looked[0] is {"chosen": chosen, "other": other}[first]
    assert set(looked) == {chosen, other}
