#!/usr/bin/env python3
"""Measures drawing on several machines: how much faster four shards are than one run, and how long merging takes.

    Scripts/shards.py GALLERY      GALLERY is a preview tool, such as .build/release/gallery

The shards run one after the other, each with one process, so the figure does not depend on the number of cores: it is the time
of the whole run divided by the time of the slowest shard. Fails if a figure misses its aim.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib

SHARDS, PICTURES = 4, 10_000
AIM_RATIO, AIM_SECONDS = 3.4, 5.0


def run(*arguments):
    start = time.monotonic()
    done = subprocess.run(arguments, capture_output=True, text=True)
    if done.returncode not in (0, 3):
        sys.exit(f"{' '.join(arguments)} ended with {done.returncode}:\n{done.stderr}")
    return time.monotonic() - start


def png(width=64, height=64):
    """A picture whose bytes do not compress, so that its file has the size of a small component's."""
    rows = b"".join(b"\0" + os.urandom(4 * width) for _ in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 0)) + chunk(b"IEND", b"")


def draw(gallery, folder):
    common = ["render", "--scheme", "both", "--jobs", "1"]
    # The first run also warms the file caches, and records the times.
    run(gallery, *common, "--out", f"{folder}/warm")
    whole = run(gallery, *common, "--out", f"{folder}/whole")
    shards = [run(gallery, *common, "--shard", f"{index}/{SHARDS}", "--times", f"{folder}/warm/times.json",
                  "--out", f"{folder}/shard-{index}") for index in range(1, SHARDS + 1)]
    return whole, shards


def many(folder):
    """Makes the shards of one run into those of a run with 10,000 pictures."""
    for index in range(1, SHARDS + 1):
        path = f"{folder}/shard-{index}"
        with open(f"{path}/shard.json") as file:
            record = json.load(file)
        entry = record["manifest"]["pictures"][0]
        places = list(range(index - 1, PICTURES, SHARDS))
        record.update(count=PICTURES, drawn=places, failed=[], ignored=[], times={})
        record["manifest"]["pictures"] = [{**entry, "picture": f"{place}.png"} for place in places]
        with open(f"{path}/shard.json", "w") as file:
            json.dump(record, file)
        data = png()
        for place in places:
            with open(f"{path}/{place}.png", "wb") as file:
                file.write(data)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    gallery = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        whole, shards = draw(gallery, folder)
        ratio = whole / max(shards)
        print(f"| four shards instead of one run ({whole:.1f} s; shards {', '.join(f'{s:.1f}' for s in shards)} s) "
              f"| {ratio:.2f} × | {AIM_RATIO} × |")
        many(folder)
        merging = run(gallery, "merge", *(f"{folder}/shard-{i}" for i in range(1, SHARDS + 1)), "--out", f"{folder}/all")
        assert os.path.exists(f"{folder}/all/{PICTURES - 1}.png")
        print(f"| merging {PICTURES:,} pictures | {merging:.2f} s | {AIM_SECONDS:.0f} s |")
    if ratio < AIM_RATIO or merging > AIM_SECONDS:
        sys.exit(1)


if __name__ == "__main__":
    main()
