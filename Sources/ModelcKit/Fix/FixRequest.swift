import ModelcBase
import ModelcDiagnostics
import ModelcLint

/// What `lint` is to change in models.
package struct FixRequest {
    package enum Task {
        /// Make fixes.
        case fix
        /// Suppress the findings where they are.
        case suppress(reason: String?)
    }

    var task: Task
    /// Whether run-time behaviour and generated code may change.
    var allowsUnsafe = false
    /// The version to make the fixes in, which does not exist yet; nil to make them in place.
    var newVersion: String?
    /// Whether the changes are only shown.
    var showsDiff = false

    package init(
        task: Task, allowsUnsafe: Bool = false, newVersion: String? = nil, showsDiff: Bool = false
    ) {
        self.task = task
        self.allowsUnsafe = allowsUnsafe
        self.newVersion = newVersion
        self.showsDiff = showsDiff
    }
}

/// What fixing one version comes to. Nothing is on disk yet.
struct FixOutcome {
    /// The files to write, with what they are now.
    var changes: [FileChange] = []
    /// The folder of a new version, which is made before they are written.
    var newFolder: String?
    /// What was mended, in the order in which it was; nothing where suppressions are written.
    var made: [PlannedFix] = []
    /// Fixes that a tier forbids.
    var withheld: [PlannedFix] = []
    /// What lint says of the version as it will be.
    var left: [JudgedFinding] = []
    /// Why something is not done.
    var diagnostics: [Diagnostic] = []

    /// Whether the version as it will be has an element that cannot be read.
    var leavesUnread: Bool { left.contains(where: \.leavesUnread) }

    /// The changes as a unified diff.
    var diff: String { changes.map(\.unifiedDiff).joined() }

    /// The fixes that were made.
    var madeFixes: [ModelChanges.MadeFix] {
        made.map { fixed in
            ModelChanges.MadeFix(
                rule: fixed.rule.id, modelPath: fixed.finding.modelPath, file: changes.first?.path ?? "",
                tier: fixed.fix.tier, title: fixed.fix.title)
        }
    }
}

extension DiagnosticID {
    static let fixRefused = DiagnosticID("fix-refused")
    static let fixFailed = DiagnosticID("fix-failed")
    static let fixesWithheld = DiagnosticID("fixes-withheld")
    static let fixSkipped = DiagnosticID("fix-skipped")
    static let newVersionNotNeeded = DiagnosticID("new-version-not-needed")
    static let stepNotRepeated = DiagnosticID("step-not-repeated")
    static let fixesContradict = DiagnosticID("fixes-contradict")
    static let unusableVersionName = DiagnosticID("unusable-version-name")
}
