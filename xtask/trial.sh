#!/usr/bin/env bash
# From the package of a release to a turn played over https, in a bare Debian that boots like a machine: the commands of
# docs/BEHIND_CADDY.md, then an upgrade under a running game, a purge that leaves nothing, and the archive in its place.
#
#   xtask/trial.sh target/dist
#
# It needs root, debootstrap, systemd-nspawn and Python 3, and changes nothing outside target/trial.
set -euo pipefail

dist=$(realpath "$1")
examples=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../examples")
folder=$(dirname "$dist")/trial
base=$folder/base
root=$folder/root
python=$folder/python
mkdir -p "$folder"

say() { printf -- '-> %s\n' "$*"; }
fail() { printf 'trial: %s\n' "$*" >&2; exit 1; }

# The bare system and the bot's library are fetched once.
if [ ! -e "$folder/ready" ]; then
    say "fetch a bare Debian"
    rm -rf "$base" "$python"
    debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates,curl,caddy,procps \
        bookworm "$base" >"$folder/debootstrap.log" || fail "debootstrap fails: $folder/debootstrap.log"
    python3 -m venv "$python"
    "$python/bin/pip" install --quiet --disable-pip-version-check "websockets==15.0.1"
    touch "$folder/ready"
fi

say "boot it"
rm -rf "$root"
cp -a "$base" "$root"
printf '127.0.0.1\tlocalhost\n::1\tlocalhost\n' >"$root/etc/hosts"
systemd-nspawn --quiet --directory="$root" --boot --register=no --keep-unit --private-network --machine=djambi-trial \
    >"$folder/console.log" 2>&1 &
nspawn=$!
end() {
    kill -s RTMIN+4 "$leader" 2>/dev/null && sleep 2 || true
    kill "$nspawn" 2>/dev/null || true
    wait "$nspawn" 2>/dev/null || true
    rm -rf "$root"
}
leader=
trap end EXIT
for _ in $(seq 100); do
    leader=$(pgrep --parent "$nspawn" || true)
    [ -n "$leader" ] && break
    sleep 0.1
done
[ -n "$leader" ] || fail "the system does not boot: $folder/console.log"
inside() { nsenter --target "$leader" --mount --uts --ipc --net --pid -- "$@"; }
for _ in $(seq 100); do
    state=$(inside systemctl is-system-running 2>/dev/null || true)
    case $state in running | degraded) break ;; esac
    sleep 0.2
done
inside ip link set lo up 2>/dev/null || nsenter --target "$leader" --net -- ip link set lo up

# Waits until an address answers `ok`.
answers() {
    for _ in $(seq 150); do
        [ "$(inside curl --silent --fail --cacert "$authority" "$1" 2>/dev/null || true)" = ok ] && return
        sleep 0.2
    done
    inside journalctl --no-pager --lines=30 >&2 || true
    fail "$1 does not answer"
}
authority=/etc/ssl/certs/ca-certificates.crt

# A bot plays until its game has some events; its game goes on.
play() {
    SSL_CERT_FILE=$folder/authority.crt nsenter --target "$leader" --net -- \
        "$python/bin/python" -u "$examples/bot.py" https://localhost >"$folder/bot.log" 2>&1 &
    local bot=$!
    for _ in $(seq 150); do
        game=$(sed -n 's|^watch https://localhost/game/||p' "$folder/bot.log")
        if [ -n "$game" ]; then
            events=$(inside curl --silent --cacert "$authority" "https://localhost/api/v1/games/$game" |
                sed -n 's/.*"seq":\([0-9]*\),"outcome".*/\1/p')
            [ "${events:-0}" -ge 4 ] && break
        fi
        sleep 0.1
    done
    kill "$bot" 2>/dev/null || true
    wait "$bot" 2>/dev/null || true
    [ "${events:-0}" -ge 4 ] || { cat "$folder/bot.log" >&2; fail "no turn is played over https"; }
}

