import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct FixPlanTests {
    private func found(
        _ rule: any DescribedRule.Type, at offset: Int, _ tier: FixTier = .safe, edits: [Int], related: [Int] = []
    ) -> JudgedFinding {
        let edits = edits.map { ModelEdit.removeElement(position($0)) }
        let finding = Finding(
            rule.id, "\(rule.id) at \(offset)", at: SchemaLocation(position: position(offset)), on: .model, help: nil,
            related: related.map { RelatedFinding("there", at: SchemaLocation(position: position($0))) },
            fix: Fix(tier, "mend it", edits))
        return JudgedFinding(finding: finding, rule: rule.description, severity: .warning)
    }

    private func places(_ fixes: [PlannedFix]) -> [Int?] { fixes.map { $0.finding.place.position?.line } }

    @Test func tiersDecide() {
        let findings = [FixTier.suggestion, .safe, .behaviour, .schema].enumerated().map { index, tier in
            found(EmptyIndex.self, at: index, tier, edits: [index])
        }
        let allowed = [(false, false), (false, true), (true, false), (true, true)].map { unsafe, isNew in
            FixPlan(findings, tiers: FixTier.allowed(unsafe: unsafe, inNewVersion: isNew))
        }
        #expect(allowed.map(\.chosen.count) == [1, 1, 2, 3])
        #expect(allowed.map(\.withheld.count) == [2, 2, 1, 0])
    }

    @Test func theFirstRuleWinsWhereFixesTouchTheSame() {
        let plan = FixPlan(
            [
                found(RedundantIndex.self, at: 1, edits: [5]), found(EmptyIndex.self, at: 2, edits: [5, 6]),
                found(RedundantIndex.self, at: 3, edits: [7]), found(RedundantIndex.self, at: 4, edits: [6]),
            ], tiers: [.safe])
        #expect(places(plan.chosen) == [position(2).line, position(3).line])
        #expect(places(plan.postponed) == [position(1).line, position(4).line])
    }

    /// Each finding about two equal indexes refers to the other index: both fixes together would leave none.
    @Test func whatAFindingSpeaksOfMustStay() {
        let plan = FixPlan(
            [
                found(DuplicateIndex.self, at: 1, edits: [1], related: [2]),
                found(RedundantIndex.self, at: 2, edits: [2], related: [3]),
                found(RedundantIndex.self, at: 9, edits: [9], related: [1]),
                found(RedundantIndex.self, at: 10, edits: [10], related: [2]),
            ], tiers: [.safe])
        #expect(places(plan.chosen) == [position(1).line, position(10).line])
    }

    @Test func findingsWithoutFixes() {
        let plan = FixPlan([found(EmptyIndex.self, at: 1, edits: [])], tiers: [.safe])
        #expect(plan.chosen.isEmpty && plan.withheld.isEmpty && plan.postponed.isEmpty)
    }
}
