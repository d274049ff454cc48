#!/usr/bin/env python3
"""Checks that the engine's folders refer downwards only, in the order that ARCHITECTURE.md gives.

A folder may refer to those of its own storey and of the storeys below. Within a storey, two folders that refer to each
other count as a mutual pair; there may be no more of them than MUTUAL_PAIRS, which may only fall.

A reference is the name of a type, or of a member that an extension adds to a type of the engine. Members whose names are
single words are left out, since the standard library has many of them.

    Scripts/folders.py          fails where something points up, or where there are more or fewer mutual pairs
    Scripts/folders.py pairs    also prints the mutual pairs, with the names that each file refers to
"""
import os
import re
import sys
from collections import defaultdict

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
ENGINE = os.path.join(ROOT, "Sources", "SwiftUICore")

# From the bottom up.
STOREYS = [
    {"Values"},
    {"Graph", "Elements", "State", "Environment", "View", "Animation"},
    {"Frame"},
    {"Layout"},
    {"Drawing", "Text", "Appearance"},
    {"Accessibility", "Containers", "Input"},
    {"Host"},
]

# The number of mutual pairs within storeys.
MUTUAL_PAIRS = 14

MODIFIERS = (
    r"(?:@[\w.]+(?:\([^)]*\))?\s+)*"
    r"(?:(?:public|package|internal|open|final|indirect|nonisolated|private|fileprivate|static|class|mutating|override|weak"
    r"|unowned|lazy|prefix|infix|postfix|required|convenience)(?:\(\w+\))?\s+)*"
)
TYPE = re.compile(rf"\s*({MODIFIERS})(struct|class|enum|protocol|actor|typealias|extension)\s+([\w.]+)")
MEMBER = re.compile(rf"\s*({MODIFIERS})(?:func|var|let)\s+([a-z_]\w*)")


def code(path):
    """A file's text without comments and string literals, in as many lines."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r'"""(?:.*?)"""', lambda match: '""' + "\n" * match[0].count("\n"), text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    text = re.sub(r"//.*", "", text)
    return re.sub(r"/\*.*?\*/", lambda match: "\n" * match[0].count("\n"), text, flags=re.S)


def sources():
    for folder, _, names in sorted(os.walk(ENGINE)):
        for name in sorted(names):
            path = os.path.relpath(os.path.join(folder, name), ENGINE)
            if name.endswith(".swift") and os.sep in path:
                yield path, code(os.path.join(folder, name))


def folder_of(path):
    return path.split(os.sep)[0]


def declarations(text):
    """The types and the members that a file declares: (kind, name, type, is it private).

    A type is declared at the top level. A member is "extension" or "type", as what it is declared in is.
    """
    depth, scopes = 0, []
    for line in text.split("\n"):
        scope = scopes[-1] if scopes and scopes[-1][0] == depth else None
        change = line.count("{") - line.count("}")
        if depth == 0 or scope:
            match = TYPE.match(line)
            if match:
                attributes, kind, name = match.groups()
                is_private = re.search(r"private\s", attributes) is not None
                if kind != "extension" and depth == 0:
                    yield "top", name, None, is_private
                if change > 0:
                    is_extension = kind == "extension" and depth == 0
                    scopes.append((depth + 1, "extension" if is_extension else "type", name, is_private))
            elif scope:
                match = MEMBER.match(line)
                if match:
                    is_private = scope[3] or re.search(r"private\s", match.group(1)) is not None
                    yield scope[1], match.group(2), scope[2], is_private
        depth += change
        while scopes and scopes[-1][0] > depth:
            scopes.pop()


def own_names(text):
    """Names that mean something else in the file: its own generic parameters, nested types and local variables."""
    names = set(re.findall(r"\b(?:struct|class|enum|protocol|typealias|associatedtype|case|let|var|func)\s+(\w+)", text))
    for parameters in re.findall(r"\b(?:struct|class|enum|func|init|typealias)\b\s*\w*<([^>]*)>", text):
        names.update(re.findall(r"(?:^|,)\s*(\w+)", parameters))
    names.update(re.findall(r"\b([a-z_]\w*)\s*:", text))
    return names


def references(files):
    """The names that each file refers to, by the file and the folder where they are declared."""
    types, members = defaultdict(set), defaultdict(set)
    for path, text in files.items():
        for kind, name, owner, is_private in declarations(text):
            if kind == "top" and not is_private:
                types[name].add(folder_of(path))
            elif kind != "top":
                members[name].add((kind, owner, folder_of(path), is_private))
    homes = {name: next(iter(folders)) for name, folders in types.items() if len(folders) == 1}
    for name, found in members.items():
        # A name that is declared at several places tells nothing.
        if len(found) == 1 and re.search(r"[a-z]_?[A-Z]", name):
            kind, owner, folder, is_private = next(iter(found))
            if kind == "extension" and owner in types and not is_private:
                homes[name] = folder

    found = defaultdict(set)
    for path, text in files.items():
        excluded = own_names(text)
        for name in set(re.findall(r"\b[A-Za-z_]\w*", text)) - excluded:
            home = homes.get(name)
            if home and home != folder_of(path):
                found[(path, home)].add(name)
        # After a dot a name is that of a member, whatever local variables are called.
        for name in set(re.findall(r"\.([a-z_]\w*)", text)) & excluded:
            home = homes.get(name)
            if home and home != folder_of(path):
                found[(path, home)].add(name)
    return found


def main():
    files = dict(sources())
    storey = {folder: index for index, folders in enumerate(STOREYS) for folder in folders}
    unknown = {folder_of(path) for path in files} - storey.keys()
    if unknown:
        sys.exit(f"STOREYS does not list these folders: {', '.join(sorted(unknown))}")

    found = references(files)
    is_wrong = False
    uses = defaultdict(list)
    for (path, above), names in sorted(found.items()):
        folder = folder_of(path)
        uses[(folder, above)].append((path, names))
        if storey[above] > storey[folder]:
            is_wrong = True
            print(f"{path} refers to a higher storey, {above}: {', '.join(sorted(names))}")

    pairs = sorted((a, b) for a, b in uses if a < b and (b, a) in uses and storey[a] == storey[b])
    if sys.argv[1:] == ["pairs"]:
        for a, b in pairs:
            print(f"{a} and {b}")
            for pair in ((a, b), (b, a)):
                for path, names in uses[pair]:
                    print(f"    {path} -> {pair[1]}: {', '.join(sorted(names))}")
    if len(pairs) > MUTUAL_PAIRS:
        is_wrong = True
        print(f"{len(pairs)} pairs of folders refer to each other; the limit is {MUTUAL_PAIRS}: "
              + ", ".join(f"{a} and {b}" for a, b in pairs))
    elif len(pairs) < MUTUAL_PAIRS:
        is_wrong = True
        print(f"Only {len(pairs)} pairs of folders refer to each other. Set MUTUAL_PAIRS in Scripts/folders.py to this number.")
    if is_wrong:
        sys.exit(1)
    print(f"The engine's folders refer only to lower storeys; {len(pairs)} pairs within a storey refer to each other.")


if __name__ == "__main__":
    main()
