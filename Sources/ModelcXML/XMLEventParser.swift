import ModelcLibXML2
import ModelcText

/// Reads an XML document with libxml2's SAX2 interface: no tree is built, nothing is loaded from elsewhere, and no
/// entity can be declared.
///
/// 1. refuse what libxml2 would read otherwise than others: `XMLEncodingCheck`;
/// 2. refuse what it would take too long for: `XMLAttributeLimit`;
/// 3. let it read: `XMLParserSession` turns its callbacks (`XMLCallbacks`) into calls of the handler, which looks at
///    attributes through `XMLStartTag`.
package enum XMLEventParser {
    /// Nesting that the parser accepts. libxml2's own limit differs from version to version; none is lower.
    package static let depthLimit = 256

    /// Attributes that an element may have, declarations of namespaces included. libxml2 compares each with each, so that
    /// one element of a few hundred kilobytes could take minutes; it has no limit of its own.
    package static let attributeLimit = 256

    /// Reads `source` and hands its parts to `handler`.
    ///
    /// - Parameter documentType: what becomes of a DOCTYPE.
    /// - Returns: nil when the document was read to its end, else the fault at which reading stopped; what the handler
    ///   was handed until then stands.
    package static func parse(
        _ source: SourceText, handler: any XMLEventHandler, documentType: XMLDocumentTypePolicy = .refused
    ) -> XMLFault? {
        if let fault = XMLEncodingCheck.fault(in: source) { return fault }
        guard source.bytes.count < Int(Int32.max) else {
            return XMLFault(kind: .limit, message: "the file is larger than 2 GB", position: .start)
        }
        if let fault = XMLAttributeLimit.fault(in: source) { return fault }
        let session = XMLParserSession(source: source, handler: handler, documentType: documentType)
        return session.run()
    }
}

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. The tag is valid during the call only.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element; pieces that are white space only go to `whiteSpace`. The position
    /// is that of the first character that is none.
    func text(_ text: String, at position: SourcePosition)
    /// A piece of character data that is white space only; by itself that is layout, beside other pieces part of a text.
    func whiteSpace(_ text: String)
    /// A comment.
    func comment()
    /// A processing instruction; the declaration at the start of a file is none.
    func processingInstruction()
}

extension XMLEventHandler {
    package func whiteSpace(_ text: String) {}
    package func processingInstruction() {}
}

/// Two handlers of one document, which is read once for both.
package final class XMLEventHandlerPair: XMLEventHandler {
    private let first: any XMLEventHandler
    private let second: any XMLEventHandler

    package init(_ first: any XMLEventHandler, _ second: any XMLEventHandler) {
        self.first = first
        self.second = second
    }

    package func startElement(_ tag: borrowing XMLStartTag) {
        first.startElement(tag)
        second.startElement(tag)
    }

    package func endElement() {
        first.endElement()
        second.endElement()
    }

    package func text(_ text: String, at position: SourcePosition) {
        first.text(text, at: position)
        second.text(text, at: position)
    }

    package func whiteSpace(_ text: String) {
        first.whiteSpace(text)
        second.whiteSpace(text)
    }

    package func comment() {
        first.comment()
        second.comment()
    }

    package func processingInstruction() {
        first.processingInstruction()
        second.processingInstruction()
    }
}

/// What becomes of a document with a DOCTYPE. No policy lets it declare entities or load files.
package enum XMLDocumentTypePolicy: Sendable {
    /// The document is refused.
    case refused
    /// A DOCTYPE that only names a definition elsewhere is passed over, and the definition is never looked for; one that
    /// brings declarations of its own is refused.
    case passedOver
}

/// Finds documents in other encodings than UTF-8: their byte positions would not be those of the file.
enum XMLEncodingCheck {
    static func fault(in source: SourceText) -> XMLFault? {
        let bytes = source.bytes
        if let name = encodingByFirstBytes(of: bytes) { return fault(name) }
        guard let name = declaredEncoding(in: bytes) else { return nil }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
        default: return fault(name)
        }
    }

    private static func fault(_ name: String) -> XMLFault {
        XMLFault(kind: .encoding, message: "the encoding is \(name); only UTF-8 is read", position: .start)
    }

    /// The encoding by its byte order mark or by how it spells the first `<`; nil where it may be UTF-8.
    private static func encodingByFirstBytes(of bytes: [UInt8]) -> String? {
        let table: [(name: String, start: [UInt8])] = [
            ("UTF-32", [0x00, 0x00, 0xFE, 0xFF]), ("UTF-32", [0xFF, 0xFE, 0x00, 0x00]),
            ("UTF-32", [0x00, 0x00, 0x00, 0x3C]), ("UTF-32", [0x3C, 0x00, 0x00, 0x00]),
            ("UTF-16", [0xFE, 0xFF]), ("UTF-16", [0xFF, 0xFE]), ("UTF-16", [0x00, 0x3C]), ("UTF-16", [0x3C, 0x00]),
            ("EBCDIC", [0x4C, 0x6F, 0xA7, 0x94]),
        ]
        return table.first { bytes.starts(with: $0.start) }?.name
    }

    /// The value of `encoding` in the XML declaration; nil if there is none.
    private static func declaredEncoding(in bytes: [UInt8]) -> String? {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let text = bytes[start...]
        guard text.starts(with: "<?xml".utf8), let next = text.dropFirst(5).first,
            [0x20, 0x09, 0x0A, 0x0D].contains(next)
        else { return nil }
        // The declaration is spelt like a start tag, but for its `?`.
        let place = StartTagScanner.place(of: "encoding", inTagAt: start, of: bytes)
        return place.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }
}

/// Finds elements with too many attributes before libxml2 sees them, in one pass over the bytes.
///
/// Exact for well-formed documents; in others it may count wrongly, but never goes over a byte twice.
struct XMLAttributeLimit {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    /// The first element with more attributes than `XMLEventParser.attributeLimit`.
    static func fault(in source: SourceText) -> XMLFault? {
        let tag = source.bytes.withUnsafeBufferPointer { bytes in
            var scan = XMLAttributeLimit(bytes: bytes)
            return scan.nextFaultyTag()
        }
        return tag.map {
            XMLFault(
                kind: .limit, message: "an element has more than \(XMLEventParser.attributeLimit) attributes",
                position: source.position(at: $0))
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private mutating func nextFaultyTag() -> Int? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            let start = index
            if begins(with: "<!--") {
                skip(behind: "-->", from: 4)
            } else if begins(with: "<![CDATA[") {
                skip(behind: "]]>", from: 9)
            } else if begins(with: "<?") {
                skip(behind: "?>", from: 2)
            } else if attributeCount() > XMLEventParser.attributeLimit {
                return start
            }
        }
        return nil
    }

    /// Passes a tag by and counts the equals signs outside quotes: each attribute has one. A `>` inside quotes does not end the
    /// tag.
    private mutating func attributeCount() -> Int {
        var count = 0
        var quote: UInt8 = 0
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                count += 1
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") {
                break
            }
            index += 1
        }
        return count
    }

    private func begins(with text: StaticString) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(UnsafeBufferPointer(rebasing: bytes[index..<index + length])) }
    }

    private mutating func skip(behind text: StaticString, from distance: Int) {
        index += distance
        while index < bytes.count, !begins(with: text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.count)
    }
}
