#!/usr/bin/env python3
"""Checks that THIRD-PARTY-NOTICES.md names every dependency of the manifests, every bundled font, and every system package."""
import glob
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def read(path):
    with open(os.path.join(ROOT, path), encoding="utf-8") as file:
        return file.read()


def dependencies():
    """The names of all dependencies, each with the file that declares it."""
    manifests = glob.glob(os.path.join(ROOT, "**", "Package.swift"), recursive=True)
    for path in sorted(os.path.relpath(path, ROOT) for path in manifests):
        if "/.build" in path or path.startswith(".build"):
            continue
        for url in re.findall(r'\.package\(\s*url:\s*"([^"]+)"', read(path)):
            # Examples name Perch itself by an address that readers replace.
            if not url.startswith("…"):
                yield url.rstrip("/").split("/")[-1].removesuffix(".git"), path
    for folder in sorted(os.listdir(os.path.join(ROOT, "Sources/Typesetter/Resources/Fonts"))):
        yield folder, "Sources/Typesetter/Resources/Fonts"
    for path in sorted(glob.glob(os.path.join(ROOT, "Scripts", "apt-packages*.txt"))):
        relative = os.path.relpath(path, ROOT)
        for line in read(relative).splitlines():
            name = line.split("#")[0].strip()
            if name:
                yield name, relative


def main():
    notices = read("THIRD-PARTY-NOTICES.md")
    missing = sorted({(name, path) for name, path in dependencies() if not re.search(rf"\b{re.escape(name)}\b", notices)})
    for name, path in missing:
        print(f"THIRD-PARTY-NOTICES.md does not name {name}, a dependency of {path}. Add it with its license.")
    if missing:
        sys.exit(1)
    print("THIRD-PARTY-NOTICES.md names every dependency.")


if __name__ == "__main__":
    main()
