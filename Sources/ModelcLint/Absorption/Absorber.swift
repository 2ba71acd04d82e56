import ModelcDiagnostics

/// Takes out the findings whose cause a stronger rule reports.
struct Absorber {
    private struct Key: Hashable {
        var rule: String
        var part: ElementSelector
    }

    private let rules: EffectiveRules
    /// The worst severity of each rule's findings by the parts that they reach.
    private var atPart: [Key: LintSeverity] = [:]
    private var atPair: [Key: LintSeverity] = [:]

    init(_ findings: [Finding], _ rules: EffectiveRules) {
        self.rules = rules
        let stronger = Set(Absorption.table.map(\.stronger))
        for finding in findings where stronger.contains(finding.id.rawValue) {
            note(finding, at: [finding.selector], in: &atPart)
            note(finding, at: [finding.selector] + finding.facts, in: &atPair)
        }
    }

    private func note(_ finding: Finding, at parts: [ElementSelector], in table: inout [Key: LintSeverity]) {
        for part in parts {
            let key = Key(rule: finding.id.rawValue, part: part)
            table[key] = max(table[key] ?? .off, rules.severity(of: finding))
        }
    }

    /// Whether a stronger rule reports the cause of a finding.
    func absorbs(_ finding: Finding) -> Bool {
        Absorption.table.contains { line in
            guard line.weaker == finding.id.rawValue else { return false }
            let key = Key(rule: line.stronger, part: finding.selector)
            guard let found = line.reach == .samePart ? atPart[key] : atPair[key] else { return false }
            return line.stronger != line.weaker || found > rules.severity(of: finding)
        }
    }
}
