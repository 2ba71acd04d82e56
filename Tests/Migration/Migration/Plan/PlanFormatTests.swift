import Foundation
import ModelcBase
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import modelc

/// The formats of a plan in this module: text, JSON, Markdown.
@Suite struct PlanFormatTests {
    private let goldens = Goldens("Tests/Migration/Migration/Goldens")
    private let report: MigrationReport

    init() throws { report = try #require(PlanExample.report()) }

    @Test func text() throws { try goldens.expect(PlanText(report).text(), "plan.txt") }

    @Test func textWithNotes() throws {
        try goldens.expect(PlanText(report, showsNotes: true).text(), "plan-notes.txt")
    }

    @Test func markdown() throws { try goldens.expect(PlanMarkdown(report).text(), "plan.md") }

    @Test func json() throws { try goldens.expect(json(of: report), "plan.json") }

    private func json(of report: MigrationReport) -> String {
        JSONWriter.text(of: PlanJSON(report, findings: []).json())
    }

    @Test func thePageNamesEveryFormat() throws {
        let page = try DocumentationPage("CommandPlan").text
        let unnamed = PlanFormat.allCases.filter { $0 != .text && !page.contains("`--format \($0.rawValue)") }
        #expect(unnamed == [], "describe these formats in CommandPlan.md")
    }

    @Test func withoutRoutesThereIsNothingToMigrate() throws {
        let plan = try #require(MigrationPlanner().plan([PlanExample.planned[3]], to: "V4"))
        let empty = PlanExample.reporter().report(of: plan)
        #expect(
            PlanText(empty).text()
                == "Library.xcdatamodeld: migration to V4 (current)\n\nThere is nothing to migrate.\n")
        #expect(
            PlanMarkdown(empty).text() == "### Migration to `V4`\n\n✅ There is nothing to migrate.\n")
        #expect(empty.exitCode == 0 && json(of: empty).contains("\"worst\": \"none\""))
    }

    /// The page lists every key of the document, and every word that is a value.
    @Test func thePageNamesEveryKey() throws {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/PlanDocument.md"),
            encoding: .utf8)
        let keys = Set(json(of: report).matches(of: /"([A-Za-z]+)":/).map { String($0.output.1) })
        #expect(keys.count > 70)
        let names = Set(MigrationClass.allCases.map(\.rawValue)).union(["V1", "Book"])
        for key in keys.subtracting(names) { #expect(page.contains("`\(key)`"), "\(key)") }
        for name in MigrationClass.allCases.map(\.rawValue) + MigrationFlag.allCases.map(\.rawValue)
            + MigrationStrategy.allCases.map(\.rawValue) + DataCheck.allCases.map(\.rawValue)
            + InferenceCondition.allCases.map(\.rawValue)
        {
            #expect(page.contains("`\(name)`"), "\(name)")
        }
    }

    /// Names of models are text in every format: they create no line, cell, tag or link.
    @Test func hostileNames() throws {
        let name = "a|b`c<i>\n## [x](y)\u{1B}\u{7F}\u{9B}"
        let versions = [
            MigrationPlanner.Version(name: "V1", model: model(entity("Book", [attribute(name)]))),
            MigrationPlanner.Version(name: "V2\n# x", model: model(entity("Book"))),
        ]
        let plan = try #require(MigrationPlanner().plan(versions, to: "V2\n# x"))
        let reporter = MigrationReporter(
            modelPath: "M", versions: versions.map { .init(name: $0.name, file: "f|\n# x") })
        let report = reporter.report(of: plan)
        for text in [PlanText(report).text(), PlanMarkdown(report).text()] {
            #expect(!text.contains("\n#" + " x") && !text.contains("\n## "))
            #expect(text.contains("attribute removed"))
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        }
        let markdown = PlanMarkdown(report).text()
        // Only inside code, which a reader of Markdown does not interpret as markup.
        #expect(markdown.contains("<i>"))
        #expect(!markdown.replacing(/(`+).*?\1(?!`)/, with: "").contains("<i>"))
        let object =
            try JSONSerialization.jsonObject(with: Data(json(of: report).utf8)) as? [String: Any]
        #expect(object?["target"] as? String == "V2\n# x")
    }
}
