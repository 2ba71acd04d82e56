import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// A class with the content of its files.
struct XcodeClass: Hashable, Sendable {
    let selected: XcodeEntity
    /// The entity's name as a string literal of the language.
    let literal: String
    /// The attributes, then the relationships, then the fetched properties, each in the order of the model file.
    let properties: [XcodeProperty]
    /// The to-many relationships, in the order of the model file.
    let collections: [XcodeCollection]
    /// The names of the classes whose headers are imported in the class file, sorted by UTF-8 bytes.
    let importedClasses: [String]
    let isIdentifiable: Bool
    /// The version hash in hexadecimal digits; nil if it is not known.
    let versionHash: String?

    var name: String { selected.className }
    var entityName: String { selected.entity.name }
    var superclass: String { selected.superclassName ?? "NSManagedObject" }

    /// The names of the classes that the Objective-C header forward-declares (`@class`).
    var forwardDeclarations: [String] {
        let names = Set(properties.compactMap(\.type.forwardDeclaration)).subtracting([name])
        return Array(names).sortedByName { $0 }
    }
}

extension XcodeClass: PlannedSubject {
    static let fields = TemplateFields<XcodeClass>(
        "Entity", "An entity with its class.",
        [
            TemplateField("name", .string, "The entity's name in the model.") { .string($0.entityName) },
            TemplateField("literal", .string, "The entity's name as a string literal of the language.") {
                .string($0.literal)
            },
            TemplateField("className", .string, "The class: Book.") { .string($0.name) },
            TemplateField("escapedClassName", .string, "The class, in backticks where Swift needs them.") {
                .string(SwiftIdentifier.escaped($0.name))
            },
            TemplateField("superclassName", .string, "The nearest class above, or NSManagedObject.") {
                .string($0.superclass)
            },
            TemplateField("escapedSuperclassName", .string, "The same, in backticks where Swift needs them.") {
                .string(SwiftIdentifier.escaped($0.superclass))
            },
            TemplateField("isRoot", .bool, "Whether no class of the model is above.") {
                .bool($0.selected.superclassName == nil)
            },
            TemplateField(
                "hasPlainName", .bool, "Whether the class has its plain name in Objective-C, without a module."
            ) { .bool($0.selected.hasPlainName) },
            TemplateField("isAbstract", .bool, "Whether no object of exactly this entity can exist.") {
                .bool($0.selected.entity.isAbstract)
            },
            TemplateField(
                "isAutomatic", .bool, "Whether the class is generated as in a build, not by the menu command."
            ) {
                .bool($0.selected.isAutomatic)
            },
            TemplateField("isIdentifiable", .bool, "Whether the class conforms to Identifiable.") {
                .bool($0.isIdentifiable)
            },
            TemplateField(
                "classNotice", .list(.string),
                "The lines about the origin in the header of the class file; empty if the file is yours."
            ) { TemplateValue($0.selected.isAutomatic ? XcodeNotice.generated.lines : []) },
            TemplateField(
                "properties", .objects(XcodeProperty.self),
                "Attributes, relationships and fetched properties, in the order of the model."
            ) { .objects($0.properties) },
            TemplateField(
                "toManyRelationships", .objects(XcodeCollection.self),
                "The to-many relationships, in the order of the model."
            ) { .objects($0.collections) },
            TemplateField("forwardClasses", .list(.string), "Classes that a header declares in advance, sorted.") {
                TemplateValue($0.forwardDeclarations)
            },
            TemplateField("importedClasses", .list(.string), "Classes whose headers the class file imports, sorted.") {
                TemplateValue($0.importedClasses)
            },
            TemplateField("parentName", .optional(.string), "The parent entity; nil for a root.") {
                TemplateValue($0.selected.entity.parentName)
            },
            TemplateField(
                "versionHash", .optional(.string),
                "The version hash in hexadecimal digits; nil if it is unknown."
            ) { TemplateValue($0.versionHash) },
            TemplateField("userInfo", .userInfo, "The user info.") {
                .dictionary(TemplateDictionary($0.selected.entity.userInfo))
            },
        ])
}
