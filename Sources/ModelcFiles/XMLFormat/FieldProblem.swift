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

/// The reason that the text of an attribute has no meaning, without the position, which the reader knows.
struct FieldProblem {
    var id: DiagnosticID
    var severity: Severity
    /// The error, to follow the attribute's name and text.
    var message: String
    var help: String
}
