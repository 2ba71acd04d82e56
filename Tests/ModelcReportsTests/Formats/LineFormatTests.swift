import Testing

@testable import ModelcReports

/// What the formats of one finding a line make of special places.
@Suite struct LineFormatTests {
    private func text(_ format: ReportFormat, _ finding: ReportedFinding) -> String {
        let report = Report(tool: Orchard.tool, command: "lint", models: [], rules: [], findings: [finding])
        return format.reporter.text(of: report, in: Orchard.context)
    }

    private func finding(selector: String, path: String, severity: FindingSeverity = .error) -> ReportedFinding {
        ReportedFinding(
            rule: "r", category: "c", severity: severity, message: "it is wrong", bundle: "B.xcdatamodeld",
            version: "V", selector: selector, location: ReportedPlace(path: path), fingerprint: "f")
    }

    @Test func theLinesOfTheModelCompilerAreAboutTheFolder() {
        #expect(
            text(.momc, finding(selector: "E.p", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V:E.p: error: it is wrong [r]\n")
        #expect(
            text(.momc, finding(selector: "", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V:: error: it is wrong [r]\n")
    }

    @Test func aColonInAFieldOfTheModelCompilerMakesALineForXcode() {
        #expect(
            text(.momc, finding(selector: "E.p", path: "B:1/V/contents"))
                == "/Users/jo/Plant Shop/B:1/V/contents: error: it is wrong [r]\n")
        #expect(
            text(.momc, finding(selector: "E.fetchIndex:byName", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V/contents: error: it is wrong [r]\n")
    }

    @Test func theModelCompilerHasNoNotes() {
        #expect(text(.momc, finding(selector: "E", path: "B", severity: .info)).isEmpty)
    }

    @Test func absolutePathsStayAsTheyAre() {
        #expect(text(.xcode, finding(selector: "", path: "/x/contents")) == "/x/contents: error: it is wrong [r]\n")
        #expect(Orchard.context.absolute("./a") == "/Users/jo/Plant Shop/a")
        #expect(Orchard.context.absolute(".") == "/Users/jo/Plant Shop")
        #expect(ReportContext(sources: [:], root: "/").absolute("a") == "/a")
    }

    @Test func withoutALineGitHubGetsTheFirst() {
        #expect(
            text(.github, finding(selector: "", path: "a,b:c%"))
                == "::error title=modelc r,file=a%2Cb%3Ac%25,line=1::it is wrong\n")
    }

    @Test func notesForAzureArePlainLines() {
        #expect(
            text(.azure, finding(selector: "E", path: "##vso[x]", severity: .info))
                == "#\\u{23}vso[x]: note: E: it is wrong [r]\n")
        #expect(
            text(.azure, finding(selector: "E", path: "###[x]", severity: .info))
                == "# #\\u{23}[x]: note: E: it is wrong [r]\n")
    }
}
