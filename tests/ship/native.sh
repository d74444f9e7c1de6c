#!/usr/bin/env bash
# native.sh [CCACHE]: a clone of the last commit on a clean Debian 13, whose own packages are then used: `./dev run`, which
# without a display takes the tour. With the folder of a compiler's cache it takes minutes less, and says nothing about
# how long it takes from nothing.
source "$(dirname "$0")/common.sh"
own=${BOLE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/bole}

step "A clean Debian 13 with git"
clean_root native13 trixie "deb http://deb.debian.org/debian trixie main" git ca-certificates
git clone --quiet "$top" "$root/root/bole"
mkdir -p "$root/root/.cache/bole"
more=()
for models in "$own"/ocr-models-*; do more+=(--ro-bind "$models" "/root/.cache/bole/${models##*/}"); done
[ $# = 0 ] || more+=(--bind "$1" /root/.cache/bole/ccache)

step "./dev run"
started=$SECONDS
inside "${more[@]}" --setenv HOME /root --chdir /root/bole -- ./dev run >"$work/run" 2>&1 ||
    { tail -n 40 "$work/run"; fail "./dev run"; }
tail -n 25 "$work/run"
echo "$((SECONDS - started)) s"
[ -s "$root/root/bole/build/sample-run/shortlist.csv" ] || fail "no shortlist"
[ -z "$(find "$root/root/bole/build" -name tst_tour)" ] || fail "./dev run builds tests"
step "All good: Debian 13 needs nothing but git."
