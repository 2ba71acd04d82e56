import ModelcDiagnostics
import Testing

@testable import ModelcReports

/// Order, counts and joined edits.
@Suite struct ReportTests {
    @Test func findingsStandInTheOrderOfBundleVersionPlaceAndRule() {
        #expect(
            Orchard.report.findings.map(\.fingerprint) == ["0f", "10", "0a", "0b", "0e", "0c", "0d"])
    }

    @Test func rulesAreFoundById() {
        #expect(Orchard.report.rules.map(\.id) == Orchard.rules.map(\.id).sorted())
        #expect(Orchard.report.ruleIndex(DiagnosticID("too-wide")) == 4)
        #expect(Orchard.report.ruleIndex(DiagnosticID("not-listed")) == nil)
        #expect(Orchard.rules[1].name == "NoWayBack")
    }

    @Test func closedFindingsAreShownOnDemandAndOnlyAsNotes() {
        var context = Orchard.context
        #expect(Orchard.report.shown(in: context).map(\.fingerprint) == ["10", "0a", "0b", "0c"])
        context.showsClosed = true
        let shown = Orchard.report.shown(in: context)
        #expect(shown.count == 7)
        #expect(shown.last?.message == "Tree.fruits leads to Fruit and not back (suppressed: one way on purpose)")
        #expect(shown.filter { !$0.isOpen }.allSatisfy { $0.severity == .note })
    }

    @Test func editsThatCannotBeJoinedAreRefused() {
        func joined(_ edits: [(Int, Int, String)]) -> JoinedEdit? {
            JoinedEdit(
                of: edits.map { ReportedEdit(path: "p", byteOffset: $0.0, byteLength: $0.1, text: $0.2) },
                in: Array("abcdef".utf8))
        }
        #expect(joined([(4, 1, "E"), (1, 1, "B")]).map { [$0.text, "\($0.range)"] } == ["BcdE", "1..<5"])
        #expect(joined([]) == nil)
        #expect(joined([(1, 3, ""), (3, 1, "")]) == nil)
        #expect(joined([(5, 2, "")]) == nil)
        #expect(joined([(7, 0, "")]) == nil)
        #expect(joined([(-1, 1, "")]) == nil)
    }
}
