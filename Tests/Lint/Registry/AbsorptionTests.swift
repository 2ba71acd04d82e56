import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcLint

@Suite struct AbsorptionTests {
    private func finding(
        _ rule: DiagnosticID, _ name: String, other: String? = nil, _ severity: Severity
    ) -> Finding {
        Finding(
            rule, rule.rawValue, at: SchemaLocation(position: nil), on: .property(entity: "E", name), help: nil,
            facts: other.map { [.property(entity: "E", $0)] } ?? [], severity: severity)
    }

    private func left(_ findings: Finding...) -> [String] {
        let absorber = Absorber(findings, EffectiveRules(LintSettings()))
        return findings.filter { !absorber.absorbs($0) }.map { "\($0.id) \($0.selector)" }
    }

    @Test(arguments: Absorption.table.filter { $0.stronger != $0.weaker }) func everyLine(_ line: Absorption) {
        let strong = finding(line.stronger, "r", other: "i", .warning)
        #expect(left(strong, finding(line.weaker, "r", .error)) == ["\(line.stronger) E.r"])
        #expect(left(strong, finding(line.weaker, "other", .error)).count == 2)
        #expect(left(strong, finding(line.weaker, "i", .error)).count == (line.reach == .samePair ? 1 : 2))
        #expect(left(finding(line.weaker, "r", .note)).count == 1)
    }

    @Test func theWorseOfAPair() {
        let rule = NoActionDeleteRule.id
        let worse = finding(rule, "r", other: "i", .error)
        #expect(left(worse, finding(rule, "i", other: "r", .warning)) == ["\(rule) E.r"])
        #expect(left(worse, finding(rule, "i", other: "r", .error)).count == 2)
    }

    /// An absorbed finding still exists: a suppression of it counts as used.
    @Test func absorbedFindingsUseTheirSuppressions() {
        var model = depot { $0.entities[1].relationships[1].userInfo = disabling("cascade-without-inverse -- x") }
        model.entities[1].relationships[1].deleteRule = .cascade
        #expect(lint(model).summaries.filter { $0.contains("label") } == ["warning missing-inverse Parcel.label"])
    }
}
