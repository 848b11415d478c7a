"""Fort in the terminal: its table from views written by hand, its answers, and whole games."""

import pytest
from rich.console import Console

from cli.terminal import ANSWER, flat, line_with
from gamekeeper import make, records
from gamekeeper.cli.boards import Scene, drawing_of
from gamekeeper.cli.dialogue import Dialogue
from gamekeeper.cli.screen import Screen
from gamekeeper.cli.table import Table as SeatedTable
from gamekeeper.core.match import Match
from gamekeeper.core.rng import seed_bytes, stream
from gamekeeper.core.texts import Option, Phrase, Prompt
from gamekeeper.words import LANGUAGES, Translator, translator
from games.fort.positions import Table as Position

NAMES = ["Ada", "Birch", "Cedar", "Hazel"]
FORT = make("fort", 4)
KINDS = {row["name"]: row["kind"] for row in FORT.catalogue()["kinds"]}
SAID = {
    "en": ("Your hand", "In the park", "1st"),
    "it": ("La tua mano", "Nel parco", "1º"),
    "ru": ("Ваша рука", "В парке", "1-е место"),
}


def card(name: str, copy: int = 0) -> int:
    return FORT.catalogue()["cards"].index(KINDS[name]) + copy


def seat(**changes: object) -> dict:
    numbers = dict.fromkeys(("board", "points", "level", "pizza", "toys", "pack_pizza", "pack_toys", "hand", "deck"), 0)
    lists = {key: [] for key in ("discard", "yard", "lookout", "unseen", "perks")}
    return {**numbers, **lists, "pack_room": 1, "lookout_room": 1, "rule": "", "macaroni": False, **changes}


def view(**changes: object) -> dict:
    base = {
        "reader": 0,
        "seats": [seat() for _ in NAMES],
        "hand": [],
        "deck": [],
        "draft_hand": [],
        "draft_picks": [],
        "draft_choice": -1,
        "draft_round": 0,
        "park": [-1, -1, -1],
        "park_deck": 20,
        "supply": [28, 25],
        "perks": [],
        "rules": 0,
        "macaroni": False,
        "box": [],
        "turn": 9,
        "round": 3,
        "turn_seat": 1,
        "start_seat": 0,
        "phase": "play",
        "played": -1,
        "added": [],
        "used": [],
        "suit": "",
        "trash_played": False,
        "last_round": "",
        "ending": "",
    }
    return {**base, **changes}


def scene(width: int = 100, language: str = "en") -> Scene:
    made = Scene(Translator(language, FORT), NAMES, [f"{name} (hard)" for name in NAMES], 0)
    made.width, made.height, made.catalogue = width, 40, FORT.catalogue()
    return made


