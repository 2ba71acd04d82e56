/// Writes binary property lists (`bplist00`), the door to writing the format.
///
/// The stages: `BinaryPropertyListFlattening` numbers the values, equal scalars once; `BinaryPropertyListEncoder` makes
/// the bytes of each; offset table and trailer follow. Equal values give equal bytes on any machine.
/// Source of the format: the public CoreFoundation sources (`CFBinaryPList.c`).
package struct BinaryPropertyListWriter: Sendable {
    package init() {}

    /// The bytes of the property list.
    ///
    /// Recurses for each level of containers, of which keyed archives have four.
    package func bytes(of value: PropertyListValue) -> [UInt8] {
        var flattening = BinaryPropertyListFlattening()
        let top = flattening.add(value)
        let encoder = BinaryPropertyListEncoder(referenceSize: Self.size(of: flattening.items.count))
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        offsets.reserveCapacity(flattening.items.count)
        for item in flattening.items {
            offsets.append(bytes.count)
            encoder.append(item, to: &bytes)
        }
        appendTable(offsets, top: top, referenceSize: encoder.referenceSize, to: &bytes)
        return bytes
    }

    private func appendTable(_ offsets: [Int], top: Int, referenceSize: Int, to bytes: inout [UInt8]) {
        let table = bytes.count
        let offsetSize = Self.size(of: table)
        for offset in offsets { BinaryPropertyListEncoder.append(offset, size: offsetSize, to: &bytes) }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [offsets.count, top, table] { BinaryPropertyListEncoder.append(number, size: 8, to: &bytes) }
    }

    /// How many bytes a number up to `limit` takes: 1, 2, 4 or 8.
    static func size(of limit: Int) -> Int {
        switch limit {
        case ...0xFF: 1
        case ...0xFFFF: 2
        case ...0xFFFF_FFFF: 4
        default: 8
        }
    }
}
