#!/usr/bin/env bash
# Runs the tests of the live page in headless Chromium. Arguments go to Python's unittest.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh apt-packages-browser.txt
environment=.build/browser-tests
if ! cmp -s Scripts/browser-requirements.txt "$environment/requirements.txt"; then
    python3 -m venv --clear "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check -r Scripts/browser-requirements.txt
    cp Scripts/browser-requirements.txt "$environment/requirements.txt"
fi
cd Tests/Browser
python=../../$environment/bin/python
if [ $# -gt 0 ]; then exec "$python" -m unittest "$@"; fi
# The judgement of each preview takes as long as all else, so it runs beside it.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$python" -W ignore -m unittest test_accessibility >"$log" 2>&1 &
judge=$!
status=0
"$python" -W ignore -m unittest test_input test_gallery test_pictures test_program test_abuse || status=1
wait "$judge" || status=1
cat "$log" >&2
exit $status
