import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The result of reading a configuration.
package struct ConfigurationReading: Sendable {
    /// Everything that could be decoded; nil if the file cannot be read or is not valid YAML. Must not be used while
    /// `hasErrors` is true: a misspelt key would silently use its default.
    package var configuration: Configuration?
    /// The file's text, for excerpts under the diagnostics.
    package var source: SourceText
    /// All errors, in the order of the file.
    package var diagnostics: [Diagnostic]

    /// Whether a command must stop.
    package var hasErrors: Bool { diagnostics.hasErrors }
}
