import ModelcSourceCode
import ModelcTemplating

/// Names of Swift and Foundation types. A name is qualified with its module if the model uses the same name.
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
