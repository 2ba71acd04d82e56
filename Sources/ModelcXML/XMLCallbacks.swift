import ModelcLibXML2

/// The functions through which libxml2 reports what it reads. They are C functions that cannot capture anything: each
/// finds its session in the parser context's private pointer.
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
