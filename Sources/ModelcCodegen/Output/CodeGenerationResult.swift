import ModelcDiagnostics

/// What generation gives: files, or the reasons why there are none.
package struct CodeGenerationResult: Hashable, Sendable {
    /// The files in the byte order of their classes; empty where a diagnostic is an error.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]

    package init(files: [GeneratedFile], diagnostics: [Diagnostic]) {
        self.files = files
        self.diagnostics = diagnostics
    }

    /// Whether anything forbids output.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
