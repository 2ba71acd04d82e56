import ModelcJSON
import ModelcKit
import ModelcSchema
import ModelcStores

// The documents about versions: hashes, stores, locks, differences.
extension DocumentSchema {
    static let hash = DocumentSchema(
        "hash", .object(["path": .text, "versions": .list(.reference("version"))]),
        definitions: [
            (
                "version",
                .object([
                    "name": .text, "isCurrent": .boolean, "checksum": .text.orNull, "digest": .text.orNull,
                    "verified": .boolean, "reasons": .reference("reasons"), "entities": .named(.reference("entity")),
                ])
            ),
            (
                "entity",
                .object(
                    [
                        "hash": .text.orNull, "verified": .boolean, "reasons": .reference("reasons"),
                        "refusal": .text.orNull,
                    ], sometimes: ["properties": .named(.reference("property"))])
            ),
            (
                "property",
                .object([
                    "hash": .text, "verified": .boolean, "reasons": .reference("reasons"), "isPartOfEntity": .boolean,
                    "facts": .texts,
                ])
            ),
            ("reasons", .list(.object(["id": .text, "modelPath": .text.orNull, "message": .text]))),
        ])

    static let identify = DocumentSchema(
        "identify", .object(["stores": .list(.reference("store"))]),
        definitions: [
            (
                "store",
                .object([
                    "path": .text, "readable": .boolean, "version": .text.orNull, "model": .text.orNull,
                    "method": .any(of: [.words(["hash", "checksum", "structure"]), .null]),
                    "distance": .integer.orNull, "merged": .list(.object(["model": .text, "version": .text])),
                    "lockedVersion": .text.orNull, "frameworkVersion": .integer.orNull, "identifiers": .texts,
                    "writeAheadLog": .boolean.orNull, "candidates": .list(.reference("candidate")),
                ])
            ),
            (
                "candidate",
                .object([
                    "model": .text, "version": .text, "isCurrent": .boolean, "configuration": .text.orNull,
                    "matches": .boolean, "equalEntities": .integer, "entities": .integer, "unverifiedEntities": .texts,
                    "differences": .list(
                        .object(["entity": .text, "kind": .words(["changed", "missing", "added"])])),
                    "distance": .integer, "onlyInStore": .texts, "onlyInVersion": .texts,
                ])
            ),
        ])

    static let lock = DocumentSchema(
        "lock",
        .object([
            "isDryRun": .boolean,
            "models": .list(
                .object([
                    "path": .text, "lockFile": .text,
                    "versions": .list(.object(["name": .text, "state": .words(of: VersionLockState.self)])),
                ])),
            "files": .list(.object(["path": .text, "action": .fileAction])),
        ]), .report, definitions: FindingShapes.definitions)

    static let diff = DocumentSchema("diff", difference, definitions: differenceDefinitions)

    /// What differs between two versions.
    static let difference = JSONShape.object([
        "from": .object(["name": .text, "file": .text]), "to": .object(["name": .text, "file": .text]),
        "altersHash": .boolean, "isDestructive": .boolean, "changes": .list(.reference("change")),
        "probableRenames": .list(.reference("rename")),
    ])

    /// The shapes that `difference` names.
    static let differenceDefinitions: [(key: String, value: JSONShape)] = [
        (
            "change",
            .object(
                ["kind": .words(of: SchemaChangeKind.self), "altersHash": .boolean, "isDestructive": .boolean],
                sometimes: [
                    "entity": .text, "property": .text, "oldEntity": .text, "oldProperty": .text, "from": .text,
                    "to": .text, "traits": .texts, "oldLocation": .reference("location"),
                    "newLocation": .reference("location"),
                ])
        ),
        (
            "rename",
            .object(
                [
                    "subject": .text, "entity": .text, "from": .text, "to": .text, "score": .integer,
                    "elementID": .text,
                ],
                sometimes: [
                    "oldEntity": .text, "replacedElementID": .text, "location": .reference("location"),
                ])
        ),
        ("location", .location),
    ]
}

extension JSONShape {
    /// What is done with a file.
    static let fileAction = words(["created", "updated", "unchanged", "kept", "refused"])
}
