import ModelcLibXML2
import ModelcText

/// Reads an XML document with libxml2's SAX2 interface: no tree is built, nothing is loaded from elsewhere, and no
/// entity can be declared.
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
