#!/bin/sh
# Installs modelc in a folder: the released binary, or a built one if there is no release for this system. An existing binary
# of the same version is kept, so the folder can be cached.
#
#   MODELC_FOLDER      the folder
#   MODELC_VERSION     the release, such as 0.1.0
#   MODELC_REPOSITORY  the address of modelc's repository
#   MODELC_SHA256      the checksum of the archive; empty for the one in checksums.txt of the release
#   MODELC_SOURCES     a clone of the repository to build; empty to clone the tag of the version
set -eu
release=$MODELC_REPOSITORY/releases/download/$MODELC_VERSION
case $(uname -s) in
    Darwin) archive=modelc-macos-universal.tar.gz ;;
    *) archive=modelc-linux-$(uname -m).tar.gz ;;
esac
mkdir -p "$MODELC_FOLDER"
cd "$MODELC_FOLDER"
works() { [ "$(./modelc --version 2>/dev/null)" = "$MODELC_VERSION" ]; }
download() { curl --fail --silent --location --retry 2 --remote-name "$release/$1"; }
sum() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

if works; then exit 0; fi
rm -f modelc "$archive" checksums.txt
if download "$archive"; then
    expected=${MODELC_SHA256:-}
    if [ -z "$expected" ] && download checksums.txt; then
        expected=$(awk -v name="$archive" '$2 == name { print $1 }' checksums.txt)
    fi
    # A file that differs from the released one is never run.
    if [ "$(sum "$archive")" != "${expected:-none}" ]; then
        echo "modelc: $release/$archive does not have the expected checksum" >&2
        exit 2
    fi
    tar -xzf "$archive" modelc
    # The binary does not run on a system without libxml2 or SQLite.
    if works; then exit 0; fi
    echo 'modelc: the released binary does not run on this system; building it, which takes minutes' >&2
else
    echo "modelc: no released binary at $release/$archive; building it, which takes minutes" >&2
fi
if command -v apt-get >/dev/null && ! pkg-config --exists libxml-2.0 sqlite3 zlib 2>/dev/null; then
    sudo=$([ "$(id -u)" -eq 0 ] || echo sudo)
    $sudo apt-get update -q >&2
    $sudo apt-get install -y -q --no-install-recommends libsqlite3-dev libxml2-dev pkg-config zlib1g-dev >&2
fi
sources=${MODELC_SOURCES:-sources}
if [ -z "${MODELC_SOURCES:-}" ]; then
    rm -rf sources
    git clone --quiet --depth 1 --branch "$MODELC_VERSION" "$MODELC_REPOSITORY" sources
fi
swift build --package-path "$sources" --scratch-path build --configuration release --product modelc >&2
cp "$(swift build --package-path "$sources" --scratch-path build --configuration release --show-bin-path)/modelc" .
rm -rf build sources
