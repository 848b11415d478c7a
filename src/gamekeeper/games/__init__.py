"""One package per game, read beside its rules page in ``docs/rules/``. They know core and nothing else."""
