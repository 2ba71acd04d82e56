#!/usr/bin/env bash
# Measures whole commands of modelc on large models; see README.md.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../.." && pwd)
rounds=${ROUNDS:-15}
properties=${PROPERTIES:-40}

need() {
    command -v "$1" >/dev/null || { echo "run.sh needs $1: $2" >&2; exit 69; }
}

need swift "see swift.org/install"
need xmllint "on Debian and Ubuntu: apt-get install libxml2-utils"
if ! command -v protoc >/dev/null && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
    apt-get install -y protobuf-compiler >/dev/null || true
fi

build=(-c release --static-swift-stdlib --package-path "$root")
[ "$(uname)" = Linux ] || build=(-c release --package-path "$root")
swift build "${build[@]}" --product modelc
swift build -c release --package-path "$here"
modelc=$(swift build "${build[@]}" --show-bin-path)/modelc
tools=$(swift build -c release --package-path "$here" --show-bin-path)

# In memory if possible: otherwise creating a thousand files on a disk would dominate the times and their variation.
if [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ]; then export TMPDIR=/dev/shm; fi
folder=$(mktemp -d)
# Generated files are not beside the model: generate searches the model's folder for classes that exist already.
out=$(mktemp -d)
trap 'rm -rf "$folder" "$out"' EXIT
model=$folder/Large.xcdatamodeld
contents=$model/Large.xcdatamodel/contents

make_model() { make_model_of "$properties" "$@"; }

make_model_of() {
    "$tools/MakeModel" "$folder" "$2" "$1"
    echo
    echo "$2 entities x $1 properties, $(wc -c <"$contents" | tr -d ' ') bytes: $3"
}

