import ModelcDiagnostics

/// Three files to merge into one.
package struct MergeRequest {
    /// Where to write the merged file.
    package enum Destination {
        /// Replaces the file of ours.
        case ours
        /// Writes another file. An existing file with different content is replaced only if `replaces` is true.
        case file(String, replaces: Bool)
        /// Writes no file. The caller reads the bytes from the outcome.
        case caller
    }

    /// The path of the common base. The file is empty if both sides added it.
    var base: String
    /// The path of ours. Unless the destination is another file, this file receives the result.
    var ours: String
    var theirs: String
    /// The path of the file in the repository, for messages; nil to use the path of the written file.
    package var name: String?
    package var destination = Destination.ours
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// Whether the result is only the base of a later merge by git. If true, no conflict is reported.
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
