import ModelcBase

// The documents about the data of stores.
extension DocumentSchema {
    static let storeDescribe = DocumentSchema(
        "store-describe",
        .object([
            "path": .text, "model": storeModel,
            "entities": .list(
                .object([
                    "name": .text, "parent": .text.orNull, "isAbstract": .boolean, "table": .text, "number": .integer,
                    "objects": .integer, "properties": .list(.reference("property")),
                ])),
            "tables": .list(
                .object([
                    "name": .text, "rows": .integer, "isInModel": .boolean,
                    "columns": .list(.object(["name": .text, "type": .text])),
                    "indexes": .list(.object(["name": .text, "isUnique": .boolean, "columns": .texts])),
                ])),
            "historyRows": .integer.orNull, "cloudKitTables": .texts,
            "externalData": .list(.object(["modelPath": .text, "references": .integer, "missing": .integer])),
        ]),
        definitions: [
            (
                "property",
                .object([
                    "name": .text, "declaredBy": .text, "kind": .words(["attribute", "toOne", "toMany"]),
                    "type": .text.orNull, "destination": .text.orNull, "table": .text.orNull, "column": .text,
                    "destinationColumn": .text.orNull, "entityColumn": .text.orNull, "orderColumn": .text.orNull,
                    "isExternal": .boolean,
                ])
            )
        ])

    static let storeCheck = DocumentSchema("store-check", .report, definitions: FindingShapes.definitions)

    static let storeDiff = DocumentSchema(
        "store-diff",
        .object([
            "entities": .list(
                .object(["name": .text, "removed": .integer, "added": .integer, "changed": .integer])),
            "changes": .list(
                .object([
                    "kind": .words(["removed", "added", "changed"]), "entity": .text, "old": .text.orNull,
                    "new": .text.orNull,
                    "properties": .list(.object(["name": .text, "old": .any, "new": .any])),
                ])),
        ]))

    static let storeDump = DocumentSchema(
        "store-dump", .object(["objects": .list(.named(.any))]))

    static let storeNew = DocumentSchema(
        "store-new",
        .object([
            "path": .text, "version": .text, "action": .text.orNull,
            "entities": .list(.object(["name": .text, "objects": .integer])),
        ]))

    static let fixtures = DocumentSchema(
        "fixtures",
        .object([
            "folder": .text, "isCheck": .boolean, "tests": .text.orNull,
            "fixtures": .list(
                .object([
                    "version": .text, "path": .text, "objects": .integer,
                    "state": .words(["created", "updated", "unchanged", "refused", "missing", "outdated", "valid"]),
                ])),
        ]))

    /// The shape of the model that was found for a store: where it was found, and in which versions.
    static let storeModel = JSONShape.object([
        "origin": .words(["version", "store", "merged", "nearest", "unknown"]),
        "versions": .list(.object(["model": .text, "version": .text])), "differing": .texts,
    ])
}
