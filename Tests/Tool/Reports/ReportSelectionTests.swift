import ModelcPresentation
import ModelcReports
import Testing

@testable import modelc

/// The meaning of `--format`, `--output` and `--report`.
@Suite struct ReportSelectionTests {
    /// - Parameters:
    ///   - format: the value of `--format`.
    ///   - file: the value of `--output`.
    private func outputs(
        _ format: ReportFormat?, _ reports: [String] = [], file: String? = nil, environment: [String: String] = [:]
    ) throws -> [String] {
        try ReportSelection.outputs(reports, result: format, file: file, environment: environment).map { output in
            output.path.map { "\(output.format.name) to \($0)" } ?? output.format.name
        }
    }

    private func problem(_ reports: String..., format: ReportFormat? = nil) -> ReportSelectionError? {
        do throws(ReportSelectionError) {
            _ = try ReportSelection.outputs(reports, result: format, file: nil, environment: [:])
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ([:], ReportFormat.text), (["GITHUB_ACTIONS": "true"], .github), (["GITHUB_ACTIONS": "false"], .text),
        (["XCODE_VERSION_ACTUAL": "1600"], .xcode), (["XCODE_VERSION_ACTUAL": ""], .text),
        (["XCODE_VERSION_ACTUAL": "1600", "GITHUB_ACTIONS": "true"], .github),
    ]) func theAutomaticFormat(_ environment: [String: String], _ format: ReportFormat) throws {
        #expect(ReportFormat.automatic(environment: environment) == format)
        #expect(try outputs(nil, environment: environment) == [format.name])
        #expect(try outputs(.momc, environment: environment) == ["momc"])
    }

    @Test func theResultComesFirst() throws {
        #expect(try outputs(.text, ["sarif=a=b.sarif"]) == ["text", "sarif to a=b.sarif"])
        #expect(try outputs(.text, ["sarif=s", "github"]) == ["text", "github", "sarif to s"])
        #expect(try outputs(nil, ["github", "text", "github"]) == ["github", "text"])
        #expect(try outputs(nil, ["json=-"]) == ["json"])
    }

    @Test func filesAloneLeaveTheAutomaticFormat() throws {
        #expect(try outputs(nil, ["json=x", "text=y"]) == ["text", "json to x", "text to y"])
    }

    @Test func theNameOfTheFileSaysItsFormat() throws {
        #expect(try outputs(nil, file: "lint.sarif") == ["sarif to lint.sarif"])
        #expect(try outputs(nil, file: "lint.md") == ["markdown to lint.md"])
        #expect(try outputs(nil, file: "lint.txt") == ["text to lint.txt"])
        #expect(try outputs(.junit, ["sarif=s"], file: "lint.xml") == ["junit to lint.xml", "sarif to s"])
    }

    @Test func unknownFormats() {
        #expect(problem("serif") == .unknownFormat("serif"))
        #expect(problem("serif")?.help(.flags) == "did you mean sarif?")
        #expect(problem("TEXT")?.help(.flags) == "did you mean text?")
        #expect(problem("pdf")?.help(.flags).hasPrefix("the formats are text, xcode, momc, json,") == true)
        #expect(problem("html=x") == .unknownFormat("html"))
        #expect(ReportSelectionError.unknownFormat("\u{1B}").message == "there is no report format \"\\u{1B}\"")
    }

    @Test func reportsWithoutNameOrFile() {
        #expect(problem("") == .emptyFormat)
        #expect(problem("=x") == .emptyFormat)
        #expect(problem("json=") == .noPath("json="))
    }

    @Test func twoReportsInOneFile() {
        #expect(problem("json=x", "sarif=x") == .repeatedPath("x"))
    }

    @Test func aDocumentIsAloneOnStandardOutput() {
        #expect(problem("text", "json") == .mixedStandardOutput([.text, .json]))
        #expect(problem("json", format: .text)?.message == "text and json cannot share standard output")
        #expect(problem("json=x", format: .text) == nil)
        #expect(problem("sarif=y", "json=x") == nil)
    }
}
