import ModelcDiagnostics
import ModelcSchema
import ModelcText

/// Chooses, of the fixes of findings, those that can be made together. Pure: what they do to a file, and whether another
/// pass is needed, is the business of whoever makes them.
package struct FixPlan: Sendable {
    /// The fixes to make now, in the order of the rules and, within a rule, of the file.
    package private(set) var chosen: [PlannedFix] = []
    /// Fixes that touch what a chosen one touches: after that is made, a new look tells whether they are still needed.
    package private(set) var postponed: [PlannedFix] = []
    /// Fixes of tiers that are not allowed. Suggestions are not among them: no tool makes those.
    package private(set) var withheld: [PlannedFix] = []

    private var written: Set<SourcePosition> = []
    private var relied: Set<SourcePosition> = []

    /// - Parameter tiers: the tiers of fixes that may be made.
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
        // A fix may rest on what another one takes away: of two equal indexes each says that the other one stays.
        guard known.isDisjoint(with: written), changed.isDisjoint(with: relied) else {
            return postponed.append(planned)
        }
        written.formUnion(changed)
        relied.formUnion(known)
        chosen.append(planned)
    }
}

/// A fix with the finding that it mends.
package struct PlannedFix: Sendable {
    package var rule: RuleDescription
    package var finding: Finding
    package var fix: Fix

    /// The places that the finding is about: the fix is right only as long as they are as they were.
    var places: [SourcePosition] {
        ([finding.place] + finding.related.map(\.place)).compactMap(\.position)
    }
}

extension FixTier {
    /// The tiers of fixes that a run may make.
    ///
    /// - Parameters:
    ///   - allowsUnsafe: whether run-time behaviour and generated code may change.
    ///   - isNewVersion: whether no store can have been made with the version, so that its hash may change.
    package static func allowed(unsafe allowsUnsafe: Bool, inNewVersion isNewVersion: Bool) -> Set<FixTier> {
        guard allowsUnsafe else { return [.safe] }
        return isNewVersion ? [.safe, .behaviour, .schema] : [.safe, .behaviour]
    }
}
