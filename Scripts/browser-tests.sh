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
if [ $# -eq 0 ]; then set -- discover; fi
exec "../../$environment/bin/python" -m unittest "$@"
