# Everything happens in .venv and build; `make` alone lists what can be made.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
JOBS ?= 2
GAME :=
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo )

# The sources reach the tests in one way only: the one that each run chooses.
unexport PYTHONPATH PYTHONHOME LANTERNFISH_EXPECT LANTERNFISH_PURE

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test test-compiled test-interpreted cover check bench ladder faster mutate clean FORCE

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-18s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'GAME=abyss chooses the game (play, mutate), ARGS="..." is passed on,'
	@echo 'PYTHON=python3.13 chooses the Python of a new .venv.'

play: $(VENV)/.installed ## play in the terminal
	$(VENV)/bin/lanternfish play $(GAME) $(ARGS)

test: test-compiled test-interpreted ## all tests, on the compiled package and on the sources

test-compiled: $(VENV)/.installed $(VENV)/.with-test ## all tests, on the compiled package
	LANTERNFISH_EXPECT=compiled \
	  $(PY) -m pytest -n $(JOBS) --dist worksteal -m 'not interpreted_only' $(ARGS)

test-interpreted: $(VENV)/.with-test ## all tests, on the interpreted sources
	LANTERNFISH_EXPECT=interpreted PYTHONPATH='$(CURDIR)/src' \
	  $(PY) -m pytest -n $(JOBS) --dist worksteal -m 'not compiled_only' $(ARGS)

cover: $(VENV)/.with-test ## which lines and branches the tests reach
	@mkdir -p build
	LANTERNFISH_EXPECT=interpreted PYTHONPATH='$(CURDIR)/src' \
	  $(PY) -m coverage run -m pytest -m 'not compiled_only' $(ARGS)
	$(PY) -m coverage report

check: $(VENV)/.with-check ## style and types
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy .

bench: $(VENV)/.installed $(VENV)/.with-bench ## how fast it is, beside others
	@mkdir -p build
	$(PY) -m benchmarks $(ARGS)

ladder: $(VENV)/.installed ## how much better each level of the bots is: hours; goes on where it was
	$(PY) -m benchmarks.ladder $(ARGS)

PROFILE := build/profile
ADVISED := -fprofile-use=$(PROFILE) -fprofile-partial-training

faster: $(VENV)/.installed ## compile again, as some games advise, with gcc: the same moves, sooner
	@$${CC:-cc} $(ADVISED) -E - < /dev/null > /dev/null 2>&1 \
	  || { echo 'This needs gcc: CC=gcc make faster.' >&2; exit 1; }
	@rm -rf $(PROFILE) build/lib.* build/temp.*
	@echo 'Compiling rules that count what they do: two or three minutes.'
	LANTERNFISH_PURE=0 CFLAGS=-fprofile-generate=$(PROFILE) LDFLAGS=-fprofile-generate=$(PROFILE) \
	  $(PY) setup.py --quiet build
	PYTHONPATH="$$(echo build/lib.*)" $(PY) tools/train.py
	@rm -rf build/wheel build/lib.* build/temp.*
	@echo 'Compiling the rules once more: a minute or two.'
	LANTERNFISH_PURE=0 CFLAGS='$(ADVISED)' LDFLAGS='$(ADVISED)' \
	  $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $(VENV)/.installed

mutate: $(VENV)/.with-mutate ## do the tests notice when the rules are changed?
	PYTHONPATH='$(CURDIR)/src' $(PY) tools/mutate.py $(GAME)

clean: ## remove all that was made
	rm -rf $(VENV) build dist mutants src/*.egg-info
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The package, compiled, as a user would have it: rebuilt when what it is made of has changed.
$(VENV)/.installed: build/sources $(VENV)/.with-build
	@echo '#include <Python.h>' \
	  | $${CC:-cc} -E -I"$$($(PY) -c 'import sysconfig; print(sysconfig.get_path("include"))')" - \
	  > /dev/null 2>&1 || { \
	    version=$$($(PY) -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	    echo "A C compiler and Python's headers are missing. Install them, then make again:" >&2; \
	    echo "  $(SUDO)apt-get install build-essential python$$version-dev" >&2; exit 1; }
	@rm -rf build/wheel build/lib.* build/temp.*  # a build that was stopped leaves half of it
	@echo 'Compiling the rules: a minute or two.'
	LANTERNFISH_PURE=0 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	$(PIP) install --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

build/sources: FORCE
	@mkdir -p build
	@find src setup.py pyproject.toml README.md LICENSE -type f \
	  ! -path '*.egg-info/*' ! -name '*.pyc' -exec cksum {} + | sort > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# What the package needs to run, and with it one of the extras or what builds it.
$(VENV)/.with-%: pyproject.toml constraints.txt $(VENV)/.made
	@$(PY) -c 'import sys, tomllib; \
	  text = tomllib.load(open("pyproject.toml", "rb")); \
	  extras = text["project"]["optional-dependencies"] | {"build": text["build-system"]["requires"]}; \
	  print(*text["project"]["dependencies"], *extras[sys.argv[1]], sep="\n")' $* > $@.txt
	$(PIP) install --constraint constraints.txt --requirement $@.txt
	@touch $@

$(VENV)/.made:
	@for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11); do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2> /dev/null; then \
	    found=$$python; break; \
	  fi; \
	done; \
	if [ -z "$$found" ]; then \
	  version=; if command -v python3 > /dev/null; then version=.11; fi; \
	  echo "Python 3.11 or newer is missing. Install it, then make again:" >&2; \
	  echo "  $(SUDO)apt-get install python3$$version-venv" >&2; exit 1; \
	fi; \
	if ! $$found -c 'import ensurepip' 2> /dev/null; then \
	  version=$$($$found -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	  echo "Python's venv is missing. Install it, then make again:" >&2; \
	  echo "  $(SUDO)apt-get install python$$version-venv" >&2; exit 1; \
	fi; \
	echo "$$found -m venv --clear $(VENV)"; \
	$$found -m venv --clear $(VENV)
	@touch $@
