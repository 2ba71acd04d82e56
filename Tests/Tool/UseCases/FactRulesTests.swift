import Foundation
import ModelcLint
import ModelcPlans
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// A fact is worded once; the finding of a plan and the rule of lint are views of it.
@Suite struct FactRulesTests {
    private static let codes = MigrationFindingCode.allCases

    @Test func everyFactIsThatOfOneCode() throws {
        let folder = Repository.path("Sources/ModelcPlans/Facts")
        let tables = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
            $0.hasPrefix("MigrationFact+")
        }
        let written = try tables.flatMap { table in
            let text = try String(contentsOfFile: "\(folder)/\(table)", encoding: .utf8)
            return text.matches(of: /static let (\w+) = MigrationFact\(/).map { String($0.output.1) }
        }
        // The code and its fact have one name, so that nobody mixes up two of them.
        #expect(Set(written) == Set(FactRulesTests.codes.map { "\($0)" }))
        #expect(Set(FactRulesTests.codes.map(\.fact)).count == FactRulesTests.codes.count)
    }

    @Test(arguments: ["title", "summary", "why", "advice"]) func noTwoFactsShareAText(_ part: String) {
        let texts = FactRulesTests.codes.map(\.fact).map { fact in
            switch part {
            case "title": fact.title
            case "summary": fact.summary
            case "why": fact.why
            default: fact.advice
            }
        }
        let twice = Dictionary(grouping: texts) { $0 }.filter { $1.count > 1 }.keys
        #expect(twice.isEmpty, "say what tells the two facts apart")
    }

    /// A rule that says in its own words what a fact says has to be a view of it.
    @Test func noOtherRuleRepeatsAFact() {
        let facts = FactRulesTests.codes.map(\.fact)
        for rule in RuleRegistry.all.map({ $0.description }) where rule.fact == nil {
            let same = facts.first {
                [$0.summary, $0.title].contains(rule.summary) || [$0.advice, $0.fix].contains(rule.help)
            }
            #expect(same == nil, "'\(rule.id)' repeats '\(same?.title ?? "")': describe it by `of:`")
        }
    }

    @Test func sharedFactsHaveBothViews() throws {
        let shared = FactRules.ofCodes
        let seeing = RuleRegistry.all.map { $0.description }.filter { $0.fact != nil }
        #expect(Set(shared.values.joined()) == Set(seeing.map(\.id)))
        for (code, rules) in shared {
            let fact = code.fact
            #expect(!fact.advice.dropLast().contains(". "), "a finding says '\(fact.advice)' after another sentence")
            for id in rules {
                let rule = try #require(RuleNames.all.rule(id.rawValue))
                #expect(rule.fact == fact && rule.rationale.hasPrefix(fact.why))
                #expect(rule.help == fact.fix && rule.prevents == fact.failure)
                #expect(page(of: code).contains("In lint: ") && page(of: code).contains("`\(id)`"))
                #expect(RulePage.markdown(rule).contains("In plans: `\(code.rawValue)`."))
            }
        }
    }

    private func page(of code: MigrationFindingCode) -> String { code.reference().markdown }

    /// Several rules can see one fact: each looks at some of it.
    @Test func aFactCanHaveSeveralRules() throws {
        let rules = try #require(FactRules.ofCodes[.versionMissing]).compactMap { RuleNames.all.rule($0.rawValue) }
        #expect(rules.map(\.id.rawValue) == ["current-version-modified-after-release", "frozen-version-modified"])
        let summaries = Set(rules.map(\.summary))
        #expect(summaries.count == 2 && !summaries.contains(MigrationFindingCode.versionMissing.fact.summary))
        #expect(FactRules.ofCodes[.lockedVersionChanged]?.map(\.rawValue) == ["version-lock"])
    }
}
