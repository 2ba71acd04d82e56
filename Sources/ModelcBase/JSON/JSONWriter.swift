/// Writes a `JSONValue` as UTF-8 text (RFC 8259): 2-space indent, members in their given order, one final line feed.
///
/// The project has its own writer because its documents guarantee the order of their keys, which Foundation's encoder
/// does not preserve.
package struct JSONWriter {
    private var output: [UInt8] = []
    private let isOneLine: Bool

    private init(isOneLine: Bool = false) { self.isOneLine = isOneLine }

    /// The document's bytes.
    package static func bytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(value, indent: 0)
        writer.output.append(UInt8(ascii: "\n"))
        return writer.output
    }

    /// The document's text.
    package static func text(of value: JSONValue) -> String {
        String(decoding: bytes(of: value), as: UTF8.self)
    }

    /// The document on one line without a line feed, for formats such as JSON Lines. Each colon and comma is followed
    /// by a space.
    package static func line(of value: JSONValue) -> String {
        var writer = JSONWriter(isOneLine: true)
        writer.write(value, indent: 0)
        return String(decoding: writer.output, as: UTF8.self)
    }

    /// Appends the document to `lines`, on one line that ends in a line feed.
    package static func appendLine(of value: JSONValue, to lines: inout [UInt8]) {
        var writer = JSONWriter(isOneLine: true)
        swap(&writer.output, &lines)
        writer.write(value, indent: 0)
        writer.append("\n")
        swap(&writer.output, &lines)
    }

    private mutating func write(_ value: JSONValue, indent: Int) {
        switch value {
        case .null: append("null")
        case .bool(let bool): append(bool ? "true" : "false")
        case .integer(let integer): append(String(integer))
        case .number(let number): write(number)
        case .string(let text): write(text)
        case .array(let values): write(values, indent: indent)
        case .object(let members): write(members, indent: indent)
        }
    }

    private mutating func write(_ values: [JSONValue], indent: Int) {
        guard !values.isEmpty else { return append("[]") }
        append("[")
        for (index, value) in values.enumerated() {
            startLine(indent + 1, isFirst: index == 0)
            write(value, indent: indent + 1)
        }
        endBlock("]", indent)
    }

    private mutating func write(_ members: [JSONMember], indent: Int) {
        guard !members.isEmpty else { return append("{}") }
        append("{")
        for (index, member) in members.enumerated() {
            startLine(indent + 1, isFirst: index == 0)
            write(member.key)
            append(": ")
            write(member.value, indent: indent + 1)
        }
        endBlock("}", indent)
    }

    private mutating func startLine(_ indent: Int, isFirst: Bool) {
        if isOneLine { return append(isFirst ? "" : ", ") }
        append(isFirst ? "\n" : ",\n")
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
    }

    private mutating func endBlock(_ bracket: String, _ indent: Int) {
        if isOneLine { return append(bracket) }
        append("\n")
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
        append(bracket)
    }

    private mutating func write(_ number: Double) {
        guard number.isFinite else { return append("null") }
        if let integer = Int(exactly: number) { return append(String(integer)) }
        append("\(number)")
    }

    /// Writes a string. Escapes the characters that RFC 8259 requires, and characters that can affect a terminal: DEL,
    /// the C1 controls (U+007F to U+009F), and characters that change the reading direction.
    private mutating func write(_ text: String) {
        output.append(UInt8(ascii: "\""))
        // Each of these characters begins with one of two bytes, which are rare.
        if text.utf8.contains(where: { $0 == 0xE2 || $0 == 0xD8 }), text.unicodeScalars.contains(where: isReordering) {
            for scalar in text.unicodeScalars {
                if isReordering(scalar) {
                    append("\\u\(scalar.value < 0x1000 ? "0" : "")" + String(scalar.value, radix: 16))
                } else {
                    writeContent(String(scalar))
                }
            }
        } else {
            writeContent(text)
        }
        output.append(UInt8(ascii: "\""))
    }

    /// Whether a character is a direction mark, or an unusual line separator.
    private func isReordering(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private mutating func writeContent(_ text: String) {
        // True after the byte 0xC2, which begins U+0080 to U+00BF in UTF-8. The next byte shows whether the character
        // is a control.
        var isAfterLead = false
        for byte in text.utf8 {
            if isAfterLead {
                isAfterLead = false
                if byte < 0xA0 { escape(byte) } else { output += [0xC2, byte] }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): append("\\\"")
            case UInt8(ascii: "\\"): append("\\\\")
            case UInt8(ascii: "\n"): append("\\n")
            case UInt8(ascii: "\r"): append("\\r")
            case UInt8(ascii: "\t"): append("\\t")
            case 0..<0x20, 0x7F: escape(byte)
            case 0xC2: isAfterLead = true
            default: output.append(byte)
            }
        }
    }

    /// - Parameter byte: the code point of a character below U+0100.
    private mutating func escape(_ byte: UInt8) {
        append("\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16))
    }

    private mutating func append(_ text: String) {
        output.append(contentsOf: text.utf8)
    }
}
