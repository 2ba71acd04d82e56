import ModelcText

extension ExpressionLexer {
    /// Reads a text in single or double quotes.
    mutating func string() -> ExpressionToken.Kind {
        let start = index
        let quote = bytes[index]
        var content: [UInt8] = []
        index += 1
        while index < end, bytes[index] != quote {
            if bytes[index] == Bytes.backslash, index + 1 < end {
                content.append(escapedByte())
            } else {
                content.append(bytes[index])
                index += 1
            }
        }
        guard index < end else { return reportUnclosedString(from: start) }
        index += 1
        return .string(String(decoding: content, as: UTF8.self))
    }

    /// Reads a backslash and the character after it.
    private mutating func escapedByte() -> UInt8 {
        let start = index
        index += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return Bytes.lineFeed
        case UInt8(ascii: "t"): return UInt8(ascii: "\t")
        case UInt8(ascii: "\""), UInt8(ascii: "'"), Bytes.backslash, Bytes.dollar, Bytes.less: return bytes[start + 1]
        default:
            reportEscape(at: start)
            return bytes[start + 1]
        }
    }

    private func reportEscape(at start: Int) {
        let isASCII = bytes[start + 1] < 0x80
        let text = isASCII ? TerminalText.escaped(String(decoding: bytes[start...start + 1], as: UTF8.self)) : "\\"
        report(
            .templateUnknownEscape, "`\(text)` is no escape", at: start..<(start + 2),
            help: "Write `\\\\` for a backslash; the others are `\\n`, `\\t`, `\\\"`, `\\'`, `\\$` and `\\<`.")
    }

    private func reportUnclosedString(from start: Int) -> ExpressionToken.Kind {
        report(
            .templateUnclosedString, "The text in quotes does not end within the command", at: start..<(start + 1),
            help: "Write the same quote at its end; inside a text write `\\$>` for `$>`.")
        return .invalid
    }
}
