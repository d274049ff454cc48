"""Which forms of SwiftUI's API tests show to work, and whether they do what they say.

A test in Tests/DemandTests names the forms that it shows, with their labels: `.shows("View.padding(_:_:)")`. That counts
only where the test, or what it uses of its own file, calls that very form, labels and trailing closure included, and
asserts something after it. Run alone, this tells where a test says more than it does.
"""
import glob
import os
import re
from dataclasses import dataclass, field

import symbols

TESTS = os.path.join(symbols.ROOT, "Tests/DemandTests")
ASSERTION = re.compile(r"#expect\b|#require\b|\bassertSnapshot\(|\bconfirmation\(")
DECLARATION = re.compile(
    r"( *)(?:@\w+(?:\([^)]*\))? )*(?:(?:private|fileprivate|static|final|nonisolated|mutating|override) )*"
    r"(?:struct|class|enum|actor|protocol|func|var|let|extension) (\w+)")
INERT = re.compile(r'"""[\s\S]*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')


def blank(code):
    """The code with spaces for comments and what strings say, so that places stay."""
    return INERT.sub(lambda match: re.sub(r"[^\n\"]", " ", match.group(0)), code)


def closing(code, start):
    """The place after the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(code)):
        if code[place] in "([{":
            depth += 1
        elif code[place] in ")]}":
            depth -= 1
            if depth == 0:
                return place + 1
    return len(code)


def labels(arguments):
    """The labels of what stands between a call's parentheses."""
    found, start, depth = [], 0, 0
    for place, character in enumerate(arguments + ","):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            argument = arguments[start:place]
            start = place + 1
            if argument.strip():
                label = re.match(r"\s*`?(\w+)`?\s*:(?!:)", argument)
                found.append(label.group(1) if label else "_")
    return found


def calls(code, form):
    """The places in code, without comments and strings, where a form is used."""
    name = re.split(r"[( ]", form)[0]
    if name[0] in "@#":
        return [match.start() for match in re.finditer(r"(?<!\w)" + re.escape(name) + r"\b", code)]
    owner, _, member = name.rpartition(".")
    before = r"\." if owner else r"(?<![\w.])"
    is_call = form != name
    places = []
    for match in re.finditer(before + re.escape(member) + r"\b(?:<[\w., ?<>\[\]]*>)?", code):
        if not is_call:
            places.append(match.start())
            continue
        place, written = match.end(), name
        if code[place:place + 1] == "(":
            end = closing(code, place)
            written += "(" + "".join(label + ":" for label in labels(code[place + 1:end - 1])) + ")"
            place = end
        if re.match(r"\s*\{", code[place:]):
            written += " {}"
        if written == form:
            places.append(match.start())
    return places


@dataclass
class Test:
    path: str
    line: int
    name: str
    forms: list
    body: str
    # The declarations of its file that it may use, by name.
    helpers: dict = field(default_factory=dict)

    def uses(self, form):
        """Where the body calls the form, or uses what calls it."""
        places = calls(self.body, form)
        for name in {name for name, code in self.helpers.items() if self.reaches(name, form, set())}:
            places += [match.start() for match in re.finditer(r"\b" + name + r"\b", self.body)]
        return places

    def reaches(self, name, form, seen):
        if name in seen:
            return False
        seen.add(name)
        code = self.helpers[name]
        return bool(calls(code, form)) or any(
            re.search(r"\b" + other + r"\b", code) and self.reaches(other, form, seen)
            for other in self.helpers if other != name)

    def problem(self, form):
        """What the test lacks to show the form; None where it does."""
        places = self.uses(form)
        if not places:
            return "does not call it"
        ends = [closing(self.body, self.body.find("(", match.start())) for match in ASSERTION.finditer(self.body)]
        if not any(end > min(places) for end in ends):
            return "asserts nothing after it"
        return None


def declarations(code):
    """The declarations of a file and of its outermost types, without the tests themselves, by name."""
    found, lines = {}, code.split("\n")
    for start, line in enumerate(lines):
        match = DECLARATION.match(line)
        if not match or len(match.group(1)) > 4:
            continue
        # The formatter indents what belongs to it; only closing brackets stand below its beginning.
        end, inner = start + 1, match.group(1) + " "
        while end < len(lines) and (not lines[end].strip() or lines[end].startswith(inner)
                                    or lines[end].strip()[0] in ")]}"):
            end += 1
        text = "\n".join(lines[start:end])
        if "@Test" not in text:
            found[match.group(2)] = found.get(match.group(2), "") + "\n" + text
    # No name leads to previews: `Preview.all` finds them.
    previews = re.findall(r"^#Preview\b[\s\S]*?^\}|^[\w ]*\w+: PreviewProvider \{[\s\S]*?^\}", code, re.M)
    return found | ({"Preview": "\n".join(previews)} if previews else {})


def tests():
    """All tests that say what they show."""
    found = []
    for path in sorted(glob.glob(os.path.join(TESTS, "*.swift"))):
        with open(path) as stream:
            source = stream.read()
        code = blank(source)
        helpers = declarations(code)
        for trait in re.finditer(r"\.shows\(((?:\s*\"[^\"]+\",?)+)\s*\)", source):
            function = re.compile(r"func (\w+)").search(code, trait.end())
            opening = code.find("{", code.find(")", function.end()))
            own = {name: text for name, text in helpers.items() if name != function.group(1)}
            found.append(Test(
                os.path.relpath(path, symbols.ROOT), source.count("\n", 0, trait.end()) + 1, function.group(1),
                re.findall(r'"([^"]+)"', trait.group(1)), code[opening:closing(code, opening)], own))
    return found


def forms():
    """The forms that tests show, each with a test; and what tests only say."""
    shown, problems = {}, []
    for test in tests():
        for form in test.forms:
            problem = test.problem(form)
            if problem:
                problems.append(f"{test.path}:{test.line}: {test.name} says that it shows {form}, but {problem}.")
            else:
                shown.setdefault(form, test)
    return shown, problems


if __name__ == "__main__":
    shown, problems = forms()
    print("\n".join(problems + [f"{len(shown)} forms are shown."]))
    raise SystemExit(1 if problems else 0)
