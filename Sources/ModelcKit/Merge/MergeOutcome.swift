import ModelcBase
import ModelcDiagnostics

/// The result of a merge.
package struct MergeOutcome: RunOutcome {
    /// A conflict between the two sides, described in words.
    package struct Conflict {
        /// The element with the conflict, such as `Book.title`.
        package var subject: String
        /// The changes of ours, one clause each. The wording is the same as when versions are compared.
        package var ours: [String]
        package var theirs: [String]
        /// The element of theirs as XML text; nil if the merged file already contains the element.
        package var theirText: String?
        /// The problem in the merged model; nil if both sides only changed the same element.
        package var problem: String?
        /// Advice on how to resolve the conflict.
        var help: String
        /// The position of the conflict mark in the merged file; nil if the kind of file has no marks.
        package var position: SourcePosition?
    }

    /// The name of the merged file in messages.
    package var name: String
    package var conflicts: [Conflict]
    /// The merged file.
    package var bytes: [UInt8]
    /// The content of the file before the merge.
    package var old: [UInt8]
    /// Messages that are not conflicts.
    var remarks: [Diagnostic] = []
    package var isRehearsal = false

    /// The result of the run. A conflict gives exit code 1, as git expects.
    package var result: RunResult { conflicts.isEmpty ? .done : .findings }

    package var hasWritten: Bool { !isRehearsal && bytes != old }

    /// The conflicts as diagnostics, then all other messages.
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

    /// The text of the merged file, from which messages show lines.
    package var sources: [String: SourceText] { [name: SourceText(bytes)] }
}
