#!/usr/bin/env python3
"""Makes mutants of the tests in Tests/DemandTests: copies in which a form has not the effect that it is to have.

To a test, a modifier that does nothing is the same as one that is not called, and an argument that nothing reads is the same
as one that is not passed. So a mutant is a copy of one test, with what it uses of its file, in which a call of the form is
left out, or one of its arguments, or in which a control cannot change what it is bound to. The test is to fail then.

What a form decides by itself is an aspect: the call, and each argument of a call with several. An aspect is left out in the
first of several ways that the compiler accepts. Forms that no rule fits are listed in mutants.tsv with an edit of their test,
and so are the aspects that no test can see, with the reason in place of the edit.

Run alone, this checks itself on pieces of source, and that mutants can be made of all tests.
"""
import csv
import os
import re
from dataclasses import dataclass

import shown
import symbols

SPECIAL = os.path.join(symbols.ROOT, "Scripts/mutants.tsv")
WORD = re.compile(r"\b(?:func|struct|class|enum|actor|protocol|var|let|typealias) (\w+)")
# What comes after a declaration's attributes and comments.
DECLARES = re.compile(WORD.pattern + r"|\bextension \w|#Preview\b")
INERT = re.compile(r'"""[\s\S]*?"""|"(?:\\\((?:[^()]|\([^()]*\))*\)|\\.|[^"\\\n])*"|//[^\n]*|/\*[\s\S]*?\*/')
# Containers whose content is shown without them.
CONTAINERS = {"HStack", "VStack", "ZStack", "LazyVStack", "LazyVGrid", "List", "Form", "Section", "NavigationView",
              "NavigationStack", "ScrollView", "TabView", "GridRow", "WindowGroup"}
# What is written in place of a value; in place of a view it is EmptyView().
INSTEAD = {
    "Alert": 'Alert(title: Text(""))',
    "Alignment": "Alignment.center",
    "Angle": "Angle.zero",
    "AnyShapeStyle": "AnyShapeStyle(Color.clear)",
    "BorderlessButtonStyle": "PlainButtonStyle()",
    "Capsule": "Rectangle()",
    "Circle": "Rectangle()",
    "Color": "Color.clear",
    "DragGesture": "DragGesture(minimumDistance: 10_000)",
    "EdgeInsets": "EdgeInsets(top: 31, leading: 31, bottom: 31, trailing: 31)",
    "EmptyView": 'Text("mutant")',
    "Gradient": "Gradient(colors: [.clear])",
    "GridItem": "GridItem(.fixed(1))",
    "Image": "Image(uiImage: UIImage())",
    "LinearGradient": "LinearGradient(colors: [.clear], startPoint: .top, endPoint: .bottom)",
    "LocalizedStringKey": 'LocalizedStringKey("")',
    "Path": "Path(CGRect(x: 0, y: 0, width: 1, height: 1))",
    "PlainButtonStyle": "BorderedProminentButtonStyle()",
    "Rectangle": "Ellipse()",
    "RoundedRectangle": "Rectangle()",
    "SegmentedPickerStyle": "MenuPickerStyle()",
    "StrokeStyle": "StrokeStyle(lineWidth: 0)",
    "Text": 'Text(verbatim: "")',
    "ToolbarItem": "ToolbarItem {}",
    "Transaction": "Transaction(animation: .linear)",
    "UIHostingController": "UIHostingController(rootView: AnyView(EmptyView()))",
    "UnitPoint": "UnitPoint.zero",
    "WheelPickerStyle": "MenuPickerStyle()",
}
CLOSURES = ["{}", "{ _ in }", "{ _, _ in }", "{ _ in EmptyView() }"]
FUNCTIONS = {"action", "perform", "onDismiss", "onCommit", "content", "label", "actions", "message", "onEditingChanged"}


@dataclass(frozen=True)
class Edit:
    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Argument:
    label: str
    start: int
    # Where the value begins, after its label.
    value: int
    end: int


@dataclass(frozen=True)
class Call:
    start: int
    end: int
    # Those between the parentheses, and the closures after them; the first of these has no label.
    arguments: tuple
    closures: tuple


