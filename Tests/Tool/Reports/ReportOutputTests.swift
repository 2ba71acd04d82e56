import Foundation
import ModelcPresentation
import ModelcReports
import ModelcTestSupport
import Testing

@testable import modelc

/// A report replaces a report, and no other file.
@Suite struct ReportOutputTests {
    private static let planFormats = PlanFormat.allCases.map(\.rawValue)
    /// A folder with a copy of the sample: a plan searches the whole project for mapping models.
    private let folder: TemporaryFolder
    private let bookList: String

    init() throws {
        folder = try TemporaryFolder()
        bookList = folder.path("BookList.xcdatamodeld")
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"), toPath: bookList)
    }

    private func project(_ content: String) throws -> LintFixture {
        let project = try LintFixture()
        try project.write(content, to: "Bakery.xcdatamodeld")
        return project
    }

    private func run(_ project: LintFixture, _ arguments: [String]) throws -> ModelcProcess.Outcome {
        try project.modelc.run(arguments)
    }

    @Test(arguments: TestScope.share(of: ReportFormat.allCases, outOf: 4))
    func aReportOfLintReplacesAnother(_ format: ReportFormat) throws {
        for (before, after) in [(LintFixture.bakery, LintFixture.clean), (LintFixture.clean, LintFixture.bakery)] {
            let project = try project(before)
            let arguments = [
                "lint", ".", "--min-severity", "info", "--fail-on", "never", "--report", "\(format.name)=report",
            ]
            #expect(try run(project, arguments).status == 0)
            try project.write(after, to: "Bakery.xcdatamodeld")
            let second = try run(project, arguments)
            #expect(second.status == 0, "\(format): \(second.errors)")
            // A report in another format may replace it.
            let third = try run(project, Array(arguments.dropLast()) + ["json=report"])
            #expect(third.status == 0, "\(format): \(third.errors)")
        }
    }

    @Test(arguments: planFormats)
    func aReportOfPlanReplacesAnother(_ format: String) throws {
        let project = try project(LintFixture.clean)
        for arguments in [["--to", "2"], [], ["--to", "2"]] {
            let outcome = try run(
                project,
                ["plan", bookList, "--format", format, "--output", "report"] + arguments)
            #expect(outcome.status < 2, "\(format): \(outcome.errors)")
        }
    }

    /// A store, a lock file, a mapping model, source code, settings, and reports of other programs.
    @Test(arguments: [
        "SQLite format 3\u{0}", "# modelc lock 1\n", "<?xml version=\"1.0\"?>\n<!DOCTYPE database SYSTEM \"x\">\n",
        "import CoreData\n",
        "{\n  \"name\": \"left-pad\"\n}\n", "# modelc lint baseline 1\n", "- a\n- b\n",
        "<html><body>modelc</body></html>", "[1, 2]",
        "# Notes\nmodelc lint: no findings\n", "Hello.\n", "Release notes, 1.2 -> 1.3\n\nFixed\n  - crash\n",
        "<?xml version=\"1.0\"?>\n<model/>",
    ])
    func whatIsNoReportStays(_ text: String) throws {
        let project = try project(LintFixture.bakery)
        try project.folder.write(text, to: "precious")
        let commands = [
            ["lint", ".", "--fail-on", "never", "--report", "sarif=precious"],
            ["plan", bookList, "--output", "precious"],
        ]
        for arguments in commands {
            let refused = try run(project, arguments)
            #expect(refused.status == 2 && refused.errors.contains("[foreign-file]"), "\(refused.errors)")
            #expect(refused.errors.contains("--force"))
            #expect(try String(contentsOfFile: project.folder.path("precious"), encoding: .utf8) == text)
        }
        for arguments in commands {
            try project.folder.write(text, to: "precious")
            #expect(try run(project, arguments + ["--force"]).status < 2)
            #expect(try String(contentsOfFile: project.folder.path("precious"), encoding: .utf8) != text)
        }
    }
}
