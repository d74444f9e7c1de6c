#!/usr/bin/env bash
# reproducible.sh: makes the Debian packages and the archive of the last commit twice, the second time without the compiler's
# cache and in another language and time zone, and compares the bytes.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sums() { (cd "$top/build" && sha256sum package/*.deb bundle/*.tar.gz); }

"$top/dev" package >"$work/log" 2>&1 && "$top/dev" package bundle >>"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
sums | tee "$work/first"
TZ=Pacific/Auckland LANGUAGE=zh_CN CCACHE_DISABLE=1 "$top/dev" package >"$work/log" 2>&1 &&
    TZ=Pacific/Auckland LANGUAGE=zh_CN "$top/dev" package bundle >>"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
sums >"$work/second"
diff "$work/first" "$work/second" && echo "All good: two builds, the same bytes."
