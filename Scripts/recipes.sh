#!/usr/bin/env bash
# Checks the CI recipes in Documentation/CI against the schemas of the services that read them.
set -euo pipefail
cd "$(dirname "$0")/.."
tools=.build/recipes
[[ -x $tools/bin/check-jsonschema ]] || {
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet check-jsonschema==0.33.0
}
"$tools/bin/check-jsonschema" --builtin-schema vendor.github-workflows Documentation/CI/*.github.yml Documentation/CI/perch-pictures.yml
"$tools/bin/check-jsonschema" --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci Documentation/CI/*.gitlab-ci.yml
