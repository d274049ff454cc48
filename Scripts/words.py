#!/usr/bin/env python3
"""Checks prose for the phrases of Scripts/words.tsv.

Markdown must be free of them, except in the files that Scripts/words-remaining.tsv lists. The comments of Swift sources are
counted for each folder; that file lists the highest number allowed. Both may only fall. A phrase whose third column is
"markdown" applies to Markdown only.

    Scripts/words.py            fails where a phrase was added
    Scripts/words.py show PATH  prints each phrase in a file or folder, with what to write instead
    Scripts/words.py accept     lowers the list to what there is; never raises it
"""
import glob
import os
import re
import sys
from collections import Counter

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
REMAINING = os.path.join(ROOT, "Scripts", "words-remaining.tsv")
# Written by scripts, from names and comments that are checked where they are written.
GENERATED = {"Documentation/SupportMatrix.md", "Apps/Ledger/Documentation/Deliverables.md",
             "Documentation/Reference/Facts.md"}
CODE = re.compile(r"`[^`]*`|```.*?```|\(https?://[^)]*\)", re.S)


def rows(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]


# Each is a pattern, what to write instead, and whether only Markdown must be free of it.
PHRASES = [(re.compile(rf"\b(?:{pattern})" if pattern[0] != "\\" else pattern, re.I), advice, where == ["markdown"])
           for pattern, advice, *where in rows(os.path.join(ROOT, "Scripts", "words.tsv"))]


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def prose(path):
    """The lines of a file that people read, by number: all of Markdown but its code; the comments of Swift."""
    text = read(path)
    if path.endswith(".md"):
        text = CODE.sub(lambda code: "\n" * code.group().count("\n"), text)
        return enumerate(text.splitlines(), 1)
    lines = ((number, line.partition("//")[2]) for number, line in enumerate(text.splitlines(), 1) if "//" in line)
    return ((number, CODE.sub("", line)) for number, line in lines)


def findings(path):
    for number, line in prose(path):
        for pattern, advice, is_markdown in PHRASES:
            if is_markdown and not path.endswith(".md"):
                continue
            for match in pattern.finditer(line):
                yield number, match.group(), advice


def files(pattern):
    found = (os.path.relpath(path, ROOT) for path in glob.glob(os.path.join(ROOT, pattern), recursive=True))
    return sorted(path for path in found if "/.build" not in "/" + path and not path.startswith("out/"))


def place(path):
    """What a file is counted under: itself if it is Markdown, else its module."""
    if path.endswith(".md"):
        return path
    parts = path.split(os.sep)
    depth = 4 if parts[0] == "Apps" else 2
    return os.sep.join(parts[:depth])


def main():
    command = sys.argv[1] if len(sys.argv) > 1 else "check"
    if command == "show":
        target = os.path.relpath(os.path.abspath(sys.argv[2]), ROOT)
        paths = [target] if os.path.isfile(os.path.join(ROOT, target)) else files(f"{target}/**/*.md") + files(f"{target}/**/*.swift")
        for path in paths:
            for number, phrase, advice in findings(path):
                print(f"{path}:{number}: \"{phrase}\": write {advice}")
        return

    markdown = [path for path in files("**/*.md") + files(".github/**/*.md") if path not in GENERATED]
    sources = [path for folder in ("Sources", "Plugins", "Tests", "Examples", "Apps") for path in files(f"{folder}/**/*.swift")]
    counts = Counter()
    for path in markdown + sources:
        counts[place(path)] += sum(1 for _ in findings(path))
    allowed = {name: int(count) for name, count in rows(REMAINING)}

    if command == "accept":
        known = allowed or {name: count for name, count in counts.items()}
        kept = {name: min(counts[name], limit) for name, limit in known.items() if counts[name]}
        with open(REMAINING, "w", encoding="utf-8") as file:
            file.writelines(f"{name}\t{count}\n" for name, count in sorted(kept.items()))
        allowed = kept

    failed = False
    for name in sorted(counts):
        if counts[name] > allowed.get(name, 0):
            failed = True
            print(f"{name}: {counts[name]} phrases to avoid, {allowed.get(name, 0)} allowed; see Scripts/words.py show {name}")
    if any(counts[name] < limit for name, limit in allowed.items()):
        print("Fewer phrases remain than allowed. Run Scripts/words.py accept to lower the limits.")
    if failed:
        sys.exit(1)
    print(f"No phrase to avoid was added; {sum(allowed.values())} remain.")


if __name__ == "__main__":
    main()
