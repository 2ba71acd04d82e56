import ModelcDiagnostics

/// Why the text of an attribute has no meaning, without the place: the reader knows that.
struct FieldProblem {
    var id: DiagnosticID
    var severity: Severity
    /// What is wrong with the value, to follow the attribute's name and text.
    var message: String
    var help: String
}
