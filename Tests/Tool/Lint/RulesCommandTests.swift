import Foundation
import ModelcTestSupport
import Testing

/// `modelc rules` and `modelc explain`.
@Suite struct RulesCommandTests {
    private struct Rule: Decodable {
        var id: String
        var category: String
        var severity: [String: String]
        var suppressible: Bool
        var bad: [String]
    }

    private func rules(_ arguments: String...) throws -> [Rule] {
        let outcome = try ModelcProcess().run(["rules", "--format", "json"] + arguments)
        return try JSONDecoder().decode([Rule].self, from: Data(outcome.output.utf8))
    }

    @Test func programsGetAllThereIsToKnow() throws {
        let rules = try rules()
        #expect(rules.count > 60)
        #expect(rules.map(\.id) == rules.map(\.id).sorted())
        let rule = try #require(rules.first { $0.id == "unknown-inverse" })
        #expect(rule.category == "correctness" && rule.severity == ["recommended@1": "error"] && !rule.suppressible)
        #expect(!rule.bad.isEmpty)
    }

    @Test func aCategoryCanBeChosen() throws {
        #expect(Set(try rules("--category", "cloudkit").map(\.category)) == ["cloudkit"])
        let text = try ModelcProcess().run("rules", "--category", "meta").output
        #expect(text.hasPrefix("meta\n  suppression-without-reason  off"), "\(text)")
        #expect(try ModelcProcess().run("rules", "--category", "cloudkt").status == 64)
        #expect(
            try ModelcProcess().run("rules", "--format", "markdown").output.contains("| `missing-inverse` | warning |"))
    }

    @Test func eachRuleIsExplained() throws {
        for rule in try rules("--category", "delete-rules") {
            let outcome = try ModelcProcess().run("explain", rule.id)
            #expect(outcome.status == 0)
            #expect(outcome.output.hasPrefix(rule.id + "   delete-rules · "))
            for part in ["\nWhy: ", "\nDo:  ", "\nBad:\n", "\nGood:\n", "\nSuppress: "] {
                #expect(outcome.output.contains(part), "\(rule.id)")
            }
        }
    }

    @Test(arguments: [
        ("mising-inverse", "did you mean 'missing-inverse'?"), ("naming", "'modelc rules --category naming'"),
        ("xyz", "'modelc rules' lists them"),
    ])
    func whatIsNoRuleIsWrongUsage(_ name: String, _ part: String) throws {
        let outcome = try ModelcProcess().run("explain", name)
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains(part), "\(outcome.errors)")
    }
}
