import ModelcDiagnostics
import ModelcSettings

/// A finding with its severity and suppression by the settings.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// Why it is not reported; nil if it is reported.
    package var suppression: Suppression?

    /// Whether a part of the version could not be read because of it.
    package var leavesUnread: Bool { rule.id == UnreadableElement.id && severity == .error }
}
