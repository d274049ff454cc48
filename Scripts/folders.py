#!/usr/bin/env python3
"""Checks that the engine's folders refer downwards only, in the order that ARCHITECTURE.md gives.

A folder may refer to those of its own storey and of the storeys below. What still points up stands in
Documentation/Reference/upward-references.tsv, a file and a folder a line; the list may only get shorter.

    Scripts/folders.py          fails where something else points up, or where a line of the list is not needed any longer
    Scripts/folders.py why      also prints the names that each file refers to above it
    Scripts/folders.py accept   drops the lines that are not needed; never adds one
    Scripts/folders.py list     writes the list as it is, for a change of the order itself
"""
import os
import re
import sys
from collections import defaultdict

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
ENGINE = os.path.join(ROOT, "Sources", "SwiftUICore")
LIST = os.path.join(ROOT, "Documentation", "Reference", "upward-references.tsv")

# From the bottom up.
STOREYS = [
    {"Geometry", "Events", "Semantics", "Graph", "Elements", "State", "Environment", "View", "Animation"},
    {"Layout"},
    {"Drawing", "Text", "Appearance"},
    {"Accessibility", "Containers", "Input", "Hosting"},
    {"Previews"},
]

DECLARATION = re.compile(
    r"^\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|open|final|indirect|nonisolated|private|fileprivate)\s+)*"
    r"(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z_]\w*)")


def code(path):
    """A file's text without comments and string literals."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r'"""(?:.*?)"""', '""', text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"//.*", "", text)
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def sources():
    for folder, _, names in sorted(os.walk(ENGINE)):
        for name in sorted(names):
            path = os.path.relpath(os.path.join(folder, name), ENGINE)
            if name.endswith(".swift") and os.sep in path:
                yield path, code(os.path.join(folder, name))


def declared(text):
    """The types declared at the top level of a file, those private to it left out."""
    depth = 0
    for line in text.split("\n"):
        match = DECLARATION.match(line) if depth == 0 else None
        if match and "private" not in line[:match.start(1)]:
            yield match.group(1)
        depth += line.count("{") - line.count("}")


def main():
    files = dict(sources())
    storey = {folder: index for index, folders in enumerate(STOREYS) for folder in folders}
    folders = {path.split(os.sep)[0] for path in files}
    unknown = folders - storey.keys()
    if unknown:
        sys.exit(f"Which storey are these folders in? {', '.join(sorted(unknown))}")

    homes = defaultdict(set)
    for path, text in files.items():
        for name in declared(text):
            homes[name].add(path.split(os.sep)[0])

    upward = defaultdict(set)
    for path, text in files.items():
        folder = path.split(os.sep)[0]
        for name in set(re.findall(r"\b[A-Z_]\w*", text)):
            home = homes.get(name, set())
            # A name that is declared at several places tells nothing.
            if len(home) == 1 and folder not in home:
                above = next(iter(home))
                if storey[above] > storey[folder]:
                    upward[(path, above)].add(name)

    command = sys.argv[1] if len(sys.argv) > 1 else "check"
    with open(LIST, encoding="utf-8") as file:
        listed = {tuple(line.rstrip("\n").split("\t")) for line in file if line.strip()}
    if command in ("accept", "list"):
        kept = upward.keys() & listed if command == "accept" else upward.keys()
        with open(LIST, "w", encoding="utf-8") as file:
            file.writelines(f"{path}\t{above}\n" for path, above in sorted(kept))
        listed = set(kept)
    if command == "why":
        for (path, above), names in sorted(upward.items()):
            print(f"{path} -> {above}: {', '.join(sorted(names))}")

    added = sorted(upward.keys() - listed)
    for path, above in added:
        print(f"{path} refers up to {above}: {', '.join(sorted(upward[(path, above)]))}")
    gone = sorted(listed - upward.keys())
    for path, above in gone:
        print(f"{path} refers to {above} no longer; take the line from {os.path.relpath(LIST, ROOT)}")
    if added or gone:
        sys.exit(1)
    print(f"The engine's folders refer downwards, but for {len(listed)} references that are listed.")


if __name__ == "__main__":
    main()
