import ModelcDiagnostics
import ModelcText

/// What came of reading a configuration.
package struct ConfigurationReading: Sendable {
    /// Everything that could be understood; nil where the file cannot be read or is no YAML. Not to be used while
    /// `hasErrors`: a misspelt key would silently be a default.
    package var configuration: Configuration?
    /// The file's text, for excerpts under the diagnostics.
    package var source: SourceText
    /// Everything that is wrong, in the order of the file.
    package var diagnostics: [Diagnostic]

    init(configuration: Configuration? = nil, source: SourceText, diagnostics: [Diagnostic]) {
        self.configuration = configuration
        self.source = source
        self.diagnostics = diagnostics
    }

    /// Whether a command must not go on.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
