import ModelcBase

/// Reads an XML document with libxml2's SAX2 interface. No tree is built, no external file is loaded, and no entity can
/// be declared.
///
/// 1. `XMLEncodingCheck` rejects input that libxml2 interprets differently from other parsers.
/// 2. `XMLAttributeLimit` rejects input that libxml2 would process too slowly.
/// 3. `XMLParserSession` runs libxml2 and converts its callbacks (`XMLCallbacks`) to calls of the handler. The handler
///    accesses attributes through `XMLStartTag`.
package enum XMLEventParser {
    /// The maximum nesting depth. libxml2's own limit depends on its version but is never lower.
    package static let depthLimit = 256

    /// The maximum number of attributes of an element, including namespace declarations. libxml2 compares every
    /// attribute with every other and has no limit of its own: one element with a few hundred kilobytes of attributes
    /// could take minutes.
    package static let attributeLimit = 256

    /// Reads `source` and passes its parts to `handler`.
    ///
    /// - Parameter documentType: the treatment of a DOCTYPE.
    /// - Returns: nil if the document was read to its end; otherwise the error that stopped reading. The parts that the
    ///   handler received before the error are valid.
    package static func parse(
        _ source: SourceText, handler: any XMLEventHandler, documentType: XMLDocumentTypePolicy = .refused
    ) -> XMLError? {
        if let problem = problem(in: source) { return problem }
        let session = XMLParserSession(source: source, handler: handler, documentType: documentType)
        return session.run()
    }

    /// Reads a document without a range of its bytes. Positions are those in the whole document.
    ///
    /// - Parameters:
    ///   - source: a document for which `problem(in:)` returned nil.
    ///   - range: the bytes to leave out. A tag ends before them and a tag begins after them.
    package static func parse(
        _ source: SourceText, leavingOut range: Range<Int>, handler: any XMLEventHandler
    ) -> XMLError? {
        XMLParserSession(source: source, leavingOut: range, handler: handler, documentType: .refused).run()
    }

    /// Returns the reason why a document is not passed to libxml2; nil if there is none.
    package static func problem(in source: SourceText) -> XMLError? {
        if let problem = XMLEncodingCheck.problem(in: source) { return problem }
        guard source.bytes.count < Int(Int32.max) else {
            return XMLError(kind: .limit, message: "the file is larger than 2 GB", position: .start)
        }
        return XMLAttributeLimit.problem(in: source)
    }
}

/// Finds documents in encodings other than UTF-8. libxml2 would convert them, so byte positions would not match the
/// file.
enum XMLEncodingCheck {
    static func problem(in source: SourceText) -> XMLError? {
        let bytes = source.bytes
        if let name = encodingByFirstBytes(of: bytes) { return problem(name) }
        guard let name = declaredEncoding(in: bytes) else { return nil }
        switch name.uppercased() {
        case "UTF-8", "UTF8", "US-ASCII", "ASCII": return nil
        default: return problem(name)
        }
    }

    private static func problem(_ name: String) -> XMLError {
        XMLError(kind: .encoding, message: "the encoding is \(name); only UTF-8 is read", position: .start)
    }

    /// The encoding that the byte order mark or the bytes of the first `<` show; nil if it may be UTF-8.
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
        // Apart from its `?`, the declaration has the syntax of a start tag.
        let place = StartTagScanner.place(of: "encoding", inTagAt: start, of: bytes)
        return place.map { String(decoding: bytes[$0.value], as: UTF8.self) }
    }
}
