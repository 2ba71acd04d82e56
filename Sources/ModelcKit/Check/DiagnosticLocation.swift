import ModelcDiagnostics
import ModelcLint

/// The location of a diagnostic, used to recognize the same diagnostic in two parts of the check. The severity is not
/// compared: an error in one part may be a warning in another.
struct DiagnosticLocation: Hashable {
    private let id: DiagnosticID
    private let location: SourceLocation?
    private let modelPath: String?
    /// The message; nil if the diagnostic has a location, because then the locations are compared.
    private let message: String?

    init(_ diagnostic: Diagnostic) {
        id = diagnostic.id
        location = diagnostic.location
        modelPath = diagnostic.modelPath
        message = diagnostic.location == nil ? diagnostic.message : nil
    }
}
