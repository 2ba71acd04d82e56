import ModelcDiagnostics
import ModelcSchema

/// A finding with what the settings make of it.
package struct JudgedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: Severity
    /// Why it is not reported; nil for one that is.
    package var suppression: Suppression?
}
