import ModelcBase

/// Converts and compares values as in scripting languages: a text that begins with a number is treated as this
/// number.
enum LooseValue {
    /// Whether a value counts as true.
    static func isTrue(_ value: TemplateValue) -> Bool {
        switch value {
        case .nothing: false
        case .bool(let value): value
        case .integer(let value): value != 0
        case .double(let value): value != 0
        case .string(let text): number(in: text).map { $0 != 0 } ?? !text.isEmpty
        case .list, .object, .dictionary: true
        }
    }

    /// Returns -1, 0 or 1 if the left value is less than, equal to, or greater than the right value; nil if they
    /// cannot be compared.
    static func order(_ left: TemplateValue, _ right: TemplateValue) -> Int? {
        switch (left, right) {
        case (.nothing, .nothing): return 0
        case (.nothing, _): return -1
        case (_, .nothing): return 1
        default: break
        }
        if let left = number(of: left), let right = number(of: right) {
            return left == right ? 0 : left < right ? -1 : 1
        }
        guard let left = left.printedText, let right = right.printedText else { return nil }
        if left == right { return 0 }
        return left.utf16.lexicographicallyPrecedes(right.utf16) ? -1 : 1
    }

    /// Returns the value as a number in single precision. For a string, this is the number at its beginning. Nil if
    /// there is no number.
    private static func number(of value: TemplateValue) -> Float? {
        switch value {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Float(value)
        case .double(let value): Float(value)
        case .string(let text): number(in: text).map { Float($0) }
        case .nothing, .list, .object, .dictionary: nil
        }
    }

    /// The number at the beginning of a text, after white space; nil if there is none.
    static func number(in text: String) -> Double? {
        let bytes = Array(text.utf8.drop { Bytes.isSpace($0) })
        var end = 0
        func skipDigits() -> Int {
            let start = end
            while end < bytes.count, Bytes.isDigit(bytes[end]) { end += 1 }
            return end - start
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
        var digits = skipDigits()
        if end < bytes.count, bytes[end] == Bytes.dot {
            end += 1
            digits += skipDigits()
        }
        guard digits > 0 else { return nil }
        let mantissa = end
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            end += 1
            if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
            if skipDigits() == 0 { end = mantissa }
        }
        return Double(String(decoding: bytes[..<end], as: UTF8.self).trimmedDot)
    }
}

extension String {
    /// The number with a digit on both sides of its point, as `Double` needs it.
    fileprivate var trimmedDot: String {
        var text = hasPrefix("+") ? String(dropFirst()) : self
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasPrefix("-.") { text = "-0" + text.dropFirst() }
        return text.hasSuffix(".") ? String(text.dropLast()) : text.replacingText(".e", with: ".0e")
    }
}
