#!/usr/bin/env bash
# room.sh TOP: each promise of the platform room is kept twice, by this system and by the plain implementation that a port
# begins with, held to it by a test, and explained in docs/porting.md.
set -euo pipefail
cd "$1/model/platform"
plain=../../tests/model/platform
fail() { echo "FAILED: $*"; exit 1; }

count=0
while read -r header; do
    name=${header#./}
    [ "$name" != sanitizer.h ] || continue # asks the compiler, not the system
    count=$((count + 1))
    [ -f "linux/${name%.h}.cpp" ] || fail "$name is not kept by linux/${name%.h}.cpp"
    grep -qF "\`${name##*/}\`" ../../docs/porting.md || fail "docs/porting.md does not explain $name"
    grep -qF "#include \"model/platform/$name\"" $plain/*.cpp || fail "no test holds anybody to $name"
    # There is no line between processes without the system.
    [ "$name" = channel.h ] || grep -qF "plain/${name%.h}.cpp" $plain/CMakeLists.txt || fail "$name has no plain implementation"
done < <(find . -name '*.h' -not -path './linux/*')
[ "$count" -ge 15 ] || fail "only $count headers are found"
