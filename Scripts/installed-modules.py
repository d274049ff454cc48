#!/usr/bin/env python3
"""Completes an installation: keeps the Swift modules that projects can import, and writes how a compiler finds them.

    Scripts/installed-modules.py FOLDER [-I…]     FOLDER holds modules/ and include/; what follows is for C headers

Writes FOLDER/perch.json for `perch`. It compiles a file that imports all
that is installed, and keeps what the compiler loads for it.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")

# Modules of ours that have the names of packages' modules, for tests that use those.
REPLACED = {"AccessibilitySnapshot", "SnapshotTesting"}


def installed():
    """The modules that Package.swift names for the installation: its list, and the stand-ins for Apple's other frameworks."""
    with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
        text = file.read()
    return (re.findall(r'"([^"]+)"', re.search(r"let installed =\s*\[(.*?)\]", text, re.S).group(1))
            + re.findall(r'^ *StandIn\(\s*"(\w+)"', text, re.M))


def main():
    folder = os.path.abspath(sys.argv[1])
    modules = os.path.join(folder, "modules")
    headers = [argument for argument in sys.argv[2:] if argument != "-I/usr/include"]
    options = ["-I", modules, "-Xcc", "-I" + os.path.join(folder, "include")]
    for argument in headers:
        options += ["-Xcc", argument]
    names = installed()
    with tempfile.TemporaryDirectory() as scratch:
        source = os.path.join(scratch, "Imports.swift")
        trace = os.path.join(scratch, "trace.json")
        with open(source, "w", encoding="utf-8") as file:
            file.write("".join(f"import {name}\n" for name in names if name != "PerchWeb"))
        subprocess.run(
            ["swiftc", "-parse-as-library", "-module-name", "Imports", "-emit-module", "-emit-loaded-module-trace-path", trace,
             "-emit-module-path", os.path.join(scratch, "Imports.swiftmodule"), *options, source], check=True)
        with open(trace, encoding="utf-8") as file:
            loaded = {os.path.basename(module["path"]) for module in json.load(file)["swiftmodulesDetailedInfo"]}
    # Modules of C have no file of their own: they are in the module map.
    kept = {name for name in names if os.path.isdir(os.path.join(folder, "include", name))}
    for name in os.listdir(modules):
        if name in loaded:
            kept.add(name.removesuffix(".swiftmodule"))
        else:
            os.remove(os.path.join(modules, name))
    with open(os.path.join(folder, "include", "module.modulemap"), encoding="utf-8") as file:
        declared = kept | set(re.findall(r"^module (\w+)", file.read(), re.M))
    foreign = {name for name in declared if not any(
        os.path.isdir(os.path.join(ROOT, "Sources", place, name)) for place in (".", "StandIns"))}
    compiler = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout.split("\n")[0]
    with open(os.path.join(folder, "perch.json"), "w", encoding="utf-8") as file:
        json.dump({"compiler": compiler, "headers": headers, "modules": sorted(kept),
                   "packageModules": sorted(foreign | REPLACED)}, file, indent=2)
        file.write("\n")


main()
