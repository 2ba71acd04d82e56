import ModelcBase
import ModelcDiagnostics

/// Messages from reading input, with the texts of the files that they refer to.
package struct Remarks: Sendable {
    package var diagnostics: [Diagnostic]
    /// The texts of the files, by path.
    package var sources: [String: SourceText]

    init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }
}