@dataclass(frozen=True)
class Aspect:
    name: str
    # Ways to leave it out; each is the edits of all calls.
    ways: tuple


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


def arguments(code, start, end):
    """What stands between a call's parentheses."""
    found, first, depth = [], start, 0
    for place in range(start, end + 1):
        character = code[place] if place < end else ","
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            text = code[first:place]
            if text.strip():
                begin = first + len(text) - len(text.lstrip())
                stop = first + len(text.rstrip())
                label = re.match(r"`?(\w+)`?\s*:(?!:)\s*", code[begin:stop])
                found.append(Argument(label.group(1) if label else "_", begin,
                                      begin + (label.end() if label else 0), stop))
            first = place + 1
    return tuple(found)


def calls(code, form):
    """The calls of a form, or the places of its name, in code without comments and strings."""
    name = re.split(r"[( ]", form)[0]
    owner, _, member = name.rpartition(".")
    found = []
    for match in re.finditer((r"\." if owner else r"(?<![\w.])") + re.escape(member)
                             + r"\b(?:<[\w., ?<>\[\]]*>)?", code):
        # A type before the brace of a body is no call.
        if re.search(r"(->|:|\bsome)\s*$", code[:match.start()]) and re.match(r"\s*\{", code[match.end():]):
            continue
        place, given, written, closures = match.end(), (), name, []
        if code[place:place + 1] == "(":
            end = closing(code, place)
            given = arguments(code, place + 1, end - 1)
            written += "(" + "".join(argument.label + ":" for argument in given) + ")"
            place = end
        trailing = re.compile(r"\s*()(?=\{)")
        while opening := trailing.match(code, place):
            place = closing(code, opening.end())
            closures.append(Argument(opening.group(1), opening.start(), opening.end(), place))
            trailing = re.compile(r"\s*(\w+):\s*(?=\{)")
        if closures:
            written += " {}"
        if written == form:
            found.append(Call(match.start(), place, given, tuple(closures)))
    return found


def dropped(call, index):
    """The edit that leaves an argument out."""
    given = call.arguments
    if index + 1 < len(given):
        return Edit(given[index].start, given[index + 1].start, "")
    return Edit(given[index - 1].end if index else given[index].start, given[index].end, "")


def neutral(text, label):
    """Values in place of an argument's."""
    if text.startswith("$"):
        return [f".constant({text}.wrappedValue)" if text[1:].isdigit() else f".constant({text[1:]})"]
    if text.startswith("{") or label in FUNCTIONS:
        return CLOSURES
    if re.fullmatch(r"-?\d[\d_]*(\.\d+)?", text):
        return ["0"] if float(text.replace("_", "")) else ["1"]
    if text in {"true", "false"}:
        return ["false" if text == "true" else "true"]
    if text.startswith('"'):
        return ['""', 'Text("")']
    return ["nil", ".init()", ".zero"]


def without(call, index, source):
    """The ways to leave an argument out."""
    argument = call.arguments[index]
    text = source[argument.value:argument.end]
    others = [Edit(argument.value, argument.end, other) for other in neutral(text, argument.label)]
    # A control without its binding often is another one; with a constant it cannot change it.
    return others + [dropped(call, index)] if text.startswith("$") else [dropped(call, index)] + others


def ways(found, alternatives):
    """The edits of all calls for each way to leave something out; `alternatives` gives those of one call."""
    each = [known for known in map(alternatives, found) if known]
    return tuple(tuple(known[min(index, len(known) - 1)] for known in each)
                 for index in range(max(map(len, each), default=0)))


def whole(form, code, found):
    """How calls of a form are left out altogether."""
    name = re.split(r"[( ]", form)[0]
    if "." in name:
        return ways(found, lambda call: [Edit(call.start, call.end, "")])
    instead = INSTEAD.get(name, "EmptyView()")
    if (name in CONTAINERS or name == "Group") and all(call.closures for call in found):
        # Several views are in a column without a container; the content of a list of data takes each of them.
        other = {"Group": "VStack", "VStack": "HStack"}.get(name, "Group")
        return ways(found, lambda call: [
            Edit(call.start, call.end, text)
            for text in [f"{other} {code[call.closures[0].value:call.closures[0].end]}", instead]])
    return ways(found, lambda call: [Edit(call.start, call.end, instead)])


