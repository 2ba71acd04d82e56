import ModelcBase

/// A value in an old-style (ASCII) property list, with its range in the file. Xcode projects use this format: `{ key =
/// (a, "b c"); }`. Comments are skipped.
struct OldPropertyList {
    indirect enum Value {
        case text(String)
        case list([OldPropertyList])
        case dictionary([Entry])
    }

    struct Entry {
        var key: OldPropertyList
        var value: OldPropertyList
        /// The byte range from the key to the semicolon.
        var range: Range<Int>
    }

    var value: Value
    /// The byte range of the value, including quotation marks and brackets.
    var range: Range<Int>

    /// Returns nil if the bytes are not one complete property list in UTF-8.
    init?(_ bytes: [UInt8]) {
        guard String(exactly: bytes) != nil else { return nil }
        var reader = Reader(bytes: bytes)
        guard let read = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = read
    }

    fileprivate init(_ value: Value, _ range: Range<Int>) {
        self.value = value
        self.range = range
    }

    var text: String? { if case .text(let text) = value { text } else { nil } }
    var list: [OldPropertyList]? { if case .list(let list) = value { list } else { nil } }
    var entries: [Entry]? { if case .dictionary(let entries) = value { entries } else { nil } }

    subscript(key: String) -> OldPropertyList? { entries?.first { $0.key.text == key }?.value }
}

private struct Reader {
    let bytes: [UInt8]
    private var index = 0

    /// The maximum nesting depth. Real projects have four levels.
    private static let greatestDepth = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether only white space and comments remain.
    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return index == bytes.count
        }
    }

    mutating func value(depth: Int) -> OldPropertyList? {
        skipBlanks()
        guard depth < Reader.greatestDepth, index < bytes.count else { return nil }
        switch bytes[index] {
        case UInt8(ascii: "{"): return dictionary(depth)
        case UInt8(ascii: "("): return list(depth)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted()
        default: return plain()
        }
    }

    private mutating func dictionary(_ depth: Int) -> OldPropertyList? {
        let start = index
        index += 1
        var entries: [OldPropertyList.Entry] = []
        while !takes("}") {
            guard let key = value(depth: depth + 1), key.text != nil, takes("="), let value = value(depth: depth + 1),
                takes(";")
            else { return nil }
            entries.append(OldPropertyList.Entry(key: key, value: value, range: key.range.lowerBound..<index))
        }
        return OldPropertyList(.dictionary(entries), start..<index)
    }

    private mutating func list(_ depth: Int) -> OldPropertyList? {
        let start = index
        index += 1
        var values: [OldPropertyList] = []
        while !takes(")") {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
            guard !takes(",") else { continue }
            guard takes(")") else { return nil }
            break
        }
        return OldPropertyList(.list(values), start..<index)
    }

    private mutating func quoted() -> OldPropertyList? {
        let (start, quote) = (index, bytes[index])
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                index += 1
                text.append(Reader.unescaped[bytes[index]] ?? bytes[index])
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        guard index < bytes.count else { return nil }
        index += 1
        return OldPropertyList(.text(String(decoding: text, as: UTF8.self)), start..<index)
    }

    private static let unescaped: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13,
    ]

    private mutating func plain() -> OldPropertyList? {
        let start = index
        while index < bytes.count, !Reader.ends.contains(bytes[index]), !isComment { index += 1 }
        guard index > start else { return nil }
        return OldPropertyList(.text(String(decoding: bytes[start..<index], as: UTF8.self)), start..<index)
    }

    /// The bytes that end an unquoted string.
    private static let ends = Set("{}(),;=<>\"' \t\r\n".utf8)

    private var isComment: Bool {
        bytes[index] == UInt8(ascii: "/") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*")
    }

    private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    private mutating func skipBlanks() {
        while index < bytes.count {
            if isComment {
                index += 2
                while index + 1 < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
                {
                    index += 1
                }
                index = min(index + 2, bytes.count)
            } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/")
            {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else if " \t\r\n".utf8.contains(bytes[index]) || index == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                index += bytes[index] == 0xEF ? 3 : 1
            } else {
                return
            }
        }
    }
}
