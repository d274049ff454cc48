#!/usr/bin/env python3
"""Writes which of Ledger's tests hold which deliverable of the plan, or checks that what is written is so.

A test's name begins with what it holds: `WP04.3` is the third deliverable of work package 4, `2.6` a section of the
screens' description, `FR-8` a requirement. One test may hold several, separated by commas.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent / "Apps/Ledger"
TABLE = ROOT / "Documentation/Deliverables.md"
TEST = re.compile(r'@Test\(\s*"([^"]+)"')
NAME = re.compile(r"^((?:WP\d\d\.\d+|FR-\d+(?:\.\d+)?|\d+(?:\.\d+)?\.?|Section \d+:|Components(?: \d+)?:)"
                  r"(?:,\s*(?=WP|FR))?)+")

# The deliverables of each work package, in the plan's order.
DELIVERABLES = {
    0: ["keeping media", "galleries of pictures", "an item's quantity", "tests of keeping media"],
    1: ["lists of projects", "budgets", "tests of both"],
    2: ["list of projects", "a project's screen", "budget tab", "export of transactions", "from the list to a project"],
    3: ["display of transactions", "next steps", "completeness", "lists of transactions", "receipts as text",
        "tests of all five"],
    4: ["list of transactions", "a transaction's screen", "its sheets", "items from a list",
        "from the list to a transaction"],
    5: ["lists of items", "display of items", "bulk sales", "tests of all three"],
    6: ["list of items", "an item's screen", "thirteen sheets", "sales and lineage", "from the list to an item"],
    7: ["lists of spaces", "display of spaces", "tests of both"],
    8: ["list of spaces", "a space's screen", "its sheets", "from the list to a space"],
    9: ["the inventory's context", "what it shares with projects", "tests that nothing of a project is in it"],
    10: ["the inventory's screen", "filters, sorts and bulk operations", "from the inventory to its documents"],
    11: ["a project's form", "a transaction's form", "an item's form", "a space's form", "tests of all four"],
    12: ["new project", "new transaction", "new item", "new space", "created at once, refused if incomplete",
         "from project, inventory and the Add button"],
    13: ["templates, vendors, invitations, profile", "their services", "settings", "categories", "templates", "vendors",
         "users", "account", "appearance and account info"],
    14: ["what is found", "tests of it"],
    15: ["universal search", "from a result to its document", "the tab is kept"],
    16: ["sums of reports", "three reports, on screen and as PDF", "accounting tab", "tests of sums"],
}


def rows():
    for file in sorted((ROOT / "Tests").rglob("*.swift")):
        for title in TEST.findall(file.read_text()):
            match = NAME.match(title)
            if not match:
                continue
            words = title[match.end():].strip(" :") or title
            for name in re.split(r",\s*", match.group().strip()):
                yield name.strip(" .:"), words, file.stem


def key(row):
    return not row[0].startswith("WP"), re.sub(r"\d+", lambda digits: digits.group().zfill(3), row[0]), row[1]


def deliverables():
    for package, names in DELIVERABLES.items():
        for place, words in enumerate(names, 1):
            yield f"WP{package:02}.{place}", words


def table():
    tests = sorted(rows(), key=key)
    known = dict(deliverables())
    wrong = {name for name, _, _ in tests if name.startswith("WP") and name not in known}
    if wrong:
        sys.exit(f"The plan has no {', '.join(sorted(wrong))}")
    lines = [
        "# Deliverables and their tests",
        "",
        "`WPn.m` is deliverable m of the plan's work package n. A number alone is a section of the screens' description or of",
        "the app's list of work. `Scripts/ledger-deliverables.py` writes this page from the names of the tests.",
        "",
        "| deliverable | what is tested | in |",
        "|---|---|---|",
    ]
    lines += [f"| {name}{' ' + known[name] if name in known else ''} | {words} | `{file}` |" for name, words, file in tests]
    held = {name for name, _, _ in tests}
    missing = [f"| {name} | {words} |" for name, words in known.items() if name not in held]
    if missing:
        lines += ["", "## Without a test", "", "| deliverable | what it is |", "|---|---|"] + missing
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        if not TABLE.exists() or TABLE.read_text() != table():
            sys.exit(f"{TABLE.relative_to(ROOT.parent.parent)} is out of date: run Scripts/ledger-deliverables.py")
    else:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(table())
