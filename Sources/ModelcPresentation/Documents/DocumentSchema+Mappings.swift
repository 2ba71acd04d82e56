import ModelcJSON
import ModelcSchema

// The documents about mapping models.
extension DocumentSchema {
    static let mappingShow = DocumentSchema(
        "mapping-show",
        .object([
            "name": .text, "frameworkVersion": .integer.orNull, "source": .reference("model"),
            "destination": .reference("model"), "entityMappings": .list(.reference("entityMapping")),
            "droppedEntities": .texts, "unreachableObjects": .integer,
        ]),
        definitions: [
            (
                "model",
                .object([
                    "path": .text.orNull, "bundle": .text.orNull, "version": .text.orNull, "isReadable": .boolean,
                    "entities": .texts, "freshness": JSONShape.freshness.orNull, "staleEntities": .texts,
                ])
            ),
            (
                "entityMapping",
                .object([
                    "number": .integer, "name": .text, "hasOwnName": .boolean,
                    "kind": .words(["custom", "add", "remove", "copyOrTransform"]), "sourceEntity": .text.orNull,
                    "destinationEntity": .text.orNull, "policyClass": .text.orNull, "sourceFilter": .text.orNull,
                    "sourceExpression": .text.orNull, "userInfo": .reference("userInfo"),
                    "attributes": .list(.reference("row")), "relationships": .list(.reference("row")),
                ])
            ),
            (
                "row",
                .object([
                    "name": .text, "expression": .text.orNull,
                    "value": .words([
                        "expression", "sameProperty", "mappedObjects", "noMapping", "nothing", "unknown",
                    ]), "mappings": .texts, "sourceKeyPath": .text.orNull, "userInfo": .reference("userInfo"),
                ])
            ),
        ] + ModelShapes.sources)

    static let mappingNew = DocumentSchema(
        "mapping-new",
        .object([
            "path": .text, "action": .fileAction, "isDryRun": .boolean, "entityMappings": .integer,
            "rows": .integer, "isInferable": .boolean,
            "policies": .list(
                .object([
                    "className": .text, "destinationEntity": .text,
                    "methods": .list(.object(["property": .text, "selector": .text, "reason": .text])),
                ])), "preconditions": .list(.object(["modelPath": .text, "requirement": .text])),
            "droppedEntities": .texts,
        ]))

    static let mappingRefresh = DocumentSchema(
        "mapping-refresh",
        .object([
            "path": .text, "isDryRun": .boolean, "isChanged": .boolean,
            "copies": .list(
                .object([
                    "side": .words(["source", "destination"]), "path": .text.orNull, "staleEntities": .texts,
                ])), "addedRows": .texts, "keptRows": .texts,
        ]))
}

extension JSONShape {
    /// Whether the copy of a version in a mapping model is still that version.
    static let freshness = words(["fresh", "stale", "unknown"])
}
