#!/usr/bin/env python3
"""Draws projects with an installed `perch`, as people do who have nothing of Perch in their repository.

    Scripts/projects.py check                    draws the projects in Examples/, and sees that bad input is answered well
    Scripts/projects.py measure FOLDER NAME…     draws the projects in FOLDER/NAME and writes Documentation/Projects.md

`perch` is the one in PATH. Everything that it makes goes to a cache of this script, so that the first start is measured.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
EXAMPLES = os.path.join(ROOT, "Examples")
PAGE = os.path.join(ROOT, "Documentation", "Projects.md")
MARK = "Left out: "


class Perch:
    """The command, with a cache of its own."""

    def __init__(self, cache):
        self.cache = cache

    def run(self, *arguments, limit=900, **variables):
        environment = {**os.environ, "PERCH_CACHE": self.cache, **variables}
        try:
            return subprocess.run(
                ["perch", *arguments], capture_output=True, text=True, env=environment, timeout=limit, check=False)
        except subprocess.TimeoutExpired:
            return subprocess.CompletedProcess(arguments, 124, "", f"not done after {limit} seconds")

    def pictures(self, path, folder):
        """Draws all previews of a project. Returns the manifest, or what was said instead."""
        result = self.run("render", "--project", path, "--out", folder, "--scale", "1")
        try:
            with open(os.path.join(folder, "manifest.json"), encoding="utf-8") as file:
                return json.load(file)
        except OSError:
            return result.stdout + result.stderr


def is_partial(picture):
    return any(MARK in message for message in picture.get("messages", []))


def tree(folder):
    """All files of a folder with their contents, to see that none has changed."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, folder)] = file.read()
    return found


# MARK: check

# The titles of the pictures that each project must have, and of those from which something was left out.
EXPECTED = {
    "Harbor": (
        ["Berth", "Berths", "HarborApp", "Tide", "Tide", "Tide card", "Traffic", "Waiting"], ["Traffic"],
        ["AISReceiver", "Objective-C", "script phase"]),
    "Sketch.swiftpm": (["SketchApp", "Three turns"], [], []),
}


