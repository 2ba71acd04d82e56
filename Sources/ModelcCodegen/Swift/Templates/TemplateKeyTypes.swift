import ModelcTemplating

/// The names of the types for a class's typed keys, as a template object.
final class TemplateKeyTypes: KeyedObject {
    static let fields = TemplateFields<TemplateKeyTypes>(
        "KeyTypes", "The names of the types that classes have for their keys.",
        [
            TemplateField("attribute", .string, "`Attribute`, if nothing else has that name.") {
                .string($0.names.attribute)
            },
            TemplateField("relationship", .string, "`Relationship` likewise.") { .string($0.names.relationship) },
            TemplateField("fetchedProperty", .string, "`FetchedProperty` likewise.") {
                .string($0.names.fetchedProperty)
            },
            TemplateField("userInfo", .string, "`UserInfo` likewise.") { .string($0.names.userInfo) },
        ])

    private let names: KeyTypeNames

    init(_ names: KeyTypeNames) { self.names = names }
}
