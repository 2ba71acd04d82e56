import Foundation
import ModelcBase
import ModelcDiagnostics
import ModelcSettings
import ModelcTestSupport
import Testing

@testable import ModelcReports

/// Order, counts and joined edits.
@Suite struct ReportTests {
    @Test func findingsStandInTheOrderOfBundleVersionPlaceAndRule() {
        #expect(
            Orchard.report.findings.map(\.modelPath) == [
                "", "Tree", "Fruit.weight", "Fruit.tree", "Tree", "Tree.note", "Tree.fruits",
            ])
    }

    @Test func rulesAreFoundById() {
        #expect(Orchard.report.rules.map(\.id) == Orchard.rules.map(\.id).sorted())
        #expect(Orchard.report.ruleIndex(DiagnosticID("too-wide")) == 4)
        #expect(Orchard.report.ruleIndex(DiagnosticID("not-listed")) == nil)
        #expect(Orchard.rules[1].name == "NoWayBack")
    }

    @Test func closedFindingsAreShownOnDemandAndOnlyAsNotes() {
        var context = Orchard.context
        let open = Orchard.report.shown(in: context)
        #expect(open.map(\.modelPath) == ["Tree", "Fruit.weight", "Fruit.tree", "Tree.note"])
        #expect(open[0].id == Orchard.inBinary.id)
        context.showsClosed = true
        let shown = Orchard.report.shown(in: context)
        #expect(shown.count == 7)
        #expect(shown.last?.message == "Tree.fruits leads to Fruit and not back (suppressed: one way on purpose)")
        #expect(shown.filter { !$0.isOpen }.allSatisfy { $0.severity == .note })
    }

    @Test func editsThatCannotBeJoinedAreRefused() {
        func joined(_ edits: [(Int, Int, String)]) -> JoinedEdit? {
            JoinedEdit(
                of: edits.map { TextEdit(offset: $0.0, length: $0.1, replacement: $0.2) },
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

/// Fingerprints must never change: these were computed by another program.
@Suite struct FingerprintTests {
    private let bundle = "Model/Library.xcdatamodeld"

    private func fingerprint(
        _ rule: String, _ modelPath: String, _ facts: [String], in bundle: String? = nil, version: String? = nil,
        occurrence: Int = 1
    ) -> String {
        let finding = ProjectFinding(
            DiagnosticID(rule), .error, "", category: "", bundle: bundle ?? self.bundle, modelPath: modelPath, at: nil,
            identity: ProjectFinding.Identity(olderVersion: version, facts: facts))
        return Array(repeating: finding, count: occurrence).numbered()[occurrence - 1].fingerprint
    }

    @Test func ofThreeFindings() {
        #expect(
            fingerprint("nullify-leaves-required-inverse", "Author.books", ["Book.author"])
                == "f923fe83ad858fbd9901f3a4dc1061ab")
        #expect(
            fingerprint("default-not-representable", "Book.pages", []) == "8062c9df7f0bf6840c74972a29fa3919")
        #expect(fingerprint("missing-inverse", "Book.shelf", ["Shelf"]) == "93fadffda2322e3944c20d20ef11553c")
    }

    /// `printf 'r\nb\ns\na,b' | sha256sum`, then with `\n2` and `\n3` at the end, then with `V/s` for `s`.
    @Test func repeatedFindingsAreNumberedAndOlderVersionsNamed() {
        let numbered = (1...3).map { fingerprint("r", "s", ["a", "b"], in: "b", occurrence: $0) }
        #expect(
            numbered + [fingerprint("r", "s", ["a", "b"], in: "b", version: "V")] == [
                "6cd01cf311ca52c5746dccd3cc6ef50c",
                "ca568c001862636510cabdaa67ea3279",
                "2d838d1718e817fc2e7a25e67f3e014a",
                "418f15afd3e2951386c181a03853cb6c",
            ])
    }
}

/// Lines and columns of byte ranges, in both units.
@Suite struct SourceIndexTests {
    private func index(_ text: String) -> SourceIndex { SourceIndex(SourceText(Array(text.utf8))) }

    @Test func columnsInScalarsAndInBytes() {
        let region = index("ab\nä🌳x\r\ny").region(byteOffset: 9, byteLength: 4)
        #expect(region.start == TextPosition(line: 2, column: 3, byteColumn: 7))
        #expect(region.end == TextPosition(line: 3, column: 2, byteColumn: 2))
    }

    @Test func rangesOutsideTheFileAreMovedIntoIt() {
        let index = index("abc")
        #expect(index.region(byteOffset: -5, byteLength: 2).byteOffset == 0)
        #expect(index.region(byteOffset: 2, byteLength: .max).end.column == 4)
        #expect(index.region(byteOffset: .max, byteLength: -1).byteLength == 0)
        #expect(self.index("").region(byteOffset: 1, byteLength: 1).start.column == 1)
    }

    /// Every offset of texts whose length is near the size of the blocks in which scalars are counted.
    @Test(arguments: [255, 256, 257, 600]) func columnsEqualThoseOfASimpleCount(_ length: Int) {
        let text = String((0..<length).map { $0 % 97 == 96 ? "\n" : $0 % 5 == 0 ? "ä" : "x" })
        let (bytes, index) = (Array(text.utf8), index(text))
        var (line, column, byteColumn) = (1, 1, 1)
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            #expect(
                index.region(byteOffset: offset, byteLength: 0).start
                    == TextPosition(line: line, column: column, byteColumn: byteColumn))
            (column, byteColumn) = (column + 1, byteColumn + (bytes[offset] < 0x80 ? 1 : 2))
            if bytes[offset] == UInt8(ascii: "\n") { (line, column, byteColumn) = (line + 1, 1, 1) }
        }
    }
}

/// The output of each format, byte for byte: of a report with findings of every kind, of one that also shows closed
/// findings, and of one without findings.
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
