#!/usr/bin/env bash
# newer_debian.sh FOLDER "PACKAGES" COMMAND...: runs a command of this project, as root, where a newer Debian with these packages
# is the system. That system is kept in FOLDER/root and made again when something else is wanted in it.
set -euo pipefail
project=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
folder=$(realpath -m "${1:?where to keep it}")
packages=$(xargs <<<"${2:?what is needed in it}")
shift 2
suite=trixie
root=$folder/root

make_root() {
    local mirror making=$folder/making
    echo "   making a Debian $suite with $packages"
    # From where this system's own packages come.
    # shellcheck disable=SC2016 # a word of apt
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Label: Debian' | sed -n 1p)
    [ -n "$mirror" ] || { echo "apt does not know where Debian's packages are; apt-get update may help" >&2; exit 1; }
    rm -rf "$root" "$making"
    mkdir -p "$folder"
    mmdebstrap --quiet --mode=root --variant=apt --include="${packages// /,}" "$suite" "$making" "$mirror" >"$folder/mmdebstrap.log" 2>&1 ||
        { cat "$folder/mmdebstrap.log" >&2; exit 1; }
    echo "$suite $packages" >"$making/etc/made-with"
    mv "$making" "$root"
}

[ "$(cat "$root/etc/made-with" 2>/dev/null)" = "$suite $packages" ] || make_root

# The project is at its own path there. What is mounted goes away with the command.
# shellcheck disable=SC2016 # words of the inner shell
exec unshare --mount --pid --fork --kill-child bash -euc '
    project=$1 root=$2 folder=$3
    shift 3
    mkdir -p "$root$project"
    mount --bind "$project" "$root$project"
    mount --rbind /dev "$root/dev"
    mount -t proc proc "$root/proc"
    mount -t tmpfs tmpfs "$root/run"
    exec chroot "$root" /usr/bin/env -i -C "$project" HOME=/root LC_ALL=C.UTF-8 PATH=/usr/sbin:/usr/bin:/sbin:/bin CCACHE_DIR="$folder/ccache" \
        CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR="$project" CCACHE_NOHASHDIR=yes "$@"
' within "$project" "$root" "$folder" "$@"
