#!/usr/bin/env python3
"""Writes Documentation/SupportMatrix.md: which of SwiftUI's API works, which is accepted only, which is missing.

With the argument `check` it writes nothing, and fails where the file is out of date, where a test shows what is not proven,
where something does nothing without saying so, or where too little of the demand works.

What counts are forms: a name with its argument labels, as code calls it. A form works where its test fails without it, as
`make prove` has found (prove.py).
A name works where the forms that make up nearly all of its calls do, and each one that is much used; else it works in
part. What is accepted without effect is listed in Sources/SwiftUICore/Graph/WithoutEffect.swift, and nowhere else; what is
kept though nobody reads it, and what is known to lack something, in Documentation/Reference/support-notes.tsv.
"""
import csv
import glob
import os
import re
import sys
from collections import Counter, defaultdict

import shown
import symbols

REFERENCE = os.path.join(symbols.ROOT, "Documentation/Reference")
OUTPUT = os.path.join(symbols.ROOT, "Documentation/SupportMatrix.md")
WITHOUT_EFFECT = os.path.join(symbols.ROOT, "Sources/SwiftUICore/Graph/WithoutEffect.swift")
UIKIT_WITHOUT_EFFECT = os.path.join(symbols.ROOT, "Sources/UIKit/WithoutEffect.swift")
DEMAND = 0.90
# Of the forms that make up the demand, at least so many are to work.
AIM = 0.95
# A name works where tests show forms that make up so much of its calls.
SHARE = 0.90
# Names in the usage tables that the language or another framework brings.
FOREIGN = {
    "@MainActor": "Swift", "@Observable": "Observation", "@ObservationIgnored": "Observation",
    "@Published": "Combine", "@Query": "SwiftData", "@Model": "SwiftData", "@FetchRequest": "Core Data",
    "FetchedResults": "Core Data",
    "#Predicate": "Foundation",
}
# Counted as calls, but nothing takes a closure alone: a type or a member before the brace of a body. The last two are of
# programs' own.
NO_CALLS = {"AnyView {}", "Image {}", "Color {}", "Text {}", "Font {}", "EmptyView {}", "LocalizedStringKey {}",
            "View.id {}", "View.position {}", "Animation {}", "Alignment {}", "Font.width {}", "Font.leading {}",
            "Angle {}", "AnyTransition {}", "EdgeInsets {}", "GridItem {}", "State {}", "StrokeStyle {}",
            "Gradient {}", "LinearGradient {}", "OpenURLAction {}", "Label(_:icon:)", "View.alert(item:)"}
# Functions that do nothing, as Apple's.
RIGHTLY_IDLE = {"path", "copy", "updated"}
# Values of UIKit's that hold whatever is set: fonts of text styles always follow the user's text size.
ALWAYS_SO = {"adjustsFontForContentSizeCategory"}
# Values that only a call without effect takes, which is in UIKitWithoutEffect: animations, for CALayer.add(_:forKey:).
TAKEN_WITHOUT_EFFECT = {"Sources/UIKit/Layers/CAAnimation.swift"}
# Where a symbol is to be found that the tables call by another name.
FROM_ELSEWHERE = {"Swift", "Observation", "Combine", "Foundation", "SwiftData", "Core Data"}


def table(name, delimiter=","):
    with open(os.path.join(REFERENCE, name)) as stream:
        return list(csv.DictReader(stream, delimiter=delimiter))


def sources():
    """Files that use symbols, tests first."""
    found = {}
    for pattern in ("Tests/**/*.swift", "Sources/DesignSystem/**/*.swift", "Sources/Gallery*/**/*.swift"):
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


class Evidence:
    def __init__(self):
        self.sources = sources()
        self.known = {}
        self.forms, self.carried, self.problems = shown.proven()
        self.shown = {}
        for form, test in self.forms.items():
            self.shown.setdefault(symbol_of(form), test)

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


