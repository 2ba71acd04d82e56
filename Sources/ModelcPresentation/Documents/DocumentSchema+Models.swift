import ModelcBase
import ModelcDiagnostics
import ModelcKit
import ModelcPlans
import ModelcSchema

// The JSON Schemas for versions: hashes, stores, locks, differences.
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
                    "lockedVersion": .text.orNull, "acceptedReason": .text.orNull, "frameworkVersion": .integer.orNull,
                    "identifiers": .texts,
                    "writeAheadLog": .boolean.orNull, "candidates": .list(.reference("candidate")),
                    "description": .any(of: [.reference("description"), .null]),
                ])
            ),
            (
                "description",
                .object([
                    "model": .words(of: StoreFacts.ModelState.self), "uncertainEntities": .texts,
                    "entities": .list(.object(["name": .text, "hash": .text])),
                    "interface": .any(of: [.words(["coreData"]), .null]), "history": .boolean, "cloudKit": .boolean,
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
                    "versions": .list(
                        .object([
                            "name": .text, "state": .words(of: VersionLockState.self),
                            "accepted": .list(
                                .object(["checksum": .text, "reason": .text, "fits": .boolean, "isNew": .boolean])),
                        ])),
                ])),
            "files": .list(.object(["path": .text, "action": .fileAction])),
        ]), .report, definitions: FindingShapes.definitions)

    static let diff = DocumentSchema(
        "diff", .object(difference + MigrationVerdict.shapes + [("olderVersionMissing", .boolean)]),
        definitions: differenceDefinitions)

    /// The keys of a difference between two versions.
    static let difference: [(key: String, value: JSONShape)] = [
        ("from", .object(["name": .text, "file": .text])), ("to", .object(["name": .text, "file": .text])),
        ("altersHash", .boolean), ("isDestructive", .boolean), ("changes", .list(.reference("change"))),
        ("probableRenames", .list(.reference("rename"))),
    ]

    /// The definitions that `difference` refers to.
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
    /// The names of actions on a file.
    static let fileAction = words(["created", "updated", "unchanged", "kept", "refused"])
}

// The JSON Schemas of commands that create and edit models.
extension DocumentSchema {
    static let new = DocumentSchema(
        "new", .object(["model": .text, "isDryRun": .boolean, "entities": .texts, "files": .texts, "next": .texts]))

    static let edit = DocumentSchema(
        "edit",
        .object(
            [
                ("model", .text), ("version", .text), ("isNewVersion", .boolean), ("isDryRun", .boolean),
                ("actions", .integer), ("difference", .object(difference)), ("hashUnverified", .boolean),
                (
                    "otherChanges",
                    .list(.object(["path": .text, "setting": .text, "old": .text, "new": .text]))
                ),
            ] + MigrationVerdict.shapes + [
                ("removedAlong", .texts),
                (
                    "newFindings",
                    .list(
                        .object([
                            "rule": .text, "severity": .words(Severity.allCases.map(\.diagnosticWord)),
                            "message": .text, "help": .text.orNull,
                        ]))
                ), ("findings", .list(.object(FindingShapes.common))),
                ("files", .list(.object(["path": .text, "action": .fileAction]))),
            ], sometimes: [("diff", .text)]), definitions: differenceDefinitions)

    static let format = DocumentSchema(
        "format",
        .object(["isDryRun": .boolean, "fileCount": .integer, "files": .texts], sometimes: ["diff": .text]))

    static let merge = DocumentSchema(
        "merge",
        .object([
            "file": .text, "isDryRun": .boolean, "isChanged": .boolean,
            "conflicts": .list(
                .object([
                    "subject": .text, "problem": .text.orNull, "ours": .texts, "theirs": .texts,
                    "theirXML": .text.orNull,
                    "line": .integer.orNull,
                ])),
        ]))

    static let compile = DocumentSchema(
        "compile",
        .object([
            "isDryRun": .boolean, "isUpToDate": .boolean,
            "files": .list(.object(["path": .text, "action": .fileAction])), "removed": .texts,
        ]))

    static let decompile = DocumentSchema(
        "decompile", .object(["path": .text, "isDryRun": .boolean, "files": .texts, "losses": .texts]))

    static let versions = ["add", "list", "prune", "remove", "rename", "use"].map {
        DocumentSchema("versions-\($0)", versionList)
    }

    private static let versionList = JSONShape.object([
        "model": .text, "isDryRun": .boolean,
        "projects": .list(.object(["path": .text, "state": .words(VersionsOutcome.ProjectReference.words)])),
        "searched": .text,
        "versions": .list(
            .object(["name": .text, "isCurrent": .boolean, "isLocked": .boolean, "isReleased": .boolean])),
        "done": .texts, "files": .texts, "stranded": .texts,
    ])
}
