"""Completion in a real bash, as `gamekeeper --install-completion` sets it up."""

import os
import subprocess
import sys

import pytest

ASK = """
COMP_WORDS=({typed}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 )); COMPREPLY=()
_gamekeeper_completion gamekeeper
echo "${{COMPREPLY[@]}}"
"""
OFFERED = {
    "gamekeeper ver": "verify",
    "gamekeeper play ''": "yellowstone_park fort iditacards dice_theme_park",
    "gamekeeper simulate fo": "fort",
    "gamekeeper pack show y": "yellowstone_park",
    "gamekeeper play --level ex": "expert",
    "gamekeeper play --bots easy,har": "easy,hard",
    "gamekeeper ladder fort --bots greedy,hard,ra": "greedy,hard,random",
    "gamekeeper replay --language i": "it",
    "gamekeeper play yellowstone_park --option edge": "edge_matrix=true edge_matrix=false",
    "gamekeeper play fort --option draft=true --option turn": "turn_cap=400",
    "gamekeeper simulate --option edge": "edge_matrix=true edge_matrix=false",
    "gamekeeper play chess --option e": "",
    "gamekeeper verify --js": "--json",
}


@pytest.fixture
def environment(tmp_path):
    command = tmp_path / "gamekeeper"
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -m gamekeeper "$@"\n')
    command.chmod(0o755)
    return {**os.environ, "PATH": f"{tmp_path}:/usr/bin:/bin", "PYTHONPATH": ":".join(sys.path)}


def test_bash_completes_commands_games_bots_and_options(environment):
    script = 'eval "$(_GAMEKEEPER_COMPLETE=source_bash gamekeeper)"' + "".join(ASK.format(typed=one) for one in OFFERED)
    run = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False, env=environment)
    assert run.stderr == ""
    assert dict(zip(OFFERED, run.stdout.splitlines(), strict=True)) == OFFERED


def test_help_says_how_completion_is_switched_on(terminal):
    assert "--install-completion" in terminal.run("--help").out
