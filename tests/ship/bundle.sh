#!/usr/bin/env bash
# bundle.sh [ARCHIVE]: unpacks the archive of `./dev package bundle` in systems that have nothing of ours, no Qt and no
# fonts (Debian 12, and Debian 11 with the C library of Ubuntu 20.04), and uses it there as an ordinary user.
source "$(dirname "$0")/common.sh"
archive=${1:-$(ls "$top"/build/bundle/*.tar.gz)}

# What this machine's own build reads, to compare with.
mkdir -p "$work/native/bole/share/bole"
ln -s "$top/resources/sample" "$work/native/bole/share/bole/sample"
(cd "$work/native" && "$top/dev" bole parse --json bole/share/bole/sample/cv/*.pdf >"$work/native.records") || fail "parse here"

try() { # NAME SUITE MIRROR
    step "$1"
    clean_root "$1" "$2" "$3" xvfb xauth imagemagick
    local home=$root/home/member
    tar -xf "$archive" -C "$home"
    chown -R 1000:1000 "$home"
    ln -s "$(basename "$archive" .tar.gz)" "$home/bole"
    ! inside sh -c 'ls /usr/lib/*/libQt6Core* /usr/lib/*/libpoppler*' >/dev/null 2>&1 || fail "this root has Qt or Poppler"
    as_member bole/bole --version || fail "it does not start on $1"
    as_member bole/bole import mine.bole bole/share/bole/sample/cv >"$work/import" 2>&1 || { cat "$work/import"; fail "import on $1"; }
    tail -n 2 "$work/import"
    as_member bole/bole export mine.bole --all -o all.csv
    [ "$(wc -l <"$home/all.csv")" -gt 10 ] || fail "too few applicants on $1"
    # What is read here is what is read elsewhere, Chinese, Korean and scans included.
    as_member sh -c 'bole/bole parse --json bole/share/bole/sample/cv/*.pdf' >"$work/$1.records" || fail "parse on $1"
    # Excel's old files are in encodings that the C library loads by name.
    cp "$top/tests/data/rosters/people.xls" "$home/"
    as_member env QT_PLUGIN_PATH=/nowhere bole/bole import roster.bole --roster people.xls >"$work/roster" || fail "an .xls roster on $1"
    as_member bole/bole list roster.bole --all | grep -q 江一帆 || fail "the names of an .xls roster on $1"
    # A season with a password.
    as_member env BOLE_NEW_PASSWORD=river bole/bole protect mine.bole || fail "protect on $1"
    ! as_member bole/bole list mine.bole --all >/dev/null 2>&1 || fail "a protected season opens without its password on $1"
    as_member env BOLE_SEASON_PASSWORD=river bole/bole list mine.bole --all >/dev/null || fail "the password on $1"
    as_member bole/bole guide guide || fail "the guide on $1"
    ls "$home"/guide/*.pdf >/dev/null || fail "the guide is not there on $1"
    as_member timeout 300 xvfb-run -a -s "-screen 0 1920x1080x24" bole/bole tour \
        --only read-fields-zh_CN-1366x768,shortlist-en-1366x768 out | tail -n 3 || fail "the window on $1"
    cp "$home"/out/views/read-fields-zh_CN-1366x768.png "$(dirname "$archive")/window-$1.png"
    rm -rf --one-file-system "$root"
}

try debian12 bookworm "deb http://deb.debian.org/debian bookworm main"
try debian11 bullseye "deb http://deb.debian.org/debian bullseye main"
for system in debian12 debian11; do
    cmp "$work/$system.records" "$work/native.records" || fail "$system reads otherwise than the build here"
done
step "All good: the archive runs on both and reads what the build here reads."
