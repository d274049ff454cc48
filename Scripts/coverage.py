#!/usr/bin/env python3
"""Writes Documentation/SupportMatrix.md: which SwiftUI symbols work, which are accepted only, which are missing.

With the argument `check` it writes nothing, and fails where the file is out of date or too little of the demand works.

What exists is read off the modules' own symbol graphs. What works is what exists and is named by a test that shows it,
with the trait `.shows(...)` of Tests/DemandTests; the test is linked. What is merely used in a test or in the design
system is told apart. What is accepted without effect is listed in Sources/SwiftUICore/Graph/WithoutEffect.swift, and
nowhere else.
"""
import csv
import glob
import os
import re
import sys
from collections import defaultdict

import symbols

REFERENCE = os.path.join(symbols.ROOT, "Documentation/Reference")
OUTPUT = os.path.join(symbols.ROOT, "Documentation/SupportMatrix.md")
WITHOUT_EFFECT = os.path.join(symbols.ROOT, "Sources/SwiftUICore/Graph/WithoutEffect.swift")
DEMAND = 0.90
# Of the symbols that make up the demand, at least so many are to work.
AIM = 0.95
# Names in the usage tables that the language or another framework brings.
FOREIGN = {
    "@MainActor": "Swift", "@Observable": "Observation", "@ObservationIgnored": "Observation",
    "@Published": "Combine", "@Query": "SwiftData", "@Model": "SwiftData", "@FetchRequest": "Core Data",
    "#Predicate": "Foundation",
}
# Counted as calls, but no initialiser takes a closure alone: a type before the brace of a body.
NO_CALLS = {"AnyView {}", "Image {}", "Color {}", "Text {}", "Font {}", "EmptyView {}", "LocalizedStringKey {}",
            "View.id {}", "View.position {}", "Animation {}"}
# Where a symbol is to be found that the tables call by another name.
FROM_ELSEWHERE = {"Swift", "Observation", "Combine", "Foundation"}


def table(name, delimiter=","):
    with open(os.path.join(REFERENCE, name)) as stream:
        return list(csv.DictReader(stream, delimiter=delimiter))


def sources():
    """Files that use symbols, tests first."""
    found = {}
    for pattern in ("Tests/**/*.swift", "Sources/DesignSystem/**/*.swift", "Sources/Gallery/**/*.swift"):
        for path in sorted(glob.glob(os.path.join(symbols.ROOT, pattern), recursive=True)):
            with open(path) as stream:
                code = re.sub(r"//.*", "", stream.read())
            found[os.path.relpath(path, symbols.ROOT)] = code
    return found


def pattern(symbol):
    """What the use of a symbol looks like in source."""
    if symbol[0] in "@#":
        return re.compile(r"(?<![\w])" + re.escape(symbol) + r"\b")
    owner, _, member = symbol.partition(".")
    if not member:
        return re.compile(r"(?<![\w.])" + re.escape(owner) + r"\b")
    return re.compile(r"\." + re.escape(member) + r"\b")


def symbol_of(form):
    """`View.padding(_:_:)` and `HStack(spacing:) {}` without their labels."""
    return re.split(r"[( ]", form)[0]


def shown():
    """The forms that tests say they show, each with the test's file and line."""
    found = {}
    for path in sorted(glob.glob(os.path.join(symbols.ROOT, "Tests/DemandTests/*.swift"))):
        with open(path) as stream:
            code = stream.read()
        for trait in re.finditer(r"\.shows\(((?:\s*\"[^\"]+\",?)+)\s*\)", code):
            line = code.count("\n", 0, trait.end()) + 1
            name = re.search(r"func (\w+)", code[trait.end():]).group(1)
            for form in re.findall(r'"([^"]+)"', trait.group(1)):
                found.setdefault(form, (os.path.relpath(path, symbols.ROOT), line, name))
    return found


class Evidence:
    def __init__(self):
        self.sources = sources()
        self.known = {}
        self.forms = shown()
        self.shown = {}
        for form, place in self.forms.items():
            self.shown.setdefault(symbol_of(form), place)

    def of(self, symbol):
        if symbol not in self.known:
            wanted = pattern(symbol)
            self.known[symbol] = next((path for path, code in self.sources.items() if wanted.search(code)), None)
        return self.known[symbol]


class Surface:
    """What the modules declare."""

    def __init__(self):
        self.all = symbols.load()
        self.bases = {s.base for s in self.all}
        self.names = {s.name for s in self.all}
        self.macros = {s.path[-1].split("(")[0] for s in self.all if s.kind == "macro"}
        self.types = {s.path[0] for s in self.all}
        self.members = defaultdict(set)
        for symbol in self.all:
            if len(symbol.path) > 1:
                self.members[symbol.path[-1].split("(")[0]].add(symbol.path[-2])

    def declares(self, symbol):
        if symbol[0] in "@#":
            return symbol[1:] in self.types or symbol[1:] in self.macros
        owner, _, member = symbol.partition(".")
        if not member:
            return owner in self.types
        # A modifier of `Shape` or `Image` may be declared on a protocol that it conforms to.
        return symbol in self.bases or (owner in self.types and bool(
            self.members[member] & {owner, "View", "Shape", "InsettableShape", "ShapeStyle", "Scene", "Animatable"}))


def without_effect():
    if not os.path.exists(WITHOUT_EFFECT):
        return set()
    with open(WITHOUT_EFFECT) as stream:
        return set(re.findall(r'case\s+\w+\s*=\s*"([^"]+)"', stream.read()))


def link(path):
    return f"[{os.path.basename(path)}](../{path})"


def test_link(place):
    path, line, name = place
    return f"[{name}](../{path}#L{line})"


