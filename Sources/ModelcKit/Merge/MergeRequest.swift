import ModelcBase
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

/// The result of a merge.
package struct MergeOutcome: RunOutcome {
    /// A conflict between the two sides, described in words.
    package struct Conflict {
        /// The element that the conflict is about: `Book.title`.
        package var subject: String
        /// The changes of ours, one clause each, in the terms used to compare versions.
        package var ours: [String]
        package var theirs: [String]
        /// The XML of theirs, if the result does not contain it.
        package var theirText: String?
        /// The problem, if there is more to it than both sides changing the same thing.
        package var problem: String?
        /// Advice for the user.
        var help: String
        /// The position of the mark in the result; nil for a file without marks.
        package var position: SourcePosition?
    }

    /// The path of the file in the repository.
    package var name: String
    package var conflicts: [Conflict]
    /// The merged file.
    package var bytes: [UInt8]
    /// The previous content of the file.
    package var old: [UInt8]
    /// Messages other than conflicts.
    var remarks: [Diagnostic] = []
    package var isRehearsal = false

    /// The result of the run. Git expects exit code 1 for a conflict.
    package var result: RunResult { conflicts.isEmpty ? .done : .findings }

    package var hasWritten: Bool { !isRehearsal && bytes != old }

    /// The conflicts as messages, and all other messages.
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
