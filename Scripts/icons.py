#!/usr/bin/env python3
"""Makes Sources/SwiftUICore/Resources/Symbols from Bootstrap Icons' SVG files, our own, and the tables of names.

Needs Debian's package bootstrap-icons and Python's fonttools. Run only when the table or the icons change.
"""
import json
import os
import re

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

import symbol_sizes

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ICONS = "/usr/share/bootstrap-icons/svg"
# Our own drawings, for what Bootstrap Icons lacks.
OWN_ICONS = os.path.join(ROOT, "Scripts/icons")
OUT = os.path.join(ROOT, "Sources/SwiftUICore/Resources/Symbols")
# Glyphs that compositions are made with.
PARTS = ["plus-lg", "dash-lg", "x-lg", "check-lg", "exclamation-lg", "question-lg", "gear", "search", "chevron-down", "three-dots", "lock-fill"]


def number(value):
    return f"{value:.3f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


def outline(name):
    """The glyph's path in absolute M, L, Q, C and Z, and whether it is filled by the even-odd rule."""
    own = os.path.join(OWN_ICONS, name + ".svg")
    text = open(own if os.path.exists(own) else os.path.join(ICONS, name + ".svg")).read()
    steps = []
    for match in re.finditer(r'<path[^>]*? d="([^"]+)"', text):
        pen = RecordingPen()
        parse_path(match.group(1), pen)
        for kind, points in pen.value:
            flat = " ".join(number(v) for point in points for v in point)
            steps.append({"moveTo": "M", "lineTo": "L", "curveTo": "C", "qCurveTo": "Q", "closePath": "Z", "endPath": ""}[kind] + flat)
    for match in re.finditer(r'<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"', text):
        x, y, r = (float(v) for v in match.groups())
        k = r * 0.5522847
        points = [(x + r, y), (x + r, y + k, x + k, y + r, x, y + r), (x - k, y + r, x - r, y + k, x - r, y),
                  (x - r, y - k, x - k, y - r, x, y - r), (x + k, y - r, x + r, y - k, x + r, y)]
        steps.append("M" + " ".join(map(number, points[0])))
        steps += ["C" + " ".join(map(number, p)) for p in points[1:]] + ["Z"]
    return "".join(steps), 'fill-rule="evenodd"' in text


def main():
    table = {}
    for name in ["sf-symbols.json", "sf-symbols-more.json"]:
        table.update(json.load(open(os.path.join(ROOT, "Scripts", name))))
    table.pop("_meta")
    glyphs = set(PARTS)
    os.makedirs(OUT, exist_ok=True)
    with open(os.path.join(OUT, "names.tsv"), "w") as out:
        for name, entry in sorted(table.items()):
            entry = table[entry["as"]] if "as" in entry else entry
            if not entry.get("glyph"):
                continue
            glyphs.add(entry["glyph"])
            traits = [f"{key}={value}" for key, value in sorted(entry.get("compose", {}).items())]
            if entry.get("rotate"):
                traits.append(f"rotate={entry['rotate']}")
            if entry.get("flipX"):
                traits.append("flipX=1")
            out.write("\t".join([name, entry["glyph"]] + traits) + "\n")
    with open(os.path.join(OUT, "glyphs.tsv"), "w") as out:
        for glyph in sorted(glyphs):
            path, even_odd = outline(glyph)
            out.write(f"{glyph}\t{'e' if even_odd else 'n'}\t{path}\n")
    symbol_sizes.main()


main()
