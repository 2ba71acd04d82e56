import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcReports

/// Each format's output, byte for byte: of a report with findings of every kind, with closed findings shown as well,
/// and of a report without findings.
@Suite struct ReportGoldenTests {
    private let goldens = Goldens("Tests/Generic/Reports/Goldens")

    @Test(arguments: ReportFormat.allCases) func findings(_ format: ReportFormat) throws {
        try goldens.expect(Orchard.text(format), "findings.\(format.name)")
    }

    @Test(arguments: ReportFormat.allCases) func closedFindings(_ format: ReportFormat) throws {
        try goldens.expect(Orchard.text(format) { $0.showsClosed = true }, "closed.\(format.name)")
    }

    @Test(arguments: ReportFormat.allCases) func nothingFound(_ format: ReportFormat) throws {
        try goldens.expect(format.reporter.text(of: Orchard.cleanReport, in: Orchard.context), "clean.\(format.name)")
    }

    @Test func noGoldenIsLeftOver() throws {
        let wanted = ReportFormat.allCases.flatMap { ["findings.\($0.name)", "closed.\($0.name)", "clean.\($0.name)"] }
        try goldens.expectNothing(but: wanted)
    }

    @Test func everyFormatIsListed() throws {
        let folder = Repository.root.appendingPathComponent("Sources/ModelcReports/Formats")
        var declared: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            declared.formUnion(text.matches(of: /= ReportFormat\("(\w+)"/).map { String($0.output.1) })
        }
        let listed = ReportFormat.allCases.map(\.name)
        #expect(
            declared == Set(listed), "list these in ReportFormat.allCases: \(declared.subtracting(listed).sorted())")
        #expect(listed.count == declared.count, "a format is listed twice")
    }

    @Test(arguments: ReportFormat.allCases) func theOrderOfTheInputDoesNotMatter(_ format: ReportFormat) {
        let report = Report(
            tool: Orchard.tool, command: "lint", preset: "plain@2", models: Orchard.models.reversed(),
            rules: Orchard.rules.reversed(), findings: Orchard.findings.reversed(), problems: Orchard.report.problems,
            hidden: [.note: 3], exitCode: 2)
        #expect(format.reporter.text(of: report, in: Orchard.context) == Orchard.text(format))
    }

    @Test(arguments: ReportFormat.allCases) func linesEndWithALineFeed(_ format: ReportFormat) {
        let text = Orchard.text(format)
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
        #expect(!text.split(separator: "\n").contains { $0.last == " " })
    }
}
