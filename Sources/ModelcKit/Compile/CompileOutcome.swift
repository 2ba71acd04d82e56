import ModelcDiagnostics
import ModelcSchema

/// The result of a compilation.
package struct CompileOutcome: ModelOutcome {
    /// A file of the output.
    package struct File {
        package var path: String
        package var action: PlannedFile.Action
    }

    /// The files, in the order of the models.
    package var files: [File] = []
    /// Paths of files of an earlier compilation that are obsolete: memory images of versions (`.omo`), and versions
    /// that no longer exist.
    package var removed: [String] = []
    package var isRehearsal = false
    /// The number of compiled files if the stamp (a record of an earlier run) shows that nothing has changed since; nil
    /// if they were compiled now.
    package var unchangedCount: Int?
    package var models: [VersionedModel] = []
    package var messages: [Diagnostic] = []
    package var result = RunResult.done

    package var hasWritten: Bool { !isRehearsal && (files.contains { $0.action.writes } || !removed.isEmpty) }
}
