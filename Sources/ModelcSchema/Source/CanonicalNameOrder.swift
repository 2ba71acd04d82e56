/// The order in which Xcode writes sibling elements (FormatModelXML §6.5): letter case is ignored, digits are compared
/// as numbers, and `_` comes before every letter. If two names are equal by these rules, the names themselves are
/// compared.
package enum CanonicalNameOrder {
    package static func areInOrder(_ left: String, _ right: String) -> Bool {
        ASCIIName.areInOrder(left, right) ?? areInOrderByUnits(left, right)
    }

    private static func areInOrderByUnits(_ left: String, _ right: String) -> Bool {
        let leftKey = key(of: left)
        let rightKey = key(of: right)
        for (one, other) in zip(leftKey, rightKey) where one != other { return one < other }
        if leftKey.count != rightKey.count { return leftKey.count < rightKey.count }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// A letter, or a sequence of digits as one number.
    private enum Unit: Hashable, Comparable {
        case number(length: Int, digits: [UInt32])
        case scalar(UInt32)

        static func < (lhs: Unit, rhs: Unit) -> Bool {
            switch (lhs, rhs) {
            case (.number(let length, let digits), .number(let otherLength, let otherDigits)):
                length == otherLength ? digits.lexicographicallyPrecedes(otherDigits) : length < otherLength
            case (.number, .scalar), (.scalar, .number), (.scalar, .scalar): lhs.firstScalar < rhs.firstScalar
            }
        }

        private var firstScalar: UInt32 {
            switch self {
            case .number(_, let digits): digits.first ?? 0x30
            case .scalar(let scalar): scalar
            }
        }
    }

    private static func key(of name: String) -> [Unit] {
        var units: [Unit] = []
        var digits: [UInt32] = []
        for scalar in name.lowercased().unicodeScalars {
            if ("0"..."9").contains(scalar) {
                digits.append(scalar.value)
            } else {
                append(&digits, to: &units)
                units.append(.scalar(scalar.value))
            }
        }
        append(&digits, to: &units)
        return units
    }

    private static func append(_ digits: inout [UInt32], to units: inout [Unit]) {
        guard !digits.isEmpty else { return }
        let significant = Array(digits.drop { $0 == 0x30 })
        units.append(.number(length: significant.count, digits: significant))
        digits = []
    }
}

/// An ASCII name, compared byte by byte, with the same order as for other names. It exists for speed: nearly all names
/// are ASCII, and creating a list of units for each of the many comparisons would take most of the time.
private struct ASCIIName {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether the left name comes before the right name. Nil if a non-ASCII character comes before their first
    /// difference.
    static func areInOrder(_ left: String, _ right: String) -> Bool? {
        let order = left.utf8.withContiguousStorageIfAvailable { left in
            right.utf8.withContiguousStorageIfAvailable { right in areInOrder(ASCIIName(left), ASCIIName(right)) }
        }
        return (order ?? nil) ?? nil
    }

    private static func areInOrder(_ left: ASCIIName, _ right: ASCIIName) -> Bool? {
        var (left, right) = (left, right)
        while let one = left.next, let other = right.next {
            guard one < 0x80, other < 0x80 else { return nil }
            if isDigit(one), isDigit(other) {
                let (number, otherNumber) = (left.number(), right.number())
                if number.count != otherNumber.count { return number.count < otherNumber.count }
                if !number.elementsEqual(otherNumber) { return number.lexicographicallyPrecedes(otherNumber) }
            } else {
                let (letter, otherLetter) = (left.letter(), right.letter())
                if letter != otherLetter { return letter < otherLetter }
            }
        }
        guard left.next == nil, right.next == nil else { return left.next == nil }
        return left.bytes.lexicographicallyPrecedes(right.bytes)
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// Reads the next letter, in lowercase.
    private mutating func letter() -> UInt8 {
        defer { index += 1 }
        let byte = bytes[index]
        return byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
    }

    /// Reads a sequence of digits, without its leading zeros.
    private mutating func number() -> Slice<UnsafeBufferPointer<UInt8>> {
        while next == 0x30 { index += 1 }
        let start = index
        while let byte = next, ASCIIName.isDigit(byte) { index += 1 }
        return bytes[start..<index]
    }
}
