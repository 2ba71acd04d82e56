import ModelcDiagnostics

/// The findings of the version rules in one file.
package struct VersionFindings: Sendable {
    package var findings: [Finding]
    /// The ids of the rules that ran. For other rules it is not known whether they would find anything.
    var rules: Set<DiagnosticID>
}
