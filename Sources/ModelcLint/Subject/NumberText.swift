import Foundation

/// A number in the form that models use: a sign, digits, a fraction, an exponent. Hexadecimal digits and `inf` are
/// rejected, although Swift parses them.
struct NumberText: Comparable {
    /// The value, rounded to a `Double`; never infinite, never NaN.
    let value: Double
    /// The value without its fraction. It is exact, unlike `value`; nil if it does not fit into 64 bits.
    let integer: Int64?
    /// Whether the number has a fraction other than 0.
    let hasFraction: Bool

    init?(_ text: String) {
        let digits = NumberText.trimmed(text)
        guard NumberText.isNumber(digits), let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite
        else { return nil }
        self.value = value
        integer = NumberText.integer(digits, value)
        hasFraction = NumberText.hasFraction(digits, value)
    }

    static func < (left: NumberText, right: NumberText) -> Bool {
        if let integer = left.integer, let other = right.integer, integer != other { return integer < other }
        return left.value < right.value
    }

    static func == (left: NumberText, right: NumberText) -> Bool {
        left.value == right.value && left.integer == right.integer
    }

    private static func trimmed(_ text: String) -> [UInt8] {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let start = text.utf8.drop(while: isSpace)
        return Array(start.reversed().drop(while: isSpace).reversed())
    }

    /// Returns the value without its fraction. It is exact if the text has no exponent.
    private static func integer(_ digits: [UInt8], _ value: Double) -> Int64? {
        guard digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
            let integral = digits.prefix { $0 != UInt8(ascii: ".") }
            let text = String(decoding: integral, as: UTF8.self)
            return text.isEmpty || text == "-" || text == "+" ? 0 : Int64(text)
        }
        return Int64(exactly: value.rounded(.towardZero))
    }

    /// Returns whether the number has a fraction other than 0. If the text has no exponent, the digits after the point
    /// are examined, because a large `Double` cannot represent a fraction.
    private static func hasFraction(_ digits: [UInt8], _ value: Double) -> Bool {
        guard digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
            return digits.drop { $0 != UInt8(ascii: ".") }.dropFirst().contains { $0 != UInt8(ascii: "0") }
        }
        return value != value.rounded(.towardZero)
    }

    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        skipSign(&rest)
        let whole = skipDigits(&rest)
        var fraction = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            fraction = skipDigits(&rest)
        }
        guard whole + fraction > 0 else { return false }
        if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            skipSign(&rest)
            if skipDigits(&rest) == 0 { return false }
        }
        return rest.isEmpty
    }

    private static func skipSign(_ rest: inout ArraySlice<UInt8>) {
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    }

    private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
        let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest.removeFirst(count)
        return count
    }
}

/// The regular expression of a validation rule. Core Data evaluates it with ICU. Foundation also uses ICU, on all
/// platforms.
struct RegularExpression {
    /// The result of matching a text.
    enum Match {
        case matches
        case differs
        /// The result is not known: matching took too long (some patterns take exponential time), or the pattern
        /// matched only the beginning of the text.
        case unknown
    }

    private let expression: NSRegularExpression

    /// Returns nil if the pattern does not compile.
    init?(_ pattern: String) {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
        self.expression = expression
    }

    /// Matches the pattern with the whole text, as `MATCHES` does.
    func match(_ text: String) -> Match {
        let range = NSRange(text.startIndex..., in: text)
        var result = Match.differs
        var patience = 50
        expression.enumerateMatches(in: text, options: [.anchored, .reportProgress], range: range) {
            found, flags, stop in
            if let found, !flags.contains(.progress) {
                result = found.range == range ? .matches : .unknown
                stop.pointee = true
            } else if patience == 0 {
                result = .unknown
                stop.pointee = true
            } else {
                patience -= 1
            }
        }
        return result
    }
}
