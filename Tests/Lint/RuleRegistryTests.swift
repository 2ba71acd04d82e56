import Foundation
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// Names what was forgotten when a rule was written.
@Suite struct RuleRegistryTests {
    @Test func everyRuleIsRegistered() throws {
        let folder = Repository.root.appendingPathComponent("Sources/ModelcLint/Rules")
        var written: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            let rules = text.matches(of: /(?m)^enum (\w+): (Lint|Version|Described)Rule\b/)
            written += rules.map { String($0.output.1) }
        }
        let registered = RuleRegistry.all.map { String(describing: $0) }
        let forgotten = Set(written).subtracting(registered)
        #expect(!written.isEmpty)
        #expect(forgotten.isEmpty, "add these rules to a list of RuleRegistry: \(forgotten.sorted())")
        #expect(Set(registered).subtracting(written).isEmpty, "rules stand in Sources/ModelcLint/Rules")
        #expect(Set(registered).count == registered.count, "a rule is registered twice")
        #expect(Set(RuleRegistry.all.map { $0.id }).count == RuleRegistry.all.count, "two rules have one id")
    }

    /// `cloudkit` and `swiftdata` are one word in ids, as in the names of their categories.
    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func idsAreKebabCase(_ id: String) {
        #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)+/) != nil)
    }

    @Test func idsAreTheNamesOfTheirTypes() {
        for rule in RuleRegistry.all {
            let name = String(describing: rule).lowercased()
            #expect(rule.id.rawValue.filter { $0 != "-" } == name, "rename the type, or the id")
        }
    }

    /// A rule is named for what it flags: a name that says what should be would read wrong after "allow".
    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func idsSayWhatIsWrong(_ id: String) {
        let words = id.split(separator: "-").map(String.init)
        for virtue in [
            "require", "requires", "must", "should", "prefer", "use", "ensure", "check", "valid", "no-missing",
        ] {
            #expect(words.first != virtue, "'\(id)' says what should be, not what is wrong")
        }
    }

    @Test(arguments: RuleRegistry.all.map { $0.id.rawValue }) func everyRuleIsDescribedAndShown(_ id: String) throws {
        let rule = try #require(RuleNames.all.rule(id))
        for text in [rule.summary, rule.rationale, rule.help] { #expect(!text.isEmpty) }
        #expect(rule.summary.last != ".", "a summary has no final stop")
        #expect(!rule.bad.isEmpty, "show a model that breaks the rule")
        #expect(!rule.good.isEmpty, "show a neighbour that does not break the rule")
        let near = rule.seeAlso
        #expect(Set(near).count == near.count && !near.contains(rule.id), "name other rules, each once")
        #expect(!rule.isStructural || rule.severity == .error)
    }

    /// Tables and "see also" name types; whoever reads them gets a rule that can be explained.
    @Test func tablesNameRegisteredRules() {
        let registered = Set(RuleRegistry.all.map { $0.id })
        let silenced = Preset.xcodeSwitches.values.joined()
        let ofPresets = Preset.strictRules + Preset.xcodeRules + Preset.xcodeErrors + silenced
        let near = RuleRegistry.all.flatMap { $0.description.seeAlso }
        let named = ofPresets.map { $0.id } + near + Absorption.table.flatMap { [$0.stronger, $0.weaker] }
        #expect(Set(named).subtracting(registered).isEmpty, "list these rules in RuleRegistry")
        let ofXcode = Set(Preset.xcodeRules.map { $0.id })
        let ofTables = (silenced + Preset.xcodeErrors).map { $0.id }
        #expect(Set(ofTables).isSubset(of: ofXcode), "list these rules in xcodeRules")
    }
}

@Suite struct RulePageTests {
    private static let pages = Goldens("Sources/modelc/Documentation.docc")

    /// The page of the documentation is made from the rules: `MODELC_RECORD_GOLDENS=1 swift test --filter RulePageTests`
    /// writes it anew, and fails.
    @Test func theTableOfTheDocumentationIsTheRules() throws {
        let expected = RuleTable.markdown(RuleRegistry.all.map { $0.description }, linksPages: true)
        try RulePageTests.pages.expect(expected, "LintRules.md")
    }

    /// Each rule has a page of its own, recorded in the same way; a page of no rule is stale.
    @Test func thePagesOfTheDocumentationAreTheRules() throws {
        let pages = RuleRegistry.all.map { ("\($0.id).md", RulePage.markdown($0.description)) }
        try RulePageTests.pages.expect(pages, in: "Rules")
    }

    @Test func aPageShowsAllThereIsToKnow() throws {
        let rule = try #require(RuleNames.all.rule("missing-inverse"))
        let page = RulePage.page(rule).text(width: 1000) { $0 }
        #expect(
            page.hasPrefix(
                "missing-inverse  rule of lint · inverses · warning in recommended · since 0.1 · fix: schema\n\nWhat\n")
        )
        for part in [
            rule.summary, rule.rationale, String(rule.help.dropFirst()), "\nWrong\n    <entity", "\nSee also\n  ",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.contains("    <entry key=\"modelc.lint.disable\" value=\"missing-inverse -- why\"/>\n"))
        #expect(!page.contains(Example.marker))
        for rule in RuleRegistry.all { #expect(RulePage.markdown(rule.description).hasSuffix("\n")) }
    }
}
