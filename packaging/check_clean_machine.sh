#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Proves that a fresh Debian 12 with nothing but Python and git can run the tests and open the game:
# makes a chroot (see chroot.sh), clones HEAD of this repository into it and runs packaging/start.py there.
# Uncommitted changes are not tested.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
  echo "check_clean_machine: $*" >&2
  exit 2
}

# shellcheck source=packaging/chroot.sh
. "$here/packaging/chroot.sh"

git -C "$here" rev-parse --verify --quiet HEAD >/dev/null || fail "the repository has no commit to test"
enter_namespace "$@"
new_work_folder

in_clone() {
  inside sh -c 'cd /root/ttr && exec "$@"' sh "$@"
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
step "game, first start" in_clone env QT_QPA_PLATFORM=offscreen python3 packaging/start.py run -- --selftest
step "game, second start" in_clone env QT_QPA_PLATFORM=offscreen python3 packaging/start.py run -- --selftest
step "tests, first run" in_clone python3 packaging/start.py test
step "set-up when all is there" in_clone python3 packaging/start.py setup
echo
echo "clean $suite, commit $(git -C "$here" rev-parse --short HEAD):"
printf '  %s\n' "${report[@]}"
exit "$status"
