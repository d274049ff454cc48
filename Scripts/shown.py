"""What the tests in Tests/DemandTests say that they show, and what of it is proven.

A test names the forms of SwiftUI's API that it shows, with their labels: `.shows("View.padding(_:_:)")`. It is believed where
`make prove` has found that the test fails without them; Documentation/Reference/proven-forms.tsv says which.
"""
import csv
import glob
import os
import re
from dataclasses import dataclass

import symbols

TESTS = os.path.join(symbols.ROOT, "Tests/DemandTests")
PROVEN = os.path.join(symbols.ROOT, "Documentation/Reference/proven-forms.tsv")


@dataclass(frozen=True)
class Test:
    path: str
    line: int
    name: str
    forms: tuple


def tests():
    """All tests that say what they show."""
    found = []
    for path in sorted(glob.glob(os.path.join(TESTS, "*.swift"))):
        with open(path) as stream:
            source = stream.read()
        for trait in re.finditer(r"\.shows\(((?:\s*\"[^\"]+\",?)+)\s*\)", source):
            name = re.compile(r"func (\w+)").search(source, trait.end()).group(1)
            found.append(Test(os.path.relpath(path, symbols.ROOT), source.count("\n", 0, trait.end()) + 1, name,
                              tuple(re.findall(r'"([^"]+)"', trait.group(1)))))
    return found


def forms():
    """The forms that tests say to show, each with the first of its tests."""
    found = {}
    for test in tests():
        for form in test.forms:
            found.setdefault(form, test)
    return found


@dataclass(frozen=True)
class Proof:
    form: str
    # "proven", or "carried" where no mutant can be made.
    state: str
    test: str
    # What the test fails without, or why the form is carried.
    note: str


def proofs():
    with open(PROVEN) as stream:
        return [Proof(**row) for row in csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE)]


def proven():
    """The forms that are proven, each with its test; those that are carried, each with the reason; and what does not fit the
    tests as they are."""
    named, known = forms(), {proof.form: proof for proof in proofs()}
    problems = [f"{test.path}:{test.line}: {test.name} shows {form}, which is not proven. Run make prove."
                for form, test in named.items() if form not in known]
    for proof in known.values():
        if proof.form not in named or named[proof.form].name != proof.test:
            problems.append(f"proven-forms.tsv says that {proof.test} shows {proof.form}, but it does not. Run make prove.")
    fitting = [proof for proof in known.values() if proof.form in named]
    return ({proof.form: named[proof.form] for proof in fitting if proof.state == "proven"},
            {proof.form: proof.note for proof in fitting if proof.state == "carried"}, problems)
