# Gamekeeper. `make play` plays, `make test` tests; both set up whatever is missing.

PYTHON  := $(shell command -v python3.11 || command -v python3)
VENV    := .venv
BIN     := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
PAGE    := src/gamekeeper/server/static/index.html
PAGES   := $(shell find web/src web/public docs/rules src/gamekeeper/words -type f -not -name '*.py*') \
           web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
JOBS    := $(shell nproc 2>/dev/null || echo 2)
ENGINE  := tests --ignore=tests/server --ignore=tests/browser
GAME    ?= yellowstone_park

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play play-terminal system test test-compiled test-interpreted check format bench bench-peers golden requirements clean

play: $(VENV)/.compiled ## the server and its page, on this machine
	$(BIN)/gamekeeper serve

play-terminal: $(VENV)/.compiled ## a game in the terminal against bots
	$(BIN)/gamekeeper play $(GAME)

test: system test-compiled test-interpreted ## all tests, compiled; the engine's once more uncompiled

# The browser's driver keeps an event loop in its thread, where the server's tests need none: two runs.
test-compiled: $(VENV)/.compiled
	GAMEKEEPER_EXPECT=compiled $(BIN)/pytest -n $(JOBS) tests --ignore=tests/browser
	GAMEKEEPER_EXPECT=compiled $(BIN)/pytest -n $(JOBS) tests/browser

test-interpreted: $(VENV)/.compiled
	GAMEKEEPER_EXPECT=interpreted PYTHONPATH=src $(BIN)/pytest -n $(JOBS) $(ENGINE)

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
	PYTHONPATH=src $(BIN)/python -m gamekeeper.server.document > $(VENV)/wire.json
	WIRE=../$(VENV)/wire.json npm --prefix web run --silent types:check
	npm --prefix web run --silent check
	npm --prefix web run --silent test

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
	rm -rf web/node_modules src/gamekeeper/server/static
	rm -rf $(VENV) .venv-peers build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV)/.tools: requirements-dev.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
		($(PYTHON) -m pip install --user virtualenv && $(PYTHON) -m virtualenv $(VENV))
	$(BIN)/pip install --quiet --require-hashes -r requirements-dev.txt
	touch $@

web/node_modules/.installed: web/package.json web/package-lock.json
	npm --prefix web ci --silent --no-fund --no-audit
	touch $@

$(PAGE): web/node_modules/.installed $(PAGES)
	npm --prefix web run --silent build -- --logLevel warn
	touch $@

# Without build isolation: the pinned compiler is in the environment. Old build trees would leave stale extension files.
$(VENV)/.compiled: $(VENV)/.tools $(SOURCES) $(PAGE)
	rm -rf build src/*.egg-info
	$(BIN)/pip install --quiet --no-deps --no-build-isolation --force-reinstall .
	$(BIN)/gamekeeper --version
	touch $@
