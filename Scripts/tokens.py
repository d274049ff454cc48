#!/usr/bin/env python3
"""The design system's tokens: from JSON to Swift, and to and from the Design Tokens Community Group's format.

    tokens.py generate                      write Sources/DesignSystem/Tokens/Generated from Tokens/JSON
    tokens.py check                         tell whether what is written is what would be written
    tokens.py export SET --out FOLDER       write SET.light.tokens.json and SET.dark.tokens.json (DTCG 2025.10)
    tokens.py import NAME LIGHT [DARK] --out FILE
                                            read DTCG files, such as Figma exports, into a set of our own
    tokens.py swift FILE --out FOLDER       write the Swift of one set

A set is a file of groups; see Sources/DesignSystem/Tokens/JSON. A token is a `value`, or a `light` and a `dark` one; a
value in braces is another token's name.
"""

import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
JSON = ROOT / "Sources/DesignSystem/Tokens/JSON"
SWIFT = ROOT / "Sources/DesignSystem/Tokens/Generated"
EXTENSION = "org.perch.tokens"
WEIGHTS = {
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
}
STYLE_SIZES = {
    "largeTitle": 34, "title": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17, "callout": 16,
    "subheadline": 15, "footnote": 13, "caption": 12, "caption2": 11,
}
KEYWORDS = {"default", "in", "is", "as", "case", "class", "enum", "extension", "func", "import", "init", "let", "self",
            "static", "struct", "switch", "true", "false", "var", "where", "while", "for", "if", "else", "repeat"}


class Problem(Exception):
    """Something in a file that cannot be understood."""


# ---- Swift


def number(value):
    return str(int(value)) if float(value).is_integer() else repr(round(float(value), 6))


def hex_parts(text):
    match = re.fullmatch(r"#([0-9A-Fa-f]{6})([0-9A-Fa-f]{2})?", text)
    if not match:
        raise Problem(f"{text} is not a color: #RRGGBB or #RRGGBBAA")
    return match[1].upper(), (match[2] or "FF").upper()


def alias(value):
    match = re.fullmatch(r"\{([\w.]+)\}", value) if isinstance(value, str) else None
    return match[1] if match else None


def color(light, dark):
    if alias(light) and alias(dark):
        return f"Color(light: {alias(light)}, dark: {alias(dark)})"
    (l, la), (d, da) = hex_parts(light), hex_parts(dark)
    if la == da == "FF":
        return f"Color(light: 0x{l}, dark: 0x{d})"
    opacities = [number(int(part, 16) / 255) for part in (la, da)]
    return f"Color(light: 0x{l}, dark: 0x{d}, opacities: ({opacities[0]}, {opacities[1]}))"


def font(token):
    weight = token.get("weight")
    if token.get("family"):
        return f'Font.token("{token["family"]}", {number(token["size"])}, .{weight or "regular"}, ' \
               f'relativeTo: .{token["style"]})'
    return f'Font.{token["style"]}' + (f".weight(.{weight})" if weight else "")


def animation(token):
    duration = number(token["duration"])
    if token["curve"] == "spring":
        bounce = f', bounce: {number(token["bounce"])}' if token.get("bounce") else ""
        return f"Animation.spring(duration: {duration}{bounce})"
    if token["curve"] == "cubicBezier":
        return "Animation.timingCurve(" + ", ".join(number(p) for p in token["points"]) + f", duration: {duration})"
    return f'Animation.{token["curve"]}(duration: {duration})'


def expression(kind, token):
    """The type and the value of a token in Swift."""
    value = token.get("value")
    if alias(value):
        return None, alias(value)
    if kind == "ramp":
        return "UInt32", "0x" + hex_parts(value)[0]
    if kind == "color":
        return None, color(token.get("light", value), token.get("dark", token.get("light", value)))
    if kind == "gradient":
        pairs = zip(token["light"], token["dark"], strict=True)
        return None, "[" + ", ".join(color(*pair) for pair in pairs) + "]"
    if kind == "dimension":
        return "CGFloat", number(value)
    if kind in ("number", "duration"):
        return "Double", number(value)
    if kind == "count":
        return "Int", str(value)
    if kind == "font":
        return None, font(token)
    if kind == "animation":
        return None, animation(token)
    raise Problem(f"{kind} is no kind of token")


