#!/usr/bin/env bash
# Draws the pictures of the design system's documentation, light and dark, into its catalogue. A picture that an article
# names is called after the file whose first preview it shows, or after the file and a preview's name, with hyphens:
# AppTooltip-Open-tooltip.
set -euo pipefail
cd "$(dirname "$0")/.."

catalogue=Sources/DesignSystem/DesignSystem.docc
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The picture of the preview that a name means, out of those that were drawn of its file.
picture() {
    python3 -c 'import json, re, sys
folder, (file, _, preview) = sys.argv[1], sys.argv[2].partition("-")
drawn = json.load(open(folder + "/manifest.json"))["pictures"]
found = [one["picture"] for one in drawn if not preview or preview == re.sub(r"[^A-Za-z0-9]+", "-", one["name"])]
if not found: sys.exit(f"{file}.swift has no preview that is called {preview}, which an article shows")
print(folder + "/" + found[0])' "$1" "$2"
}

swift build --product gallery >&2
gallery=$(swift build --show-bin-path)/gallery
rm -rf "$catalogue/Resources"
mkdir -p "$catalogue/Resources"
grep -ohE '!\[[^]]*\]\([A-Za-z0-9-]+\)' "$catalogue"/*.md | sed -E 's/.*\(([A-Za-z0-9-]+)\)/\1/' | sort -u | while read -r name; do
    file=${name%%-*}
    for scheme in light dark; do
        drawn=$work/$file-$scheme
        [ -d "$drawn" ] || "$gallery" render "$file.swift" --scheme "$scheme" --scale 2 --layout sizeThatFits --out "$drawn" >&2
        # DocC shows the picture with ~dark in its name where the reader's system is dark.
        found=$(picture "$drawn" "$name")
        [ "$scheme" = light ] && cp "$found" "$catalogue/Resources/$name.png" || cp "$found" "$catalogue/Resources/$name~dark.png"
    done
done
