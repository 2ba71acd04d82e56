import ModelcDiagnostics

/// What generated files are to say, or the reasons why there can be none.
package struct GenerationPlan: Hashable, Sendable {
    package var model: GeneratedModel
    package var diagnostics: [Diagnostic]

    package init(model: GeneratedModel, diagnostics: [Diagnostic]) {
        self.model = model
        self.diagnostics = diagnostics
    }

    /// Whether anything forbids output.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
