import ModelcDiagnostics

/// What compiling a template gives.
package struct TemplateCompilation: Sendable {
    /// The template; nil where a diagnostic is an error.
    package let template: Template?
    /// All faults, in the order of the file.
    package let diagnostics: [Diagnostic]
}
