import ModelcBase
import ModelcDiagnostics

/// Three files of which one is to be made.
package struct MergeRequest {
    /// Where the result goes.
    package enum Destination {
        /// Into the file of ours.
        case ours
        /// Into another file; one that is there and says something else is replaced only if that is said.
        case file(String, replaces: Bool)
        /// To whoever asks: the outcome has the bytes.
        case caller
    }

    /// What both sides come from; an empty file where both added it.
    var base: String
    /// The file that gets the result, unless the destination is another one.
    var ours: String
    var theirs: String
    /// The path under which the file is known; nil for that of ours.
    package var name: String?
    package var destination = Destination.ours
    /// Whether nothing is written.
    package var isRehearsal = false
    /// Whether the result is the base of another merge, and not a file for anybody: nothing in it is a conflict.
    package var isOfAncestors = false

    package init(base: String, ours: String, theirs: String) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}

/// What came of a merge.
package struct MergeOutcome: RunOutcome {
    /// What two sides want, in words.
    package struct Conflict {
        /// `Book.title`.
        package var subject: String
        /// What each side wants, a clause each, in the words of a comparison.
        package var ours: [String]
        package var theirs: [String]
        /// What theirs has in the XML where the file does not have it.
        package var theirText: String?
        /// What is wrong, where it is more than that both sides changed the same thing.
        package var problem: String?
        /// What to do.
        var help: String
        /// Where the mark is in the result; nil for a file without marks.
        package var position: SourcePosition?
    }

    /// The path under which the file is known.
    package var name: String
    package var conflicts: [Conflict]
    /// The merged file.
    package var bytes: [UInt8]
    /// The file as it was.
    package var old: [UInt8]
    /// What there is to say beside the conflicts.
    var remarks: [Diagnostic] = []
    package var isRehearsal = false

    /// How the run ends: git takes 1 for a conflict.
    package var result: RunResult { conflicts.isEmpty ? .done : .findings }

    package var hasWritten: Bool { !isRehearsal && bytes != old }

    /// The conflicts as messages, and what else there is to say.
    package var messages: [Diagnostic] {
        conflicts.map { conflict in
            let what = conflict.problem.map { ": \($0)" } ?? " was changed by both sides"
            let separator = conflict.problem == nil ? ": " : "; "
            let (ours, theirs) = (conflict.ours.joined(separator: ", "), conflict.theirs.joined(separator: ", "))
            return Diagnostic(
                .mergeConflict, .error,
                "\(conflict.subject)\(what)\(separator)ours: \(ours); theirs: \(theirs)",
                at: SourceLocation(path: name, position: conflict.position), help: conflict.help)
        } + remarks
    }

    /// The text of the result, for excerpts.
    package var sources: [String: SourceText] { [name: SourceText(bytes)] }
}

extension DiagnosticID {
    static let mergeConflict = DiagnosticID("merge-conflict")
    static let mergeFailed = DiagnosticID("merge-failed")
    static let commentsNotMerged = DiagnosticID("comments-not-merged")
}