def default_comment(kind, token):
    value = token.get("value")
    if alias(value):
        return f"The same as `{alias(value)}`."
    if kind == "dimension":
        return "1 point." if value == 1 else f"{number(value)} points."
    if kind == "duration":
        return f"{number(value)} seconds."
    if kind == "font":
        return f'{token["style"]}, {token.get("weight") or "as it is"}.'
    return None


def wrapped(text, prefix, width=120):
    lines, line = [], ""
    for word in text.split():
        if line and len(prefix) + len(line) + 1 + len(word) > width:
            lines.append(line)
            line = word
        else:
            line = f"{line} {word}".strip()
    return [prefix + line for line in lines + [line]]


def declarations(group, indent):
    access = "" if group.get("access") == "internal" else "public "
    for name, token in group["tokens"].items():
        comment = token.get("about") or default_comment(group["type"], token)
        if comment:
            yield from wrapped(comment, f"{indent}/// ")
        type_, value = expression(group["type"], token)
        name = f"`{name}`" if name in KEYWORDS else name
        yield f"{indent}{access}static let {name}{': ' + type_ if type_ else ''} = {value}"


def group_lines(group):
    access = "" if group.get("access") == "internal" else "public "
    kind, name = group["in"].split(" ")
    if kind == "extension":
        yield f"// MARK: {group['about']}"
        yield ""
        yield f"extension {name} {{"
        yield from declarations(group, "    ")
        yield "}"
        return
    outer, _, inner = name.rpartition(".")
    indent = "    " if outer else ""
    if outer:
        yield f"extension {outer} {{"
    yield from wrapped(group["about"], f"{indent}/// ")
    yield f"{indent}{access}enum {inner} {{"
    yield from declarations(group, indent + "    ")
    yield indent + "}"
    if outer:
        yield "}"


def swift_files(data, source):
    files = {}
    for group in data["groups"]:
        files.setdefault(group["file"], []).append(group)
    for name, groups in files.items():
        lines = [f"// Made by Scripts/tokens.py from {source}. Change that file, not this one.",
                 "// swift-format-ignore-file", "",
                 "import SwiftUI", ""]
        for group in groups:
            lines += list(group_lines(group)) + [""]
        yield f"{name}.swift", "\n".join(lines)


def all_swift():
    for path in sorted(JSON.glob("*.json")):
        yield from swift_files(json.loads(path.read_text()), f"Tokens/JSON/{path.name}")


