import ModelcDiagnostics

/// The findings of rules about versions in one file.
package struct VersionFindings: Sendable {
    package var findings: [Finding]
    /// The ids of the rules that ran: whether others would have found something is not known.
    var rules: Set<DiagnosticID>
}
