#!/usr/bin/env bash
# Compares `modelc inspect` with `xmllint --noout` on large models; see README.md.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
pairs=${PAIRS:-15}
properties=${PROPERTIES:-40}

need() {
    command -v "$1" >/dev/null || { echo "run.sh needs $1: $2" >&2; exit 69; }
}

need swift "see swift.org/install"
need xmllint "on Debian and Ubuntu: apt-get install libxml2-utils"

swift build -c release --package-path "$root" --product modelc
swift build -c release --package-path "$here"
modelc=$(swift build -c release --package-path "$root" --show-bin-path)/modelc
tools=$(swift build -c release --package-path "$here" --show-bin-path)

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

for entities in ${ENTITIES:-125 250 500 1000}; do
    "$tools/MakeModel" "$folder" "$entities" "$properties"
    contents=$folder/Large.xcdatamodeld/Large.xcdatamodel/contents
    echo
    echo "$entities entities x $properties properties, $(wc -c <"$contents" | tr -d ' ') bytes"
    "$tools/CompareCommands" "$pairs" \
        "$modelc" inspect "$folder/Large.xcdatamodeld" -- \
        xmllint --noout "$contents"
done
