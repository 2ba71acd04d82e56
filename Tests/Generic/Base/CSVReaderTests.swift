import Testing

@testable import ModelcBase

/// Comma-separated values, and data in Base64.
@Suite struct CSVReaderTests {
    private func records(_ text: String) throws -> [CSVReader.Record] {
        var reader = CSVReader(Array(text.utf8))
        var records: [CSVReader.Record] = []
        while let record = try reader.next() { records.append(record) }
        return records
    }

    @Test func cells() throws {
        #expect(
            try records("a,b\n\n1,\"x, \"\"y\"\"\nz\"\r\n\"\",") == [
                .init(line: 1, cells: ["a", "b"]), .init(line: 3, cells: ["1", "x, \"y\"\nz"]),
                .init(line: 5, cells: ["", nil]),
            ])
    }

    @Test func problems() {
        #expect(throws: CSVReader.Problem(line: 2, message: "a quotation mark is not closed")) {
            try records("a\n\"b\n")
        }
        #expect(throws: CSVReader.Problem(line: 1, message: "text follows the end of a cell in quotation marks")) {
            try records("\"a\"b,c")
        }
    }

    @Test func base64() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
        #expect(["A", "AAAAA", "A===", "AA=A", "Ä=="].allSatisfy { Base64.bytes(of: $0) == nil })
    }
}
