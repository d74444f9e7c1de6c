# Sourced by the scripts beside it: clean systems in which what is shipped is tried. Needs root, mmdebstrap, bubblewrap
# and the network; `./dev package` has installed the programs.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${BOLE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/bole}/ship
work=$(mktemp -d)
trap 'rm -rf --one-file-system "$work"' EXIT

step() { printf '\n== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*"; exit 1; }
[ "$(id -u)" = 0 ] || fail "root is needed to make another system"

# A fresh system with nothing of ours in it; its packages are fetched once. An ordinary user `member` lives there.
clean_root() { # NAME SUITE MIRROR PACKAGES…
    local name=$1 suite=$2 mirror=$3 tar recipe
    shift 3
    # Another list of packages is another system.
    recipe=$(declare -f clean_root; printf '%s\n' "$name" "$suite" "$mirror" "$@")
    tar=$cache/$name-$(sha256sum <<<"$recipe" | cut -c1-12).tar
    mkdir -p "$cache"
    if [ ! -f "$tar" ]; then
        mmdebstrap --quiet --variant=apt --include="passwd,$(IFS=,; echo "$*")" \
            --aptopt='APT::Sandbox::User "root"' --dpkgopt='force-unsafe-io' \
            --customize-hook='chroot "$1" useradd --create-home --shell /bin/bash member' \
            "$suite" "$tar.unfinished.tar" "$mirror" || fail "the packages of $name could not be fetched: is there a network?"
        mv "$tar.unfinished.tar" "$tar"
    fi
    root=$work/$name
    mkdir "$root"
    tar -xf "$tar" -C "$root"
}

# With the network, as its administrator; arguments before -- go to bwrap.
inside() { # [BWRAP-ARGUMENTS… --] COMMAND…
    local more=()
    if [[ " $* " = *" -- "* ]]; then
        while [ "$1" != -- ]; do more+=("$1"); shift; done
        shift
    fi
    bwrap --bind "$root" / --dev /dev --proc /proc --perms 1777 --tmpfs /tmp --ro-bind /etc/resolv.conf /etc/resolv.conf \
        --unshare-pid --die-with-parent --cap-add ALL --clearenv --setenv PATH /usr/sbin:/usr/bin:/sbin:/bin \
        --setenv LANG C.UTF-8 --setenv DEBIAN_FRONTEND noninteractive "${more[@]}" "$@"
}
# As somebody who may install nothing.
as_member() { inside --setenv HOME /home/member --chdir /home/member -- setpriv --reuid=1000 --regid=1000 --clear-groups "$@"; }
