import ModelcDiagnostics
import ModelcSettings

/// The content of a YAML text, and the errors in the text.
struct YAMLDocument {
    /// The content; nil for a file that is empty or has only comments.
    var root: ConfigurationNode?
    /// False if the text is not valid YAML up to its end.
    var isReadable = true
    var diagnostics: [Diagnostic] = []

    static func unreadable(_ diagnostics: [Diagnostic]) -> YAMLDocument {
        YAMLDocument(isReadable: false, diagnostics: diagnostics)
    }
}
