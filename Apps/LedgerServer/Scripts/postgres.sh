# Functions for a PostgreSQL cluster in a folder, reached by a socket only. To be sourced.

# PostgreSQL refuses to run as root.
unprivileged() {
    if [ "$(id -u)" -eq 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

postgres_programs() { ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1; }

# start_postgres FOLDER SOCKETS: makes the cluster if it is not there, and starts it as a child of this shell. Sets postgres_pid.
start_postgres() {
    local folder=$1 sockets=$2 bin
    bin=$(postgres_programs)
    if [ ! -e "$folder/PG_VERSION" ]; then
        mkdir -p "$folder"
        [ "$(id -u)" -ne 0 ] || chown postgres "$folder"
        chmod 700 "$folder"
        unprivileged "$bin/initdb" -A trust -U postgres -E UTF8 --locale=C.UTF-8 -D "$folder" >/dev/null
    fi
    mkdir -p "$sockets"
    [ "$(id -u)" -ne 0 ] || chown postgres "$sockets"
    chmod 700 "$sockets"
    unprivileged "$bin/postgres" -D "$folder" -k "$sockets" -c listen_addresses= -c max_connections=100 >>"$folder/../postgres.log" 2>&1 &
    postgres_pid=$!
    for _ in $(seq 300); do
        "$bin/psql" -h "$sockets" -U postgres -qtc 'SELECT 1' postgres >/dev/null 2>&1 && break
        kill -0 "$postgres_pid" 2>/dev/null || { echo "PostgreSQL does not start: see $folder/../postgres.log" >&2; return 1; }
        sleep 0.1
    done
    "$bin/psql" -h "$sockets" -U postgres -qtAc "SELECT 1 FROM pg_database WHERE datname = 'ledger'" postgres | grep -q 1 ||
        "$bin/psql" -h "$sockets" -U postgres -qc 'CREATE DATABASE ledger' postgres
}

stop_postgres() {
    [ -n "${postgres_pid:-}" ] || return 0
    local pid
    # runuser passes no signal on, so the server itself is asked.
    pid=$(head -1 "$1/postmaster.pid" 2>/dev/null) && kill -INT "$pid" 2>/dev/null
    wait "$postgres_pid" 2>/dev/null
}
