import Foundation
import ModelcJSON
import ModelcKit
import ModelcMigration
import ModelcPlans
import ModelcPresentation
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import modelc

/// The formats of a plan that are written here: text, JSON, Markdown.
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
        JSONWriter.text(of: PlanJSON(report).json())
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

    /// The page names every key of the document, and has every word that stands for something.
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

    /// Names of models are text in every format: no line, cell, tag or link of their own.
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
        // Only within code: what stands in it no reader of Markdown takes for markup.
        #expect(markdown.contains("<i>"))
        #expect(!markdown.replacing(/(`+).*?\1(?!`)/, with: "").contains("<i>"))
        let object =
            try JSONSerialization.jsonObject(with: Data(json(of: report).utf8)) as? [String: Any]
        #expect(object?["target"] as? String == "V2\n# x")
    }
}

/// The codes of findings and their page.
@Suite struct MigrationCodeTests {
    @Test func everyCodeHasItsOwnPage() {
        for code in MigrationFindingCode.allCases {
            let fact = code.fact
            #expect(
                !fact.title.hasSuffix(".") && !fact.summary.hasSuffix(".") && fact.why.hasSuffix(".")
                    && fact.advice.hasSuffix("."),
                "\(code)")
            #expect(code.reference().markdown.hasPrefix("# \(code.rawValue)\n\nfinding of a plan · `"), "\(code)")
            #expect(code.rawValue.wholeMatch(of: /[A-Z]{2}[0-9]{3}/) != nil)
        }
        let titles = MigrationFindingCode.allCases.map(\.title)
        #expect(Set(titles).count == titles.count)
    }

    /// A code that no code reports explains what never happens.
    @Test func everyCodeIsReported() throws {
        var words: Set<String> = []
        for module in ["ModelcMigration", "ModelcKit"] {
            let folder = Repository.path("Sources/\(module)")
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
                let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
                words.formUnion(text.matches(of: /\.(\w+)/).map { String($0.output.1) })
            }
        }
        let silent = MigrationFindingCode.allCases.filter { !words.contains("\($0)") }
        #expect(silent == [], "report these findings in Sources/ModelcMigration or Sources/ModelcKit/Plan")
    }

    /// Recorded with `MODELC_RECORD_GOLDENS=1`: the table stands between its heading and the next one.
    @Test func thePageHasTheTable() throws {
        let path = Repository.path("Sources/modelc/Documentation.docc/MigrationFindings.md")
        var page = try String(contentsOfFile: path, encoding: .utf8)
        let heading = "## The codes\n\n"
        let start = try #require(page.range(of: heading)?.upperBound)
        let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
        page.replaceSubrange(start..<end, with: MigrationFindingCode.table(.flags))
        try Goldens("Sources/modelc/Documentation.docc").expect(page, "MigrationFindings.md")
    }
}

/// What a model that is mirrored to CloudKit must not have or do (FormatMigrationFacts §3 row 47).
@Suite struct CloudKitFitTests {
    private static let unfit = model(
        entity(
            "Book",
            [
                attribute("isbn") { $0.isOptional = false }, attribute("title"),
                attribute("pages", .integer16) {
                    $0.isOptional = false
                    $0.defaultValueText = "0"
                },
                attribute("cache") {
                    $0.isOptional = false
                    $0.isTransient = true
                },
            ],
            links: [
                many("tags", to: "Book", inverse: "tags") { $0.isOrdered = true }, link("next", to: "Book"),
                link("shelf", to: "Book", inverse: "shelf") { $0.isOptional = false },
            ]
        ) { $0.uniquenessConstraints = [constraint("isbn")] })

    private func findings(_ model: ManagedObjectModel, isDeployed: Bool) throws -> [MigrationFinding] {
        var options = MigrationOptions()
        options.isCloudKitDeployed = isDeployed
        let plan = MigrationPlanner(options: options).plan([.init(name: "V1", model: model)], to: "V1")
        return try #require(plan).findings
    }

    @Test func everythingThatDoesNotFitIsNamed() throws {
        let findings = try findings(CloudKitFitTests.unfit, isDeployed: true)
        #expect(Set(findings.map(\.code)) == [.unfitForCloudKit])
        #expect(
            findings.map { "\($0.modelPath): \($0.reason)" } == [
                "Book: CloudKit cannot keep isbn unique", "Book.isbn: it is required and has no default",
                "Book.tags: it is ordered", "Book.next: it has no inverse", "Book.shelf: it is required",
            ])
    }

    @Test func onlyMirroredModelsHaveToFit() throws {
        #expect(try findings(CloudKitFitTests.unfit, isDeployed: false).isEmpty)
        var mirrored = CloudKitFitTests.unfit
        mirrored.isUsedWithCloudKit = true
        #expect(try findings(mirrored, isDeployed: false).count == 5)
    }

    @Test func onlyTheMirroredConfigurationHasToFit() throws {
        var partly = CloudKitFitTests.unfit
        partly.entities.append(entity("Note"))
        var mirrored = configuration("Cloud", "Note")
        mirrored.isUsedWithCloudKit = true
        partly.configurations = [mirrored, configuration("Local", "Book")]
        #expect(try findings(partly, isDeployed: false).isEmpty)
        partly.configurations[0] = configuration("Cloud", "Book")
        partly.configurations[0].isUsedWithCloudKit = true
        #expect(try findings(partly, isDeployed: false).count == 5)
    }

    /// In production the schema can only grow, whether or not the model says that it is mirrored.
    @Test func theProductionSchemaOnlyGrows() throws {
        let versions = [
            MigrationPlanner.Version(
                name: "V1", model: model(entity("Book", [attribute("a"), attribute("b")]))),
            MigrationPlanner.Version(name: "V2", model: model(entity("Book", [attribute("a")]))),
        ]
        var options = MigrationOptions()
        #expect(try #require(MigrationPlanner().plan(versions, to: "V2")).worstClass == .dataLoss)
        options.isCloudKitDeployed = true
        let plan = try #require(MigrationPlanner(options: options).plan(versions, to: "V2"))
        #expect(plan.worstClass == .blocked)
        #expect(
            plan.routes[0].direct.findings.map(\.code) == [.notAllowedByCloudKit, .attributeRemoved])
    }
}
