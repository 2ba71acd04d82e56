#!/usr/bin/env bash
# Compiles the Swift files of a folder as one module, against the stubs of Tests/TypeChecking; see README.md.
#
#   compile.sh stubs MODULES               compiles the stub modules into a folder
#   compile.sh MODE MODULES FOLDER         check, sil, whole, debug or release
set -euo pipefail

mode=$1 modules=$2
stubs=$(cd "$(dirname "${BASH_SOURCE[0]}")/../TypeChecking/Stubs" && pwd)
# The number of compilers that Xcode would start for a debug build: the number of processors.
batches=${BATCHES:-8}

frontend() {
    swiftc -frontend "$@" -parse-as-library -enable-objc-interop -disable-objc-attr-requires-foundation-module \
        -Xcc -fobjc-runtime=macosx-14.0 -Xcc -fblocks -Xcc "-I$stubs/Headers" -I "$modules" -I "$stubs/Headers" \
        -module-cache-path "$modules/ModuleCache"
}

if [ "$mode" = stubs ]; then
    for name in ObjectiveC Foundation CoreData; do
        frontend -emit-module -o "$modules/$name.swiftmodule" -module-name "$name" -swift-version 6 -suppress-warnings \
            "$stubs/Overlays/$name"/*.swift
    done
    exit
fi

files=("$3"/*.swift)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

compile() { frontend "$@" -module-name Generated -swift-version 5; }

# Each compiler reads all files and compiles its part of them.
debug() {
    local batch index arguments outputs
    for ((batch = 0; batch < batches; batch++)); do
        arguments=() outputs=()
        for index in "${!files[@]}"; do
            if ((index * batches / ${#files[@]} == batch)); then
                arguments+=(-primary-file)
                outputs+=(-o "$scratch/$index.o")
            fi
            arguments+=("${files[index]}")
        done
        [ "${#outputs[@]}" = 0 ] || compile -emit-object "${arguments[@]}" "${outputs[@]}"
    done
    compile -emit-module -experimental-skip-non-inlinable-function-bodies-without-types \
        -o "$scratch/Generated.swiftmodule" "${files[@]}"
}

case $mode in
check) compile -typecheck "${files[@]}" ;;
sil) compile -emit-sil -o /dev/null "${files[@]}" ;;
whole) compile -emit-object -o "$scratch/Generated.o" "${files[@]}" ;;
release) compile -emit-object -O -o "$scratch/Generated.o" "${files[@]}" ;;
debug) debug ;;
*) echo "compile.sh: unknown mode '$mode'" >&2 && exit 64 ;;
esac
