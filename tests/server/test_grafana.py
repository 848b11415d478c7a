"""The board for Grafana asks for what the server counts."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gamekeeper.server.metrics import Metrics

BOARD = json.loads((Path(__file__).parents[2] / "docs/grafana.json").read_text())
COUNTED = {metric.name: metric for metric in Metrics().registry.collect()}
PARTS = ("_total", "_bucket")


@pytest.mark.parametrize(
    "target", [target for panel in BOARD["panels"] for target in panel["targets"]], ids=lambda target: target["expr"]
)
def test_a_panel_asks_for_a_number_and_labels_that_there_are(target):
    found = re.findall(r"gamekeeper_\w+", target["expr"])
    assert len(found) == 1
    part = next((part for part in PARTS if found[0].endswith(part)), "")
    metric = COUNTED[found[0].removesuffix(part)]
    assert part == {"counter": "_total", "gauge": "", "histogram": "_bucket"}[metric.type]
    by = re.findall(r"by \(([\w, ]+)\)", target["expr"])
    named = {name for names in by for name in names.split(", ")} - {"le"} | set(
        re.findall(r"{{(\w+)}}", target["legendFormat"])
    )
    assert named <= labels_of(metric.name)


def test_every_number_the_server_counts_is_on_the_board():
    asked = " ".join(target["expr"] for panel in BOARD["panels"] for target in panel["targets"])
    assert [name for name in COUNTED if name not in asked] == []


def labels_of(name: str) -> set[str]:
    """The labels a number is told with."""
    kinds = [kind for kind in vars(Metrics()).values() if getattr(kind, "_name", "") == name]
    return set(kinds[0]._labelnames)
