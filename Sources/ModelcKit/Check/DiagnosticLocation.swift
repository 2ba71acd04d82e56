import ModelcDiagnostics
import ModelcLint

/// Identifies equal diagnostics of two parts. The severity is not compared: an error in one part may be a warning in another.
struct DiagnosticLocation: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation?
    private let modelPath: String?
    /// The message, if the diagnostic has no location to compare.
    private let message: String?

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
        modelPath = diagnostic.modelPath
        message = diagnostic.location == nil ? diagnostic.message : nil
    }
}
