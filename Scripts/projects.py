#!/usr/bin/env python3
"""Draws projects with an installed `perch`, as people do who have nothing of Perch in their repository.

    Scripts/projects.py check                    draws the projects in Examples/ and a package with a macro, and sees that bad
                                                 input is answered well
    Scripts/projects.py measure FOLDER NAME…     draws the projects in FOLDER/NAME and writes Documentation/Projects.md,
                                                 with those that were measured before, and the names of those that were not;
                                                 reports and pictures are kept in FOLDER/.measured/NAME

`perch` is the one in PATH. Everything that it makes goes to a cache of this script, so that the first start is measured.
"""
import json
import os
import resource
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
EXAMPLES = os.path.join(ROOT, "Examples")
PAGE = os.path.join(ROOT, "Documentation", "Projects.md")
MARK = "Left out: "


class Perch:
    """The command, with a cache of its own."""

    def __init__(self, cache):
        self.cache = cache

    def run(self, *arguments, limit=900, folder=None, **variables):
        environment = {**os.environ, "PERCH_CACHE": self.cache, **variables}
        try:
            return subprocess.run(
                ["perch", *arguments], capture_output=True, text=True, env=environment, timeout=limit, cwd=folder, check=False)
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
        ["Berth", "Berths", "HarborApp", "Reminder", "Tide", "Tide", "Tide card", "Tide widget", "Traffic", "Waiting"], ["Traffic"],
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
        kit = os.path.join(EXAMPLES, "Harbor", "HarborKit")
        tests = perch.run("test", "--project", kit)
        said = tests.stdout + tests.stderr
        expect(tests.returncode == 0 and "Executed 4 tests" in said and "1 test" in said, f"perch test: {said}")
        none = perch.run("test", "--project", kit, "--filter", "everyBerth")
        said = none.stdout + none.stderr
        expect(none.returncode == 0 and "Executed" not in said, f"perch test --filter: {said}")

        newer = perch.run("accessibility", "--project", harbor, "Berths", PERCH_IOS_VERSION="26.1")
        expect("Glass" in newer.stdout and "No glass" not in newer.stdout, "#available is not answered by the version of iOS")

        home = os.path.dirname(os.path.realpath(shutil.which("perch")))
        expect(not [name for name in os.listdir(home) if name.endswith(".autolink")], "perch writes into its installation")

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
            (damaged, "is damaged in line"), (empty, "contains no project"), (os.path.join(scratch, "Gone"), "does not exist"),
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
        expect(result.returncode != 0 and "swiftc was not found" in result.stderr, f"no compiler: {result.stderr}")
        said = editor_knows(perch, kit, os.path.join(kit, "Sources", "HarborKit", "Berth.swift"), "Text(")
        expect("struct Text" in (said or ""), f"perch lsp says of Text: {said}")
        problems.extend(assistant_problems(perch, harbor))
        problems.extend(shard_problems(perch, harbor, os.path.join(scratch, "shards")))

    for problem in problems:
        print("error: " + problem, file=sys.stderr)
    if problems:
        sys.exit(1)


