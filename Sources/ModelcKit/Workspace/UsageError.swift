import ModelcBase
import ModelcDiagnostics

/// The error of a request with conflicting options, or without a required option.
package struct UsageError: Error {
    /// The problem, and the option that solves it.
    package var message: String
    /// Messages collected before the error.
    package var remarks: Remarks?
    /// Whether only a value in the request is wrong, and not the way the command is called. If true, the usage text of
    /// the command is not shown.
    package var isAboutContent = false

    init(_ message: String, remarks: Remarks? = nil) {
        self.message = message
        self.remarks = remarks
    }
}
