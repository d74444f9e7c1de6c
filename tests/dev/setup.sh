#!/usr/bin/env bash
# setup.sh DEV: what ./dev does, and says, on machines that lack something. Nothing is installed: apt, sudo and the like
# are stand-ins that note how they were called.
set -euo pipefail
dev=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "FAILED: $*"; cat "$work/said" "$work/calls"; exit 1; }
said() { grep -qF -- "$1" "$work/said" || fail "does not say: $1"; }

# A clone of its own, and a machine on which everything works.
mkdir -p "$work/clone/build"
cp "$dev" "$work/clone/dev"
stand_in() { # NAME SCRIPT
    printf '#!/bin/bash\necho "%s $*" >>"%s/calls"\n%s\n' "$1" "$work" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}
good_machine() {
    rm -rf "$work/bin" "$work/cache" "$work/clone/build/release"
    mkdir -p "$work/bin" "$work/cache/ocr-models-1.4.2"
    : >"$work/calls"
    stand_in id 'echo 0'
    stand_in apt-get ''
    stand_in apt-cache '[ "$2" = mmdebstrap ]' # an older Debian: no KDE Frameworks 6
    stand_in dpkg-query 'echo "install ok installed"'
    # It makes its folder, as the real one does.
    stand_in mmdebstrap 'for argument; do case $argument in *.unfinished) mkdir -p "$argument" ;; esac; done'
    stand_in bwrap ''
    stand_in df 'echo; echo "disk 1 1 90000000 1% /"'
    stand_in sudo '"$@"'
}
dev_build() {
    PATH=$work/bin:/usr/bin:/bin BOLE_CACHE=$work/cache timeout 60 bash "$work/clone/dev" build >"$work/said" 2>&1
}

good_machine
dev_build || fail "an older Debian is enough"
grep -q '^bwrap .*cmake --build build/release' "$work/calls" || fail "nothing is built"
first=$(find "$work/cache" -maxdepth 1 -name 'root-*')
[ -d "$first" ] || fail "no toolchain is made"
: >"$work/calls"
dev_build || fail "a second time"
! grep -q "^mmdebstrap" "$work/calls" || fail "the toolchain is made twice"

good_machine # a newer Debian has all packages itself
stand_in apt-cache 'echo "Version: 6.13"'
stand_in dpkg-query 'exit 1'
stand_in cmake ''
dev_build || fail "Debian 13"
grep -q '^apt-get install .*libkf6syntaxhighlighting-dev' "$work/calls" || fail "Debian 13's packages are not installed"

good_machine # an ordinary user with sudo
stand_in id 'echo 1000'
stand_in dpkg-query 'exit 1'
dev_build || fail "a user with sudo"
grep -q '^sudo .*apt-get install' "$work/calls" || fail "sudo is not used"
grep -q '^mmdebstrap --mode=unshare' "$work/calls" || fail "the toolchain is made as root"
rm "$work/bin/sudo"
mkdir "$work/few" # without sudo: nothing of this machine's own programs but these
for program in bash env dirname sha256sum cut printf mkdir flock grep awk sort rm sed timeout cat; do
    ln -s "$(command -v $program)" "$work/few/$program"
done
rm -rf "$work/cache"/root-*
if PATH=$work/bin:$work/few BOLE_CACHE=$work/cache bash "$work/clone/dev" build >"$work/said" 2>&1; then fail "without sudo"; fi
said "root or sudo is needed"

good_machine # no network
stand_in mmdebstrap 'for argument; do case $argument in *.unfinished) mkdir -p "$argument" ;; esac; done; exit 1'
if dev_build; then fail "without a network"; fi
said "could not be fetched: is there a network?"
[ -z "$(find "$work/cache" -maxdepth 1 -name 'root-*')" ] || fail "half a toolchain stays"

good_machine # a full disk
stand_in df 'echo; echo "disk 1 1 900000 1% /"'
if dev_build; then fail "with a full disk"; fi
said "where 0 GB are free"
! grep -q "^mmdebstrap" "$work/calls" || fail "a toolchain is begun on a full disk"

good_machine # a second run at the same time waits for the first
mkdir -p "$work/clone/build/release"
exec 7>"$work/clone/build/release/lock"
flock 7
dev_build 7>&- & second=$!
until grep -q "Waiting for another ./dev that is building here" "$work/said" 2>/dev/null; do read -rt 0.1 <> <(:) || :; done
! grep -q 'cmake --build' "$work/calls" || fail "two builds at the same time"
exec 7>&-
wait $second || fail "the second run does not go on"
grep -q 'cmake --build' "$work/calls" || fail "the second run builds nothing"
