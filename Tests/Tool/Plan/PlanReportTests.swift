import Foundation
import ModelcTestSupport
import Testing

/// The formats of a plan that lint's report writers produce: annotations and code scanning.
@Suite struct PlanReportTests {
    private static let versions: [(name: String, attributes: [String])] = [
        ("V1", ["title", "pages"]), ("V2", ["title", "pages:Integer 16", "isbn!"]),
    ]

    @Test func annotations() throws {
        let outcome = try PlanBundle.with(PlanReportTests.versions).plan("--report", "github")
        #expect(outcome.status == 1 && outcome.errors.isEmpty)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        try #require(lines.count == 2)
        let file = "file=M.xcdatamodeld/V2.xcdatamodel/contents"
        #expect(lines[0].hasPrefix("::error title=modelc BL401,\(file),line=5,endLine=5,col=9,endColumn="))
        #expect(
            lines[0].contains("::Book.pages: incompatible type: String -> Integer 16: Core Data cannot convert between")
        )
        #expect(lines[1].hasPrefix("::error title=modelc DD301,\(file),line=6,"))
    }

    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func codeScanning() throws {
        let schema = try SharedSchema.sarif()
        let changes = [PlanReportTests.versions, [("V1", ["a"]), ("V2", ["a", "b"])], [("V1", ["a"])]]
        for versions in changes {
            let outcome = try PlanBundle.with(versions).plan("--report", "sarif", "--verbose")
            #expect(try schema.violations(of: Data(outcome.output.utf8)).isEmpty)
        }
        let outcome = try PlanBundle.with(PlanReportTests.versions).plan("--report", "sarif")
        #expect(outcome.output.contains("\"id\": \"modelc/plan/\"") && outcome.output.contains("\"ruleId\": \"BL401\""))
    }

    @Test func aPlanWithWarningsBearsNoGreenMark() throws {
        let plan = try ModelcProcess().run(
            "plan", "Samples/BookList/BookList.xcdatamodeld", "--format", "markdown", "--from", "all")
        #expect(plan.status == 0)
        #expect(
            plan.output.hasPrefix(
                "### Migration to `BookList 3`\n\n⚠️ 2 versions to BookList 3: 2 data-dependent. 1 warning.\n"),
            "\(plan.output)")
    }

    @Test func markdownAndNotes() throws {
        let bundle = try PlanBundle.with([("V1", ["title"]), ("V2", ["title"])])
        #expect(try bundle.plan().output.hasSuffix("1 note.\n1 note hidden (--verbose)\n"))
        #expect(try bundle.plan("--verbose").output.contains("note ML105  schema unchanged: "))
        let markdown = try bundle.plan("--format", "markdown").output
        #expect(markdown.hasPrefix("### Migration to `V2`\n\n✅ 1 version to V2: 1 same schema. 1 note.\n"))
    }
}

/// A request that would take hours is refused before it begins.
@Suite struct PlanBudgetCommandTests {
    private func expectRefusal(_ outcome: ModelcProcess.Outcome, _ id: String, _ words: String) {
        #expect(outcome.status == 2, "\(outcome.errors.prefix(500))")
        #expect(outcome.errors.contains("[\(id)]") && outcome.errors.contains(words), "\(outcome.errors.prefix(500))")
    }

    @Test func deepInheritanceIsRefused() throws {
        let project = try LintFixture()
        func chain(_ attribute: String) -> String {
            (0..<2_100).map { depth in
                let parent = depth == 0 ? "" : " parentEntity=\"E\(depth - 1)\""
                return """
                    <entity name="E\(depth)"\(parent)>
                    <attribute name="\(attribute)\(depth)" optional="YES" attributeType="String"/></entity>
                    """
            }.joined(separator: "\n")
        }
        try project.write(chain("a"), version: "M", of: "M.xcdatamodeld")
        try project.write(chain("b"), version: "M 2", of: "M.xcdatamodeld")
        try project.makeCurrent("M 2", of: "M.xcdatamodeld")
        for command in ["diff", "plan"] {
            let outcome = try project.modelc.run(command, "M.xcdatamodeld")
            expectRefusal(outcome, "too-much-inherited", "inherit more than 2000000 properties")
            #expect(outcome.output.isEmpty)
        }
        let outcome = try project.modelc.run("generate", "M.xcdatamodeld", "--output", "Out")
        expectRefusal(outcome, "too-much-inherited", "inherit more than 2000000 properties")
        #expect(try !project.folder.files().contains { $0.hasPrefix("Out") })
    }

    @Test func aPlanOverTooManyVersionsIsRefused() throws {
        let bundle = try PlanBundle()
        let versions = 150
        for version in 1...versions { try bundle.write("V\(version)", (0..<200).map { "a\($0)v\(version)" }) }
        try bundle.makeCurrent("V\(versions)")
        let outcome = try bundle.plan()
        expectRefusal(outcome, "plan-too-large", "the 150 versions takes more than 2000000")
        let document = try bundle.plan("--format", "json")
        #expect(document.status == 2 && document.output.contains("plan-too-large"))
    }
}

/// The use of the lock file in a plan: which versions have shipped, and which of them have changed.
@Suite struct PlanLockTests {
    private let bundle: PlanBundle

    /// V1 and V2 are locked; V3 and the current V4 are not.
    init() throws {
        bundle = try PlanBundle.with([("V1", ["a"]), ("V2", ["a", "b"])])
        let outcome = try bundle.modelc.run("lock", PlanBundle.name)
        try #require(outcome.status == 0)
        try bundle.write("V3", ["a", "b", "c"])
        try bundle.write("V4", ["a", "b", "d"])
        try bundle.makeCurrent("V4")
    }

    @Test func lockedVersionsHaveShipped() throws {
        let document = try bundle.document()
        #expect(document.rows.map { $0.prefix(2) } == ["V1", "V2"] && document.exitCode == 0)
        #expect(document.codes.filter { $0.hasPrefix("LK") } == ["LK903", "LK903"])
        #expect(document.versions.map { $0["locked"] as? Bool } == [true, true, false, false])
        #expect(try bundle.document("--from", "all").matrix.count == 3)
    }

    @Test func anEditedVersion() throws {
        try bundle.write("V2", ["a", "x"])
        let document = try bundle.document()
        let finding = try #require(document.finding("LK901"))
        #expect(finding["modelPath"] as? String == "Book" && document.exitCode == 1)
        let location = try #require(finding["location"] as? [String: Any])
        #expect(location["file"] as? String == "M.xcdatamodeld/V2.xcdatamodel/contents")
        #expect(location["line"] as? Int == 3)
    }

    @Test func aMissingVersion() throws {
        try bundle.remove("M.xcdatamodeld/V1.xcdatamodel")
        let document = try bundle.document()
        #expect(document.finding("LK902")?["severity"] as? String == "warning" && document.exitCode == 0)
        let staged = try bundle.document("--strategy", "staged")
        #expect(staged.codes.contains("ST701") && staged.exitCode == 1)
    }

    @Test func aDamagedLockFile() throws {
        try bundle.folder.write("{", to: "modelc.lock")
        #expect(try bundle.plan().status == 2)
    }
}
