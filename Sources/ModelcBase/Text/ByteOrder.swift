extension String {
    /// Whether the text precedes another in the order of their UTF-8 bytes.
    ///
    /// Byte order is the same on every machine and in every locale. `<` is not used because it treats two encodings of
    /// one character as equal.
    package func isBefore(_ other: String) -> Bool {
        // The bytes are nearly always contiguous and can be compared directly.
        let isBefore = utf8.withContiguousStorageIfAvailable { left in
            other.utf8.withContiguousStorageIfAvailable { right in ByteSearch.isBefore(left, right) }
        }
        return (isBefore ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension Sequence<String> {
    /// The texts sorted by their UTF-8 bytes (see `isBefore`).
    package func inByteOrder() -> [String] { ByteOrder.sorted(Array(self)) }

    /// Whether the list precedes another list. The first pair of different texts decides, in byte order.
    package func isBefore(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBefore($1) }
    }
}

/// Sorts texts by their UTF-8 bytes. It is fast for texts that are already sorted, as most of a model's property names
/// are.
package enum ByteOrder {
    /// The indices of the texts in sorted order: the first one is the index of the smallest text.
    package static func places(of texts: [String]) -> [Int] {
        isKept(by: texts)
            ? Array(texts.indices) : texts.indices.sorted { texts[$0].isBefore(texts[$1]) }
    }

    // Takes an array, not any sequence, so that the compiler can specialize the sorting.
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
    /// Whether the text precedes another, with numbers compared by value: `Model 7` precedes `Model 16`. All other text
    /// is compared by bytes (`isBefore`). Bytes also decide if two texts differ only in leading zeros of a number.
    package func isBeforeByNumber(_ other: String) -> Bool {
        // Slices of the texts themselves: nothing is copied, because long lists are sorted with this.
        var left = utf8[...]
        var right = other.utf8[...]
        while let one = left.first, let two = right.first {
            if one.isASCIIDigit, two.isASCIIDigit {
                let (number, otherNumber) = (String.number(&left), String.number(&right))
                if number.count != otherNumber.count { return number.count < otherNumber.count }
                if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
            } else {
                if one != two { return one < two }
                left.removeFirst()
                right.removeFirst()
            }
        }
        return left.isEmpty && right.isEmpty ? isBefore(other) : left.isEmpty
    }

    /// Removes the digits at the start, and returns them without leading zeros.
    private static func number(_ bytes: inout Substring.UTF8View) -> Substring.UTF8View {
        let digits = bytes.prefix(while: \.isASCIIDigit)
        bytes = bytes.dropFirst(digits.count)
        return digits.drop { $0 == UInt8(ascii: "0") }
    }
}

extension Sequence<String> {
    /// Whether the list precedes another list. The first pair of different texts decides, with numbers compared by
    /// value.
    package func isBeforeByNumber(_ others: some Sequence<String>) -> Bool {
        lexicographicallyPrecedes(others) { $0.isBeforeByNumber($1) }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII digit.
    package var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether the byte is ASCII white space: space, tab, LF, VT, FF or CR.
    package var isASCIISpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

    /// Whether the byte is white space in XML and YAML: space, tab, LF or CR.
    @inlinable package var isXMLSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}

extension String {
    /// The text without white space at its end.
    package var trimmedEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
