import ModelcDiagnostics
import ModelcSchema

/// One run of lint over a version: what becomes of the findings.
struct LintRun {
    private(set) var result = LintResult()
    private let subject: LintSubject
    private let rules: EffectiveRules
    private let settings: LintSettings
    private let running: [DiagnosticID: RuleDescription]
    private var suppressions: SuppressionTable

    init(_ subject: LintSubject, _ rules: EffectiveRules, _ settings: LintSettings, running: [RuleDescription]) {
        self.subject = subject
        self.rules = rules
        self.settings = settings
        self.running = Dictionary(running.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        suppressions = SuppressionTable(subject.model.model)
        result.rulesRun = running.sorted { $0.id < $1.id }
    }

    /// Takes in the findings of rules: absorption, severity, suppression.
    mutating func add(_ findings: [Finding]) {
        let absorber = Absorber(findings, rules)
        let findings = SpellingHelp.added(to: findings.sorted(by: Finding.standsBefore), in: subject)
        for finding in findings {
            guard let rule = running[finding.id] else { continue }
            // What is absorbed has been found all the same: its suppression is not a useless one.
            let suppression = rule.isStructural ? nil : suppression(of: finding, rule)
            guard let severity = rules.severity(of: finding).reported, !absorber.absorbs(finding) else { continue }
            let judged = JudgedFinding(finding: finding, rule: rule, severity: severity, suppression: suppression)
            if suppression == nil {
                result.findings.append(judged)
            } else {
                result.suppressed.append(judged)
            }
        }
    }

    /// The model's own suppressions go before the configuration's.
    private mutating func suppression(of finding: Finding, _ rule: RuleDescription) -> Suppression? {
        var found = suppressions.suppression(of: finding, rule)
        for (index, entry) in settings.ignoreEntries.enumerated() {
            guard entry.rules.contains(where: { RuleNames.name($0, means: rule) }) else { continue }
            let isMeant = ([finding.selector] + finding.facts).contains {
                entry.select.matches($0, bundle: subject.context.bundleName, version: subject.context.versionName)
            }
            guard isMeant else { continue }
            result.usedIgnoreEntries.insert(index)
            found = found ?? Suppression(kind: .config, reason: entry.reason)
        }
        return found
    }

    /// Adds what is wrong with the suppressions themselves.
    mutating func addMetaFindings() {
        let isPartial = !settings.select.isEmpty || !settings.only.isEmpty
        var found: [Finding] = []
        for entry in suppressions.entries {
            if !isPartial { found += UnusedSuppression.findings(in: entry, among: Array(running.values)) }
            found += UnknownRule.findings(in: entry)
            found += SuppressionWithoutReason.findings(in: entry)
        }
        add(found)
        result.findings.sort { Finding.standsBefore($0.finding, $1.finding) }
        result.suppressed.sort { Finding.standsBefore($0.finding, $1.finding) }
    }
}
