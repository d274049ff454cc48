#!/usr/bin/env python3
"""Counts the benchmarks' instructions and prints JSON: how many each takes for one run of its work.

    instructions.py PROGRAM NAME FEWER MORE [NAME FEWER MORE ...]

Each is done FEWER and MORE times under Valgrind, and the difference counts, so that starting does not. The numbers are the same
from run to run, however busy the machine is.
"""
import concurrent.futures
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile


def prepared(program, folder):
    """A copy without debug information, which Valgrind takes minutes to read, with its resources beside it."""
    program = os.path.realpath(program)
    copy = os.path.join(folder, os.path.basename(program))
    subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
    for resources in glob.glob(os.path.join(os.path.dirname(program), "*.resources")):
        os.symlink(resources, os.path.join(folder, os.path.basename(resources)))
    return copy


def count(program, name, times):
    result = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", program, name, str(times)],
        capture_output=True, text=True, env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"})
    found = re.search(r"I\s+refs:\s+([\d,]+)", result.stderr)
    if result.returncode != 0 or not found:
        raise SystemExit(f"{name}, {times} times, could not be counted:\n{result.stderr}")
    return int(found.group(1).replace(",", ""))


def main():
    if not shutil.which("valgrind"):
        raise SystemExit("valgrind is missing; Scripts/setup.sh apt-packages-bench.txt installs it")
    program, rest = sys.argv[1], sys.argv[2:]
    works = [(rest[i], int(rest[i + 1]), int(rest[i + 2])) for i in range(0, len(rest), 3)]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        copy = prepared(program, folder)
        runs = [(pool.submit(count, copy, name, more), pool.submit(count, copy, name, fewer)) for name, fewer, more in works]
        counts = {name: (long.result() - short.result()) // (more - fewer)
                  for (name, fewer, more), (long, short) in zip(works, runs)}
    print(json.dumps(counts))


main()
