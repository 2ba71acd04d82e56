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
            guard entry.rules.contains(where: { rule.isMeant(by: $0) }) else { continue }
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
            if !isPartial { found += UnusedSuppression.findings(in: entry, among: Array(running.values), .all) }
            found += UnknownRule.findings(in: entry, .all)
            found += SuppressionWithoutReason.findings(in: entry)
        }
        add(found)
        result.findings.sort { Finding.standsBefore($0.finding, $1.finding) }
        result.suppressed.sort { Finding.standsBefore($0.finding, $1.finding) }
    }
}

/// Takes out the findings whose cause a stronger rule reports.
struct Absorber {
    private struct Key: Hashable {
        var rule: DiagnosticID
        var part: ElementSelector
    }

    private let rules: EffectiveRules
    /// The worst severity of each rule's findings by the parts that they reach.
    private var atPart: [Key: SeveritySetting] = [:]
    private var atPair: [Key: SeveritySetting] = [:]

    init(_ findings: [Finding], _ rules: EffectiveRules) {
        self.rules = rules
        let stronger = Set(Absorption.table.map(\.stronger))
        for finding in findings where stronger.contains(finding.id) {
            let severity = rules.severity(of: finding)
            for part in [finding.selector] + finding.facts {
                let key = Key(rule: finding.id, part: part)
                atPair[key] = max(atPair[key] ?? .off, severity)
                if part == finding.selector { atPart[key] = max(atPart[key] ?? .off, severity) }
            }
        }
    }

    /// Whether a stronger rule reports the cause of a finding.
    func absorbs(_ finding: Finding) -> Bool {
        Absorption.table.contains { line in
            guard line.weaker == finding.id else { return false }
            let key = Key(rule: line.stronger, part: finding.selector)
            guard let found = line.reach == .samePart ? atPart[key] : atPair[key] else { return false }
            return line.stronger != line.weaker || found > rules.severity(of: finding)
        }
    }
}
