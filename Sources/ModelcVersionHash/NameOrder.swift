import ModelcBase
import ModelcSchema

/// The order in which names are hashed (FormatVersionHash §3): byte order, with capital letters before small letters
/// (`String.isBefore`). Also finds names for which the order is unverified.
enum NameOrder {
    /// Whether byte order and numeric order are the same for these names. Numeric order compares digits as numbers. If
    /// the two orders differ, as for `line10` and `line2`, no sample shows which order Core Data uses.
    static func isEstablished(_ names: some Sequence<String>) -> Bool {
        var previous: String?
        for name in names {
            if let previous, isNumericallyGreater(previous, name) { return false }
            previous = name
        }
        return true
    }

    /// Whether the left name comes after the right name in numeric order. False if the names differ only in leading
    /// zeros of a number.
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

    /// Removes the digits at the start of a text, and returns them without leading zeros.
    private static func takeNumber<Bytes>(_ text: inout Bytes) -> Bytes
    where Bytes: RandomAccessCollection<UInt8>, Bytes.SubSequence == Bytes {
        let digits = text.prefix(while: isDigit)
        text = text[digits.endIndex...]
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}
