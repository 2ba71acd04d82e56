import ModelcBase

/// A message about the input: what, where, why, and the next step.
package struct Diagnostic: Hashable, Sendable {
    /// The stable id of this kind of diagnostic.
    package var id: DiagnosticID
    package var severity: Severity
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// File, line and column; nil if the diagnostic is not about a file.
    package var location: SourceLocation?
    /// The model element, in the author's terms: `Book`, `Book.author`.
    package var modelPath: String?
    /// The next step for the user.
    package var help: String?
    /// Other places that explain this one.
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
    /// Returns the diagnostic with an error changed to a warning: for errors in input that was not requested
    /// explicitly.
    package func demoted() -> Diagnostic {
        guard severity == .error else { return self }
        var copy = self
        copy.severity = .warning
        return copy
    }
}

/// Another place that explains a diagnostic or a finding, with a message about it.
package struct RelatedLocation: Hashable, Sendable {
    /// The message about the place, without a final period.
    package var message: String
    package var location: SourceLocation
    /// The model element at the place; nil if it is not known, and for the model itself.
    package var modelPath: String?

    package init(_ message: String, at location: SourceLocation, modelPath: String? = nil) {
        self.message = message
        self.location = location
        self.modelPath = modelPath
    }
}

extension Diagnostic {
    /// The diagnostic as one object of a document, with keys in a stable order. Lines and columns start at 1, columns
    /// and lengths count UTF-8 bytes; unknown values are null.
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
    /// Whether one of them is an error.
    package var hasErrors: Bool { contains { $0.severity == .error } }
}
