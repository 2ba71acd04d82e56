/// Writes binary property lists (`bplist00`).
///
/// The stages: `BinaryPropertyListItems` numbers the values, and equal scalars only once; `BinaryPropertyListEncoder`
/// makes the bytes of each object; the offset table and the trailer follow. Equal values produce equal bytes on any
/// machine. Source of the format: the public CoreFoundation sources (`CFBinaryPList.c`).
package struct BinaryPropertyListWriter: Sendable {
    package init() {}

    /// Returns the bytes of a property list with this value.
    ///
    /// Recurses once for each level of containers.
    package func bytes(of value: PropertyListValue) -> [UInt8] {
        var items = BinaryPropertyListItems()
        let top = items.add(value)
        return bytes(of: items, top: Int(top))
    }

    /// Returns the bytes of a property list with these objects. `top` is the index of the top-level object in
    /// `objects`.
    func bytes(of objects: BinaryPropertyListItems, top: Int) -> [UInt8] {
        let encoder = BinaryPropertyListEncoder(referenceSize: Self.size(of: objects.items.count))
        var bytes = Array("bplist00".utf8)
        bytes.reserveCapacity(objects.references.count * encoder.referenceSize + objects.items.count * 16)
        var offsets: [Int] = []
        offsets.reserveCapacity(objects.items.count)
        for item in objects.items {
            offsets.append(bytes.count)
            encoder.append(item, of: objects, to: &bytes)
        }
        appendTable(offsets, top: top, referenceSize: encoder.referenceSize, to: &bytes)
        return bytes
    }

    private func appendTable(_ offsets: [Int], top: Int, referenceSize: Int, to bytes: inout [UInt8]) {
        let table = bytes.count
        let offsetSize = Self.size(of: table)
        BinaryPropertyListEncoder.append(offsets[...], size: offsetSize, to: &bytes)
        bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
        for number in [offsets.count, top, table] { BinaryPropertyListEncoder.append(number, size: 8, to: &bytes) }
    }

    /// Returns the number of bytes for unsigned numbers from 0 to `limit`: 1, 2, 4 or 8.
    static func size(of limit: Int) -> Int {
        switch limit {
        case ...0xFF: 1
        case ...0xFFFF: 2
        case ...0xFFFF_FFFF: 4
        default: 8
        }
    }
}

/// Makes the bytes of single objects of a binary property list.
struct BinaryPropertyListEncoder {
    /// The number of bytes of a reference inside a container.
    let referenceSize: Int

    /// Appends the bytes of an item.
    ///
    /// - Parameter objects: the list that contains the item and the scalars that it refers to.
    func append(
        _ item: BinaryPropertyListItems.Item, of objects: BinaryPropertyListItems, to bytes: inout [UInt8]
    ) {
        switch item {
        case .scalar(let number): append(objects.scalars.values[Int(number)], to: &bytes)
        case .uid(let uid): append(uid, to: &bytes)
        case .list(let marker, let places):
            append(marker, count: places.count, to: &bytes)
            Self.append(objects.references[places], size: referenceSize, to: &bytes)
        case .dictionary(let places):
            append(.dictionary, count: places.count / 2, to: &bytes)
            Self.append(objects.references[places], size: referenceSize, to: &bytes)
        }
    }

    /// Appends nonnegative numbers, big-endian, each with the given number of bytes.
    static func append(_ numbers: ArraySlice<some FixedWidthInteger>, size: Int, to bytes: inout [UInt8]) {
        var place = bytes.count
        bytes += repeatElement(0, count: numbers.count * size)
        for number in numbers {
            var shift = 8 * (size - 1)
            while shift >= 0 {
                bytes[place] = UInt8(truncatingIfNeeded: number >> shift)
                place += 1
                shift -= 8
            }
        }
    }

    /// Appends a number, big-endian, with the given number of bytes.
    static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
        var shift = 8 * (size - 1)
        while shift >= 0 {
            bytes.append(UInt8(truncatingIfNeeded: number >> shift))
            shift -= 8
        }
    }

    private func append(_ value: PropertyListValue, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(BinaryPropertyListMarker.null)
        case .boolean(let flag):
            bytes.append(flag ? BinaryPropertyListMarker.true : BinaryPropertyListMarker.false)
        case .integer(let number): append(number, to: &bytes)
        case .real(let number):
            bytes.append(BinaryPropertyListMarker.real.rawValue << 4 | 3)
            Self.append(Int(bitPattern: UInt(number.bitPattern)), size: 8, to: &bytes)
        case .date(let seconds):
            bytes.append(BinaryPropertyListMarker.date64)
            Self.append(Int(bitPattern: UInt(seconds.bitPattern)), size: 8, to: &bytes)
        case .data(let data):
            append(.data, count: data.count, to: &bytes)
            bytes += data
        case .string(let text): append(text, to: &bytes)
        // Containers and UIDs are other items, so they do not occur here.
        case .uid, .array, .orderedSet, .set, .dictionary: bytes.append(BinaryPropertyListMarker.null)
        }
    }

    private func append(_ uid: UInt32, to bytes: inout [UInt8]) {
        let size = BinaryPropertyListWriter.size(of: Int(uid))
        bytes.append(BinaryPropertyListMarker.uid.rawValue << 4 | UInt8(size - 1))
        Self.append(Int(uid), size: size, to: &bytes)
    }

    /// Appends an integer. Negative numbers take 8 bytes, because shorter integers are unsigned.
    private func append(_ number: Int64, to bytes: inout [UInt8]) {
        let size = number < 0 ? 8 : BinaryPropertyListWriter.size(of: Int(number))
        bytes.append(BinaryPropertyListMarker.integer.rawValue << 4 | UInt8(size.trailingZeroBitCount))
        Self.append(Int(number), size: size, to: &bytes)
    }

    private func append(_ text: String, to bytes: inout [UInt8]) {
        let utf8 = text.utf8
        guard utf8.contains(where: { $0 >= 0x80 }) else {
            append(.asciiString, count: utf8.count, to: &bytes)
            bytes.append(contentsOf: utf8)
            return
        }
        let units = Array(text.utf16)
        append(.utf16String, count: units.count, to: &bytes)
        for unit in units { Self.append(Int(unit), size: 2, to: &bytes) }
    }

    private func append(_ marker: BinaryPropertyListMarker, count: Int, to bytes: inout [UInt8]) {
        let countFollows = BinaryPropertyListMarker.countFollows
        guard count >= Int(countFollows) else {
            bytes.append(marker.rawValue << 4 | UInt8(count))
            return
        }
        bytes.append(marker.rawValue << 4 | countFollows)
        append(Int64(count), to: &bytes)
    }
}
