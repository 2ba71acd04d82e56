import Foundation
import ModelcDiagnostics
import ModelcReports
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import ModelcPresentation

/// The report of a check.
@Suite struct CheckReportTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: [:])
    }

    /// A model with a number of entities, each with a relationship that has no inverse.
    private func write(entities count: Int, named name: String = "E") throws {
        let entities = (0..<count).map { index in
            """
            <entity name="\(name)\(index)" representedClassName="\(name)\(index)">
                <relationship name="other" optional="YES" maxCount="1" destinationEntity="\(name)0"/>
            </entity>
            """
        }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            \(entities.joined(separator: "\n"))
            </model>
            """, to: "M.xcdatamodeld/M.xcdatamodel/contents")
        try folder.write("models: [{ path: M.xcdatamodeld, output: Out }]\n", to: ".modelc.yml")
    }

    private func report() throws -> CheckReport { CheckReport(try ProjectCheck(CheckRequest(), in: workspace).run()) }

    @Test(arguments: [0, 1, 40, 1_500]) func aCommentIsShortAndSaysWhatFailsFirst(_ count: Int) throws {
        try write(entities: count)
        let markdown = try report().text(.markdown, .plain, ReportOptions())
        #expect(markdown.count < 60_000)
        let lines = markdown.split(separator: "\n")
        #expect(
            lines.first == (count == 0 ? "### modelc check passed" : "### modelc check failed: generated files, lint"))
        #expect(lines.dropFirst(3).prefix(2).allSatisfy { $0.hasPrefix("| ❌ |") == (count > 0) }, "\(lines.prefix(6))")
        // Equal findings are one row.
        #expect(!markdown.contains("left out") && markdown.contains("(\(count) times)") == (count > 2))
        #expect(
            markdown.components(separatedBy: "<details").count == markdown.components(separatedBy: "</details>").count)
    }

    @Test func eachFindingHasItsPartAsCategoryInEveryFormat() throws {
        try write(entities: 2)
        let report = try report()
        #expect(Set(report.report.findings.map(\.category)) == ["lint", "generated"])
        #expect(Set(report.report.rules.map(\.category)) == ["lint", "generated"])
        #expect(report.report.models.map(\.path) == ["M.xcdatamodeld"], "generated files are no models")
        for format in ReportFormat.allCases {
            let text = report.findings(format, .plain, ReportOptions())
            #expect(text.contains("Out/_E0.swift"), "\(format)")
            #expect(ReportRecognition.isReport(text.utf8), "\(format) can take the place of itself")
        }
        for format in CheckFormat.allCases {
            #expect(ReportRecognition.isReport(report.text(format, .plain, ReportOptions()).utf8), "\(format)")
        }
    }

    /// A report of any result can be replaced by the next one.
    @Test(arguments: ["found nothing to check", "passed", "failed: lint", "could not be finished: lint"])
    func reportsAreKnownByTheirVerdict(_ verdict: String) {
        #expect(ReportRecognition.isReport("check \(verdict)\n".utf8))
        #expect(!ReportRecognition.isReport("checked: \(verdict)\n".utf8))
    }

    @Test func theTextBeginsWithTheVerdictAndALineForEachPart() throws {
        try write(entities: 1)
        let lines = try report().text(.text, .plain, ReportOptions()).components(separatedBy: "\n")
        // The errors of the generated files precede the warnings of lint.
        #expect(lines[0] == "check failed: generated files, lint")
        #expect(
            lines[1...5].map { $0.prefix { $0 != ":" } } == [
                "  generated files", "  lint", "  lock", "  mapping models", "  plan",
            ])
        #expect(lines[6] == "" && lines[7] == "generated files")
    }

    /// Names of a model may contain any characters: they must neither control a terminal nor end a table cell.
    @Test func hostileNamesStayText() throws {
        try write(entities: 2, named: "&lt;/details&gt;|`*[x](y)\u{202E}")
        let report = try report()
        let markdown = report.text(.markdown, .plain, ReportOptions())
        #expect(
            markdown.components(separatedBy: "</details>").count == markdown.components(separatedBy: "<details").count)
        #expect(!markdown.unicodeScalars.contains("\u{202E}"))
        #expect(!report.text(.text, .plain, ReportOptions()).unicodeScalars.contains("\u{202E}"))
    }

    @Test func colourIsOnlyWhereItIsAskedFor() throws {
        try write(entities: 1)
        #expect(
            try report().text(.text, TextLayout(style: TextStyle(usesColor: true)), ReportOptions()).contains("\u{1B}[")
        )
        #expect(try !report().text(.text, .plain, ReportOptions()).contains("\u{1B}["))
    }

    /// A finding that a rule of lint and the plan for the stores share is shown once.
    @Test func oneCauseIsShownOnce() throws {
        for version in ["V1", "V2"] {
            let constraint =
                "<uniquenessConstraints><uniquenessConstraint><constraint value=\"name\"/>"
                + "</uniquenessConstraint></uniquenessConstraints>"
            try folder.write(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Book" representedClassName="Book">
                    <attribute name="name" attributeType="String" defaultValueString="none"/>
                    \(version == "V2" ? constraint : "")
                </entity>
                </model>
                """, to: "M.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>_XCCurrentVersionName</key><string>V2.xcdatamodel</string>
            </dict></plist>
            """, to: "M.xcdatamodeld/.xccurrentversion")
        let report = try report()
        #expect(report.report.findings.map(\.id.rawValue) == ["uniqueness-added"])
        #expect(report.sections[4].summary == "1 finding shown under lint; migration paths: 1 data-dependent")
        var request = CheckRequest()
        request.except = ["uniqueness-added"]
        let other = CheckReport(try ProjectCheck(request, in: workspace).run())
        // Disabling the rule disables the fact.
        #expect(other.report.findings.isEmpty)
    }

    private func count(_ section: CheckReport.Section) -> Int {
        section.report.findings.count + section.part.repeated.values.reduce(0, +)
    }

    /// For each bundle of the small corpus the parts have the results of their commands.
    @Test(arguments: ["Voyage", "Undecided", "Split", "Places", "Queries", "CloudNotes", "Zoo", "Types"])
    func partsEndAsTheirCommands(_ name: String) throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Tests/Fixtures/Corpus/models/\(name).xcdatamodeld"),
            toPath: folder.path("\(name).xcdatamodeld"))
        let workspace = Workspace(folder: folder.url.path, environment: [:])
        let outcome = try ProjectCheck(CheckRequest(), in: workspace).run()
        let linted = try Lint(LintRequest(), in: workspace).run()
        #expect(outcome[part: .lint]?.result == linted.result)
        let report = CheckReport(outcome)
        #expect(count(report.sections[0]) == linted.found.findings.count)
        guard case .plan(let plans) = outcome.parts[4].content else { return }
        let plan = try Plan(PlanRequest(), in: workspace).run()
        #expect(outcome.parts[4].result == plan.result)
        #expect(plans.first?.report == plan.report)
        let shown = plan.report?.groupedIssues.filter { $0.issue.level >= outcome.shown } ?? []
        #expect(count(report.sections[4]) == shown.count)
    }
}

extension CheckedPart {
    /// The result of a run of the part alone.
    fileprivate var result: RunResult { ledger.result(hasFindings: isFailed) }
}
