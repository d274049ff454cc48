#!/usr/bin/env python3
"""Lists the facts about iOS that tests show, by section and by how sure they are, in Documentation/Reference/Facts.md.

The name of such a test begins with both, as in "2.3 S: paging turns one page a swipe": S is sure, L is likely. What is
unsure (U) is not asserted by any test.

    Scripts/facts.py        writes the list
    Scripts/facts.py check  fails where the list is out of date, a test asserts what is unsure, two tests have the same name, or
                            there are fewer tests than there were
"""
import collections
import pathlib
import re
import sys

LEAST = 200
ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "Documentation/Reference/Facts.md"
MARK = re.compile(r'@Test\(\s*"(\d+(?:\.\d+)?) ([A-Z](?:/[A-Z])?): ([^"]*)"')
SECTIONS = {
    "0": "Numbers", "1.1": "Hit testing", "1.2": "Single gestures", "1.3": "Callbacks and state of gestures",
    "1.4": "Composed gestures", "1.5": "Which gesture wins", "1.6": "Gestures in scroll views and lists",
    "1.7": "Tracking of buttons", "2": "Scroll views", "2.1": "Motion of scroll views",
    "2.2": "Start of a scroll, axes, nested scroll views", "2.3": "Settings of scroll views", "2.4": "Scroll indicators",
    "2.5": "Refresh and keyboard in scroll views", "3": "Lists", "4": "Controls", "5.1": "FocusState",
    "5.2": "Which views take which keys", "5.3": "onKeyPress, shortcuts, submit", "6": "Text editing",
    "6.1": "Hardware keys in text", "6.2": "Touches of text", "6.3": "Typing", "6.4": "Text fields",
    "7": "Drag and drop, pointers, pasteboard",
}


def cases():
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for section, sureness, name in MARK.findall(path.read_text()):
            yield section, sureness, name, path.relative_to(ROOT)


def table(found):
    sections = collections.defaultdict(list)
    for section, sureness, name, path in found:
        sections[section].append((sureness, name, path.stem))
    lines = [
        "# Facts about iOS that tests show", "",
        "The number before the name of a test is a section of this list. S: documented, or reported by two independent "
        "sources. L: likely.", "Facts about motion are in [motion-cases.tsv](motion-cases.tsv). `Scripts/facts.py` writes this page.",
    ]
    for section in sorted(sections, key=float):
        lines += ["", f"## {section} {SECTIONS[section]}", "", "| | fact | test |", "|---|---|---|"]
        lines += [f"| {sureness} | {name} | `{test}` |".replace("\\n", " ") for sureness, name, test in sorted(sections[section])]
    return "\n".join(lines) + "\n"


def main():
    found = list(cases())
    faults = [f"{path}: what is unsure is asserted: {name}" for _, sureness, name, path in found if "U" in sureness]
    names = collections.Counter(name for _, _, name, _ in found)
    faults += [f"two tests have the name “{name}”" for name, count in names.items() if count > 1]
    faults += [f"{path}: there is no section {section}" for section, _, _, path in found if section not in SECTIONS]
    if len(found) < LEAST:
        faults.append(f"{len(found)} facts are too few; there should be {LEAST}")
    if not faults and sys.argv[1:] != ["check"]:
        LIST.write_text(table(found))
    elif not faults and (not LIST.exists() or LIST.read_text() != table(found)):
        faults.append(f"{LIST.relative_to(ROOT)} is out of date: run Scripts/facts.py")
    if faults:
        sys.exit("\n".join(faults))
    print(f"Tests show {len(found)} facts.")


if __name__ == "__main__":
    main()
