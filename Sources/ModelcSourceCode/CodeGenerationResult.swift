import ModelcDiagnostics
import ModelcSettings

/// The result of code generation: the files, and the errors that may have prevented them.
package struct CodeGenerationResult: Hashable, Sendable {
    /// The files, sorted by class in byte order. Empty if there is an error, unless `isPartial` is true.
    package var files: [GeneratedFile]
    package var diagnostics: [Diagnostic]
    /// The errors in templates, which are also in `diagnostics`. A template that does not compile or cannot be rendered
    /// is unreadable input, independent of the model.
    package var templateProblems: [Diagnostic]
    /// Whether files exist in spite of errors. The errors are then about parts of the model that were left out.
    package var isPartial = false

    package init(files: [GeneratedFile], diagnostics: [Diagnostic], templateProblems: [Diagnostic] = []) {
        self.files = files
        self.diagnostics = diagnostics
        self.templateProblems = templateProblems
    }

    /// Whether there is an error.
    package var hasErrors: Bool { diagnostics.hasErrors }
}
