import ModelcSourceCode
import ModelcTemplating

/// A variable of a fetch request's predicate in mogenerator's templates.
final class MogeneratorBinding: KeyedObject {
    static let fields = TemplateFields<MogeneratorBinding>(
        "Binding", "A variable of a fetch request's predicate.",
        [
            TemplateField("name", .string, "Its name, without `$`.") { .string($0.name) },
            TemplateField("type", .string, "The type that mogenerator gives it: `NSString*`.") { .string($0.type) },
            TemplateField("valueType", .string, "Its type in current code; Objective-C: with the space before a name.")
            {
                .string($0.valueType)
            },
            TemplateField("parameterName", .string, "The name of the parameter.") {
                .string(SwiftIdentifier.escaped($0.name) + "_")
            },
            TemplateField("escapedName", .string, "The name, with backticks if it is a word of Swift.") {
                .string(SwiftIdentifier.escaped($0.name))
            },
            TemplateField("nameLiteral", .string, "The name as a Swift literal.") {
                .string(SwiftText.literal($0.name))
            },
        ])

    let name: String
    private let type: String
    private let valueType: String

    init(_ name: String, type: String, valueType: String) {
        self.name = name
        self.type = type
        self.valueType = valueType
    }

    var templateIdentity: Int { name.hashValue ^ type.hashValue }
}
