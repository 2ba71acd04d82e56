import ModelcBase

/// The positions of the elements of a document, in bytes.
///
/// Names and values are not stored: code that edits a few elements of a large file reads them from the bytes.
package struct XMLOutline: Sendable {
    /// The position of one element. All positions are byte offsets from the start of the file.
    package struct Element: Hashable, Sendable {
        /// The offset of the `<` of the start tag.
        package var start: Int
        /// The offset after the `>` of the start tag.
        package var tagEnd: Int
        /// The offset of the `<` of the end tag. If there is no end tag, the end of the start tag.
        package var endTag: Int
        /// The offset after the element's last byte.
        package var end: Int
        /// The index of the parent in `elements`; nil for the root.
        package var parent: Int?
        /// The index in `elements` after the last descendant.
        var subtreeEnd: Int

        /// Whether the element has no end tag, as in `<x/>`.
        package var isSelfClosing: Bool { endTag == end }
    }

    /// All elements, in the order of their start tags.
    package let elements: [Element]

    /// - Throws: an error if the document is not well-formed.
    package init(_ source: SourceText) throws(XMLError) {
        if let problem = XMLEventParser.parse(source, handler: SilentHandler()) { throw problem }
        var scanner = XMLOutlineScanner(bytes: source.bytes)
        elements = scanner.elements()
    }

    /// The index of the element whose `<` is at `offset`; nil if no element begins there.
    package func element(at offset: Int) -> Int? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && elements[low].start == offset ? low : nil
    }

    /// The indexes of an element's children, in file order. The sequence computes them one by one, because there may be
    /// thousands.
    package func children(of element: Int) -> some Sequence<Int> {
        let end = elements[element].subtreeEnd
        return sequence(state: element + 1) { next in
            guard next < end else { return nil }
            defer { next = elements[next].subtreeEnd }
            return next
        }
    }
}

/// Ignores all events. The parser is used only to check that the document is well-formed.
private final class SilentHandler: XMLEventHandler {
    func startElement(_ tag: borrowing XMLStartTag) {}
    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}

/// Finds the elements of a document. The document must be well-formed and have no DOCTYPE.
struct XMLOutlineScanner {
    private var markup: XMLMarkupScanner<[UInt8]>
    private var found: [XMLOutline.Element] = []
    private var open: [Int] = []

    init(bytes: [UInt8]) { markup = XMLMarkupScanner(bytes) }

    mutating func elements() -> [XMLOutline.Element] {
        while let start = markup.nextTag() {
            if markup.begins(with: "</") {
                markup.skip(behind: ">", from: 2)
                close(endTag: start)
            } else {
                readStartTag(at: start)
            }
        }
        return found
    }

    private mutating func readStartTag(at start: Int) {
        skipStartTag()
        let end = markup.index
        found.append(
            XMLOutline.Element(
                start: start, tagEnd: end, endTag: end, end: end, parent: open.last, subtreeEnd: found.count + 1))
        let isSelfClosing = end - 2 > start && markup.bytes[end - 2] == UInt8(ascii: "/")
        if !isSelfClosing { open.append(found.count - 1) }
    }

    private mutating func close(endTag: Int) {
        guard let element = open.popLast() else { return }
        found[element].endTag = endTag
        found[element].end = markup.index
        found[element].subtreeEnd = found.count
    }

    /// Skips a start tag. A `>` inside quotes does not end it.
    private mutating func skipStartTag() {
        var quote: UInt8?
        while markup.index < markup.bytes.count {
            let byte = markup.bytes[markup.index]
            markup.index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }
}
