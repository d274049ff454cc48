#!/usr/bin/env python3
"""Proves that the tests in Tests/DemandTests fail where a form has not its effect, with mutants of them (mutants.py).

All mutants are built into one program, DemandMutants, in out/prove. Each runs in a process of its own. What the compiler
refuses is tried in another way, until all that is left compiles. A form is proven where its test passes as it is and fails
for each of the form's aspects. Documentation/Reference/proven-forms.tsv has the result; without arguments this compares it
and fails where a form is no longer proven, with `accept` it writes it.
"""
import concurrent.futures
import csv
import glob
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass

import mutants
import shown
import symbols

OUT = os.path.join(symbols.ROOT, "out/prove")
PROGRAM = os.path.join(symbols.ROOT, ".build/debug/DemandMutants")
RESULT = os.path.join(symbols.ROOT, "Documentation/Reference/proven-forms.tsv")
SUPPORT = ["Tests/DemandMutants/*.swift", "Tests/DemandTests/DrawnView.swift", "Tests/DemandTests/Shows.swift"]
# Seconds after which a mutant that does not end has failed.
LIMIT = 120


@dataclass
class Mutant:
    name: str
    form: str
    test: shown.Test
    aspect: mutants.Aspect
    way: int = 0

    @property
    def path(self):
        return os.path.join(OUT, self.name + ".swift")

    def write(self):
        imports, source = mutants.piece(self.test)
        source = mutants.edited(source, self.aspect.ways[self.way])
        save(self.path, "\n".join([f"// {self.form}: {self.aspect.name}", *imports, f"enum {self.name} {{", source, "}", ""]))


def save(path, text):
    """Leaves files alone that say so already, so that they do not compile again."""
    if not os.path.exists(path) or open(path).read() != text:
        with open(path, "w") as stream:
            stream.write(text)


def generate(forms):
    """The mutants of all forms, and each test as it is."""
    made, tests = [], {}
    for form, test in forms.items():
        tests.setdefault(test.name, test)
        for aspect in mutants.aspects(form, mutants.piece(test)[1]):
            made.append(Mutant(f"M{len(made)}", form, test, aspect))
    whole = mutants.Aspect("as it is", ((),))
    return made, [Mutant(f"Whole{index}", "", test, whole) for index, test in enumerate(tests.values())]


def build(made):
    """Builds the mutants that the compiler accepts; leaves out those that it refuses in every way."""
    waiting = {mutant.name: mutant for mutant in made}
    while True:
        done = subprocess.run(
            ["swift", "build", "--ignore-lock", "--product", "DemandMutants"], cwd=symbols.ROOT, text=True,
            env={**os.environ, "PERCH_PROVE": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            return list(waiting.values())
        refused = set(re.findall(r"/out/prove/(\w+)\.swift:\d+:\d+: error:", done.stdout)) & set(waiting)
        if not refused:
            raise SystemExit(done.stdout[-4000:])
        print(f"The compiler refuses {len(refused)} of {len(waiting)} mutants.", flush=True)
        for name in refused:
            mutant = waiting[name]
            if mutant.way + 1 < len(mutant.aspect.ways):
                mutant.way += 1
                mutant.write()
            else:
                os.remove(mutant.path)
                del waiting[name]


def passes(mutant):
    """Whether the test of a mutant passes."""
    try:
        done = subprocess.run(
            [PROGRAM, "--testing-library", "swift-testing", "--filter", rf"\.{mutant.name}[./]"], cwd=symbols.ROOT, timeout=LIMIT,
            text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode == 0 and "with 1 test" not in done.stdout:
        raise SystemExit(f"{mutant.name} ran no test:\n{done.stdout}")
    return done.returncode == 0


def run(made):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip((mutant.name for mutant in made), pool.map(passes, made)))


def main():
    forms = shown.forms()[0]
    if len(sys.argv) > 2:
        forms = {form: test for form, test in forms.items() if any(re.search(part, form) for part in sys.argv[2:])}
    os.makedirs(OUT, exist_ok=True)
    made, whole = generate(forms)
    support = [path for pattern in SUPPORT for path in sorted(glob.glob(os.path.join(symbols.ROOT, pattern)))]
    kept = {os.path.basename(path) for path in support} | {os.path.basename(m.path) for m in made + whole}
    for path in glob.glob(os.path.join(OUT, "*.swift")):
        if os.path.basename(path) not in kept:
            os.remove(path)
    for path in support:
        save(os.path.join(OUT, os.path.basename(path)), open(path).read())
    for mutant in made + whole:
        mutant.write()
    print(f"{len(made)} mutants of {len(forms)} forms.", flush=True)
    built = build(made + whole)
    found = run(built)
    for mutant in whole:
        if not found.get(mutant.name):
            print(f"{mutant.test.name} fails, or does not compile, as it is.")
    survivors, killed = defaultdict(list), defaultdict(list)
    for mutant in built:
        if mutant.form:
            (survivors if found[mutant.name] else killed)[mutant.form].append(mutant.aspect.name)
    for form in forms:
        if survivors[form] or not killed[form]:
            print(form, forms[form].name, "survives:", survivors[form], "fails:", killed[form], sep="\t")
    print(sum(1 for form in forms if killed[form] and not survivors[form]), "of", len(forms), "proven in all aspects;",
          sum(1 for form in forms if killed[form]), "in one")


if __name__ == "__main__":
    main()
