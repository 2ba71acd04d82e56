import ModelcSourceCode
import ModelcTemplating

/// Names of Swift and Foundation, qualified with their module if the model uses the name.
final class TemplateNames: KeyedObject {
    static let fields = TemplateFields<TemplateNames>(
        "Names", "Names of Swift and Foundation, with their module where the model takes the name.",
        [
            TemplateField("String", .string, "`String`.") { .string($0.names.swift("String")) },
            TemplateField("Int", .string, "`Int`.") { .string($0.names.swift("Int")) },
            TemplateField("IndexSet", .string, "`IndexSet`.") { .string($0.names.foundation("IndexSet")) },
            TemplateField("Sendable", .string, "`Sendable`.") { .string($0.names.swift("Sendable")) },
            TemplateField("Hashable", .string, "`Hashable`.") { .string($0.names.swift("Hashable")) },
            TemplateField("CaseIterable", .string, "`CaseIterable`.") { .string($0.names.swift("CaseIterable")) },
            TemplateField("Data", .string, "`Data`.") { .string($0.names.foundation("Data")) },
            TemplateField("Date", .string, "`Date`.") { .string($0.names.foundation("Date")) },
            TemplateField("UTF8", .string, "`UTF8`.") { .string($0.names.swift("UTF8")) },
            TemplateField("JSONDecoder", .string, "`JSONDecoder`.") { .string($0.names.foundation("JSONDecoder")) },
            TemplateField("JSONEncoder", .string, "`JSONEncoder`.") { .string($0.names.foundation("JSONEncoder")) },
            TemplateField("Set", .string, "`Set`.") { .string($0.names.swift("Set")) },
            TemplateField("Decoder", .string, "`Decoder`.") { .string($0.names.swift("Decoder")) },
            TemplateField("CodingKey", .string, "`CodingKey`.") { .string($0.names.swift("CodingKey")) },
            TemplateField("Codable", .string, "`Codable`.") { .string($0.names.swift("Codable")) },
            TemplateField("fatalError", .string, "`fatalError`.") { .string($0.names.swift("fatalError")) },
            TemplateField("NSLog", .string, "`NSLog`.") { .string($0.names.foundation("NSLog")) },
        ])

    private let names: StandardNames

    init(_ names: StandardNames) { self.names = names }

    func templateValue(at index: Int) -> TemplateValue { Self.fields.values[index](self) }
}

/// The names of the types of a class's keys.
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

/// A name with a value.
final class TemplateConstant: KeyedObject {
    static let fields = TemplateFields<TemplateConstant>(
        "Constant", "A name with a value.",
        [
            TemplateField("name", .string, "The name in Swift.") { .string($0.constant.name) },
            TemplateField(
                "value", .string, "The value: of a case of a raw type a literal, of user info the text itself."
            ) { .string($0.constant.value) },
            TemplateField("literal", .string, "The value as a string literal.") {
                .string(SwiftText.literal($0.constant.value))
            },
        ])

    private let constant: GeneratedConstant

    init(_ constant: GeneratedConstant) { self.constant = constant }
}

/// A module that a file imports.
final class TemplateImport: KeyedObject {
    static let fields = TemplateFields<TemplateImport>(
        "Import", "A module that a file imports.",
        [
            TemplateField("module", .string, "The module's name in Swift.") {
                .string(SwiftIdentifier.escaped($0.item.module))
            },
            TemplateField("isPublic", .bool, "Whether public declarations need it.") { .bool($0.item.isPublic) },
            TemplateField("isConditional", .bool, "Whether it exists on some platforms only.") {
                .bool($0.item.isConditional)
            },
        ])

    private let item: GeneratedImport

    init(_ item: GeneratedImport) { self.item = item }
}

/// An enumeration whose cases are listed in user info.
final class TemplateRawType: KeyedObject {
    static let fields = TemplateFields<TemplateRawType>(
        "RawType", "An enumeration whose cases user info lists.",
        [
            TemplateField("name", .string, "The name of the type.") { .string($0.rawType.name) },
            TemplateField("valueType", .string, "The type of the raw values.") { .string($0.rawType.valueType) },
            TemplateField("cases", .list(.object(TemplateConstant.self)), "The cases; their values are literals.") {
                .list($0.rawType.cases.map { .object(TemplateConstant($0)) })
            },
            TemplateField("isCodable", .bool, "Whether it is `Codable`.") { .bool($0.rawType.isCodable) },
        ])

    private let rawType: GeneratedRawType

    init(_ rawType: GeneratedRawType) { self.rawType = rawType }
}
