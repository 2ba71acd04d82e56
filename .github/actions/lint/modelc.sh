#!/bin/sh
# Prints the path of modelc: the released binary of this version, or, where there is none for this system, one that is
# built from this repository.
#
#   RELEASE    the address of the release's files; empty to build
#   FOLDER     where the binary is kept
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
case $(uname -s) in
    Darwin) system=macos-universal ;;
    *) system=linux-$(uname -m) ;;
esac
archive=modelc-$system.tar.gz

sum() { if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi | cut -d ' ' -f 1; }

# Gets the archive and the checksums of the release; a file that is not the released one is never run.
download() {
    mkdir -p "$FOLDER"
    for file in "$archive" checksums.txt; do
        curl --fail --silent --location --retry 2 --output "$FOLDER/$file" "$RELEASE/$file" || return 1
    done
    expected=$(awk -v name="$archive" '$2 == name { print $1 }' "$FOLDER/checksums.txt")
    if [ -z "$expected" ] || [ "$(sum "$FOLDER/$archive")" != "$expected" ]; then
        echo "modelc: $RELEASE/$archive does not have the released checksum" >&2
        exit 2
    fi
    tar -xzf "$FOLDER/$archive" -C "$FOLDER"
    # A system without the two libraries cannot run it.
    "$FOLDER/modelc" --version >/dev/null 2>&1
}

if [ -n "${RELEASE:-}" ] && download; then
    echo "$FOLDER/modelc"
else
    echo 'modelc: there is no released binary for this system; building' >&2
    swift build --package-path "$root" --configuration release --product modelc >&2
    echo "$(swift build --package-path "$root" --configuration release --show-bin-path)/modelc"
fi
