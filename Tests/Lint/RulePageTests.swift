import ModelcTestSupport
import Testing

@testable import ModelcLint

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
        let rule = try #require(RuleNames.rule("missing-inverse"))
        let page = RulePage.text(rule)
        #expect(page.hasPrefix("missing-inverse   inverses · warning in recommended · since 1.0 · schema fix\n\n"))
        for part in [rule.summary, rule.rationale, rule.help, "Bad:\n    <entity", "Good:\n    <entity", "See also: "] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.contains("Suppress: <entry key=\"modelc.lint.disable\" value=\"missing-inverse -- why\"/>"))
        #expect(!page.contains(Example.marker))
        for rule in RuleRegistry.all { #expect(RulePage.text(rule.description).hasSuffix("\n")) }
    }
}
