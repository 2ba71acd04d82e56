import ModelcDiagnostics
import ModelcText

/// Ends a command that cannot go on: its diagnostics go to standard error, and to whoever asked for a document. Whoever throws
/// it prints nothing.
struct CommandFailure: Error {
    var diagnostics: [Diagnostic]
    /// The files that they point into, by path.
    var sources: [String: SourceText] = [:]
    /// Whether standard output has got nothing yet.
    var isBeforeOutput = true

    init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }

    /// Something that was met after results were printed.
    static func afterOutput(_ diagnostic: Diagnostic) -> CommandFailure {
        var failure = CommandFailure([diagnostic])
        failure.isBeforeOutput = false
        return failure
    }
}

/// A command that can be asked for a document of JSON on standard output, and then gives one whatever happens.
protocol DocumentingCommand {
    var printsDocument: Bool { get }
}
