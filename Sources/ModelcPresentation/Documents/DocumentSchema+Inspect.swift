import ModelcBase
import ModelcSchema

// The JSON Schema for `modelc inspect`. The document contains the complete model: a program can create the model from
// it.
extension DocumentSchema {
    static let inspect = DocumentSchema(
        "inspect",
        .object(["path": .text, "currentVersion": .text.orNull, "versions": .list(.reference("version"))]),
        definitions: ModelShapes.heads + ModelShapes.properties + ModelShapes.parts + ModelShapes.sources)
}

/// The JSON shapes of the elements of a model.
enum ModelShapes {
    static let heads: [(key: String, value: JSONShape)] = [
        ("version", .object(versionHead + versionContent)),
        (
            "counts",
            .object(
                [
                    "entities", "attributes", "relationships", "fetchedProperties", "fetchIndexes",
                    "uniquenessConstraints", "configurations", "fetchRequests", "composites",
                ].map { ($0, .integer) })
        ),
        ("entity", element(entity)),
    ]

    private static let versionHead: [(key: String, value: JSONShape)] = [
        ("name", .text), ("path", .text), ("format", .text.orNull), ("isCurrent", .boolean),
        ("isReadable", .boolean.orNull), ("lastSavedToolsVersion", .text.orNull),
        ("minimumToolsVersion", .text.orNull), ("systemVersion", .text.orNull), ("sourceLanguage", .text.orNull),
        ("versionIdentifier", .text.orNull), ("isUsedWithCloudKit", .boolean.orNull),
        ("isUsedWithSwiftData", .boolean.orNull), ("documentType", .text.orNull), ("documentVersion", .text.orNull),
        ("legacyName", .text.orNull), ("legacyMacOSVersion", .text.orNull), ("legacyIOSVersion", .text.orNull),
        ("position", .reference("position").orNull), ("verbatim", .reference("verbatim").orNull),
        ("counts", .reference("counts").orNull),
    ]

    /// The keys of a version's content in the JSON document. A list is null if the document does not show it.
    private static let versionContent: [(key: String, value: JSONShape)] = [
        ("entities", list("entity").orNull), ("composites", list("composite").orNull),
        ("fetchRequests", list("fetchRequest").orNull), ("configurations", list("configuration").orNull),
        ("diagram", list("diagramElement").orNull), ("uncertainties", list("uncertainty").orNull),
    ]

    private static let entity: [(key: String, value: JSONShape)] = [
        ("name", .text), ("className", JSONShape.object(["module": .text.orNull, "name": .text]).orNull),
        ("representedClassName", .text.orNull), ("isAbstract", .boolean), ("parentName", .text.orNull),
        ("renamingIdentifier", .text.orNull), ("versionHashModifier", .text.orNull), ("isSyncable", .boolean),
        ("codeGenerationType", JSONShape.words(of: CodeGenerationType.self).orNull),
        ("attributes", list("attribute")), ("relationships", list("relationship")),
        ("fetchedProperties", list("fetchedProperty")), ("fetchIndexes", list("fetchIndex")),
        ("compoundIndexes", list("members")), ("uniquenessConstraints", list("members")),
        ("userInfo", .reference("userInfo")),
    ]

    static let properties: [(key: String, value: JSONShape)] = [
        ("attribute", element(common + attribute)), ("relationship", element(common + relationship)),
        ("fetchedProperty", element(common + [("fetchRequest", .reference("fetchRequest").orNull)])),
    ]

    private static let common: [(key: String, value: JSONShape)] = [
        ("name", .text), ("isOptional", .boolean), ("isTransient", .boolean), ("isIndexed", .boolean),
        ("renamingIdentifier", .text.orNull), ("versionHashModifier", .text.orNull),
        ("isIndexedBySpotlight", .boolean), ("isStoredInTruthFile", .boolean), ("isSyncable", .boolean),
        ("userInfo", .reference("userInfo")),
    ]

    private static let attribute: [(key: String, value: JSONShape)] = [
        ("type", .words(of: AttributeType.self)), ("compositeName", .text.orNull),
        ("usesScalarValue", .boolean.orNull), ("valueTransformerName", .text.orNull),
        ("customClassName", .text.orNull), ("defaultValue", .any(of: [.number, .text, .boolean, .null])),
        ("hasComputedDefault", .boolean), ("defaultValueText", .text.orNull), ("minimumValueText", .text.orNull),
        ("maximumValueText", .text.orNull),
        ("defaultDateInterval", .number.orNull), ("minimumDateInterval", .number.orNull),
        ("maximumDateInterval", .number.orNull), ("regularExpression", .text.orNull),
        ("allowsExternalStorage", .boolean), ("allowsCloudEncryption", .boolean),
        ("preservesValueOnDeletion", .boolean), ("isDerived", .boolean), ("derivationExpression", .text.orNull),
        ("isSyncIdentity", .boolean),
    ]

    private static let relationship: [(key: String, value: JSONShape)] = [
        ("destinationName", .text.orNull), ("inverseName", .text.orNull), ("inverseEntityName", .text.orNull),
        ("deleteRule", JSONShape.words(of: DeleteRule.self).orNull),
        ("effectiveDeleteRule", .words(of: DeleteRule.self)), ("isToMany", .boolean), ("isOrdered", .boolean),
        ("minimumCount", .integer.orNull), ("maximumCount", .integer.orNull),
    ]

    static func list(_ name: String) -> JSONShape { .list(.reference(name)) }

    /// Returns the JSON shape of an element with its content and its position in the source.
    static func element(_ members: [(key: String, value: JSONShape)]) -> JSONShape {
        .object(
            members + [
                ("position", .reference("position").orNull), ("verbatim", .reference("verbatim").orNull),
            ])
    }
}

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
        (
            "uncertainty",
            .object([
                "entity": .text.orNull, "property": .text.orNull, "reason": .text,
                "position": .reference("position").orNull,
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

    /// The definitions for the position of an element, its user info, and unknown content that modelc preserves
    /// unchanged.
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
