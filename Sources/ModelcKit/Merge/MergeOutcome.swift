import ModelcBase
import ModelcDiagnostics

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
        /// The problem; nil if the conflict is only that both sides changed the same thing.
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
