import ModelcSourceCode
import ModelcTemplating

/// An entry of the user info.
final class MogeneratorEntry: KeyedObject {
    static let fields = TemplateFields<MogeneratorEntry>(
        "UserInfoEntry", "An entry of the user info.",
        [
            TemplateField("key", .string, "Its key.") { .string($0.key) },
            TemplateField("value", .string, "Its value.") { .string($0.value) },
            TemplateField("escapedKey", .string, "The key as Swift spells it.") {
                .string(SwiftIdentifier.isForbiddenCase($0.key) ? $0.key + "_" : SwiftIdentifier.escaped($0.key))
            },
            TemplateField("literal", .string, "The value as a literal of Objective-C.") {
                .string(ObjectiveCText.literal($0.value))
            },
        ])

    let key: String
    private let value: String

    init(_ key: String, _ value: String) {
        self.key = key
        self.value = value
    }

    var templateIdentity: Int { key.hashValue ^ value.hashValue }
}
