import ModelcBase
import ModelcSchema
import ModelcSettings

/// Chooses fixes that can be applied together. It performs no input or output: the caller applies the fixes, and
/// decides whether another pass is needed.
package struct FixPlan: Sendable {
    /// The fixes to apply now, ordered by rule and then by position in the file.
    package private(set) var chosen: [PlannedFix] = []
    /// Fixes that change or rely on the same element as a chosen fix. Another run determines whether they are still
    /// needed.
    private(set) var postponed: [PlannedFix] = []
    /// Fixes that the allowed tiers do not include. Suggestions are left out, because they are never applied.
    package private(set) var withheld: [PlannedFix] = []

    private var written: Set<SourcePosition> = []
    private var relied: Set<SourcePosition> = []

    /// - Parameter tiers: the tiers of fixes that may be applied. A tier, such as `.safe`, limits the effects that a
    ///   fix may have.
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
        // A fix may rely on an element that another fix removes. For example, if two indexes are equal, each fix
        // removes one and relies on the other one.
        guard known.isDisjoint(with: written), changed.isDisjoint(with: relied) else {
            return postponed.append(planned)
        }
        written.formUnion(changed)
        relied.formUnion(known)
        chosen.append(planned)
    }
}
