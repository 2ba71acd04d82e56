import ModelcDiagnostics
import ModelcSchema

/// What lint found in one version of a model.
package struct LintResult: Sendable {
    /// What is to be reported, in the order of the file.
    package var findings: [JudgedFinding] = []
    /// What is suppressed, in the order of the file.
    package var suppressed: [JudgedFinding] = []
    /// The entries of `ignore`, by their places in the settings, that suppressed something. Whether an entry is of no
    /// use at all shows only when all models are done.
    package var usedIgnoreEntries: Set<Int> = []
    /// The rules that looked at the model, sorted by id.
    package var rulesRun: [RuleDescription] = []
}

/// A finding with what the settings make of it.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// Why it is not reported; nil for one that is.
    package var suppression: Suppression?

    /// Whether a part of the version could not be read for it.
    package var leavesUnread: Bool { rule.id == UnreadableElement.id && severity == .error }
}
