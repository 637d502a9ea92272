# Everything here sets itself up: it needs Python 3.11, make and git, and nothing else.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PY ?= python3
JOBS ?= 2
VENV := .venv
BIN := $(VENV)/bin
UV_VERSION := 0.13.7
UV := .tools/bin/uv
READY := $(VENV)/.ready

export UV_PYTHON_DOWNLOADS := never
export UV_SYSTEM_CERTS ?= true
ifneq ($(PIP_FIND_LINKS),)
export UV_FIND_LINKS ?= $(PIP_FIND_LINKS)
endif

PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
# A browser keeps an event loop running in its process, so its tests (tests/web) run by themselves.

.PHONY: help
help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play: $(READY) ## play in the browser, at once (compiles behind your back for next time)
	@$(BIN)/python tools/web.py
	@$(BIN)/python build_compiled.py --later
	@$(BIN)/uprising serve --open

.PHONY: check
check: $(READY) lint ## the fast half of the tests, for every save
	UPRISING_PURE=1 $(PYTEST) -m "not slow and not soak" --ignore=tests/web

.PHONY: test
test: $(READY) lint compile page ## everything: lint, types, tests compiled and plain, docs
	@echo "== the compiled half"
	UPRISING_EXPECT=compiled $(PYTEST) --ignore=tests/web
	@echo "== the page, in a real browser"
	UPRISING_EXPECT=compiled $(PYTEST) tests/web
	@echo "== the plain half, with coverage: compiled modules cannot be measured; compiling is tested above"
	UPRISING_PURE=1 UPRISING_EXPECT=plain $(PYTEST) --ignore=tests/web --ignore=tests/test_compiled_build.py --cov=uprising --cov-report=term
	@$(MAKE) --no-print-directory docs

.PHONY: page
page: $(READY) ## build and check the page, and get a browser for its tests
	$(BIN)/python tools/wire_types.py check
	$(BIN)/python tools/web.py check
	$(BIN)/python -m tools.browser

.PHONY: pictures
pictures: $(READY) compile ## look at every board: three widths, two themes, start, middle and end
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.pictures docs

.PHONY: lint
lint: $(READY) ## lock, format, lint and types
	$(BIN)/python tools/lock.py check
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

.PHONY: format
format: $(READY) ## put the code into shape
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .

.PHONY: compile
compile: $(READY) ## compile kernel, games and search into build/compiled (seconds after an edit)
	$(BIN)/python build_compiled.py

.PHONY: bench
bench: compile ## decisions per second of every game, beside a reference loop
	$(BIN)/uprising bench

.PHONY: bench-bots
bench-bots: compile ## playouts and search per second, and Leduc beside OpenSpiel's search
	$(BIN)/python bench/bots/measure.py

.PHONY: bench-pace
bench-pace: compile ## how long a live table waits for a bot while two tables think
	$(BIN)/python bench/bots/pace.py

.PHONY: bench-peers
bench-peers: compile ## the same beside other projects' engines
	bench/peers/run

.PHONY: bench-games
bench-games: compile ## games per second beside Catanatron, RLCard and PettingZoo
	$(BIN)/python bench/peers/games.py

.PHONY: bench-steps
bench-steps: compile ## PettingZoo steps per second beside PettingZoo's own games
	$(BIN)/python bench/adapters/steps.py

.PHONY: bench-cores
bench-cores: compile ## what a second core adds to the lab, beside a bare two-process loop
	$(BIN)/python bench/lab/speed.py --cores

.PHONY: bench-ray
bench-ray: compile ## what Ray costs beside the lab's own processes
	$(BIN)/python bench/lab/cluster.py

.PHONY: ladder
ladder: compile ## is every kind of bot stronger than the one below it? (about 2 hours; it can be stopped)
	$(BIN)/python tools/ladder.py --jobs $(JOBS)

.PHONY: ablations
ablations: compile ## does each part of a search help? (hours; it can be stopped)
	$(BIN)/python tools/ablations.py --jobs $(JOBS)

.PHONY: ladder-live
ladder-live: compile ## 20 games at the budgets of a live table, and how long bots think
	$(BIN)/python tools/ladder.py --live

.PHONY: soak
soak: compile ## long random walks through every game
	UPRISING_EXPECT=compiled $(PYTEST) -m soak --ignore=tests/web
	UPRISING_EXPECT=compiled $(PYTEST) -m soak tests/web

.PHONY: docs
docs: $(READY) ## build the documentation into site/
	$(BIN)/sphinx-build -W --keep-going -q -d build/doctrees docs site

.PHONY: wheel
wheel: $(READY) ## a wheel in dist/, compiled where a C compiler is present
	$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python --out-dir dist .
	@ls dist/*.whl

# A target of its own: nothing else resolves anew. `make lock UPGRADE=--upgrade` takes newer versions.
.PHONY: lock
lock: $(UV) ## write requirements.lock from pyproject.toml
	$(UV) pip compile -q pyproject.toml --group dev --universal --python-version 3.11 $(UPGRADE) \
	  --generate-hashes --no-emit-index-url --custom-compile-command "make lock" -o requirements.lock
	$(PY) tools/lock.py sign

.PHONY: clean
clean: ## remove everything that was built, installed or cached
	rm -rf build dist site .venv .tools .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	@$(PY) -c 'import sys; sys.exit("Uprising needs Python 3.11 or newer; set PY=/path/to/python3.11" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up (once) ..."
	@$(PY) -m venv .tools
	@.tools/bin/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)

# The stamp depends on both files and the lock on none: an odd checkout time must not resolve anew.
$(READY): pyproject.toml requirements.lock hatch_build.py | $(UV)
	@$(UV) venv -q --allow-existing --python $(PY) $(VENV)
	@$(UV) pip sync -q --require-hashes --python $(BIN)/python requirements.lock
	@$(UV) pip install -q --no-deps --no-build-isolation --python $(BIN)/python -e .
	@touch $@
