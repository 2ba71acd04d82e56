/// One thing to tell the user about the input: what, where, why, and the next step.
package struct Diagnostic: Hashable, Sendable {
    /// The stable name of this kind of diagnostic.
    package var id: DiagnosticID
    package var severity: Severity
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// File, line and column; nil where the diagnostic is about no file.
    package var location: SourceLocation?
    /// The place in the model, as its author thinks of it: `Book`, `Book.author`.
    package var modelPath: String?
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
    package var related: [RelatedPlace]

    package init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        modelPath: String? = nil,
        help: String? = nil,
        related: [RelatedPlace] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.location = location
        self.modelPath = modelPath
        self.help = help
        self.related = related
    }
}

extension Diagnostic {
    /// The same with an error made a warning: for faults in what nobody asked for.
    package func demoted() -> Diagnostic {
        guard severity == .error else { return self }
        var copy = self
        copy.severity = .warning
        return copy
    }
}
