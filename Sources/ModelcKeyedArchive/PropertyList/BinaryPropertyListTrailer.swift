/// The last 32 bytes of a binary property list: the sizes and positions of everything else.
///
/// Layout, integers big-endian: 5 unused bytes, sort version, offset size, reference size (1 byte each), object count,
/// index of the top object, position of the offset table (8 bytes each). Source: `CFBinaryPlistTrailer` in the public
/// CoreFoundation headers.
struct BinaryPropertyListTrailer {
    static let byteCount = 32
    static let headerByteCount = 8

    /// Bytes per entry of the offset table, 1 to 8.
    let offsetSize: Int
    /// Bytes per reference inside containers, 1 to 8.
    let referenceSize: Int
    /// At least 1; at most one object for each byte of the object area.
    let objectCount: Int
    /// The index of the property list's value; below `objectCount`.
    let topObject: Int
    /// The start of the offset table, which is also the end of the object area.
    let offsetTableOffset: Int

    /// Reads and checks the trailer; afterwards the whole offset table is known to be inside the file.
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
