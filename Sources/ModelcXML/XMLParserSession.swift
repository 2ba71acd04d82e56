import ModelcBase
import ModelcLibXML2

/// One run of libxml2's parser for one document.
///
/// The parser context's private pointer refers to this object (see `XMLCallbacks`).
final class XMLParserSession {
    private let source: SourceText
    /// The bytes of the source that the document does not include; nil if it is the whole source.
    private let omitted: Range<Int>?
    private let handler: any XMLEventHandler
    private let documentTypePolicy: XMLDocumentTypePolicy
    private let names = XMLNameTable()
    private let hasByteOrderMark: Bool
    private var problem: XMLError?
    private var depth = 0
    /// The line of the last start tag.
    private var lastLine = 1

    /// Initializes libxml2's shared tables. libxml2 would do this on first use, which is not safe in two threads at
    /// once.
    private static let libraryIsReady: Void = xmlInitParser()

    init(
        source: SourceText, leavingOut omitted: Range<Int>? = nil, handler: any XMLEventHandler,
        documentType: XMLDocumentTypePolicy
    ) {
        self.source = source
        self.omitted = omitted
        self.handler = handler
        documentTypePolicy = documentType
        hasByteOrderMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    func run() -> XMLError? {
        XMLParserSession.libraryIsReady
        guard let context = xmlNewParserCtxt() else {
            return XMLError(kind: .limit, message: "not enough memory for a parser", position: .start)
        }
        defer { xmlFreeParserCtxt(context) }
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        context.pointee.sax.pointee = XMLCallbacks.table
        let document = documentBytes.withUnsafeBytes { buffer in
            let text = buffer.bindMemory(to: CChar.self).baseAddress
            return xmlCtxtReadMemory(context, text, Int32(buffer.count), nil, nil, XMLParserSession.options)
        }
        xmlFreeDoc(document)
        if problem == nil, context.pointee.wellFormed == 0 {
            problem = XMLError(kind: .malformed, message: "the document is not well-formed", position: .start)
        }
        return nulProblem(context) ?? problem
    }

    private var documentBytes: [UInt8] {
        guard let omitted else { return source.bytes }
        return Array(source.bytes[..<omitted.lowerBound]) + source.bytes[omitted.upperBound...]
    }

    /// Returns an error if the document contains a NUL byte. libxml2 treats the byte as the end of the document: it
    /// would ignore the text after it, or report an early end.
    private func nulProblem(_ context: xmlParserCtxtPtr) -> XMLError? {
        let stopsEarly = problem.map { $0.kind == .malformed } ?? (offset(context) < source.bytes.count)
        guard stopsEarly, let offset = source.bytes.firstIndex(of: 0) else { return nil }
        // If libxml2 stopped before the NUL byte, it found another error.
        if let problem, problem.position.offset + 1 < offset { return nil }
        return XMLError(
            kind: .malformed, message: "the file has a NUL byte, which no XML document may have",
            position: source.position(at: offset))
    }

    // NOENT: without this option, an escaped `&` in an attribute value is passed as `&#38;`. No entity is ever loaded,
    // because a DOCTYPE with declarations is rejected. HUGE is never set, because it removes the limits on size.
    // IGNORE_ENC: the encoding was already checked; if a file declares ASCII, libxml2 would convert the text and lose
    // its positions.
    private static let options = Int32(
        XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NOERROR.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    )

    func startElement(
        local: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, namespaces: XMLPointerList,
        attributes: XMLPointerList, context: xmlParserCtxtPtr
    ) {
        guard problem == nil else { return }
        depth += 1
        guard depth <= XMLEventParser.depthLimit else { return refuseDepth(context) }
        handler.startElement(
            XMLStartTag(
                name: names.name(prefix: prefix, local: local), position: startTagPosition(context),
                namespaces: namespaces, attributes: attributes, names: names))
    }

    func endElement() {
        guard problem == nil else { return }
        depth -= 1
        handler.endElement()
    }

    func comment() {
        if problem == nil { handler.comment() }
    }

    func processingInstruction() {
        if problem == nil { handler.processingInstruction() }
    }

    func characters(_ text: UnsafeBufferPointer<xmlChar>, context: xmlParserCtxtPtr) {
        guard problem == nil else { return }
        guard let first = text.firstIndex(where: { !$0.isXMLSpace }) else {
            return handler.whiteSpace(String(decoding: text, as: UTF8.self))
        }
        handler.text(String(decoding: text, as: UTF8.self), at: textPosition(text, first, context))
    }

    /// Returns the position of a text. The parser reports a text after reading it. If the file spells the text
    /// differently (with escapes or CDATA), the position is the end of the text.
    private func textPosition(
        _ text: UnsafeBufferPointer<xmlChar>, _ first: Int, _ context: xmlParserCtxtPtr
    ) -> SourcePosition {
        let end = min(offset(context), source.bytes.count)
        let start = end - text.count
        let isLiteral = start >= 0 && source.bytes[start..<end].elementsEqual(text)
        return source.position(at: isLiteral ? start + first : end)
    }

    func documentType(_ context: xmlParserCtxtPtr) {
        let position = documentTypePosition(context)
        switch documentTypePolicy {
        case .refused:
            refuse("the document has a DOCTYPE, which could declare entities or load files", position, context)
        case .passedOver where hasDeclarations(from: position.offset):
            refuse("the document has a DOCTYPE with declarations of its own", position, context)
        case .passedOver: break
        }
    }

    private func refuse(_ message: String, _ position: SourcePosition, _ context: xmlParserCtxtPtr) {
        record(XMLError(kind: .documentType, message: message, position: position))
        xmlStopParser(context)
    }

    private func refuseDepth(_ context: xmlParserCtxtPtr) {
        record(
            XMLError(
                kind: .limit, message: "elements are nested more than \(XMLEventParser.depthLimit) deep",
                position: startTagPosition(context)))
        xmlStopParser(context)
    }

    func report(level: xmlErrorLevel, message: String, context: xmlParserCtxtPtr) {
        // If a DOCTYPE names an external definition, libxml2 reports an undeclared entity as an error that is not
        // fatal. Reading must stop at this error too.
        let isStrict = documentTypePolicy == .passedOver
        guard level == XML_ERR_FATAL || (isStrict && level == XML_ERR_ERROR) else { return }
        record(XMLErrorMessage.problem(message: message, position: source.position(at: offset(context))))
    }

    private func record(_ newProblem: XMLError) {
        if problem == nil { problem = newProblem }
    }

    /// The parser's current position, in bytes from the start of the file.
    private func offset(_ context: xmlParserCtxtPtr) -> Int {
        guard let input = context.pointee.input else { return 0 }
        let bytes = Int(input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
        let hasSkippedMark = hasByteOrderMark && bytes + 3 <= source.bytes.count && skippedMark(input)
        let offset = hasSkippedMark ? bytes + 3 : bytes
        guard let omitted, offset > omitted.lowerBound else { return offset }
        return offset + omitted.count
    }

    /// Whether the parser's buffer does not include the byte order mark.
    private func skippedMark(_ input: UnsafeMutablePointer<xmlParserInput>) -> Bool {
        input.pointee.consumed == 0 && input.pointee.base[0] != 0xEF
    }

    /// Returns the position of a start tag. The parser reports the tag at its end; the tag begins at the last `<`,
    /// because attribute values cannot contain a `<`.
    private func startTagPosition(_ context: xmlParserCtxtPtr) -> SourcePosition {
        let end = min(offset(context), source.bytes.count)
        let start = source.bytes.withUnsafeBufferPointer { bytes in
            var index = end - 1
            while index > 0, bytes[index] != UInt8(ascii: "<") { index -= 1 }
            return max(index, 0)
        }
        let position = source.position(at: start, nearLine: lastLine)
        lastLine = position.line
        return position
    }

    /// Returns the position of the DOCTYPE. The parser reports it after its identifiers, which may contain a `<`.
    private func documentTypePosition(_ context: xmlParserCtxtPtr) -> SourcePosition {
        let before = source.bytes[..<min(offset(context), source.bytes.count)]
        let start = before.indices.last { before[$0...].starts(with: "<!DOCTYPE".utf8) }
        return source.position(at: start ?? before.endIndex)
    }

    /// Whether the DOCTYPE contains a `[` before its end. Characters between quotation marks do not count.
    private func hasDeclarations(from start: Int) -> Bool {
        var quote: UInt8?
        for byte in source.bytes[start...] {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                return true
            } else if byte == UInt8(ascii: ">") {
                return false
            }
        }
        return true
    }
}

/// The functions that libxml2 calls with the parts of a document. They are C functions and cannot capture values, so
/// each finds its session through the parser context's private pointer.
enum XMLCallbacks {
    static var table: xmlSAXHandler {
        var table = xmlSAXHandler()
        table.initialized = modelc_xml_sax2_magic()
        table.startElementNs = { context, local, prefix, _, namespaceCount, namespaces, count, _, attributes in
            guard let (context, session) = session(context), let local else { return }
            session.startElement(
                local: local, prefix: prefix, namespaces: XMLPointerList(namespaces, count: namespaceCount),
                attributes: XMLPointerList(attributes, count: count), context: context)
        }
        table.endElementNs = { context, _, _, _ in session(context)?.session.endElement() }
        table.characters = { context, text, length in
            guard let (context, session) = session(context), let text else { return }
            session.characters(UnsafeBufferPointer(start: text, count: Int(length)), context: context)
        }
        table.cdataBlock = table.characters
        table.comment = { context, _ in session(context)?.session.comment() }
        table.processingInstruction = { context, _, _ in session(context)?.session.processingInstruction() }
        table.internalSubset = { context, _, _, _ in
            guard let (context, session) = session(context) else { return }
            session.documentType(context)
        }
        table.serror = { context, error in
            guard let (context, session) = session(context), let error else { return }
            let message = error.pointee.message.map { String(cString: $0) } ?? ""
            session.report(level: error.pointee.level, message: message, context: context)
        }
        return table
    }
}

private func session(
    _ pointer: UnsafeMutableRawPointer?
) -> (context: xmlParserCtxtPtr, session: XMLParserSession)? {
    guard
        let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self),
        let reference = context.pointee._private
    else { return nil }
    return (context, Unmanaged<XMLParserSession>.fromOpaque(reference).takeUnretainedValue())
}
