import ModelcDiagnostics
import ModelcLint

/// The result of fixing one version. Nothing is written to disk yet.
struct FixOutcome {
    /// The files to write, with their current bytes.
    var changes: [FileChange] = []
    /// The folder of a new version, which is created before the files are written.
    var newFolder: String?
    /// The fixes that were applied, in order. Empty if the run writes suppressions instead of fixes.
    var made: [PlannedFix] = []
    /// The fixes that are not applied because fixes of their tier (such as `schema`) are not allowed in this run.
    var withheld: [PlannedFix] = []
    /// The lint findings of the version after the fixes.
    var left: [JudgedFinding] = []
    /// Messages with the reasons why something was not done.
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
