import ModelcSourceCode
import ModelcTemplating

/// A planned value that has the name of the model's element.
protocol ObjectiveCNamed: Sendable {
    var name: String { get }
}

extension TemplateField where Subject: ObjectiveCNamed {
    static var name: Self { Self("name", .string, "The name in the model.") { .string($0.name) } }

    static var literal: Self {
        Self("literal", .string, "The name as an NSString literal.") { .string(ObjectiveCText.literal($0.name)) }
    }
}

/// A planned value that the author of the model may have written about.
protocol ObjectiveCDocumented: Sendable {
    var documentation: String? { get }
    var discussion: String? { get }
    var userInfo: [String: String] { get }
    /// What the model says of it beside its type, a line each, where the comment is to tell that.
    var facts: [String] { get }
}

extension ObjectiveCDocumented {
    var facts: [String] { [] }
}

extension TemplateField where Subject: ObjectiveCDocumented {
    static var comment: Self {
        Self("comment", .optional(.string), "The documentation as a comment block; nil where there is none.") {
            TemplateValue(ObjectiveCText.documentationComment($0.documentation, $0.discussion, $0.facts))
        }
    }
    static var documentation: Self {
        Self("documentation", .optional(.string), "The value of the user info key documentation.") {
            TemplateValue($0.documentation)
        }
    }
    static var discussion: Self {
        Self("discussion", .optional(.string), "The value of the user info key discussion.") {
            TemplateValue($0.discussion)
        }
    }
    static var userInfo: Self { Self("userInfo", .userInfo, "The user info.") { .userInfo($0.userInfo) } }
}
