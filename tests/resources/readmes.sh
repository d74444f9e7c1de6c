#!/usr/bin/env bash
# readmes.sh TOP: the README says the same in both languages, its links lead somewhere, and the changelog knows the version.
set -euo pipefail
cd "$1"
fail() { echo "FAILED: $*"; exit 1; }

# Links and pictures; what exists in Chinese is linked in Chinese.
targets() { # FILE
    grep -oE '\]\([^)]+\)' "$1" | sed -E 's/^\]\((.*)\)$/\1/; s/\.zh-CN\.md$/.md/' | sort -u
}
diff <(targets README.md) <(targets README.zh-CN.md) || fail "the READMEs link to different places"
for readme in README.md README.zh-CN.md; do
    grep -oE '\]\([^)]+\)' "$readme" | sed -E 's/^\]\((.*)\)$/\1/' | while read -r target; do
        [ -e "$target" ] || fail "$readme links to $target, which is not there"
    done
done
# The same commands and figures, too.
told() { grep -oE '`[^`]+`|[0-9][0-9,]*' "$1" | sort -u; } # FILE
missing=$(comm -23 <(told README.md | grep -E '^`\./dev|^`bole') <(told README.zh-CN.md))
[ -z "$missing" ] || fail "README.zh-CN.md does not name: $missing"

version=$(sed -nE 's/^set\(BOLE_VERSION ([^ )]+)\).*/\1/p' CMakeLists.txt)
grep -qF "## [$version] - " CHANGELOG.md || fail "CHANGELOG.md has no section for $version"
