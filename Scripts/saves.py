#!/usr/bin/env python3
"""Measures the way from a saved file to the picture on the page, in an app of 100 files that it writes.

    Scripts/saves.py [FILES]      FILES: how many files the app has; 100 without it

`perch` is the one in PATH; measure a release of it, with nothing else running. The page is a client that reads frames, and the
end is the frame in which the changed text has come.
"""
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
sys.path.insert(0, os.path.join(ROOT, "Tests", "Browser"))
from peer import Page  # noqa: E402

SAVES, AIM_ALL, AIM_BESIDE, AIM_LITERALS = 9, 1.0, 0.4, 0.2
LIMIT = 300

MODEL = """import Foundation

struct BoatN: Identifiable, Hashable, Codable {
    var id: Int
    var name: String
    var length: Double
    var berth: String?
    var isMoored: Bool { berth != nil }
    static let samples = (0..<6).map { BoatN(id: $0, name: "Boat \\($0)", length: Double($0) + 4.5, berth: nil) }
}

@Observable final class FleetN {
    var boats = BoatN.samples
    var filter = ""
    var shown: [BoatN] { filter.isEmpty ? boats : boats.filter { $0.name.contains(filter) } }
}
"""
ROW = """import SwiftUI

struct RowN: View {
    var boat: BoatN
    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: boat.isMoored ? "star.fill" : "star").foregroundStyle(.blue)
            VStack(alignment: .leading) {
                Text(boat.name).font(.headline)
                Text("\\(boat.length, specifier: "%.1f") m").font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            if let berth = boat.berth { Text(berth).padding(6).background(.green.opacity(0.2), in: Capsule()) }
        }
        .padding(.vertical, 4)
    }
}

#Preview("Row N") { RowN(boat: BoatN.samples[0]).padding() }
"""
SCREEN = """import SwiftUI

struct ScreenN: View {
    @State private var fleet = FleetN()
    @State private var count = 0
    var body: some View {
        NavigationStack {
            List {
                Section("Counter") {
                    Text("Saved 0 times")
                    Button("Count is \\(count)") { count += 1 }
                }
                Section("Boats") {
                    ForEach(fleet.shown) { boat in RowN(boat: boat) }
                }
            }
            .navigationTitle("Fleet N")
            .searchable(text: $fleet.filter)
        }
    }
}

#Preview("Screen N") { ScreenN() }
"""


def write_app(folder, files):
    """Writes an app of so many files: models, rows and screens, with a preview for each view."""
    sources = {"FleetApp.swift": "import SwiftUI\n\n@main struct FleetApp: App {\n"
                                 "    var body: some Scene { WindowGroup { Screen0() } }\n}\n"}
    for index in range(files - 1):
        number, kind = divmod(index, 3)
        name, text = [("Model", MODEL), ("Row", ROW), ("Screen", SCREEN)][kind]
        sources[f"{name}{number}.swift"] = re.sub(r"(?<=[a-z ])N\b", str(number), text)
    for name, text in sources.items():
        with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
            file.write(text)


def parts(text):
    """The seconds of a build's parts, from its trace."""
    found = {}
    for name, value in re.findall(r"^perch: (.*): ([0-9.e-]+) seconds$", text, re.M):
        found[name] = float(value)
    return found


def median(values):
    return statistics.median(values) if values else float("nan")


def main():
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    with tempfile.TemporaryDirectory() as place:
        folder = os.path.join(place, "Fleet")
        os.mkdir(folder)
        write_app(folder, files)
        environment = {**os.environ, "PERCH_CACHE": os.path.join(place, "cache"), "PERCH_TRACE": "1"}
        start = time.monotonic()
        server = subprocess.Popen(
            ["perch", "serve", "--port", "0"], cwd=folder, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        try:
            port = int(re.search(r":(\d+)/", server.stdout.readline()).group(1))
            print(f"first start: {time.monotonic() - start:.1f} s")
            threading.Thread(target=server.stdout.read, daemon=True).start()
            program = subprocess.run(
                ["perch", "build"], cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout.strip()
            listing = subprocess.run(
                [program, "list", "--json"], cwd=folder, env=environment, capture_output=True, text=True, check=True)
            identifier = next(row["id"] for row in json.loads(listing.stdout) if row["name"] == "Screen 3")
            page = Page(port, LIMIT, preview=identifier)
            page.wait("Saved 0 times")
            path = os.path.join(folder, "Screen3.swift")
            with open(path, encoding="utf-8") as file:
                source = file.read()

            def save(old, new):
                with open(path, "w", encoding="utf-8") as file:
                    file.write(source.replace(old, new))

            # The whole way, as a person sees it.
            times = []
            for turn in range(1, SAVES + 1):
                time.sleep(0.5)
                begun = time.monotonic()
                # With an operator it is no literal that is changed without a build.
                save('"Saved 0 times"', f'"Saved {turn} " + "times"')
                page.wait(f"Saved {turn} times")
                times.append(time.monotonic() - begun)
            print(f"a body, from the save to the frame: {median(times):.2f} s, worst {max(times):.2f} s")
            save("", "")
            page.wait("Saved 0 times")
            literals = []
            for turn in range(1, SAVES + 1):
                time.sleep(0.5)
                begun = time.monotonic()
                save("Saved 0 times", f"Kept {turn} times")
                page.wait(f"Kept {turn} times")
                literals.append(time.monotonic() - begun)
            print(f"a literal, from the save to the frame: {1000 * median(literals):.0f} ms, worst {1000 * max(literals):.0f} ms "
                  f"(aim {1000 * AIM_LITERALS:.0f} ms)")
            rewriter = os.path.join(os.path.dirname(os.path.realpath(shutil.which("perch"))), "perch-rewriter")
            index = os.path.join(os.path.dirname(os.path.dirname(program)), "literals.json")
            asked = []
            for _ in range(SAVES):
                begun = time.monotonic()
                subprocess.run([rewriter, "literals", index, path], capture_output=True, check=True)
                asked.append(time.monotonic() - begun)
            print(f"    what has changed: {1000 * median(asked):.0f} ms")
            print(f"    notice, tell, and draw: {1000 * (median(literals) - median(asked)):.0f} ms")
        finally:
            server.terminate()
            server.wait()
        # The same builds by themselves, by their parts.
        traces, wholes = [], []
        for turn in range(1, SAVES + 1):
            save("Saved 0 times", f"Saved {turn} more times")
            begun = time.monotonic()
            done = subprocess.run(
                ["perch", "build"], cwd=folder, env=environment, capture_output=True, text=True, check=True)
            wholes.append(time.monotonic() - begun)
            traces.append(parts(done.stderr))
        names = {name: None for trace in traces for name in trace}
        for name in names:
            print(f"    {name}: {1000 * median([trace[name] for trace in traces if name in trace]):.0f} ms")
        built = median(wholes)
        print(f"    the build in all: {1000 * built:.0f} ms")
        print(f"    notice, start, and draw: {1000 * (median(times) - built):.0f} ms")
        compiler = median([trace.get("Compiler", float("nan")) for trace in traces])
        print(f"beside the compiler: {median(times) - compiler:.2f} s (aim {AIM_BESIDE} s), in all {median(times):.2f} s "
              f"(aim {AIM_ALL} s)")
        save("private var count = 0", "private var count = 0\n    @State private var other = 0")
        begun = time.monotonic()
        subprocess.run(["perch", "build"], cwd=folder, env=environment, capture_output=True, check=True)
        print(f"a new property, the build: {time.monotonic() - begun:.2f} s")


if __name__ == "__main__":
    main()
