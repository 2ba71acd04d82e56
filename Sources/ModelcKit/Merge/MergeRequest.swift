import ModelcDiagnostics

/// Three files to merge into one.
package struct MergeRequest {
    /// The destination of the result.
    package enum Destination {
        /// The file of ours.
        case ours
        /// Another file. An existing file with different content is replaced only if `replaces` is true.
        case file(String, replaces: Bool)
        /// No file: the caller reads the bytes from the outcome.
        case caller
    }

    /// The common base of both sides; an empty file if both added it.
    var base: String
    /// The file that receives the result, unless the destination is another file.
    var ours: String
    var theirs: String
    /// The path of the file in the repository; nil for the path of ours.
    package var name: String?
    package var destination = Destination.ours
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether the result is the base of a later merge and not a file for the user. Nothing in it is a conflict.
    package var isOfAncestors = false

    package init(base: String, ours: String, theirs: String) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}

extension DiagnosticID {
    static let mergeConflict = DiagnosticID("merge-conflict")
    static let mergeFailed = DiagnosticID("merge-failed")
    static let commentsNotMerged = DiagnosticID("comments-not-merged")
}
