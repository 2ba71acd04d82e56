import ModelcDiagnostics
import ModelcDisk

extension FileProblem {
    /// What is said of a file of a model.
    var diagnosticOfModel: Diagnostic {
        Diagnostic(
            .unreadableModel, .error, "'\(path)' cannot be read: \(reason)", at: SourceLocation(path: path),
            help: help ?? "make it readable")
    }

    /// What is said of a folder in which something was looked for.
    package var diagnostic: Diagnostic {
        Diagnostic(
            .unreadableFile, .error, "'\(path)' cannot be searched: \(reason)", at: SourceLocation(path: path),
            help: "make it readable")
    }
}
