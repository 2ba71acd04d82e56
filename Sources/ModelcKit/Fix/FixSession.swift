import ModelcBase
import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcSettings

/// `lint --fix`, `--diff` and `--add-suppressions` over all versions of a run: each is worked out on its own, then all that
/// can be written is.
struct FixSession {
    let request: FixRequest
    /// The lock file for all models; nil for the one beside each.
    var lockFile: String?
    /// The versions that shipped, by the configuration.
    var released: Set<String> = []
    /// Whether versions that are not current may be edited.
    var allowsOtherVersions = false
    /// How options are named.
    var wording = Wording.plain

    private(set) var outcomes: [FixOutcome] = []
    /// What could not be read or written.
    private(set) var diagnostics: [Diagnostic] = []
    /// Where fixes are written, and where runs that were killed may have left something.
    private var folders: Set<String> = []

    init(_ request: FixRequest) { self.request = request }

    /// Whether anything is to be written.
    var hasChanges: Bool { outcomes.contains { !$0.changes.isEmpty } }

    /// All changes as a unified diff.
    var diff: String { outcomes.map(\.diff).joined() }

    /// What was done or would be.
    var changes: ModelChanges {
        ModelChanges(
            isDryRun: request.showsDiff, fixes: outcomes.flatMap(\.madeFixes), files: outcomes.flatMap(\.changes))
    }

    /// Works out what is to be done in versions of one bundle. It stays as it is if an element is left that cannot be
    /// read: what is said of such a version may be wrong.
    mutating func add(_ targets: [FixTarget]) {
        // A new version is made of the current one; what is wrong with others stays.
        let targets = targets.filter { request.newVersion == nil || $0.version.isCurrent }
        guard let bundle = targets.first?.bundle else { return }
        switch VersionProtection.reading(lockFile: lockFile, besideModelAt: bundle.path) {
        case .failure(let fault): diagnostics.append(fault.diagnostic)
        case .success(var protection):
            protection.released = released
            protection.allowsOtherVersions = allowsOtherVersions
            let outcomes = targets.map { target in
                protection.base = target.baseVersions
                return FixRun(request: request, protection: protection, wording: wording).outcome(of: target)
            }
            guard request.showsDiff || !outcomes.contains(where: \.leavesUnread) else { return refuse(bundle) }
            folders.formUnion([bundle.path] + targets.map(\.version.path))
            diagnostics += outcomes.flatMap(\.diagnostics)
            self.outcomes += outcomes
        }
    }

    /// Leaves a bundle as it is of which not everything could be read; the errors themselves are reported with the findings.
    mutating func refuse(_ bundle: VersionedModel) {
        diagnostics.append(
            Diagnostic(
                .fixSkipped, .warning, "nothing was changed in '\(bundle.path)': not all of it could be read",
                at: SourceLocation(path: bundle.path), help: "correct the errors, and run modelc again"))
    }

    /// Writes the changes; what cannot be written is reported, and the other models are written all the same.
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

/// A version of a model with what lint says of it.
struct FixTarget {
    /// Lints the version as if its file held a model and the faults that were met while that was read.
    typealias Check = (ManagedObjectModel, [Diagnostic]) -> [JudgedFinding]

    /// The bundle, or the version that stands alone.
    var bundle: VersionedModel
    /// The version as it was read, with its text.
    var version: ModelVersion
    /// The versions that the state to compare with has; nil where nothing is compared.
    var baseVersions: Set<String>?
    /// The Xcode projects that list the versions, where a new one is to be made.
    var projects = ProjectListings.none
    /// What is to be mended or suppressed.
    var findings: [JudgedFinding]
    /// What there is to mend in the version after a pass, by the same rules.
    var lint: Check
}

/// What a run changed in models, or would change.
package struct ModelChanges {
    /// A fix that was made.
    package struct MadeFix {
        package var rule: DiagnosticID
        /// `Book.cover`; nil for the model as a whole.
        package var modelPath: String?
        package var file: String
        package var tier: FixTier
        /// An order: `set maxCount to 1`.
        package var title: String
    }

    /// Whether nothing was written.
    package var isDryRun: Bool
    package var fixes: [MadeFix]
    /// The files with other bytes than before.
    package var files: [FileChange]
}

extension FileChange {
    /// Whether there is no file yet.
    package var isNew: Bool { old == nil }

    /// The lines that change, with places in the file as it was.
    package var lineEdits: [TextEdit] {
        UnifiedDiff.lineEdits(
            from: old.map { String(decoding: $0, as: UTF8.self) } ?? "", to: String(decoding: new, as: UTF8.self))
    }
}
