/// Makes the bytes of single objects of a binary property list.
struct BinaryPropertyListEncoder {
    /// Bytes per reference inside containers.
    let referenceSize: Int

    func append(_ item: BinaryPropertyListFlattening.Item, to bytes: inout [UInt8]) {
        switch item {
        case .scalar(let value): append(value, to: &bytes)
        case .list(let marker, let numbers):
            append(marker, count: numbers.count, to: &bytes)
            append(numbers, to: &bytes)
        case .dictionary(let keys, let values):
            append(.dictionary, count: keys.count, to: &bytes)
            append(keys, to: &bytes)
            append(values, to: &bytes)
        }
    }

    /// A number in so many bytes, big-endian.
    static func append(_ number: Int, size: Int, to bytes: inout [UInt8]) {
        for index in (0..<size).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
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
        case .uid(let uid):
            let size = BinaryPropertyListWriter.size(of: uid)
            bytes.append(BinaryPropertyListMarker.uid.rawValue << 4 | UInt8(size - 1))
            Self.append(uid, size: size, to: &bytes)
        // Containers are items of their own and never come here.
        case .array, .orderedSet, .set, .dictionary: bytes.append(BinaryPropertyListMarker.null)
        }
    }

    /// Numbers below zero take 8 bytes: shorter ones are unsigned.
    private func append(_ number: Int64, to bytes: inout [UInt8]) {
        let size = number < 0 ? 8 : BinaryPropertyListWriter.size(of: Int(number))
        bytes.append(BinaryPropertyListMarker.integer.rawValue << 4 | UInt8(size.trailingZeroBitCount))
        Self.append(Int(number), size: size, to: &bytes)
    }

    private func append(_ text: String, to bytes: inout [UInt8]) {
        let utf8 = Array(text.utf8)
        guard utf8.contains(where: { $0 >= 0x80 }) else {
            append(.asciiString, count: utf8.count, to: &bytes)
            bytes += utf8
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

    private func append(_ numbers: [Int], to bytes: inout [UInt8]) {
        for number in numbers { Self.append(number, size: referenceSize, to: &bytes) }
    }
}
