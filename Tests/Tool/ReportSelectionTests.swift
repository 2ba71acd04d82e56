import ModelcReports
import Testing

@testable import modelc

/// What `--format` and `--output` mean.
@Suite struct ReportSelectionTests {
    private func outputs(
        _ formats: String?, _ files: [String] = [], environment: [String: String] = [:]
    ) throws -> [String] {
        try ReportSelection.outputs(formats: formats, outputs: files, environment: environment).map { output in
            output.path.map { "\(output.format.name) to \($0)" } ?? output.format.name
        }
    }

    private func fault(_ formats: String?, _ files: [String] = []) -> ReportSelectionFault? {
        do throws(ReportSelectionFault) {
            _ = try ReportSelection.outputs(formats: formats, outputs: files, environment: [:])
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
        #expect(try outputs("momc", environment: environment) == ["momc"])
    }

    @Test func filesTakeTheirFormatsFromStandardOutput() throws {
        #expect(try outputs("text,sarif", ["sarif=a=b.sarif"]) == ["text", "sarif to a=b.sarif"])
        #expect(try outputs("sarif", ["sarif=x"]) == ["sarif to x"])
        #expect(try outputs("text, github ,text") == ["text", "github"])
    }

    @Test func filesAloneLeaveTheAutomaticFormat() throws {
        #expect(try outputs(nil, ["json=x", "text=y"]) == ["text", "json to x", "text to y"])
    }

    @Test func unknownFormats() {
        #expect(fault("serif") == .unknownFormat("serif"))
        #expect(fault("serif")?.help == "did you mean sarif?")
        #expect(fault("TEXT")?.help == "did you mean text?")
        #expect(fault("pdf")?.help.hasPrefix("the formats are text, xcode, momc, json,") == true)
        #expect(fault("a b") == .unknownFormat("a b"))
        #expect(fault(nil, ["html=x"]) == .unknownFormat("html"))
        #expect(ReportSelectionFault.unknownFormat("\u{1B}").message == "there is no report format \"\\u{1B}\"")
    }

    @Test func emptyNames() {
        #expect(fault("") == .emptyFormat)
        #expect(fault("text,,json") == .emptyFormat)
        #expect(fault(nil, ["=x"]) == .emptyFormat)
    }

    @Test func outputsWithoutAFile() {
        #expect(fault(nil, ["json"]) == .noPath("json"))
        #expect(fault(nil, ["json="]) == .noPath("json="))
    }

    @Test func twoReportsInOneFile() {
        #expect(fault(nil, ["json=x", "sarif=x"]) == .repeatedPath("x"))
    }

    @Test func aDocumentIsAloneOnStandardOutput() {
        #expect(fault("text,json") == .mixedStandardOutput([.text, .json]))
        #expect(fault("text,json")?.message == "text and json cannot share standard output")
        #expect(fault("text,json", ["json=x"]) == nil)
        #expect(fault("sarif,json", ["json=x", "sarif=y"]) == nil)
    }
}
