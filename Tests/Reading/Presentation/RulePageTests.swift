import ModelcLint
import ModelcTestSupport
import Testing

@testable import ModelcPresentation

@Suite struct RulePageTests {
    private static let pages = Goldens("Sources/modelc/Documentation.docc")

    /// The page of the documentation is generated from the rules: `MODELC_RECORD_GOLDENS=1 swift test --filter
    /// RulePageTests` records it, and fails.
    @Test func theTableOfTheDocumentationIsTheRules() throws {
        let expected = RuleTable.markdown(RuleRegistry.all.map { $0.description }, linksPages: true)
        try RulePageTests.pages.expect(expected, "LintRules.md")
    }

    /// Each rule has a page of its own, recorded in the same way; a page without a rule is stale.
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

    @Test func aRuleBetweenVersionsShowsBoth() throws {
        let page = RulePage.markdown(try #require(RuleNames.all.rule("type-changed")))
        #expect(page.contains("<!-- Library.xcdatamodel -->"))
        #expect(page.contains("<!-- Library 2.xcdatamodel, current -->"))
        #expect(!page.contains(Example.marker))
    }

    /// The page in the documentation links to related pages, the page alone does not.
    @Test func aPageAloneLeadsToNoOther() throws {
        let rule = try #require(RuleNames.all.rule("missing-inverse"))
        let page = RulePage.markdown(rule)
        let alone = RulePage.markdownAlone(rule)
        #expect(page.hasPrefix(alone.dropLast() + "\n\n## See also\n\n"))
        #expect(page.contains("](ambiguous-inverse.md)") && !alone.contains(".md)"))
    }
}
