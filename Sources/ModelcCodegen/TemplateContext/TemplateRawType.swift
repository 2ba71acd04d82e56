import ModelcTemplating

/// An enumeration whose cases user info lists.
final class TemplateRawType: KeyedObject {
    static let templateSchema = TemplateSchema("RawType", "An enumeration whose cases user info lists.", keys: Key.self)

    enum Key: Int, TemplateKey {
        case name, valueType, cases, isCodable

        var declaration: TemplateKeyDeclaration {
            switch self {
            case .name: .init("name", .string, "The name of the type.")
            case .valueType: .init("valueType", .string, "The type of the raw values.")
            case .cases: .init("cases", .list(.object(TemplateConstant.self)), "The cases; their values are literals.")
            case .isCodable: .init("isCodable", .bool, "Whether it is `Codable`.")
            }
        }
    }

    private let rawType: GeneratedRawType

    init(_ rawType: GeneratedRawType) { self.rawType = rawType }

    func value(of key: Key) -> TemplateValue {
        switch key {
        case .name: .string(rawType.name)
        case .valueType: .string(rawType.valueType)
        case .cases: .list(rawType.cases.map { .object(TemplateConstant($0)) })
        case .isCodable: .bool(rawType.isCodable)
        }
    }
}
