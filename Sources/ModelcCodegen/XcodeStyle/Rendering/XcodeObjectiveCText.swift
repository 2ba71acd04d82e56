/// Texts of the user's model inside Objective-C source.
enum XcodeObjectiveCText {
    /// A text as a string literal, with `@` and quotes.
    static func literal(_ text: String) -> String {
        var result = "@\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // Two question marks in a row could begin a trigraph.
            case "?" where result.hasSuffix("?"): result += "\\?"
            default: append(scalar, to: &result)
            }
        }
        return result + "\""
    }

    /// Adds a scalar, by the octal numbers of its bytes where it cannot be seen.
    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        guard isHidden(scalar) else {
            result.unicodeScalars.append(scalar)
            return
        }
        for byte in String(scalar).utf8 {
            let digits = String(byte, radix: 8)
            result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
    }

    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        // Joiners stay: emoji and several scripts are made with them.
        case .format: return scalar.value != 0x200C && scalar.value != 0x200D
        default: return false
        }
    }
}
