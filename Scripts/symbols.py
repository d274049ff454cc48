"""Reads the symbol graphs that symbolgraph.sh writes."""
import glob
import json
import os
from collections import defaultdict
from dataclasses import dataclass

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GRAPHS = os.path.join(ROOT, ".build/symbolgraph")
# What every type has unless it says otherwise, and what follows from another conformance.
COMMON = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype"}


@dataclass(frozen=True)
class Symbol:
    module: str
    kind: str
    path: tuple
    declaration: str
    # The name that the compiler knows it by.
    usr: str = ""
    is_open: bool = False

    @property
    def name(self):
        """`View.padding(_:_:)`"""
        return ".".join(self.path)

    @property
    def base(self):
        """`View.padding`: the name without argument labels."""
        return ".".join(self.path[:-1] + (self.path[-1].split("(")[0],))


def graphs(folder=GRAPHS):
    """The graphs of a folder, one by one."""
    files = sorted(glob.glob(os.path.join(folder, "*.symbols.json")))
    if not files:
        raise SystemExit("There are no symbol graphs; run Scripts/symbolgraph.sh first.")
    for file in files:
        with open(file) as stream:
            yield json.load(stream)


def is_hidden(path):
    return any(part.startswith("_") and part != "_" for part in path)


def written(constraints):
    return ", ".join(f"{c['lhs']} {':' if c['kind'] == 'conformance' else '=='} {c['rhs']}" for c in constraints)


def load():
    """All public symbols, without those that begin with an underscore."""
    symbols = set()
    for graph in graphs():
        for symbol in graph["symbols"]:
            path = tuple(symbol["pathComponents"])
            if is_hidden(path):
                continue
            text = "".join(f["spelling"] for f in symbol.get("declarationFragments", []))
            constraints = symbol.get("swiftExtension", {}).get("constraints", [])
            if constraints:
                text += (", " if " where " in text else " where ") + written(constraints)
            symbols.add(Symbol(graph["module"]["name"], symbol["kind"]["identifier"].replace("swift.", ""),
                               path, " ".join(text.split()), symbol["identifier"]["precise"], symbol["accessLevel"] == "open"))
    return symbols


def digests():
    """What symbol graphs leave out, by the compiler's names: `{usr: ({"DisfavoredOverload"}, can_be_set)}`."""
    found = {}

    def visit(node):
        if "usr" in node:
            settable = any(accessor.get("accessorKind") == "set" and not accessor.get("isInternal")
                           for accessor in node.get("accessors", []))
            found[node["usr"]] = (frozenset(node.get("declAttributes", [])), settable)
        for child in node.get("children", []):
            visit(child)

    for file in sorted(glob.glob(os.path.join(GRAPHS, "*.digest.json"))):
        with open(file) as stream:
            visit(json.load(stream)["ABIRoot"])
    return found


def deprecations():
    """What is deprecated, by the compiler's names: "hard" where its use gives a warning, "soft" where Xcode strikes it out."""
    found = {}
    for graph in graphs():
        for symbol in graph["symbols"]:
            for entry in symbol.get("availability", []):
                if entry.get("isUnconditionallyDeprecated"):
                    found[symbol["identifier"]["precise"]] = "hard"
                elif entry.get("deprecated"):
                    found.setdefault(symbol["identifier"]["precise"], "soft")
    return found


def conformances():
    """What each public type conforms to: `{(module, name): {"Hashable", "Equatable where Value : Equatable"}}`."""
    names, found = {}, defaultdict(set)
    every = list(graphs())
    for graph in every:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = tuple(symbol["pathComponents"])
    for graph in every:
        for relation in graph["relationships"]:
            protocol = relation.get("targetFallback") or ".".join(names.get(relation["target"], ()))
            path = names.get(relation["source"], ())
            if relation["kind"] != "conformsTo" or not path or is_hidden(path) or protocol in COMMON:
                continue
            protocol = protocol.split(".")[-1]
            if protocol.startswith("_") or not protocol:
                continue
            constraints = relation.get("swiftConstraints", [])
            found[graph["module"]["name"], ".".join(path)].add(
                protocol + (" where " + written(constraints) if constraints else ""))
    return found
