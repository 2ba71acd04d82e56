import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcXML
import Testing

@testable import ModelcReports

/// Unusual locations in formats with one finding per line.
@Suite struct LineFormatTests {
    private func text(_ format: ReportFormat, _ finding: ProjectFinding) -> String {
        let report = Report(tool: Orchard.tool, command: "lint", models: [], rules: [], findings: [finding])
        return format.reporter.text(of: report, in: Orchard.context)
    }

    private func finding(modelPath: String, path: String, severity: Severity = .error) -> ProjectFinding {
        ProjectFinding(
            DiagnosticID("r"), severity, "it is wrong", category: "c", bundle: "B.xcdatamodeld", version: "V",
            modelPath: modelPath, at: SourceLocation(path: path))
    }

    @Test func theLinesOfTheModelCompilerAreAboutTheFolder() {
        #expect(
            text(.momc, finding(modelPath: "E.p", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V:E.p: error: it is wrong [r]\n")
        #expect(
            text(.momc, finding(modelPath: "", path: "M.xcdatamodeld"))
                == "/Users/jo/Plant Shop/M.xcdatamodeld:: error: it is wrong [r]\n")
        #expect(
            text(.momc, finding(modelPath: "", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V:: error: it is wrong [r]\n")
    }

    @Test func aColonInAFieldOfTheModelCompilerMakesALineForXcode() {
        #expect(
            text(.momc, finding(modelPath: "E.p", path: "B:1/V/contents"))
                == "/Users/jo/Plant Shop/B:1/V/contents: error: E.p: it is wrong [r]\n")
        #expect(
            text(.momc, finding(modelPath: "E.fetchIndex:byName", path: "B/V/contents"))
                == "/Users/jo/Plant Shop/B/V/contents: error: E.fetchIndex:byName: it is wrong [r]\n")
    }

    /// With an accent after it, a colon is a different character in Swift, but a colon for the reader of the line.
    @Test func aColonWithAnAccentIsAColon() {
        #expect(
            text(.momc, finding(modelPath: "E.a:\u{301}b", path: "B/V/contents"))
                .hasPrefix("/Users/jo/Plant Shop/B/V/contents: error: "))
    }

    /// Messages begin with their subject; if one does not name it, the format adds it.
    @Test(arguments: [ReportFormat.github, .gitlab, .checkstyle, .azure, .text, .xcode])
    func theSubjectIsToldOnce(_ format: ReportFormat) {
        var found = finding(modelPath: "Book.author", path: "B/V/contents")
        found.message = "Book.author has no inverse"
        #expect(text(format, found).components(separatedBy: "Book.author").count == 2, "\(text(format, found))")
        found.message = "Book.authors has no inverse"
        #expect(text(format, found).contains("Book.author: Book.authors"))
        found.message = "no inverse"
        #expect(text(format, found).contains("Book.author: no inverse"))
    }

    /// Names that are not identifiers are quoted in messages, and other subjects are written in words.
    @Test(arguments: [
        ("P.a-b", "P.'a-b' is not an identifier"),
        ("fetchRequest:Re-cent", "fetch request Re-cent is for 'X'"),
        ("configuration:Cloud", "configuration Cloud lists 'X'"),
        ("Book.fetchIndex:byTitle", "index byTitle of Book has no elements"),
    ])
    func theSubjectIsToldOnceInEverySpelling(_ selector: String, _ message: String) {
        var found = finding(modelPath: selector, path: "B/V/contents")
        found.message = message
        #expect(text(.azure, found).hasSuffix("]\(message)\n"), "\(text(.azure, found))")
        found.modelPath += "Other"
        #expect(text(.azure, found).contains("]\(found.modelPath): \(message)"))
    }

    /// JUnit's failed cases are the findings that fail the run.
    @Test func theTestsThatFailAreThoseThatFailTheRun() {
        let findings = [Severity.error, .warning, .note].map { severity in
            finding(modelPath: "E.\(severity)", path: "B/V/contents", severity: severity)
        }
        let report = Report(
            tool: Orchard.tool, command: "lint", models: [], rules: [], findings: findings,
            problems: [
                Orchard.problem("C/V/contents", "it cannot be read")
            ], failing: [.error])
        let text = ReportFormat.junit.reporter.text(of: report, in: Orchard.context)
        #expect(text.contains("tests=\"4\" failures=\"1\" errors=\"1\">"), "\(text)")
        #expect(text.components(separatedBy: "<failure ").count == 2)
        #expect(text.components(separatedBy: "<system-out>").count == 3)
        #expect(text.contains("<error message=\"it cannot be read\"/>"))
    }

    @Test func theModelCompilerHasNoNotes() {
        #expect(text(.momc, finding(modelPath: "E", path: "B", severity: .note)).isEmpty)
    }

    @Test func absolutePathsStayAsTheyAre() {
        #expect(text(.xcode, finding(modelPath: "", path: "/x/contents")) == "/x/contents: error: it is wrong [r]\n")
        #expect(Orchard.context.absolute("./a") == "/Users/jo/Plant Shop/a")
        #expect(Orchard.context.absolute(".") == "/Users/jo/Plant Shop")
        #expect(ReportContext(sources: [:], root: "/").absolute("a") == "/a")
    }

