import ModelcBase
import ModelcSchema

/// The order of a bundle's versions, which the bundle does not record (FormatModelXML §1.4). Versions are sorted by the
/// last dotted number in the name, part by part. Names without a number come first, and equal numbers are sorted by
/// name.
package struct VersionOrder: Hashable, Sendable, Comparable {
    /// The version's name without `.xcdatamodel`.
    let name: String
    /// The parts of the last dotted number, without leading zeros. They are strings because a name can contain a number
    /// of any length.
    let number: [String]

    init(_ name: String) {
        self.name = name
        number = VersionOrder.lastNumber(in: name)
    }

    package static func < (lhs: VersionOrder, rhs: VersionOrder) -> Bool {
        for (left, right) in zip(lhs.number, rhs.number) where left != right {
            return (left.utf8.count, left) < (right.utf8.count, right)
        }
        if lhs.number.count != rhs.number.count { return lhs.number.count < rhs.number.count }
        return lhs.name.isBefore(rhs.name)
    }

    private static func lastNumber(in name: String) -> [String] {
        let bytes = Array(name.utf8)
        guard let last = bytes.lastIndex(where: \.isASCIIDigit) else { return [] }
        var start = last
        while start > 0,
            bytes[start - 1].isASCIIDigit || (bytes[start - 1] == dot && start > 1 && bytes[start - 2].isASCIIDigit)
        {
            start -= 1
        }
        return bytes[start...last].split(separator: dot).map { digits in
            let significant = digits.drop { $0 == UInt8(ascii: "0") }
            return significant.isEmpty ? "0" : String(decoding: significant, as: UTF8.self)
        }
    }

    private static let dot = UInt8(ascii: ".")
}
