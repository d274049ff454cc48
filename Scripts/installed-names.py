#!/usr/bin/env python3
"""Lists the public names of the installed modules, so that `perch` can import the module of a name that a file uses.

    Scripts/installed-names.py FOLDER     FOLDER holds perch.json

Writes FOLDER/names.tsv: a name and its module in each line. A name that several modules declare is listed for the one that
is imported most often.
"""
import json
import os
import re
import sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
SOURCES = os.path.join(ROOT, "Sources")
DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:(?:final|indirect|nonisolated|nonisolated\(unsafe\)) )*"
    r"(?:class|struct|enum|protocol|actor|typealias|func|let|var) (\w+)", re.M)
# Apple's modules, beside those in Sources/StandIns, by the folders of their sources.
FOLDERS = {
    "SwiftUI": "SwiftUI", "SwiftUICore": "SwiftUI", "UIKit": "UIKit", "Combine": "Combine", "CoreGraphics": "CoreGraphics",
    "CoreText": "CoreText", "CoreTransferable": "CoreTransferable", "PhotosUI": "PhotosUI", "os": "os", "OSLog": "OSLog",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers",
}
FIRST = ["SwiftUI", "UIKit", "Combine"]


def folders(modules):
    for folder, module in FOLDERS.items():
        yield module, os.path.join(SOURCES, folder)
    for module in modules:
        yield module, os.path.join(SOURCES, "StandIns", module)
    yield "Combine", os.path.join(ROOT, ".build", "checkouts", "OpenCombine", "Sources", "OpenCombine")


def main():
    folder = sys.argv[1]
    with open(os.path.join(folder, "perch.json"), encoding="utf-8") as file:
        modules = json.load(file)["modules"]
    owners = {}
    for module, place in folders(modules):
        for parent, _, files in os.walk(place):
            for name in files:
                if name.endswith(".swift"):
                    with open(os.path.join(parent, name), encoding="utf-8") as source:
                        for found in DECLARATION.findall(source.read()):
                            if not found.startswith("_"):
                                owners.setdefault(found, set()).add(module)
    with open(os.path.join(folder, "names.tsv"), "w", encoding="utf-8") as file:
        for name, candidates in sorted(owners.items()):
            file.write(f"{name}\t{min(candidates, key=lambda it: (FIRST.index(it) if it in FIRST else len(FIRST), it))}\n")


main()
