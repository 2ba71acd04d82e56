import ModelcDiagnostics
import ModelcSettings

/// A finding with its severity and suppression, which result from the settings.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// The suppression that hides the finding; nil if the finding is reported.
    package var suppression: Suppression?

    /// Whether the finding means that a part of the version could not be read.
    package var leavesUnread: Bool { rule.id == UnreadableElement.id && severity == .error }
}
