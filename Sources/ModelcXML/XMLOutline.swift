import ModelcText

/// Where the elements of a document stand in its bytes.
///
/// It knows nothing of names and values; whoever edits a few elements of a large file looks those up in the bytes.
package struct XMLOutline: Sendable {
    /// One element; all numbers are bytes from the start of the file.
    package struct Element: Hashable, Sendable {
        /// The `<` of the start tag.
        package var start: Int
        /// The end of the start tag, behind its `>`.
        package var tagEnd: Int
        /// The `<` of the end tag; the end of the start tag where there is none.
        package var endTag: Int
        /// Behind the last byte.
        package var end: Int
        /// The element around this one, by its number; nil for the root.
        package var parent: Int?
        /// The number behind that of the last element inside this one.
        package var subtreeEnd: Int

        /// Whether the start tag is all there is: `<x/>`.
        package var isSelfClosing: Bool { endTag == end }
    }

    /// All elements, in the order of their start tags.
    package let elements: [Element]

    /// - Throws: what is wrong with a document that is not well-formed.
    package init(_ source: SourceText) throws(XMLFault) {
        if let fault = XMLEventParser.parse(source, handler: SilentHandler()) { throw fault }
        var scanner = XMLOutlineScanner(bytes: source.bytes)
        elements = scanner.elements()
    }

    /// The number of the element whose `<` stands at `offset`; nil where no element begins there.
    package func element(at offset: Int) -> Int? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && elements[low].start == offset ? low : nil
    }

    /// The numbers of an element's children, in file order.
    package func children(of element: Int) -> [Int] {
        var children: [Int] = []
        var next = element + 1
        while next < elements[element].subtreeEnd {
            children.append(next)
            next = elements[next].subtreeEnd
        }
        return children
    }
}

/// Takes no notice of anything: the parser only has to say whether the document is well-formed.
private final class SilentHandler: XMLEventHandler {
    func startElement(_ tag: borrowing XMLStartTag) {}
    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}