def test_link(test):
    return f"[{test.name}](../{test.path}#L{test.line})"


def notes():
    """What is carried or works in part by hand-written notes: `{symbol: (state, note)}`."""
    return {row["symbol"]: (row["state"], row["note"]) for row in table("support-notes.tsv", "\t")}


def silent():
    """Public functions that only return what they are called on and do not say so; and what is said to have no effect
    though nothing tells it."""
    idle = re.compile(r"public (?:static )?func (\w+)[^{}]*\{\s*(?:return )?self\s*\}")
    found, told = [], set()
    for path in sorted(glob.glob(os.path.join(symbols.ROOT, "Sources/**/*.swift"), recursive=True)):
        with open(path) as stream:
            code = stream.read()
        # What replaces packages says in Documentation/StandIns.md what it does not do.
        if "/PackageStandIns/" in path:
            continue
        if "WithoutEffect" in code:
            told |= set(re.findall(r"\.(\w+)", code))
        found += [f"{os.path.relpath(path, symbols.ROOT)}:{code.count(chr(10), 0, match.start()) + 1}: "
                  f"{match.group(1)} does nothing and does not stand in WithoutEffect."
                  for match in idle.finditer(code) if match.group(1) not in RIGHTLY_IDLE]
    with open(WITHOUT_EFFECT) as stream:
        cases = re.findall(r"case (\w+) =", stream.read())
    return found + [f"WithoutEffect.{case} is told nowhere." for case in cases if case not in told]


def unread():
    """Stored values of UIKit's classes that no source reads, and that do not say so when they are set."""
    code = {}
    for path in glob.glob(os.path.join(symbols.ROOT, "Sources/**/*.swift"), recursive=True):
        if path != UIKIT_WITHOUT_EFFECT:
            with open(path) as stream:
                code[path] = re.sub(r"//.*", "", stream.read())
    with open(UIKIT_WITHOUT_EFFECT) as stream:
        cases = dict(re.findall(r'case (\w+) =\s+"([^"]+)"', stream.read()))
    everything = "\n".join(code.values())
    words = Counter(re.findall(r"\w+", re.sub(r"UIKitWithoutEffect\.\w+", "", everything)))
    declared = Counter(re.findall(r"^ *(?:@\w+ |[a-z]+ )*var (\w+)", everything, re.M))
    told = {name.split(".")[-1] for name in cases.values()}
    found = [f"UIKitWithoutEffect.{case} is told nowhere."
             for case in cases if f"UIKitWithoutEffect.{case}.log()" not in everything]
    for path, text in sorted(code.items()):
        # A case without a member is about all that its type's file declares.
        if os.path.relpath(path, symbols.ROOT) in TAKEN_WITHOUT_EFFECT:
            continue
        if "/Sources/UIKit/" not in path or os.path.basename(path)[:-len(".swift")] in cases.values():
            continue
        for name in re.findall(r"^ *(?:open|public) var (\w+)(?:: [^={\n]+)?(?: = [^{\n]+)?(?:\{ didSet|$)", text, re.M):
            if words[name] == declared[name] and name not in told | ALWAYS_SO:
                found.append(f"{os.path.relpath(path, symbols.ROOT)}: nobody reads {name}; say so in UIKitWithoutEffect.")
    return found


def check(text, share):
    def without_lines(text):
        return re.sub(r"#L\d+", "", text)

    with open(OUTPUT) as stream:
        if without_lines(stream.read()) != without_lines(text):
            raise SystemExit("Documentation/SupportMatrix.md is out of date. Run make coverage, and look at the changes.")
    if share < AIM:
        raise SystemExit(f"Only {share:.1%} of the most used forms work; the aim is {AIM:.0%}.")
    print(f"{share:.1%} of the most used forms work, and the support matrix is up to date.")


