# Gamekeeper. `make play` plays, `make test` tests; both set up whatever is missing.

PYTHON  := $(shell command -v python3.11 || command -v python3)
VENV    := .venv
BIN     := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
JOBS    := $(shell nproc 2>/dev/null || echo 2)
ENGINE  := tests --ignore=tests/server --ignore=tests/browser
GAME    ?= yellowstone_park

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play play-terminal test test-compiled test-interpreted check format bench bench-peers golden requirements clean

play: play-terminal

play-terminal: $(VENV)/.compiled ## a game in the terminal against bots
	$(BIN)/gamekeeper play $(GAME)

test: test-compiled test-interpreted ## all tests, compiled; the engine's once more uncompiled

test-compiled: $(VENV)/.compiled
	GAMEKEEPER_EXPECT=compiled $(BIN)/pytest -n $(JOBS) tests

test-interpreted: $(VENV)/.compiled
	GAMEKEEPER_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n $(JOBS) $(ENGINE)

check: $(VENV)/.tools ## style, types, arrows, nothing that must not be in the tree
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/check_tree.py

format: $(VENV)/.tools
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.compiled ## speed, interpreted and compiled in one run
	$(BIN)/gamekeeper bench --pure-path src

bench-peers: $(VENV)/.compiled ## the same beside OpenSpiel, in an environment of its own
	$(BIN)/python tools/bench_peers.py

golden: $(VENV)/.compiled ## rewrite the transcripts and show what changed
	PYTHONPATH=src $(BIN)/python tools/golden.py
	git --no-pager diff --stat -- tests

requirements: $(VENV)/.tools ## pin again what pyproject.toml asks for
	$(BIN)/pip-compile --quiet --extra dev --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host -o requirements-dev.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.tools: requirements-dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		($(PYTHON) -m pip install --user virtualenv && $(PYTHON) -m virtualenv $(VENV))
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.txt
	touch $@

# Without build isolation: the pinned compiler is in the environment. Old build trees would leave stale extension files.
$(VENV)/.compiled: $(VENV)/.tools $(SOURCES)
	rm -rf build src/*.egg-info
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	$(BIN)/gamekeeper --version
	touch $@
