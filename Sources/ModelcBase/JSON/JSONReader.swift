/// Reads one JSON value by RFC 8259; duplicate keys in an object are rejected.
package struct JSONReader {
    private let bytes: [UInt8]
    private var index = 0
    private var objectOffsets: [Int] = []

    /// Parses a text that is one JSON value.
    ///
    /// - Throws: the first error.
    package static func value(of text: String) throws(JSONError) -> ReadJSON { try placedValue(of: text).value }

    /// Parses a text that is one JSON value. Also returns the byte offsets of all objects, outer ones first, so that
    /// errors in their content have a line.
    package static func placedValue(
        of text: String
    ) throws(JSONError) -> (value: ReadJSON, objectOffsets: [Int]) {
        var reader = JSONReader(bytes: Array(text.utf8))
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.index == reader.bytes.count else { throw reader.problem("text follows the end of the value") }
        return (value, reader.objectOffsets)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private static let deepest = 64

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func problem(_ message: String) -> JSONError { JSONError(message: message, offset: index) }

    private mutating func skipBlanks() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    }

    /// Consumes a character if it is the next one; returns whether it was.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        index += 1
        return true
    }

    private mutating func value(depth: Int) throws(JSONError) -> ReadJSON {
        skipBlanks()
        guard depth < JSONReader.deepest else { throw problem("the value is nested too deeply") }
        guard let first = next else { throw problem("a value is missing") }
        switch first {
        case UInt8(ascii: "{"): return .object(try members(depth))
        case UInt8(ascii: "["): return .array(try elements(depth))
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: return try word()
        }
    }

    private mutating func word() throws(JSONError) -> ReadJSON {
        let words: [(String, ReadJSON)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
        for (word, value) in words where bytes[index...].starts(with: word.utf8) {
            index += word.utf8.count
            return value
        }
        throw problem("a value is missing")
    }

    private mutating func members(_ depth: Int) throws(JSONError) -> [ReadJSONMember] {
        objectOffsets.append(index)
        index += 1
        var members: [ReadJSONMember] = []
        var keys: Set<String> = []
        skipBlanks()
        if take("}") { return [] }
        repeat {
            skipBlanks()
            let start = index
            guard next == UInt8(ascii: "\"") else { throw problem("a key in quotation marks is missing") }
            let key = try string()
            guard keys.insert(key).inserted else {
                throw JSONError(message: "the key '\(key)' is there twice", offset: start)
            }
            skipBlanks()
            guard take(":") else { throw problem("a ':' is missing") }
            members.append(ReadJSONMember(key: key, value: try value(depth: depth + 1)))
            skipBlanks()
        } while take(",")
        guard take("}") else { throw problem("a ',' or a '}' is missing") }
        return members
    }

    private mutating func elements(_ depth: Int) throws(JSONError) -> [ReadJSON] {
        index += 1
        var elements: [ReadJSON] = []
        skipBlanks()
        if take("]") { return [] }
        repeat {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
        } while take(",")
        guard take("]") else { throw problem("a ',' or a ']' is missing") }
        return elements
    }

    /// Reads a number such as `-1.10` or `6.02e23`, and returns it as written.
    private mutating func number() throws(JSONError) -> String {
        let start = index
        _ = take("-")
        if !take("0") { try digits() }
        if take(".") { try digits() }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try digits()
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func digits() throws(JSONError) {
        let start = index
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
        guard index > start else { throw problem("a digit is missing") }
    }
}

// Reading strings, with their escapes.
extension JSONReader {
    private mutating func string() throws(JSONError) -> String {
        index += 1
        var text: [UInt8] = []
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += String(try escaped()).utf8
            case 0..<0x20: throw problem("a control character is not escaped")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw problem("a quotation mark is not closed")
    }

    private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
        index += 1
        let signs: [Unicode.Scalar: Unicode.Scalar] = [
            "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
        ]
        for (sign, scalar) in signs where take(sign) { return scalar }
        guard take("u") else { throw problem("there is no such escape") }
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard (0xD800..<0xDC00).contains(first), take("\\"), take("u") else {
            throw problem("half a character is escaped")
        }
        let second = try unit()
        guard (0xDC00..<0xE000).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw problem("half a character is escaped") }
        return scalar
    }

    /// Reads four hexadecimal digits, the value of a `\u` escape.
    private mutating func unit() throws(JSONError) -> UInt32 {
        let digits = bytes[index...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(Character.isHexadecimal),
            let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("four hexadecimal digits are missing") }
        index += 4
        return unit
    }
}

extension Character {
    fileprivate static func isHexadecimal(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit && byte < 0x80
    }
}
