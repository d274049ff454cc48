#!/usr/bin/env python3
"""Says where the public API differs from Apple's, by the lists in Documentation/Reference.

    Scripts/api-differences.py          prints what differs, list by list, and what explains it
    Scripts/api-differences.py check    fails where something differs that Documentation/Differences.md does not explain, and
                                        where that file explains what does not differ

The lists hold names and normalised signatures that were once found to differ, and all names of SwiftUI's; what was mended
since stays in them, so that it stays mended. The notes are the tables of Documentation/Differences.md, one a section: in
the first column patterns of names in backticks, in which `*` stands for anything, in the second the reason.
"""
import csv
import fnmatch
import os
import re
import sys
from collections import Counter, defaultdict

import signatures
import symbols

REFERENCE = os.path.join(symbols.ROOT, "Documentation/Reference")
NOTES = os.path.join(symbols.ROOT, "Documentation/Differences.md")
TYPES = {"struct", "class", "enum", "protocol", "typealias", "associatedtype", "macro"}
# What the compiler makes of a conformance or takes from a default: the list of conformances speaks for it.
SYNTHESISED = re.compile(
    r"\.(hash\(into:\)|hashValue|allCases|rawValue|init\(rawValue:\)|encode\(to:\)|init\(from:\)|[=<>+-]+\(.*\))$")


def table(name):
    with open(os.path.join(REFERENCE, name)) as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


class Surface:
    """What the modules declare, by name."""

    def __init__(self):
        self.named, self.digests, self.deprecated = defaultdict(list), symbols.digests(), symbols.deprecations()
        for symbol in symbols.load():
            self.named[symbol.name.replace("`", "")].append(symbol)
        self.bases = {name.split("(")[0] for name in self.named}
        self.types = {name for name, found in self.named.items() if any(s.kind in TYPES for s in found)}
        self.conformances = defaultdict(set)
        for (_, name), protocols in symbols.conformances().items():
            self.conformances[name] |= {protocol.split(" where ")[0] for protocol in protocols}

    def attributes(self, symbol):
        return self.digests.get(symbol.usr, (frozenset(), False))[0]

    def declares(self, name):
        if name in self.named:
            return True
        if ".subscript(" in name:
            # Documentation writes the labels of subscripts by what they are called inside.
            return name.split("(")[0] in self.bases
        if re.search(r"\.buildBlock\((_:)+\)$", name):
            # One builder of any number of parts stands for ten of so and so many.
            return any("each" in s.declaration for s in self.named.get(re.sub(r"\(.*", "(_:)", name), []))
        return False


    def is_preconcurrency(self, symbol):
        return "@preconcurrency" in symbol.declaration or "Preconcurrency" in self.attributes(symbol)


def lacking(rows, has):
    """The rows of which there are fewer among a name's declarations than the list wants."""
    for row, wanted in Counter(rows).items():
        found = has(row)
        for _ in range(wanted - found):
            yield row


def names(surface):
    for row in table("swiftui-symbols.tsv"):
        name = row["symbol"].split(" ")[-1].replace("`", "")
        # Of a type that is not here the members are not listed.
        owner = name.split(".")[0]
        member = row["kind"] in ("typealias", "associatedtype") and "." in name
        if name[:1] == "#" or SYNTHESISED.search(name) or member or surface.declares(name):
            continue
        yield name if owner in surface.types or name == owner else owner


def isolation(surface):
    def has(row):
        kind, name, wanted = row
        of_types = kind in TYPES
        found = 0
        for symbol in surface.named[name]:
            if (symbol.kind in TYPES) != of_types:
                continue
            on_main = "@MainActor" in symbol.declaration
            found += {"@MainActor": on_main, "nonisolated": not on_main, "none": not on_main,
                      "@preconcurrency": surface.is_preconcurrency(symbol) or not on_main}[wanted]
        return found

    rows = [(row["kind"], row["declaration"], row["wanted"]) for row in table("api/isolation.tsv")]
    for kind, name, wanted in lacking([row for row in rows if surface.named[row[1]]], has):
        yield f"{name} {wanted}"


def conformances(surface):
    for row in table("api/conformances.tsv"):
        if row["type"] in surface.types | set(surface.conformances):
            if (row["protocol"] in surface.conformances[row["type"]]) != (row["wanted"] == "yes"):
                yield f"{'' if row['wanted'] == 'yes' else 'not '}{row['type']}: {row['protocol']}"


def ranking(surface):
    def has(row):
        name, wanted = row
        return sum(("DisfavoredOverload" in surface.attributes(s)) == (wanted == "disfavoured") for s in surface.named[name])

    rows = [(row["declaration"], row["wanted"]) for row in table("api/ranking.tsv")]
    for name, wanted in lacking(rows, has):
        yield f"{name} {wanted}"


def deprecations(surface):
    def has(row):
        name, wanted = row
        return sum(surface.deprecated.get(s.usr) == wanted for s in surface.named[name])

    rows = [(row["declaration"], row["kind"]) for row in table("api/deprecations.tsv")]
    for name, wanted in lacking([row for row in rows if surface.named[row[0]]], has):
        yield f"{name} {wanted}"


def open_members(surface):
    for row in table("api/open.tsv"):
        name = row["declaration"]
        if surface.named[name] and not any(s.is_open for s in surface.named[name]):
            yield name


def overloads(surface):
    for row in table("api/overloads.tsv"):
        name, wanted = row["declaration"], signatures.listed(row["signature"])
        if not any(signatures.covers(signatures.declared(s.declaration), wanted) for s in surface.named[name]):
            yield f"{name} {row['signature']}"


LISTS = {"Names": names, "Overloads": overloads, "Ranking": ranking, "Isolation": isolation, "Conformances": conformances,
         "Deprecations": deprecations, "Open members": open_members}


def notes():
    """The patterns of each section, with their reasons: `{"Names": [("Widget*", "…")]}`."""
    found, section = defaultdict(list), ""
    if not os.path.exists(NOTES):
        return found
    with open(NOTES) as stream:
        for line in stream:
            if line.startswith("## "):
                section = line[3:].strip()
            cells = line.strip().strip("|").split("|")
            if section in LISTS and line.startswith("| `") and len(cells) == 2:
                found[section] += [(pattern, cells[1].strip()) for pattern in re.findall("`([^`]+)`", cells[0])]
    return found


def main():
    if sys.argv[1:] not in ([], ["check"]):
        raise SystemExit(__doc__)
    surface, explained, problems = Surface(), notes(), []
    for title, differences in LISTS.items():
        found, used = Counter(differences(surface)), set()
        open_ones = []
        for name in sorted(found):
            pattern = next((pattern for pattern, _ in explained[title] if fnmatch.fnmatchcase(name, pattern)), None)
            used.add(pattern)
            if not pattern:
                open_ones.append(name)
        idle = [pattern for pattern, _ in explained[title] if pattern not in used]
        print(f"{title}: {sum(found.values())} differ, {len(open_ones)} of them unexplained")
        problems += [f"{title}: {name}" for name in open_ones] + [f"{title}: the note `{p}` explains nothing" for p in idle]
    if problems:
        print("\n".join(problems))
        if sys.argv[1:]:
            raise SystemExit("Correct the difference, or explain it in Documentation/Differences.md.")


main()
