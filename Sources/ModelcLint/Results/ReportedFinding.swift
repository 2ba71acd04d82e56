/// A finding with what the settings make of it.
package struct ReportedFinding: Sendable {
    package var finding: Finding
    package var rule: RuleDescription
    package var severity: LintSeverity
    /// Why it is not reported; nil for one that is.
    package var suppression: Suppression?
}
