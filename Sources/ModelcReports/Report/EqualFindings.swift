import ModelcDiagnostics

/// Findings of one rule that say the same of several things: one finding with a count and the places.
typealias EqualFindings = EqualMessages<ReportedFinding>

extension EqualFindings {
    /// The findings, errors first, then in their order; equal ones as one.
    static func groups(of findings: [ReportedFinding]) -> [EqualFindings] {
        groups(of: findings) { finding in
            let message = finding.reach.map { finding.message.replacing($0, with: "") } ?? finding.message
            var text = MessageText(
                finding.rule, finding.severity, message, help: finding.help ?? finding.fix?.title ?? "")
            text.subjects = [
                finding.selector, finding.location.path, finding.bundle, finding.version ?? "", finding.versionName,
            ]
            // Without a source line to show, two in full say no more than one with both places.
            if finding.location.region == nil { text.leastCount = 2 }
            return text
        }
    }
}
