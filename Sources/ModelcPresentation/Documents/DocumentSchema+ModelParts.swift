import ModelcJSON
import ModelcSchema

extension ModelShapes {
    static let parts: [(key: String, value: JSONShape)] = [
        (
            "fetchIndex",
            element([
                ("name", .text), ("elements", list("fetchIndexElement")), ("partialIndexPredicate", .text.orNull),
            ])
        ),
        (
            "fetchIndexElement",
            element([
                ("propertyName", .text.orNull), ("expression", .text.orNull), ("expressionType", .text.orNull),
                ("collation", .text.orNull), ("order", .text.orNull),
            ])
        ),
        ("members", element([("members", list("reference"))])),
        ("reference", element([("name", .text)])),
        ("composite", element([("name", .text), ("attributes", list("attribute"))])),
        (
            "configuration",
            element([("name", .text), ("members", list("reference")), ("isUsedWithCloudKit", .boolean)])
        ),
        ("fetchRequest", element(fetchRequest)),
        (
            "diagramElement",
            element([
                ("name", .text), ("positionX", .text.orNull), ("positionY", .text.orNull),
                ("width", .text.orNull), ("height", .text.orNull),
            ])
        ),
    ]

    private static let fetchRequest: [(key: String, value: JSONShape)] = [
        ("name", .text), ("entityName", .text.orNull), ("predicate", .text.orNull), ("fetchLimit", .integer.orNull),
        ("fetchBatchSize", .integer.orNull), ("includesSubentities", .boolean.orNull),
        ("includesPropertyValues", .boolean.orNull), ("includesPendingChanges", .boolean.orNull),
        ("returnsObjectsAsFaults", .boolean.orNull), ("returnsDistinctResults", .boolean.orNull),
        (
            "resultType",
            JSONShape.words(["managedObjects", "managedObjectIDs", "dictionaries", "count"]).orNull
        ),
        ("userInfo", .reference("userInfo")),
    ]

    /// Where elements stand, and what modelc keeps of them without knowing it.
    static let sources: [(key: String, value: JSONShape)] = [
        ("position", .object(["line": .integer, "column": .integer])),
        ("userInfo", .list(element([("key", .text), ("value", .text)]))),
        (
            "verbatim",
            .object([
                "unknownAttributes": .list(.reference("verbatimAttribute")),
                "unknownElements": .list(.reference("verbatimElement")),
                "spellings": .list(.reference("verbatimAttribute")), "emptyContainers": .texts,
            ])
        ),
        ("verbatimAttribute", .object(["name": .text, "value": .text])),
        (
            "verbatimElement",
            .object([
                "name": .text, "attributes": .list(.reference("verbatimAttribute")),
                "children": .list(.reference("verbatimElement")), "text": .text,
            ])
        ),
    ]
}
