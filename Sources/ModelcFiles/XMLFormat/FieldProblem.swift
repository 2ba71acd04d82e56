import ModelcDiagnostics

extension FieldProblem {
    static var boolean: FieldProblem {
        FieldProblem(
            id: .ignoredContent, severity: .warning, message: "is neither YES nor NO and is ignored",
            help: "write YES, or remove the attribute")
    }

    static func number(_ kind: String) -> FieldProblem {
        FieldProblem(
            id: .unreadableElement, severity: .error, message: "is not \(kind)",
            help: "write a number, or remove the attribute"
        )
    }
}

/// The reason that the text of an attribute is invalid. It has no position; the reader adds the position in its
/// report.
struct FieldProblem {
    var id: DiagnosticID
    var severity: Severity
    /// The description of the error, which follows the attribute's name and text in the message.
    var message: String
    var help: String
}
