#!/usr/bin/env bash
# sources.sh TOP: whoever made what the program knows is named wherever it is passed on: in the list that About shows, in
# the package's copyright file and in the SPDX document.
set -euo pipefail
cd "$1"
fail() { echo "FAILED: $*"; exit 1; }

# A source is a link in the README, with the tables before it in the same item and the licence in parentheses.
count=0
while read -r name; do
    count=$((count + 1))
    grep -qP "^\Q$name\E\t" resources/licences/components.tsv || fail "About does not name $name"
    id=$(tr 'A-Z ' 'a-z-' <<<"$name")
    grep -q "\"other:$id=" resources/packaging/licences.sh || fail "the SPDX document does not name $name"
done < <(sed -n '/^## Sources/,$p' resources/knowledge/README.md | grep -oE '\[[^]]+\]\(https' | sed -E 's/^\[(.*)\]\(https$/\1/')
[ "$count" -ge 3 ] || fail "only $count sources are found in the README"

# About names each library that the build asks for, however it is written there.
about=$(cut -f 1 resources/licences/components.tsv | tr 'A-Z' 'a-z' | tr -d ' ')
count=0
while read -r library; do
    count=$((count + 1))
    grep -qF "$library" <<<"$about" || fail "About does not name $library"
done < <(cat CMakeLists.txt app/CMakeLists.txt model/season/sqlite.cmake |
    sed -nE 's/^ *(find_package|pkg_check_modules)\(([A-Za-z0-9]+)[ )].*/\2/p' | grep -v PkgConfig | tr 'A-Z' 'a-z' | sed -E 's/^(kf6|qt6)(.+)/\2/; s/[0-9]+$//')
[ "$count" -ge 15 ] || fail "only $count libraries are found in the build"
# The one part of Qt that is not under the LGPL.
! grep -q '^find_package(Qt6 .* Charts' CMakeLists.txt || grep -q '^Qt Charts' resources/licences/components.tsv || fail "About does not name Qt Charts"

for table in institutions venues pinyin surnames; do
    grep -q "resources/knowledge/$table.tsv" resources/packaging/debian/copyright || fail "debian/copyright lacks $table.tsv"
done
# Each licence that is named there has its text there.
for licence in $(awk '/^Files:/ { inside = 1 } /^License:/ && inside { print $2; inside = 0 }' resources/packaging/debian/copyright); do
    awk -v wanted="$licence" '$1 == "License:" && $2 == wanted { getline; if (/^ /) found = 1 } END { exit !found }' \
        resources/packaging/debian/copyright || fail "the text of $licence is missing"
done
