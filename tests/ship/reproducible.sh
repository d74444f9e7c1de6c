#!/usr/bin/env bash
# reproducible.sh: makes the Debian packages and the archive of the last commit twice, the second time with nothing of the first
# in the compiler's cache, in another language, time zone and umask, and compares the bytes.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

make_both() { # FILE
    rm -rf "$top/build/hardened" "$top/build/bundle" "$top/build/package"
    { "$top/dev" package && "$top/dev" package bundle; } >"$work/log" 2>&1 || { tail -n 30 "$work/log"; exit 1; }
    (cd "$top/build" && sha256sum package/*.deb bundle/*.tar.gz) >"$1"
}

make_both "$work/first"
cat "$work/first"
# Compiled again: archives of the same objects would prove nothing. What the package has compiled, the archive may use.
export TZ=Pacific/Auckland LANGUAGE=zh_CN CCACHE_NAMESPACE=second-$$
umask 077
make_both "$work/second"
diff "$work/first" "$work/second" && echo "All good: two builds, the same bytes."
