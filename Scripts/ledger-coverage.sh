#!/usr/bin/env bash
# Runs the tests of Ledger's core and store, prints how many lines and regions of the models, the logic and the store's services
# they run, and fails where that is less than 95 %.
set -euo pipefail
cd "$(dirname "$0")/../Apps/Ledger"

# The screens do not count, and take most of the time to compile.
export LEDGER_SCREENS=no
build=(--enable-code-coverage --scratch-path ../../.build-coverage)
swift build --build-tests "${build[@]}"
swift test --skip-build "${build[@]}" --filter 'LedgerCoreTests|LedgerStoreTests'
bin=$(swift build --scratch-path ../../.build-coverage --show-bin-path)
tests=$bin/ledgerPackageTests.xctest
# On a Mac the tests are a bundle.
[ -f "$tests" ] || tests=$tests/Contents/MacOS/ledgerPackageTests
# The compiler's own tool: another version does not read what its tests write.
compiler=$(readlink -f "$(command -v swift)")
status=0
for part in LedgerCore LedgerStore/Services; do
    report=$("$(dirname "$compiler")/llvm-cov" report "$tests" -instr-profile "$bin/codecov/default.profdata" "Sources/$part")
    echo "$report"
    # Columns of llvm-cov's last line: name, regions, missed, cover, functions, missed, executed, lines, missed, cover.
    echo "$report" | awk -v part="$part" '/^TOTAL/ {
        printf "%s: %s of regions, %s of lines\n", part, $4, $10
        exit ($4 + 0 < 95 || $10 + 0 < 95)
    }' || status=1
done
exit $status
