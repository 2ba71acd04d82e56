/// Checked access to a part of a file: every read is in bounds or throws `outOfBounds`.
struct BigEndianBytes {
    /// The whole file.
    let bytes: [UInt8]
    /// The range that may be read; it must be inside `bytes`.
    let bounds: Range<Int>

    /// Returns the range of `count` bytes from `offset`. Throws an error if the range is not inside `bounds`.
    func range(at offset: Int, count: Int) throws(BinaryPropertyListError) -> Range<Int> {
        // Subtracting numbers that are already checked cannot overflow. Adding an offset and a count from the file
        // could.
        guard offset >= bounds.lowerBound, offset <= bounds.upperBound, count >= 0, count <= bounds.upperBound - offset
        else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        return offset..<(offset + count)
    }

    func byte(at offset: Int) throws(BinaryPropertyListError) -> UInt8 {
        guard bounds.contains(offset) else { throw BinaryPropertyListError(.outOfBounds, at: offset) }
        return bytes[offset]
    }

    /// Reads an unsigned integer of `size` bytes (1 to 8).
    func unsigned(at offset: Int, size: Int) throws(BinaryPropertyListError) -> UInt64 {
        var number: UInt64 = 0
        for index in try range(at: offset, count: size) {
            number = number << 8 | UInt64(bytes[index])
        }
        return number
    }
}
