#!/usr/bin/env python3
"""Counts the cases of known behaviour in time, and sees that each is shown by a test.

Documentation/Reference/motion-cases.tsv has a line for each: how sure the fact is (S: documented, or told by two independent
sources; L: likely), the fact, and the test that shows it, whose comment quotes the fact. What is not sure is not asserted.

    Scripts/cases.py         fails where a test is missing or does not quote its fact, or where there are too few
    Scripts/cases.py files   also prints how many cases each file shows
"""
import os
import re
import sys
from collections import Counter

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
LIST = os.path.join(ROOT, "Documentation", "Reference", "motion-cases.tsv")
LEAST = 150


def plain(text):
    return " ".join(re.findall(r"[a-z0-9]+", text.lower()))


def tests(path):
    """The tests of a file by name, with their comments."""
    found, comment, awaited = {}, [], None
    with open(path, encoding="utf-8") as file:
        for line in file:
            line = line.strip()
            if line.startswith("///"):
                comment.append(line[3:].strip())
                continue
            if line.startswith("@Test"):
                awaited = " ".join(comment)
            name = re.search(r"\bfunc (\w+)", line)
            if awaited is not None and name:
                found[name.group(1)] = awaited
                awaited = None
            if awaited is None and line and not line.startswith("@"):
                comment = []
    return found


def main():
    with open(LIST, encoding="utf-8") as file:
        cases = [line.rstrip("\n").split("\t") for line in file if line.strip()]
    known, faults, shown, files = {}, [], set(), Counter()
    for mark, fact, path, test in cases:
        if path not in known:
            full = os.path.join(ROOT, path)
            known[path] = tests(full) if os.path.exists(full) else {}
        where = f"{path} {test}"
        if mark not in ("S", "L"):
            faults.append(f"{where}: what is marked {mark} is not asserted")
        elif test not in known[path]:
            faults.append(f"{where}: there is no such test")
        elif plain(fact) not in plain(known[path][test]):
            faults.append(f"{where}: its comment does not quote: {fact}")
        if where in shown:
            faults.append(f"{where}: a test counts once")
        shown.add(where)
        files[path] += 1
    if len(cases) < LEAST:
        faults.append(f"{len(cases)} cases are too few; there should be {LEAST}")
    if "files" in sys.argv[1:]:
        for path, count in sorted(files.items()):
            print(f"{count:4} {path}")
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(1)
    marks = Counter(case[0] for case in cases)
    print(
        f"{len(cases)} cases of behaviour in time are shown, {marks['S']} of them sure, {marks['L']} likely; "
        f"they are of {len({plain(case[1]) for case in cases})} facts.")


if __name__ == "__main__":
    main()
