import ModelcDiagnostics

/// Why a text could not be rendered.
package struct TemplateError: Error, Hashable, Sendable {
    package let diagnostic: Diagnostic
}
