import ModelcBase
import ModelcDiagnostics

/// The error of a run that cannot continue. The code that catches it prints the diagnostics to standard error, and
/// writes them to a JSON document if one was requested. The code that throws it prints nothing.
package struct RunFailure: Error {
    package var diagnostics: [Diagnostic]
    /// The texts of the files that the diagnostics refer to, by path.
    package var sources: [String: SourceText] = [:]
    /// True if nothing was written to standard output before the error.
    package var isBeforeOutput = true
    /// Messages collected before the error.
    package var remarks: Remarks?

    package init(_ diagnostics: [Diagnostic], sources: [String: SourceText] = [:], remarks: Remarks? = nil) {
        self.diagnostics = diagnostics
        self.sources = sources
        self.remarks = remarks
    }

    /// Returns the error of a run that has already written results to standard output.
    package static func afterOutput(_ diagnostic: Diagnostic) -> RunFailure {
        var failure = RunFailure([diagnostic])
        failure.isBeforeOutput = false
        return failure
    }
}

extension DiagnosticID {
    static let unusableInput = DiagnosticID("unusable-input")
}
