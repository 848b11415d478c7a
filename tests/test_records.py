"""Records as files: round trips, and one clear error for everything malformed."""

import hashlib
from pathlib import Path

import pytest

from gamekeeper import make, packs, records
from gamekeeper.core.errors import BadRecord
from gamekeeper.core.game import Game
from gamekeeper.core.match import Match
from gamekeeper.core.record import Record, record_of, replay
from gamekeeper.core.rng import seed_bytes, stream
from paper import lines_of, rewrite

PLAYERS = ["Ada", "bot:easy", "bot:medium"]


def played(decisions: int = -1, **options: object) -> tuple[Game, Match]:
    game = make("yellowstone_park", 3, {"end_score": 12, **options})
    match = Match(game, seed_bytes(7))
    rng = stream(seed_bytes(7), "test")
    while not game.is_over(match.state) and decisions != 0:
        seat = game.decider(match.state)
        legal = list(game.legal(match.state, seat))
        match.play(seat, legal[int(rng.below(len(legal)))])
        decisions -= 1
    return game, match


def record(decisions: int = -1) -> Record:
    return record_of(played(decisions)[1], PLAYERS)


def written(tmp_path: Path, decisions: int = -1) -> tuple[Path, list[dict]]:
    path = tmp_path / "match.jsonl"
    records.write_record(path, record(decisions))
    return path, lines_of(path)


def test_finished_record_comes_back_whole(tmp_path):
    one = record()
    path = tmp_path / "folder" / "match.jsonl"
    records.write_record(path, one)
    two = records.read_record(path)
    assert records.dumps(two) == records.dumps(one)
    assert two.players == PLAYERS
    assert two.result.outcome == "end-score"
    match = records.verify(two)
    assert match.game.save(match.state) == match.game.save(played()[1].state)


def test_unfinished_record_carries_the_seed_and_plays_on(tmp_path):
    path, lines = written(tmp_path, 9)
    assert lines[-1] == {"end": "suspended", "seed": seed_bytes(7).hex()}
    match = records.replay(records.read_record(path))
    assert match.game.save(match.state) == match.game.save(played(9)[1].state)


def test_replay_stops_where_it_is_told(tmp_path):
    path, _ = written(tmp_path)
    match = records.replay(records.read_record(path), 5)
    assert match.game.save(match.state) == match.game.save(played(5)[1].state)


def test_undo_is_a_line_of_its_own(tmp_path):
    game, match = played(1)
    seat = match.history[0].seat
    match.undo(seat)
    path = tmp_path / "undo.jsonl"
    records.write_record(path, record_of(match, []))
    assert lines_of(path)[2] == {"number": 2, "seat": int(seat), "action": "undo"}
    again = records.replay(records.read_record(path))
    assert game.save(again.state) == game.save(Match(game, seed_bytes(7)).state)


def test_the_seed_of_a_running_match_can_stay_secret(tmp_path):
    public = record(4)
    public.seed = None
    path = tmp_path / "public.jsonl"
    records.write_record(path, public)
    found = records.read_record(path)
    assert found.seed is None
    with pytest.raises(BadRecord, match="no seed"):
        records.replay(found)


def test_a_finished_record_without_seed_is_not_written(tmp_path):
    finished = record()
    finished.seed = None
    with pytest.raises(BadRecord, match="seed"):
        records.write_record(tmp_path / "x.jsonl", finished)
    assert list(tmp_path.iterdir()) == []


