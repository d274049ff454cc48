#!/usr/bin/env bash
# Runs the checks of nightly.txt one after another, or those whose names are given. A check that fails does not keep the others
# from running. What they print goes to out/nightly; a line for each says how it ended and how long it took.
set -uo pipefail
cd "$(dirname "$0")/.."

limit=255 # minutes, for all of them
out=out/nightly
mkdir -p "$out"
for name in "$@"; do
    grep -q "^$name"$'\t' Scripts/nightly.txt || { echo "Scripts/nightly.txt has no check named $name." >&2; exit 2; }
done
status=0
begin=$SECONDS
while IFS=$'\t' read -r name _ command <&3; do
    [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
    start=$SECONDS
    if bash -euo pipefail -c "$command" >"$out/$name.log" 2>&1 </dev/null; then result=passed; else result=FAILED status=1; fi
    echo "$result  $name  $(((SECONDS - start + 59) / 60)) min  $out/$name.log"
done 3< <(grep -v '^#' Scripts/nightly.txt)
minutes=$(((SECONDS - begin + 59) / 60))
echo "$minutes minutes"
if [ "$minutes" -gt "$limit" ]; then
    echo "The nightly checks may take $limit minutes." >&2
    status=1
fi
exit $status
