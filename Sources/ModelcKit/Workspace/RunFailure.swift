import ModelcBase
import ModelcDiagnostics

/// Ends a run that cannot continue. The catcher prints the diagnostics to standard error, and to a document if one was
/// requested; the thrower prints nothing.
package struct RunFailure: Error {
    package var diagnostics: [Diagnostic]
    /// The files that the diagnostics refer to, by path.
    package var sources: [String: SourceText] = [:]
    /// Whether nothing was written to standard output yet.
    package var isBeforeOutput = true
    /// Messages collected before the error.
    package var remarks: Remarks?

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:], remarks: Remarks? = nil) {
        self.diagnostics = diagnostics
        self.sources = sources
        self.remarks = remarks
    }

    /// Returns the failure of a run that has already printed results.
    package static func afterOutput(_ diagnostic: Diagnostic) -> RunFailure {
        var failure = RunFailure([diagnostic])
        failure.isBeforeOutput = false
        return failure
    }
}

extension DiagnosticID {
    static let unusableInput = DiagnosticID("unusable-input")
}
