import ModelcBase

/// Spells values in YAML so that every YAML parser, also of version 1.1, reads them back as they are.
package enum YAMLScalar {
    /// A value in one line.
    static func text(of value: JSONValue) -> String {
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

    /// A text, in quotes where it needs them.
    package static func text(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// Whether a text means itself without quotes, in a list, too.
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

    /// Control characters, and those that end a line in YAML or vanish.
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

/// What YAML 1.2 takes text without quotes for (its "core schema").
enum PlainScalar {
    /// Words that were booleans up to YAML 1.1, and that people still write as such.
    static let formerBooleans: [String: Bool] = [
        "yes": true, "on": true, "y": true, "no": false, "off": false, "n": false,
    ]

    /// What a text without quotes means.
    static func meaning(of text: String) -> ConfigurationNode.PlainMeaning {
        switch text {
        case "", "~", "null", "Null", "NULL": .nothing
        case "true", "True", "TRUE": .boolean(true)
        case "false", "False", "FALSE": .boolean(false)
        default: isNumber(text) ? .number : .text
        }
    }

    /// `12`, `-1.5`, `1e3`, `0x1F`, `0o17`, `.5`, `.inf`, `.nan`.
    static func isNumber(_ text: String) -> Bool {
        let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
        if [".inf", ".nan"].contains(unsigned.lowercased()) { return true }
        if text.hasPrefix("0x") { return isAll(text.dropFirst(2), \.isHexDigit) }
        if text.hasPrefix("0o") { return isAll(text.dropFirst(2)) { ("0"..."7").contains($0) } }
        return isDecimal(unsigned)
    }

    private static func isDecimal(_ text: Substring) -> Bool {
        let parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let halves = parts.isEmpty ? [] : parts.flatMap { $0.split(separator: "E", omittingEmptySubsequences: false) }
        guard let mantissa = halves.first, halves.count <= 2 else { return false }
        if halves.count == 2 {
            let exponent = halves[1].hasPrefix("-") || halves[1].hasPrefix("+") ? halves[1].dropFirst() : halves[1]
            guard isAll(exponent, isDigit) else { return false }
        }
        let digits = mantissa.split(separator: ".", omittingEmptySubsequences: false)
        guard digits.count <= 2, mantissa.contains(where: isDigit) else { return false }
        return digits.allSatisfy { $0.allSatisfy(isDigit) }
    }

    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private static func isAll(_ text: Substring, _ holds: (Character) -> Bool) -> Bool {
        !text.isEmpty && text.allSatisfy(holds)
    }
}
