import ModelcTemplating

/// An enumeration whose cases are listed in the user info (`modelc.enumCases`).
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
