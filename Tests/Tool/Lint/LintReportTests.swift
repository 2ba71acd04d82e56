import Foundation
import ModelcReports
import ModelcTestSupport
import Testing

/// Formats and files of reports.
@Suite struct LintReportTests {
    private let project: LintFixture

    init() throws {
        project = try LintFixture()
        try project.write(LintFixture.bakery, to: "Model/Bakery.xcdatamodeld")
    }

    @Test func allFormatsAtOnceGoToFiles() throws {
        let outputs = ReportFormat.allCases.flatMap { ["--report", "\($0.name)=Reports/lint.\($0.name)"] }
        let outcome = try project.modelc.run(["lint"] + outputs)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("1 error, 2 warnings in 1 model"), "a person still sees what was found")
        for format in ReportFormat.allCases {
            let text = try String(contentsOfFile: project.folder.path("Reports/lint.\(format.name)"), encoding: .utf8)
            #expect(text.contains("transformer"), "\(format)")
            let alone = try project.lint("--format", format.name)
            #expect(alone.output == text, "\(format)")
        }
        #expect(try project.modelc.run(["lint"] + outputs).status == 1, "reports are replaced")
    }

    @Test func theSettingsAreShownInTheFormatThatIsAskedFor() throws {
        let outcome = try project.lint("--print-config", "--format", "json", "--fail-on", "error")
        let root = try PrintedDocument.result(of: outcome.output)
        let failOn = (root["lint"] as? [String: Any])?["fail-on"] as? [String: Any]
        #expect(failOn?["value"] as? String == "error", "\(outcome)")
        #expect(try project.lint("--print-config", "--format", "sarif").status == 64)
        #expect(try project.lint("--print-config", "--report", "json=x").status == 64)
    }

    /// Output other than a report has no report format.
    @Test func aDiffIsNoReport() throws {
        for arguments in [["--format", "sarif"], ["--report", "sarif=lint.sarif"]] {
            let outcome = try project.modelc.run(["lint", "--fix", "--diff"] + arguments)
            #expect(outcome.status == 64 && outcome.errors.contains("--diff"), "\(outcome)")
        }
        #expect(try project.lint("--fix", "--diff", "--format", "text").status != 64)
    }

    @Test func theTestReportFailsWhereTheRunDoes() throws {
        let outcome = try project.lint("--format", "junit", "--fail-on", "error")
        #expect(outcome.status == 1 && outcome.output.contains(" failures=\"1\" errors=\"0\">"), "\(outcome)")
        let passing = try project.lint("--format", "junit", "--fail-on", "never")
        #expect(passing.status == 0 && passing.output.contains(" failures=\"0\" errors=\"0\">"), "\(passing)")
    }

    @Test func sarifHasThePagesOfTheRules() throws {
        let outcome = try project.lint("--format", "sarif")
        let root = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let driver = ((root["runs"] as? [[String: Any]])?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rule = (driver?["rules"] as? [[String: Any]])?.first { $0["id"] as? String == "missing-inverse" }
        let markdown = try #require((rule?["help"] as? [String: Any])?["markdown"] as? String)
        #expect(markdown.hasPrefix("# missing-inverse\n") && markdown.contains("## What to do"))
        #expect(!markdown.contains("](") && !markdown.contains("See also"), "a report has no other pages beside it")
    }

    @Test func sarifIsValid() throws {
        _ = try project.lint("--report", "sarif=lint.sarif", "--min-severity", "info")
        let data = try #require(FileManager.default.contents(atPath: project.folder.path("lint.sarif")))
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let run = try #require((root["runs"] as? [[String: Any]])?.first)
        #expect((run["results"] as? [[String: Any]])?.count == 4)
        let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.contains { $0["id"] as? String == "missing-inverse" })
        #expect(rules.count > 60, "rules that found nothing are there, too")
    }

    /// A project with all cases: findings with fixes and related locations, suppressed ones, some of the baseline,
    /// problems of files, and notices.
    @Test(.enabled(if: SharedSchema.hasSARIF, Comment(rawValue: SharedSchema.absence)))
    func sarifOfARunKeepsToItsSchema() throws {
        let schema = try SharedSchema.sarif()
        let entry = "<userInfo><entry key=\"modelc.lint.disable\" value=\"insecure-transformer -- old\"/></userInfo>"
        try project.write(
            LintFixture.bakery.replacing(
                "customClassName=\"NSArray\"/>", with: "customClassName=\"NSArray\">\(entry)</attribute>"),
            to: "Model/Old Café.xcdatamodeld")
        _ = try project.lint("Model/Bakery.xcdatamodeld", "--write-baseline")
        try project.folder.write("<model>\n<entity name=\"A", to: "Cut.xcdatamodeld/Cut.xcdatamodel/contents")
        try project.write(LintFixture.clean, version: "A", of: "Two.xcdatamodeld")
        try project.write(LintFixture.clean, version: "B", of: "Two.xcdatamodeld")
        try project.makeCurrent("C", of: "Two.xcdatamodeld")
        for arguments in [[], ["nowhere"], ["--min-severity", "info"], ["--preset", "all", "--all-versions"]] {
            let outcome = try project.modelc.run(
                ["lint", "--format", "sarif", "--baseline", ".modelc-baseline"] + arguments)
            #expect(outcome.status == 2)
            #expect(try schema.violations(of: Data(outcome.output.utf8)) == [], "\(arguments)")
            #expect(!outcome.output.contains("Uri\": \"http"), "no address is made up")
        }
    }

    @Test(.enabled(if: SharedSchema.hasSARIF && Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func sarifOfRealModelsKeepsToItsSchema() throws {
        var modelc = project.modelc
        modelc.folder = try Corpus.models().path
        let outcome = try modelc.run(["lint", "--format", "sarif", "--preset", "all"])
        #expect(try SharedSchema.sarif().violations(of: Data(outcome.output.utf8)) == [])
    }

    @Test(arguments: [
        (["GITHUB_ACTIONS": "true"], "::error title=modelc default-not-representable,file=Model/Bakery.xcdatamodeld/"),
        (["XCODE_VERSION_ACTUAL": "1600"], "/Model/Bakery.xcdatamodeld/Bakery.xcdatamodel/contents:5:61: warning: "),
    ])
    func theSurroundingsChooseTheFormat(_ environment: [String: String], _ part: String) throws {
        var project = project
        project.modelc.environment.merge(environment) { $1 }
        #expect(try project.lint().output.contains(part))
        #expect(try project.lint("--format", "text").output.contains("1 error, 2 warnings in 1 model"))
    }

    @Test func reportsThatCannotBeWrittenEndTheRun() throws {
        try project.folder.makeFolder("taken")
        #expect(try project.lint("--report", "json=taken").status == 2)
        #expect(try project.lint("--report", "json=Model/Bakery.xcdatamodeld/lint.json").status == 2)
    }

    @Test func outputIsTheSameInEachRun() throws {
        try project.write(LintFixture.bakery, to: "Model/Z.xcdatamodeld")
        try project.write(LintFixture.bakery, to: "A/M.xcdatamodeld")
        let first = try project.lint("--format", "json", "--preset", "all")
        #expect(try project.lint("--format", "json", "--preset", "all", "Model", "A", ".").output == first.output)
    }

    @Test func namesThatSteerTerminalsAreSpelt() throws {
        try project.write("<entity name=\"A\u{202E}&#x85;B\" parentEntity=\"&lt;x&gt;\"/>", to: "Evil.xcdatamodeld")
        for format in ReportFormat.allCases where format != .json && format != .jsonl {
            let outcome = try project.lint("--format", format.name, "Evil.xcdatamodeld")
            #expect(outcome.status == 1)
            if format == .text { #expect(!outcome.output.unicodeScalars.contains("\u{202E}"), "\(outcome.output)") }
        }
    }
}
