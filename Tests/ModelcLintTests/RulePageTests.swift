import Foundation
import ModelcTestSupport
import Testing

@testable import ModelcLint

@Suite struct RulePageTests {
    /// The page of the documentation is made from the rules: `MODELC_RECORD_GOLDENS=1 swift test --filter RulePageTests`
    /// writes it anew, and fails.
    @Test func theTableOfTheDocumentationIsTheRules() throws {
        let page = Repository.path("Sources/modelc/Documentation.docc/LintRules.md")
        let expected = RuleTable.markdown(RuleRegistry.all.map { $0.description }, linksPages: true)
        if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
            try expected.write(toFile: page, atomically: true, encoding: .utf8)
            Issue.record("recorded \(page)")
        }
        let written = try String(contentsOfFile: page, encoding: .utf8)
        #expect(written == expected, "a rule is not documented: run MODELC_RECORD_GOLDENS=1 swift test")
    }

    /// Each rule has a page of its own, recorded in the same way; a page of no rule is stale.
    @Test func thePagesOfTheDocumentationAreTheRules() throws {
        let folder = Repository.root.appendingPathComponent("Sources/modelc/Documentation.docc/Rules")
        let isRecording = ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1"
        if isRecording {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for rule in RuleRegistry.all {
                let page = folder.appendingPathComponent("\(rule.id).md")
                try Data(RulePage.markdown(rule.description).utf8).write(to: page)
            }
            Issue.record("recorded \(folder.path)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == RuleRegistry.all.map { "\($0.id).md" }.sorted(), "run MODELC_RECORD_GOLDENS=1 swift test")
        for rule in RuleRegistry.all {
            let page = try? String(contentsOf: folder.appendingPathComponent("\(rule.id).md"), encoding: .utf8)
            #expect(page == RulePage.markdown(rule.description), "\(rule.id): run MODELC_RECORD_GOLDENS=1 swift test")
        }
    }

    @Test func aPageShowsAllThereIsToKnow() throws {
        let rule = try #require(RuleNames.all.rule("missing-inverse"))
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
