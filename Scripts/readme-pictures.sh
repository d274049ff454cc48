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
    # A picture is called after its preview, with hyphens for spaces, or after the file whose first preview has no name.
    filter=${preview//-/ }
    [[ -n $(find Sources -name "$preview.swift" -print -quit) ]] && filter=$preview.swift
    "$gallery" render "$filter" --scheme "$scheme" --scale 2 --layout sizeThatFits --out "$work/$name" >&2
    drawn=("$work/$name/$preview".swift-*.png)
    [[ -e ${drawn[0]} ]] || drawn=("$work/$name"/*.png)
    mkdir -p "$out"
    mv "${drawn[0]}" "$picture"
done
