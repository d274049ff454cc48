#!/usr/bin/env python3
"""Sees that each control of SwiftUI's and each public component of the design system is used in a test as a person would, in
both directions of writing.

One counts as used where a test that runs in both directions (`@Test(arguments: directions)`) makes it: in its own body, or in a
view or function of the same file that it leads to.

    Scripts/interaction-coverage.py          fails where a control or component is not used so
    Scripts/interaction-coverage.py tests    also prints which tests use each
"""
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What is there for previews alone.
EXCEPT = {"ComponentsPreview"}
CONTROLS = set("""
    Button Link ShareLink RenameButton PasteButton EditButton NavigationLink Menu Toggle Stepper Slider Gauge ProgressView Picker
    DatePicker MultiDatePicker ColorPicker TextField SecureField TextEditor DisclosureGroup LabeledContent List Table TabView
""".split())


def block(text, start):
    """The declaration that begins at a place, with its braces."""
    depth = 0
    for index in range(text.find("{", start), len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index + 1]
    return text[start:]


def components():
    found = set()
    for path in (ROOT / "Sources/DesignSystem/Components").rglob("*.swift"):
        text = path.read_text()
        for match in re.finditer(r"^public struct (\w+)(?:<[^{]*?>)?\s*:\s*([^{]*)\{", text, re.M):
            if re.search(r"\bView\b", match.group(2)):
                found.add(match.group(1))
        found |= {match.group(1) for match in re.finditer(r"^extension (\w+): View\b", text, re.M)}
    return found - EXCEPT


def users(names, folder):
    """The tests of a folder that use each of some names in both directions."""
    used = collections.defaultdict(set)
    for path in sorted((ROOT / "Tests" / folder).rglob("*.swift")):
        text = path.read_text()
        declared = collections.defaultdict(str)
        for match in re.finditer(r"\b(?:struct|class|func|var|enum)\s+(\w+)", text):
            if "{" in text[match.start():]:
                declared[match.group(1)] += block(text, match.start())
        for match in re.finditer(r"@Test\(([^)]*)\)\s*(?:@\w+\s*)*func (\w+)", text):
            if "irections" not in match.group(1):
                continue
            seen, ahead = set(), [match.group(2)]
            while ahead:
                name = ahead.pop()
                if name in seen:
                    continue
                seen.add(name)
                words = set(re.findall(r"\b\w+\b", declared[name]))
                for component in words & names:
                    used[component].add(f"{path.name}: {match.group(2)}")
                ahead += [word for word in words if word in declared]
    return used


def main():
    wanted = components()
    used = users(wanted, "DesignSystemTests") | users(CONTROLS, "SwiftUITests")
    wanted |= CONTROLS
    if "tests" in sys.argv[1:]:
        for component in sorted(used):
            print(component, *sorted(used[component]), sep="\n    ")
    missing = sorted(wanted - set(used))
    for component in missing:
        print(f"{component} is not used in a test in both layout directions")
    print(f"{len(used)} of {len(wanted)} controls and components are used in both layout directions")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
