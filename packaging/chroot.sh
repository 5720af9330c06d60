# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# A fresh Debian in a folder, to try things in; for the scripts beside this file (sourced, after `fail` is defined).
# Root only; needs debootstrap.
#
#   TTR_CHROOT_CACHE=FILE.tar   the bare system is taken from this file, or saved there the first time
#   TTR_CHROOT_DIR=FOLDER       where chroots are made (default /tmp)
#   TTR_KEEP_CHROOT=1           do not delete the chroot at the end

suite=bookworm
work= # folder of this run, made by new_work_folder
root= # the system inside it

# Mounts made from here on live in a namespace of their own: whatever happens, they end with the script.
enter_namespace() {
  [ "$(id -u)" -eq 0 ] || fail "must be run as root"
  if [ -z "${TTR_IN_NAMESPACE:-}" ]; then
    TTR_IN_NAMESPACE=1 exec unshare --mount --propagation private -- "$0" "$@"
  fi
}

new_work_folder() {
  work=$(mktemp -d "${TTR_CHROOT_DIR:-/tmp}/ttr-clean.XXXXXX")
  root=$work/root
  trap clean_up EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

clean_up() {
  local mounted
  for mounted in dev/shm dev proc; do
    if mountpoint -q "$root/$mounted"; then umount -l "$root/$mounted"; fi
  done
  if [ -n "${TTR_KEEP_CHROOT:-}" ]; then
    echo "kept $root"
  else
    rm -rf --one-file-system "$work"
  fi
}

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

# A command inside the chroot, with a bare environment: no screen, no locale, no settings.
inside() {
  local settings=() name
  for name in http_proxy https_proxy no_proxy PIP_INDEX_URL PIP_CERT PIP_DEFAULT_TIMEOUT; do
    if [ -n "${!name:-}" ]; then settings+=("$name=${!name}"); fi
  done
  chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin "${settings[@]}" "$@" </dev/null
}
