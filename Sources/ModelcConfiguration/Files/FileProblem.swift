import ModelcDiagnostics

/// Why a configuration file cannot be read.
struct FileProblem: Error {
    var path: String
    /// The reason, to follow "cannot be read:".
    var reason: String
    var help: String?

    var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableConfiguration, .error, "the configuration cannot be read: \(reason)",
            at: SourceLocation(path: path), help: help)
    }
}
