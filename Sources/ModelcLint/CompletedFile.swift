import ModelcDiagnostics
import ModelcSchema

/// All findings of a file, before suppressions are applied.
package struct CompletedFile: Sendable {
    /// A finding with its severity, before suppressions are applied.
    struct Entry {
        var judged: JudgedFinding
        /// Whether a stronger rule reports the same cause. Such a finding is not reported.
        var isAbsorbed: Bool
    }

    /// The findings, in the order of their positions in the file.
    private(set) var entries: [Entry] = []
    let model: ManagedObjectModel
    let bundleName: String?
    let versionName: String?
    let settings: LintSettings
    /// The rules that ran. The keys are their ids.
    let running: [DiagnosticID: RuleDescription]
    let reported: RuleCategory?
    private let rules: EffectiveRules

    /// - Parameter findings: the findings of the rules and the errors of the file, in the order of their positions.
    init(_ checked: CheckedFile, _ findings: [Finding]) {
        model = checked.model
        bundleName = checked.context.bundleName
        versionName = checked.context.versionName
        settings = checked.settings
        running = Dictionary(checked.running.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        reported = checked.reported
        rules = checked.rules
        let absorber = Absorber(findings, rules)
        entries = findings.compactMap { finding in
            judged(finding).map { Entry(judged: $0, isAbsorbed: absorber.absorbs(finding)) }
        }
    }

    /// Returns a finding with its severity. Nil if its rule did not run, or if the severity is off.
    func judged(_ finding: Finding) -> JudgedFinding? {
        guard let rule = running[finding.id], let severity = rules.severity(of: finding).reported else { return nil }
        return JudgedFinding(finding: finding, rule: rule, severity: severity)
    }
}
