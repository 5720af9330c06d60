#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that a fresh Debian 12 with nothing but Python and git can run the tests and open the game:
# makes a chroot, clones HEAD of this repository into it and runs packaging/start.py there.
# Root only; needs debootstrap. Uncommitted changes are not tested.
#
#   TTR_CHROOT_CACHE=FILE.tar   the bare system is taken from this file, or saved there the first time
#   TTR_CHROOT_DIR=FOLDER       where chroots are made (default /tmp)
#   TTR_KEEP_CHROOT=1           do not delete the chroot at the end
set -euo pipefail

suite=bookworm
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
  echo "check_clean_machine: $*" >&2
  exit 2
}

[ "$(id -u)" -eq 0 ] || fail "must be run as root"
git -C "$here" rev-parse --verify --quiet HEAD >/dev/null || fail "the repository has no commit to test"

# Mounts made from here on live in a namespace of their own: whatever happens, they end with this script.
if [ -z "${TTR_IN_NAMESPACE:-}" ]; then
  TTR_IN_NAMESPACE=1 exec unshare --mount --propagation private -- "$0" "$@"
fi

work=$(mktemp -d "${TTR_CHROOT_DIR:-/tmp}/ttr-clean.XXXXXX")
root=$work/root

clean_up() {
  for mounted in dev/shm dev proc; do
    if mountpoint -q "$root/$mounted"; then umount -l "$root/$mounted"; fi
  done
  if [ -n "${TTR_KEEP_CHROOT:-}" ]; then
    echo "check_clean_machine: kept $root"
  else
    rm -rf --one-file-system "$work"
  fi
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# shellcheck disable=SC2016 # apt expands $(REPO_URI)
# The mirror this machine itself uses, so that none needs to be named here.
mirror() {
  apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" 'Created-By: Packages' 2>/dev/null | head -n 1
}

make_system() {
  local cache=${TTR_CHROOT_CACHE:-} mirrors
  mkdir "$root"
  if [ -n "$cache" ] && [ -f "$cache" ]; then
    tar -C "$root" -xf "$cache" || fail "cannot unpack $cache"
    return
  fi
  command -v debootstrap >/dev/null || fail "debootstrap is not installed"
  mapfile -t mirrors < <(mirror)
  debootstrap --variant=minbase --include=python3,git,ca-certificates "$suite" "$root" "${mirrors[@]}" \
    >"$work/debootstrap.log" 2>&1 || { tail -n 20 "$work/debootstrap.log" >&2; fail "debootstrap failed"; }
  if [ -n "$cache" ]; then
    tar -C "$root" -cf "$cache.new" . || fail "cannot save $cache"
    mv "$cache.new" "$cache"
  fi
}

# How this machine reaches the registries: name service, certificates, pip and apt settings.
copy_network_settings() {
  local file
  for file in /etc/resolv.conf /etc/hosts /etc/pip.conf /etc/ssl/certs/ca-certificates.crt \
    /etc/apt/apt.conf.d/*proxy*; do
    if [ -f "$file" ]; then cp --dereference "$file" "$root$file"; fi
  done
}

mount_system() {
  mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  mount -t tmpfs tmpfs "$root/dev/shm"
}

# A command in the clone inside the chroot, with a bare environment: no screen, no locale, no settings.
inside() {
  local settings=() name
  for name in http_proxy https_proxy no_proxy PIP_INDEX_URL PIP_CERT PIP_DEFAULT_TIMEOUT; do
    if [ -n "${!name:-}" ]; then settings+=("$name=${!name}"); fi
  done
  chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "${settings[@]}" \
    sh -c 'cd /root/ttr && exec "$@"' sh "$@" </dev/null
}

report=()
status=0
step() {
  local name=$1 began=$SECONDS result=ok
  shift
  echo "== $name"
  "$@" || { result="FAILED ($?)"; status=1; }
  report+=("$(printf '%-28s %4d s  %s' "$name" $((SECONDS - began)) "$result")")
}

step "make the system" make_system
copy_network_settings
mount_system
git clone --quiet --no-hardlinks "$here" "$root/root/ttr"
step "game, first start" inside env QT_QPA_PLATFORM=offscreen python3 packaging/start.py run -- --selftest
step "game, second start" inside env QT_QPA_PLATFORM=offscreen python3 packaging/start.py run -- --selftest
step "tests, first run" inside python3 packaging/start.py test
step "set-up when all is there" inside python3 packaging/start.py setup
echo
echo "clean $suite, commit $(git -C "$here" rev-parse --short HEAD):"
printf '  %s\n' "${report[@]}"
exit "$status"
