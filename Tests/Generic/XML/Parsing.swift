import ModelcBase
import ModelcXML

/// The result of reading a document.
struct Parsing {
    let recorder = EventRecorder()
    let problem: XMLError?

    var elements: [EventRecorder.Element] { recorder.elements }

    init(_ bytes: [UInt8]) {
        problem = XMLEventParser.parse(SourceText(bytes), handler: recorder)
    }

    init(_ text: String) { self.init(Array(text.utf8)) }

    /// `line:column kind` of the error, or `read`.
    var outcome: String {
        problem.map { "\($0.position.line):\($0.position.column) \($0.kind)" } ?? "read"
    }
}

/// Records the events of a parser.
final class EventRecorder: XMLEventHandler {
    struct Element: Equatable {
        var name: String
        var position: SourcePosition
        var attributes: [Attribute]

        /// The value of an attribute.
        subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
    }

    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    private(set) var elements: [Element] = []
    private(set) var texts: [String] = []
    private(set) var textPositions: [SourcePosition] = []
    private(set) var commentCount = 0
    private(set) var endCount = 0

    /// Whether the parser reported nothing.
    var isEmpty: Bool { elements.isEmpty && texts.isEmpty && commentCount == 0 && endCount == 0 }

    func startElement(_ tag: borrowing XMLStartTag) {
        var attributes: [Attribute] = []
        tag.forEachAttribute { attributes.append(Attribute(name: $0, value: $1)) }
        elements.append(Element(name: tag.name, position: tag.position, attributes: attributes))
    }

    func endElement() { endCount += 1 }
    func text(_ text: String, at position: SourcePosition) {
        texts.append(text)
        textPositions.append(position)
    }
    func comment() { commentCount += 1 }
}

/// Reads another document at each element.
final class NestedReader: XMLEventHandler {
    private(set) var inner: [String] = []

    func startElement(_ tag: borrowing XMLStartTag) {
        inner += Parsing("<inner/>").elements.map(\.name)
    }

    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}

/// A document of many elements in all spellings that make positions difficult.
enum GeneratedDocument {
    /// - Parameters:
    ///   - count: the number of the root's children.
    ///   - lineEnd: `\n` or `\r\n`.
    static func text(count: Int, lineEnd: String = "\n") -> String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>", "<?other a<b?>", "<!-- <no> -->", "<root>",
        ]
        for index in 0..<count { lines.append(child(index)) }
        lines.append("</root>")
        return lines.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: lineEnd) + lineEnd
    }

    private static func child(_ index: Int) -> String {
        switch index % 12 {
        case 0: "  <plain name=\"n\(index)\"/>"
        case 1: "  <lines\n    first=\"1\"\n\tsecond='2'\n  />"
        case 2: "  <entities value=\"a&amp;b&lt;c&#10;d&#x1F600;&quot;\" other='&apos;\"'/>"
        case 3: "<größe naïve=\"é名😀\"/><名前>文字 é</名前>"
        case 4: "  <!-- <hidden a=\"1\"> --><after/>"
        case 5: "  <data><![CDATA[<hidden>&amp;]] >]]></data><next/>"
        case 6: "  <?target <hidden ?><behind a=\"x > y\"/>"
        case 7: "  <deep><deep><deep a=\"1\"><deep/></deep></deep></deep>"
        case 8: "  <p:prefixed p:name=\"1\" p:other=\"2\"/>"
        case 9: "  <long value=\"" + String(repeating: "lang &amp; länger ", count: 40) + "\"\n a='1'></long >"
        case 10: "text &lt;hidden&gt; text<open>text</open>text"
        default: "  <spaced   a  =  \"1\"   b\n=\n'2'   />\t<twin/><twin/>"
        }
    }
}
