#!/usr/bin/env bash
# Makes what Ledger is installed from: an archive of its programs with all that they need beside the system's libraries, the units
# for systemd, the recipe of an image, and the page for operators. With --server the server is in it too.
#
#     Apps/Ledger/Scripts/release.sh [--draft] [--server] [FOLDER]
#
# With --draft the programs are debug builds.
set -euo pipefail
cd "$(dirname "$0")/../../.."
configuration=release server=
while [[ ${1:-} == --* ]]; do
    case $1 in
    --draft) configuration=debug ;;
    --server) server=1 ;;
    *) echo "release: there is no option $1" >&2; exit 2 ;;
    esac
    shift
done
out=${1:-out/ledger-release}
name=ledger-linux-$(uname -m)
# Put together beside the old one, so that a failure leaves that as it was.
new=$out.new/$name
rm -rf "$out.new"
mkdir -p "$new/bin"
trap 'rm -rf "$out.new"' EXIT

# add PACKAGE SCRATCH PRODUCT...: builds programs and copies them with their resources.
add() {
    local package=$1 scratch=$2 bin
    shift 2
    for product in "$@"; do
        swift build --package-path "$package" --scratch-path "$scratch" -c "$configuration" --product "$product"
    done
    bin=$(swift build --package-path "$package" --scratch-path "$scratch" -c "$configuration" --show-bin-path)
    for product in "$@"; do
        cp "$bin/$product" "$new/bin/"
        [[ $configuration == debug ]] || strip --strip-unneeded "$new/bin/$product"
    done
    # The compiler's own libraries; programs look for libraries beside themselves.
    ldd "${@/#/$bin/}" | awk -v home="$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")" \
        'index($3, home) == 1 { print $3 }' | sort -u | xargs -r cp -L -t "$new/bin"
    local bundle
    for bundle in perch_Typesetter perch_SwiftUICore perch_PerchWeb; do
        [[ ! -d $bin/$bundle.resources ]] || cp -r "$bin/$bundle.resources" "$new/bin/"
    done
}
Scripts/grdb.sh $([[ $configuration == debug ]] || echo -c release)
add Apps/Ledger .build LedgerApp ledger ledger-pdf
[[ -z $server ]] || add Apps/LedgerServer .build-server ledger-server

cp Apps/Ledger/Deployment/{ledger-app.service,ledger-server.service,ledger.sysusers,Containerfile} "$new/"
cp Apps/Ledger/Documentation/Operating.md "$new/OPERATING.md"
cp Apps/LedgerServer/Documentation/Operating.md "$new/OPERATING-SERVER.md"
cp Apps/LedgerServer/Examples/haproxy.cfg LICENSE THIRD-PARTY-NOTICES.md "$new/"
(cd "$out.new" && tar --sort=name --owner=0 --group=0 --numeric-owner -czf "$name.tar.gz" "$name" && sha256sum "$name.tar.gz" >SHA256SUMS)
rm -rf "$out"
mv "$out.new" "$out"
trap - EXIT
echo "Made $out/$name.tar.gz"
