#!/usr/bin/env bash
# Writes the symbol graphs of the modules that stand in for Apple's to .build/symbolgraph, those of Perch's own to
# .build/symbolgraph/own. Beside the former lie digests, which say what the graphs leave out: attributes and setters.
#
#     Scripts/symbolgraph.sh [debug|release]
set -euo pipefail
cd "$(dirname "$0")/.."
configuration=${1:-debug}

for target in PhotosUI PerchPreviews PerchTesting DesignSystem CoreText os; do
    # shellcheck disable=SC2086 # Several flags, or none.
    swift build ${BUILD_FLAGS:-} -c "$configuration" --target "$target" >&2
done
modules=$(swift build -c "$configuration" --show-bin-path)/Modules
out=.build/symbolgraph
rm -rf "$out"
mkdir -p "$out/own"

# The modules of C libraries are imported by what the engine is made of, so the extractor has to find them.
flags=(-Xcc -I"$(pwd)/Sources/CRaster/include")
for map in Sources/C*/module.modulemap; do flags+=(-Xcc -fmodule-map-file="$(pwd)/$map"); done
for map in "$(dirname "$modules")"/*.build/module.modulemap; do flags+=(-Xcc -fmodule-map-file="$map"); done
for library in cairo-ft pangoft2 libpng libjpeg; do
    for flag in $(pkg-config --cflags "$library"); do flags+=(-Xcc "$flag"); done
done
machine=$(uname -m)
extract() {
    swift symbolgraph-extract -module-name "$1" -I "$modules" "${flags[@]}" -target "$machine-unknown-linux-gnu" \
        -output-dir "$2" -minimum-access-level public -skip-synthesized-members
}
digest() {
    swift api-digester -dump-sdk -module "$1" -I "$modules" "${flags[@]}" -target "$machine-unknown-linux-gnu" -sdk / \
        -avoid-tool-args -abort-on-module-fail -o "$out/$1.digest.json"
}

# Each uses one core, so there are as many at once as cores.
running=0
start() {
    if [ "$running" -ge "$(nproc)" ]; then
        wait -n
        running=$((running - 1))
    fi
    "$@" &
    running=$((running + 1))
}
for module in SwiftUI SwiftUICore UIKit CoreGraphics CoreText PhotosUI CoreTransferable DeveloperToolsSupport \
    UniformTypeIdentifiers os; do
    start extract "$module" "$out"
    start digest "$module"
done
for module in PerchHost PerchPreviews PerchTesting DesignSystem; do start extract "$module" "$out/own"; done
while [ "$running" -gt 0 ]; do
    wait -n
    running=$((running - 1))
done