def check(text, share):
    def without_lines(text):
        return re.sub(r"#L\d+", "", text)

    with open(OUTPUT) as stream:
        if without_lines(stream.read()) != without_lines(text):
            raise SystemExit("Documentation/SupportMatrix.md is out of date. Run make coverage, and look at what changed.")
    if share < AIM:
        raise SystemExit(f"Only {share:.1%} of the demand works; {AIM:.0%} is the aim.")
    print(f"{share:.1%} of the demand works, and the support matrix says so.")


def main():
    surface, evidence, ineffective = Surface(), Evidence(), without_effect()
    usage = [row for row in table("usage.csv")]
    labels = defaultdict(list)
    for row in table("usage_labels.csv"):
        labels[row["symbol"].split("(")[0]].append((row["symbol"], int(row["count"])))

    total = sum(int(row["count"]) for row in usage)
    rows, running = [], 0
    for row in usage:
        symbol, count = row["symbol"], int(row["count"])
        demanded = running < DEMAND * total
        running += count
        origin = FOREIGN.get(symbol)
        if symbol in ineffective:
            state, note = "accepted", "accepted without effect, logged once"
        elif origin in FROM_ELSEWHERE or surface.declares(symbol):
            if symbol in evidence.shown:
                state, note = "works", test_link(evidence.shown[symbol])
            elif found := evidence.of(symbol):
                state, note = "used", link(found)
            else:
                state, note = "unshown", "declared; no test uses it yet"
        else:
            state, note = "missing", f"belongs to {origin}" if origin else ""
        rows.append((symbol, count, demanded, state, note))

    demanded = [row for row in rows if row[2]]
    working = [row for row in demanded if row[3] == "works"]
    unknown = set(evidence.shown) - {row[0] for row in rows}
    if unknown:
        raise SystemExit("Tests say that they show what the usage tables do not have: " + ", ".join(sorted(unknown)))

    forms = sorted(((form, count) for known in labels.values() for form, count in known), key=lambda form: -form[1])
    uses, demanded_forms, running = sum(count for _, count in forms), [], 0
    for form, count in forms:
        if running >= DEMAND * uses:
            break
        running += count
        demanded_forms.append(form)
    # Not everything the counting took for a call is one: these are types before a closing brace.
    demanded_forms = [form for form in demanded_forms if form not in NO_CALLS]
    shown_forms = [form for form in demanded_forms if form in evidence.forms]

    whole = table("swiftui-symbols.tsv", "\t")
    by_type = defaultdict(lambda: [0, 0])
    for row in whole:
        name = row["symbol"].split(" ")[-1]
        owner = name.split(".")[0].split("(")[0]
        by_type[owner][1] += 1
        if name in surface.names or name in surface.bases:
            by_type[owner][0] += 1
    declared = sum(v[0] for v in by_type.values())

    signs = {"works": "works", "used": "used", "unshown": "declared", "accepted": "no effect", "missing": "**missing**"}
    out = ["# Support matrix", "",
           "Written by `make coverage` from the modules' own symbol graphs; do not edit. The demand is "
           "[counted](Reference/README.md) in public SwiftUI code.", "",
           "| | symbols | share |", "|---|---:|---:|",
           f"| make up {DEMAND:.0%} of all uses | {len(demanded)} | |",
           f"| of these, work | {len(working)} | {len(working) / len(demanded):.1%} |",
           f"| argument labels that make up {DEMAND:.0%} of all calls | {len(demanded_forms)} | |",
           f"| of these, work | {len(shown_forms)} | {len(shown_forms) / len(demanded_forms):.1%} |",
           f"| of SwiftUI's {len(whole)} public names up to iOS 18, declared | {declared} | {declared / len(whole):.1%} |",
           "", "*works*: the test that is linked fails if it does not. *used*: declared, and used in the file that is linked. "
           "*declared*: declared, but no test uses it. "
           "*no effect*: accepted, logged once. *missing*: not declared.", ""]

    def section(title, rows):
        out.extend([f"## {title}", "", "| symbol | uses | state | shown by | most used form |", "|---|---:|---|---|---|"])
        for symbol, count, _, state, note in rows:
            forms = sorted(labels.get(symbol, []), key=lambda form: -form[1])
            form = ""
            if forms:
                known = forms[0][0] in surface.names
                form = f"`{forms[0][0].split('.')[-1]}`" + ("" if known or symbol[0] in "@#" or state == "missing" or "." not in symbol else " (other labels)")
            out.append(f"| `{symbol}` | {count} | {signs[state]} | {note} | {form} |")
        out.append("")

    section(f"The {len(demanded)} symbols that make up {DEMAND:.0%} of all uses", demanded)
    section("The others that were counted", [row for row in rows if not row[2]])
    out.extend(["## The whole surface, by type", "", "<details><summary>Declared and all names of each type</summary>", "",
                "| type | declared | all |", "|---|---:|---:|"])
    for owner, (have, all_) in sorted(by_type.items(), key=lambda item: (-item[1][1], item[0])):
        out.append(f"| `{owner}` | {have} | {all_} |")
    out.extend(["", "</details>", ""])
    text = "\n".join(out)
    if sys.argv[1:] == ["check"]:
        check(text, len(working) / len(demanded))
        return
    with open(OUTPUT, "w") as stream:
        stream.write(text)
    print(f"{len(working)} of the {len(demanded)} most used symbols work ({len(working) / len(demanded):.1%}), and "
          f"{len(shown_forms)} of the {len(demanded_forms)} most used argument labels.")
    lacking = [row[0] for row in demanded if row[3] != "works"] + [f for f in demanded_forms if f not in evidence.forms]
    if lacking:
        print("Not shown to work: " + ", ".join(lacking))


if __name__ == "__main__":
    main()
