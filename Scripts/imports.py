#!/usr/bin/env python3
"""Checks that each target of Package.swift depends on the modules that its sources import, or on one that re-exports them.

SwiftPM builds a target as soon as its declared dependencies are built, so an import that is not declared works only as
long as something else happens to be built before.

    Scripts/imports.py      prints each import that is missing from a target's dependencies, and fails if there is any
"""
import json
import os
import re
import subprocess
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?(\w+)", re.M)


def manifest():
    """The package's description as SwiftPM reads it."""
    output = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def folder(target):
    """Where a target's sources lie."""
    if target.get("path"):
        return os.path.join(ROOT, target["path"])
    parent = {"test": "Tests", "plugin": "Plugins"}.get(target["type"], "Sources")
    return os.path.join(ROOT, parent, target["name"])


def dependencies(target):
    names = set()
    for dependency in target["dependencies"]:
        for kind in ("byName", "target", "product"):
            if kind in dependency:
                names.add(dependency[kind][0])
    return names


def imports(path):
    """The modules that a folder's sources import, each with a file that does."""
    found = {}
    for directory, folders, names in os.walk(path):
        folders[:] = sorted(name for name in folders if name != "Resources" and not name.endswith(".docc"))
        for name in sorted(names):
            if name.endswith(".swift"):
                file = os.path.join(directory, name)
                with open(file, encoding="utf-8") as source:
                    text = re.sub(r'"""(?:.*?)"""', '""', source.read(), flags=re.S)
                for module in IMPORT.findall(text):
                    found.setdefault(module, os.path.relpath(file, ROOT))
    return found


def re_exports(path):
    """The modules that the files at the top of a folder hand on."""
    found = set()
    for name in sorted(os.listdir(path)) if os.path.isdir(path) else []:
        if name.endswith(".swift"):
            with open(os.path.join(path, name), encoding="utf-8") as file:
                found.update(re.findall(r"^@_exported import (\w+)", file.read(), re.M))
    return found


def main():
    targets = manifest()["targets"]
    # What the package itself builds, and the modules of products that targets depend on; all else is the system's.
    known = {target["name"] for target in targets}
    for target in targets:
        known |= dependencies(target)
    exports = {target["name"]: re_exports(folder(target)) for target in targets}

    def visible(names):
        """The modules that can be imported with these, which are those themselves and what they re-export."""
        found, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += exports.get(name, ())
        return found

    missing = []
    for target in targets:
        allowed = visible(dependencies(target)) | {target["name"]}
        for module, file in sorted(imports(folder(target)).items()):
            if module in known and module not in allowed:
                missing.append(f"{target['name']} imports {module} ({file}); add it to the target's dependencies.")
    for line in missing:
        print(line)
    if missing:
        sys.exit(1)
    print(f"All imports of {len(targets)} targets are declared.")


if __name__ == "__main__":
    main()
