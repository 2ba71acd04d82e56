/// A decimal number as compiled models store it: digits of 128 bits, and a power of ten (FormatCompiledModel §3.5).
///
/// Known files contain only 0.0. All other rules are derived from other sources. According to the public declaration
/// of `NSDecimal`, the bytes are eight little-endian words, of which `wordCount` are used. In Foundation's
/// representation, numbers other than 0 have no trailing zeros and are `compact`.
package struct CompiledDecimal: Hashable, Sendable {
    /// The value of `NS.mantissa.bo` for words in little-endian order.
    package static let littleEndian = 1
    /// The number of bytes of the digits.
    package static let byteCount = 16

    /// The digits as a whole number, low byte first.
    package let mantissa: [UInt8]
    /// The power of ten by which the digits are multiplied.
    package let exponent: Int
    package let isNegative: Bool

    /// The number of two-byte words that the digits need; 0 for zero.
    package var wordCount: Int { ((mantissa.lastIndex { $0 != 0 } ?? -2) + 2) / 2 }

    /// Whether the number is stored in its shortest form; false for zero.
    package var isCompact: Bool { wordCount > 0 }

    /// Reads digits with an optional sign, point and exponent. Trailing zeros are counted in the exponent, except in
    /// zero itself. Nil for any other text, and for a number outside the range of `NSDecimal`.
    package init?(_ text: String) {
        var rest = Substring(text)
        let hasMinus = rest.first == "-"
        if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
        let parts = rest.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
        let digits = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = digits.count > 1 ? digits[1] : ""
        var whole = digits[0] + fraction
        var zeroCount = 0
        if whole.contains(where: { $0 != "0" }) {
            while whole.last == "0" {
                whole.removeLast()
                zeroCount += 1
            }
        }
        guard let power = parts.count > 1 ? Int(parts[1]) : 0, (-1_000...1_000).contains(power),
            let mantissa = CompiledDecimal.mantissa(of: whole)
        else { return nil }
        self.mantissa = mantissa
        // An `NSDecimal` with a sign but without digits means NaN.
        isNegative = hasMinus && mantissa.contains { $0 != 0 }
        exponent = power - fraction.count + zeroCount
        guard (-128...127).contains(exponent) else { return nil }
    }

    package init(mantissa: [UInt8], exponent: Int, isNegative: Bool) {
        self.mantissa = mantissa
        self.exponent = exponent
        self.isNegative = isNegative
    }

    /// Converts digits to bytes, lowest byte first. Nil if the text is not one or more digits, or if the number does
    /// not fit.
    private static func mantissa(of digits: Substring) -> [UInt8]? {
        guard !digits.isEmpty else { return nil }
        var bytes = [UInt8](repeating: 0, count: byteCount)
        for digit in digits.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            var carry = Int(digit - UInt8(ascii: "0"))
            for index in bytes.indices {
                let value = Int(bytes[index]) * 10 + carry
                bytes[index] = UInt8(truncatingIfNeeded: value)
                carry = value >> 8
            }
            guard carry == 0 else { return nil }
        }
        return bytes
    }

    /// The number in digits, with an exponent only if they end in many zeros: `-12.5`, `50`, `1e40`.
    package var text: String {
        var digits: [Character] = []
        var rest = mantissa
        while rest.contains(where: { $0 != 0 }) {
            var remainder = 0
            for index in rest.indices.reversed() {
                let value = remainder << 8 | Int(rest[index])
                rest[index] = UInt8(truncatingIfNeeded: value / 10)
                remainder = value % 10
            }
            digits.append(Character(String(remainder)))
        }
        let sign = isNegative ? "-" : ""
        if exponent > 0 {
            let zeros = exponent <= 30 ? String(repeating: "0", count: exponent) : "e\(exponent)"
            return sign + (digits.isEmpty ? "0" : String(digits.reversed()) + zeros)
        }
        while digits.count <= -exponent { digits.append("0") }
        let whole = String(digits.reversed().dropLast(-exponent))
        return sign + whole + (exponent == 0 ? "" : "." + String(digits.reversed().suffix(-exponent)))
    }
}
