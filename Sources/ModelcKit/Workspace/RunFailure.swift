import ModelcBase
import ModelcDiagnostics

/// Ends a run that cannot go on: its diagnostics go to standard error, and to whoever asked for a document. Whoever throws
/// it prints nothing.
package struct RunFailure: Error {
    package var diagnostics: [Diagnostic]
    /// The files that they point into, by path.
    package var sources: [String: SourceText] = [:]
    /// Whether standard output has got nothing yet.
    package var isBeforeOutput = true
    /// Messages from before the run failed, apart from why it did.
    package var remarks: Remarks?

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:], remarks: Remarks? = nil) {
        self.diagnostics = diagnostics
        self.sources = sources
        self.remarks = remarks
    }

    /// Something that was met after results were printed.
    package static func afterOutput(_ diagnostic: Diagnostic) -> RunFailure {
        var failure = RunFailure([diagnostic])
        failure.isBeforeOutput = false
        return failure
    }
}

/// A request that asks for what does not go together, or leaves out what is needed.
package struct UsageFault: Error {
    /// What is wrong, and what to ask for.
    package var message: String
    /// Messages from before that was found out.
    package var remarks: Remarks?

    init(_ message: String, remarks: Remarks? = nil) {
        self.message = message
        self.remarks = remarks
    }
}

/// Messages about what was read, with the files that it points into.
package struct Remarks: Sendable {
    package var diagnostics: [Diagnostic]
    /// The texts of the files, by path.
    package var sources: [String: SourceText]

    init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:]) {
        self.diagnostics = diagnostics
        self.sources = sources
    }
}

extension DiagnosticID {
    static let unusableInput = DiagnosticID("unusable-input")
}
