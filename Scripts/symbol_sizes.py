#!/usr/bin/env python3
"""Writes into Sources/SwiftUICore/Resources/Symbols/names.tsv how large each drawing is, so that its ink is as large as SF's.

A drawing gets the traits `size`, by which it is scaled on its grid of 16 units, and `box`, the symbol's own size on that grid. Run
after icons.py, which does so itself, or when Scripts/sf-symbol-frames.tsv changes.
"""
import math
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SYMBOLS = os.path.join(ROOT, "Sources/SwiftUICore/Resources/Symbols")
POINTS = 17
GRID = 16
# What a symbol's own size is more than its ink, left and right together and above and below, in points. UIKit reports 1.5 and 1 on
# each side for a circle; the others were measured in pictures.
MARGINS = [
    (re.compile(r"^chevron\."), (4.5, 2)), (re.compile(r"^arrow\."), (4, 2)),
    (re.compile(r"(^|\.)(square|rectangle)(\.|$)"), (5, 3)), (re.compile(r"(^|\.)circle(\.|$)"), (3, 2)),
]
MARGIN = (3.3, 2)
# The mean of the drawings whose size is known.
OTHERS = 1.15
# Drawings that are far from SF's proportions become at most so much larger than SF's along one side.
EXCESS = 1.12


def lines(path):
    return [line.rstrip("\n").split("\t") for line in open(path) if not line.startswith("#")]


def bezier(points, t):
    while len(points) > 1:
        points = [tuple(a + (b - a) * t for a, b in zip(p, q)) for p, q in zip(points, points[1:])]
    return points[0]


def extent(path):
    """The width and height of an outline in absolute M, L, Q, C and Z."""
    seen = []
    last = (0, 0)
    for command, text in re.findall(r"([MLQCZ])([^MLQCZ]*)", path):
        numbers = [float(n) for n in text.split()]
        points = list(zip(numbers[::2], numbers[1::2]))
        if not points:
            continue
        seen += points if command in "ML" else [bezier([last] + points, i / 16) for i in range(17)]
        last = points[-1]
    xs, ys = zip(*seen)
    return max(xs) - min(xs), max(ys) - min(ys)


def frame(name, frames):
    """The name whose size a symbol has, or None."""
    if name.endswith(".fill"):
        name = name.removesuffix(".fill")
    words = name.split(".")
    # Forward and backward are right and left for those who read from the left.
    plain = re.sub(r"\.backward\b", ".left", re.sub(r"\.forward\b", ".right", name))
    for candidate in (name, plain, "circle" if "circle" in words[1:] else "", "square" if "square" in words[1:] else ""):
        if candidate in frames:
            return candidate
    return None


def factor(known, ink, frames):
    margin = next((m for pattern, m in MARGINS if pattern.search(known)), MARGIN)
    across, down = (
        (own - edge) / POINTS * GRID / length for own, edge, length in zip(frames[known], margin, ink))
    return min(math.sqrt(across * down), EXCESS * min(across, down))


def main():
    frames = {name: (float(w), float(h)) for name, w, h in lines(os.path.join(ROOT, "Scripts/sf-symbol-frames.tsv"))}
    extents = {name: extent(path) for name, _, path in lines(os.path.join(SYMBOLS, "glyphs.tsv"))}
    out = []
    for name, glyph, *traits in lines(os.path.join(SYMBOLS, "names.tsv")):
        traits = dict(t.split("=", 1) for t in traits if not t.startswith(("size=", "box=")))
        known = frame(name, frames)
        # What is put together fills its grid.
        isWhole = "enclose" in traits or "stroke" in traits
        ink = (GRID, GRID) if isWhole else extents[glyph]
        if traits.get("rotate") in ("90", "-90", "270"):
            ink = ink[::-1]
        if "badge" in traits or "overlay" in traits or "inner" in traits:
            traits["size"] = "1"
        elif known:
            traits["size"] = f"{factor(known, ink, frames):.3f}".rstrip("0").rstrip(".")
            traits["box"] = "x".join(f"{side / POINTS * GRID:.2f}" for side in frames[known])
        else:
            traits["size"] = "1" if isWhole or "circle" in glyph or "square" in glyph else str(OTHERS)
        out.append("\t".join([name, glyph] + [f"{k}={v}" for k, v in sorted(traits.items()) if (k, v) != ("size", "1")]))
    with open(os.path.join(SYMBOLS, "names.tsv"), "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
