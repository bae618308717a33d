"""Compiles the rules of the games and the search of the bots with mypyc.

Everything else is in pyproject.toml.

Where nothing can be compiled (no C compiler, no Python.h), all modules are left to the interpreter:
the same games, slower. The build says so, and so do `lanternfish.COMPILED` and
`lanternfish --version`. The environment variable LANTERNFISH_PURE decides it beforehand:
1 never compiles, 0 fails rather than leave anything to the interpreter.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PURE = os.environ.get("LANTERNFISH_PURE", "")
RULES = [
    "src/lanternfish/core",
    "src/lanternfish/games",
    "src/lanternfish/bots/search",
    "src/lanternfish/bots/guides",
]
TRIAL = """
#include <Python.h>
static struct PyModuleDef trial = {PyModuleDef_HEAD_INIT, "trial", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_trial(void) { return PyModule_Create(&trial); }
"""


class Build(build):
    """Builds from nothing but the sources: no module that was deleted since stays behind."""

    def run(self) -> None:
        # What was compiled before stays, and is compiled again only if its C code changed.
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and not is_compiled(path):
                path.unlink()
        super().run()


class BuildRules(build_ext):
    """Compiles all of the rules or none of them."""

    def run(self) -> None:
        if PURE == "1":
            self.interpret("LANTERNFISH_PURE=1")
            return
        if self.inplace:  # A compiled module beside its source would hide every later edit of it.
            self.interpret("nothing is compiled among the sources")
            return
        try:
            compile_trial([])
            self.compile_rules()
        except (BaseError, CCompilerError) as error:
            if PURE == "0":
                raise
            self.interpret(str(error))

    def compile_rules(self) -> None:
        from mypyc.build import mypycify

        sources = sorted(str(path) for folder in RULES for path in Path(folder).rglob("*.py"))
        rules: list[Any] = mypycify(
            sources,
            opt_level="3",
            debug_level="0",
            group_name="lanternfish",
            target_dir=self.build_temp,
        )
        for rule in rules:
            # A compiler that warns of something new is no reason for a slow package.
            rule.extra_compile_args = [f for f in rule.extra_compile_args if f != "-Werror"]
            if sys.platform != "win32":
                # To look for flaws in C code that nobody wrote takes longer than to compile it.
                rule.extra_compile_args.append("-Wno-all")
                # Nothing replaces our functions from outside, so the compiler may inline them:
                # a third of the speed.
                rule.extra_compile_args.append("-fno-semantic-interposition")
                # One rounding for every sum and product, as in Python: the same moves everywhere.
                rule.extra_compile_args.append("-ffp-contract=off")
            rule.depends += ["setup.py", "pyproject.toml"]
        whole = next(rule for rule in rules if rule.name == "lanternfish__mypyc")
        flags = link_time()
        whole.extra_compile_args += flags
        whole.extra_link_args += flags
        self.distribution.ext_modules = rules
        self.reinitialize_command("build_ext").ensure_finalized()  # this command, with the rules
        self.remove_compiled(keep=self.get_outputs())
        self.parallel = self.parallel or os.cpu_count()
        super().run()

    def interpret(self, reason: str) -> None:
        """Leave all modules to the interpreter, and say so."""
        self.remove_compiled(keep=[])
        self.extensions = self.distribution.ext_modules = []
        wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
        if isinstance(wheel, bdist_wheel):
            wheel.root_is_pure = True
        print(f"lanternfish: NOT COMPILED, the games will be slow: {reason}", file=sys.stderr)

    def remove_compiled(self, keep: list[str]) -> None:
        for path in Path(self.build_lib).rglob("*"):
            if is_compiled(path) and str(path) not in keep:
                path.unlink()


def is_compiled(path: Path) -> bool:
    return path.suffix in {".so", ".pyd"}


def link_time() -> list[str]:
    """Asks for the rules, one long C file, to be compiled while linking, which all cores share.

    That takes less than half the time, and the rules become faster. Not every compiler can.
    """
    flags = ["-flto=auto"]
    try:
        compile_trial(flags)
    except (BaseError, CCompilerError):
        return []
    return flags


def compile_trial(flags: list[str]) -> None:
    """Fails in a second where the rules would fail in a minute."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL)
        module = Extension("trial", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        trial = build_ext(Distribution({"ext_modules": [module]}))
        trial.build_lib = trial.build_temp = folder
        trial.ensure_finalized()
        trial.run()


setup(
    cmdclass={"build": Build, "build_ext": BuildRules},
    # Holds the place of what mypyc makes, which is made only once, when it comes to building.
    ext_modules=[Extension("lanternfish__mypyc", [])],
)