def generate():
    SWIFT.mkdir(exist_ok=True)
    written = dict(all_swift())
    for path in SWIFT.glob("*.swift"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        path = SWIFT / name
        # A file that is the same keeps its date, so that nothing is built again for it.
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


def check():
    written = dict(all_swift())
    there = {path.name: path.read_text() for path in SWIFT.glob("*.swift")}
    wrong = sorted(name for name in written.keys() | there.keys() if written.get(name) != there.get(name))
    if wrong:
        sys.exit("out of date with Tokens/JSON (run Scripts/tokens.py generate): " + ", ".join(wrong))


# ---- Design Tokens Community Group


def dtcg_color(text, palette):
    if alias(text):
        text = palette[alias(text).split(".")[-1]]
    rgb, a = hex_parts(text)
    value = {"colorSpace": "srgb", "components": [round(int(rgb[i:i + 2], 16) / 255, 6) for i in (0, 2, 4)]}
    if a != "FF":
        value["alpha"] = round(int(a, 16) / 255, 6)
    value["hex"] = "#" + rgb
    return value


CURVES = {"linear": [0, 0, 1, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1], "easeInOut": [0.42, 0, 0.58, 1]}


def dtcg_value(kind, token, mode, palette, paths, owner):
    """The type and value of a token, and what of it the format has no word for."""
    value = token.get("value")
    if alias(value):
        return None, "{" + (paths.get(f"{owner}.{alias(value)}") or paths[alias(value)]) + "}", {}
    if kind == "ramp":
        return "color", dtcg_color(value, palette), {}
    if kind == "color":
        return "color", dtcg_color(token.get(mode, token.get("light", value)), palette), {}
    if kind == "gradient":
        stops = token[mode]
        return "gradient", [
            {"color": dtcg_color(stop, palette), "position": round(i / max(1, len(stops) - 1), 6)}
            for i, stop in enumerate(stops)
        ], {}
    if kind == "dimension":
        return "dimension", {"value": value, "unit": "px"}, {}
    if kind in ("number", "count"):
        return "number", value, {}
    if kind == "duration":
        return "duration", {"value": value, "unit": "s"}, {}
    if kind == "font":
        size = token.get("size") or STYLE_SIZES[token["style"]]
        value = {"fontFamily": token.get("family") or "system-ui", "fontSize": {"value": size, "unit": "px"},
                 "fontWeight": WEIGHTS[token.get("weight") or "regular"], "letterSpacing": {"value": 0, "unit": "px"},
                 "lineHeight": 1.2}
        return "typography", value, {"style": token["style"], "hasWeight": token.get("weight") is not None}
    if kind == "animation":
        value = {"duration": {"value": token["duration"], "unit": "s"}, "delay": {"value": 0, "unit": "s"},
                 "timingFunction": token.get("points") or CURVES.get(token["curve"], [0.2, 0.8, 0.2, 1])}
        return "transition", value, {key: token[key] for key in ("curve", "bounce") if key in token}
    raise Problem(f"{kind} has no counterpart")


def group_path(index, group):
    return f"{index:02d} {group['in'].split(' ')[1]}".replace(".", " ")


def export(data, mode):
    palette, paths = {}, {}
    for index, group in enumerate(data["groups"]):
        for name, token in group["tokens"].items():
            if group["type"] == "ramp":
                palette[name] = token["value"]
            path = f"{group_path(index, group)}.{name}"
            # A token is named alone by those of its own group and of extensions, else with its enum.
            paths.setdefault(name, path)
            paths[f"{group['in'].split(' ')[1]}.{name}"] = path
    tree = {"$description": data["about"], "$extensions": {EXTENSION: {"name": data["name"], "mode": mode}}}
    for index, group in enumerate(data["groups"]):
        entry = {"$description": group["about"],
                 "$extensions": {EXTENSION: {k: group[k] for k in ("file", "in", "type", "access") if k in group}}}
        for name, token in group["tokens"].items():
            kind, value, more = dtcg_value(
                group["type"], token, mode, palette, paths, group["in"].split(" ")[1])
            out = {}
            if kind:
                out["$type"] = kind
            out["$value"] = value
            if "about" in token:
                out["$description"] = token["about"]
            source = {k: token[k] for k in (mode,) if alias(token.get(k)) } if group["type"] == "color" else {}
            more = {**more, **({"palette": source[mode]} if source else {})}
            if more:
                out["$extensions"] = {EXTENSION: more}
            entry[name] = out
        tree[group_path(index, group)] = entry
    return tree


def words(text):
    return [word for word in re.split(r"[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])", text) if word]


def camel(*texts):
    parts = [word for text in texts for word in words(text)]
    if not parts:
        raise Problem("a token has no name")
    name = parts[0][0].lower() + parts[0][1:] + "".join(part[0].upper() + part[1:] for part in parts[1:])
    return "_" + name if name[0].isdigit() else name


def tokens(tree, path=(), type_=None):
    """All tokens of a file: their path, type (their own or that of a group around them) and the token itself."""
    type_ = tree.get("$type", type_)
    for name, child in tree.items():
        if name.startswith("$") and name != "$root" or not isinstance(child, dict):
            continue
        if "$value" in child:
            yield path + (name,), child.get("$type", type_), child
        else:
            yield from tokens(child, path + (name,), type_)


def resolved(value, every, seen=()):
    """A value with the tokens that it names in place of their names."""
    if isinstance(value, str) and (match := re.fullmatch(r"\{([^{}]+)\}", value)):
        if match[1] in seen:
            raise Problem(f"{match[1]} is its own value")
        if match[1] not in every:
            raise Problem(f"there is no token {match[1]}")
        return resolved(every[match[1]][1]["$value"], every, seen + (match[1],))
    if isinstance(value, dict):
        return {key: resolved(part, every, seen) for key, part in value.items()}
    if isinstance(value, list):
        return [resolved(part, every, seen) for part in value]
    return value


def own_color(value):
    if isinstance(value, str):
        rgb, a = hex_parts(value)
    else:
        if value.get("colorSpace", "srgb") != "srgb":
            if "hex" not in value:
                raise Problem(f"{value['colorSpace']} is not understood without a hex value")
            rgb = hex_parts(value["hex"])[0]
        else:
            rgb = "".join(f"{round(min(max(part, 0), 1) * 255):02X}" for part in value["components"])
        a = f"{round(value.get('alpha', 1) * 255):02X}"
    return "#" + rgb + (a if a != "FF" else "")


def length(value):
    if isinstance(value, (int, float)):
        return value
    if isinstance(value, str):
        match = re.fullmatch(r"([\d.]+)(px|rem)?", value)
        if not match:
            raise Problem(f"{value} is no length")
        value = {"value": float(match[1]), "unit": match[2] or "px"}
    points = value["value"] * (16 if value["unit"] == "rem" else 1)
    return int(points) if float(points).is_integer() else points


def seconds(value):
    if isinstance(value, str):
        match = re.fullmatch(r"([\d.]+)(ms|s)", value)
        value = {"value": float(match[1]), "unit": match[2]}
    return value["value"] / (1000 if value["unit"] == "ms" else 1)


def weight_name(value):
    if isinstance(value, str):
        return {"normal": "regular", "semi-bold": "semibold", "extra-light": "ultraLight", "extra-bold": "heavy"}.get(
            value, value if value in WEIGHTS else "regular")
    return min(WEIGHTS, key=lambda name: abs(WEIGHTS[name] - value))


def style_for(size):
    return min(STYLE_SIZES, key=lambda style: (abs(STYLE_SIZES[style] - size), style))


def own_font(value, more):
    size, weight = length(value["fontSize"]), weight_name(value.get("fontWeight", 400))
    family = value.get("fontFamily", "system-ui")
    family = family[0] if isinstance(family, list) else family
    style = more.get("style") or style_for(size)
    token = {} if family == "system-ui" else {"family": family, "size": size}
    return {**token, "weight": weight if more.get("hasWeight", True) else None, "style": style}


def own_animation(value, more):
    token = {"curve": more.get("curve", "cubicBezier"), "duration": seconds(value["duration"])}
    if token["curve"] == "cubicBezier":
        token["points"] = value["timingFunction"]
    if "bounce" in more:
        token["bounce"] = more["bounce"]
    return token


KINDS = {"color": "color", "gradient": "gradient", "dimension": "dimension", "number": "number",
         "duration": "duration", "typography": "font", "transition": "animation"}


def inherited_type(path, type_, token, every):
    """A token whose value is another's has that one's type."""
    while not type_ and (name := re.fullmatch(r"\{([^{}]+)\}", str(token["$value"]))):
        _, token, type_ = every[name[1]][0], every[name[1]][1], every[name[1]][2]
    return type_


def read_dtcg(name, light, dark):
    """A set of our own from a file, or from two for light and dark."""
    flat = {}
    for mode, tree in (("light", light), ("dark", dark)):
        flat[mode] = {".".join(path): (path, token, type_) for path, type_, token in tokens(tree)}
    groups, skipped = {}, []
    for key, (path, token, type_) in flat["light"].items():
        type_ = inherited_type(path, type_, token, flat["light"])
        top = path[0]
        told = light.get(top, {}).get("$extensions", {}).get(EXTENSION, {}) if len(path) > 1 else {}
        kind = told.get("type") or KINDS.get(type_)
        if kind is None:
            skipped.append(f"{key} ({type_ or 'no type'})")
            continue
        more = token.get("$extensions", {}).get(EXTENSION, {})
        other = flat["dark"].get(key, flat["light"][key])[1]
        own_name = path[-1] if told else camel(*path[1:] if len(path) > 1 else path)
        own = {}
        value = token["$value"]
        target = flat["light"].get(alias_path(value)) if isinstance(value, str) else None
        if told and target and kind != "ramp":
            own["value"] = "{" + own_alias(light, top, target[0]) + "}"
        elif kind in ("ramp", "color"):
            sides = [own_color(resolved(side["$value"], flat[mode]))
                     for mode, side in (("light", token), ("dark", other))]
            if kind == "ramp":
                own["value"] = sides[0]
            else:
                kept = [side.get("$extensions", {}).get(EXTENSION, {}).get("palette") for side in (token, other)]
                own["light"], own["dark"] = [k or s for k, s in zip(kept, sides)]
        elif kind == "gradient":
            for mode, side in (("light", token), ("dark", other)):
                stops = sorted(resolved(side["$value"], flat[mode]), key=lambda stop: stop["position"])
                own[mode] = [own_color(stop["color"]) for stop in stops]
        else:
            value = resolved(value, flat["light"])
            if kind == "dimension":
                own["value"] = length(value)
            elif kind == "duration":
                own["value"] = seconds(value)
            elif kind in ("number", "count"):
                own["value"] = value
            elif kind == "font":
                own = own_font(value, more)
            else:
                own = own_animation(value, more)
        if "$description" in token:
            own["about"] = token["$description"]
        # A group of a foreign file may hold tokens of several kinds, which become one enum each.
        suffix = "" if told else {"color": "Colors", "gradient": "Gradients", "dimension": "Sizes", "number": "Numbers",
                                  "duration": "Durations", "font": "Fonts", "animation": "Motion"}[kind]
        heading = told or {"file": f"{name}{suffix}", "in": f"enum {name}{camel_type(top, len(path))}{suffix}",
                           "type": kind}
        group = groups.setdefault((top, kind), {**heading, "about": describe(light, top, name, suffix), "tokens": {}})
        group["tokens"][own_name] = own
    about = light.get("$description", f"The tokens of {name}.")
    told = light.get("$extensions", {}).get(EXTENSION, {})
    return {"name": told.get("name", name), "about": about, "groups": list(groups.values())}, skipped


def alias_path(value):
    match = re.fullmatch(r"\{([^{}]+)\}", value)
    return match[1] if match else None


def own_alias(light, top, target):
    """How a token of the group `top` names another token."""
    owner = light[target[0]]["$extensions"][EXTENSION]["in"]
    if target[0] == top or owner.startswith("extension"):
        return target[-1]
    return f"{owner.split(' ')[1]}.{target[-1]}"


def camel_type(top, depth):
    if depth == 1:
        return ""
    text = camel(top)
    text = text[0].upper() + text[1:]
    return "" if text in ("Color", "Colors", "Spacing", "Typography") else text


def describe(tree, top, name, suffix):
    group = tree.get(top, {})
    return group.get("$description") or f"{name}: {(suffix or top).lower()}."


# ---- Commands


def write_json(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("generate")
    commands.add_parser("check")
    command = commands.add_parser("export")
    command.add_argument("set")
    command.add_argument("--out", type=pathlib.Path, required=True)
    command = commands.add_parser("import")
    command.add_argument("name")
    command.add_argument("light", type=pathlib.Path)
    command.add_argument("dark", type=pathlib.Path, nargs="?")
    command.add_argument("--out", type=pathlib.Path, required=True)
    command = commands.add_parser("swift")
    command.add_argument("file", type=pathlib.Path)
    command.add_argument("--out", type=pathlib.Path, required=True)
    options = parser.parse_args()
    if options.command == "generate":
        generate()
    elif options.command == "check":
        check()
    elif options.command == "export":
        data = json.loads((JSON / f"{options.set}.json").read_text())
        for mode in ("light", "dark"):
            write_json(options.out / f"{options.set}.{mode}.tokens.json", export(data, mode))
    elif options.command == "import":
        light = json.loads(options.light.read_text())
        dark = json.loads(options.dark.read_text()) if options.dark else light
        data, skipped = read_dtcg(options.name, light, dark)
        write_json(options.out, data)
        for token in skipped:
            print(f"left out: {token}", file=sys.stderr)
    elif options.command == "swift":
        options.out.mkdir(parents=True, exist_ok=True)
        for name, text in swift_files(json.loads(options.file.read_text()), options.file.name):
            (options.out / name).write_text(text)


if __name__ == "__main__":
    try:
        main()
    except (Problem, KeyError, OSError, json.JSONDecodeError) as problem:
        sys.exit(f"tokens.py: {problem}")
