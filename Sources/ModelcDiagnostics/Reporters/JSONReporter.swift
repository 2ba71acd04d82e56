import ModelcJSON

/// Diagnostics for programs: one document, keys in a stable order.
///
/// `{"diagnostics": [{"id", "severity", "message", "file", "line", "column", "length", "modelPath", "help",
/// "related": [{"message", "file", "line", "column"}]}]}`. Lines and columns start at 1, columns and lengths count UTF-8
/// bytes; what is not known is null.
package struct JSONReporter: DiagnosticReporter {
    package init() {}

    package func report(_ diagnostics: [Diagnostic]) -> String {
        JSONWriter.text(of: ["diagnostics": .array(diagnostics.map(\.json))])
    }
}

extension Diagnostic {
    /// The diagnostic as one object of `JSONReporter`'s document.
    package var json: JSONValue {
        [
            "id": .string(id.rawValue),
            "severity": .string(severity.rawValue),
            "message": .string(message),
            "file": .optional(location?.path),
            "line": .optional(location?.position?.line),
            "column": .optional(location?.position?.column),
            "length": .optional(location.flatMap { $0.length > 0 ? $0.length : nil }),
            "modelPath": .optional(modelPath),
            "help": .optional(help),
            "related": .array(related.map(\.json)),
        ]
    }
}

extension RelatedPlace {
    fileprivate var json: JSONValue {
        [
            "message": .string(message),
            "file": .string(location.path),
            "line": .optional(location.position?.line),
            "column": .optional(location.position?.column),
        ]
    }
}