# Caddy in front of the service, as docs/BEHIND_CADDY.md says; it certifies itself for a name without a public address.
caddy() {
    inside install -m 0644 "$1/Caddyfile" /etc/caddy/Caddyfile
    inside sed -i 's/^djambi.example.org {/localhost {\n\ttls internal/' /etc/caddy/Caddyfile
    inside systemctl restart caddy || { inside journalctl --no-pager --unit=caddy --lines=20 >&2; fail "Caddy does not start"; }
    local made=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
    for _ in $(seq 100); do [ -e "$root$made" ] && break; sleep 0.1; done
    cp "$root$made" "$folder/authority.crt"
    authority=$made
    answers https://localhost/readyz
}

start=$(date +%s)
say "install the package"
cp "$dist"/djambi_*_amd64.deb "$root/root/djambi.deb"
inside dpkg --install /root/djambi.deb >"$folder/dpkg.log"
answers http://127.0.0.1:8080/readyz
inside sed -i 's|^# public-url.*|public-url = "https://localhost"|' /etc/djambi/djambi.toml
inside systemctl restart djambi
answers http://127.0.0.1:8080/readyz
caddy /usr/share/doc/djambi/deploy
play
took=$(($(date +%s) - start))
say "from the package to a turn over https: $took s"
[ "$took" -le 60 ] || fail "that is more than 60 s"
running=$(inside readlink "/proc/$(inside systemctl show --property=MainPID --value djambi)/exe")
say "the service runs $running"
# This machine decides which of the two builds it is.
wanted=/usr/bin/djambi
grep -qw avx2 /proc/cpuinfo && wanted=/usr/lib/djambi/djambi-*-x86-64-v3
# shellcheck disable=SC2053
[[ $running == $wanted ]] || fail "the service should run $wanted"

say "install a newer package under the game"
dpkg-deb --raw-extract "$root/root/djambi.deb" "$folder/newer"
sed -i 's/^Version: .*/&+1/' "$folder/newer/DEBIAN/control"
dpkg-deb --root-owner-group -Zgzip -z1 --build "$folder/newer" "$root/root/newer.deb" >/dev/null
rm -rf "$folder/newer"
before=$events
inside dpkg --force-confold --install /root/newer.deb >>"$folder/dpkg.log"
answers https://localhost/readyz
after=$(inside curl --silent --cacert "$authority" "https://localhost/api/v1/games/$game" |
    sed -n 's/.*"seq":\([0-9]*\),"outcome".*/\1/p')
[ "${after:-0}" -ge "$before" ] || fail "the game had $before events, and has ${after:-none} after the upgrade"
inside grep -q '^public-url = "https://localhost"' /etc/djambi/djambi.toml || fail "the upgrade forgets a setting"

say "purge it"
inside dpkg --purge djambi >>"$folder/dpkg.log"
for path in /var/lib/djambi /var/lib/private/djambi /etc/djambi /usr/bin/djambi /usr/lib/djambi \
    /lib/systemd/system/djambi.service /usr/share/doc/djambi; do
    [ ! -e "$root$path" ] || fail "a purge leaves $path"
done
inside systemctl is-active --quiet djambi && fail "the service runs on after a purge"

say "install the archive in its place"
start=$(date +%s)
tar --extract --zstd --file "$dist"/djambi-*-x86_64-unknown-linux-musl.tar.zst --directory "$root/root"
unpacked=/root/$(cd "$root/root" && echo djambi-*-x86_64-unknown-linux-musl)
inside cp -r --remove-destination "$unpacked/bin" "$unpacked/lib" "$unpacked/share" /usr/local/
inside install -D -m 0600 /usr/local/share/doc/djambi/deploy/djambi.env /etc/djambi/djambi.env
inside sed -i 's/djambi.example.org/localhost/' /etc/djambi/djambi.env
inside install -m 0644 /usr/local/share/doc/djambi/deploy/djambi.service /etc/systemd/system/djambi.service
inside systemctl daemon-reload
inside systemctl enable --quiet --now djambi
answers http://127.0.0.1:8080/readyz
caddy /usr/local/share/doc/djambi/deploy
play
took=$(($(date +%s) - start))
say "from the archive to a turn over https: $took s"
[ "$took" -le 60 ] || fail "that is more than 60 s"
echo "all is well"
