#!/usr/bin/env bash
# metadata.sh: what desktops and shops read of the installed program, by their own checkers; and the shape of the SPDX
# document. Run inside the toolchain of `./dev package`, with the archive of `./dev package bundle` made.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tree=$(find "$top/build/bundle" -mindepth 1 -maxdepth 1 -type d)
share=$tree/share

appstreamcli validate --no-net "$share/metainfo/org.bole.Bole.metainfo.xml"
desktop-file-validate "$share/applications/org.bole.Bole.desktop"
python3 -c 'import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])' "$share/mime/packages/org.bole.Bole.xml"
python3 "$top/tests/ship/spdxshape.py" "$share/doc/bole/bole.spdx.json"
# Whose text a copyright file refers to is there, too.
for name in $(grep -d skip -ohE '/usr/share/common-licenses/[A-Za-z]+(-[0-9]+(\.[0-9]+)*)?' "$share"/doc/bole/licences/* 2>/dev/null | sort -u); do
    [ ! -e "$name" ] || [ -s "$share/doc/bole/licences/common-licenses/${name##*/}" ] || { echo "FAILED: $name is missing"; exit 1; }
done
# Strangers' files are read by what was compiled with the flags against attacks.
for program in bole bole-reader; do
    symbols=$(nm -D --undefined-only "$tree/lib/programs/$program")
    grep -q '__stack_chk_fail' <<<"$symbols" || { echo "FAILED: $program has no stack protector"; exit 1; }
    grep -qE '__(v?f?s?n?printf|mem[a-z]+|str[a-z]+|read[a-z]*|fd_elt)_chk' <<<"$symbols" || { echo "FAILED: $program is not fortified"; exit 1; }
done
echo "All good: metadata, licences and flags."
