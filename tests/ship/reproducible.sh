#!/usr/bin/env bash
# reproducible.sh: makes the Debian packages and the archive of the last commit twice, the second time without the compiler's
# cache and in another language and time zone, and compares the bytes.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_both() { # FILE
    # Compiled again each time: an archive of the same objects would prove nothing.
    rm -rf "$top/build/hardened" "$top/build/bundle" "$top/build/package"
    { "$top/dev" package && "$top/dev" package bundle; } >"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
    (cd "$top/build" && sha256sum package/*.deb bundle/*.tar.gz) >"$1"
}

make_both "$work/first"
cat "$work/first"
export TZ=Pacific/Auckland LANGUAGE=zh_CN CCACHE_DISABLE=1
make_both "$work/second"
diff "$work/first" "$work/second" && echo "All good: two builds, the same bytes."
