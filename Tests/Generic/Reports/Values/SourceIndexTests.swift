import ModelcText
import Testing

@testable import ModelcReports

/// Lines and columns of byte ranges, in both units.
@Suite struct SourceIndexTests {
    private func index(_ text: String) -> SourceIndex { SourceIndex(SourceText(Array(text.utf8))) }

    @Test func columnsInScalarsAndInBytes() {
        let region = index("ab\nä🌳x\r\ny").region(byteOffset: 9, byteLength: 4)
        #expect(region.start == ReportedPosition(line: 2, column: 3, byteColumn: 7))
        #expect(region.end == ReportedPosition(line: 3, column: 2, byteColumn: 2))
    }

    @Test func rangesOutsideTheFileAreMovedIntoIt() {
        let index = index("abc")
        #expect(index.region(byteOffset: -5, byteLength: 2).byteOffset == 0)
        #expect(index.region(byteOffset: 2, byteLength: .max).end.column == 4)
        #expect(index.region(byteOffset: .max, byteLength: -1).byteLength == 0)
        #expect(self.index("").region(byteOffset: 1, byteLength: 1).start.column == 1)
    }

    /// Every offset of texts around the size of the blocks in which scalars are counted.
    @Test(arguments: [255, 256, 257, 600]) func columnsEqualThoseOfASimpleCount(_ length: Int) {
        let text = String((0..<length).map { $0 % 97 == 96 ? "\n" : $0 % 5 == 0 ? "ä" : "x" })
        let (bytes, index) = (Array(text.utf8), index(text))
        var (line, column, byteColumn) = (1, 1, 1)
        for offset in bytes.indices where bytes[offset] & 0xC0 != 0x80 {
            #expect(
                index.region(byteOffset: offset, byteLength: 0).start
                    == ReportedPosition(line: line, column: column, byteColumn: byteColumn))
            (column, byteColumn) = (column + 1, byteColumn + (bytes[offset] < 0x80 ? 1 : 2))
            if bytes[offset] == UInt8(ascii: "\n") { (line, column, byteColumn) = (line + 1, 1, 1) }
        }
    }
}