def aspects(form, source):
    """What a form decides in a piece of source, and how to leave it out."""
    reasons = unseen()
    return [] if (form, "-") in reasons else [
        aspect for aspect in every_aspect(form, source) if aspect.ways and (form, aspect.name) not in reasons]


def every_aspect(form, source):
    """The same, with those that no test can see."""
    code = blank(source)
    if (special := specials().get(form)) is not None:
        return [Aspect(name, (tuple(edit for row in rows for edit in matching(source, form, *row)),))
                for name, rows in special.items()]
    found = calls(code, form)
    if not found:
        return []
    name, made = re.split(r"[( ]", form)[0], [Aspect("the call", whole(form, source, found))]
    given, closures = found[0].arguments, max(len(call.closures) for call in found)
    if len(given) + closures > 1 or ("." not in name and len(given) == 1):
        for index, argument in enumerate(given):
            # A single unnamed argument is all that there is to the call.
            if len(given) + closures == 1 and argument.label == "_":
                continue
            made.append(Aspect(f"{argument.label}:" if argument.label != "_" else f"argument {index + 1}", ways(
                found, lambda call: without(call, index, source))))
    if name not in CONTAINERS and len(given) + closures > 1:
        for index in range(closures):
            having = [call for call in found if len(call.closures) > index]
            label = having[0].closures[index].label
            made.append(Aspect(f"{label}:" if label else "the closure", ways(
                having, lambda call: [Edit(call.closures[index].value, call.closures[index].end, text)
                                      for text in CLOSURES])))
    return made


def matching(source, form, pattern, text):
    """The edits of a row of mutants.tsv."""
    found = [Edit(match.start(), match.end(), match.expand(text)) for match in re.finditer(pattern, source)]
    if not found:
        raise SystemExit(f"mutants.tsv has an edit for {form} that does not match its test: {pattern}")
    return found


def table():
    """The rows of mutants.tsv."""
    with open(SPECIAL) as stream:
        return list(csv.DictReader(stream, delimiter="\t", quoting=csv.QUOTE_NONE))


def specials():
    """The edits of mutants.tsv: `{form: {aspect: [(pattern, text)]}}`."""
    found = {}
    for row in table():
        if row["pattern"]:
            found.setdefault(row["form"], {}).setdefault(row["aspect"], []).append((row["pattern"], row["text"]))
    return found


def unseen():
    """The aspects that no test can see, and why: `{(form, aspect): reason}`. For a form without a mutant the aspect is "-"."""
    return {(row["form"], row["aspect"]): row["text"] for row in table() if not row["pattern"]}


def edited(source, edits):
    """The source with its edits; one inside another is left out."""
    result, last = [], 0
    for edit in sorted(set(edits), key=lambda edit: (edit.start, -edit.end)):
        if edit.start < last:
            continue
        result += [source[last:edit.start], edit.text]
        last = edit.end
    return "".join(result) + source[last:]


# MARK: The piece of a file that a test needs

def chunks(lines, indent):
    """The declarations at an indentation, each with its attributes and comments."""
    found, current = [], []
    for line in lines:
        begins = line.startswith(indent) and line[len(indent):len(indent) + 1] not in {"", " ", ")", "]", "}"}
        if begins and current and DECLARES.search(blank("\n".join(current))):
            found.append("\n".join(current))
            current = []
        current.append(line)
    return found + (["\n".join(current)] if "\n".join(current).strip() else [])


def name_of(chunk):
    match = WORD.search(blank(chunk))
    return match.group(1) if match else ""


