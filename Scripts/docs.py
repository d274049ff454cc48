#!/usr/bin/env python3
"""Lists the public declarations that have no DocC comment; fails if there are any.

Every public declaration of the main products counts, except those that say nothing of their own: members whose
documentation is a protocol's or a superclass's, and initialisers without arguments.
"""
import os
from collections import defaultdict

import symbols

FOLDERS = (symbols.GRAPHS, os.path.join(symbols.GRAPHS, "own"))


def undocumented(graph):
    inherited = {relation["source"] for relation in graph["relationships"]
                 if "sourceOrigin" in relation or relation["kind"] in ("overrides", "defaultImplementationOf")}
    for symbol in graph["symbols"]:
        path = tuple(symbol["pathComponents"])
        if ("docComment" not in symbol and "location" in symbol and path[-1] != "init()"
                and symbol["identifier"]["precise"] not in inherited and not symbols.is_hidden(path)):
            yield symbol


def main():
    places, total = defaultdict(set), 0
    for folder in FOLDERS:
        for graph in symbols.graphs(folder):
            total += len(graph["symbols"])
            for symbol in undocumented(graph):
                location = symbol["location"]
                file = os.path.relpath(location["uri"].removeprefix("file://"), symbols.ROOT)
                places[file].add((location["position"]["line"] + 1, ".".join(symbol["pathComponents"])))
    for file in sorted(places):
        for line, name in sorted(places[file]):
            print(f"{file}:{line}: {name}")
    count = sum(map(len, places.values()))
    if count:
        raise SystemExit(f"{count} public declarations have no documentation comment.")
    print(f"All {total} public declarations are documented.")


main()
