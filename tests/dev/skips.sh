#!/usr/bin/env bash
# skips.sh DEV: what ./dev says of tests that were skipped and of checks that CI did not reach.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; exit 1; }

# One function of the script, with what it needs.
skips() {
    bash -c 'set -euo pipefail; source <(sed -n "/^say()/p; /^name_skips()/,/^}/p" "$1"); name_skips "$2"' \
        bash "$dev" "$work/log" 2>"$work/said"
}
dev=$1

printf 'PASS   : TestDisk::a()\nSKIP   : TestDisk::b() no disk can be mounted here\n' >"$work/log"
BOLE_CI='' skips || fail "a skip is no failure on a developer's machine"
grep -q 'TestDisk::b() no disk can be mounted here' "$work/said" || fail "a skip is not named"
if BOLE_CI=1 skips; then fail "a skip in CI is a failure"; fi
echo 'PASS   : TestDisk::a()' >"$work/log"
BOLE_CI=1 skips || fail "nothing was skipped"
[ ! -s "$work/said" ] || fail "there is nothing to say"

sed 's/^ci_checks=.*/ci_checks=(help no-such-check format)/' "$dev" >"$work/dev"
chmod +x "$work/dev"
if "$work/dev" ci >"$work/said" 2>&1; then fail "a check that failed fails the run"; fi
for line in '^passed .*/dev help$' '^FAILED .*/dev no-such-check$' '^not run .*/dev format$'; do
    grep -qE "$line" "$work/said" || fail "no line for $line"
done
