import ModelcBase
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

/// The initial value that the user requests for an attribute.
struct RequestedInitialValue {
    enum Kind {
        /// A new UUID, written `uuid`.
        case uuid
        /// The time of the insertion, written `now`.
        case now
        /// A Swift expression.
        case expression(String)

        init(_ text: String) {
            switch text {
            case "uuid": self = .uuid
            case "now": self = .now
            default: self = .expression(text)
            }
        }
    }

    let kind: Kind
    /// The value as the user wrote it.
    let written: String
    let isOfUserInfo: Bool
    /// The value as the user wrote it, without surrounding white space.
    private let text: String

    init(_ text: String, written: String, isOfUserInfo: Bool) {
        kind = Kind(text)
        self.text = text
        self.written = written
        self.isOfUserInfo = isOfUserInfo
    }

    /// Reports that the attribute cannot have the value. It is an error if the value is in the model, and a warning if
    /// the settings give the value to all entities.
    func report(
        _ problem: (why: String, help: String), _ attribute: AttributeDescription, of owner: String,
        diagnostics: inout DiagnosticCollector
    ) {
        let place = ModelLocation(attribute, of: owner)
        if isOfUserInfo {
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "value '\(written)' of user info key 'modelc.onInsert' of '\(place.path)' cannot be used: \(problem.why)",
                at: place, help: problem.help)
        } else {
            diagnostics.report(
                .initialValueUnused, .warning,
                "'\(place.path)' does not get the value '\(text)' of on-insert: \(problem.why)", at: place,
                help: "give the entity an on-insert of its own, or " + problem.help)
        }
    }

    /// The reason why the attribute cannot have the value in any language, with advice; nil if it can.
    func problem(in attribute: AttributeDescription) -> (why: String, help: String)? {
        if attribute.isDerived { return ("the store computes the attribute", "remove the key") }
        if attribute.defaultValueText != nil || attribute.defaultDateInterval != nil {
            return ("the attribute has a default value, which a new object has already", "remove one of the two")
        }
        switch kind {
        case .uuid:
            if attribute.type == .uuid || attribute.type == .string { return nil }
            return ("the attribute is neither a UUID nor a String", "change the type, or write an expression of Swift")
        case .now:
            if attribute.type == .date { return nil }
            return ("the attribute is not a Date", "change the type, or write an expression of Swift")
        case .expression(let expression): return problem(ofExpression: expression)
        }
    }

    private func problem(ofExpression text: String) -> (why: String, help: String)? {
        // Checks for a wrong case: `UUID` is a type, not a value, and `Now` is not a Swift name.
        if let meant = ["uuid", "now"].first(where: { $0 == text.lowercased() }) {
            return ("it is not a value", "did you mean '\(meant)'?")
        }
        if SwiftExpressionSyntax.throwsOrWaits(text) {
            return (
                "the value is set in awakeFromInsert, which can neither throw nor wait",
                "write try?, or an expression that does neither"
            )
        }
        if SwiftExpressionSyntax.isExpression(text) { return nil }
        return (
            "it is not an expression of Swift",
            "write uuid, now, or an expression such as Locale.current.identifier"
        )
    }
}
