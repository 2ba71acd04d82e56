import ModelcDiagnostics

/// The reason why a text could not be rendered.
package struct TemplateError: Error, Hashable, Sendable {
    package let diagnostic: Diagnostic
}
