#!/usr/bin/env bash
# Serves the app behind a HAProxy that encrypts, and asks as browsers and as strangers do.
set -euo pipefail
cd "$(dirname "$0")/../../.."
app=${1:-.build/debug/LedgerApp}
folder=$(mktemp -d)
children=()
trap 'kill "${children[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
# Ports that are free at this moment.
read -r inner outer < <(python3 -c 'import socket
s = [socket.socket() for _ in range(2)]
for one in s: one.bind(("127.0.0.1", 0))
print(*(one.getsockname()[1] for one in s))')
name=ledger.test
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
cat "$folder/certificate.pem" "$folder/key.pem" >"$folder/both.pem"
cat >"$folder/haproxy.cfg" <<CONFIGURATION
defaults
    mode http
    timeout connect 5s
    timeout client 60s
    timeout server 60s
frontend people
    bind 127.0.0.1:$outer ssl crt $folder/both.pem
    default_backend ledger
backend ledger
    timeout tunnel 1h
    server app 127.0.0.1:$inner
CONFIGURATION
LEDGER_DATABASE=$folder/ledger.sqlite LEDGER_BACKUPS=off "$app" serve --port "$inner" \
    --public-address "https://$name:$outer" >"$folder/app.log" 2>&1 &
children+=($!)
haproxy -db -f "$folder/haproxy.cfg" >"$folder/haproxy.log" 2>&1 &
children+=($!)

ask() { curl -s -m 20 --cacert "$folder/certificate.pem" --resolve "$name:$outer:127.0.0.1" "$@"; }
for _ in $(seq 300); do
    [[ $(ask -o /dev/null -w '%{http_code}' "https://$name:$outer/") == 200 ]] && break
    sleep 0.1
done

failures=0
expect() { # WHAT EXPECTED FOUND
    if [[ $2 == "$3" ]]; then echo "ok: $1"; else echo "FAILED: $1: expected $2, found $3" >&2; failures=$((failures + 1)); fi
}
status() { ask -o /dev/null -w '%{http_code}' "$@" || true; }
# The answer to a connection that would stay open: its first line is enough.
upgrade() {
    { ask -i -N -m 3 --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \
        -H 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==' -H "Origin: $1" "https://$name:$outer/socket" || true; } \
        | head -1 | awk '{ print $2 }'
}
expect "the page" 200 "$(status "https://$name:$outer/")"
expect "its cookie is for encrypted connections" 1 \
    "$(ask -D - -o /dev/null "https://$name:$outer/" | grep -ci '^set-cookie:.*; *secure')"
expect "a connection of its own page" 101 "$(upgrade "https://$name:$outer")"
expect "a connection of a page that was not encrypted" 403 "$(upgrade "http://$name:$outer")"
expect "a connection of another site's page" 403 "$(upgrade https://evil.example)"
expect "another name" 403 "$(status -H "Host: evil.example:$outer" "https://$name:$outer/")"
exit $((failures > 0))
