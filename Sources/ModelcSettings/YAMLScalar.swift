import ModelcBase

/// Writes values so that every YAML parser, including version 1.1, reads the same values again.
package enum YAMLScalar {
    /// Returns a value as YAML on one line.
    package static func text(of value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "\(integer)"
        case .number(let number): "\(number)"
        case .string(let text): self.text(text)
        case .array(let values): "[\(values.map(text(of:)).joined(separator: ", "))]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members):
            "{ \(members.map { "\(text($0.key)): \(text(of: $0.value))" }.joined(separator: ", ")) }"
        }
    }

    /// Returns a text as YAML, in quotes if necessary.
    package static func text(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Whether a text can be written without quotes. The result also applies inside a list.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, isSafe(first, inside: false) || first == 0x2F,
            last != 0x20, text.utf8.allSatisfy({ isSafe($0, inside: true) })
        else { return false }
        guard case .text = PlainScalar.meaning(of: text) else { return false }
        return PlainScalar.formerBooleans[text.lowercased()] == nil && !text.utf8.allSatisfy { $0 < 0x3A }
    }

    private static func isSafe(_ byte: UInt8, inside: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: " "): inside
        default: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result += needsEscape(scalar) ? escape(scalar) : String(scalar)
            }
        }
        return result + "\""
    }

    /// Whether a character needs an escape. True for control, format, private-use and unassigned characters, and for
    /// line and paragraph separators.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .privateUse, .unassigned: true
        default: false
        }
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}
