import ModelcDiagnostics

/// What came of reading YAML.
struct YAMLDocument {
    /// The content; nil for a file that holds nothing, or nothing but comments.
    var root: ConfigurationNode?
    /// Whether the text could be parsed to its end.
    var isReadable = true
    var diagnostics: [Diagnostic] = []

    static func unreadable(_ diagnostics: [Diagnostic]) -> YAMLDocument {
        YAMLDocument(isReadable: false, diagnostics: diagnostics)
    }
}
