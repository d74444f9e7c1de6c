#!/usr/bin/env bash
# package.sh [FOLDER]: installs the Debian packages of `./dev package` in a clean Debian 13, uses them as an ordinary user,
# removes them, and looks whether anything but the user's own files stays behind.
source "$(dirname "$0")/common.sh"
packages=${1:-$top/build/package}

step "A clean Debian 13"
clean_root debian13 trixie "deb http://deb.debian.org/debian trixie main" \
    xvfb xauth xdotool x11-utils imagemagick shared-mime-info xdg-utils man-db bash-completion
# Everything but what belongs to the user or to a system that runs. The package manager's own notes are no remains, but what
# its database still says of a package is.
files() {
    (cd "$root" && find . -xdev \( -path ./home -o -path ./tmp -o -path ./proc -o -path ./sys -o -path ./dev -o -path ./var/cache \
        -o -path ./var/log -o -path ./var/lib/apt \) -prune -o -print | sort)
    inside dpkg-query -W -f='package ${Package} ${db:Status-Abbrev}\n' | sort
}
apt_get() { inside apt-get -y -qq "$@" >>"$work/apt.log" 2>&1 || { tail -n 30 "$work/apt.log"; fail "apt-get $*"; }; }

# What other packages leave behind is not ours to say: all that Bole needs and recommends is there before and stays.
step "Install"
mkdir "$root/packages"
cp "$packages"/*.deb "$root/packages/"
apt_get update
mapfile -t needed < <(inside sh -c 'apt-get install -s -qq /packages/*.deb' | sed -nE 's/^Inst ([^ ]+) .*/\1/p' | grep -vE '^bole')
[ ${#needed[@]} -gt 10 ] || fail "Bole needs nothing of Debian"
apt_get install "${needed[@]}"
mv "$root/packages" "$work/packages"
files >"$work/before"
mv "$work/packages" "$root/packages"
inside sh -c 'apt-get install -y -qq /packages/*.deb' >>"$work/apt.log" 2>&1 ||
    { tail -n 30 "$work/apt.log"; fail "the packages cannot be installed"; }
rm -r "$root/packages"

step "Version, manual, completion"
as_member bole --version
pages=$(cd "$root/usr/share/man/man1" && ls bole*.1.gz)
for command in $(as_member bole help | sed -nE 's/^  bole ([a-z]+) .*/\1/p'); do
    grep -qx "bole-$command.1.gz" <<<"$pages" || fail "bole $command has no manual page"
done
for page in $pages; do
    inside man --warnings=all -E UTF-8 -l "/usr/share/man/man1/$page" >/dev/null 2>"$work/man" || fail "man $page"
    [ ! -s "$work/man" ] || { cat "$work/man"; fail "$page has warnings"; }
done
as_member bash -c 'source /usr/share/bash-completion/bash_completion; source /usr/share/bash-completion/completions/bole
    COMP_WORDS=(bole imp); COMP_CWORD=1; _bole; [ "${COMPREPLY[*]}" = import ]' || fail "completion of 'bole imp'"

step "Open the guide"
as_member bole guide guide || fail "bole guide"
ls "$root"/home/member/guide/*.pdf "$root"/home/member/guide/*.html >/dev/null || fail "the guide is not written"

step "Import the sample, write the shortlist"
as_member xvfb-run -a -s "-screen 0 1920x1080x24" bole tour out >"$work/tour" || fail "bole tour"
cat "$work/tour"
grep -q , "$root/home/member/out/shortlist.csv" || fail "shortlist.csv is empty"
as_member bole import mine.bole /usr/share/bole/sample/cv 2>&1 | tail -n 3
as_member bole export mine.bole --all -o all.csv
[ "$(wc -l <"$root/home/member/all.csv")" -gt 10 ] || fail "too few applicants in all.csv"
grep -qx 'application/x-bole-season:\*.bole' "$root/usr/share/mime/globs" || fail "*.bole has no type"
grep -qx 'application/x-bole-package:\*.bolepack' "$root/usr/share/mime/globs" || fail "*.bolepack has no type"
[ -f "$root/usr/share/icons/hicolor/48x48/mimetypes/application-x-bole-season.png" ] || fail "*.bole has no icon"

step "Open the window"
cat >"$root/home/member/window" <<'WINDOW'
bole mine.bole >bole.log 2>&1 & bole=$!
xdotool search --sync --onlyvisible --class bole >/dev/null
for attempt in $(seq 60); do # until there is something to see: a blank window has few colours
    import -window root window.png
    [ "$(identify -format %k window.png)" -gt 200 ] && break
    read -rt 1 <> <(:) || :
done
kill $bole; wait $bole || :
WINDOW
as_member timeout 180 xvfb-run -a -s "-screen 0 1366x768x24" bash window || fail "no window came up"
cp "$root/home/member/window.png" "$packages/window.png"
echo "a picture of it: $packages/window.png"

step "Remove"
apt_get purge bole bole-ocr-models
inside apt-get clean
files >"$work/after"
# What other packages' triggers make anew, each by its whole name; nothing of it names Bole.
sort >"$work/made-anew" <<'ANEW'
./var/lib/dpkg/available
./var/lib/dpkg/available-old
./var/lib/dpkg/status-old
./var/lib/dpkg/diversions-old
./var/lib/dpkg/statoverride-old
./etc/ld.so.cache
ANEW
{ diff "$work/before" "$work/after" || :; } | sed -nE 's/^[<>] //p' | sort | comm -23 - "$work/made-anew" >"$work/left"
[ ! -s "$work/left" ] || { cat "$work/left"; fail "something stays behind"; }
! grep -rlIi 'x-bole\|org\.bole' "$root/usr/share/mime" "$root/usr/share/applications" 2>/dev/null || fail "the desktop still knows Bole"
[ -f "$root/home/member/mine.bole" ] || fail "the season is gone"
step "All good: the packages come, work and go; seasons stay."
