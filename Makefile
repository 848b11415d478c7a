# Gamekeeper. `make play` plays, `make test` tests; both set up whatever is missing.

PYTHON  := $(shell command -v python3.11 || command -v python3)
VENV    := .venv
BIN     := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml') setup.py pyproject.toml MANIFEST.in
PAGE    := src/gamekeeper/server/static/index.html
PAGES   := $(shell $(PYTHON) tools/page.py inputs)
JOBS    := $(shell nproc 2>/dev/null || echo 2)
ENGINE  := tests --ignore=tests/server --ignore=tests/browser --ignore=tests/install --ignore=tests/cluster
CODE    := $(ENGINE) --ignore=tests/cli --ignore=tests/lab --ignore=tests/envs # of what gets compiled
PORT    ?= 5173
CLUSTER := .venv-cluster
TORCHRL := .venv-torchrl
WITH_RAY := "ray[client]==2.60.0" pytest hypothesis
BUILT   := GAMEKEEPER_EXPECT=compiled $(BIN)/pytest -n $(JOBS) --dist worksteal
SOURCED := GAMEKEEPER_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n $(JOBS) --dist worksteal
SHARED  := tests/core tests/words tests/packs tests/test_arrows.py # what every game goes through
FETCH   := $(BIN)/pip install --quiet --no-compile --require-hashes
PIN     := $(BIN)/pip-compile --quiet --generate-hashes --strip-extras --allow-unsafe --no-header --no-annotate \
           --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Processes start again and again here: let Python keep what it compiled, whatever the surroundings say.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play dev play-terminal playable runtime-and-page system test test-compiled test-interpreted test-game test-fast test-cluster
.PHONY: test-torchrl
.PHONY: check docs hooks format bench bench-peers fields golden requirements clean
.DEFAULT_GOAL := play

help: ## what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 18

play: playable ## the server and its page, on this machine
	$(BIN)/python tools/play.py serve

play-terminal: $(VENV)/.runtime ## a game in the terminal against bots
	$(BIN)/python tools/play.py play $(or $(GAME),yellowstone_park)

dev: $(VENV)/.runtime web/node_modules/.installed ## server and page as you edit them: both follow every change
	$(BIN)/python tools/dev.py --port $(PORT)

# Packages and page do not wait for each other, and nobody waits for the compiler.
playable:
	@$(MAKE) --no-print-directory --jobs=2 runtime-and-page

runtime-and-page: $(VENV)/.runtime $(PAGE)
	@:

# All tests; or in a minute or two, from the sources: what a change to one game needs, or all that is quick.
ifneq ($(GAME),)
test: test-game
else ifneq ($(FAST),)
test: test-fast
else
test: system test-compiled test-interpreted ## all tests, compiled and uncompiled; GAME=fort: one game's; FAST=1: the quick ones
endif

