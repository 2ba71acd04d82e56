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