def test_a_failed_write_leaves_the_old_file(tmp_path, monkeypatch):
    path, _ = written(tmp_path, 3)
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("gamekeeper.records.os.fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        records.write_record(path, record(5))
    assert path.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["match.jsonl"]


def bad(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        records.read_record(path)
    assert str(path) in str(caught.value)
    return str(caught.value)


def test_missing_file(tmp_path):
    assert "No such file" in bad(tmp_path / "nowhere.jsonl")
    assert "directory" in bad(tmp_path)


def test_empty_file(tmp_path):
    path = tmp_path / "empty.jsonl"
    path.write_bytes(b"")
    assert "empty" in bad(path)


def test_file_with_heading_alone(tmp_path):
    path, lines = written(tmp_path)
    rewrite(path, lines[:1])
    assert "stops after line 1" in bad(path)


@pytest.mark.parametrize("lost", [1, 40, 400])
def test_truncated_file(tmp_path, lost):
    path, _ = written(tmp_path)
    path.write_bytes(path.read_bytes()[:-lost] if lost > 1 else path.read_bytes()[:-2])
    assert "cut off" in bad(path)


def test_not_json(tmp_path):
    path, lines = written(tmp_path)
    rewrite(path, [*lines[:2], "Y4:6, said Ada", *lines[3:]])
    message = bad(path)
    assert "line 3" in message
    assert "'Y4:6, said Ada'" in message
    path.write_bytes(b"\xff\xfe\x00nonsense\n")
    assert "line 1" in bad(path)


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (0, {"seats": "three"}, "seats"),
        (0, {"seats": 9}, "9"),
        (0, {"options": {"end_score": 3}}, "end_score: got 3, wanted a whole number"),
        (0, {"options": {"colour": 3}}, "colour"),
        (0, {"commitment": "abc"}, "commitment"),
        (0, {"players": ["Ada"]}, "wanted 3"),
        (0, {"game": "chess"}, "got 'chess', wanted one of yellowstone_park"),
        (0, {"format": 4}, "format 4, this program reads formats 1 to 3"),
        (0, {"rules_version": 99}, "99, wanted 1"),
        (0, {"weather": "fine"}, "weather"),
        (1, {"seat": 3}, "got seat 3, wanted 0 to 2"),
        (1, {"seat": -1}, "seat"),
        (1, {"seat": True}, "seat"),
        (1, {"action": 4}, "action"),
        (1, {"number": 7}, "got decision number 7, wanted 1"),
        (-1, {"scores": [1, 2]}, "got 2 numbers, wanted 3"),
        (-1, {"places": "first"}, "places"),
        (-1, {"seed": "xyz"}, "seed"),
    ],
)
def test_wrong_types_and_values(tmp_path, line, change, words):
    path, lines = written(tmp_path)
    lines[line] = {**lines[line], **change}
    rewrite(path, lines)
    message = bad(path)
    assert words in message
    assert f"line {len(lines) if line < 0 else line + 1}" in message


def test_oversized_line(tmp_path):
    path, lines = written(tmp_path)
    lines[1] = {**lines[1], "action": "Y" * records.LONGEST_LINE}
    rewrite(path, lines)
    assert f"line 2: longer than {records.LONGEST_LINE} bytes" in bad(path)


def test_blank_line(tmp_path):
    path, lines = written(tmp_path)
    rewrite(path, [*lines[:3], "", *lines[3:]])
    assert "line 4: empty" in bad(path)


def test_lost_decision(tmp_path):
    path, lines = written(tmp_path)
    rewrite(path, [*lines[:4], *lines[5:]])
    assert "got decision number 5, wanted 4" in bad(path)


def test_verify_catches_a_changed_seed_action_and_score(tmp_path):
    path, lines = written(tmp_path)
    other = {**lines[-1], "seed": "0" * 64}
    rewrite(path, [*lines[:-1], other])
    with pytest.raises(BadRecord, match="hash"):
        records.verify(records.read_record(path))
    rewrite(path, [lines[0], {**lines[1], "action": "stop"}, *lines[2:]])
    with pytest.raises(BadRecord, match="line 2: decision 1: seat"):
        records.verify(records.read_record(path))
    rewrite(path, [*lines[:-1], {**lines[-1], "scores": [0, 0, 0]}])
    with pytest.raises(BadRecord, match="claims"):
        records.verify(records.read_record(path))


# --- the chain -------------------------------------------------------------------------------------

TAMPERING = {
    "a format from before the chain": (1, lambda text: text.replace(b'"format":3', b'"format":1')),
    "a player's name": (1, lambda text: text.replace(b'"Ada"', b'"Eve"')),
    "a space": (1, lambda text: text.replace(b'"seats":3', b'"seats": 3')),
    "how a number is spelled": (4, lambda text: text.replace(b'"number":3', b'"number":3.0')),
    "a link": (2, lambda text: text.replace(text.splitlines()[1][-66:-2], b"0" * 64)),
    "the reason of the end": (-1, lambda text: text.replace(b'"end-score"', b'"turn-cap"')),
}


@pytest.mark.parametrize("what", TAMPERING)
def test_a_line_that_is_not_as_it_was_written_breaks_the_chain(tmp_path, what):
    path, lines = written(tmp_path)
    line, tamper = TAMPERING[what]
    before = path.read_bytes()
    path.write_bytes(tamper(before))
    assert path.read_bytes() != before
    number = len(lines) if line < 0 else line
    assert f"line {number}: got" in bad(path)


