#!/usr/bin/env bash
# Makes what Perch is installed from where there is no copy of this repository: an archive that runs wherever it is unpacked, and a
# Debian package.
#
#     Scripts/package.sh FOLDER [release|debug]
#
# The archive holds bin/perch and lib/perch. `perch toolset` prints what `swift build --toolset` needs for the place it is in.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:?Where to? Scripts/package.sh FOLDER [release|debug]}
configuration=${2:-release}
mkdir -p "$out"
out=$(cd "$out" && pwd)
version=$(sed -nE 's/.*current = "([^"]+)".*/\1/p' Sources/PerchRelease/PerchVersion.swift)
architecture=$(dpkg --print-architecture)
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

DESTDIR=$stage Scripts/install.sh /usr "$configuration"
install -D -m 644 THIRD-PARTY-NOTICES.md "$stage/usr/share/doc/perch/copyright"

name=perch-$version-linux-$(uname -m)
tar -C "$stage" --transform "s,^usr,$name," --sort=name --owner=0 --group=0 --numeric-owner -czf "$out/$name.tar.gz" usr

mkdir "$stage/DEBIAN"
# C headers belong to the modules, so what builds Perch is needed to use it as well.
depends=$(sed -e 's/#.*//' -e '/^[[:space:]]*$/d' Scripts/apt-packages.txt | paste -sd, | sed 's/,/, /g')
cat >"$stage/DEBIAN/control" <<CONTROL
Package: perch
Version: $version
Architecture: $architecture
Maintainer: Perch
Depends: $depends
Installed-Size: $(du -sk "$stage/usr" | cut -f1)
Section: devel
Priority: optional
Description: draws the previews of SwiftUI projects on Linux
 Builds SwiftUI projects as they are, and shows their previews in the browser or
 as pictures. Needs the Swift compiler that it was built with.
CONTROL
dpkg-deb --root-owner-group -Zgzip --build "$stage" "$out/perch_${version}_$architecture.deb" >/dev/null
(cd "$out" && sha256sum "$name.tar.gz" "perch_${version}_$architecture.deb" >SHA256SUMS)
echo "Made $out/$name.tar.gz and $out/perch_${version}_$architecture.deb"
