/// A decimal number as compiled models keep it: digits of 128 bits, and a power of ten (FormatCompiledModel §3.5).
///
/// Only 0.0 is seen in a file. That the bytes are eight little-endian words, of which `wordCount` are used, follows from the
/// public form of `NSDecimal`; that other numbers have no zeros at their end and are `compact` follows from how Foundation
/// keeps them.
package struct CompiledDecimal: Hashable, Sendable {
    /// What `NS.mantissa.bo` says of words whose low byte comes first.
    static let littleEndian = 1
    /// How many bytes the digits take.
    static let byteCount = 16

    /// The digits as a whole number, low byte first.
    let mantissa: [UInt8]
    /// The power of ten by which the digits are multiplied.
    let exponent: Int
    let isNegative: Bool

    /// How many words of two bytes the digits need; 0 for zero.
    var wordCount: Int { ((mantissa.lastIndex { $0 != 0 } ?? -2) + 2) / 2 }

    /// Whether the number is kept in its shortest form, which zero is not.
    var isCompact: Bool { wordCount > 0 }

    /// Reads digits with an optional sign, point and exponent. Zeros at the end become a part of the exponent; those of a
    /// zero stay. Nil for any other text, and for a number beyond the range of `NSDecimal`.
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
        // `NSDecimal` without digits and with a sign is no number at all.
        isNegative = hasMinus && mantissa.contains { $0 != 0 }
        exponent = power - fraction.count + zeroCount
        guard (-128...127).contains(exponent) else { return nil }
    }

    init(mantissa: [UInt8], exponent: Int, isNegative: Bool) {
        self.mantissa = mantissa
        self.exponent = exponent
        self.isNegative = isNegative
    }

    /// Digits to bytes; nil for anything but one or more digits, and for more than fit.
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

    /// The number in digits, with an exponent only where they end in very many zeros: `-12.5`, `50`, `1e40`.
    var text: String {
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
