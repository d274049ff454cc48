#!/usr/bin/env python3
"""Checks, through the command `perch serve`, that literals are changed without a compiler. `perch` is the one in PATH.

The compilers are counted: the ones that perch finds write a line each time before they start. Beside the counts, all forms of
Tests/LiteralForms are compiled with changeable literals, and have the same pictures as without.
"""
import filecmp
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))
from peer import Page  # noqa: E402

# Longer than a build takes on a machine that does other things, too.
LIMIT = 120

SOURCE = """import SwiftUI
import UIKit

struct Shop: View {
    var title = "Shop"
    @State private var count = 0
    @State private var isShown = false
    var body: some View {
        VStack(spacing: 8) {
            Text("Open today")
            Text(title)
            Button("Count is \\(count)") { count += 1 }
            Text("Limited").lineLimit(2).opacity(0.5).foregroundStyle(.red)
            ForEach(0..<2) { _ in Text("In a loop") }
            GeometryReader { _ in Text("In a reader") }
            Bridge()
        }
        .modifier(Headed())
        .sheet(isPresented: $isShown) { Text("In a sheet") }
    }
}

struct Headed: ViewModifier {
    func body(content: Content) -> some View { VStack { Text("In a modifier"); content } }
}

struct Bridge: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Inside()) }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

struct Inside: View {
    var body: some View { Text("In a controller") }
}

@main struct ShopApp: App {
    var body: some Scene { WindowGroup { Shop() } }
}

#Preview("Shop") {
    Shop(title: "From the preview").padding(8)
}
"""


class Compilers:
    """A toolchain of which each program that is started is counted."""

    PROGRAMS = ["swiftc", "swift-frontend", "clang", "swift-autolink-extract"]

    def __init__(self, folder):
        real = os.path.dirname(os.path.realpath(shutil.which("swiftc")))
        self.log = os.path.join(folder, "started.txt")
        self.programs = os.path.join(folder, "toolchain", "bin")
        os.makedirs(self.programs)
        os.symlink(os.path.join(os.path.dirname(real), "lib"), os.path.join(folder, "toolchain", "lib"))
        for name in self.PROGRAMS:
            path = os.path.join(self.programs, name)
            with open(path, "w", encoding="utf-8") as file:
                file.write(f'#!/bin/sh\necho {name} >>"{self.log}"\nexec "{real}/{name}" "$@"\n')
            os.chmod(path, 0o755)

    @property
    def count(self):
        if not os.path.exists(self.log):
            return 0
        with open(self.log, encoding="utf-8") as file:
            return len(file.readlines())


def tree(folder):
    return sorted(path for path, _, _ in os.walk(folder)) + sorted(glob.glob(folder + "/**", recursive=True))


class Checks:
    def __init__(self):
        self.problems = []

    def expect(self, condition, text):
        print(("" if condition else "WRONG: ") + text, flush=True)
        if not condition:
            self.problems.append(text)


