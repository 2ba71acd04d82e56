import ModelcBase
import ModelcSchema
import ModelcSwiftData
import Testing

@testable import ModelcLint

/// The examples of rules about SwiftData source: the page of a rule shows what it reports.
@Suite struct SwiftSourceExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: any SwiftSourceRule.Type
        var example: Example
        var number: Int

        var testDescription: String { "\(rule.id) #\(number)" }

        static func all(_ examples: (RuleDescription) -> [Example]) -> [Case] {
            RuleRegistry.swiftSource.flatMap { rule in
                examples(rule.description).enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
            }
        }

        /// The source without its markers, and the offsets of the markers.
        var source: (source: SwiftDataSource, marks: [Int]) {
            var bytes: [UInt8] = []
            var marks: [Int] = []
            for character in example.markedXML {
                if character == Example.marker {
                    marks.append(bytes.count)
                } else {
                    bytes += Array(String(character).utf8)
                }
            }
            let file = SwiftSourceFile(path: "Models.swift", text: SourceText(bytes))
            return (SwiftDataReader.read([file], name: "Models"), marks)
        }
    }

    @Test(arguments: Case.all(\.bad)) func badExamplesHaveTheFindingAtTheMarker(_ test: Case) {
        let (source, marks) = test.source
        let found = test.rule.findings(in: source)
        #expect(!marks.isEmpty, "put \(Example.marker) before the place of the finding")
        #expect(found.compactMap { $0.location?.position?.offset }.sorted() == marks, "\(found.map(\.message))")
        for finding in found { #expect(finding.message.last != "." && finding.help?.last != ".") }
    }

    @Test(arguments: Case.all(\.good)) func goodExamplesHaveNone(_ test: Case) {
        let (source, marks) = test.source
        #expect(marks.isEmpty && !source.versions.isEmpty)
        #expect(test.rule.findings(in: source).map(\.message).isEmpty)
    }

    @Test(arguments: Case.all(\.bad) + Case.all(\.good)) func examplesAreCertain(_ test: Case) {
        #expect(test.source.source.versions.allSatisfy { $0.model.uncertainties.isEmpty })
    }
}
