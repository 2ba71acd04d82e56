import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcLint

@Suite struct AbsorptionTests {
    private func finding(
        _ rule: DiagnosticID, _ name: String, other: String? = nil, _ severity: Severity
    ) -> Finding {
        Finding(
            rule, rule.rawValue, at: SourcePlace(position: nil), on: .property(entity: "E", name),
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

    /// What is absorbed was found: a suppression of it is not a useless one.
    @Test func absorbedFindingsUseTheirSuppressions() {
        var model = depot { $0.entities[1].relationships[1].userInfo = disabling("cascade-without-inverse -- x") }
        model.entities[1].relationships[1].deleteRule = .cascade
        #expect(lint(model).summaries.filter { $0.contains("label") } == ["warning missing-inverse Parcel.label"])
    }
}

/// Lint for the findings of some rules only.
@Suite struct ChosenRuleTests {
    private static let settings: LintSettings = {
        var settings = LintSettings()
        settings.presets = [PresetReference("all")]
        settings.allowsPreview = true
        return settings
    }()

    /// Of each rule the same is found whether the others run or not: also what a stronger rule absorbs.
    @Test(arguments: ExampleTests.Case.all(\.bad)) func findingsAreThoseOfAWholeRun(_ test: ExampleTests.Case) throws {
        let model = ResolvedModel(try ExampleModel(test.example).model)
        let whole = Linter.lint(model, test.context, Self.settings).findings
        let ids = Set(whole.map(\.rule.id))
        for chosen in ids.map({ [$0] }) + [ids] {
            let found = Linter.lint(model, test.context, Self.settings, findingsOf: chosen).findings
            #expect(
                found.filter { chosen.contains($0.rule.id) }.map(\.finding)
                    == whole.filter { chosen.contains($0.rule.id) }.map(\.finding))
        }
    }

    /// Of a model whose structure was checked already, as of any other.
    @Test(arguments: ExampleTests.Case.all(\.good)) func soundModelsNeedNoSecondLook(_ test: ExampleTests.Case) throws {
        let subject = LintSubject(ResolvedModel(try ExampleModel(test.example).model))
        guard Linter.structuralFaults(in: subject).isEmpty else { return }
        let whole = Linter.lint(subject, test.context, Self.settings)
        let rest = Linter.lint(subject, test.context, Self.settings, isSound: true)
        #expect(rest.findings.map(\.finding) == whole.findings.map(\.finding))
        #expect(rest.rulesRun.map(\.id) == whole.rulesRun.map(\.id))
        #expect(
            Linter.lint(subject.model, test.context, Self.settings).findings.map(\.finding)
                == whole.findings.map(\.finding))
    }

    @Test func otherRulesDoNotRun() {
        let rules = Linter.lint(ResolvedModel(depot()), findingsOf: [NoActionDeleteRule.id]).rulesRun.map(\.id)
        #expect(rules.contains(NoActionDeleteRule.id) && !rules.contains(MissingInverse.id))
    }
}
