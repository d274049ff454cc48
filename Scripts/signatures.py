"""Brings declarations into the form that the lists of overloads have, so that the two can be compared."""
import re
from dataclasses import dataclass

MODIFIERS = {"static", "nonisolated", "mutating", "nonmutating", "final", "override", "open", "class", "convenience",
             "required", "dynamic"}


@dataclass(frozen=True)
class Signature:
    # `(_: $0, content: @ViewBuilder @escaping () -> Content)`; `$0` is the first generic parameter that occurs.
    parameters: str
    constraints: frozenset


def closing(text, start):
    """Where the bracket at `start` is closed; an arrow closes nothing."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] in "(<[":
            depth += 1
        elif text[index] in ")]" or (text[index] == ">" and text[index - 1] != "-"):
            depth -= 1
            if depth == 0:
                return index
    return len(text) - 1


def pieces(text, separator=","):
    """The parts of a list, without those of the lists inside it."""
    found, start, index = [], 0, 0
    while index < len(text):
        if text[index] in "(<[":
            index = closing(text, index)
        elif text[index] == separator:
            found.append(text[start:index].strip())
            start = index + 1
        index += 1
    return [part for part in found + [text[start:].strip()] if part]


def without_sugar(kind):
    """`[A]?` as `Optional<Array<A>>`."""
    def array(match):
        inner = pieces(match.group(1), ":")
        return f"Array<{inner[0]}>" if len(inner) == 1 else f"Dictionary<{inner[0]}, {inner[1]}>"

    while re.search(r"\[([^\[\]]*)\]", kind):
        kind = re.sub(r"\[([^\[\]]*)\]", array, kind, count=1)
    while "?" in kind:
        end = kind.index("?")
        start, depth = end - 1, 0
        while start >= 0:
            letter = kind[start]
            if letter in ")" or (letter == ">" and kind[start - 1] != "-"):
                depth += 1
            elif letter in "(<":
                if depth == 0:
                    break
                depth -= 1
            elif depth == 0 and not (letter.isalnum() or letter in "._"):
                break
            start -= 1
        operand = kind[start + 1:end]
        if operand.startswith("(") and operand.endswith(")") and closing(operand, 0) == len(operand) - 1:
            operand = operand[1:-1]
        kind = f"{kind[:start + 1]}Optional<{operand}>{kind[end + 1:]}"
    return re.sub(r"\bVoid\b", "()", re.sub(r"\bany ", "", kind))


def normalised(parameters, constraints, generics):
    """With generic parameters by the order in which they occur."""
    order = []
    for word in re.findall(r"[A-Za-z_]\w*", " ".join(parameters)):
        if word in generics and word not in order:
            order.append(word)

    def place(name):
        return f"${order.index(name)}" if name in order else "$" if name in generics else name

    def renamed(text):
        return re.sub(r"(?<![.\w])[A-Za-z_]\w*", lambda match: place(match[0]), text)

    sides = set()
    for constraint in constraints:
        text = renamed(without_sugar(constraint))
        sides.add(" == ".join(sorted(part.strip() for part in text.split("=="))) if "==" in text else text)
    return Signature(f"({', '.join(renamed(part) for part in parameters)})", frozenset(sides))


def listed(text):
    """A signature of a list: `static (_: T0, of: Int = …) -> Array<T0> where T0 : View`."""
    text, _, where = text.partition(" where ")
    text = re.sub(r" ?\{.*\}$", "", text)
    start = text.index("(")
    parameters = [re.sub(r" = ….*$", " =", part) for part in pieces(text[start + 1:closing(text, start)])]
    return normalised(parameters, pieces(where), set(re.findall(r"\bT\d+\b", text + where)))


def declared(text):
    """A declaration as symbol graphs have it."""
    text = re.sub(r"\s*\{ get.*?\}", "", text)
    head, _, where = text.partition(" where ")
    where = where.replace(" where ", ", ")
    match = re.search(r"\b(?:init|subscript|func [^\s(<]+)[?!]?\s*(?=[<(])", head)
    if not match:
        return normalised([], pieces(where), set())
    index, generics, constraints = match.end(), set(), pieces(where)
    is_subscript = match[0].startswith("subscript")
    if head[index] == "<":
        end = closing(head, index)
        generics, index = {part.split(":")[0].strip() for part in pieces(head[index + 1:end])}, end + 1
    parameters = []
    for part in pieces(head[index + 1:closing(head, index)]):
        attributes = " ".join(re.findall(r"@[\w.]+(?:<[^>]*>)?(?=\s)", part.partition(":")[0]))
        name, kind = re.sub(r"@[\w.]+(?:<[^>]*>)?\s+", "", part.partition(":")[0]), part.partition(":")[2].strip()
        kind, default = (kind.rpartition(" = ")[0], " =") if " = " in kind else (kind, "")
        while match := re.search(r"\bsome ([\w.]+)", kind):
            fresh = f"Some{len(generics)}"
            generics.add(fresh)
            constraints.append(f"{fresh} : {match[1]}")
            kind = kind.replace(match[0], fresh, 1)
        # The parameter of a subscript has a label where it has two names.
        label = "_" if is_subscript and len(name.split()) == 1 else name.split()[0]
        parameters.append(f"{label}: {attributes}{' ' if attributes else ''}{without_sugar(kind)}{default}")
    return normalised(parameters, constraints, generics)


def covers(ours, theirs):
    """Whether a declaration takes what another one takes, and does not say less of its types."""
    def said(constraints):
        # What is optional can be nil anyway.
        return {text for text in constraints if "$" not in text and "ExpressibleByNilLiteral" not in text}

    return ours.parameters.replace("@Sendable ", "") == theirs.parameters.replace("@Sendable ", "") \
        and said(theirs.constraints) <= ours.constraints
