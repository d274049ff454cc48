#!/usr/bin/env python3
"""Type-checks the mistakes in Tests/CompilerErrors against the built modules: each must be reported where it is made, and why.

The line with the mistake ends in a comment that its first error must hold. `--show` prints what the compiler says.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def output(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def flags():
    binaries = output("swift", "build", "--show-bin-path").stdout.strip()
    found = ["-I", os.path.join(binaries, "Modules"), "-Xcc", "-I" + os.path.join(ROOT, "Sources/CRaster/include")]
    maps = glob.glob(os.path.join(ROOT, "Sources/C*/module.modulemap")) + glob.glob(
        os.path.join(binaries, "*.build/module.modulemap"))
    for path in sorted(maps):
        found += ["-Xcc", "-fmodule-map-file=" + path]
    for library in ("cairo-ft", "pangoft2", "libpng", "libjpeg"):
        for flag in output("pkg-config", "--cflags", library).stdout.split():
            found += ["-Xcc", flag]
    return found


def wanted(path):
    """The number of the line with the mistake, and what is said about it."""
    with open(path) as stream:
        for number, line in enumerate(stream, 1):
            if match := re.search(r"  // (.+)$", line):
                return number, match[1]
    raise SystemExit(f"{path} does not mark its mistake.")


def first_error(path, options):
    said = output("swiftc", "-typecheck", "-swift-version", "6", *options, path).stderr
    match = re.search(re.escape(path) + r":(\d+):\d+: error: (.*)", said)
    return (int(match[1]), match[2]) if match else (0, said.strip() or "no error")


def main():
    options = flags()
    paths = sorted(glob.glob(os.path.join(ROOT, "Tests/CompilerErrors/*.swift")))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        found = list(pool.map(lambda path: first_error(path, options), paths))
    failures = 0
    for path, (line, message) in zip(paths, found):
        expected_line, essence = wanted(path)
        is_right = line == expected_line and essence in message
        failures += not is_right
        if not is_right or "--show" in sys.argv:
            print(f"{'' if is_right else 'WRONG '}{os.path.basename(path)}:{line}: {message}")
            if not is_right:
                print(f"    expected in line {expected_line}: {essence}")
    if failures:
        raise SystemExit(f"{failures} of {len(paths)} mistakes are not reported correctly.")
    print(f"All {len(paths)} mistakes are reported where they are made.")


main()