class Verdicts:
    """What is to be said of each name and each form."""

    def __init__(self):
        self.surface, self.evidence = Surface(), Evidence()
        self.ineffective, self.notes = without_effect(), notes()
        self.uses = {row["symbol"]: int(row["count"]) for row in table("usage.csv")}
        self.labels = defaultdict(dict)
        for row in table("usage_labels.csv"):
            # Not everything the counting took for a call is one.
            if row["symbol"] not in NO_CALLS:
                self.labels[symbol_of(row["symbol"])][row["symbol"]] = int(row["count"])
        forms = sorted(((form, count) for known in self.labels.values() for form, count in known.items()),
                       key=lambda form: (-form[1], form[0]))
        uses, running, self.demanded = sum(count for _, count in forms), 0, {}
        for form, count in forms:
            if running < DEMAND * uses:
                self.demanded[form] = count
            running += count

    def of(self, symbol):
        """A name's state and what there is to say about it."""
        origin = FOREIGN.get(symbol)
        if symbol in self.ineffective:
            return "no effect", "accepted, told once"
        if origin not in FROM_ELSEWHERE and not self.surface.declares(symbol):
            return "missing", f"belongs to {origin}" if origin else ""
        state, note = self.notes.get(symbol, (None, ""))
        if state == "carried":
            return "carried", note
        test = self.evidence.shown.get(symbol)
        if not test and symbol in self.evidence.carried:
            return "carried", self.evidence.carried[symbol]
        if not test:
            found = self.evidence.of(symbol)
            return ("used", link(found)) if found else ("declared", "no test uses it yet")
        counted = self.labels[symbol]
        lacking = [form for form in counted if form not in self.evidence.forms]
        # Of some types the members are used, and hardly ever an initialiser.
        if sum(counted.values()) > (1 - SHARE) * self.uses.get(symbol, 0):
            share = 1 - sum(counted[form] for form in lacking) / sum(counted.values())
            much = [form for form in lacking if form in self.demanded]
            if share < SHARE or much:
                least = much or lacking[:2]
                note = "; ".join(filter(None, [note, "not shown: " + ", ".join(f"`{form}`" for form in least)]))
                state = "partial"
        if state == "partial":
            return state, f"{test_link(test)}; {note}"
        return "works", test_link(test)

    def of_form(self, form):
        """A form's state and what there is to say about it."""
        symbol = symbol_of(form)
        state, note = self.of(symbol)
        if state in {"no effect", "missing", "carried"}:
            return state, note
        if form in self.evidence.forms:
            if self.notes.get(symbol, ("",))[0] == "partial":
                return "partial", f"{test_link(self.evidence.forms[form])}; {self.notes[symbol][1]}"
            return "works", test_link(self.evidence.forms[form])
        if form in self.evidence.carried:
            return "carried", self.evidence.carried[form]
        return "not shown", ""

    def slips(self):
        """What the tests and the notes say that is not so."""
        unknown = [f"A test says that it shows {symbol}, which the usage tables do not have."
                   for symbol in sorted(set(self.evidence.shown) - set(self.uses))]
        undeclared = [f"support-notes.tsv speaks of {symbol}, which is not declared."
                      for symbol in sorted(self.notes) if not self.surface.declares(symbol)]
        return self.evidence.problems + silent() + unread() + unknown + undeclared


