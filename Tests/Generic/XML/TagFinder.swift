/// Finds the start tags of a well-formed document by its bytes alone, to compare the parser's positions with.
struct TagFinder {
    struct Tag: Equatable {
        var name: String
        var offset: Int
        var line: Int
        var column: Int
    }

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The document's start tags in file order.
    static func tags(in bytes: [UInt8]) -> [Tag] {
        var finder = TagFinder(bytes)
        var tags: [Tag] = []
        while let tag = finder.nextTag() { tags.append(tag) }
        return tags
    }

    private mutating func nextTag() -> Tag? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<"), !stands("</") else {
                step()
                continue
            }
            if skip("<!--", through: "-->") || skip("<![CDATA[", through: "]]>") || skip("<?", through: "?>") {
                continue
            }
            return tag()
        }
        return nil
    }

    private mutating func tag() -> Tag {
        let name = bytes[(index + 1)...].prefix { !" \t\r\n/>".utf8.contains($0) }
        let tag = Tag(
            name: String(decoding: name, as: UTF8.self), offset: index, line: line, column: index - lineStart + 1)
        var quote: UInt8?
        while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
            let byte = bytes[index]
            if quote == byte { quote = nil } else if quote == nil, "\"'".utf8.contains(byte) { quote = byte }
            step()
        }
        return tag
    }

    private mutating func step() {
        if bytes[index] == 0x0A { (line, lineStart) = (line + 1, index + 1) }
        index += 1
    }

    private func stands(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(_ start: String, through end: String) -> Bool {
        guard stands(start) else { return false }
        while index < bytes.count, !stands(end) { step() }
        index += end.utf8.count
        return true
    }
}
