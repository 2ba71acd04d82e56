import Foundation
import ModelcTestSupport
import Testing

/// The formats of a plan that the report writers of lint make: annotations and code scanning.
@Suite struct PlanReportTests {
    private static let versions: [(name: String, attributes: [String])] = [
        ("V1", ["title", "pages"]), ("V2", ["title", "pages:Integer 16", "isbn!"]),
    ]

    @Test func annotations() throws {
        let outcome = try PlanBundle.with(PlanReportTests.versions).plan("--format", "github")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 2)
        let file = "file=M.xcdatamodeld/V2.xcdatamodel/contents"
        #expect(lines[0].hasPrefix("::error title=modelc BL401,\(file),line=5,endLine=5,col=9,endColumn="))
        #expect(lines[0].contains("::Book.pages: incompatible type: Core Data cannot convert between the types"))
        #expect(lines[1].hasPrefix("::error title=modelc DD301,\(file),line=6,"))
    }

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func codeScanning() throws {
        let schema = try SharedSchema.sarif()
        let changes = [PlanReportTests.versions, [("V1", ["a"]), ("V2", ["a", "b"])], [("V1", ["a"])]]
        for versions in changes {
            let outcome = try PlanBundle.with(versions).plan("--format", "sarif", "--notes")
            #expect(try schema.violations(of: Data(outcome.output.utf8)).isEmpty)
        }
        let outcome = try PlanBundle.with(PlanReportTests.versions).plan("--format", "sarif")
        #expect(outcome.output.contains("\"id\": \"modelc/plan/\"") && outcome.output.contains("\"ruleId\": \"BL401\""))
    }

    @Test func aPlanWithWarningsBearsNoGreenMark() throws {
        let plan = try ModelcProcess().run(
            "plan", "Samples/BookList/BookList.xcdatamodeld", "--format", "markdown", "--from", "all")
        #expect(plan.status == 0)
        #expect(plan.output.hasPrefix("### Migration to `BookList 3`\n\n⚠️ 2 × data-dependent\n"), "\(plan.output)")
    }

    @Test func markdownAndNotes() throws {
        let bundle = try PlanBundle.with([("V1", ["title"]), ("V2", ["title"])])
        #expect(try bundle.plan().output.hasSuffix("1 note.\n1 note hidden (--notes)\n"))
        #expect(try bundle.plan("--notes").output.contains("note ML105  schema unchanged: "))
        let markdown = try bundle.plan("--format", "markdown").output
        #expect(markdown.hasPrefix("### Migration to `V2`\n\n✅ 1 × none\n"))
    }
}
