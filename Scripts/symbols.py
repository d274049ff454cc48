"""Reads the symbol graphs that symbolgraph.sh writes."""
import glob
import json
import os
from dataclasses import dataclass

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


@dataclass(frozen=True)
class Symbol:
    module: str
    kind: str
    path: tuple
    declaration: str

    @property
    def name(self):
        """`View.padding(_:_:)`"""
        return ".".join(self.path)

    @property
    def base(self):
        """`View.padding`: the name without argument labels."""
        return ".".join(self.path[:-1] + (self.path[-1].split("(")[0],))


def load():
    """All public symbols, without those that begin with an underscore."""
    files = sorted(glob.glob(os.path.join(ROOT, ".build/symbolgraph/*.symbols.json")))
    if not files:
        raise SystemExit("There are no symbol graphs; run Scripts/symbolgraph.sh first.")
    symbols = set()
    for file in files:
        with open(file) as stream:
            graph = json.load(stream)
        for symbol in graph["symbols"]:
            path = tuple(symbol["pathComponents"])
            if any(part.startswith("_") and part != "_" for part in path):
                continue
            text = "".join(f["spelling"] for f in symbol.get("declarationFragments", []))
            constraints = symbol.get("swiftExtension", {}).get("constraints", [])
            if constraints and " where " not in text:
                text += " where " + ", ".join(
                    f"{c['lhs']} {':' if c['kind'] == 'conformance' else '=='} {c['rhs']}" for c in constraints)
            symbols.add(Symbol(graph["module"]["name"], symbol["kind"]["identifier"].replace("swift.", ""),
                               path, " ".join(text.split())))
    return symbols
