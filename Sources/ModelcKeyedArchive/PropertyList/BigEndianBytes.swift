/// Checked access to a part of a file: every read is inside the bounds or throws `outOfBounds`.
struct BigEndianBytes {
    /// The whole file.
    let bytes: [UInt8]
    /// The readable part; must be inside `bytes`.
    let bounds: Range<Int>

    /// The range of `count` bytes from `offset`, checked to be readable.
    func range(at offset: Int, count: Int) throws(BinaryPropertyListError) -> Range<Int> {
        // Subtracting from checked numbers cannot overflow; adding an offset and a count from the file could.
        guard offset >= bounds.lowerBound, offset <= bounds.upperBound, count >= 0, count <= bounds.upperBound - offset
        else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        return offset..<(offset + count)
    }

    func byte(at offset: Int) throws(BinaryPropertyListError) -> UInt8 {
        guard bounds.contains(offset) else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        return bytes[offset]
    }

    /// An unsigned integer of 1 to 8 bytes.
    func unsigned(at offset: Int, size: Int) throws(BinaryPropertyListError) -> UInt64 {
        var number: UInt64 = 0
        for index in try range(at: offset, count: size) {
            number = number << 8 | UInt64(bytes[index])
        }
        return number
    }
}