for entities in ${ENTITIES-500}; do
    make_model "$entities" "reading"
    "$tools/CompareCommands" "$rounds" xmllint --noout "$contents" -- --as inspect "$modelc" inspect "$model"

    make_model "$entities" "generating Swift, two files for each entity"
    "$modelc" generate "$model" --output "$out/again" >/dev/null
    "$modelc" generate "$model" --output "$out/again" --stamp "$out/stamp" >/dev/null
    cp -R "$out/again" "$out/copy"
    commands=(
        --as generate --empty "$out/new" "$modelc" generate "$model" --output "$out/new" --
        --as "generate, no change" "$modelc" generate "$model" --output "$out/again" --
        --as "generate, no change, --stamp" "$modelc" generate "$model" --output "$out/again" --stamp "$out/stamp" --
        --as inspect "$modelc" inspect "$model" --
        --as "diff -r of the files" diff -r "$out/again" "$out/copy"
    )
    if command -v protoc >/dev/null; then
        commands+=(
            -- --as "protoc, one .proto" --empty "$folder/objc-one"
            protoc -I "$folder/one" --objc_out="$folder/objc-one" "$folder/one/Large.proto"
            -- --as "protoc, a .proto each" --empty "$folder/objc-many"
            protoc -I "$folder/many" --objc_out="$folder/objc-many" "$folder"/many/*.proto
        )
    else
        echo "protoc is not there, and is not compared; on Debian and Ubuntu: apt-get install protobuf-compiler"
    fi
    "$tools/CompareCommands" "$rounds" "${commands[@]}"
    rm -rf "$out/again" "$out/copy"

    # The minimum work of any generator: reading the model, and writing the bytes.
    for layout in "modern Swift:" "Objective-C:--language objc" "xcode-compatible Swift:--style xcode-compatible" \
        "Swift without typed keys:--no-typed-keys"; do
        read -r -a options <<<"${layout#*:}"
        "$modelc" generate "$model" --output "$out/written" "${options[@]}" -q
        echo
        echo "generating ${layout%%:*}, $(cat "$out/written"/* | wc -c | tr -d " ") bytes, against xmllint and a copy of them"
        "$tools/CompareCommands" "$rounds" \
            --as "xmllint and cp" --empty "$out/new" \
            sh -c "xmllint --noout '$contents' && cp '$out/written'/* '$out/new'" -- \
            --as generate --empty "$out/new" "$modelc" generate "$model" --output "$out/new" "${options[@]}" -q
        rm -rf "$out/written"
    done
done

for entities in ${GROWTH-1000 2500 5000 10000}; do
    make_model "$entities" "growth"
    "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" \
        --as generate --empty "$out/new" "$modelc" generate "$model" --output "$out/new" -- \
        --as inspect "$modelc" inspect "$model"
done

# A bundle with a number of versions, each with one more attribute than the previous one.
make_versions() {
    local count=$1 bundle=$2 version name
    "$tools/MakeModel" "$folder" 30 10
    rm -rf "$bundle"
    for version in $(seq "$count"); do
        name=Large
        [ "$version" = 1 ] || name="Large $version"
        mkdir -p "$bundle/$name.xcdatamodel"
        awk -v count="$version" '
            !done && /<\/entity>/ {
                for (i = 1; i <= count; i++)
                    printf "        <attribute name=\"added%d\" optional=\"YES\" attributeType=\"String\"/>\n", i
                done = 1
            }
            { print }' "$contents" >"$bundle/$name.xcdatamodel/contents"
    done
    printf '<plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>%s.xcdatamodel</string></dict></plist>\n' \
        "$name" >"$bundle/.xccurrentversion"
}

for entities in ${ENTITIES-500}; do
    make_model "$entities" "linting"
    "$tools/CompareCommands" "$rounds" \
        --as inspect "$modelc" inspect "$model" -- --as lint "$modelc" lint "$model" --fail-on never -- \
        --as "lint, all rules" "$modelc" lint "$model" --preset all --preview --fail-on never
done

# A folder with a file for each SwiftData class.
make_classes() {
    mkdir -p "$folder/classes"
    for number in $(seq "$1"); do
        {
            echo "import SwiftData"
            echo "@Model final class Entity$number {"
            for property in $(seq 15); do echo "    var attribute$property: String?"; done
            echo "    @Relationship(deleteRule: .cascade, inverse: \\Entity$((number % $1 + 1)).back) var next: [Entity$((number % $1 + 1))]"
            echo "    var back: Entity$(((number + $1 - 2) % $1 + 1))?"
            echo "    init() {}"
            echo "}"
        } >"$folder/classes/Entity$number.swift"
    done
}

if [ -n "${ENTITIES-500}" ]; then
    make_classes 200
    echo
    echo "200 SwiftData classes with 15 attributes: linting"
    "$tools/CompareCommands" "$rounds" \
        --as "inspect, Swift" "$modelc" inspect "$folder/classes" -- \
        --as "lint, Swift" "$modelc" lint "$folder/classes" --fail-on never
fi

for entities in ${ENTITIES-500}; do
    make_model "$entities" "drawing"
    "$tools/CompareCommands" "$rounds" \
        --as inspect "$modelc" inspect "$model" -- --as "diagram, SVG" "$modelc" diagram "$model" --format svg -- \
        --as "diagram, HTML" "$modelc" diagram "$model" --format html -- \
        --as "diagram, Mermaid, no layout" "$modelc" diagram "$model" --format mermaid
done

for entities in ${ENTITIES-500}; do
    make_model "$entities" "compiling"
    "$modelc" compile "$model" --output "$folder/compiled" --stamp "$folder/compile-stamp" >/dev/null 2>&1
    "$tools/CompareCommands" "$rounds" \
        --as inspect "$modelc" inspect "$model" -- \
        --as compile --empty "$out/new" "$modelc" compile "$model" --output "$out/new" -- \
        --as "compile, no change" "$modelc" compile "$model" --output "$folder/compiled" -- \
        --as "compile, no change, --stamp" \
        "$modelc" compile "$model" --output "$folder/compiled" --stamp "$folder/compile-stamp" -- \
        --as "inspect of the compiled" "$modelc" inspect "$folder/compiled/Large.momd"
    rm -rf "$folder/compiled"
done

# A script with a number of actions, each of which adds an attribute.
make_script() {
    for number in $(seq "$1"); do
        echo "add attribute Entity1.edited$number String --required --default ''"
    done
}

for entities in ${ENTITIES-500}; do
    make_model "$entities" "editing"
    entity=$(sed -n 's/.*<entity name="\([^"]*\)".*/\1/p' "$contents" | head -n 1)
    make_script 1000 | sed "s/Entity1/$entity/" >"$folder/script.txt"
    "$tools/CompareCommands" "$rounds" \
        --as inspect "$modelc" inspect "$model" -- \
        --as "edit, one action" "$modelc" edit "$model" add attribute "$entity.edited" String --dry-run -- \
        --as "edit, a rename" "$modelc" edit "$model" rename entity "$entity" Renamed --dry-run -- \
        --as "edit, 1,000 actions" "$modelc" edit "$model" --script "$folder/script.txt" --dry-run
done

# Both sides change each entity, in different lines.
for entities in ${ENTITIES:-500}; do
    make_model "$entities" "merging"
    sed 's/ syncable="YES"/ versionHashModifier="ours"&/' "$contents" >"$folder/ours"
    sed 's/\(<relationship name="parent0"\) optional="YES"/\1/' "$contents" >"$folder/theirs"
    "$tools/CompareCommands" "$rounds" \
        --as inspect "$modelc" inspect "$model" -- \
        --as merge "$modelc" merge "$contents" "$folder/ours" "$folder/theirs" --dry-run
done

# Inputs with a number of parts, and with four times as many: a row takes four times as long if the work is linear.
repeat() { seq "$1" | sed "s|.*|$2|"; }

document() {
    echo '<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">'
    cat
    echo '</model>'
}

make_growth() {
    local count=$1 attribute='<attribute name="a" optional="YES" attributeType="String"/>' side version name
    local grown=$folder/Growth$count
    mkdir -p "$grown"/{Indexes,Cascade,Script}.xcdatamodeld/Model.xcdatamodel
    for side in base:String ours:Date theirs:UUID; do
        { echo '<entity name="E">'; repeat "$count" "<attribute name=\"a&\" attributeType=\"${side#*:}\"/>"; echo '</entity>'; } |
            document >"$grown/${side%:*}"
    done
    {
        echo "<entity name=\"E\">$attribute"
        repeat "$count" '<fetchIndex name="i&"><fetchIndexElement property="a" type="Binary" order="ascending"/></fetchIndex>'
        echo '</entity>'
    } | document >"$grown/Indexes.xcdatamodeld/Model.xcdatamodel/contents"
    {
        echo "<entity name=\"E0\">$attribute</entity>"
        for name in $(seq "$count"); do
            echo "<entity name=\"E$name\" parentEntity=\"E$((name > 500 ? 0 : name - 1))\"><attribute name=\"b$name\"/></entity>"
        done
        echo "<entity name=\"F\">$attribute</entity>"
    } | document >"$grown/Cascade.xcdatamodeld/Model.xcdatamodel/contents"
    { echo "<entity name=\"E\">$attribute</entity><entity name=\"F\">$attribute</entity>"; } |
        document >"$grown/Script.xcdatamodeld/Model.xcdatamodel/contents"
    {
        repeat "$count" 'add relationship E.r& F --inverse s&'
        repeat "$count" 'rename relationship E.r& t&'
        repeat "$count" 'set relationship E.t& --delete cascade'
        repeat "$count" 'remove relationship E.t& --cascade'
    } >"$grown/script"
    for version in $(seq "$count"); do
        name=Model
        [ "$version" = 1 ] || name="Model $version"
        mkdir -p "$grown/Versions.xcdatamodeld/$name.xcdatamodel"
        echo "<entity name=\"E\" representedClassName=\"E\">$attribute</entity>" | document \
            >"$grown/Versions.xcdatamodeld/$name.xcdatamodel/contents"
    done
    printf '<plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>%s.xcdatamodel</string></dict></plist>\n' \
        "$name" >"$grown/Versions.xcdatamodeld/.xccurrentversion"
}

for count in ${PARTS-1000 4000}; do
    make_growth "$count"
    grown=$folder/Growth$count
    echo
    echo "$count conflicts, indexes, entities that go with another one, names in a script, and versions"
    "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" \
        --as "merge, conflicts" sh -c "'$modelc' merge '$grown/base' '$grown/ours' '$grown/theirs' --dry-run -q || true" -- \
        --as "check, indexes" sh -c "'$modelc' check '$grown/Indexes.xcdatamodeld' --no-config -q || true" -- \
        --as "edit, --cascade" "$modelc" edit "$grown/Cascade.xcdatamodeld" remove entity E0 --cascade --dry-run -q -- \
        --as "edit, --script" "$modelc" edit "$grown/Script.xcdatamodeld" --script "$grown/script" --dry-run -q -- \
        --as "versions" "$modelc" versions list "$grown/Versions.xcdatamodeld" -- \
        --as "inspect, versions" "$modelc" inspect "$grown/Versions.xcdatamodeld" -- \
        --as "compile, versions" --empty "$out/new" "$modelc" compile "$grown/Versions.xcdatamodeld" --output "$out/new" -q
    rm -rf "$grown"
done

for versions in ${VERSIONS-25 50 100}; do
    make_versions "$versions" "$folder/Versions.xcdatamodeld"
    rm -rf "$folder/Base.xcdatamodeld"
    cp -R "$folder/Versions.xcdatamodeld" "$folder/Base.xcdatamodeld"
    echo
    echo "$versions versions of 30 entities: linting, compared with a copy"
    "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" \
        --as "lint" "$modelc" lint "$folder/Versions.xcdatamodeld" --fail-on never -- \
        --as "lint --against" \
        "$modelc" lint "$folder/Versions.xcdatamodeld" --against "$folder/Base.xcdatamodeld" --fail-on never -- \
        --as "lint --against --all-versions" \
        "$modelc" lint "$folder/Versions.xcdatamodeld" --against "$folder/Base.xcdatamodeld" --all-versions --fail-on never
done

# A bundle with a number of versions and entities; each version changes three entities.
make_long_history() {
    local count=$1 entities=$2 bundle=$3 version name
    "$tools/MakeModel" "$folder" "$entities" 12
    rm -rf "$bundle"
    for version in $(seq "$count"); do
        name=Large
        [ "$version" = 1 ] || name="Large $version"
        mkdir -p "$bundle/$name.xcdatamodel"
        awk -v count="$version" -v entities="$entities" '
            /<\/entity>/ {
                for (i = 2; i <= count; i++)
                    for (j = 0; j < 3; j++)
                        if ((7 * i + 31 * j) % entities == entity)
                            printf "        <attribute name=\"added%d\" optional=\"YES\" attributeType=\"String\"/>\n", i
                entity++
            }
            { print }' "$contents" >"$bundle/$name.xcdatamodel/contents"
    done
    printf '<plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>%s.xcdatamodel</string></dict></plist>\n' \
        "$name" >"$bundle/.xccurrentversion"
}

for versions in ${PLANNED_VERSIONS-30 60 120}; do
    make_long_history "$versions" 90 "$folder/History.xcdatamodeld"
    echo
    echo "$versions versions of 90 entities, $((versions * (versions - 1) / 2)) pairs: planning"
    "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" \
        --as "hash" "$modelc" hash "$folder/History.xcdatamodeld" --all-versions -- \
        --as "plan" "$modelc" plan "$folder/History.xcdatamodeld" -- \
        --as "plan, staged" "$modelc" plan "$folder/History.xcdatamodeld" --strategy staged
done

for versions in ${PLANNED_VERSIONS-30 60 120}; do
    "$tools/MakeHierarchies" "$folder/Tree.xcdatamodeld" "$versions" 125
    "$tools/MakeHierarchies" "$folder/Chain.xcdatamodeld" "$((versions / 3))" 200 5
    echo
    echo "$versions versions of 125 entities, one more of which has a parent in each; $((versions / 3)) versions of 200 entities,"
    echo "five more of which are a chain in each: planning"
    "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" \
        --as "hash" "$modelc" hash "$folder/Tree.xcdatamodeld" --all-versions -- \
        --as "plan, a parent more" sh -c "'$modelc' plan '$folder/Tree.xcdatamodeld' --format json >'$folder/plan.json' || true" -- \
        --as "plan, five more in a chain" \
        sh -c "'$modelc' plan '$folder/Chain.xcdatamodeld' --format json >'$folder/chain.json' || true"
    ls -l "$folder/plan.json" "$folder/chain.json" | awk '{ print $5, "bytes of JSON" }'
done

# The compile time of generated classes, against that of Xcode's classes for the same model.
generated() {
    rm -rf "$folder/layouts"
    "$modelc" generate "$model" --output "$folder/layouts/xcode" --style xcode --all-entities -q
    "$modelc" generate "$model" --output "$folder/layouts/default" -q
    "$modelc" generate "$model" --output "$folder/layouts/bare" --no-typed-keys -q
    "$modelc" generate "$model" --output "$folder/layouts/numbers" --numbers object -q
    "$modelc" generate "$model" --output "$folder/layouts/snapshots" --snapshots -q
    "$modelc" generate "$model" --output "$folder/layouts/single" --single-file -q
    # The bridging of a dictionary to Objective-C crashes the compiler on Linux.
    for file in "$folder"/layouts/*/_*.swift; do
        grep -q mergeChanges "$file" || continue
        grep -v 'NSManagedObjectContext.mergeChanges(fromRemote' "$file" >"$folder/file" && mv "$folder/file" "$file"
    done
}

if [ "$(uname)" = Linux ]; then
    mkdir "$folder/modules"
    "$here/compile.sh" stubs "$folder/modules"
    for entities in ${GENERATED_ENTITIES-88}; do
        make_model_of 15 "$entities" "compiling the generated Swift, against Xcode's layout"
        generated
        for mode in check debug whole release; do
            echo "$mode:"
            commands=()
            for layout in xcode default bare numbers snapshots single; do
                [ "${#commands[@]}" = 0 ] || commands+=(--)
                commands+=(--as "$layout" "$here/compile.sh" "$mode" "$folder/modules" "$folder/layouts/$layout")
            done
            "$tools/CompareCommands" "${GROWTH_ROUNDS:-3}" "${commands[@]}"
        done
    done
fi

corpus=${MODELC_CORPUS:-$root/../shared/corpus}
if [ -d "$corpus/models" ]; then
    echo
    echo "$(find "$corpus/models" -name contents -o -name elements | wc -l | tr -d ' ') versions of real models: linting"
    cd "$corpus/models"
    # One bundle of the corpus is empty, for which the command exits with 2.
    "$tools/CompareCommands" "$rounds" \
        --as "lint, current versions" sh -c "'$modelc' lint . --fail-on never || true" -- \
        --as "lint, all versions" sh -c "'$modelc' lint . --all-versions --fail-on never || true"
fi
