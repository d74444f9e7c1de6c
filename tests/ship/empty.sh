#!/usr/bin/env bash
# empty.sh [run|ci]: a fresh clone of the last commit and an empty cache, as on a machine that has never seen Bole: how long
# `./dev run` takes to its first window, and `.ci/run` to its end. Needs the network and more than an hour for both. Where
# others work on the machine, too, the processors' time says how much of it was this.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT
run_limit=510   # seconds: half of what it once took
ci_limit=3600   # what CI gives
status=0

measure() { # NAME LIMIT COMMAND…
    local name=$1 limit=$2 started=$SECONDS ended=0 TIMEFORMAT='%U + %S' used
    shift 2
    git clone --quiet "$top" "$work/$name"
    used=$( { time (cd "$work/$name" && BOLE_CACHE=$work/cache-$name "$@") >"$work/$name.log" 2>&1; } 2>&1) || ended=$?
    local seconds=$((SECONDS - started))
    [ $ended = 0 ] || { tail -n 40 "$work/$name.log"; status=1; }
    [ $seconds -le "$limit" ] || status=1
    printf '%s: %d s of at most %d, exit code %d; %s s of %d processors\n' "$name" $seconds "$limit" $ended "$used" "$(nproc)"
    rm -rf --one-file-system "${work:?}/$name" "$work/cache-$name"
}

# Without a display ./dev run takes the tour, whose first picture is its first window: it is stopped there.
first_window() {
    env -u DISPLAY -u WAYLAND_DISPLAY ./dev run & local run=$!
    while kill -0 $run 2>/dev/null; do
        [ -z "$(find build/sample-run -name '*.png' 2>/dev/null | head -n 1)" ] || { kill $run; wait $run || :; return 0; }
        read -rt 1 <> <(:) || :
    done
    wait $run && [ -n "$(find build/sample-run -name '*.png' | head -n 1)" ]
}

case ${1:-both} in run | both) measure run $run_limit first_window ;; esac
case ${1:-both} in ci | both) measure ci $ci_limit .ci/run ;; esac
exit $status
