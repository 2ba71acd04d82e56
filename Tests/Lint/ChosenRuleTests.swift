import ModelcSchema
import Testing

@testable import ModelcLint

/// Lint for the findings of selected rules only.
@Suite struct ChosenRuleTests {
    private static let settings: LintSettings = {
        var settings = LintSettings()
        settings.presets = [PresetReference("all")]
        settings.allowsPreview = true
        return settings
    }()

    /// Each rule has the same findings whether or not the others run, including findings that a stronger rule absorbs.
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

    /// A model whose structure is already checked has the same findings.
    @Test(arguments: ExampleTests.Case.all(\.good)) func soundModelsNeedNoSecondLook(_ test: ExampleTests.Case) throws {
        let subject = LintSubject(ResolvedModel(try ExampleModel(test.example).model))
        guard Linter.structuralProblems(in: subject).isEmpty else { return }
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
