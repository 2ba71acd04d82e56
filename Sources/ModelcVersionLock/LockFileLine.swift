import ModelcDiagnostics

/// A line of a lock file: a keyword and what follows it.
struct LockFileLine {
    let keyword: Substring
    let rest: Substring
    /// The place of the keyword; the length is that of the whole line.
    let location: SourceLocation

    /// - Parameter text: the line without spaces before it and without its end.
    init(_ text: Substring, at location: SourceLocation) {
        let space = text.firstIndex(of: " ") ?? text.endIndex
        keyword = text[..<space]
        rest = text[space...].dropFirst()
        self.location = location
    }

    /// Whether version control left the line behind.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { keyword.hasPrefix($0) }
    }

    /// What stands before and after the end of a name: `NAME: HASH facts`.
    var named: (name: Substring, content: Substring)? {
        rest.firstRange(of: LockFileText.nameEnd).map { (rest[..<$0.lowerBound], rest[$0.upperBound...]) }
    }
}

/// Why a lock file cannot be used.
package struct LockFileFault: Error {
    package var diagnostic: Diagnostic

    package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }

    /// A file that is damaged.
    init(_ message: String, at location: SourceLocation, help: String? = nil) {
        diagnostic = Diagnostic(
            .invalidLock, .error, message, at: location,
            help: help ?? "restore the file from version control; do not edit it by hand")
    }

    /// What version control could not merge.
    static func conflict(at location: SourceLocation) -> LockFileFault {
        LockFileFault(
            "a merge conflict is not resolved", at: location,
            help:
                "keep the lines of both sides and delete the markers; if both sides locked the same version, keep the "
                + "side that shipped")
    }

    /// - Parameter format: what the file says of its format.
    static func format(_ format: String, at location: SourceLocation) -> LockFileFault {
        let isOld = Int(format).map { $0 < VersionLock.format } ?? false
        let message = "the lock file has format '\(format)'; this modelc reads only \(VersionLock.format)"
        return LockFileFault(
            diagnostic: Diagnostic(
                .unsupportedLockVersion, .error, message, at: location,
                help: isOld
                    ? "check that the locked versions are as they shipped, delete the file, and run 'modelc lock'"
                    : "use the release of modelc that wrote it, or a later one"))
    }
}
