import ModelcConfiguration
import ModelcDiagnostics
import ModelcText

/// The configuration file of a run, as far as there is one.
struct LoadedConfiguration {
    var configuration: Configuration?
    /// Its text, for excerpts under diagnostics.
    var sources: [String: SourceText] = [:]
    /// What is to be said of it without being an error.
    var diagnostics: [Diagnostic] = []
}