def check_edits(checks, scratch, options):
    folder = os.path.join(scratch, "Shop")
    shutil.rmtree(folder, ignore_errors=True)
    os.mkdir(folder)
    path = os.path.join(folder, "Shop.swift")

    def save(*changes):
        text = SOURCE
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new)
        # As editors do: another file in the place of the old one.
        with open(path + ".new", "w", encoding="utf-8") as file:
            file.write(text)
        os.rename(path + ".new", path)

    save()
    before = tree(folder)
    toolchain = tempfile.mkdtemp(dir=scratch)
    compilers = Compilers(toolchain)
    environment = {**os.environ, "PERCH_CACHE": os.path.join(toolchain, "cache"),
                   "PATH": compilers.programs + ":" + os.environ["PATH"]}
    server = subprocess.Popen(["perch", "serve", "--port", "0", *options], cwd=folder, env=environment,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        line = server.stdout.readline()
        if not line:
            raise SystemExit(server.stderr.read())
        port = int(re.search(r":(\d+)/", line).group(1))
        for stream in (server.stdout, server.stderr):
            threading.Thread(target=stream.read, daemon=True).start()
        line = SOURCE[:SOURCE.index("#Preview")].count("\n") + 1
        preview = f"Shop/Shop.swift:{line}:1"
        page = Page(port, LIMIT, preview=preview)
        page.wait("Open today")
        built = compilers.count
        checks.expect(built > 0, "the first build is compiled")

        # States that a person has set stay.
        page.ask(what="states")
        states = json.loads(re.search(rb"\{.*\}", page.wait('"states"'), re.S)[0])["states"]
        count = next(state for state in states if state["name"] == "count")
        page.ask(what="set", id=count["id"], value="3")
        page.wait("Count is 3")

        save(("Open today", "Closed today"))
        page.wait("Closed today")
        save(("Open today", "Closed today"), ("From the preview", "From afar"), ("spacing: 8", "spacing: 12"), ("(0.5)", "(0.75)"))
        page.wait("From afar")
        page.ask(what="states")
        states = json.loads(re.search(rb"\{.*\}", page.wait('"states"'), re.S)[0])["states"]
        checks.expect(any(state["name"] == "count" and state["value"] == "3" for state in states), "states stay")
        other = Page(port, LIMIT, preview=preview)
        other.wait("From afar")
        checks.expect(True, "a page that comes later shows the same")
        for place in ["loop", "reader", "modifier", "controller"]:
            save((f"In a {place}", f"Also in a {place}"))
            page.wait(f"Also in a {place}")
        program = Page(port, LIMIT)
        program.wait("Open today")
        save(("In a controller", "Out of it"))
        program.wait("Out of it")
        checks.expect(True, "views everywhere follow, and the program's own page does")
        page.wait("Out of it")
        # The index has a picture of it, which a separate process draws.
        pictures = Page(port, LIMIT, previews="1")
        pictures.wait('"previews"')
        drawn = []
        for text in ["Once", "Twice"]:
            save(("Open today", text))
            page.wait(text)
            pictures.wait('"changed"')
            pictures.ask(what="thumbnail", preview=preview, scheme="light")
            drawn.append(pictures.wait(preview, kind=6))
        checks.expect(drawn[0] != drawn[1], "pictures of the index follow")
        save()
        page.wait("Open today")
        checks.expect(compilers.count == built, f"literals change without a compiler ({compilers.count - built} were started)")

        # Literals of the preview as controls.
        page.ask(what="literals")
        calls = json.loads(re.search(rb"\{.*\}", page.wait('"literals"'), re.S)[0])["calls"]
        checks.expect([call["name"] for call in calls] == ["Shop", ".padding"], "the page is told the calls of the preview")
        title = calls[0]["arguments"][0]
        page.ask(what="literal", id=title["id"], value='From "here"')
        told = page.wait('"literal"')
        checks.expect(rb'Shop(title: \"From \\\"here\\\"\")' in told, "the page is told the code of a changed call")
        page.wait('From "here"')
        page.ask(what="literal", id=calls[1]["arguments"][0]["id"], value="1e300")
        checks.expect(b"larger than" in page.wait('"literal"'), "a number that is too large is refused")
        page.ask(what="literal", id=title["id"], value="x" * 5000)
        checks.expect(b"longer than" in page.wait('"literal"'), "a text that is too long is refused")
        page.ask(what="literal", id="17", value="x")
        checks.expect(b"does not exist" in page.wait('"literal"'), "what the page was not told is refused")
        checks.expect(compilers.count == built, "no compiler is started for the page's controls")

        # All else is built.
        save(("Text(title)", "Text(title).bold().accessibilityLabel(\"Emphasis\")"))
        page.wait("Emphasis")
        checks.expect(compilers.count > built, "another structure is compiled")
        built = compilers.count
        save(("Text(title)", "Text(title).bold().accessibilityLabel(\"Accent\")"))
        page.wait("Accent")
        checks.expect(compilers.count == built, "literals change without a compiler after a build, too")
        if options:
            save(('Text("Open today")', 'Text("Open today").padding(tail)'))
            said = page.wait("could not be built").decode(errors="replace")
            wrong = SOURCE[:SOURCE.index("Open today")].count("\n") + 1
            column = 1 + '            Text("Open today").padding(tail)'.index("tail")
            checks.expect(f"Shop.swift:{wrong}:{column}: error" in said, "an error has the line and column of the user's text")
            checks.expect("_perch" not in said, "an error shows the user's text")
            save()
            page.wait("Open today")
        checks.expect(tree(folder) == before, "nothing is written into the project's folder")
    finally:
        server.terminate()
        server.wait()


# A character is no text, so this does not compile where its literal can be changed.
UNCHANGEABLE = """import SwiftUI

struct Initial: View {
    var letter: Character
    var body: some View { Text(String(letter)).padding(4) }
}

#Preview("Initial") { Initial(letter: "A") }
"""


def check_forms(checks, scratch):
    folder = os.path.join(scratch, "Forms")
    shutil.copytree(os.path.join(ROOT, "Tests", "LiteralForms"), folder)
    environment = {**os.environ, "PERCH_CACHE": os.path.join(scratch, "cache")}

    def run(*command):
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        checks.expect(done.returncode == 0, f"{os.path.basename(command[0])} {command[1]} succeeds {done.stderr[-2000:] if done.returncode else ''}")
        return done.stdout.strip()

    with open(os.path.join(folder, "Initial.swift"), "w", encoding="utf-8") as file:
        file.write(UNCHANGEABLE)
    program = run("perch", "build", "--strict")
    index = glob.glob(os.path.join(scratch, "cache/projects/*/live/literals.json"))
    with open(index[0], encoding="utf-8") as file:
        files = json.load(file)["files"]
    found = sum(len(entry["literals"]["values"]) for entry in files.values())
    checks.expect([os.path.basename(path) for path in files] == ["Forms.swift"], "a file that does not compile so is built as it is")
    checks.expect(found > 90, f"all forms are compiled with changeable literals ({found})")
    run("perch", "render", "--strict", "--out", os.path.join(scratch, "plain"))
    run(program, "render", "--out", os.path.join(scratch, "changeable"))
    pictures = sorted(os.path.basename(path) for path in glob.glob(os.path.join(scratch, "plain/*.png")))
    _, different, missing = filecmp.cmpfiles(
        os.path.join(scratch, "plain"), os.path.join(scratch, "changeable"), pictures, shallow=False)
    checks.expect(pictures and not different and not missing, "pictures are the same with changeable literals")


def main():
    checks = Checks()
    with tempfile.TemporaryDirectory() as scratch:
        check_forms(checks, scratch)
        for options in ([], ["--strict"]):
            print(f"perch serve {' '.join(options)}")
            check_edits(checks, scratch, options)
    if checks.problems:
        sys.exit("\n".join(["These are wrong:", *checks.problems]))


if __name__ == "__main__":
    main()
