#!/usr/bin/env bash
# Runs the tests of the live page in headless Chromium, and installs what they need first. Without arguments all of them;
# `setup` only installs; `quick` runs those that `make test` runs, a few of each kind; `ledger` what a person does with Ledger,
# `ledger-server` the same with a server; `measure` measures; `portraits` takes the pictures of the documentation; other arguments go
# to Python's unittest. PERCH_BROWSER=no leaves the quick ones out, but not in CI.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=$PWD/.build/browser-tests
if [[ ${1:-} =~ ^(setup|quick)$ ]] && [ "${PERCH_BROWSER:-}" = no ]; then
    if [ -n "${CI:-}" ]; then
        echo "PERCH_BROWSER=no skips the browser tests, which CI must run. Unset it." >&2
        exit 1
    fi
    echo "The browser tests are skipped, because PERCH_BROWSER is no."
    exit
fi
Scripts/setup.sh apt-packages-browser.txt
if ! cmp -s Scripts/browser-requirements.txt "$environment/requirements.txt"; then
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r Scripts/browser-requirements.txt
    cp Scripts/browser-requirements.txt "$environment/requirements.txt"
fi
[ "${1:-}" != setup ] || exit 0
run() { "$environment/bin/python" -W ignore -m unittest "$@"; }
if [ "${1:-}" = ledger ]; then
    cd Apps/Ledger/Tests/Browser
    run test_flow
    exit
fi
if [ "${1:-}" = ledger-server ]; then
    cd Apps/Ledger/Tests/Browser
    run test_server
    exit
fi
cd Tests/Browser
if [ "${1:-}" = quick ]; then
    run test_quick
    exit
fi
case "${1:-}" in measure | portraits) exec "$environment/bin/python" "$1.py" ;; esac
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
run test_input test_keys test_gallery test_literals test_tasks test_export test_pictures test_program test_abuse test_attack test_failures test_limits \
    test_contrast test_operations test_far test_firefox || status=1
wait "$judge" || status=1
cat "$log" >&2
# Builds what the others run.
run test_watch || status=1
exit $status
