"""Component packs: boxes are whole, changed copies are played as they say, mistakes are named with their place."""

import pytest

from gamekeeper import catalog, make, packs
from gamekeeper.bots.playout import playouts
from gamekeeper.core import conform
from gamekeeper.core.errors import BadPack, BadSetup, UnknownGame
from gamekeeper.core.rng import seed_bytes
from gamekeeper.words import LANGUAGES, Translator

GAME = "yellowstone_park"
BOX = packs.default(GAME).text
SMALL = BOX.replace("size = 6", "size = 4").replace("[2, 2, 2, 2, 2, 2, 2]", "[1, 2, 1, 2, 1, 2, 1]")
ODD = (
    BOX.replace("size = 6", "size = 2")
    .replace("start = 5\nend = 35", "start = 90\nend = 120")
    .replace("last_but_one = 1\nlast = 3", "last_but_one = 20\nlast = 0")
    .replace("start = 7", "start = 2")
)
PACKED = [name for name in catalog.names() if packs.has(name)]


def parsed(text, where="my.toml"):
    return packs.parse(GAME, text, where)


# --- the boxes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PACKED)
def test_the_box_of_every_game_is_a_pack(game):
    box = packs.default(game)
    assert box.is_default
    assert box.game == game
    assert len(box.digest) == 64
    assert packs.default(game) is box
    ids = [row.id for row in box.rows]
    assert len(set(ids)) == len(ids) > 3


@pytest.mark.parametrize("game", PACKED)
def test_the_rows_a_game_speaks_of_are_in_its_pack(game):
    ids = {row.id for row in packs.default(game).rows}
    made = make(game)
    spoken_of = {made.row_of(element) for element in made.elements()} - {""}
    assert spoken_of
    assert spoken_of <= ids


def test_only_games_with_a_box_have_packs():
    assert not packs.has("chess")
    assert not packs.has("pack")
    assert not packs.has("../core")
    with pytest.raises(UnknownGame, match="'chess'"):
        packs.default("chess")


# --- what a pack means -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        f"# mine\n{BOX}",
        BOX.replace("size = 6", "size=6 # as printed"),
        BOX.replace('provenance = "rulebook"', 'provenance = "my copy"'),
        BOX.replace("as printed", "mine"),
    ],
)
def test_comments_spaces_title_and_provenance_change_nothing(text):
    assert text != BOX
    assert parsed(text).digest == packs.default(GAME).digest
    assert parsed(text).is_default


@pytest.mark.parametrize("text", [SMALL, ODD, BOX.replace('"elk", "wolf"', '"wolf", "elk"')])
def test_everything_else_makes_another_pack(text):
    assert not parsed(text).is_default
    assert parsed(text).digest == parsed(f"{text}\n# again").digest


def test_a_game_knows_its_pack():
    assert make(GAME).pack_digest == packs.default(GAME).digest
    assert make(GAME).pack_text == ""
    pack = parsed(SMALL)
    made = make(GAME, pack=pack)
    assert (made.pack_digest, made.pack_text) == (pack.digest, SMALL)


@pytest.mark.slow
@pytest.mark.parametrize("text", [SMALL, ODD])
@pytest.mark.parametrize("seats", [2, 3])
def test_the_laws_hold_with_changed_packs(text, seats):
    conform.check(make(GAME, seats, {"turn_cap": 60}, parsed(text)), range(2))


def test_a_changed_pack_is_played_as_it_says():
    made = make(GAME, 2, pack=parsed(ODD))
    s = made.setup(seed_bytes(1))
    view = made.view(s, 0)
    assert view["held"] == [2, 2]
    assert view["markers"] == [90, 90]
    assert view["pile"] == 56 - 1 - 4
    assert view["counter"] == 2
    assert made.options["end_score"] == 120
    assert len(make(GAME, 2, pack=parsed(SMALL)).box()) == 40
    assert playouts(made, 1, 5) > 0


def test_a_card_that_is_not_in_the_box_is_not_open_and_has_no_name():
    made = make(GAME, 2, pack=parsed(BOX.replace("[2, 2, 2, 2, 2, 2, 2]", "[2, 0, 2, 2, 2, 2, 2]", 1)))
    s = made.setup(seed_bytes(1))
    for text in ("R1:1", "R2:1"):
        why = made.why_not(s, s.decider(), made.read(s, text))
        assert why is None or all(Translator(language, made).cited(why) for language in LANGUAGES)
        assert text == "R1:1" or why.key == "why-not-open"


@pytest.mark.parametrize(
    ("game", "id_", "name"),
    [("iditacards", "a_hat", "A Hat"), ("dice_theme_park", "guide", "Guide")],
)
def test_a_card_with_another_name_is_called_by_it_in_every_language(game, id_, name):
    row = f'name = "{name}"\nid = "{id_}"'
    renamed = packs.default(game).text.replace(row, row.replace(name, "Sombrero"))
    made = make(game, 2, pack=packs.parse(game, renamed, "my.toml"))
    for language in LANGUAGES:
        usual, words = Translator(language, make(game, 2)), Translator(language, made)
        pairs = {(usual.element(str(one)), words.element(str(one))) for one in made.elements()}
        changed = [pair for pair in pairs if pair[0] != pair[1]]
        assert [new for _, new in changed] == ["Sombrero"]


