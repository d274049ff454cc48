#!/usr/bin/env bash
# Writes the symbol graphs of the modules that stand in for Apple's to .build/symbolgraph.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --target SwiftUI >&2
swift build --target PhotosUI >&2
modules=$(swift build --show-bin-path)/Modules
out=.build/symbolgraph
rm -rf "$out"
mkdir -p "$out"

# The modules of C libraries are imported by what the engine is made of, so the extractor has to find them.
flags=(-Xcc -I"$(pwd)/Sources/CRaster/include")
for map in Sources/C*/module.modulemap; do flags+=(-Xcc -fmodule-map-file="$(pwd)/$map"); done
for map in "$(dirname "$modules")"/*.build/module.modulemap; do flags+=(-Xcc -fmodule-map-file="$map"); done
for library in cairo-ft pangoft2 libpng libjpeg; do
    for flag in $(pkg-config --cflags "$library"); do flags+=(-Xcc "$flag"); done
done
machine=$(uname -m)
for module in SwiftUI SwiftUICore UIKit CoreGraphics PhotosUI; do
    swift symbolgraph-extract -module-name "$module" -I "$modules" "${flags[@]}" \
        -target "$machine-unknown-linux-gnu" -output-dir "$out" -minimum-access-level public \
        -skip-synthesized-members
done
