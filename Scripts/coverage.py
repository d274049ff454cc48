#!/usr/bin/env python3
"""Writes Documentation/SupportMatrix.md: which SwiftUI symbols work, which are accepted only, which are missing.

What exists is read off the modules' own symbol graphs. What works is what exists and is used in a test, a preview
with a golden picture, or the design system; that file is named. What is accepted without effect is listed in
Sources/SwiftUICore/Graph/WithoutEffect.swift, and nowhere else.
"""
import csv
import glob
import os
import re
from collections import defaultdict

import symbols

REFERENCE = os.path.join(symbols.ROOT, "Documentation/Reference")
OUTPUT = os.path.join(symbols.ROOT, "Documentation/SupportMatrix.md")
WITHOUT_EFFECT = os.path.join(symbols.ROOT, "Sources/SwiftUICore/Graph/WithoutEffect.swift")
DEMAND = 0.90
# Names in the usage tables that the language or another framework brings.
FOREIGN = {
    "@MainActor": "Swift", "@Observable": "Observation", "@ObservationIgnored": "Observation",
    "@Published": "Combine", "@Query": "SwiftData", "@Model": "SwiftData", "@FetchRequest": "Core Data",
    "#Predicate": "Foundation",
}
# Where a symbol is to be found that the tables call by another name.
FROM_ELSEWHERE = {"Swift", "Observation", "Combine", "Foundation"}


def table(name, delimiter=","):
    with open(os.path.join(REFERENCE, name)) as stream:
        return list(csv.DictReader(stream, delimiter=delimiter))


def sources():
    """Files whose use of a symbol shows that it works, tests first."""
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


class Evidence:
    def __init__(self):
        self.sources = sources()
        self.known = {}

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
            found = evidence.of(symbol)
            state, note = ("works", link(found)) if found else ("unshown", "declared; no test shows it yet")
        else:
            state, note = "missing", f"belongs to {origin}" if origin else ""
        rows.append((symbol, count, demanded, state, note))

    demanded = [row for row in rows if row[2]]
    working = [row for row in demanded if row[3] == "works"]
    present = [row for row in demanded if row[3] in ("works", "unshown")]

    whole = table("swiftui-symbols.tsv", "\t")
    by_type = defaultdict(lambda: [0, 0])
    for row in whole:
        name = row["symbol"].split(" ")[-1]
        owner = name.split(".")[0].split("(")[0]
        by_type[owner][1] += 1
        if name in surface.names or name in surface.bases:
            by_type[owner][0] += 1
    declared = sum(v[0] for v in by_type.values())

    signs = {"works": "works", "unshown": "declared", "accepted": "no effect", "missing": "**missing**"}
    out = ["# Support matrix", "",
           "Written by `make coverage` from the modules' own symbol graphs; do not edit. The demand is "
           "[counted](Reference/README.md) in public SwiftUI code.", "",
           "| | symbols | share |", "|---|---:|---:|",
           f"| make up {DEMAND:.0%} of all uses | {len(demanded)} | |",
           f"| of these, work | {len(working)} | {len(working) / len(demanded):.1%} |",
           f"| of these, work or are declared without a test that shows it | {len(present)} | {len(present) / len(demanded):.1%} |",
           f"| of SwiftUI's {len(whole)} public names up to iOS 18, declared | {declared} | {declared / len(whole):.1%} |",
           "", "*works*: declared and used in the test or source linked. *declared*: declared, but no test uses it. "
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
    with open(OUTPUT, "w") as stream:
        stream.write("\n".join(out))
    print(f"{len(working)} of the {len(demanded)} most used symbols work ({len(working) / len(demanded):.1%}), "
          f"{len(present)} are declared.")
    missing = [row[0] for row in demanded if row[3] in ("missing", "unshown")]
    if missing:
        print("Not shown to work: " + ", ".join(missing))


main()
