#!/usr/bin/env bash
# makepackage.sh MODELS BUILD-DEPENDS…: the Debian packages of the last commit, into build/package, and what lintian
# says of them. Run by `./dev package`. What is not committed is not in them; the same commit makes the same bytes.
set -euo pipefail
cd "$(dirname "$0")/../.."
models=$1
shift
out=$PWD/build/package
source=$out/source

version=$(sed -nE 's/^set\(BOLE_VERSION ([^ )]+)\).*/\1/p' CMakeLists.txt)
commit=$(git rev-parse --short=12 HEAD)
seconds=$(git show -s --format=%ct HEAD)

rm -rf "$out"
mkdir -p "$source"
# The tests have run before and are no part of what is shipped.
git archive HEAD -- . ':!tests' | tar -x -C "$source"
cp -r resources/packaging/debian "$source/debian"
cp -r "$models" "$source/ocr-models"
chmod 755 "$source/ocr-models"
printf -v depends '%s, ' "$@"
sed -i "s/@BUILD_DEPENDS@/${depends%, }/" "$source/debian/control.in"
mv "$source/debian/control.in" "$source/debian/control"
cat >"$source/debian/changelog" <<CHANGELOG
bole (${version/-/\~}) unstable; urgency=medium

  * Made from commit $commit; see CHANGELOG.md.

 -- The Bole project <maintainers@bole.invalid>  $(LC_ALL=C date -u -R -d "@$seconds")
CHANGELOG

# What Build-Depends names is looked for: who builds this elsewhere has nothing else.
cd "$source"
DEB_BUILD_OPTIONS="nocheck noautodbgsym" CCACHE_BASEDIR=$source BOLE_COMMIT=$commit \
    dpkg-buildpackage -b -us -uc >"$out/build.log" 2>&1 || { tail -n 60 "$out/build.log"; exit 1; }
lintian --allow-root --fail-on=error,warning --info "$out"/*.changes
rm -rf "$source"
ls -l "$out"/*.deb
