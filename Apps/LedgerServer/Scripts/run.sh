#!/usr/bin/env bash
# Runs a server with a made-up firm, and the app as a live page on it, until Ctrl-C. With "many" as argument: two servers and two
# live hosts behind HAProxy, all on one PostgreSQL. Everything is kept in out/ledger-server, and nothing listens beyond this machine.
set -euo pipefail
cd "$(dirname "$0")/../../.."
source Apps/LedgerServer/Scripts/postgres.sh

kind=${1:-one}
out=$PWD/out/ledger-server
server=.build-server/debug/ledger-server
app=.build/debug
port=${LEDGER_PORT:-8080}
# A socket's path may have 107 bytes.
sockets=$out/sockets
[ ${#sockets} -le 80 ] || sockets=/tmp/ledger-sockets-$(id -u)
database="host=$sockets user=postgres dbname=ledger"
mkdir -p "$out"
# PostgreSQL's own user has to pass.
chmod go+x "$out"

children=()
finish() {
    trap - EXIT INT TERM
    for child in "${children[@]}"; do kill -TERM "$child" 2>/dev/null || true; done
    for child in "${children[@]}"; do wait "$child" 2>/dev/null || true; done
    stop_postgres "$out/postgres"
}
trap finish EXIT
trap 'exit 0' INT TERM

start_postgres "$out/postgres" "$sockets"
"$server" migrate --database "$database"

# answers ADDRESS NAME: waits until what was started last answers.
answers() {
    for _ in $(seq 300); do
        curl -fs "$1" >/dev/null && return
        kill -0 $! 2>/dev/null || break
        sleep 0.1
    done
    echo "$2 does not start: see $out/$2.log" >&2
    exit 1
}

# serve PORT NAME: starts a server and waits until it can serve.
serve() {
    "$server" serve --database "$database" --port "$1" --files "$out/files" --secret "$out/secret" ${behind:-} 2>>"$out/$2.log" &
    children+=($!)
    answers "http://127.0.0.1:$1/readyz" "$2"
}

# host PORT NAME SERVER [OPTIONS]: starts a live host on a file of its own.
host() {
    mkdir -p "$out/$2"
    LEDGER_DATABASE=$out/$2/ledger.sqlite LEDGER_SERVER=$3 LEDGER_BACKUPS=off \
        "$app/LedgerApp" serve --port "$1" --remember "$out/$2/browsers" "${@:4}" 2>>"$out/$2.log" >>"$out/$2.log" &
    children+=($!)
}

if [ "$kind" = many ]; then
    behind=--behind-proxy
    serve $((port + 1)) server-1
    serve $((port + 2)) server-2
    sed -e "s/@PORT@/$port/g; s/@SERVER1@/$((port + 1))/g; s/@SERVER2@/$((port + 2))/g" \
        -e "s/@HOSTS@/$((port + 10))/g; s/@HOST1@/$((port + 11))/g; s/@HOST2@/$((port + 12))/g" \
        Apps/LedgerServer/Examples/haproxy.cfg >"$out/haproxy.cfg"
    haproxy -db -f "$out/haproxy.cfg" >>"$out/haproxy.log" 2>&1 &
    children+=($!)
    answers "http://127.0.0.1:$port/readyz" haproxy
else
    serve "$port" server
fi
address=http://127.0.0.1:$port

if [ ! -e "$out/seeded" ]; then
    rm -f "$out"/sample.sqlite*
    "$app/ledger" seed --db "$out/sample.sqlite" >/dev/null
    LEDGER_PASSWORD=demonstration "$app/ledger" upload --db "$out/sample.sqlite" --server "$address" \
        --email owner@example.com --sign-up
    touch "$out/seeded"
fi

echo "The server: $address"
if [ "$kind" = many ]; then
    people=http://127.0.0.1:$((port + 10))
    host $((port + 11)) host-1 "$address" --public-address "$people"
    host $((port + 12)) host-2 "$address" --public-address "$people"
    answers "$people/" haproxy
else
    people=http://127.0.0.1:$((port + 11))
    host $((port + 11)) host "$address"
    answers "$people/" host
fi
echo "The app: $people"
echo "Sign in as owner@example.com with the password demonstration. Ctrl-C ends everything; what was written stays in $out."
wait
