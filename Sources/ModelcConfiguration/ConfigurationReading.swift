import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// The settings that were read from a configuration, with all errors.
package struct ConfigurationReading: Sendable {
    /// Everything that could be decoded; nil if the file cannot be read or is not valid YAML. Do not use it if
    /// `hasErrors` is true: the setting of a misspelt key would silently have its default.
    package var configuration: Configuration?
    /// The file's text, for excerpts under the diagnostics.
    package var source: SourceText
    /// All errors, in the order of their locations in the file.
    package var diagnostics: [Diagnostic]

    /// Whether there is an error, so that the command must stop.
    package var hasErrors: Bool { diagnostics.hasErrors }
}
