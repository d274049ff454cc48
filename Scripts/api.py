#!/usr/bin/env python3
"""Holds the public API against Documentation/PublicAPI.txt (`check`), or takes it as it is (`accept`)."""
import difflib
import os
import re
import sys

import symbols

BASELINE = os.path.join(symbols.ROOT, "Documentation/PublicAPI.txt")


# Attributes that decide what compiles, and that symbol graphs leave out, wholly or where they are inferred.
ATTRIBUTES = (("DisfavoredOverload", "@_disfavoredOverload"), ("Preconcurrency", "@preconcurrency"))


def declared(symbol, digests, deprecations):
    """The declaration with its attributes, whether it is deprecated and, where it can be set, its setter."""
    text = symbol.declaration
    attributes, settable = digests.get(symbol.usr, (frozenset(), False))
    if settable and "{ get" not in text:
        text = re.sub("( where |$)", r" { get set }\1", text, count=1)
    missing = [word for name, word in ATTRIBUTES if name in attributes and word not in text.split()]
    if deprecation := deprecations.get(symbol.usr):
        missing.insert(0, "deprecated" if deprecation == "hard" else "soft-deprecated")
    return " ".join(missing + [text])


def lines():
    digests, deprecations = symbols.digests(), symbols.deprecations()
    declarations = {f"{s.module} {s.name}: {declared(s, digests, deprecations)}" for s in symbols.load()}
    conforming = {f"{module} {name} is {protocol}"
                  for (module, name), protocols in symbols.conformances().items() for protocol in protocols}
    return sorted(declarations | conforming)


def main():
    command = sys.argv[1] if len(sys.argv) == 2 else ""
    current = lines()
    if command == "accept":
        with open(BASELINE, "w") as stream:
            stream.write("\n".join(current) + "\n")
        print(f"Documentation/PublicAPI.txt contains {len(current)} declarations and conformances.")
    elif command == "check":
        with open(BASELINE) as stream:
            accepted = stream.read().splitlines()
        changes = [line for line in difflib.unified_diff(accepted, current, lineterm="", n=0)
                   if line[:1] in "+-" and line[:3] not in ("+++", "---")]
        if changes:
            print("\n".join(changes))
            raise SystemExit("The public API differs from the accepted one. To accept it, run make accept-api.")
        print(f"The public API equals the accepted one: {len(current)} declarations and conformances.")
    else:
        raise SystemExit(__doc__)


main()
