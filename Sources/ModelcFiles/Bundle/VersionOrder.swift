/// The order of a bundle's versions, which the bundle itself does not record (model-format §1.4): by the last dotted
/// number of the name, part by part; names without a number come first, and equal numbers are ordered by name.
package struct VersionOrder: Hashable, Sendable, Comparable {
    /// The version's name without `.xcdatamodel`.
    package let name: String
    /// The parts of the last dotted number without leading zeros; texts, for no number is too long for a name.
    package let number: [String]

    package init(_ name: String) {
        self.name = name
        number = VersionOrder.lastNumber(in: name)
    }

    package static func < (lhs: VersionOrder, rhs: VersionOrder) -> Bool {
        for (left, right) in zip(lhs.number, rhs.number) where left != right {
            return (left.utf8.count, left) < (right.utf8.count, right)
        }
        if lhs.number.count != rhs.number.count { return lhs.number.count < rhs.number.count }
        return lhs.name.utf8.lexicographicallyPrecedes(rhs.name.utf8)
    }

    private static func lastNumber(in name: String) -> [String] {
        let bytes = Array(name.utf8)
        guard let last = bytes.lastIndex(where: isDigit) else { return [] }
        var start = last
        while start > 0,
            isDigit(bytes[start - 1]) || (bytes[start - 1] == dot && start > 1 && isDigit(bytes[start - 2]))
        {
            start -= 1
        }
        return bytes[start...last].split(separator: dot).map { digits in
            let significant = digits.drop { $0 == UInt8(ascii: "0") }
            return significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
        }
    }

    private static let dot = UInt8(ascii: ".")

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
