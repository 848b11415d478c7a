"""Who plays both: any answer, but seldom to stop, and operating before all else."""

from __future__ import annotations

import random

LAZY = 8  # one decision in so many ends what could go on


class Driver:
    def __init__(self, luck: random.Random, keen: bool) -> None:
        self.luck, self.keen = luck, keen

    def __call__(self, asked):
        """A seat of those asked, and its answer."""
        seat = self.luck.choice(sorted(asked))
        key, options = asked[seat]
        texts = sorted(options())
        if not self.keen:
            return seat, self.luck.choice(texts)
        if "done" in texts and self.luck.randrange(LAZY):
            texts.remove("done")
        running = [text for text in texts if key == "operate" and text.startswith("hex:")]
        return seat, self.luck.choice(running or texts)
