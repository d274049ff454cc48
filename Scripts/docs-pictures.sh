#!/usr/bin/env bash
# Draws the pictures of the design system's documentation, light and dark, into its catalogue. A picture that an article
# names is called after the file whose first preview it shows, or after the file and a preview's name, with hyphens:
# AppTooltip-Open-tooltip.
set -euo pipefail
cd "$(dirname "$0")/.."

catalogue=Sources/DesignSystem/DesignSystem.docc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The first picture that was drawn into a folder.
first() {
    python3 -c 'import json, sys
folder = sys.argv[1]
print(folder + "/" + json.load(open(folder + "/manifest.json"))["pictures"][0]["picture"])' "$1"
}

swift build --product gallery >&2
gallery=$(swift build --show-bin-path)/gallery
rm -rf "$catalogue/Resources"
mkdir -p "$catalogue/Resources"
grep -ohE '!\[[^]]*\]\([A-Za-z-]+\)' "$catalogue"/*.md | sed -E 's/.*\(([A-Za-z-]+)\)/\1/' | sort -u | while read -r name; do
    filter=$name.swift
    if [[ $name == *-* ]]; then
        filter=${name#*-}
        filter=${filter//-/ }
    fi
    for scheme in light dark; do
        "$gallery" render "$filter" --scheme "$scheme" --scale 2 --layout sizeThatFits --out "$work/$name-$scheme" >&2
    done
    # DocC shows the picture with ~dark in its name where the reader's system is dark.
    mv "$(first "$work/$name-light")" "$catalogue/Resources/$name.png"
    mv "$(first "$work/$name-dark")" "$catalogue/Resources/$name~dark.png"
done
