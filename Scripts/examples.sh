#!/usr/bin/env bash
# Builds the programs in Examples/ in both language modes, and draws their previews into out/examples, light and dark.
#
# They are built into Perch's own build folder, so that Perch is built once for its tests and for them.
set -euo pipefail
cd "$(dirname "$0")/.."

build() {
    swift build --package-path Examples --scratch-path .build "$@"
}

Scripts/examples.py
EXAMPLES_SWIFT=5 build
build
programs=$(build --show-bin-path)
for program in Pomelo Nimbus Parley Larder; do
    "$programs/${program}Gallery" render --scheme both --out "out/examples/$program"
done
