#!/usr/bin/env python3
"""Writes which test of Ledger's screens holds which deliverable of the plan, or checks that what is written is so.

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


def rows():
    for file in sorted((ROOT / "Tests/LedgerUITests").rglob("*.swift")):
        for title in TEST.findall(file.read_text()):
            match = NAME.match(title)
            if not match:
                continue
            words = title[match.end():].strip(" :") or title
            for name in re.split(r",\s*", match.group().strip()):
                yield name.strip(" .:"), words, file.stem


def key(row):
    return not row[0].startswith("WP"), re.sub(r"\d+", lambda digits: digits.group().zfill(3), row[0]), row[1]


def table():
    lines = [
        "# What holds which deliverable",
        "",
        "`WPn.m` is the m-th deliverable of the plan's work package n, a number alone a section of the screens'",
        "description or of the app's list of work. Made by `Scripts/ledger-deliverables.py` of the tests' names.",
        "",
        "| deliverable | what is tested | in |",
        "|---|---|---|",
    ]
    lines += [f"| {name} | {words} | `{file}` |" for name, words, file in sorted(rows(), key=key)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        if not TABLE.exists() or TABLE.read_text() != table():
            sys.exit(f"{TABLE.relative_to(ROOT.parent.parent)} is out of date: run Scripts/ledger-deliverables.py")
    else:
        TABLE.parent.mkdir(exist_ok=True)
        TABLE.write_text(table())
