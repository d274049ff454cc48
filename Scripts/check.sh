#!/usr/bin/env bash
# Runs the static checks side by side. Prints a line for each, and what the failing ones say.
set -uo pipefail
cd "$(dirname "$0")/.."

# Checks the format of the files that have changed since all were found well formed.
format() {
    local stamp=.build/formatted newer=()
    [ -e "$stamp" ] && [ "$stamp" -nt .swift-format ] && newer=(-newer "$stamp")
    mkdir -p .build
    touch "$stamp.next"
    # The compiler's own formatter comes with the swift that builds.
    find Sources Plugins Tests Examples Apps Benchmarks Package.swift -name .build -prune -o -name '*.swift' "${newer[@]}" -print0 |
        xargs -0 --no-run-if-empty swift format lint --strict --parallel || return
    mv "$stamp.next" "$stamp"
}

# `make help` lists what a newcomer wants, and no more.
help() {
    local count
    count=$(make --no-print-directory help | wc -l)
    [ "$count" -le 15 ] || { echo "make help lists $count targets. Fifteen are the most."; return 1; }
}

declare -A checks=(
    [format]=format
    [folders]=Scripts/folders.py
    [type sizes]=Scripts/type_sizes.py
    [imports]=Scripts/imports.py
    [accepted findings]=Scripts/accepted-findings.py
    [cases]=Scripts/cases.py
    [facts]="Scripts/facts.py check"
    [interaction coverage]=Scripts/interaction-coverage.py
    [deliverables]="Scripts/ledger-deliverables.py check"
    [reached]=Scripts/reached.py
    [words]=Scripts/words.py
    [mutants]=Scripts/mutants.py
    [no effect]=Scripts/no-effect.py
    [notices]=Scripts/notices.py
    [help]=help
)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
declare -A running
for name in "${!checks[@]}"; do
    ${checks[$name]} >"$work/$name" 2>&1 &
    running[$name]=$!
done
status=0
for name in "${!running[@]}"; do
    if wait "${running[$name]}"; then
        echo "passed  $name"
    else
        status=1
        echo "FAILED  $name"
        sed 's/^/        /' "$work/$name"
    fi
done
exit $status