def main():
    verdicts = Verdicts()
    if slips := verdicts.slips():
        raise SystemExit("\n".join(slips))
    surface = verdicts.surface
    total, running, rows = sum(verdicts.uses.values()), 0, []
    for symbol, count in verdicts.uses.items():
        rows.append((symbol, count, running < DEMAND * total, *verdicts.of(symbol)))
        running += count
    demanded = [row for row in rows if row[2]]
    working = [row for row in demanded if row[3] == "works"]
    forms = [(form, count, *verdicts.of_form(form)) for form, count in verdicts.demanded.items()]
    shown_forms = [form for form in forms if form[2] == "works"]

    whole = table("swiftui-symbols.tsv", "\t")
    by_type = defaultdict(lambda: [0, 0])
    for row in whole:
        name = row["symbol"].split(" ")[-1]
        owner = name.split(".")[0].split("(")[0]
        by_type[owner][1] += 1
        if name in surface.names or name in surface.bases:
            by_type[owner][0] += 1
    declared = sum(v[0] for v in by_type.values())

    out = ["# Support matrix", "",
           "`make coverage` writes this page from the symbol graphs of the modules and from the tests. Do not edit it. The uses "
           "are [counted](Reference/README.md) in public SwiftUI code.", "",
           "| | number | share |", "|---|---:|---:|",
           f"| forms (names with argument labels) that make up {DEMAND:.0%} of all calls | {len(forms)} | |",
           f"| of these, work | {len(shown_forms)} | {len(shown_forms) / len(forms):.1%} |",
           f"| names that make up {DEMAND:.0%} of all uses | {len(demanded)} | |",
           f"| of these, work in all frequently used forms | {len(working)} | {len(working) / len(demanded):.1%} |",
           f"| forms with a test | {len(verdicts.evidence.forms) + len(verdicts.evidence.carried)} | |",
           f"| of these, proven: the test fails without the form | {len(verdicts.evidence.forms)} | |",
           f"| of these, carried: no part of the test can be removed | {len(verdicts.evidence.carried)} | |",
           f"| of SwiftUI's {len(whole)} public names up to iOS 18, declared | {declared} | {declared / len(whole):.1%} |",
           "", "| state | meaning |", "|---|---|",
           "| works | The linked test shows the effect. The test fails if the form has no effect, if an "
           "argument is ignored, or if a control cannot change its value. `make prove` verifies this with mutants of the test. "
           f"For a name, this applies to the forms that make up {SHARE:.0%} of its calls. |",
           "| partial | A part works. The last column says what is missing. |",
           "| carried | The value is stored, and code can read it, but nothing in Perch uses it. Or no mutant can remove its "
           "effect. |",
           "| no effect | The call is accepted and logged once. |",
           "| used | The name is declared and used in the linked file, but no test shows its effect. |",
           "| declared | The name is declared, but nothing uses it. |",
           "| missing | The name is not declared. |", ""]

    def written(state):
        return f"**{state}**" if state == "missing" else state

    def section(title, rows):
        out.extend([f"## {title}", "", "| symbol | uses | state | shown by, or what is missing |", "|---|---:|---|---|"])
        out.extend(f"| `{symbol}` | {count} | {written(state)} | {note} |" for symbol, count, *_, state, note in rows)
        out.append("")

    section(f"The {len(forms)} forms that make up {DEMAND:.0%} of all calls", forms)
    section(f"The {len(demanded)} names that make up {DEMAND:.0%} of all uses", demanded)
    section("The other names that were counted", [row for row in rows if not row[2]])
    if carried := verdicts.evidence.carried:
        out.extend(["## Forms whose effect no mutant can remove", "", "| form | why |", "|---|---|"])
        out.extend(f"| `{form}` | {reason} |" for form, reason in carried.items())
        out.append("")
    out.extend(["## The whole surface, by type", "", "<details><summary>Declared and all names of each type</summary>", "",
                "| type | declared | all |", "|---|---:|---:|"])
    for owner, (have, all_) in sorted(by_type.items(), key=lambda item: (-item[1][1], item[0])):
        out.append(f"| `{owner}` | {have} | {all_} |")
    out.extend(["", "</details>", ""])
    text = "\n".join(out)
    share = len(shown_forms) / len(forms)
    if sys.argv[1:] == ["check"]:
        check(text, share)
        return
    with open(OUTPUT, "w") as stream:
        stream.write(text)
    print(f"{len(shown_forms)} of the {len(forms)} most used forms work ({share:.1%}), and {len(working)} of the "
          f"{len(demanded)} most used names.")
    print("Not shown to work: " + ", ".join(form[0] for form in forms if form[2] != "works"))


if __name__ == "__main__":
    main()
