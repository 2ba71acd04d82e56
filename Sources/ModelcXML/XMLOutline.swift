import ModelcBase

/// The positions of the elements of a document in its bytes.
///
/// It contains no names and values; an editor of a few elements of a large file reads them from the bytes.
package struct XMLOutline: Sendable {
    /// One element; all numbers are byte offsets from the start of the file.
    package struct Element: Hashable, Sendable {
        /// The `<` of the start tag.
        package var start: Int
        /// The end of the start tag, after its `>`.
        package var tagEnd: Int
        /// The `<` of the end tag; the end of the start tag if there is none.
        package var endTag: Int
        /// The offset after the last byte.
        package var end: Int
        /// The parent, by its number; nil for the root.
        package var parent: Int?
        /// The number after that of the last descendant.
        var subtreeEnd: Int

        /// Whether the element has only a start tag: `<x/>`.
        package var isSelfClosing: Bool { endTag == end }
    }

    /// All elements, in the order of their start tags.
    package let elements: [Element]

    /// - Throws: the error in a document that is not well-formed.
    package init(_ source: SourceText) throws(XMLError) {
        if let fault = XMLEventParser.parse(source, handler: SilentHandler()) { throw fault }
        var scanner = XMLOutlineScanner(bytes: source.bytes)
        elements = scanner.elements()
    }

    /// The number of the element whose `<` is at `offset`; nil if no element begins there.
    package func element(at offset: Int) -> Int? {
        var (low, high) = (0, elements.count)
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && elements[low].start == offset ? low : nil
    }

    /// The numbers of an element's children, in file order. They are determined one after the other: there may be
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

/// Ignores all events: the parser is only used to check that the document is well-formed.
private final class SilentHandler: XMLEventHandler {
    func startElement(_ tag: borrowing XMLStartTag) {}
    func endElement() {}
    func text(_ text: String, at position: SourcePosition) {}
    func comment() {}
}

/// Finds the elements of a document that is known to be well-formed and to have no document type.
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

    /// A `>` inside quotes does not end the tag.
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
