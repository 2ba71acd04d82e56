import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcReports

/// SARIF against its published schema, and what the schema cannot say.
@Suite struct SARIFFormatTests {
    private static let reports: [(String, Report)] = [
        ("findings", Orchard.report), ("clean", Orchard.cleanReport), ("hostile", Hostile.report),
    ]

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)), arguments: [true, false])
    func isValid(namesRoot: Bool) throws {
        let schema = try SharedSchema.sarif()
        for (name, report) in Self.reports {
            var context = Orchard.context
            context.namesRoot = namesRoot
            context.root = Hostile.root
            let text = ReportFormat.sarif.reporter.text(of: report, in: context)
            #expect(try schema.violations(of: Data(text.utf8)) == [], "\(name)")
        }
    }

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func theSchemaFindsWhatIsBroken() throws {
        let schema = try SharedSchema.sarif()
        let text = Orchard.text(.sarif)
        for (old, new, wrong) in [
            ("\"level\": \"warning\"", "\"level\": \"info\"", "is not one of the allowed values"),
            ("\"ruleId\"", "\"ruleName\"", "must not have ruleName"),
            ("\"startLine\": 4", "\"startLine\": 0", "is less than 1"),
            ("\"executionSuccessful\"", "\"successful\"", "has no executionSuccessful"),
            ("\"kind\": \"inSource\"", "\"kind\": \"userInfo\"", "is not one of the allowed values"),
            ("\"version\": \"2.1.0\"", "\"version\": \"2.2.0\"", "is not one of the allowed values"),
        ] {
            let broken = text.replacingOccurrences(of: old, with: new)
            #expect(broken != text)
            let messages = Set(try schema.violations(of: Data(broken.utf8)).map(\.message))
            #expect(messages.contains(wrong), "\(old) -> \(new): \(messages)")
        }
    }

    /// A tool without a site makes up no address.
    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func addressesMayBeLeftOut() throws {
        let rule = ReportRule(
            id: DiagnosticID("one-way"), summary: "One.", category: "a", helpText: "Because. See [here](x).",
            defaultSeverity: .warning)
        let report = Report(
            tool: ReportedTool(name: "modelc", version: "1.0.0"), command: "lint", models: Orchard.models,
            rules: [rule],
            findings: [Orchard.oneWay])
        let text = ReportFormat.sarif.reporter.text(of: report, in: Orchard.context)
        #expect(try SharedSchema.sarif().violations(of: Data(text.utf8)) == [])
        #expect(!text.contains("informationUri") && !text.contains("helpUri"))
        #expect(text.contains("\"text\": \"Because. See [here\\\\](x).\""), "\(text)")
        let others: [ReportFormat] = [.rdjson, .markdown]
        for format in others {
            #expect(!format.reporter.text(of: report, in: Orchard.context).contains("docs.example"), "\(format)")
        }
    }

    @Test func theRootMayBeLeftOut() {
        #expect(Orchard.text(.sarif).contains("file:///Users/jo/Plant%20Shop/"))
        #expect(!Orchard.text(.sarif) { $0.namesRoot = false }.contains("Users"))
    }

    @Test func theCategoryEndsTheNameOfTheRun() {
        #expect(Orchard.text(.sarif) { $0.sarifCategory = "watch" }.contains("\"id\": \"modelc/lint/watch\""))
    }

    @Test func textsHoldNoLinks() {
        #expect(SARIFText.plain("see [here](https://x.example)") == "see [here\\](https://x.example)")
        #expect(SARIFText.plain("[String] (one)") == "[String] (one)")
    }

    @Test func theNextStepIsASentenceOfItsOwn() {
        #expect(
            SARIFText.message(of: Orchard.oneWay) == "Fruit.tree leads to Tree and not back. Pair it with Tree.fruits.")
    }

    @Test func filesOutsideTheRootHaveWholeAddresses() {
        #expect(SARIFArtifact.location("/tmp/a b") == ["uri": "file:///tmp/a%20b"])
        #expect(SARIFArtifact.location("a:b") == ["uri": "a%3Ab", "uriBaseId": "SRCROOT"])
    }
}
