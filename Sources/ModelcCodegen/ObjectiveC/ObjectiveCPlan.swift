import ModelcDiagnostics

/// What planning and checking give.
package struct ObjectiveCPlan: Hashable, Sendable {
    package var model: ObjectiveCModel
    package var diagnostics: [Diagnostic]

    /// Whether anything forbids output.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
