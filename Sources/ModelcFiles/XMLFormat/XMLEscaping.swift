import ModelcSchema

/// Xcode's escapes for the characters of a value that XML does not allow (FormatModelXML §6.2).
struct XMLEscaping {
    /// Whether `>` is written `&gt;`.
    let escapesGreaterThan: Bool

    init(escapesGreaterThan: Bool) { self.escapesGreaterThan = escapesGreaterThan }

    /// Creates the escapes that Xcode's tools of this version use. Xcode began to escape `>` between tools versions
    /// 6300 and 6746 (FormatModelXML §6.2).
    init(toolsVersion: ToolsVersion?) {
        escapesGreaterThan = (toolsVersion?.major).map { $0 >= 6746 || $0 == 1 } ?? true
    }

    /// Adds a text that is between quotation marks or between tags, with its escapes.
    func append(_ text: String, to bytes: inout [UInt8]) {
        // Few values have a character that must be escaped.
        guard text.utf8.contains(where: needsEscape) else { return bytes.append(contentsOf: text.utf8) }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: ">") where escapesGreaterThan: bytes += "&gt;".utf8
            case 0x09: bytes += "&#9;".utf8
            case 0x0A: bytes += "&#10;".utf8
            case 0x0D: bytes += "&#13;".utf8
            default: bytes.append(byte)
            }
        }
    }

    private func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0x09, 0x0A, 0x0D: true
        default: false
        }
    }

    /// The escaped text for a value between quotes of this kind. Xcode uses only double quotation marks, but
    /// handwritten files may have apostrophes.
    func text(_ text: String, inQuote quote: UInt8 = UInt8(ascii: "\"")) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        guard quote == UInt8(ascii: "'") else { return String(decoding: bytes, as: UTF8.self) }
        return String(decoding: bytes.flatMap { $0 == quote ? Array("&apos;".utf8) : [$0] }, as: UTF8.self)
    }
}
