#!/usr/bin/env bash
# Draws the pictures that README.md shows, into Documentation/Pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

out=Documentation/Pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift build --product gallery >&2
gallery=$(swift build --show-bin-path)/gallery
grep -oE "$out/[^)\"]+\.png" README.md | sort -u | while read -r picture; do
    name=$(basename "$picture" .png)
    scheme=light
    [[ $name == *-dark ]] && scheme=dark
    preview=${name%-light}
    preview=${preview%-dark}
    # A picture is called after its preview, with hyphens for spaces.
    "$gallery" render "${preview//-/ }" --scheme "$scheme" --scale 2 --layout sizeThatFits --out "$work/$name" >&2
    mkdir -p "$out"
    mv "$work/$name"/*.png "$picture"
done
