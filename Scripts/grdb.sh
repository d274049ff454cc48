#!/usr/bin/env bash
# Builds GRDB, which only Ledger uses, into Perch's build folder. GRDB imports any module named Combine that it finds, and what uses
# GRDB would then need Perch's Combine, which the store does not link. So that module is out of sight meanwhile. Arguments go to
# swift build.
set -euo pipefail
cd "$(dirname "$0")/.."

# The flags are those of the build that follows, which would build GRDB again if they differed.
# shellcheck disable=SC2206
build=(swift build ${BUILD_FLAGS:-} --package-path Apps/Ledger --scratch-path "${SCRATCH:-.build}" "$@")
combine=$("${build[@]}" --show-bin-path)/Modules/Combine.swiftmodule
if [ -e "$combine" ]; then
    # A renamed file keeps its date, so nothing is built again.
    trap 'mv "$combine.aside" "$combine"' EXIT
    mv "$combine" "$combine.aside"
fi
"${build[@]}" --target GRDB
