import ModelcBase
import ModelcSchema
import ModelcSettings

/// Chooses the fixes of findings that can be applied together. Does no input or output: the caller applies them and
/// decides whether another pass is needed.
package struct FixPlan: Sendable {
    /// The fixes to apply now, in the order of the rules and, within a rule, of the file.
    package private(set) var chosen: [PlannedFix] = []
    /// Fixes that touch the same place as a chosen one. Another run decides whether they are still needed.
    private(set) var postponed: [PlannedFix] = []
    /// Fixes of tiers that are not allowed. Suggestions are not included, because they are never applied.
    package private(set) var withheld: [PlannedFix] = []

    private var written: Set<SourcePosition> = []
    private var relied: Set<SourcePosition> = []

    /// - Parameter tiers: the tiers of fixes that may be applied.
    package init(_ findings: [JudgedFinding], tiers: Set<FixTier>) {
        for found in FixPlan.inRuleOrder(findings) {
            guard let fix = found.finding.fix, fix.tier != .suggestion else { continue }
            add(PlannedFix(rule: found.rule, finding: found.finding, fix: fix), tiers)
        }
    }

    private static func inRuleOrder(_ findings: [JudgedFinding]) -> [JudgedFinding] {
        findings.enumerated().sorted { left, right in
            (left.element.rule.id, left.offset) < (right.element.rule.id, right.offset)
        }.map(\.element)
    }

    private mutating func add(_ planned: PlannedFix, _ tiers: Set<FixTier>) {
        guard tiers.contains(planned.fix.tier) else { return withheld.append(planned) }
        let changed = Set(planned.fix.edits.map(\.position))
        let known = changed.union(planned.places)
        // A fix may depend on what another one removes: each of two equal indexes assumes that the other one stays.
        guard known.isDisjoint(with: written), changed.isDisjoint(with: relied) else {
            return postponed.append(planned)
        }
        written.formUnion(changed)
        relied.formUnion(known)
        chosen.append(planned)
    }
}
