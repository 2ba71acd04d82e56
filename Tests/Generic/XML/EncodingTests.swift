import ModelcBase
import Testing

/// Documents in encodings other than UTF-8 are rejected: their positions would not be those of the file.
@Suite struct EncodingTests {
    private static let document = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a b=\"é\"/>"

    private func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [true, false], [true, false])
    func twoByteEncodingsAreRefused(bigEndian: Bool, mark: Bool) {
        for text in [EncodingTests.document, "<a b=\"é\"/>"] {
            let parsing = Parsing(utf16(text, bigEndian: bigEndian, mark: mark))
            #expect(parsing.outcome == "1:1 encoding")
            #expect(parsing.recorder.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func fourByteEncodingsAreRefused(bigEndian: Bool) {
        let bytes = EncodingTests.document.unicodeScalars.flatMap { scalar -> [UInt8] in
            let bytes = [0, 0, UInt8(scalar.value >> 8), UInt8(scalar.value & 0xFF)]
            return bigEndian ? bytes : bytes.reversed()
        }
        #expect(Parsing(bytes).outcome == "1:1 encoding")
    }

    @Test(arguments: [
        "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", "<?xml version='1.0' encoding='iso-8859-1'?>",
        "<?xml\tversion=\"1.0\"\tencoding\t=\t\"ISO-8859-1\"?>",
        "<?xml\nversion=\"1.0\"\nencoding\n=\n\"ISO-8859-1\"\n?>",
        "<?xml version=\"1.0\"" + String(repeating: " ", count: 400) + "encoding=\"ISO-8859-1\"?>",
        "<?xml version=\"1.0\" encoding=\"windows-1252\"?>", "<?xml version=\"1.0\" encoding=\"EBCDIC-CP-US\"?>",
    ])
    func otherDeclaredEncodingsAreRefused(declaration: String) {
        let parsing = Parsing(Array((declaration + "<a b=\"").utf8) + [0xE9] + Array("\"/>".utf8))
        #expect(parsing.outcome == "1:1 encoding")
        #expect(parsing.recorder.isEmpty)
    }

    @Test func theProblemNamesTheEncoding() {
        let message = Parsing("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>").problem?.message
        #expect(message == "the encoding is ISO-8859-1; only UTF-8 is read")
        #expect(Parsing([0xFF, 0xFE]).problem?.message == "the encoding is UTF-16; only UTF-8 is read")
    }

    @Test(arguments: ["UTF-8", "utf-8", "UTF8", "US-ASCII", "ascii"])
    func whatIsUTF8IsReadWithExactPositions(name: String) {
        let filler = String(repeating: "<b c=\"0123456789\"/>\n", count: 5000)
        let bytes = Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>\n<a>\(filler)</a>".utf8)
        let parsing = Parsing(bytes)
        #expect(parsing.outcome == "read")
        #expect(parsing.elements.map(\.position.offset) == TagFinder.tags(in: bytes).map(\.offset))
    }

    @Test func aDeclarationInACommentDeclaresNothing() {
        let comment = "<!-- <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?> -->"
        #expect(Parsing(comment + "<a/>").outcome == "read")
        #expect(Parsing("<a b='encoding=\"x\"'/>").outcome == "read")
        #expect(Parsing("<?xml-stylesheet encoding=\"ISO-8859-1\"?><a/>").outcome == "read")
    }

    @Test func bytesThatAreNoUTF8AreRefusedAtTheirPlace() {
        let places: [(before: String, after: String)] = [
            ("<a>\n  x", "</a>"), ("<a>\n b='", "'</a>"), ("<a\n b='", "'/>"), ("<a>\n <!-- ", " --></a>"),
            ("<a>\n <![CDATA[", "]]></a>"), ("<a>\n <b", "/></a>"), ("<a>\n <?b ", "?></a>"),
        ]
        for place in places {
            for wrong: [UInt8] in [
                [0xE9], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
            ] {
                let parsing = Parsing(Array(place.before.utf8) + wrong + Array(place.after.utf8))
                #expect(parsing.problem?.kind == .malformed, "\(place.before) \(wrong)")
                let offset = parsing.problem?.position.offset ?? -1
                #expect(abs(offset - place.before.utf8.count) <= wrong.count, "\(place.before) \(wrong)")
            }
        }
    }
}

@Suite struct PositionTests {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Larger than the pieces that libxml2 reads, so that its buffer is moved many times.
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
