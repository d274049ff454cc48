#!/usr/bin/env python3
"""Checks that the comment of each public declaration without an effect says so.

Such a declaration logs that it has no effect: it calls a case of `WithoutEffect` or `UIKitWithoutEffect`, `inert`,
`noEffect`, or a function of its module that only calls one of these. Its comment must contain "no effect", or say that
a value is ignored or disregarded.

    Scripts/no-effect.py    prints each declaration whose comment does not say so, and fails if there is any
"""
import collections
import glob
import os
import re
import sys

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
LOGGERS = r"WithoutEffect\.\w+\.log\b|(?<![\w.])(?:inert|noEffect)"
SAYS = re.compile(r"no effect|\bignore[sd]?\b|\bdisregard(?:s|ed)?\b", re.I)
TYPE = re.compile(r"^[\w@() ]*\b(?:class|struct|enum|actor|protocol|extension)\b(?! (?:func|var|let|subscript)\b)")
MEMBER = re.compile(r"^[\w@(): ]*?\b(?:func|var|let|init|subscript)\b")
PUBLIC = re.compile(r"\b(?:public|open)\b(?!\()")
ATTRIBUTES = re.compile(r"""^(?:#|(?:@\w+(?:\((?:[^()"]|"[^"]*"|\([^()]*\))*\))?\s*)+$)""")
# A function that does nothing but log, such as one that all calls of a module share.
WRAPPER = re.compile(rf"^(?!.*\b(?:public|open)\b).*\bfunc (\w+)\([^{{]*\{{ *(?:{LOGGERS})\(.*\}}$")


def indentation(line):
    return len(line) - len(line.lstrip())


def declaration(lines, call):
    """The number of the line that begins the member in which a line is; None if there is none."""
    bound, number = indentation(lines[call]) + 1, call
    while number >= 0:
        line, text = lines[number], lines[number].strip()
        if text and indentation(line) < bound:
            if TYPE.match(text):
                return None
            # Local functions and variables are deeper than the member's own line, which has a modifier or a type above.
            if MEMBER.match(text) and not text.startswith(("let ", "if ", "guard ", "for ")):
                return number
            bound = indentation(line) + (1 if text.startswith((")", "}", "where ", "@")) else 0)
        number -= 1
    return None


def comment(lines, number):
    """The documentation comment above a declaration."""
    found, number = [], number - 1
    while number >= 0 and ATTRIBUTES.match(lines[number].strip()):
        number -= 1
    while number >= 0 and lines[number].strip().startswith("///"):
        found.append(lines[number].strip()[3:].strip())
        number -= 1
    return " ".join(reversed(found))


def findings(files):
    """The public declarations of a module that log that they have no effect, and whose comments do not say so."""
    texts = {}
    for path in files:
        with open(path, encoding="utf-8") as file:
            texts[path] = file.read().splitlines()
    wrappers = {match[1] for lines in texts.values() for line in lines if (match := WRAPPER.match(line.strip()))}
    names = "|".join([LOGGERS] + [rf"(?<!func )(?<!\w){name}" for name in sorted(wrappers)])
    pattern = re.compile(rf"(?:{names})\(")
    for path, lines in texts.items():
        seen = set()
        for call, line in enumerate(lines):
            if line.strip().startswith("//") or not pattern.search(line):
                continue
            number = declaration(lines, call)
            if number is None or number in seen or not PUBLIC.search(lines[number]):
                continue
            seen.add(number)
            if path.endswith("PerchStandIns/Inert.swift"):
                continue
            if not SAYS.search(comment(lines, number)):
                yield f"{os.path.relpath(path, ROOT)}:{number + 1}: {lines[number].strip()[:80]}"


def main():
    modules = collections.defaultdict(list)
    for path in sorted(glob.glob(os.path.join(ROOT, "Sources", "**", "*.swift"), recursive=True)):
        parts = os.path.relpath(path, ROOT).split(os.sep)
        modules[os.sep.join(parts[1:3] if parts[1].endswith("StandIns") else parts[1:2])].append(path)
    found = [finding for files in modules.values() for finding in findings(files)]
    print("\n".join(found), end="\n" if found else "")
    if found:
        sys.exit(f"{len(found)} public declarations log that they have no effect, and their comments do not say so.")


if __name__ == "__main__":
    main()
