import ModelcSchema
import ModelcSourceCode
import ModelcTemplating

/// A property of a generated class.
struct XcodeProperty: Hashable, Sendable {
    /// The name in the model.
    let name: String
    let type: XcodeValueType
    /// The name of the type in the language (Swift or Objective-C), without a question mark.
    let spelling: String
    /// The type as it is written in the declaration: in Swift with the question mark, in Objective-C with the space
    /// before the name.
    let declaredType: String
    /// The property attributes, as in the parentheses of `@property (nonatomic, copy)`. Objective-C only.
    let attributes: String
    /// Whether the property can be nil; never true for scalars.
    let isOptional: Bool
    let userInfo: UserInfo
}

extension XcodeProperty: PlannedSubject {
    static let fields = TemplateFields<XcodeProperty>(
        "Property", "A property of a class.",
        [
            TemplateField("name", .string, "The name in the model.") { .string($0.name) },
            TemplateField("escapedName", .string, "The name, in backticks where Swift needs them.") {
                .string(SwiftIdentifier.escaped($0.name))
            },
            TemplateField("type", .string, "The type, without a question mark: String, NSString *.") {
                .string($0.spelling)
            },
            TemplateField(
                "declaredType", .string,
                "The type as it is declared: String? in Swift; in Objective-C with the blank before a name, if it needs one."
            ) { .string($0.declaredType) },
            TemplateField(
                "attributes", .string, "The attributes in the parentheses of the property in Objective-C."
            ) { .string($0.attributes) },
            TemplateField("isOptional", .bool, "Whether the property can be nil.") { .bool($0.isOptional) },
            TemplateField("userInfo", .userInfo, "The user info.") { .dictionary(TemplateDictionary($0.userInfo)) },
        ])
}
