import ModelcTemplating

/// Names of Swift and Foundation, with their module where the model takes the name.
final class TemplateNames: KeyedObject {
    static let templateSchema = TemplateSchema(
        "Names", "Names of Swift and Foundation, with their module where the model takes the name.",
        keys: Key.self)

    enum Key: Int, TemplateKey {
        case string, int, sendable, hashable, caseIterable, data, date, utf8, jsonDecoder, jsonEncoder, codingKey
        case codable, fatalError, log

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .string: .init("String", .string, "`String`.")
            case .int: .init("Int", .string, "`Int`.")
            case .sendable: .init("Sendable", .string, "`Sendable`.")
            case .hashable: .init("Hashable", .string, "`Hashable`.")
            case .caseIterable: .init("CaseIterable", .string, "`CaseIterable`.")
            case .data: .init("Data", .string, "`Data`.")
            case .date: .init("Date", .string, "`Date`.")
            case .utf8: .init("UTF8", .string, "`UTF8`.")
            case .jsonDecoder: .init("JSONDecoder", .string, "`JSONDecoder`.")
            case .jsonEncoder: .init("JSONEncoder", .string, "`JSONEncoder`.")
            case .codingKey: .init("CodingKey", .string, "`CodingKey`.")
            case .codable: .init("Codable", .string, "`Codable`.")
            case .fatalError: .init("fatalError", .string, "`fatalError`.")
            case .log: .init("NSLog", .string, "`NSLog`.")
            }
        }
    }

    private let names: StandardNames

    init(_ names: StandardNames) { self.names = names }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .string: .string(names.swift("String"))
        case .int: .string(names.swift("Int"))
        case .sendable: .string(names.swift("Sendable"))
        case .hashable: .string(names.swift("Hashable"))
        case .caseIterable: .string(names.swift("CaseIterable"))
        case .data: .string(names.foundation("Data"))
        case .date: .string(names.foundation("Date"))
        case .utf8: .string(names.swift("UTF8"))
        case .jsonDecoder: .string(names.foundation("JSONDecoder"))
        case .jsonEncoder: .string(names.foundation("JSONEncoder"))
        case .codingKey: .string(names.swift("CodingKey"))
        case .codable: .string(names.swift("Codable"))
        case .fatalError: .string(names.swift("fatalError"))
        case .log: .string(names.foundation("NSLog"))
        }
    }
}