def check():
    problems = []

    def expect(condition, text):
        if not condition:
            problems.append(text)

    with tempfile.TemporaryDirectory() as scratch:
        perch = Perch(os.path.join(scratch, "cache"))
        for name, (titles, partial, noted) in EXPECTED.items():
            path = os.path.join(EXAMPLES, name)
            before = tree(path)
            manifest = perch.pictures(path, os.path.join(scratch, "out", name))
            if isinstance(manifest, str):
                problems.append(f"{name} was not drawn:\n{manifest}")
                continue
            pictures = manifest["pictures"]
            expect(sorted(picture["name"] for picture in pictures) == titles, f"{name}: other pictures than expected: "
                   + ", ".join(sorted(picture["name"] for picture in pictures)))
            expect([p["name"] for p in pictures if is_partial(p)] == partial, f"{name}: other parts are missing than expected")
            expect(not manifest["failures"], f"{name}: {manifest['failures']}")
            doctor = perch.run("doctor", "--project", path)
            expect(doctor.returncode == 0, f"{name}: perch doctor ended with {doctor.returncode}")
            for text in noted:
                expect(text in doctor.stdout, f"{name}: perch doctor says nothing of {text}")
            expect(tree(path) == before, f"{name}: perch has changed the project's folder")
            print(f"{name}: {len(pictures)} pictures")

        harbor = os.path.join(EXAMPLES, "Harbor")
        newer = perch.run("accessibility", "--project", harbor, "Berths", PERCH_IOS_VERSION="26.1")
        expect("Glass" in newer.stdout and "No glass" not in newer.stdout, "#available is not answered by the version of iOS")

        # Bad input: a sentence, an exit code, nothing lost.
        damaged = os.path.join(scratch, "Damaged")
        shutil.copytree(harbor, damaged)
        file = os.path.join(damaged, "Harbor.xcodeproj", "project.pbxproj")
        with open(file, encoding="utf-8") as stream:
            text = stream.read()
        with open(file, "w", encoding="utf-8") as stream:
            stream.write(text[: len(text) // 2])
        quoted = os.path.join(scratch, 'A "quoted" folder')
        os.makedirs(quoted)
        with open(os.path.join(quoted, "It's $HOME.swift"), "w", encoding="utf-8") as stream:
            stream.write('import SwiftUI\n#Preview("It\'s") { Text("a") }\n')
        empty = os.path.join(scratch, "Empty")
        os.makedirs(empty)
        for path, part in [
            (damaged, "is damaged in line"), (empty, "holds no project"), (os.path.join(scratch, "Gone"), "There is no file"),
        ]:
            result = perch.run("list", "--project", path)
            expect(result.returncode != 0 and part in result.stderr, f"{path}: {result.returncode} {result.stderr}")
        result = perch.run("list", "--project", quoted)
        expect(result.returncode == 0 and "It's" in result.stdout, f"{quoted}: {result.returncode} {result.stderr}")
        result = perch.run("list", "--project", harbor, PERCH_CACHE="/proc/none")
        expect(result.returncode != 0 and "PERCH_CACHE" in result.stderr, f"a cache that cannot be made: {result.stderr}")
        result = perch.run("list", "--project", harbor, "--target", "Nowhere")
        expect(result.returncode != 0 and "It has: Harbor, HarborWidget" in result.stderr, f"an unknown target: {result.stderr}")
        result = perch.run("list", "--project", harbor, PATH=os.path.dirname(shutil.which("perch")))
        expect(result.returncode != 0 and "no Swift compiler" in result.stderr, f"no compiler: {result.stderr}")

    for problem in problems:
        print("error: " + problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


# MARK: measure

HEADER = """# Projects

Public projects, each drawn as it is by `perch render`; `Scripts/projects.py measure` writes this page. Nothing of them is part of
this repository.

* *Whole files*: compiled as they are. *Left out*: parts that were replaced, imports of missing modules aside.
* *Drawn*: without a failure, and nothing that was left out has run. *Partly*: something that was left out has run and says so in
  the picture or its messages. *Failed*: trapped or never settled.
* *First start* builds everything; the *second* finds it built. Seconds are of a machine of two cores with other work on it.

| project | files | whole files | left out | pictures | drawn | partly | failed | first start | second start |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
"""


def measure(folder, names):
    rows = []
    for name in names:
        with tempfile.TemporaryDirectory() as scratch:
            perch = Perch(os.path.join(scratch, "cache"))
            path = os.path.join(folder, name)
            start = time.monotonic()
            doctor = perch.run("doctor", "--json", "--project", path)
            first = time.monotonic() - start
            title = name.split("/")[0]
            try:
                modules = [module for module in json.loads(doctor.stdout)["modules"] if not module["isThirdParty"]]
            except ValueError:
                print(f"{name}: {doctor.stdout[-300:]}{doctor.stderr[-300:]}", file=sys.stderr)
                rows.append(f"| {title} | | | | 0 | 0 | 0 | | | |")
                continue
            start = time.monotonic()
            perch.run("list", "--project", path)
            second = time.monotonic() - start
            manifest = perch.pictures(path, os.path.join(scratch, "out"))
            pictures, failures = ([], []) if isinstance(manifest, str) else (manifest["pictures"], manifest["failures"])
            partial = sum(map(is_partial, pictures))
            left = sum(1 for module in modules for part in module["replacements"] if part["kind"] != "import")
            rows.append("| " + " | ".join(map(str, [
                title, sum(module["files"] for module in modules), sum(module["wholeFiles"] for module in modules), left,
                len(pictures) + len(failures), len(pictures) - partial, partial, len(failures), f"{first:.0f} s",
                f"{second:.1f} s"])) + " |")
            print(rows[-1], flush=True)
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(HEADER + "\n".join(rows) + "\n")


if sys.argv[1:] == ["check"]:
    check()
elif len(sys.argv) > 3 and sys.argv[1] == "measure":
    measure(sys.argv[2], sys.argv[3:])
else:
    sys.exit(__doc__)
