import ModelcDiagnostics
import Testing

@testable import ModelcReports

/// What `text` says beside the findings themselves.
@Suite struct TextFormatTests {
    private func lastLines(_ report: Report) -> [Substring] {
        ReportFormat.text.reporter.text(of: report, in: Orchard.context).split(separator: "\n")
    }

    private func report(
        _ findings: [ReportedFinding], models: Int = 1, hidden: [Severity: Int] = [:]
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
                "1 error, 1 warning, 2 notes in 1 model", "1 fixable with --mend", "2 fixable with --mend --more",
                "1 fixable with --mend --most",
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
