import ModelcText

/// The order in which names enter a hash (FormatVersionHash §3): that of their bytes, capitals before small letters
/// (`String.isBefore`). What is not known of it.
enum NameOrder {
    /// Whether names in byte order are also in the order in which runs of digits are compared as numbers. Where they are
    /// not (`line10`, `line2`), no sample tells which of the two Core Data uses.
    static func isEstablished(_ names: some Sequence<String>) -> Bool {
        var previous: String?
        for name in names {
            if let previous, isNumericallyGreater(previous, name) { return false }
            previous = name
        }
        return true
    }

    /// Whether the first name comes after the second if runs of digits are numbers. Of names that differ in zeros before
    /// a number only, neither does.
    static func isNumericallyGreater(_ left: String, _ right: String) -> Bool {
        let isGreater = left.utf8.withContiguousStorageIfAvailable { one in
            right.utf8.withContiguousStorageIfAvailable { other in isNumericallyGreater(one[...], other[...]) }
        }
        return (isGreater ?? nil) ?? isNumericallyGreater(Array(left.utf8)[...], Array(right.utf8)[...])
    }

    private static func isNumericallyGreater<Bytes>(_ left: Bytes, _ right: Bytes) -> Bool
    where Bytes: RandomAccessCollection<UInt8>, Bytes.SubSequence == Bytes {
        var (left, right) = (left, right)
        while let one = left.first, let other = right.first {
            if isDigit(one), isDigit(other) {
                let (number, otherNumber) = (takeNumber(&left), takeNumber(&right))
                if number.count != otherNumber.count { return number.count > otherNumber.count }
                if !number.elementsEqual(otherNumber) { return otherNumber.lexicographicallyPrecedes(number) }
            } else if one == other {
                left.removeFirst()
                right.removeFirst()
            } else {
                return one > other
            }
        }
        return !left.isEmpty
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Removes the digits at the start and returns them without zeros before them.
    private static func takeNumber<Bytes>(_ text: inout Bytes) -> Bytes
    where Bytes: RandomAccessCollection<UInt8>, Bytes.SubSequence == Bytes {
        let digits = text.prefix(while: isDigit)
        text = text[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
