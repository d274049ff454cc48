#!/usr/bin/env bash
# Measures a release build of the server, on a PostgreSQL of its own with synchronous writes. Arguments go to the benchmark.
set -euo pipefail
cd "$(dirname "$0")/../../.."
source Apps/LedgerServer/Scripts/postgres.sh

folder=$(mktemp -d /tmp/ledger-bench.XXXXXX)
chmod 711 "$folder"
trap 'stop_postgres "$folder/data"; rm -rf "$folder"' EXIT
start_postgres "$folder/data" "$folder/sockets"
# Ten thousand connections at both ends.
ulimit -n "$(ulimit -Hn)"
bin=.build-server/release
"$bin/ledger-server-benchmarks" --database "host=$folder/sockets user=postgres dbname=ledger" \
    --program "$PWD/$bin/ledger-server" --write Apps/LedgerServer/Documentation/Benchmarks.md "$@"
