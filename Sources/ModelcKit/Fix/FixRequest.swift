import ModelcBase
import ModelcDiagnostics
import ModelcLint

/// The changes that `lint` makes in models.
package struct FixRequest {
    package enum Task {
        /// Fix the findings.
        case fix
        /// Suppress the findings in the model.
        case suppress(reason: String?)
    }

    var task: Task
    /// Whether fixes may change run-time behavior and generated code.
    var allowsUnsafe = false
    /// The name of the new version to apply the fixes in; nil to apply them in place.
    var newVersion: String?
    /// Whether to only show the changes.
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

/// The result of fixing one version. Nothing is written to disk yet.
struct FixOutcome {
    /// The files to write, with their current bytes.
    var changes: [FileChange] = []
    /// The folder of a new version, which is created before the files are written.
    var newFolder: String?
    /// The applied fixes, in order; empty if suppressions are written.
    var made: [PlannedFix] = []
    /// The fixes that are not applied because of their tier.
    var withheld: [PlannedFix] = []
    /// The lint findings of the version after the fixes.
    var left: [JudgedFinding] = []
    /// The reasons why something was not done.
    var diagnostics: [Diagnostic] = []

    /// Whether the version still has an element that cannot be read after the fixes.
    var leavesUnread: Bool { left.contains(where: \.leavesUnread) }

    /// The changes as a unified diff.
    var diff: String { changes.map(\.unifiedDiff).joined() }

    /// The fixes that were applied.
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
