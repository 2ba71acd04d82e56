import ModelcDiagnostics
import Testing

@testable import ModelcLint

@Suite struct BaselineTests {
    private func key(_ rule: String, _ selector: String, _ facts: String = "") -> FindingKey {
        FindingKey(rule: DiagnosticID(rule), bundle: "Model/Depot.xcdatamodeld", selector: selector, facts: facts)
    }

    private static let file = """
        # modelc lint baseline 1
        insecure-transformer\tModel/Depot.xcdatamodeld\tParcel.label
        insecure-transformer\tModel/Depot.xcdatamodeld\tParcel.label
        missing-inverse\tModel/Depot.xcdatamodeld\tParcel.courier
        nullify-leaves-required-inverse\tModel/Depot.xcdatamodeld\tCourier.parcels\tParcel.courier

        """

    @Test func isWrittenSortedAndReadAgain() throws {
        let baseline = Baseline([
            key("nullify-leaves-required-inverse", "Courier.parcels", "Parcel.courier"),
            key("missing-inverse", "Parcel.courier"), key("insecure-transformer", "Parcel.label"),
            key("insecure-transformer", "Parcel.label"),
        ])
        #expect(baseline.text == Self.file)
        #expect(try Baseline(parsing: Self.file) == baseline)
        let windows = Self.file.split(separator: "\n").joined(separator: "\r\n")
        #expect(try Baseline(parsing: windows) == baseline)
        #expect(Baseline([]).text == "# modelc lint baseline 1\n")
    }

    @Test func isSortedByBytes() {
        let text = Baseline([key("b", "é"), key("b", "z"), key("b", "Z"), key("a-b", "x"), key("a", "x")]).text
        #expect(
            text.split(separator: "\n").dropFirst().map { $0.split(separator: "\t")[2] } == ["x", "x", "Z", "z", "é"])
        // A tab sorts before a hyphen.
        #expect(text.split(separator: "\n")[1].hasPrefix("a\t"))
    }

    @Test func namesThatWouldBreakLines() throws {
        let odd = FindingKey(rule: DiagnosticID("r"), bundle: "a\tb\\n", selector: "E\nF\r", facts: "\u{2028}x")
        let baseline = Baseline([odd])
        #expect(baseline.text.split(separator: "\n").count == 2)
        #expect(try Baseline(parsing: baseline.text) == baseline)
    }

    @Test func hidesAsOftenAsItSaysAndKnowsWhatIsStale() throws {
        let baseline = try Baseline(parsing: Self.file)
        let match = baseline.matches([
            key("insecure-transformer", "Parcel.label"), key("missing-inverse", "Parcel.route"),
            key("insecure-transformer", "Parcel.label"), key("insecure-transformer", "Parcel.label"),
            key("nullify-leaves-required-inverse", "Courier.parcels", "Parcel.other"),
        ])
        #expect(match.isHidden == [true, false, true, false, false])
        #expect(match.stale.map(\.selector) == ["Parcel.courier", "Courier.parcels"])
        #expect(
            baseline.pruned(match.stale)
                == Baseline(Array(repeating: key("insecure-transformer", "Parcel.label"), count: 2)))
        #expect(baseline.matches([]).stale.count == 4)
    }

    @Test func whatIsNoBaseline() {
        #expect(throws: BaselineError.notABaseline) { try Baseline(parsing: "") }
        #expect(throws: BaselineError.notABaseline) { try Baseline(parsing: "a\tb\tc\n") }
        #expect(throws: BaselineError.unknownVersion("# modelc lint baseline 2")) {
            try Baseline(parsing: "# modelc lint baseline 2\n")
        }
        #expect(throws: BaselineError.malformedLine(3)) {
            try Baseline(parsing: "# modelc lint baseline 1\n# why\nonly one column\n")
        }
    }
}
