#!/usr/bin/env python3
"""Writes into Sources/SwiftUICore/Resources/Symbols/names.tsv how large each symbol is, so that it takes SF's room.

A drawing gets the traits `box`, the symbol's own size on the grid of 16 units, `ink`, the size of what is drawn in it, and `rise`,
how far its middle lies above that of the grid. A symbol of unknown size gets the trait `size`, by which its drawing is scaled. Run
after icons.py, which does so itself, or when Scripts/sf-symbol-frames.tsv changes.
"""
import json
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SYMBOLS = os.path.join(ROOT, "Sources/SwiftUICore/Resources/Symbols")
POINTS = 17
GRID = 16
OWN_TRAITS = ("size=", "box=", "ink=", "rise=")
# The mean of the drawings whose size is known.
OTHERS = 1.08


def lines(path):
    return [line.rstrip("\n").split("\t") for line in open(path) if not line.startswith("#")]


def newer_names():
    """The names that stand for other symbols, and those."""
    table = json.load(open(os.path.join(ROOT, "Scripts/sf-symbols-more.json")))
    return {name: entry["as"] for name, entry in table.items() if name != "_meta" and "as" in entry}


def frame(name, frames):
    """The name whose size a symbol has, or None."""
    words = name.split(".")
    # Forward and backward are right and left for those who read from the left.
    plain = re.sub(r"\.backward\b", ".left", re.sub(r"\.forward\b", ".right", name))
    enclosed = [shape for shape in ("circle", "square") if shape in words[1:]]
    for candidate in [name, plain, name.removesuffix(".fill"), plain.removesuffix(".fill")] + enclosed:
        if candidate in frames:
            return candidate
    return None


def units(*lengths):
    return "x".join(f"{length / POINTS * GRID:.2f}" for length in lengths)


def main():
    frames = {name: [float(v) for v in values[:5]]
              for name, *values in lines(os.path.join(ROOT, "Scripts/sf-symbol-frames.tsv"))}
    out = []
    newer = newer_names()
    for name, glyph, *traits in lines(os.path.join(SYMBOLS, "names.tsv")):
        traits = dict(t.split("=", 1) for t in traits if not t.startswith(OWN_TRAITS))
        known = frame(newer.get(name, name), frames)
        if known:
            width, height, ink_width, ink_height, rise = frames[known]
            traits["box"] = units(width, height)
            traits["ink"] = units(ink_width, ink_height)
            if rise:
                traits["rise"] = units(rise)
        elif not ("enclose" in traits or "stroke" in traits or "circle" in glyph or "square" in glyph):
            traits["size"] = str(OTHERS)
        out.append("\t".join([name, glyph] + [f"{k}={v}" for k, v in sorted(traits.items())]))
    with open(os.path.join(SYMBOLS, "names.tsv"), "w") as file:
        file.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