def test_a_match_cut_short_breaks_the_chain(tmp_path):
    path, lines = written(tmp_path, 20)
    kept = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*kept[:9], kept[-1]]))
    with pytest.raises(BadRecord) as caught:
        records.read_record(path)
    assert (caught.value.key, caught.value.line) == ("record-altered", 10)
    suspended = b'{"end":"suspended","seed":"%s"}\n' % lines[-1]["seed"].encode()
    path.write_bytes(b"".join([*kept[:9], suspended]))
    with pytest.raises(BadRecord) as caught:
        records.read_record(path)
    assert (caught.value.key, caught.value.line) == ("record-unlinked", 10)


def test_the_chain_can_be_followed_by_hand(tmp_path):
    path, _ = written(tmp_path, 3)
    before = ""
    for line in path.read_bytes().splitlines():
        text, _, link = line.rpartition(b',"link":')
        before = hashlib.sha256(before.encode() + text + b"}").hexdigest()
        assert link == b'"%s"}' % before.encode()


@pytest.mark.parametrize("number", [1, 2])
def test_formats_without_a_chain_are_read_and_say_so(tmp_path, number):
    path, lines = written(tmp_path)
    rewrite(path, [{**lines[0], "format": number}, *lines[1:]])
    assert b"link" not in path.read_bytes()
    found = records.read_record(path)
    assert found.format == number
    records.verify(found)


# --- component packs -------------------------------------------------------------------------------

MINE = packs.default("yellowstone_park").text.replace("size = 6", "size = 4") + "# \u4e09\n" * 20_000


def packed(tmp_path) -> tuple[Path, list[dict], Match]:
    pack = packs.parse("yellowstone_park", MINE, "mine")
    match = Match(make("yellowstone_park", 3, {"end_score": 12}, pack), seed_bytes(7))
    rng = stream(seed_bytes(7), "test")
    while not match.game.is_over(match.state):
        seat = match.game.decider(match.state)
        legal = list(match.game.legal(match.state, seat))
        match.play(seat, legal[int(rng.below(len(legal)))])
    path = tmp_path / "packed.jsonl"
    records.write_record(path, record_of(match, PLAYERS))
    return path, lines_of(path), match


def test_a_record_of_the_box_names_it_and_does_not_repeat_it(tmp_path):
    _, lines = written(tmp_path)
    assert lines[0]["format"] == 3
    assert lines[0]["pack"] == packs.default("yellowstone_park").digest
    assert "pack_text" not in lines[0]


def test_a_record_of_another_pack_carries_it_and_replays_anywhere(tmp_path):
    path, lines, match = packed(tmp_path)
    assert lines[0]["pack_text"] == MINE
    assert lines[0]["pack"] == match.game.pack_digest
    again = records.read_record(path)
    assert records.dumps(again) == path.read_bytes()
    assert match.game.save(records.verify(again).state) == match.game.save(match.state)


def test_a_record_of_the_first_format_was_played_with_the_box(tmp_path):
    path, lines = written(tmp_path)
    del lines[0]["pack"]
    rewrite(path, [{**lines[0], "format": 1}, *lines[1:]])
    records.verify(records.read_record(path))


def test_a_record_of_another_edition_of_the_box_says_so(tmp_path):
    path, lines = written(tmp_path)
    rewrite(path, [{**lines[0], "pack": "0" * 64}, *lines[1:]])
    message = bad(path)
    assert f"line 1: pack: got '{'0' * 64}', wanted {packs.default('yellowstone_park').digest}" in message
    assert "another edition" in message


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"pack": "0" * 64}, "the hash of the pack beside it"),
        ({"pack_text": MINE.replace("size = 4", "size = 9")}, "pack_text, hand, size: got 9, wanted"),
        ({"pack": "short"}, "pack"),
        ({"pack_text": 5}, "pack_text"),
        ({"pack_text": "a" * 600_000}, "line 1"),
    ],
)
def test_a_pack_in_a_record_is_checked(tmp_path, change, words):
    path, lines, _ = packed(tmp_path)
    rewrite(path, [{**lines[0], **change}, *lines[1:]])
    assert words in bad(path)


def test_a_record_with_the_hash_of_a_pack_it_was_not_played_with(tmp_path):
    one = record()
    one.pack = "0" * 64
    with pytest.raises(BadRecord, match="another edition"):
        records.game_of(one)
    with pytest.raises(BadRecord, match="played with the pack 000"):
        replay(make("yellowstone_park", 3, {"end_score": 12}), one)
