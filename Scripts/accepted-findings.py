#!/usr/bin/env python3
"""Counts the findings of the audit that the design system, Ledger, and the examples accept.

Together they may accept a few, each with a reason, and none that says that text cannot be read or that a control has no name.
"""
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST = 20
# Errors of contrast and of names are mended.
NEVER = {"text-contrast", "name-missing", "name-mismatch", "value-missing"}


def main():
    files = [ROOT / "perch-audit-accepted.json", ROOT / "Apps/Ledger/perch-audit-accepted.json"]
    files += sorted((ROOT / "Examples").glob("*/perch-audit-accepted.json"))
    count, problems = 0, []
    for file in files:
        for entry in json.loads(file.read_text(encoding="utf-8"))["accepted"]:
            count += 1
            where = f"{file.relative_to(ROOT)}: {entry['place']}"
            if not entry["reason"].strip():
                problems.append(f"{where} has no reason.")
            if entry["rule"] in NEVER:
                problems.append(f"{where} accepts {entry['rule']}, which is mended and not accepted.")
    if count > MOST:
        problems.append(f"{count} findings are accepted; {MOST} are the most. Mend some of them.")
    print("\n".join(problems) or f"{count} findings are accepted.")
    return 1 if problems else 0


sys.exit(main())
