#!/usr/bin/env bash
# Runs the tests of Ledger's core, prints how many of its lines and regions they run, and fails below 95 %.
set -euo pipefail
cd "$(dirname "$0")/../Apps/Ledger"

SCRATCH=Apps/Ledger/.build-coverage ../../Scripts/grdb.sh --enable-code-coverage
swift test --enable-code-coverage --scratch-path .build-coverage --filter LedgerCoreTests
bin=$(swift build --scratch-path .build-coverage --show-bin-path)
tests=$bin/ledgerPackageTests.xctest
# On a Mac the tests are a bundle.
[ -f "$tests" ] || tests=$tests/Contents/MacOS/ledgerPackageTests
# The compiler's own tool: another version does not read what its tests write.
compiler=$(readlink -f "$(command -v swift)")
report=$("$(dirname "$compiler")/llvm-cov" report "$tests" -instr-profile "$bin/codecov/default.profdata" Sources/LedgerCore)
echo "$report"
# Columns of llvm-cov's last line: name, regions, missed, cover, functions, missed, executed, lines, missed, cover.
echo "$report" | awk '/^TOTAL/ {
    printf "LedgerCore: %s of regions, %s of lines\n", $4, $10
    exit ($4 + 0 < 95 || $10 + 0 < 95)
}'
