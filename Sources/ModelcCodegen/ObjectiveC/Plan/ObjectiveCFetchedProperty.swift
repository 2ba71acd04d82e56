import ModelcTemplating

/// A fetched property of a generated class. It is read-only.
struct ObjectiveCFetchedProperty: Hashable, Sendable {
    var name: String
    /// The class of the results.
    var element: ObjectiveCType
    var documentation: String?
    var discussion: String?
    var userInfo: [String: String]

    var type: ObjectiveCType {
        ObjectiveCType("NSArray<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }
}

extension ObjectiveCFetchedProperty: PlannedSubject, ObjectiveCProperty {
    var isNullable: Bool { false }

    static let fields = TemplateFields<ObjectiveCFetchedProperty>(
        "FetchedProperty", "A fetched property of a class.",
        [
            .name,
            .literal,
            TemplateField("elementType", .string, "The type of a result: Tag *.") { .string($0.element.spelling) },
            TemplateField("type", .string, "The type of the property: NSArray<Tag *> *.") { .string($0.type.spelling) },
            .getterSuffix,
            .getterDeclaration,
            .comment,
            .documentation,
            .discussion,
            .userInfo,
        ])
}
