#!/usr/bin/env bash
# Makes all files of a release in out/release/VERSION: the archive, the Debian package, the documentation, the recipe of an image,
# the notes, and the checksums of all of them.
#
#     Scripts/release.sh [--draft] [FOLDER]
#
# A release needs a clean checkout and a dated section of CHANGELOG.md. With --draft neither is needed, and the documentation is
# left out. The programs are optimized either way: an optimized library hides symbols that a debug build exports.
set -euo pipefail
cd "$(dirname "$0")/.."
fail() { echo "release: $*" >&2; exit 2; }

draft=
if [[ ${1:-} == --draft ]]; then draft=1; shift; fi
version=$(sed -nE 's/.*current = "([^"]+)".*/\1/p' Sources/PerchRelease/PerchVersion.swift)
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "PerchVersion.swift has no version of three numbers."
out=${1:-out/release/$version}

title=$(grep -m1 -E "^## ${version//./\\.}( |$)" CHANGELOG.md) || fail "CHANGELOG.md has no section \"## $version\"."
if [[ -z $draft ]]; then
    [[ $title =~ \([0-9]{4}-[0-9]{2}-[0-9]{2}\) ]] \
        || fail "CHANGELOG.md has no date for $version: write \"## $version ($(date +%F))\", or use --draft."
    [[ -z $(git status --porcelain) ]] || fail "The checkout has changes; commit them, or use --draft."
fi

# Put together beside the old one, so that a failure leaves that as it was.
new=$out.new
rm -rf "$new"
mkdir -p "$new"
trap 'rm -rf "$new"' EXIT

awk -v title="$title" '$0 == title { found = 1; next } found && /^## / { exit } found' CHANGELOG.md \
    | sed -e '/./,$!d' >"$new/NOTES.md"
[[ -s $new/NOTES.md ]] || fail "The section of $version in CHANGELOG.md is empty."

Scripts/package.sh "$new" release
rm "$new/SHA256SUMS"
if [[ -z $draft ]]; then
    # The archive's build serves the documentation as well.
    Scripts/site.sh "$new/docs" "/$version/" release
    tar -C "$new" --sort=name --owner=0 --group=0 --numeric-owner -czf "$new/perch-$version-docs.tar.gz" docs
    rm -rf "$new/docs"
fi
# The image is built from the package that lies beside the recipe: podman build --tag perch:VERSION FOLDER
compiler=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9.]+).*/\1/p')
sed -e "s/@SWIFT@/$compiler/" -e "s/@VERSION@/$version/" Scripts/Containerfile.in >"$new/Containerfile"
(cd "$new" && sha256sum -- * >../SHA256SUMS.new && mv ../SHA256SUMS.new SHA256SUMS)

rm -rf "$out"
mv "$new" "$out"
trap - EXIT
echo "Made ${draft:+a draft of }Perch $version in $out"
