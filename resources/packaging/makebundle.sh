#!/usr/bin/env bash
# makebundle.sh: an archive that runs on any Linux without installing anything, into build/bundle. Run by
# `./dev package bundle` inside the toolchain, whose libraries it takes along.
#
# Why not an AppImage or a Flatpak: an AppImage needs FUSE and uses the C library that it finds, and Debian 13's is newer
# than that of most systems; a Flatpak needs a runtime that has to be fetched. An archive with its own C library and loader
# needs nothing at all: unpack, start `bole`.
set -euo pipefail
cd "$(dirname "$0")/../.."
build=$PWD/build/hardened
version=$(sed -nE 's/^set\(BOLE_VERSION ([^ )]+)\).*/\1/p' CMakeLists.txt)
name=bole-$version-$(uname -m)
out=$PWD/build/bundle
tree=$out/$name
qt=$(qtpaths6 --query QT_INSTALL_PLUGINS)

# With the flags of the Debian package, not those of the build that the tests ran on.
mkdir -p "$build"
{ cmake --preset release -B "$build" -C resources/packaging/hardened.cmake -DBUILD_TESTING=OFF &&
    cmake --build "$build" --target bole; } >"$build/build.log" 2>&1 || { tail -n 60 "$build/build.log"; exit 1; }

rm -rf "$out"
mkdir -p "$tree/lib" "$tree/plugins"
cmake --install "$build" --prefix "$tree" --strip >/dev/null

# What is loaded by name: the screen, input methods (Chinese is typed through ibus or fcitx), icons, pictures, spelling.
plugins=(platforms/libqxcb.so platforms/libqoffscreen.so platforms/libqwayland-generic.so
    platforminputcontexts/libcomposeplatforminputcontextplugin.so
    platforminputcontexts/libibusplatforminputcontextplugin.so
    platforminputcontexts/libfcitx5platforminputcontextplugin.so
    iconengines/libqsvgicon.so imageformats/libqsvg.so imageformats/libqjpeg.so
    wayland-shell-integration/libxdg-shell.so wayland-decoration-client/libbradient.so
    printsupport/libcupsprintersupport.so kf6/sonnet/sonnet_hunspell.so)
for plugin in "${plugins[@]}"; do
    [ -f "$qt/$plugin" ] || { echo "there is no plugin $plugin to take along" >&2; exit 1; }
    mkdir -p "$tree/plugins/${plugin%/*}"
    cp "$qt/$plugin" "$tree/plugins/$plugin"
done

# Every library that these load, with the C library and its loader. Drivers of the graphics card stay the system's.
find "$tree/bin" "$tree/libexec" "$tree/plugins" -type f -print0 | xargs -0 ldd 2>/dev/null |
    grep -oE '/[^ ]+\.so[^ ]*' | grep -v "^$tree" | sort -u | xargs -I{} cp -L {} "$tree/lib/"

# How other encodings are read (old Excel files have them): the C library's modules fit no other C library.
gconv=$(dirname "$(ldconfig -p | sed -nE 's/.* => (.*libc\.so\.6)$/\1/p' | head -n 1)")/gconv
mkdir -p "$tree/lib/gconv"
cp -r "$gconv"/gconv-modules* "$tree/lib/gconv/"
rm -f "$tree/lib/gconv/gconv-modules.cache"
for encoding in UTF-16 UTF-32 UNICODE CP125? TIS-620 CP932 UHC GBK GB18030 EUC-CN EUC-JP EUC-KR EUC-TW SJIS BIG5 KOI8-R MACINTOSH \
    'ISO8859-*' lib; do
    cp -P "$gconv"/$encoding*.so "$tree/lib/gconv/"
done

# The reader is found where it always is. What lies there starts the real one with our libraries.
mkdir "$tree/lib/programs"
mv "$tree/libexec/bole/bole-reader" "$tree/lib/programs/bole-reader"
mv "$tree/bin/bole" "$tree/lib/programs/bole"
cp resources/packaging/bundle/bole-reader "$tree/libexec/bole/bole-reader"
cp resources/packaging/bundle/bole "$tree/bin/bole"
ln -s bin/bole "$tree/bole"
# Qt looks beside what the kernel started, which is the loader.
printf '[Paths]\nPrefix=..\nPlugins=plugins\nTranslations=share/bole/translations\n' >"$tree/lib/qt.conf"

# Data that Debian's packages bring: names of Chinese characters in PDFs, fonts, OCR, Qt's own words, keyboards.
data=$tree/share/bole
cp -r /usr/share/poppler "$data/poppler"
mkdir -p "$data/fonts" "$data/tessdata" "$data/translations" "$tree/share/hunspell"
cp -L /usr/share/hunspell/en_US.{aff,dic} "$tree/share/hunspell/"
cp resources/packaging/bundle/fonts.conf "$data/fonts/"
cp /usr/share/fonts/opentype/noto/NotoSansCJK-{Regular,Bold}.ttc /usr/share/fonts/truetype/noto/NotoSans-{Regular,Bold,Italic}.ttf \
    "$data/fonts/"
cp /usr/share/tesseract-ocr/5/tessdata/{eng,chi_sim}.traineddata "$data/tessdata/"
cp "$(qtpaths6 --query QT_INSTALL_TRANSLATIONS)"/qtbase_{en,zh_CN}.qm "$data/translations/"
cp -r /usr/share/X11/xkb "$data/xkb"
[ -z "${BOLE_OCR_MODELS:-}" ] || chmod -R u+rwX,go+rX "$data"

# Whose libraries and data these are: package, version and licence of each, and their licences' own words.
mapfile -t files < <(find "$tree/lib" -maxdepth 1 -name '*.so*'; find "$tree/lib/programs" "$tree/plugins" -type f)
bash resources/packaging/licences.sh "${files[@]}" >"$tree/share/doc/bole/bole.spdx.json"
mkdir "$tree/share/doc/bole/licences"
grep -oE '"name": "[^"]+"' "$tree/share/doc/bole/bole.spdx.json" | cut -d'"' -f4 | while read -r package; do
    [ ! -f "/usr/share/doc/$package/copyright" ] || cp "/usr/share/doc/$package/copyright" "$tree/share/doc/bole/licences/$package"
done
cp resources/packaging/debian/copyright "$tree/share/doc/bole/licences/bole"
# Debian keeps the texts of the usual licences in one place, and the files above refer to it.
mkdir "$tree/share/doc/bole/licences/common-licenses"
grep -d skip -ohE '/usr/share/common-licenses/[A-Za-z]+(-[0-9]+(\.[0-9]+)*)?' "$tree"/share/doc/bole/licences/* 2>/dev/null | sort -u |
    while read -r text; do [ ! -e "$text" ] || cp -L "$text" "$tree/share/doc/bole/licences/common-licenses/"; done

seconds=$(git show -s --format=%ct HEAD)
tar -C "$out" --sort=name --mtime="@$seconds" --mode=u+rw,go=rX --owner=0 --group=0 --numeric-owner -c "$name" |
    gzip -6n >"$out/$name.tar.gz"
du -sh "$tree" "$out/$name.tar.gz"