test-game: $(VENV)/.tools web/node_modules/.installed
	$(SOURCED) tests/games/$(GAME) $(filter-out tests/browser/%,$(wildcard tests/*/test_$(GAME).py)) $(SHARED)
	npm --prefix web run --silent test -- src/games/$(GAME)

test-fast: $(VENV)/.tools
	$(SOURCED) -m "not slow" $(ENGINE)

# Some tests wait for real processes, sockets and pages, and a machine with much else to do may keep them waiting for longer than
# they do. What fails runs once more, alone; what passes only then has been named by then, and is to be mended.
define tested
	$(1) || { echo "once more, alone:"; $(1) -n 0 --last-failed --last-failed-no-failures none; }
endef

# The browser's driver keeps an event loop in its thread, where the server's tests need none: two runs.
test-compiled: $(VENV)/.compiled
	$(call tested,$(BUILT) tests --ignore=tests/browser --ignore=tests/cluster)
	$(call tested,$(BUILT) tests/browser)

# What gets compiled must say the same uncompiled: the transcripts and all that is quick; the rest was tested above.
test-interpreted: $(VENV)/.compiled
	$(call tested,$(SOURCED) -m "not slow" $(CODE))

# Ray is large and its clusters are slow to start: not part of `make test`, and in an environment of its own.
test-cluster: $(VENV)/.compiled ## the lab on a Ray cluster of several nodes on this machine, which loses workers and nodes
	test -x $(CLUSTER)/bin/python || $(PYTHON) -m venv $(CLUSTER)
	$(CLUSTER)/bin/pip install --quiet --no-compile dist/*.whl $(WITH_RAY)
	$(CLUSTER)/bin/pip install --quiet --no-deps --force-reinstall dist/*.whl
	PYTHONPATH=tests $(CLUSTER)/bin/pytest tests/cluster

# Torch is 200 MB and more: not part of `make test`, and in an environment of its own.
test-torchrl: $(VENV)/.compiled ## the example for TorchRL on every game, checked by TorchRL
	test -x $(TORCHRL)/bin/python || $(PYTHON) -m venv $(TORCHRL)
	$(TORCHRL)/bin/pip install --quiet --no-compile dist/*.whl "torchrl==0.14.1" "pettingzoo==1.27.0"
	$(TORCHRL)/bin/pip install --quiet --no-deps --force-reinstall dist/*.whl
	for game in yellowstone_park fort iditacards dice_theme_park; do \
		$(TORCHRL)/bin/python -W ignore examples/torchrl_selfplay.py $$game --frames 200 || exit 1; done

# What the browser and database tests need from the system. Where we may, we install it; else one line names it.
system:
	@command -v chromium >/dev/null && ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium postgresql >/dev/null; \
		else echo "for all tests: sudo apt-get install chromium postgresql"; fi

check: $(VENV)/.tools web/node_modules/.installed ## style, types, arrows, nothing that must not be in the tree
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	PYTHONPATH=src $(BIN)/lint-imports
	$(BIN)/python tools/check_tree.py
	$(BIN)/python tools/fields.py --check
	PYTHONPATH=src $(BIN)/python tools/layouts.py --check
	$(BIN)/python tools/docs_site.py
	PYTHONPATH=src $(BIN)/python -m gamekeeper.server.document > $(VENV)/wire.json
	WIRE=../$(VENV)/wire.json npm --prefix web run --silent types:check
	npm --prefix web run --silent check
	npm --prefix web run --silent test

docs: $(VENV)/.tools ## the documentation as a site, with a look at every link
	$(BIN)/python tools/docs_site.py

hooks: $(VENV)/.tools ## let git check every commit
	$(BIN)/pre-commit install

format: $(VENV)/.tools ## style and layout, put right
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.compiled ## speed, interpreted and compiled in one run
	$(BIN)/gamekeeper bench --pure-path src

bench-peers: $(VENV)/.compiled ## the same beside OpenSpiel, environments beside others', in an environment of their own
	$(BIN)/python tools/bench_peers.py

fields: $(VENV)/.tools ## write the classes of all positions from their tables, fields.txt, and what is observed of them
	$(BIN)/python tools/fields.py
	PYTHONPATH=src $(BIN)/python tools/layouts.py

golden: $(VENV)/.compiled ## rewrite the transcripts and show what changed
	PYTHONPATH=src $(BIN)/python tools/golden.py
	git --no-pager diff --stat -- tests

requirements: $(VENV)/.tools ## pin again what pyproject.toml asks for: to run it, and to work on it
	$(PIN) -o requirements.txt pyproject.toml
	$(PIN) --extra dev --constraint requirements.txt -o requirements-dev.txt pyproject.toml

clean: ## back to what git knows, but for what you made
	rm -rf web/node_modules src/gamekeeper/server/static .dev .site
	rm -rf $(VENV) .venv-peers $(CLUSTER) $(TORCHRL) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.runtime: requirements.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		($(PYTHON) -m pip install --user virtualenv && $(PYTHON) -m virtualenv $(VENV))
	$(FETCH) -r requirements.txt
	touch $@

$(VENV)/.tools: $(VENV)/.runtime requirements-dev.txt
	$(FETCH) -r requirements-dev.txt
	touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	$(PYTHON) tools/page.py modules

$(PAGE): $(PAGES)
	$(PYTHON) tools/page.py

$(VENV)/.compiled: $(VENV)/.tools $(SOURCES) $(PAGE)
	$(BIN)/python tools/install.py $@
	$(BIN)/gamekeeper --version
