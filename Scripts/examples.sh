#!/usr/bin/env bash
# Builds the programs in Examples/ in the Swift 6 mode, draws their previews into out/examples in both designs, light and dark,
# compares the pictures with the hashes in Examples/<program>/Baseline, and audits the previews. The audit fails on warnings that
# Examples/<program>/perch-audit-accepted.json does not accept. `build` and `draw` do one of the two; `accept` draws and makes the
# new pictures the baseline; `swift5` builds them in the Swift 5 mode; `pictures` also copies what README.md and Examples/README.md
# show into Examples/<program>/Pictures.
#
# Pictures that were accepted on this machine are in out/examples/store. To compare with those of an earlier commit, run `accept`
# there first.
#
# They are built into Perch's own build folder, so that Perch is built once for its tests and for them.
set -euo pipefail
cd "$(dirname "$0")/.."

build() {
    # shellcheck disable=SC2086 # Several flags, or none.
    swift build ${BUILD_FLAGS:-} --package-path Examples --scratch-path .build "$@"
}

if [[ ${1:-} == swift5 ]]; then
    EXAMPLES_SWIFT=5 build
    exit 0
fi
if [[ ${1:-} != draw && ${1:-} != accept ]]; then
    Scripts/examples.py
    build
fi
[[ ${1:-} != build ]] || exit 0
programs=$(build --show-bin-path)
for program in Pomelo Nimbus Parley Larder Verdure; do
    out=out/examples/$program
    for design in ios18 ios26; do
        arguments=(--appearance "$design" --scheme both --scale 1 --out "$out/$design")
        arguments+=(--baseline "Examples/$program/Baseline/$design" --store out/examples/store)
        if [[ ${1:-} == accept ]]; then arguments+=(--accept); fi
        "$programs/${program}Gallery" render "${arguments[@]}" || {
            echo "Look at $out/$design. To make these pictures the baseline, run: Scripts/examples.sh accept" >&2
            exit 1
        }
    done
    arguments=(--strict --sources "Examples/$program" --variants "${AUDIT_VARIANTS:-2}")
    accepted=Examples/$program/perch-audit-accepted.json
    if [[ -e $accepted ]]; then arguments+=(--accepted "$accepted"); fi
    "$programs/${program}Gallery" audit "${arguments[@]}" >"$out/audit.txt" || {
        cat "$out/audit.txt"
        exit 1
    }
    if [[ ${1:-} == pictures ]]; then
        mkdir -p "Examples/$program/Pictures"
        # A picture is called as the gallery calls it, without the design.
        grep -ohE "$program/Pictures/[^)\"]+\.png" README.md Examples/README.md | sort -u | while read -r picture; do
            cp "$out/ios18/$(basename "$picture" .png)-ios18.png" "Examples/$picture"
        done
    fi
done
