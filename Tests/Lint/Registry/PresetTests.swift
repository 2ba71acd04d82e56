import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcLint

/// The effect of presets on the rules in their tables, shown by the rules' own examples.
@Suite struct PresetTests {
    /// A preset that reports nothing more than `recommended` would be a name without a meaning.
    @Test(arguments: Preset.strictRules.map { $0.id.rawValue }) func strictFailsWhereRecommendedDoesNot(
        _ rule: String
    ) throws {
        #expect(try severities(of: rule, "recommended").allSatisfy { $0 < .warning })
        let strict = try severities(of: rule, "strict")
        #expect(!strict.isEmpty && strict.allSatisfy { $0 >= .warning }, "\(strict)")
    }

    @Test func strictHasAllOfRecommended() throws {
        let recommended = try #require(Preset(PresetReference("recommended")))
        let strict = try #require(Preset(PresetReference("strict")))
        #expect(!Preset.strictRules.isEmpty)
        for rule in RuleRegistry.all.map({ $0.description }) {
            #expect((strict.severity(of: rule) ?? .off) >= (recommended.severity(of: rule) ?? .off), "\(rule.id)")
        }
    }

    @Test(arguments: Preset.xcodeRules.filter { $0 is any LintRule.Type }.map { $0.id.rawValue })
    func xcodeParityReportsWhatXcodeDoes(_ rule: String) throws {
        let found = try severities(of: rule, "xcode-parity")
        let isError = Preset.xcodeErrors.contains { $0.id.rawValue == rule }
        #expect(!found.isEmpty && (!isError || found.allSatisfy { $0 == .error }), "\(found)")
    }

    @Test func switchesOfXcodeSilenceRules() {
        #expect(Preset.silencedXcodeRules([:]).isEmpty)
        #expect(Preset.silencedXcodeRules(["MOMC_NO_DELETE_RULE_WARNINGS": "NO"]).isEmpty)
        #expect(Preset.silencedXcodeRules(["MOMC_NO_DELETE_RULE_WARNINGS": "YES"]) == ["no-action-delete-rule"])
        #expect(Preset.silencedXcodeRules(["MOMC_NO_WARNINGS": "YES"]).contains("missing-inverse"))
    }

    /// The severities of a rule's findings in its bad examples.
    private func severities(of rule: String, _ preset: String) throws -> [Severity] {
        var settings = LintSettings()
        settings.presets = [PresetReference(preset)]
        let description = try #require(RuleNames.all.rule(rule))
        return try description.bad.flatMap { example in
            let model = ResolvedModel(try ExampleModel(example).model)
            return Linter.lint(model, example.context, settings).findings
                .filter { $0.rule.id.rawValue == rule }.map(\.severity)
        }
    }
}
