#!/usr/bin/env python3
"""Checks that nothing is tested neither in CI nor at night.

Starting from .ci/run and Scripts/nightly.txt, this follows the targets of the Makefiles and the scripts that they name. It fails
where a script, a test of the live page, or a test target of a manifest is not reached, and where the nightly checks are said to
take more than four hours. Scripts that check nothing are listed below.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MINUTES = 255
# They make sources and pictures that are committed.
MAKERS = {"tokens.py", "icons.py", "symbol_sizes.py", "docs-pictures.sh", "readme-pictures.sh"}
ENTRANCES = [".ci/run", "Scripts/nightly.sh", "Scripts/nightly.txt"]
CODE = (".sh", ".py", ".mk")


def targets(makefile):
    """The recipes of a Makefile, with what each target needs, by name."""
    found = {}
    for match in re.finditer(r"^([a-z-]+):([^\n#=]*)(?:##[^\n]*)?\n((?:\t[^\n]*\n|ifdef[^\n]*\n|else\n|endif\n)*)", makefile.read_text(), re.M):
        found[match[1]] = (match[2].split(), match[3])
    return found


def calls(text):
    """The targets that a text makes, each with the folder of its Makefile."""
    for line in re.findall(r"(?:\bmake|\$\(MAKE\)) ([^\n;&|]*)", text):
        words = line.split()
        folder = words[words.index("-C") + 1] if "-C" in words[:-1] else "."
        yield from ((folder, word) for word in words if re.fullmatch(r"[a-z-]+", word))


def without_comments(text):
    return re.sub(r"^\s*#.*$", "", text, flags=re.M)


def main():
    makefiles = {".": targets(ROOT / "Makefile"), "Apps/Ledger": targets(ROOT / "Apps/Ledger/Makefile")}
    reached, texts, ahead = {ROOT / "Scripts/nightly.sh"}, [], [without_comments((ROOT / name).read_text()) for name in ENTRANCES]
    while ahead:
        text = ahead.pop()
        texts.append(text)
        for folder, target in calls(text):
            needs, recipe = makefiles.get(folder, {}).get(target, ((), ""))
            if (folder, target) not in reached:
                reached.add((folder, target))
                ahead += [recipe] + [f"make -C {folder} {need}" for need in needs]
        for path in sorted((ROOT / "Scripts").iterdir()):
            is_named = re.search(r"\b" + re.escape(path.name) + r"|^import .*\b" + re.escape(path.stem) + r"\b", text, re.M)
            if path.suffix in CODE and path not in reached and is_named:
                reached.add(path)
                ahead.append(without_comments(path.read_text()))
    everything = "\n".join(texts)
    faults = [
        f"Scripts/{path.name} is run neither by .ci/run nor by make nightly" for path in sorted((ROOT / "Scripts").iterdir())
        if path.suffix in CODE and path not in reached and path.name not in MAKERS
    ]
    for path in sorted(ROOT.glob("Tests/Browser/test_*.py")) + sorted(ROOT.glob("Apps/*/Tests/Browser/test_*.py")):
        if not re.search(r"\b" + path.stem + r"\b", everything):
            faults.append(f"{path.relative_to(ROOT)} is run neither by .ci/run nor by make nightly")
    for tests in ROOT.glob("Tests/*Tests"):
        if f'"{tests.name}"' not in (ROOT / "Package.swift").read_text():
            faults.append(f"{tests.relative_to(ROOT)} is no target of Package.swift")
    nightly = [line.split("\t") for line in (ROOT / "Scripts/nightly.txt").read_text().splitlines() if line[:1] not in ("", "#")]
    faults += [f"Scripts/nightly.txt: {line[0]}: a name, the minutes and a command, with tabs between" for line in nightly if len(line) != 3]
    if (minutes := sum(int(line[1]) for line in nightly if len(line) == 3)) > MINUTES:
        faults.append(f"The checks of Scripts/nightly.txt take {minutes} minutes; they may take {MINUTES}")
    if faults:
        sys.exit("\n".join(faults))
    print(f"All checks run in CI or in make nightly ({minutes} minutes).")


if __name__ == "__main__":
    main()
