import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The initial values that the settings give to new objects. The rule `identifier=uuid` applies to the attribute
/// `identifier` of each entity that has it.
package struct InitialValueRules: Hashable, Sendable {
    private let textByAttribute: [String: String]

    /// Creates the rules from the settings of a model, or of one entity. If there are two rules for the same attribute,
    /// the last one is used.
    package init(_ settings: GenerateSettings) {
        textByAttribute = Dictionary(
            settings.onInsert.value.compactMap(InitialValueRules.parts).map { ($0.name, $0.value) },
            uniquingKeysWith: { $1 })
    }

    /// Whether a text is a rule: the name of an attribute, `=`, and the value, which can be an expression.
    package static func isRule(_ text: String) -> Bool { parts(of: text) != nil }

    /// Returns the initial value from the attribute's user info; if there is none, the value from the settings. Nil
    /// if neither specifies a value.
    func value(of attribute: AttributeDescription) -> RequestedInitialValue? {
        if let text = attribute.userInfo[.onInsert] {
            return RequestedInitialValue(SwiftText.trimmed(text), written: text, isOfUserInfo: true)
        }
        return textByAttribute[attribute.name].map { RequestedInitialValue($0, written: $0, isOfUserInfo: false) }
    }

    /// The attribute names in the rules, without duplicates, in byte order.
    package var attributeNames: [String] { textByAttribute.keys.inByteOrder() }

    private static func parts(of text: String) -> (name: String, value: String)? {
        guard let sign = text.firstIndex(of: "=") else { return nil }
        let name = SwiftText.trimmed(String(text[..<sign]))
        let value = SwiftText.trimmed(String(text[text.index(after: sign)...]))
        return SwiftIdentifier.isValid(name) && SwiftExpressionSyntax.isExpression(value) ? (name, value) : nil
    }
}

extension DiagnosticID {
    /// The settings give new objects a value that the attribute cannot have, or name an attribute that no entity has.
    package static let initialValueUnused = DiagnosticID("initial-value-unused")
}
