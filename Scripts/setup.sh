#!/usr/bin/env bash
# Installs the system packages listed in the given files (apt-packages.txt by default) that are missing.
set -euo pipefail
cd "$(dirname "$0")"

lists=("${@:-apt-packages.txt}")
missing=()
while read -r package; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || missing+=("$package")
done < <(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "${lists[@]}")

[ ${#missing[@]} -eq 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
    echo "Please install the equivalents of these Debian packages with your system's package manager: ${missing[*]}" >&2
    exit 1
fi
echo "Installing ${missing[*]}"
run=()
[ "$(id -u)" -eq 0 ] || run=(sudo)
"${run[@]}" apt-get update -q
"${run[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
