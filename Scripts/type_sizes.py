#!/usr/bin/env python3
"""Checks that the largest types of the engine and of the live page do not grow.

Counts the lines and the members of each type in LIMITS, over its declaration and all its extensions in Sources. Private
members count; what is nested in the type and the conformances that it declares do not count as members. The limits may only
fall, so the script also fails where a type above AIM is smaller than its limit by more than SLACK.

    Scripts/type_sizes.py           fails where a type is larger than its limit, or where its limit can fall
    Scripts/type_sizes.py members   also prints the members of each type, with the files that declare them
"""
import os
import re
import sys
from collections import defaultdict

from folders import MODIFIERS, ROOT, TYPE, code

SOURCES = os.path.join(ROOT, "Sources")

# Lines and members of a type that is small enough.
AIM = (300, 30)

# The most lines and members of each type.
LIMITS = {
    "LiveSession": (300, 30),
    # The base class of all elements. More than thirty of its members are what subclasses override, each with the function that
    # calls it and keeps its result; a subclass that shares a subject with others would have to forward them.
    "RenderNode": (678, 101),
    "RenderTree": (300, 30),
    "TextInputController": (300, 30),
    "ViewHost": (300, 30),
}

# The part of a limit by which a type may be smaller, so that not every change lowers a limit.
SLACK = 0.05

MEMBER = re.compile(rf"\s*({MODIFIERS})(?:(?:func|var|let)\s+([a-z_]\w*)|(init|subscript)\b)")


def measured(path):
    """The parts of the types in LIMITS that a file declares: (type, lines, names of members)."""
    text = code(path)
    if not any(name in text for name in LIMITS):
        return
    depth, part = 0, None
    for number, line in enumerate(text.split("\n")):
        if depth == 0 and part is None:
            match = TYPE.match(line)
            if match and match.group(3) in LIMITS:
                part = (match.group(3), number, [])
        elif part and depth == 1:
            match = MEMBER.match(line)
            if match:
                part[2].append(match.group(2) or match.group(3))
        depth += line.count("{") - line.count("}")
        if part and depth == 0 and "}" in line:
            yield part[0], number - part[1] + 1, part[2]
            part = None


def main():
    lines, members = defaultdict(int), defaultdict(list)
    for folder, _, names in sorted(os.walk(SOURCES)):
        for name in sorted(names):
            if name.endswith(".swift"):
                path = os.path.join(folder, name)
                for owner, count, found in measured(path):
                    lines[owner] += count
                    members[owner] += [(member, os.path.relpath(path, SOURCES)) for member in found]

    is_wrong = False
    for name, limits in LIMITS.items():
        counts = (lines[name], len(members[name]))
        for count, limit, aim, what in zip(counts, limits, AIM, ("lines", "members")):
            if count > limit:
                is_wrong = True
                print(f"{name} has {count} {what}; the limit is {limit}.")
            elif limit > aim and count < limit * (1 - SLACK):
                is_wrong = True
                print(f"{name} has only {count} {what}. Lower its limit of {limit} in Scripts/type_sizes.py.")
        if sys.argv[1:] == ["members"]:
            print(f"{name}: {counts[0]} lines, {counts[1]} members")
            for member, path in members[name]:
                print(f"    {member}  {path}")
    if is_wrong:
        sys.exit(1)
    print("; ".join(f"{name} {lines[name]} lines, {len(members[name])} members" for name in LIMITS))


if __name__ == "__main__":
    main()
