import ModelcDiagnostics
import ModelcSettings

/// The result of generation: files, or the errors that prevent them.
package struct CodeGenerationResult: Hashable, Sendable {
    /// The files in the byte order of their classes; empty if a diagnostic is an error, unless `isPartial`.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]
    /// The errors in templates, which are also in `diagnostics`: a template that does not compile or cannot be rendered
    /// is unreadable input, independent of the model.
    package var templateFaults: [Diagnostic]
    /// Whether the errors are about parts of the model that were left out, so that the files are those of the rest.
    package var isPartial = false

    package init(files: [GeneratedFile], diagnostics: [Diagnostic], templateFaults: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
        self.templateFaults = templateFaults
    }

    /// Whether there is an error that prevents output.
    package var hasErrors: Bool { diagnostics.hasErrors }
}
