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
