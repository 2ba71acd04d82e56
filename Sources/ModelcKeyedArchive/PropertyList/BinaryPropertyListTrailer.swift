/// The last 32 bytes of a binary property list: the sizes and positions of everything else.
///
/// Layout, with big-endian integers: 5 unused bytes, sort version, offset size, reference size (1 byte each), object
/// count, index of the top-level object, position of the offset table (8 bytes each). Source: `CFBinaryPlistTrailer` in
/// the public CoreFoundation headers.
struct BinaryPropertyListTrailer {
    static let byteCount = 32
    static let headerByteCount = 8

    /// The number of bytes of an entry in the offset table, 1 to 8.
    let offsetSize: Int
    /// The number of bytes of a reference inside a container, 1 to 8.
    let referenceSize: Int
    /// The number of objects: at least 1, and at most the number of bytes in the object area.
    let objectCount: Int
    /// The index of the top-level object, which is the property list's value; below `objectCount`.
    let topObject: Int
    /// The start of the offset table in bytes, which is also the end of the object area.
    let offsetTableOffset: Int

    /// Reads and checks the trailer. If it does not throw, the whole offset table is inside the file.
    init(of bytes: [UInt8]) throws(BinaryPropertyListError) {
        let start = bytes.count - Self.byteCount
        let source = BigEndianBytes(bytes: bytes, bounds: start..<bytes.count)
        offsetSize = try Self.size(at: start + 6, of: source)
        referenceSize = try Self.size(at: start + 7, of: source)
        objectCount = try Self.number(at: start + 8, of: source)
        topObject = try Self.number(at: start + 16, of: source)
        offsetTableOffset = try Self.number(at: start + 24, of: source)
        try checkNumbers(trailerOffset: start)
    }

    private func checkNumbers(trailerOffset: Int) throws(BinaryPropertyListError) {
        guard offsetTableOffset > Self.headerByteCount, offsetTableOffset <= trailerOffset else {
            throw Self.invalid("the offset table lies outside the file", at: trailerOffset + 24)
        }
        guard objectCount > 0, objectCount <= offsetTableOffset - Self.headerByteCount else {
            throw Self.invalid("the number of objects does not fit the file", at: trailerOffset + 8)
        }
        guard topObject < objectCount else {
            throw Self.invalid("the top object does not exist", at: trailerOffset + 16)
        }
        guard objectCount <= (trailerOffset - offsetTableOffset) / offsetSize else {
            throw Self.invalid("the offset table is longer than the file", at: trailerOffset + 24)
        }
    }

    private static func size(at offset: Int, of source: BigEndianBytes) throws(BinaryPropertyListError) -> Int {
        let size = try source.byte(at: offset)
        guard (1...8).contains(size) else { throw invalid("a size is not 1 to 8 bytes", at: offset) }
        return Int(size)
    }

    private static func number(at offset: Int, of source: BigEndianBytes) throws(BinaryPropertyListError) -> Int {
        guard let number = Int(exactly: try source.unsigned(at: offset, size: 8)) else {
            throw invalid("a number is too large", at: offset)
        }
        return number
    }

    private static func invalid(_ detail: String, at offset: Int) -> BinaryPropertyListError {
        BinaryPropertyListError(.invalidTrailer(detail), at: offset)
    }
}
