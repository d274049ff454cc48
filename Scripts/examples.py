#!/usr/bin/env python3
"""Counts how many of the names that public SwiftUI code uses most are used by the programs in Examples/.

Fails where they are fewer than AIM of the first NAMES of Documentation/Reference/usage.csv. With `--missing` it lists
the names that no program uses.
"""
import glob
import os
import re
import sys

import coverage
import symbols

AIM = 200
NAMES = 300
PROGRAMS = ("Pomelo", "Nimbus", "Parley", "Larder", "Verdure")


def code_of(program):
    """The sources of a program, without comments and without what strings say."""
    parts = []
    for path in sorted(glob.glob(os.path.join(symbols.ROOT, "Examples", program, "**/*.swift"), recursive=True)):
        with open(path) as stream:
            code = stream.read()
        code = re.sub(r'"(?:[^"\\\n]|\\[^(])*"', '""', code)
        parts.append(re.sub(r"//.*", "", code))
    return "\n".join(parts)


def is_used(name, code):
    """Members count where they are called, everything else where it stands."""
    if name[0] not in "@#" and "." in name:
        return re.search(r"\." + re.escape(name.partition(".")[2]) + r"\s*[({]", code) is not None
    return coverage.pattern(name).search(code) is not None


def main():
    names = [row["symbol"] for row in coverage.table("usage.csv")[:NAMES]]
    code = {program: code_of(program) for program in PROGRAMS}
    used = {program: {name for name in names if is_used(name, code[program])} for program in PROGRAMS}
    together = set().union(*used.values())
    for program in PROGRAMS:
        lines = code[program].count("\n")
        print(f"{program}: {len(used[program])} names in {lines} lines")
    print(f"Together: {len(together)} of the first {NAMES} names")
    if "--missing" in sys.argv:
        print("\n".join(name for name in names if name not in together))
    if len(together) < AIM:
        sys.exit(f"The examples should use at least {AIM}.")


if __name__ == "__main__":
    main()