def piece(test):
    """The imports and the source that a test needs of its file: its suite with that test alone, and what they use."""
    with open(os.path.join(symbols.ROOT, test.path)) as stream:
        lines = stream.read().split("\n")
    imports = [line for line in lines if line.startswith("import ")]
    outer = chunks([line for line in lines if not line.startswith("import ")], "")
    suite = next(chunk for chunk in outer if f"func {test.name}(" in chunk)
    body = suite.split("\n")
    opening = next(index for index, line in enumerate(body) if "struct " in line)
    last = max(index for index, line in enumerate(body) if line.startswith("}"))
    inner = chunks(body[opening + 1:last], "    ")
    others = [chunk for chunk in outer if chunk is not suite]
    kept = {id(chunk): chunk for chunk in inner if f"func {test.name}(" in chunk}
    if any("Preview.all" in chunk for chunk in kept.values()):
        # No name leads to previews.
        kept |= {id(chunk): chunk for chunk in others if "#Preview" in chunk or ": PreviewProvider" in chunk}
    waiting = list(kept.values())
    while waiting:
        words = set(re.findall(r"\w+", blank(waiting.pop())))
        for chunk in inner + others:
            if id(chunk) not in kept and name_of(chunk) in words and "@Test" not in chunk:
                kept[id(chunk)] = chunk
                waiting.append(chunk)
    return imports, "\n".join(
        [chunk for chunk in others if id(chunk) in kept] + body[:opening + 1]
        + [chunk for chunk in inner if id(chunk) in kept] + ["}"])


# MARK: The check

# A form, a piece of source, and what is made of it: each aspect, left out in the first way.
FIXTURES = [
    ("View.padding(_:_:)", "Text(a).padding(.top, 5).bold()",
     {"the call": "Text(a).bold()", "argument 1": "Text(a).padding(5).bold()", "argument 2": "Text(a).padding(.top).bold()"}),
    ("View.padding(_:)", "a.padding(5).padding(.top, 5)", {"the call": "a.padding(.top, 5)"}),
    ("View.opacity(_:)", '// .opacity(1)\na.opacity(b(1)).c(".opacity(1)")', {"the call": '// .opacity(1)\na.c(".opacity(1)")'}),
    ("View.onAppear {}", "a.onAppear { b { c } }.d()", {"the call": "a.d()"}),
    ("Toggle(isOn:) {}", "Toggle(isOn: $a) { Text(b) }",
     {"the call": "EmptyView()", "isOn:": "Toggle(isOn: .constant(a)) { Text(b) }", "the closure": "Toggle(isOn: $a) {}"}),
    ("Button(_:action:)", "Button(a, action: b)",
     {"the call": "EmptyView()", "argument 1": "Button(action: b)", "action:": "Button(a)"}),
    ("Label {}", "Label { a } icon: { b }", {"the call": "EmptyView()", "the closure": "Label {} icon: { b }", "icon:": "Label { a } icon: {}"}),
    ("HStack(spacing:) {}", "HStack(spacing: 0) { a; HStack { b } }",
     {"the call": "Group { a; HStack { b } }", "spacing:": "HStack() { a; HStack { b } }"}),
    ("Text(_:)", "Text(a) + Text(b)", {"the call": 'Text(verbatim: "") + Text(verbatim: "")'}),
]


def main():
    wrong = []
    for form, source, expected in FIXTURES:
        made = {aspect.name: edited(source, aspect.ways[0]) for aspect in aspects(form, source)}
        if made != expected:
            wrong.append(f"Of {form} in {source!r} is made {made}, not {expected}.")
    shows, reasons, fitting = shown.forms(), unseen(), set()
    for form, test in shows.items():
        names = {aspect.name for aspect in every_aspect(form, piece(test)[1])}
        if not names and (form, "-") not in reasons:
            wrong.append(f"{test.path}:{test.line}: {test.name} says that it shows {form}, but nothing of it can be left out.")
        fitting |= {(form, name) for name in names | {"-"}}
    wrong += [f"mutants.tsv says that no test can see {aspect} of {form}, which no test has."
              for form, aspect in reasons if (form, aspect) not in fitting]
    wrong += [f"mutants.tsv has an edit for {form}, which no test shows." for form in specials() if form not in shows]
    if wrong:
        raise SystemExit("\n".join(wrong))
    print(f"The tests of {len(shows)} forms have mutants.")


if __name__ == "__main__":
    main()
