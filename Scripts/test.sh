#!/usr/bin/env bash
# Builds all tests and runs them, each frame compared with one computed from nothing, in two processes side by side: the
# tests of one process share its main actor, and so a core. Arguments go to swift build.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build --build-tests "$@"
tests=$(swift build --show-bin-path "$@")/perchPackageTests.xctest
export PERCH_ORACLE=1
first='^(SwiftUICoreTests|DesignSystemTests)\.'
log=$(mktemp)
trap 'rm -f "$log"' EXIT

"$tests" --testing-library swift-testing --filter "$first" >"$log" 2>&1 &
first_run=$!
status=0
"$tests" --testing-library swift-testing --skip "$first" || status=$?
wait "$first_run" || status=$?
cat "$log"
# What goes by the machine's clock has a process to itself.
PERCH_ALONE=1 "$tests" --testing-library swift-testing --filter '^PerchHostTests\.SessionTimeTests' || status=$?
exit "$status"
