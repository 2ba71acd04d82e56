/// The order in which Xcode writes siblings (FormatModelXML §6.5): letter case aside, runs of digits as numbers, `_`
/// before every letter. Ties are broken by the names themselves, so that the order is total.
package enum CanonicalNameOrder {
    package static func areInOrder(_ left: String, _ right: String) -> Bool {
        let leftKey = key(of: left)
        let rightKey = key(of: right)
        for (one, other) in zip(leftKey, rightKey) where one != other { return one < other }
        if leftKey.count != rightKey.count { return leftKey.count < rightKey.count }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    /// A letter, or a run of digits as one number.
    private enum Unit: Hashable, Comparable {
        case number(length: Int, digits: [UInt32])
        case scalar(UInt32)

        static func < (lhs: Unit, rhs: Unit) -> Bool {
            switch (lhs, rhs) {
            case (.number(let length, let digits), .number(let otherLength, let otherDigits)):
                length == otherLength ? digits.lexicographicallyPrecedes(otherDigits) : length < otherLength
            default: lhs.firstScalar < rhs.firstScalar
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
