#!/usr/bin/env bash
# Runs the tests of the live page in headless Chromium. Without arguments all of them; `quick` those that `make test` runs: a
# few of each kind, for three minutes, where the browser has been set up before; `ledger` what a person does with Ledger; `measure` measures; else the arguments go to Python's unittest.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=$PWD/.build/browser-tests
if [ "${1:-}" = quick ] && [ ! -e "$environment/requirements.txt" ]; then
    echo "The tests in a browser are left out; make test-browser installs what they need."
    exit
fi
Scripts/setup.sh apt-packages-browser.txt
if ! cmp -s Scripts/browser-requirements.txt "$environment/requirements.txt"; then
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r Scripts/browser-requirements.txt
    cp Scripts/browser-requirements.txt "$environment/requirements.txt"
fi
run() { "$environment/bin/python" -W ignore -m unittest "$@"; }
if [ "${1:-}" = ledger ]; then
    cd Apps/Ledger/Tests/Browser
    run test_flow
    exit
fi
cd Tests/Browser
if [ "${1:-}" = quick ]; then
    run test_quick
    exit
fi
if [ "${1:-}" = measure ]; then exec "$environment/bin/python" measure.py; fi
if [ $# -gt 0 ]; then
    run "$@"
    exit
fi
# The judgement of each preview takes as long as all else, so it runs beside it.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
run test_accessibility >"$log" 2>&1 &
judge=$!
status=0
run test_input test_keys test_gallery test_pictures test_program test_abuse test_failures test_limits || status=1
wait "$judge" || status=1
cat "$log" >&2
# Builds what the others run.
run test_watch || status=1
exit $status
