import ModelcBase
import ModelcDiagnostics

/// The reason why a lock file cannot be used.
package struct LockFileError: Error {
    package var diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// Creates the error for a damaged file.
    init(_ message: String, at location: SourceLocation, help: String? = nil) {
        diagnostic = Diagnostic(
            .invalidLock, .error, message, at: location,
            help: help ?? "restore the file from version control; do not edit it by hand")
    }

    /// Returns the error for a conflict marker that a merge left in the file.
    static func conflict(at location: SourceLocation) -> LockFileError {
        LockFileError(
            "a merge conflict is not resolved", at: location,
            help:
                "keep the lines of both sides and delete the markers; if both sides locked the same version, keep the "
                + "side that shipped")
    }

    /// - Parameter format: the format number that the file states.
    static func format(_ format: String, at location: SourceLocation) -> LockFileError {
        let isOld = Int(format).map { $0 < VersionLock.format } ?? false
        let message =
            "the lock file has format '\(format)'; this modelc reads only \(VersionLock.format) and "
            + "\(VersionLock.formatWithAcceptedHashes)"
        return LockFileError(
            diagnostic: Diagnostic(
                .unsupportedLockVersion, .error, message, at: location,
                help: isOld
                    ? "check that the locked versions are as they shipped, delete the file, and run '\(ToolCommandName.lock)'"
                    : "use the release of modelc that wrote it, or a later one"))
    }
}
