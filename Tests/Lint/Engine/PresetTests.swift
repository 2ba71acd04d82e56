import ModelcDiagnostics
import ModelcSchema
import Testing

@testable import ModelcLint

/// What presets make of the rules in their tables, shown by the rules' own examples.
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

    /// How bad the findings of a rule are in its bad examples.
    private func severities(of rule: String, _ preset: String) throws -> [Severity] {
        var settings = LintSettings()
        settings.presets = [PresetReference(preset)]
        let description = try #require(RuleNames.all.rule(rule))
        return try description.bad.flatMap { example in
            let model = ResolvedModel(try ExampleModel(example).model)
            return Linter.lint(model, description.context(of: example), settings).findings
                .filter { $0.rule.id.rawValue == rule }.map(\.severity)
        }
    }
}

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

@Suite struct SelectorTests {
    private static let parts: [ElementSelector] = [
        .model, .entity("Book"), .entity("Legacy.Odd"), .property(entity: "Book", "author"),
        .fetchIndex(entity: "Book", "byTitle"), .uniqueness(entity: "Book", ["isbn", "year"]),
        .configuration("Cloud"), .fetchRequest("Recent.All"),
    ]

    private func matches(_ pattern: String, bundle: String = "Library", version: String = "Library 2") -> [String] {
        guard let pattern = SelectorPattern(pattern) else { return ["no pattern"] }
        return Self.parts.filter { pattern.matches($0, bundle: bundle, version: version) }.map(\.description)
    }

    @Test(arguments: parts.filter { $0 != .entity("Legacy.Odd") }) func everyPartMatchesItsOwnText(
        _ part: ElementSelector
    ) {
        #expect(matches("Library#\(part)") == [part.description])
    }

    @Test func wildcards() {
        #expect(matches("*#*").count == Self.parts.count)
        #expect(matches("Lib*#B?ok.*") == ["Book.author", "Book.fetchIndex:byTitle", "Book.unique:isbn,year"])
        #expect(matches("L*#Book.fetchIndex:*") == ["Book.fetchIndex:byTitle"])
        #expect(matches("L*#B*") == ["Book"])
        #expect(matches("Other#*").isEmpty)
        #expect(matches("#Book") == ["no pattern"])
        #expect(matches("Library") == ["no pattern"])
    }

    @Test func versions() {
        #expect(matches("Library/Library 2#Book") == ["Book"])
        #expect(matches("Library/* 3#Book").isEmpty)
        #expect(matches("Library/*#Book") == ["Book"])
    }

    @Test(arguments: [
        ("", "", true), ("*", "", true), ("a*c", "abbc", true), ("a*c", "abcd", false), ("?", "", false),
        ("**a", "bba", true), ("a?c", "abc", true), ("*ab*ab", "abab", true), ("*ab*ab", "aab", false),
    ]) func wildcard(_ pattern: String, _ text: String, _ expected: Bool) {
        #expect(Wildcard(pattern).matches(text) == expected)
    }

    @Test func aHostileWildcardTakesNoTime() {
        let pattern = String(repeating: "a*", count: 500) + "b"
        #expect(!Wildcard(pattern).matches(String(repeating: "a", count: 2000)))
    }

    @Test func systemVersions() {
        #expect(SystemVersion("10.14") == SystemVersion(10, 14))
        #expect(SystemVersion("15") == SystemVersion(15))
        #expect(SystemVersion("15.0.1") == SystemVersion(15))
        #expect(SystemVersion("15.x") == nil && SystemVersion("") == nil && SystemVersion("1.2.3.4") == nil)
        #expect(SystemVersion(10, 14) < SystemVersion(11))
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