def test_an_option_asked_for_beats_the_pack():
    assert make(GAME, 2, {"end_score": 99}, parsed(ODD)).options["end_score"] == 99


def test_too_small_a_pack_for_many_players_is_a_wrong_setup():
    few = parsed(BOX.replace("[2, 2, 2, 2, 2, 2, 2]", "[2, 2, 2, 2, 2, 0, 0]", 2))
    assert make(GAME, 4, pack=few)
    with pytest.raises(BadSetup, match="got '48 cards', wanted at least 49 for 5 players"):
        make(GAME, 5, pack=few)


def test_make_takes_packs_of_its_game_only(monkeypatch):
    other = parsed(BOX)
    other.game = "chess"
    with pytest.raises(BadSetup, match="a pack of yellowstone_park, this one is of chess"):
        make(GAME, pack=other)
    monkeypatch.setattr(packs, "has", lambda game: False)
    with pytest.raises(BadSetup, match="has no component packs"):
        make(GAME, pack=parsed(BOX))


# --- mistakes --------------------------------------------------------------------------------------

WRONG = {
    "number": ("size = 6", "size = 7", "my.toml, hand, size: got 7, wanted a whole number from 2 to 6"),
    "type": ("end = 35", 'end = "x"', "my.toml, track, end: got 'x', wanted a whole number from 6 to 200"),
    "item": ("= [2, 2", "= [2, 3", "my.toml, colours 1 (red), copies.2: got 3, wanted a whole number from 0 to 2"),
    "length": ("= [2, 2", "= [2", "my.toml, colours 1 (red), copies: got [2, 2, 2, 2, 2, 2], wanted a list of 7 items"),
    "word": (
        '"red"',
        '"pink"',
        "my.toml, colours 1 (pink), colour: got 'pink', wanted one of blue, green, red, yellow",
    ),
    "missing": (
        "size = 6",
        "",
        "my.toml, hand, size: got nothing, wanted a whole number from 2 to 6: the field is mis",
    ),
    "field": ("size = 6", "syze = 6", "my.toml, hand: got 'syze', wanted one of the fields size, provenance"),
    "table": ("[hand]", "[hond]", "my.toml: got 'hond', wanted one of the fields game, title, colours, hand"),
    "twice": ('"blue"', '"red"', "my.toml, colours, colour: got 'red', wanted every row of a table under its own name"),
    "other game": ('"yellowstone_park"', '"chess"', "my.toml, game: got 'chess', wanted \"yellowstone_park\""),
    "toml": ("[track]", "[track", "my.toml, line 38, column 7: got '[track', wanted TOML: Expected ']'"),
    "escape": ('title = "', 'title = "\\u001b[2J', "my.toml, title: got '\\x1b[2JYellowstone"),
    "direction": ("rulebook", "\u202erulebook", "my.toml, colours 1, provenance: got '\\u202erulebook', wanted a line"),
    "cross": ("start = 5", "start = 50", "my.toml, track, end: got 35, wanted more than 50, where the markers start"),
    "depth": ("size = 6", "a.b.c.d.e.f.g.h.i.j = 6", "my.toml: got 'tables in tables in tables', wanted at most 8 lev"),
    "long line": ("size = 6", f"{'a.' * 500}a = 6", "my.toml, line 34: got 'a.a."),
    "no cards": (
        "= [2, 2, 2, 2, 2, 2, 2]",
        "= [0, 0, 0, 0, 0, 0, 0]",
        "copies: got [0, 0, 0, 0, 0, 0, 0], wanted at l",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_names_file_row_field_got_and_wanted(name):
    right, wrong, message = WRONG[name]
    assert right in BOX
    with pytest.raises(BadPack) as caught:
        parsed(BOX.replace(right, wrong, 1))
    assert message in str(caught.value)
    assert len(str(caught.value)) < 400


def test_too_long_a_file_and_too_many_rows():
    with pytest.raises(BadPack, match="at most 262144 bytes"):
        parsed(f"{BOX}\n{'# long' * 50}\n" * 300)
    with pytest.raises(BadPack, match="colours"):
        parsed(BOX + '[[colours]]\ncolour = "red"\n' * 5000)


def test_a_file_is_read_and_names_its_game(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(SMALL, "utf-8")
    assert packs.read(None, path).digest == packs.read(GAME, path).digest == parsed(SMALL).digest
    path.write_text(SMALL, "utf-8-sig")  # as some editors save it
    assert packs.read(GAME, path).digest == parsed(SMALL).digest
    path.write_bytes(SMALL.encode() + b"# \xff")
    with pytest.raises(BadPack, match="text in UTF-8"):
        packs.read(GAME, path)
    with pytest.raises(BadPack, match="a file that can be read: No such file"):
        packs.read(GAME, tmp_path / "none.toml")
    with pytest.raises(BadPack, match="a file that can be read"):
        packs.read(GAME, tmp_path)
