import ModelcBase
import ModelcXML
import Testing

@Suite struct StartTagScannerTests {
    /// The source text of an attribute's name, of its value, and of the whole attribute, in the first tag of `text`;
    /// nil if it is not found.
    private func place(_ name: String, in text: String) -> [String]? {
        let source = SourceText(Array(text.utf8))
        guard let start = source.bytes.firstIndex(of: UInt8(ascii: "<")) else { return nil }
        return StartTagScanner.place(of: name, inTagAt: start, of: source).map { place in
            [place.name, place.value, place.whole].map { String(decoding: source.bytes[$0], as: UTF8.self) }
        }
    }

    @Test(arguments: [
        "<a b=\"1\"/>", "<a b='1'/>", "<a b = '1' />", "<a\tb\t=\t\"1\"\t>", "<a\n  b\n=\n'1'\n/>",
        "<a\r\nb=\r\n\"1\"\r\n>",
        "<a x='b=\"2\"' b='1'>", "<a x='>' y=\"/>\" b='1'>", "<a x=\"'\" b='1'>", "  <a  b='1'></a>", "<a x='' b='1'>",
    ])
    func anAttributeIsFoundInEverySpelling(text: String) throws {
        let found = try #require(place("b", in: text))
        #expect(found[0] == "b")
        #expect(found[1] == "1")
        #expect(found[2].hasPrefix("b"))
        #expect(found[2].last == "\"" || found[2].last == "'")
    }

    @Test func theWholeReachesFromTheNameToTheClosingQuote() {
        #expect(place("b", in: "<a b  =\n'1 > 2' c='3'/>") == ["b", "1 > 2", "b  =\n'1 > 2'"])
        #expect(place("b", in: "<a b=''/>") == ["b", "", "b=''"])
        #expect(place("größe", in: "<a größe=\"é&#10;\"/>") == ["größe", "é&#10;", "größe=\"é&#10;\""])
    }

    @Test func namesThatBeginOrEndAlikeAreToldApart() {
        let tag = "<entity name='1' names='2' xname='3' p:name='4' NAME='5'/>"
        #expect(place("name", in: tag)?[1] == "1")
        #expect(place("names", in: tag)?[1] == "2")
        #expect(place("xname", in: tag)?[1] == "3")
        #expect(place("p:name", in: tag)?[1] == "4")
        #expect(place("NAME", in: tag)?[1] == "5")
        #expect(place("nam", in: tag) == nil)
        #expect(place("entity", in: tag) == nil)
    }

    @Test func attributesOfOtherTagsAreNotFound() {
        #expect(place("b", in: "<a><c b='1'/></a>") == nil)
        #expect(place("b", in: "<a x='1'>b='2'</a>") == nil)
        #expect(place("b", in: "<a/> b='1'") == nil)
        #expect(place("b", in: "<a x='1'/> b='1'") == nil)
    }

    @Test func theNameOfTheElementIsFound() {
        for text in ["<entity>", "<entity/>", "<entity a='1'>", "<entity\na='1'>", "<entity", "<entity\t/>"] {
            let source = SourceText(Array(text.utf8))
            #expect(StartTagScanner.elementName(inTagAt: 0, of: source) == 1..<7)
        }
    }

    @Test func brokenTagsAndPlacesOutsideTheFileAreNoCrash() {
        let tag = Array("<a b = '1' c=\"2\"/>".utf8)
        for length in 0...tag.count {
            let source = SourceText(Array(tag.prefix(length)))
            for offset in 0...(length + 2) {
                #expect(StartTagScanner.place(of: "zz", inTagAt: offset, of: source) == nil)
                #expect(StartTagScanner.elementName(inTagAt: offset, of: source).upperBound <= length)
            }
        }
    }

    @Test func everyAttributeOfALargeDocumentHasAPlaceWithItsValue() {
        let bytes = Array(GeneratedDocument.text(count: 120).utf8)
        let source = SourceText(bytes)
        for element in Parsing(bytes).elements {
            for attribute in element.attributes {
                let place = StartTagScanner.place(of: attribute.name, inTagAt: element.position.offset, of: source)
                let written = place.map { String(decoding: bytes[$0.value], as: UTF8.self) }
                #expect(written.map(unescaped) == attribute.value)
            }
        }
    }

    private func unescaped(_ text: String) -> String {
        let escapes = [
            ("&lt;", "<"), ("&#10;", "\n"), ("&#x1F600;", "😀"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
        ]
        return escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}

/// Finds the start tags of a well-formed document by its bytes alone, to compare them with the parser's positions.
struct TagFinder {
    struct Tag: Equatable {
        var name: String
        var offset: Int
        var line: Int
        var column: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The document's start tags in file order.
    static func tags(in bytes: [UInt8]) -> [Tag] {
        var finder = TagFinder(bytes)
        var tags: [Tag] = []
        while let tag = finder.nextTag() { tags.append(tag) }
        return tags
    }

    private mutating func nextTag() -> Tag? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), !stands("</") else {
                step()
                continue
            }
            if skip("<!--", through: "-->") || skip("<![CDATA[", through: "]]>") || skip("<?", through: "?>") {
                continue
            }
            return tag()
        }
        return nil
    }

    private mutating func tag() -> Tag {
        let name = bytes[(index + 1)...].prefix { !" \t\r\n/>".utf8.contains($0) }
        let tag = Tag(
            name: String(decoding: name, as: UTF8.self), offset: index, line: line, column: index - lineStart + 1)
        var quote: UInt8?
        while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
            let byte = bytes[index]
            if quote == byte { quote = nil } else if quote == nil, "\"'".utf8.contains(byte) { quote = byte }
            step()
        }
        return tag
    }

    private mutating func step() {
        if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
        index += 1
    }

    private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(_ start: String, through end: String) -> Bool {
        guard stands(start) else { return false }
        while index < bytes.count, !stands(end) { step() }
        index += end.utf8.count
        return true
    }
}