    @Test func withoutALineGitHubGetsTheFirst() {
        #expect(
            text(.github, finding(modelPath: "", path: "a,b:c%"))
                == "::error title=modelc r,file=a%2Cb%3Ac%25,line=1::it is wrong\n")
    }

    @Test func notesForAzureArePlainLines() {
        #expect(
            text(.azure, finding(modelPath: "E", path: "##vso[x]", severity: .note))
                == "#\\u{23}vso[x]: note: E: it is wrong [r]\n")
        #expect(
            text(.azure, finding(modelPath: "E", path: "###[x]", severity: .note))
                == "# #\\u{23}[x]: note: E: it is wrong [r]\n")
        // In Swift, a sign before another one forms one character with it.
        #expect(
            text(.azure, finding(modelPath: "E", path: "\u{D4E}####x", severity: .note))
                == "\u{D4E}# ## #x: note: E: it is wrong [r]\n")
    }
}

/// The elements of a document, in order, with the attributes that a reader gets.
final class XMLRecorder: XMLEventHandler {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String] = [:]
        var text = ""
    }

    private(set) var elements: [Element] = []
    private var open: [Int] = []

    static func read(_ text: String) throws -> [Element] {
        let recorder = XMLRecorder()
        if let problem = XMLEventParser.parse(SourceText(Array(text.utf8)), handler: recorder) { throw problem }
        return recorder.elements
    }

    func startElement(_ tag: borrowing XMLStartTag) {
        var element = Element(name: tag.name)
        tag.forEachAttribute { element.attributes[$0] = $1 }
        open.append(elements.count)
        elements.append(element)
    }

    func endElement() { open.removeLast() }

    func text(_ text: String, at position: SourcePosition) {
        if let last = open.last { elements[last].text += text }
    }

    func comment() {}
}

/// The lines of `text` other than the findings.
@Suite struct TextFormatTests {
    private func lastLines(_ report: Report) -> [Substring] {
        ReportFormat.text.reporter.text(of: report, in: Orchard.context).split(separator: "\n")
    }

    private func report(
        _ findings: [ProjectFinding], models: Int = 1, hidden: [Severity: Int] = [:]
    ) -> Report {
        Report(
            tool: Orchard.tool, command: "lint", models: Array(Orchard.models.prefix(models)), rules: Orchard.rules,
            findings: findings, hidden: hidden)
    }

    @Test func nothingFound() {
        #expect(lastLines(report([])) == ["no findings in 1 model"])
        #expect(lastLines(report([], models: 2)) == ["no findings in 2 models"])
    }

    @Test func onlyClosedFindings() {
        #expect(
            lastLines(report([Orchard.suppressed, Orchard.baselined]))
                == ["no findings in 1 model (1 suppressed, 1 in baseline)"])
    }

    @Test func hiddenFindingsAreCountedWithTheWayToSeeThem() {
        #expect(
            lastLines(report([], hidden: [.note: 1]))
                == ["no findings in 1 model", "1 note hidden (--from info)"])
        #expect(
            lastLines(report([], hidden: [.warning: 2, .note: 0]))
                == ["no findings in 1 model", "2 warnings hidden (--from warning)"])
        #expect(
            lastLines(report([], hidden: [.warning: 1, .note: 4])).last
                == "1 warning, 4 notes hidden (--from info)")
    }

    @Test func fixesAreCountedByWhatTheyAskFor() {
        let lines = lastLines(report([Orchard.tooWide, Orchard.oneWay, Orchard.renamed, Orchard.renamed]))
        #expect(
            lines.suffix(4) == [
                "1 error, 1 warning, 2 notes in 1 model", "1 fixable: --mend", "2 fixable: --mend --more",
                "1 fixable: --mend --most",
            ])
    }

    @Test func optionsThatNobodyNamesAreNotSpokenOf() {
        let report = report([Orchard.tooWide], hidden: [.note: 1])
        let context = ReportContext(sources: [:], root: Orchard.root)
        let lines = ReportFormat.text.reporter.text(of: report, in: context).split(separator: "\n")
        #expect(lines.suffix(2) == ["1 error in 1 model", "1 note hidden"])
    }

    @Test func aFixWithoutHelpIsNamedByItsTitle() {
        #expect(lastLines(report([Orchard.renamed])).contains("   = help: call it picture [fix: behaviour]"))
    }

    @Test func colorsOnlyIfToldTo() {
        #expect(!Orchard.text(.text).contains("\u{1B}"))
        let colored = Orchard.text(.text) { $0.layout.style = TextStyle(usesColor: true) }
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[1;36mnote:\u{1B}[0m"))
    }

    @Test func withoutItsSourceAFindingIsAHeadline() {
        let text = Orchard.text(.text) { $0.sources = [:] }
        #expect(!text.contains("|"))
        #expect(text.contains("contents:8:74: note: Tree.note holds a picture [old-name]\n"))
    }
}