def lines(drawing: object, width: int = 100) -> list[str]:
    console = Console(width=width, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(drawing)
    return [line.rstrip() for line in capture.get().splitlines()]


def drawn(shown: dict, width: int = 100, pointed: frozenset = frozenset(), language: str = "en") -> list[str]:
    return lines(drawing_of("fort").draw(shown, scene(width, language), set(pointed)), width)


def asked(options: list[Option], question: str = "ask-play", **params: object) -> list[str]:
    prompt = Prompt(0, Phrase(question, params), options)
    return lines(drawing_of("fort").answers(prompt, scene()))


# --- the table -----------------------------------------------------------------------------------------


def test_hand_and_park_show_suits_and_both_actions():
    found = drawn(view(hand=[card("Bug"), card("Moles")], park=[card("Munch"), -1, card("Puddin")]))
    assert line_with(found, "Bug").split("  ")[1].strip() == "Bug [sho]"
    assert "1 pizza × shovel" in line_with(found, "Bug [sho]")
    assert "1 pt × fort level" in line_with(found, "Bug [sho]")
    assert "Moles [sho sho]" in line_with(found, "Moles")
    assert "(pay 1 pizza → 1 pt) × skateboard" in line_with(found, "Munch [ska]")
    assert "Puddin [coi cro]" in line_with(found, "Puddin")
    assert [line.strip() for line in found].count("empty") == 1


def test_what_can_be_answered_with_is_marked_once_for_all_copies():
    found = drawn(view(hand=[card("Bug"), card("Bug", 1), card("Moles")]), pointed=frozenset({f"card:{card('Bug')}"}))
    assert [line[:8] for line in found if "Bug [sho]" in line] == ["+  Bug [", "+  Bug ["]
    assert line_with(found, "Moles").startswith("   Moles")


def test_boards_show_resources_fort_and_counts():
    own = seat(points=7, level=2, pizza=3, toys=1, pack_toys=2, pack_room=5, hand=4, deck=6, discard=[card("Bug")])
    found = drawn(view(seats=[own, seat(), seat(), seat()]))
    words = line_with(found, "Ada").split()
    assert words == ["●", "Ada", "7", "2", "▰▰▱▱▱", "+6", "3P", "1T", "0P", "2T", "/5", "4", "6", "1"]
    assert line_with(found, "▶").split()[2] == "Birch"
    assert "turn 9 · round 3 · park deck 20 · supply 28 pizza and 25 toys" in found[0]


def test_nobody_is_to_move_at_the_end():
    assert not any("▶" in line for line in drawn(view(ending="fort")))


def test_yards_lookouts_and_perks_lie_open():
    rival = seat(
        yard=[card("Bones"), card("Bones", 1)],
        lookout=[card("Bud"), -1],
        lookout_room=4,
        unseen=["coin crown"],
        perks=["bribe"],
        rule="hidden",
    )
    line = line_with(drawn(view(seats=[seat(), rival, seat(), seat()])), "yard: ")
    assert "yard: 2× Bones [boo]" in line
    assert "lookout 2/4: Bud [coi], ? [coi cro]" in line
    assert "perks: Bribe" in line
    assert "made-up rule, hidden" in flat(" ".join(drawn(view(seats=[seat(), rival, seat(), seat()]))))


def test_the_own_rule_and_perks_are_told_in_full():
    found = drawn(view(seats=[seat(level=2, rule="popularity", perks=["xxl-backpack"]), seat(), seat(), seat()]))
    assert "Your made-up rule: Popularity, 1 point for each card in your lookout" in found
    assert "XXL Backpack: your pack holds two more" in found
    assert "next level 3: 2 pizza + 2 toys → 11 points" in found


def test_the_card_in_play_shows_what_was_added_and_used():
    found = drawn(view(played=card("Bug"), added=[card("Moles")], used=["public"], suit="shovel"))
    assert "In play: Bug [sho] + Moles [sho sho]" in found
    assert line_with(found, "▸") == "  ▸ public: 1 pizza × shovel"
    assert "    match: shovel" in found


def test_spectators_see_no_hand():
    found = drawn(view(reader=-1, hand=[]))
    assert not any("Your" in line or "next level" in line for line in found)


def test_in_the_draft_the_hand_that_goes_round_is_shown():
    picks = {"draft_picks": [card("Bug")], "draft_choice": card("Bones")}
    found = drawn(view(draft_round=2, draft_hand=[card("Tiny"), card("Rusty")], turn=0, **picks))
    assert any("1 toy × crown" in line for line in found)
    assert "Chosen so far: Bug [sho], Bones [boo]" in found
    assert not any("fort" in line and "stuff" in line for line in found)


def full() -> dict:
    """About as much as a table can hold."""
    cards = list(range(60))
    boards = [
        seat(yard=cards[n : n + 5], lookout=cards[n + 20 : n + 25], lookout_room=6, perks=["bribe"], rule="hidden")
        for n in range(0, 20, 5)
    ]
    extra = {"perks": ["diy", "do-over", "recycling", "copy-cat", "rough-housing"], "rules": 5, "macaroni": True}
    return view(seats=boards, hand=cards[40:45], park=cards[45:48], played=48, added=[49, 50], suit="glue", **extra)


def test_letters_are_explained():
    said = flat(" ".join(drawn(full(), width=80)))
    assert "sho shovel" in said
    assert "P Pizza T Toys ★ best friend" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_fits_a_terminal_of_100_by_40(language):
    found = drawn(full(), language=language)
    assert len(found) <= 40
    assert max(map(len, found)) <= 100


@pytest.mark.parametrize("language", ["en", "it", "ru"])
@pytest.mark.parametrize("width", [40, 50, 60, 75, 76, 80, 140])
def test_other_widths_are_kept_and_nothing_is_cut(width, language):
    shown = drawn(full(), width, language=language)
    assert max(map(len, shown)) <= width
    assert [line for line in shown if "…" in line] == []


def test_narrow_terminals_say_of_each_number_what_it_is():
    text = " ".join(" ".join(drawn(full(), 40)).split())
    wide = drawn(full(), 100)
    names = next(line for line in wide if "points" in line).split()
    assert [name for name in names if name not in text] == []
    assert "public: " in text


def test_names_of_levels_need_room():
    assert any("Birch (hard)" in line for line in drawn(view(), 120))
    assert not any("Birch (hard)" in line for line in drawn(view(), 100))


# --- answers -------------------------------------------------------------------------------------------


def element(name: str) -> str:
    return f"card:{card(name)}"


def played(name: str, public: tuple[int, int, int], private: tuple[int, int, int]) -> Option:
    facts: dict[str, object] = {"card": element(name)}
    for action, (now, is_full, best) in (("public", public), ("private", private)):
        facts |= {action: now, f"{action}-full": is_full, f"{action}-best": best}
    return Option(0, f"hand:{name.lower()}", Phrase("option-play", facts), [element(name)])


def test_playing_tells_what_both_actions_would_do():
    found = asked(
        [
            played("Bug", (1, 1, 3), (2, 1, 2)),
            played("Bud", (1, 0, 1), (1, 1, 1)),
            played("Ace", (0, 0, 2), (-1, 0, 0)),
        ]
    )
    assert found[0].endswith("Play Bug  [sho]  public: 1 pizza, up to 3  private: 2 pt")
    assert found[1].endswith("Play Bud  [coi]  public: 1 pizza or toy, in part  private: trash 1")
    assert found[2].endswith("Play Ace  [coi]  public: up to 2 with added cards  private: not now")


def test_actions_in_parts_count_what_they_are_for():
    chef = played("Chef", (2, 1, 2), (3, 1, 3))
    munch = played("Munch", (1, 1, 1), (2, 1, 2))
    doll = played("Einstein", (1, 1, 1), (2, 1, 2))
    found = asked([chef, munch, doll])
    assert found[0].endswith("private: pay 2 pizza → 3 pt")
    assert found[1].endswith("private: (pay 1 pizza → 1 pt) ×2")
    assert found[2].endswith("private: 2 pt → trash this")


def test_adding_tells_the_new_number():
    add = {"card": element("Moles"), "suit": "shovel", "icons": 2, "count": 3, "gain": 3, "full": 1}
    go = {"lookout": 1, "count": 2, "gain": 2, "full": 1}
    options = [Option(0, "go:1", Phrase("option-go", go), []), Option(0, "hand:moles", Phrase("option-add", add), [])]
    found = asked(options, "ask-add", card=element("Bug"), action="public", suit="shovel", count=1, resource="")
    assert found[0] == "1  go:1        Carry it out with 2 (1 in your lookout)  → 2 pizza"
    assert found[1] == "2  hand:moles  Add Moles: shovel +2, 3 in all  → 3 pizza"


def test_following_tells_what_it_brings_and_of_which_kind():
    follow = Phrase("option-follow", {"card": element("Bud"), "icons": 1, "gain": 2})
    known = {"leader": "seat:1", "card": element("The Scrappers"), "suit": "squirt_gun"}
    options = [Option(6, "pass", Phrase("option-pass", {}), []), Option(0, "hand:bud", follow, [])]
    assert asked(options, "ask-follow", **known, resource="")[1].endswith(
        "Discard Bud and follow  [coi]  → trash rival’s ×2"
    )
    known["card"] = element("Puddin")
    assert asked(options, "ask-follow", **known, resource="toy")[1].endswith("→ 2 toys")


def test_taking_tells_what_the_card_can_do():
    take = Phrase("option-take", {"card": element("Puddin"), "from": "yard:1"})
    found = asked([Option(0, "yard2:puddin", take, [])], "ask-recruit")
    assert flat(" ".join(found)).endswith("Take Puddin from Birch’s yard [coi cro] 1 pizza or toy | 1 pt × lookout")


# --- looking into piles --------------------------------------------------------------------------------


def looked(shown: dict, what: str = "", language: str = "en") -> list[str] | None:
    found = drawing_of("fort").look(shown, scene(language=language), what)
    return None if found is None else lines(found)


def test_piles_are_lists_without_an_order():
    own = seat(discard=[card("Tiny"), card("Bones")])
    deck = [card("Rusty"), card("Bug", 1), card("Bug")]
    found = looked(view(seats=[own, seat(), seat(), seat()], deck=deck, box=[card("Skids")]))
    assert found[0] == "Your deck (3): 2× Bug [sho], Rusty [sho]"
    assert found[1] == "● Ada, discard (2): Bones [boo], Tiny [cro]"
    assert found[2] == "■ Birch, discard (0): empty"
    assert found[-1] == "In the box (1): Skids [ska]"
    assert not any("Your deck" in line for line in looked(view(reader=-1)))


def test_one_card_closely():
    assert looked(view(), "baby") == [
        "Baby Face [gun]",
        "  public: gain 1 pizza or toy",
        "  private: for each squirt gun: take a card, then gain 1 toy",
    ]
    assert looked(view(), "park:icky-sticky")[0] == "Icky & Sticky [glu glu]"
    assert looked(view(), "nobody") is None
    assert looked(view(), "&") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_told(language):
    for name in KINDS:
        assert len(looked(view(), name, language)) >= 3


# --- whole games ---------------------------------------------------------------------------------------


def fort(terminal, *arguments: object, typed: str):
    quick = ("--seats", 2, "--level", "random", "--seed", 11, "--option", "start_seat=0", "--option", "turn_cap=12")
    return terminal.run("play", "fort", *quick, *arguments, typed=typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(terminal, tmp_path, monkeypatch, language):
    monkeypatch.setattr(translator, "FALLBACK", language)  # a text that is missing ends the game with an error
    path = tmp_path / "game.jsonl"
    run = fort(terminal, "--language", language, "--save", path, typed="2\n1\n" * 200)
    assert (run.code, run.err) == (0, "")
    assert [text for text in SAID[language] if text not in flat(run.out)] == []
    assert records.read_record(path).result.outcome == "turn-cap"
    assert terminal.run("verify", path).code == 0


class Over:
    """A game that ended with these scores and places."""

    def __init__(self, scores: list[int], places: list[int]) -> None:
        self.scores = lambda _: scores
        self.ranking = lambda _: places
        self.outcome = lambda _: "points"


@pytest.mark.parametrize(
    ("scores", "places", "is_said"),
    [([9, 9, 4, 4], [2, 1, 3, 4], True), ([9, 8, 4, 3], [1, 2, 3, 4], False), ([9, 9, 4, 3], [1, 1, 3, 4], False)],
)
def test_the_end_says_why_one_is_ahead_at_equal_points(scores, places, is_said):
    console = Console(width=100, no_color=True, force_terminal=False)
    screen = Screen(console, Translator("en", FORT), FORT, NAMES, 0)
    screen.game = Over(scores, places)
    with console.capture() as capture:
        screen.result(None)
    assert ("At equal points the higher fort comes first." in capture.get()) is is_said


def test_a_draft_then_left_and_taken_up_again(terminal, tmp_path):
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    draft = ("--option", "draft=true")
    fort(terminal, *draft, "--save", whole, typed=ANSWER * 300)
    run = fort(terminal, *draft, "--save", parts, typed=ANSWER * 5 + "quit\n")
    assert "Round 5 of 8." in flat(run.out)
    assert f"gamekeeper play fort --resume {parts}" in run.out
    terminal.run("play", "fort", "--resume", parts, typed=ANSWER * 12 + "quit\n")
    terminal.run("play", "fort", "--resume", parts, typed=ANSWER * 300)
    assert parts.read_bytes() == whole.read_bytes()


def test_words_that_are_not_moves(terminal, tmp_path):
    typed = "help\nlook\nlook bud\nlook zorro\nwhy\nwhy park:bug\nrules\nrules F10.8\nrules F77\nhint\n2\nundo\n"
    run = fort(terminal, "--save", tmp_path / "game.jsonl", typed=typed)
    text = flat(run.out)
    assert "look bug look into decks and discard piles" in text
    assert "Your deck (5): " in text
    assert "Bud [coi] public: gain 2 pizza or toys" in text
    assert "There is no card “zorro”." in text
    assert "like “why park:bug”" in text
    assert "A card leaves the park when somebody recruits" in text
    assert "rules F1 to rules F10, or rules F3.2" in text
    assert "F10.8 Recycling, once" in text
    assert "There is no rule “F77”. Chapters are F1 to F10" in text
    assert "The hard bot would choose" in text
    assert "You take your last step back." in text


def test_answers_can_be_typed_in_notation(terminal, tmp_path):
    path = tmp_path / "game.jsonl"
    match = Match(make("fort", 2, {"start_seat": 0, "turn_cap": 12}), seed_bytes(11))
    option = match.game.prompt(match.state, 0).options[1]
    fort(terminal, "--save", path, typed=f"{option.notation.removeprefix('hand:')}\n")
    assert records.read_record(path).lines[0].action == option.notation


def test_positions_of_whole_games_fit_and_keep_others_hands(terminal):
    match = Match(make("fort", 4), seed_bytes(3))
    rng = stream(seed_bytes(3), "test")
    while not match.game.is_over(match.state):
        mover = match.game.decider(match.state)
        options = match.game.prompt(match.state, mover).options
        if len(match.history) % 9 == 0:
            found = drawn(match.game.view(match.state, 0), pointed=frozenset(options[0].elements))
            assert max(map(len, found)) <= 100
        match.play(mover, options[int(rng.below(len(options)))].action)


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        (
            {"level": 1, "pizza": 2, "toys": 1, "pack_toys": 1},
            "“toy” is short for several answers: stuff:toy, pack:toy.",
        ),
        ({"pizza": 2, "pack_toys": 1}, ""),
    ],
)
def test_a_resource_without_its_place_says_where_it_could_be(terminal, tmp_path, goods, said):
    position = Position().seat(0, hand="rusty", **goods).only_perks("bribe", "diy")
    position.play("hand:rusty", "public")
    match = Match(position.game, seed_bytes(1))
    match.state = position.s
    table = SeatedTable(match, ["Ada", "bot:random"], tmp_path / "game.jsonl")
    screen = Screen(Console(width=80), Translator("en", position.game), position.game, ["Ada", "Ash"], 0)
    action = Dialogue(table, screen).read("toy")
    assert said in flat(terminal.capsys.readouterr().out)
    assert (action is None) == bool(said)
    assert action is None or position.game.show(position.s, action) == "pack:toy"