def assistant_problems(perch, path):
    """What a coding assistant misses in a project that it uses by the Model Context Protocol."""
    calls = [
        ("list_previews", {}, "Berths"), ("draw_preview", {"preview": "Berths"}, None),
        ("accessibility_tree", {"preview": "Berths"}, "Gertrud"), ("build_report", {}, "AISReceiver"),
        ("audit", {"preview": "Berths"}, "Audited"),
    ]
    messages = [{"method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}}}]
    messages += [{"method": "tools/call", "params": {"name": name, "arguments": given}} for name, given, _ in calls]
    lines = "".join(json.dumps({"jsonrpc": "2.0", "id": index, **message}) + "\n" for index, message in enumerate(messages))
    result = subprocess.run(
        ["perch", "mcp", "--project", path], input=lines, capture_output=True, text=True, check=False,
        env={**os.environ, "PERCH_CACHE": perch.cache})
    replies = {reply.get("id"): reply for reply in map(json.loads, result.stdout.splitlines())}
    problems = []
    for index, (name, _, text) in enumerate(calls, start=1):
        contents = replies.get(index, {}).get("result", {}).get("content", [])
        said = "\n".join(content.get("text", "") for content in contents)
        fits = text in said if text else any(content["type"] == "image" for content in contents)
        if not fits:
            problems.append(f"perch mcp: {name} answered {json.dumps(replies.get(index))[:600]} {result.stderr[:200]}")
    return problems


def shard_problems(perch, path, folder):
    """How two shards that are merged differ from one run."""
    def render(name, *arguments):
        out = os.path.join(folder, name)
        result = perch.run("render", "--project", path, "--scale", "1", "--out", out, *arguments)
        return None if result.returncode == 0 else f"perch render {' '.join(arguments)}: {result.stdout}{result.stderr}"
    problems = [render("whole"), render("1", "--shard", "1/2"), render("2", "--shard", "2/2")]
    if not any(problems):
        # Where there is no project.
        merge = perch.run("merge", "1", "2", "--out", "merged", folder=folder, limit=60)
        whole, merged = tree(os.path.join(folder, "whole")), tree(os.path.join(folder, "merged"))
        for files in (whole, merged):
            files.pop("times.json", None)
        if merge.returncode != 0 or whole != merged:
            different = sorted(name for name in whole.keys() | merged.keys() if whole.get(name) != merged.get(name))
            problems.append(f"perch merge ended with {merge.returncode}; these files differ: {different} {merge.stderr}")
    return [problem for problem in problems if problem]


def editor_knows(perch, folder, file, word):
    """What an editor says of a word of a file, by the language server."""
    process = subprocess.Popen(
        ["perch", "lsp", "--project", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env={**os.environ, "PERCH_CACHE": perch.cache})
    timer = threading.Timer(120, process.kill)
    timer.start()

    def send(method, params, identifier=None):
        message = {"jsonrpc": "2.0", "method": method, "params": params}
        if identifier is not None:
            message["id"] = identifier
        body = json.dumps(message).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        process.stdin.flush()

    def answer(identifier):
        while True:
            size = 0
            while (line := process.stdout.readline().strip()):
                if line.lower().startswith(b"content-length:"):
                    size = int(line.split(b":")[1])
            if not size:
                return None
            message = json.loads(process.stdout.read(size))
            if message.get("id") == identifier and "method" not in message:
                return message.get("result")

    with open(file, encoding="utf-8") as stream:
        text = stream.read()
    before = text[:text.index(word)]
    place = {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}
    uri = "file://" + file
    try:
        send("initialize", {"processId": None, "rootUri": "file://" + folder, "capabilities": {}}, 1)
        answer(1)
        send("initialized", {})
        send("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "swift", "version": 1, "text": text}})
        send("textDocument/hover", {"textDocument": {"uri": uri}, "position": place}, 2)
        return json.dumps(answer(2))
    except OSError:
        return ""
    finally:
        timer.cancel()
        process.kill()
        process.wait()


# MARK: macros

MACRO_PACKAGE = {
    "Package.swift": """// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Numbers", platforms: [.iOS(.v17), .macOS(.v14)], products: [.library(name: "Numbers", targets: ["Numbers"])],
    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")],
    targets: [
        .macro(
            name: "NumberMacros",
            dependencies: [
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
            ]),
        .target(name: "Numbers", dependencies: ["NumberMacros"]),
    ])
""",
    "Sources/NumberMacros/Seven.swift": """import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

struct Seven: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax { "7" }
}

@main struct NumberMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [Seven.self]
}
""",
    "Sources/Numbers/Numbers.swift": """import SwiftUI

@freestanding(expression) macro seven() -> Int = #externalMacro(module: "NumberMacros", type: "Seven")

#Preview("Seven") { Text("It is \\(#seven)") }
""",
}


def macros():
    with tempfile.TemporaryDirectory() as scratch:
        perch = Perch(os.path.join(scratch, "cache"))
        folder = os.path.join(scratch, "Numbers")
        for name, text in MACRO_PACKAGE.items():
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        before = tree(folder)
        tree_of_preview = perch.run("accessibility", "--project", folder, "Seven")
        if "It is 7" not in tree_of_preview.stdout:
            sys.exit(f"error: The macro was not expanded: {tree_of_preview.stdout}{tree_of_preview.stderr}")
        if tree(folder) != before:
            sys.exit("error: perch has changed the package's folder.")
        print("Numbers: its macro was expanded")


# MARK: measure

HEADER = """# Projects

This page lists public projects that `perch render` drew without a change to their sources. `Scripts/projects.py measure` writes it. The
projects are not part of this repository.

| column | meaning |
|---|---|
| whole files | files that were compiled without a change |
| left out | parts of sources that were left out, without imports of missing modules |
| drawn | previews without a failure: no missing part and no call without effect ran, and the picture has more than one color |
| partly | previews in which a missing part or a call without effect ran; a missing part shows a message in the picture |
| failed | previews that trapped, never settled, or have a picture of one color |
| first start | the time of a start that builds everything, on a machine with two cores that also ran other programs |
| CPU | the CPU time of the first start, on all cores together |
| second start | the time of a start after everything was built |

Other programs on the machine can make the times many times longer. `perch` built only the packages that it could fetch. On the
machine that measured the projects, it could fetch few packages.

| project | files | whole files | left out | previews | drawn | partly | failed | first start | CPU | second start |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
"""
NUMBERS = ["files", "whole", "left", "previews", "drawn", "partly", "failed", "first", "second"]
WITHOUT_EFFECT = "is accepted but has no effect here"


def is_blank(path):
    """Whether a PNG has one color: then all its rows are alike once they are unpacked, and so are the pixels of each."""
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return True
    width, height, depth, kind = struct.unpack(">IIBB", data[16:26])
    place, packed = 8, b""
    while place < len(data):
        size, name = struct.unpack(">I4s", data[place:place + 8])
        if name == b"IDAT":
            packed += data[place + 8:place + 8 + size]
        place += size + 12
    samples = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind] * depth // 8
    rows = zlib.decompress(packed)
    length = width * max(samples, 1) + 1
    # A row that is filtered holds differences, which are zero after the first pixel or the first row.
    for start in range(0, height * length, length):
        row = rows[start:start + length]
        body = row[1 + samples:]
        plain = row[0] == 0 and body == row[1:1 + samples] * (width - 1)
        if not plain and any(body):
            return False
        if start and row[0] == 2 and any(row[1:]):
            return False
    return True


def processor_time():
    """Seconds that the programs which have ended took of all processors together."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def measured(path, kept):
    """The numbers of one project; what was said instead, where it has none. Keeps doctor's report and the pictures in a folder."""
    shutil.rmtree(kept, ignore_errors=True)
    os.makedirs(kept)
    with tempfile.TemporaryDirectory() as scratch:
        perch = Perch(os.path.join(scratch, "cache"))
        start, cpu = time.monotonic(), processor_time()
        doctor = perch.run("doctor", "--json", "--project", path)
        first, cpu = time.monotonic() - start, processor_time() - cpu
        for name, text in [("doctor.json", doctor.stdout), ("doctor.txt", doctor.stderr)]:
            with open(os.path.join(kept, name), "w", encoding="utf-8") as file:
                file.write(text)
        try:
            modules = [module for module in json.loads(doctor.stdout)["modules"] if not module["isThirdParty"]]
        except ValueError:
            return (doctor.stdout + doctor.stderr)[-2000:]
        start = time.monotonic()
        perch.run("list", "--project", path)
        second = time.monotonic() - start
        out = os.path.join(kept, "pictures")
        manifest = perch.pictures(path, out)
        if isinstance(manifest, str):
            pictures, failures = [], [manifest]
        else:
            pictures, failures = manifest["pictures"], manifest["failures"]
        blank = [p for p in pictures if not is_partial(p) and is_blank(os.path.join(out, p["picture"]))]
        partly = [
            p for p in pictures if p not in blank
            and (is_partial(p) or any(WITHOUT_EFFECT in message for message in p["messages"]))]
        return {
            "files": sum(module["files"] for module in modules),
            "whole": sum(module["wholeFiles"] for module in modules),
            "left": sum(1 for module in modules for part in module["replacements"] if part["kind"] != "import"),
            "previews": len(pictures) + len(failures), "drawn": len(pictures) - len(blank) - len(partly),
            "partly": len(partly), "failed": len(failures) + len(blank), "first": first, "second": second,
            "cpu": cpu,
        }


def measure(folder, names):
    """Measures projects, and writes the page of all that were measured in the folder until now."""
    memory = os.path.join(folder, "measured.json")
    try:
        with open(memory, encoding="utf-8") as file:
            known = json.load(file)
    except OSError:
        known = {}
    for name in names:
        path, kept = os.path.join(folder, name), os.path.join(folder, ".measured", name)
        found = measured(path, kept)
        if isinstance(found, str) and "Xcode projects in its subfolders" in found:
            # A collection of apps counts as one.
            below = [line.strip() for line in found.splitlines() if line.strip().endswith(".xcodeproj")]
            parts = [measured(os.path.join(path, project), f"{kept} {index}") for index, project in enumerate(below)]
            parts = [part for part in parts if isinstance(part, dict)]
            found = {key: sum(part[key] for part in parts) for key in [*NUMBERS, "cpu"]}
        known[name] = found
        print(name, found, flush=True)
        with open(memory, "w", encoding="utf-8") as file:
            json.dump(known, file, indent=1)
        write_page(known, folder)


def write_page(known, folder):
    rows = []
    names = [name for name in os.listdir(folder) if os.path.isdir(os.path.join(folder, name)) and not name.startswith(".")]
    others = dict.fromkeys(names)
    for name, numbers in sorted({**others, **known}.items(), key=lambda item: item[0].lower()):
        if not isinstance(numbers, dict):
            rows.append(f"| {name} | | | | | | | | {'not read' if numbers else 'not measured'} | | |")
            continue
        texts = [str(numbers[key]) for key in NUMBERS[:-2]]
        cpu = f"{numbers['cpu']:.0f} s" if "cpu" in numbers else ""
        rows.append(
            "| " + " | ".join([name, *texts, f"{numbers['first']:.0f} s", cpu, f"{numbers['second']:.1f} s"]) + " |")
    whole = [numbers for numbers in known.values() if isinstance(numbers, dict) and numbers["previews"]]
    total = sum(numbers["previews"] for numbers in whole)
    summary = []
    if total:
        drawn, partly = (sum(numbers[key] for numbers in whole) for key in ("drawn", "partly"))
        median = statistics.median((numbers["drawn"] + numbers["partly"]) / numbers["previews"] for numbers in whole)
        summary = ["", f"{len(known)} projects with {total} previews: {drawn / total:.0%} drawn, {partly / total:.0%} partly. In the median "
                   f"project {median:.0%} are drawn or partly drawn."]
    with open(PAGE, "w", encoding="utf-8") as file:
        file.write(HEADER + "\n".join(rows + summary) + "\n")


if sys.argv[1:] == ["check"]:
    check()
    macros()
elif len(sys.argv) > 3 and sys.argv[1] == "measure":
    measure(sys.argv[2], sys.argv[3:])
else:
    sys.exit(__doc__)
