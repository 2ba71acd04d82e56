import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// A to-many relationship for which accessors such as `addToTags` are generated.
struct XcodeCollection: Hashable, Sendable {
    /// The name in the model.
    let name: String
    /// The name as it is in accessor names: `Tags` in `addToTags`.
    let capitalizedName: String
    /// The name of the class of the related objects.
    let element: String
    let isOrdered: Bool

    var collectionClass: String { isOrdered ? "NSOrderedSet" : "NSSet" }
}

extension XcodeCollection: PlannedSubject {
    static let fields = TemplateFields<XcodeCollection>(
        "ToManyRelationship", "A to-many relationship with its accessors.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.name) },
            TemplateField("capitalizedName", .string, "The name in accessors: Tags in addToTags.") {
                .string($0.capitalizedName)
            },
            TemplateField("element", .string, "The class of the objects.") { .string($0.element) },
            TemplateField("escapedElement", .string, "The class of the objects, in backticks where Swift needs them.") {
                .string(SwiftIdentifier.escaped($0.element))
            },
            TemplateField("collectionClass", .string, "NSSet, or NSOrderedSet.") { .string($0.collectionClass) },
            TemplateField("isOrdered", .bool, "Whether the objects have an order.") { .bool($0.isOrdered) },
        ])
}
