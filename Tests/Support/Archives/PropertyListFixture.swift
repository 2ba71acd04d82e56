/// A binary property list put together from raw objects, so that tests can also write wrong ones.
///
/// The object with index 0 is the top object unless said otherwise. Every field may be set to a lie.
package struct PropertyListFixture {
    package var header = Array("bplist00".utf8)
    package var objects: [[UInt8]]
    package var topObject = 0
    package var offsetSize = 1
    package var referenceSize = 1
    /// Replaces the offsets that the objects really have.
    package var offsets: [Int]?
    /// Replaces the number of objects in the trailer.
    package var objectCount: UInt64?
    /// Replaces the position of the offset table in the trailer.
    package var offsetTableOffset: UInt64?

    package init(_ objects: [UInt8]...) {
        self.objects = objects
    }

    package init(objects: [[UInt8]]) {
        self.objects = objects
    }

    package var bytes: [UInt8] {
        var bytes = header
        var realOffsets: [Int] = []
        for object in objects {
            realOffsets.append(bytes.count)
            bytes += object
        }
        let tableOffset = bytes.count
        for offset in offsets ?? realOffsets {
            bytes += Self.bigEndian(UInt64(offset), size: offsetSize)
        }
        bytes += [0, 0, 0, 0, 0, 0, UInt8(truncatingIfNeeded: offsetSize), UInt8(truncatingIfNeeded: referenceSize)]
        bytes += Self.bigEndian(objectCount ?? UInt64(objects.count), size: 8)
        bytes += Self.bigEndian(UInt64(topObject), size: 8)
        bytes += Self.bigEndian(offsetTableOffset ?? UInt64(tableOffset), size: 8)
        return bytes
    }

    package static func bigEndian(_ number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) : 0 }
    }

    /// A marker with a count, short or followed by an integer object of two bytes.
    package static func marker(_ kind: UInt8, count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0xF, 0x11] + bigEndian(UInt64(count), size: 2)
    }

    package static func ascii(_ text: String) -> [UInt8] {
        marker(0x5, count: text.utf8.count) + Array(text.utf8)
    }

    package static func array(_ references: [UInt8]) -> [UInt8] {
        marker(0xA, count: references.count) + references
    }
}
