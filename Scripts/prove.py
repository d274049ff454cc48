#!/usr/bin/env python3
"""Proves that the tests in Tests/DemandTests fail where a form has not its effect, with mutants of them (mutants.py).

All mutants are built into one program, DemandMutants, from sources in out/prove. Each runs in a process of its own. What the
compiler refuses is tried in other ways; an aspect that cannot be left out in any is not asked for. A form is proven where its
test passes as it is, fails without each of the form's other aspects, and has one at least. The result is in
Documentation/Reference/proven-forms.tsv.

    prove.py check          runs all and compares with the file
    prove.py accept         writes the file
    prove.py try PATTERN…   runs the mutants of the forms that match a pattern
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
from dataclasses import dataclass, replace

import mutants
import shown
import symbols

OUT = os.path.join(symbols.ROOT, "out/prove")
PROGRAM = os.path.join(symbols.ROOT, ".build/debug/DemandMutants")
SUPPORT = ["Tests/DemandMutants/*.swift", "Tests/DemandTests/DrawnView.swift", "Tests/DemandTests/Shows.swift"]
# Seconds after which a mutant that does not end has failed.
LIMIT = 120


@dataclass
class Mutant:
    name: str
    form: str
    test: shown.Test
    aspect: mutants.Aspect
    imports: list
    source: str
    way: int = 0

    @property
    def path(self):
        return os.path.join(OUT, self.name + ".swift")

    def write(self):
        source = mutants.edited(self.source, self.aspect.ways[self.way])
        save(self.path, "\n".join(
            [f"// {self.form}: {self.aspect.name}", *self.imports, f"enum {self.name} {{", source, "}", ""]))


def save(path, text):
    """Leaves files alone that say so already, so that they do not compile again."""
    if not os.path.exists(path) or open(path).read() != text:
        with open(path, "w") as stream:
            stream.write(text)


def generate(forms):
    """The mutants of all forms, and each test as it is."""
    pieces = {test: mutants.piece(test) for test in forms.values()}
    made = [(form, test, aspect) for form, test in forms.items() for aspect in mutants.aspects(form, pieces[test][1])]
    whole = mutants.Aspect("as it is", ((),))
    return ([Mutant(f"M{number}", *mutant, *pieces[mutant[1]]) for number, mutant in enumerate(made)],
            [Mutant(f"Whole{number}", "", test, whole, *pieces[test]) for number, test in enumerate(pieces)])


def build(made):
    """Builds the mutants. Where the compiler refuses the first way to leave something out, all others are tried at once; the
    first of them that it accepts counts."""
    waiting = {mutant.name: mutant for mutant in made}
    while True:
        done = subprocess.run(
            ["swift", "build", "--ignore-lock", "--product", "DemandMutants"], cwd=symbols.ROOT, text=True,
            env={**os.environ, "PERCH_PROVE": "1"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode == 0:
            break
        refused = set(re.findall(r"/out/prove/(\w+)\.swift:\d+:\d+: error:", done.stdout)) & set(waiting)
        if not refused:
            raise SystemExit(done.stdout[-4000:])
        print(f"The compiler rejects {len(refused)} of {len(waiting)} mutants.", flush=True)
        for mutant in map(waiting.pop, sorted(refused)):
            os.remove(mutant.path)
            if mutant.way == 0:
                for way in range(1, len(mutant.aspect.ways)):
                    other = replace(mutant, name=f"{mutant.name}Way{way}", way=way)
                    waiting[other.name] = other
                    other.write()
    best = {}
    for mutant in sorted(waiting.values(), key=lambda mutant: mutant.way):
        best.setdefault((mutant.form, mutant.aspect.name, mutant.test.name), mutant)
    return list(best.values())


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


def prepare(made):
    """Writes all sources, and removes what is there of others."""
    os.makedirs(OUT, exist_ok=True)
    support = [path for pattern in SUPPORT for path in sorted(glob.glob(os.path.join(symbols.ROOT, pattern)))]
    kept = {os.path.basename(path) for path in support} | {os.path.basename(mutant.path) for mutant in made}
    for path in glob.glob(os.path.join(OUT, "*.swift")):
        if os.path.basename(path) not in kept:
            os.remove(path)
    for path in support:
        with open(path) as stream:
            save(os.path.join(OUT, os.path.basename(path)), stream.read())
    for mutant in made:
        mutant.write()


def judge(forms, made, whole):
    """The proofs of forms, and what is wrong with the others."""
    built = build(made + whole)
    passed = run(built)
    faulty = {mutant.test.name for mutant in whole if not passed.get(mutant.name)}
    problems = [f"{name} fails, or cannot be built, apart from its file." for name in sorted(faulty)]
    survivors, failing, proofs, reasons = defaultdict(list), defaultdict(list), [], mutants.unseen()
    for mutant in built:
        (survivors if passed[mutant.name] else failing)[mutant.form].append(mutant.aspect.name)
    for form, test in sorted(forms.items()):
        if test.name in faulty:
            continue
        if reason := reasons.get((form, "-")):
            proofs.append(shown.Proof(form, "carried", test.name, reason))
        elif survivors[form]:
            problems.append(f"{form}: {test.name} passes without {', '.join(survivors[form])}.")
        elif not failing[form]:
            problems.append(f"{form}: no mutant of {test.name} can be built.")
        else:
            proofs.append(shown.Proof(form, "proven", test.name, ", ".join(failing[form])))
    return proofs, problems


def main():
    command, patterns = (sys.argv[1:2] or ["check"])[0], sys.argv[2:]
    forms = {form: test for form, test in shown.forms().items()
             if not patterns or any(re.search(pattern, form) for pattern in patterns)}
    made, whole = generate(forms)
    prepare(made + whole)
    print(f"{len(made)} mutants of {len(forms)} forms.", flush=True)
    proofs, problems = judge(forms, made, whole)
    print("\n".join(problems + [f"{sum(proof.state == 'proven' for proof in proofs)} forms are proven, "
                                f"{sum(proof.state == 'carried' for proof in proofs)} carried, of {len(forms)}."]))
    if command == "accept":
        with open(shown.PROVEN, "w") as stream:
            rows = csv.writer(stream, delimiter="\t", quoting=csv.QUOTE_NONE, lineterminator="\n", quotechar=None)
            rows.writerow(["form", "state", "test", "note"])
            rows.writerows((proof.form, proof.state, proof.test, proof.note) for proof in proofs)
    elif command == "check" and set(proofs) != set(shown.proofs()):
        problems.append("Documentation/Reference/proven-forms.tsv is out of date. Run Scripts/prove.py accept.")
        print(problems[-1])
    raise SystemExit(1 if problems else 0)


if __name__ == "__main__":
    main()
