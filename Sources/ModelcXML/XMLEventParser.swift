import ModelcBase

/// Reads an XML document with libxml2's SAX2 interface: no tree is built, no external file is loaded, and no entity can
/// be declared.
///
/// 1. `XMLEncodingCheck` rejects input that libxml2 interprets differently from other parsers;
/// 2. `XMLAttributeLimit` rejects input that would take libxml2 too long;
/// 3. `XMLParserSession` runs libxml2 and converts its callbacks (`XMLCallbacks`) to calls of the handler, which
///    accesses attributes through `XMLStartTag`.
package enum XMLEventParser {
    /// The maximum nesting. libxml2's own limit differs from version to version; none is lower.
    package static let depthLimit = 256

    /// The maximum number of attributes of an element, including declarations of namespaces. libxml2 compares each with
    /// each, so that one element of a few hundred kilobytes could take minutes; it has no limit of its own.
    package static let attributeLimit = 256

    /// Reads `source` and passes its parts to `handler`.
    ///
    /// - Parameter documentType: the treatment of a DOCTYPE.
    /// - Returns: nil if the document was read to its end, else the error that stopped reading; the parts passed to the
    ///   handler before remain valid.
    package static func parse(
        _ source: SourceText, handler: any XMLEventHandler, documentType: XMLDocumentTypePolicy = .refused
    ) -> XMLError? {
        if let fault = XMLEncodingCheck.fault(in: source) { return fault }
        guard source.bytes.count < Int(Int32.max) else {
            return XMLError(kind: .limit, message: "the file is larger than 2 GB", position: .start)
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
    /// Character data inside the innermost open element; pieces that are white space only are passed to `whiteSpace`.
    /// The position is that of the first character that is not white space.
    func text(_ text: String, at position: SourcePosition)
    /// A piece of character data that is white space only; alone it is layout, next to other pieces it is part of a
    /// text.
    func whiteSpace(_ text: String)
    /// A comment.
    func comment()
    /// A processing instruction; the declaration at the start of a file is not one.
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

/// The treatment of a document with a DOCTYPE. No policy allows declaring entities or loading files.
package enum XMLDocumentTypePolicy: Sendable {
    /// The document is rejected.
    case refused
    /// A DOCTYPE that only names an external definition is ignored, and the definition is never loaded; one with
    /// declarations of its own is rejected.
    case passedOver
}

/// Finds documents in encodings other than UTF-8: their byte positions would not be those of the file.
enum XMLEncodingCheck {
    static func fault(in source: SourceText) -> XMLError? {
        let bytes = source.bytes
        if let name = encodingByFirstBytes(of: bytes) { return fault(name) }
        guard let name = declaredEncoding(in: bytes) else { return nil }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
        default: return fault(name)
        }
    }

    private static func fault(_ name: String) -> XMLError {
        XMLError(kind: .encoding, message: "the encoding is \(name); only UTF-8 is read", position: .start)
    }

    /// The encoding according to the byte order mark or the bytes of the first `<`; nil if it may be UTF-8.
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
        // The declaration is spelt like a start tag, except for its `?`.
        let place = StartTagScanner.place(of: "encoding", inTagAt: start, of: bytes)
        return place.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }
}

/// The reason that a document cannot be read to its end.
package struct XMLError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The document is not well-formed XML.
        case malformed
        /// The document has a DOCTYPE, which could declare entities or load other files: rejected.
        case documentType
        /// The document is larger or more deeply nested than the parser allows.
        case limit
        /// The document is not encoded in UTF-8.
        case encoding
    }

    package var kind: Kind
    /// The error, without a final stop and beginning in lower case.
    package var message: String
    /// The position where the parser detected it.
    package var position: SourcePosition
}

/// Converts libxml2's errors to readable errors.
enum XMLErrorMessage {
    static func fault(message: String, position: SourcePosition) -> XMLError {
        if limitWords.contains(where: message.contains) {
            return XMLError(kind: .limit, message: limitMessage, position: position)
        }
        return XMLError(kind: .malformed, message: tidy(message), position: position)
    }

    /// The words in the messages of several versions of libxml2 for input that is too long; the error code does not
    /// show it.
    private static let limitWords = ["XML_PARSE_HUGE", "too long", "too big", "uge input", "Resource limit"]
    private static let limitMessage = "a value or a comment is longer than 10 MB, or a name than 50 kB"

    /// Returns one line that begins in lower case and has no final stop, and no name of a libxml2 function in front.
    private static func tidy(_ message: String) -> String {
        let line =
            message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "the document is not well-formed"
        var words = line
        if words.hasPrefix("xml"), let colon = words.firstIndex(of: ":"), !words[..<colon].contains(" ") {
            words = String(words[words.index(after: colon)...].drop { $0 == " " })
        }
        while let last = words.last, last == " " || last == "!" || last == "." { words.removeLast() }
        guard let first = words.first, words.dropFirst().first?.isLowercase == true else { return words }
        return first.lowercased() + words.dropFirst()
    }
}
