#!/usr/bin/env bash
# Builds the documentation of Perch's modules and of the design system as one static site, in out/docs by default.
# Usage: site.sh [folder] [base path] [debug|release]: a site that does not lie at the root of its host needs the path that it lies
# at. The last argument names the build that is documented.
set -euo pipefail
cd "$(dirname "$0")/.."

out=${1:-out/docs}
base=${2:-/}
configuration=${3:-debug}
graphs=.build/symbolgraph
work=$graphs/site

[ -n "${PERCH_KEEP_GRAPHS:-}" ] && [ -d "$graphs/own" ] || Scripts/symbolgraph.sh "$configuration"
rm -rf "$work" "$out"
mkdir -p "$work" "$(dirname "$out")"

convert() { # module, folder of its graphs, title
    mkdir -p "$work/graphs/$1"
    # What a module adds to another's types is in files of their own; both belong to it.
    cp "$2/$1".symbols.json "$2/$1"@*.symbols.json "$work/graphs/$1/" 2>/dev/null || true
    docc convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$work/graphs/$1" \
        --fallback-display-name "$3" --fallback-bundle-identifier "org.perch.$1" \
        --output-dir "$work/$1.doccarchive" --transform-for-static-hosting --hosting-base-path "$base"
}
# The engine's declarations are SwiftUI's to whoever imports it.
mkdir -p "$work/graphs/SwiftUI"
cp "$graphs"/SwiftUICore*.symbols.json "$work/graphs/SwiftUI/"
convert SwiftUI "$graphs" SwiftUI
for module in DesignSystem PerchHost PerchPreviews PerchTesting; do convert "$module" "$graphs/own" "$module"; done

docc merge "$work"/*.doccarchive --output-path "$out" --synthesized-landing-page-name Perch
echo "The site: $out/index.html (serve the folder; browsers do not load it from the disk)"
