# Two commands do everything on a fresh machine with Python 3.11 or later: `make run` and `make test`.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: run lab test check docs fix stored frontend mutants bench clean

run: $(VENV)/app
	$(BIN)/catgames serve

lab: $(VENV)/app
	$(BIN)/catgames serve --lab

test: $(VENV)/test
	$(BIN)/python tests/browser/chromium.py
	$(BIN)/python -m pytest --numprocesses auto --dist loadfile --nbval --nbval-sanitize-with tests/sanitize.cfg tests notebooks

check: $(VENV)/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

docs: $(VENV)/docs
	$(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet docs build/docs

fix: $(VENV)/test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

stored: $(VENV)/test
	$(BIN)/python -m tests.stored

# The page's one script and style sheet, after a change in frontend/ or another ipycanvas; needs Node.
frontend: $(VENV)/app
	cd frontend && npm ci && node build.mjs \
	  "$$($(abspath $(BIN))/python -c 'import ipycanvas, pathlib; print(pathlib.Path(ipycanvas.__file__).parent / "nbextension/static/index.js")')" \
	  ../catgames/notebook/share/jupyter/voila/templates/catgames/static

# make mutants GAME=burglars [MOST=90]: how many small errors the tests of a game notice; in some minutes.
GAME ?= burglars
MOST ?= 90
mutants: $(VENV)/mutants
	$(BIN)/python -m workshop.mutants $(GAME) --most $(MOST)

bench: $(VENV)/bench
	$(BIN)/python -m benchmarks

$(VENV)/app $(VENV)/test $(VENV)/docs $(VENV)/mutants $(VENV)/bench: pyproject.toml | $(BIN)/python
	$(PIP) install --editable '.[$(@F)]'
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "catgames needs Python 3.11 or later: make PYTHON=/path/to/python3.11 …"; exit 1; }
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis screenshots
