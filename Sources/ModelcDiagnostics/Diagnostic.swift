import ModelcBase

/// A message about the input: the problem, its location, the reason, and the next step.
package struct Diagnostic: Hashable, Sendable {
    /// The stable ID of this kind of diagnostic.
    package var id: DiagnosticID
    package var severity: Severity
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// File, line and column; nil if the diagnostic is not about a file.
    package var location: SourceLocation?
    /// The path of the model element: `Book` or `Book.author`.
    package var modelPath: String?
    /// The next step for the user.
    package var help: String?
    /// Other locations that explain this diagnostic.
    package var related: [RelatedLocation]

    package init(
        _ id: DiagnosticID,
        _ severity: Severity,
        _ message: String,
        at location: SourceLocation? = nil,
        modelPath: String? = nil,
        help: String? = nil,
        related: [RelatedLocation] = []
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
    /// Returns the diagnostic with an error changed to a warning. Used for errors in input that the user did not
    /// request explicitly.
    package func demoted() -> Diagnostic {
        guard severity == .error else { return self }
        var copy = self
        copy.severity = .warning
        return copy
    }
}

/// Another location that explains a diagnostic or a finding, with a message about it.
package struct RelatedLocation: Hashable, Sendable {
    /// The message about the location, without a final period.
    package var message: String
    package var location: SourceLocation
    /// The path of the model element at the location. Nil if it is not known, or if the location is about the whole
    /// model.
    package var modelPath: String?

    package init(_ message: String, at location: SourceLocation, modelPath: String? = nil) {
        self.message = message
        self.location = location
        self.modelPath = modelPath
    }
}

extension Diagnostic {
    /// The diagnostic as a JSON object with keys in a stable order. Lines and columns start at 1. Columns and lengths
    /// count UTF-8 bytes. Unknown values are null.
    package var json: JSONValue {
        [
            "id": .string(id.rawValue),
            "severity": .string(severity.diagnosticWord),
            "message": .string(message),
            "file": .optional(location?.path),
            "line": .optional(location?.position?.line),
            "column": .optional(location?.position?.column),
            "length": .optional(location.flatMap { $0.length > 0 ? $0.length : nil }),
            "modelPath": .name(modelPath),
            "help": .optional(help),
            "related": .array(related.map(\.json)),
        ]
    }
}

extension RelatedLocation {
    fileprivate var json: JSONValue {
        [
            "message": .string(message),
            "file": .string(location.path),
            "line": .optional(location.position?.line),
            "column": .optional(location.position?.column),
        ]
    }
}

extension Sequence<Diagnostic> {
    /// Whether one of the diagnostics is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
