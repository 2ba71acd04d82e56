import ModelcJSON
import ModelcSchema

// What would happen to objects.
extension DocumentSchema {
    static let simulateDelete = DocumentSchema(
        "simulate-delete",
        .object([
            "path": .text, "version": .text, "entity": .text, "isAbstract": .boolean, "subentities": .texts,
            "steps": .list(
                .object([
                    "entity": .text, "isStart": .boolean, "causes": paths, "effects": .list(.reference("effect")),
                    "dangling": paths,
                ])),
            "deleted": .texts, "updated": paths, "denials": paths, "breaks": paths, "dangling": paths,
        ]),
        definitions: [
            ("path", .object(["entity": .text, "relationship": .text])),
            (
                "effect",
                .object([
                    "entity": .text, "relationship": .text, "destination": .text.orNull, "minimumCount": .integer,
                    "maximumCount": .integer.orNull, "deleteRule": .words(of: DeleteRule.self),
                    "outcome": .words(of: DeletionOutcomeWord.self), "deletes": .texts,
                    "inverse": .reference("path").orNull, "mayBeDeleted": .boolean, "text": .text,
                ])
            ),
        ])

    private static let paths = JSONShape.list(.reference("path"))
}
