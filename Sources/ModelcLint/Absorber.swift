import ModelcDiagnostics
import ModelcSettings

/// Identifies findings that a stronger rule makes redundant, because it reports the same cause.
struct Absorber {
    private struct Key: Hashable {
        var rule: DiagnosticID
        var part: ElementSelector
    }

    private let rules: EffectiveRules
    /// The worst severity of each rule's findings at each part of the model, such as `Book.author`.
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

    /// Whether a stronger rule reports the same cause as a finding.
    func absorbs(_ finding: Finding) -> Bool {
        Absorption.table.contains { line in
            guard line.weaker == finding.id else { return false }
            let key = Key(rule: line.stronger, part: finding.selector)
            guard let found = line.reach == .samePart ? atPart[key] : atPair[key] else { return false }
            return line.stronger != line.weaker || found > rules.severity(of: finding)
        }
    }
}
