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

/// Finds the tags of a document that is known to be well-formed and to have no document type.
struct XMLOutlineScanner {
    private let bytes: [UInt8]
    private var index = 0
    private var found: [XMLOutline.Element] = []
    private var open: [Int] = []

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func elements() -> [XMLOutline.Element] {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start
            if begins(with: "<!--") {
                skip(behind: "-->", from: 4)
            } else if begins(with: "<![CDATA[") {
                skip(behind: "]]>", from: 9)
            } else if begins(with: "<?") {
                skip(behind: "?>", from: 2)
            } else if begins(with: "</") {
                skip(behind: ">", from: 2)
                close(endTag: start)
            } else {
                readStartTag()
            }
        }
        return found
    }

    private mutating func readStartTag() {
        let start = index
        skipStartTag()
        found.append(
            XMLOutline.Element(
                start: start, tagEnd: index, endTag: index, end: index, parent: open.last, subtreeEnd: found.count + 1))
        let isSelfClosing = index - 2 > start && bytes[index - 2] == UInt8(ascii: "/")
        if !isSelfClosing { open.append(found.count - 1) }
    }

    private mutating func close(endTag: Int) {
        guard let element = open.popLast() else { return }
        found[element].endTag = endTag
        found[element].end = index
        found[element].subtreeEnd = found.count
    }

    /// A `>` inside quotes does not end the tag.
    private mutating func skipStartTag() {
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return
            }
        }
    }

    private func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// Moves behind the next occurrence of `text`.
    private mutating func skip(behind text: StaticString, from distance: Int) {
        index += distance
        while index < bytes.count, !begins(with: text) { index += 1 }
        index = min(index + text.utf8CodeUnitCount, bytes.count)
    }
}
