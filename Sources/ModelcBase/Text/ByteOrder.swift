extension String {
    /// Whether the text precedes another in the order of their UTF-8 bytes.
    ///
    /// That order is the same on every machine and in every locale, and texts are equal in it only if their bytes are
    /// equal: `<` treats two spellings of one character as equal.
    package func isBefore(_ other: String) -> Bool {
        // The bytes are nearly always contiguous and can be compared directly.
        let isBefore = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in ByteSearch.isBefore(left, right) }
        }
        return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Sequence<String> {
    /// The texts in byte order (`isBefore`).
    package func inByteOrder() -> [String] { ByteOrder.sorted(Array(self)) }

    /// Whether the texts precede others: the first different texts decide, in byte order.
    package func isBefore(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBefore($1) }
    }
}

/// Sorts texts by their bytes. Models have tens of thousands of property names, which are mostly in that order already.
package enum ByteOrder {
    /// The indices of the texts in sorted order.
    package static func places(of texts: [String]) -> [Int] {
        isKept(by: texts)
            ? Array(texts.indices) : texts.indices.sorted { texts[$0].isBefore(texts[$1]) }
    }

    // Takes an array and not any sequence, so that the compiler can specialize the sorting.
    fileprivate static func sorted(_ texts: [String]) -> [String] {
        isKept(by: texts) ? texts : texts.sorted { $0.isBefore($1) }
    }

    private static func isKept(by texts: [String]) -> Bool {
        var index = 1
        while index < texts.count {
            if texts[index].isBefore(texts[index - 1]) { return false }
            index += 1
        }
        return true
    }
}

extension String {
    /// Whether the text precedes another, with the numbers in them compared by value: `Model 7` before `Model 16`.
    /// Otherwise the order is the byte order (`isBefore`), also for texts that differ only in zeros before a number.
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

    /// Removes the digits at the start, and returns them without leading zeros.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let digits = bytes.prefix(while: \.isASCIIDigit)
        bytes = bytes.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}

extension Sequence<String> {
    /// Whether the texts precede others: the first different texts decide, with numbers compared by value.
    package func isBeforeByNumber(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBeforeByNumber($1) }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte is a space, tab, LF, VT, FF or CR.
    package var isASCIISpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    /// Whether the byte is white space in XML and YAML: space, tab, LF or CR.
    package var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension String {
    /// The text without white space at its end.
    package var trimmedEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
