import ModelcDiagnostics
import Testing

@testable import ModelcReports

/// What `text` says beside the findings themselves.
@Suite struct TextFormatTests {
    private func lastLines(_ report: Report) -> [Substring] {
        ReportFormat.text.reporter.text(of: report, in: Orchard.context).split(separator: "\n")
    }

    private func report(
        _ findings: [ReportedFinding], models: Int = 1, hidden: [FindingSeverity: Int] = [:]
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
            lastLines(report([], hidden: [.info: 1]))
                == ["no findings in 1 model", "1 note hidden (--min-severity info)"])
        #expect(
            lastLines(report([], hidden: [.warning: 2, .info: 0]))
                == ["no findings in 1 model", "2 warnings hidden (--min-severity warning)"])
        #expect(
            lastLines(report([], hidden: [.warning: 1, .info: 4])).last
                == "1 warning, 4 notes hidden (--min-severity info)")
    }

    @Test func fixesAreCountedByWhatTheyAskFor() {
        let lines = lastLines(report([Orchard.tooWide, Orchard.oneWay, Orchard.renamed, Orchard.renamed]))
        #expect(
            lines.suffix(4) == [
                "1 error, 1 warning, 2 notes in 1 model", "1 fixable with --fix", "2 fixable with --fix --unsafe",
                "1 fixable with --fix --unsafe --new-version NAME",
            ])
    }

    @Test func aFixWithoutHelpIsNamedByItsTitle() {
        #expect(lastLines(report([Orchard.renamed])).contains("   = help: call it picture [fix: behaviour]"))
    }

    @Test func colorsOnlyIfToldTo() {
        #expect(!Orchard.text(.text).contains("\u{1B}"))
        let colored = Orchard.text(.text) { $0.style = TextStyle(usesColor: true) }
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        #expect(colored.contains("\u{1B}[1;36mnote:\u{1B}[0m"))
    }

    @Test func withoutItsSourceAFindingIsAHeadline() {
        let text = Orchard.text(.text) { $0.sources = [:] }
        #expect(!text.contains("|"))
        #expect(text.contains("contents:8:70: note: Tree.note holds a picture [old-name]\n"))
    }
}
