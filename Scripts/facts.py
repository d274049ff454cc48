#!/usr/bin/env python3
"""Counts the tests that hold a fact about iOS, by the section of the facts and how sure they are.

The name of such a test begins with both, as in "2.3 S: paging turns one page a swipe": S is sure, L is likely. What is
unsure (U) is not asserted by any test; one that says it is fails the count, and so do fewer tests than there were.
"""
import collections
import pathlib
import re
import sys

LEAST = 200

root = pathlib.Path(__file__).resolve().parent.parent
mark = re.compile(r'@Test\(\s*"(\d+(?:\.\d+)?) ([A-Z](?:/[A-Z])?): ([^"]*)"')
cases = []
for path in sorted((root / "Tests").rglob("*.swift")):
    text = path.read_text()
    cases += [(*found.groups(), path.relative_to(root)) for found in mark.finditer(text)]

sections = collections.Counter((section, mark) for section, mark, _, _ in cases)
for (section, sureness), count in sorted(sections.items(), key=lambda item: (float(item[0][0]), item[0][1])):
    print(f"{section:>4} {sureness}  {count:3}")
twice = [name for name, count in collections.Counter(case[2] for case in cases).items() if count > 1]
unsure = [case for case in cases if "U" in case[1]]
print(f"{len(cases)} cases")
for _, _, name, path in unsure:
    print(f"{path}: what is unsure is asserted: {name}")
for name in twice:
    print(f"two tests have the name “{name}”")
sys.exit(1 if unsure or twice or len(cases) < LEAST else 0)
