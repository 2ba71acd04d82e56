import ModelcBase

/// The escapes of characters that XML reserves in strings of a Core Data XML store. An escape is `\u` and the UTF-16
/// code unit in hexadecimal with its two bytes swapped: `&` is `\u2600` (FormatMappingModel §2.1).
///
/// The escape of a backslash itself is not known, so a backslash is not changed.
enum StoreEscapes {
    private static let escape = Array("\\u".utf8)

    /// The text with its escapes replaced. The XML parser has already replaced XML entities such as `&amp;`.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let scalar = scalar(at: index, of: bytes) {
                result += String(scalar).utf8
                index += 6
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text with `&`, `<`, `>` and carriage returns escaped.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "\\u2600"
            case "<": result += "\\u3c00"
            case ">": result += "\\u3e00"
            // An XML parser would convert an unescaped carriage return to a line feed.
            case "\r": result += "\\u0d00"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// The character of the escape `\uXX00` that begins at `index`; nil if there is no such escape, or if XX is 00.
    private static func scalar(at index: Int, of bytes: [UInt8]) -> Unicode.Scalar? {
        guard index + 6 <= bytes.count, bytes[index..<(index + 2)].elementsEqual(escape),
            bytes[(index + 4)..<(index + 6)].elementsEqual("00".utf8),
            let code = UInt8(String(decoding: bytes[(index + 2)..<(index + 4)], as: UTF8.self), radix: 16),
            code != 0
        else { return nil }
        return Unicode.Scalar(code)
    }
}
