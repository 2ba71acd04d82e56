import ModelcBase
import ModelcDiagnostics

/// A request with conflicting options, or without a required one.
package struct UsageError: Error {
    /// The problem, and the option to use.
    package var message: String
    /// Messages collected before the error.
    package var remarks: Remarks?
    /// Whether the command is called as it should be, and the words in it are wrong: its usage would not help.
    package var isAboutContent = false

    init(_ message: String, remarks: Remarks? = nil) {
        self.message = message
        self.remarks = remarks
    }
}
