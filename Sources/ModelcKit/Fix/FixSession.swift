import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// Runs `lint --fix`, `--diff` and `--add-suppressions` on all versions of a run. The changes of each version are determined
/// separately, then all possible changes are written.
struct FixSession {
    let request: FixRequest
    /// The path of one lock file for all models; nil to use the lock file beside each model.
    var lockFile: String?
    /// The names of the versions that have shipped according to the configuration.
    var released: Set<String> = []
    /// Whether versions that are not current may be edited.
    var allowsOtherVersions = false
    /// The names of command-line options, as messages mention them.
    var wording = Wording.plain

    private(set) var outcomes: [FixOutcome] = []
    /// The failures to read or write something.
    private(set) var diagnostics: [Diagnostic] = []
    /// The folders in which fixes are written. Earlier runs that were killed may have left temporary files in them.
    private var folders: Set<String> = []

    init(_ request: FixRequest) { self.request = request }

    /// Whether there are changes to write.
    var hasChanges: Bool { outcomes.contains { !$0.changes.isEmpty } }

    /// All changes as a unified diff.
    var diff: String { outcomes.map(\.diff).joined() }

    /// The changes that were or would be made.
    var changes: ModelChanges {
        ModelChanges(
            isDryRun: request.showsDiff, fixes: outcomes.flatMap(\.madeFixes), files: outcomes.flatMap(\.changes))
    }

    /// Determines the changes in versions of one bundle. If an element of the bundle still cannot be read after the
    /// fixes, nothing in the bundle is changed, because findings of such a version may be wrong.
    mutating func add(_ targets: [FixTarget]) {
        // A new version is copied from the current one; findings of other versions are not fixed.
        let targets = targets.filter { !request.isForNewVersion || $0.version.isCurrent }
        guard let bundle = targets.first?.bundle else { return }
        switch VersionProtection.reading(lockFile: lockFile, besideModelAt: bundle.path) {
        case .failure(let problem): diagnostics.append(problem.diagnostic)
        case .success(var protection):
            protection.released = released
            protection.allowsOtherVersions = allowsOtherVersions
            let outcomes = targets.map { target in
                protection.base = target.baseVersions
                protection.isUnshipped = target.isUnshipped
                return FixRun(request: request, protection: protection, wording: wording).outcome(of: target)
            }
            guard request.showsDiff || !outcomes.contains(where: \.leavesUnread) else { return refuse(bundle) }
            folders.formUnion([bundle.path] + targets.map(\.version.path))
            diagnostics += outcomes.flatMap(\.diagnostics)
            self.outcomes += outcomes
        }
    }

    /// Reports that nothing in a bundle is changed because it could not be read completely. The read errors themselves
    /// are reported with the findings.
    mutating func refuse(_ bundle: VersionedModel) {
        diagnostics.append(
            Diagnostic(
                .fixSkipped, .warning, "nothing was changed in '\(bundle.path)': not all of it could be read",
                at: SourceLocation(path: bundle.path), help: "correct the errors, and run modelc again"))
    }

    /// Writes the changes. If the changes of one model cannot be written, reports this and continues with the other
    /// models.
    mutating func write(under lock: WriteLock) {
        UnfinishedFiles.remove(in: folders)
        for index in outcomes.indices {
            do throws(FileWritingError) {
                try FileWriter.change(
                    outcomes[index].changes, newFolder: outcomes[index].newFolder, under: lock)
            } catch {
                diagnostics.append(error.diagnostic)
                outcomes[index].made = []
                outcomes[index].changes = []
            }
        }
    }
}

/// The changes that a run makes in models, or that a dry run would make.
package struct ModelChanges {
    /// A fix that was applied.
    package struct MadeFix {
        package var rule: DiagnosticID
        /// The path of the element, as in `Book.cover`; nil for the whole model.
        package var modelPath: String?
        package var file: String
        package var tier: FixTier
        /// A description in the imperative, as in `set maxCount to 1`.
        package var title: String
    }

    /// Whether this was a dry run that wrote nothing.
    package var isDryRun: Bool
    package var fixes: [MadeFix]
    /// The changed files.
    package var files: [FileChange]
}

extension FileChange {
    /// Whether the change creates the file.
    package var isNew: Bool { old == nil }

    /// The changed lines, with positions in the original file.
    package var lineEdits: [TextEdit] {
        UnifiedDiff.lineEdits(
            from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: String(decoding: new, as: UTF8.self))
    }
}
