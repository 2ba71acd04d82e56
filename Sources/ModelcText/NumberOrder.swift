extension String {
    /// Whether the text comes before another where numbers in it count as numbers: `Model 7` before `Model 16`. All else is in
    /// byte order (`isBefore`), and so are texts that differ in zeros before a number only.
    package func isBeforeByNumber(_ other: String) -> Bool {
        var left = Array(utf8)[...]
        var right = Array(other.utf8)[...]
        while let one = left.first, let two = right.first {
            if one.isASCIIDigit, two.isASCIIDigit {
                let (number, otherNumber) = (String.number(&left), String.number(&right))
                if number.count != otherNumber.count { return number.count < otherNumber.count }
                if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
            } else {
                if one != two { return one < two }
                left.removeFirst()
                right.removeFirst()
            }
        }
        return left.isEmpty && right.isEmpty ? isBefore(other) : left.isEmpty
    }

    /// Takes the digits at the start away, and gives them without leading zeros.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = bytes.prefix(while: \.isASCIIDigit)
        bytes = bytes.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}

extension Sequence<String> {
    /// Whether the texts come before others: the first that differ decide, numbers in them as numbers.
    package func isBeforeByNumber(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBeforeByNumber($1) }
    }
}
