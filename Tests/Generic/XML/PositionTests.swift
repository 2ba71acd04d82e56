import ModelcText
import Testing

@Suite struct PositionTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Larger than the pieces in which libxml2 reads, so that its buffer moves on many times.
    private static let documents: [String: [UInt8]] = {
        let lineFeeds = Array(GeneratedDocument.text(count: 1200).utf8)
        let both = Array(GeneratedDocument.text(count: 1200, lineEnd: "\r\n").utf8)
        let small = Array(GeneratedDocument.text(count: 12).utf8)
        return [
            "small": small, "small with mark": mark + small, "LF": lineFeeds, "CRLF": both,
            "LF with mark": mark + lineFeeds, "CRLF with mark": mark + both,
        ]
    }()

    @Test(arguments: documents.keys.sorted())
    func everyElementBeginsAtItsOwnTag(name: String) throws {
        let bytes = try #require(PositionTests.documents[name])
        let parsing = Parsing(bytes)
        #expect(parsing.outcome == "read")
        let found = TagFinder.tags(in: bytes)
        let reported = parsing.elements.map {
            TagFinder.Tag(
                name: $0.name, offset: $0.position.offset, line: $0.position.line, column: $0.position.column)
        }
        #expect(found.count > 12)
        #expect(reported.count == found.count)
        let wrong = zip(reported, found).first { $0 != $1 }
        #expect(wrong == nil)
    }

    @Test(arguments: documents.keys.sorted())
    func noElementIsSeenInCommentsInstructionsAndData(name: String) throws {
        let bytes = try #require(PositionTests.documents[name])
        let parsing = Parsing(bytes)
        #expect(!parsing.elements.contains { $0.name == "hidden" || $0.name == "no" })
        #expect(parsing.recorder.endCount == parsing.elements.count)
    }

    @Test func lineFeedsInATagCountAsLines() {
        let parsing = Parsing("<a\n\n b='1'\n><c\r\n/>\n <d/></a>")
        #expect(
            parsing.elements.map(\.position) == [
                SourcePosition(offset: 0, line: 1, column: 1), SourcePosition(offset: 12, line: 4, column: 2),
                SourcePosition(offset: 20, line: 6, column: 2),
            ])
    }

    @Test func aDocumentOfMoreThan65535LinesKeepsItsLineNumbers() {
        let parsing = Parsing("<a>" + String(repeating: "\n", count: 70_000) + "  <b/></a>")
        #expect(parsing.elements.last?.position == SourcePosition(offset: 70_005, line: 70_001, column: 3))
    }

    @Test func theByteOrderMarkCountsAsBytesOfTheFirstLine() {
        let parsing = Parsing(PositionTests.mark + Array("<a>\n<b/></a>".utf8))
        #expect(parsing.elements.map(\.position.offset) == [3, 7])
        #expect(parsing.elements.map(\.position.column) == [4, 1])
    }
}
