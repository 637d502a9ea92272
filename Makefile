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
MEASURE := $(BIN)/python -m tools.timings run
# Rules, searches and records are the same in both modes if these hold in both: the kernel and its
# codec, every promise of every game, recorded games, and what stands between compiled and plain code.
BOTH_MODES := tests/kernel tests/conformance tests/records tests/packs tests/scenario \
  tests/bots/test_search.py tests/server/test_play.py tests/cli/test_play.py tests/test_layers.py tests/docs/test_reference.py

.PHONY: help
help: ## say what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' Makefile

.PHONY: play
play: $(READY) ## play in the browser, at once (compiles behind your back for next time)
	@$(BIN)/python tools/web.py
	@$(BIN)/python build_compiled.py --later
	@$(BIN)/uprising serve --open

.PHONY: dev
dev: $(READY) ## server and page with hot reload of page, texts and rules on an open table
	@$(BIN)/python -m tools.dev

.PHONY: check
check: $(READY) ## the fast tests on plain sources, for every save
	@$(MEASURE) "make check" $(MAKE) --no-print-directory lint fast

.PHONY: fast
# What is slow as a whole file is not even imported, nor is the plugin that only such a file needs.
fast: $(READY)
	UPRISING_PURE=1 UPRISING_EXPECT=plain $(PYTEST) -m "not slow and not soak and not peers" \
	  --ignore=tests/web --ignore=tests/server/test_document.py -p no:schemathesis

.PHONY: test
test: $(READY) compile ## everything: lint, types, page, tests compiled and plain, docs
	@$(MEASURE) "make test, once compiled" $(MAKE) --no-print-directory lint page test-compiled test-browser test-plain docs

.PHONY: test-compiled
test-compiled: compile ## every test on compiled rules, but for the browser's
	@$(MEASURE) "  tests, compiled" env UPRISING_EXPECT=compiled $(PYTEST) --ignore=tests/web

.PHONY: test-browser
test-browser: compile ## the page in a real browser
	@$(BIN)/python -m tools.browser  # before several processes would fetch one at once
	@$(MEASURE) "  tests, browser" env UPRISING_EXPECT=compiled $(PYTEST) tests/web

.PHONY: test-plain
test-plain: $(READY) ## on plain sources, what the compiler could make differ
	@$(MEASURE) "  tests, plain" env UPRISING_PURE=1 UPRISING_EXPECT=plain $(PYTEST) $(BOTH_MODES)

.PHONY: test-peers
test-peers: compile ## other projects' own tests of our adapters
	@$(MEASURE) "make test-peers" env UPRISING_EXPECT=compiled $(PYTEST) -m peers

.PHONY: coverage
coverage: $(READY) ## what the tests reach; on plain sources, as compiled modules cannot be measured
	UPRISING_PURE=1 $(PYTEST) --ignore=tests/web --ignore=tests/test_compiled_build.py --cov=uprising --cov-report=term

.PHONY: page
page: $(READY) ## build and check the page, and get a browser for its tests
	$(BIN)/python tools/wire_types.py check
	@$(MEASURE) "  the page's own checks" $(BIN)/python tools/web.py check
	$(BIN)/python -m tools.browser

.PHONY: pictures
pictures: $(READY) compile ## look at every board: three widths, two themes, start, middle and end
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.pictures docs
	$(BIN)/python -m tools.book_pictures

.PHONY: lint
lint: $(READY) ## lock, format, lint and types
	$(BIN)/python tools/lock.py check
	$(BIN)/python tools/state_fields.py check
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

.PHONY: timings
timings: ## how long compiling and testing took here, as measured last
	@$(PY) -m tools.timings

.PHONY: bench
bench: compile ## decisions per second of every game, beside a reference loop
	$(BIN)/uprising bench

.PHONY: bench-instructions
bench-instructions: compile ## machine instructions per decision of every game (needs valgrind)
	$(BIN)/python bench/instructions/measure.py

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

.PHONY: bench-vector
bench-vector: compile ## decisions per second of many games at once, beside other projects' environments
	$(BIN)/python bench/vector/measure.py

.PHONY: bench-cores
bench-cores: compile ## what a second core adds to the lab, beside a bare two-process loop
	$(BIN)/python bench/lab/speed.py --cores

.PHONY: bench-ray
bench-ray: compile ## what Ray costs beside the lab's own processes
	$(BIN)/python bench/lab/cluster.py

.PHONY: ladder
ladder: compile ## is every kind of bot stronger than the one below it? (about 2 hours; it can be stopped)
	$(BIN)/python tools/ladder.py --jobs $(JOBS)

.PHONY: baselines
baselines: compile ## random, heuristic, search, fitted and learned players on every game, with intervals and cost
	$(BIN)/python tools/baselines.py --jobs $(JOBS) $(PUBLISH)

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

.PHONY: wheels
wheels: $(READY) ## the pure wheel and one for every Python from 3.11 on that is here, each tried
	$(BIN)/python -m tools.wheels

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
