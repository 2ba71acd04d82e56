/// Decodes objects by their index, each at most once.
///
/// Containers recurse, never deeper than `limits.maximumDepth`. Hostile files are held off by four checks: an object
/// that is met while it is being decoded contains itself; a finished object is reused with its known height and number
/// of values, so that sharing costs no time and the expanded tree is counted before anybody walks it; the bytes of all
/// decoded objects together may not exceed the object area, so that overlapping objects cannot multiply it; and every
/// byte is read through `BigEndianBytes`.
struct BinaryPropertyListDecoder {
    /// A decoded object.
    struct Decoded {
        var value: PropertyListValue
        /// Levels of containers: 0 for a scalar.
        var height = 0
        /// Values of the tree, this one included.
        var valueCount = 1
    }

    private enum State {
        case unread
        case open
        case finished(Decoded)
    }

    let source: BigEndianBytes
    let trailer: BinaryPropertyListTrailer
    /// The limits, the number of values raised to the number of bytes.
    let limits: BinaryPropertyListLimits
    private var states: [State]
    private var unclaimedByteCount: Int

    init(bytes: [UInt8], trailer: BinaryPropertyListTrailer, limits: BinaryPropertyListLimits) {
        let objectArea = BinaryPropertyListTrailer.headerByteCount..<trailer.offsetTableOffset
        self.source = BigEndianBytes(bytes: bytes, bounds: objectArea)
        self.trailer = trailer
        self.limits = BinaryPropertyListLimits(
            maximumDepth: limits.maximumDepth, maximumValueCount: max(limits.maximumValueCount, bytes.count))
        self.states = Array(repeating: .unread, count: trailer.objectCount)
        self.unclaimedByteCount = objectArea.count
    }

    mutating func decodeTopObject() throws(BinaryPropertyListError) -> PropertyListValue {
        try object(trailer.topObject, depth: 0).value
    }

    /// The object with the index (below `objectCount`), found inside `depth` containers.
    mutating func object(_ index: Int, depth: Int) throws(BinaryPropertyListError) -> Decoded {
        switch states[index] {
        case .finished(let decoded):
            guard depth + decoded.height <= limits.maximumDepth else {
                throw BinaryPropertyListError(.tooDeep(limit: limits.maximumDepth), at: try offset(of: index))
            }
            return decoded
        case .open:
            throw BinaryPropertyListError(.containsItself, at: try offset(of: index))
        case .unread:
            states[index] = .open
            let decoded = try decode(at: try offset(of: index), depth: depth)
            states[index] = .finished(decoded)
            return decoded
        }
    }

    /// Remembers that an object occupies the range, which must not exceed what other objects have left.
    mutating func claim(_ range: Range<Int>) throws(BinaryPropertyListError) {
        guard range.count <= unclaimedByteCount else {
            throw BinaryPropertyListError(.overlappingObjects, at: range.lowerBound)
        }
        unclaimedByteCount -= range.count
    }

    private func offset(of index: Int) throws(BinaryPropertyListError) -> Int {
        let entry = trailer.offsetTableOffset + index * trailer.offsetSize
        let table = BigEndianBytes(bytes: source.bytes, bounds: trailer.offsetTableOffset..<source.bytes.count)
        guard let offset = Int(exactly: try table.unsigned(at: entry, size: trailer.offsetSize)) else {
            throw BinaryPropertyListError(.outOfBounds, at: entry)
        }
        return offset
    }

    private mutating func decode(at offset: Int, depth: Int) throws(BinaryPropertyListError) -> Decoded {
        let byte = try source.byte(at: offset)
        guard let marker = BinaryPropertyListMarker(rawValue: byte >> 4) else {
            throw BinaryPropertyListError(.unknownMarker(byte), at: offset)
        }
        switch marker {
        case .singleton, .integer, .real, .date, .uid:
            return Decoded(value: try number(marker, at: offset))
        case .data, .asciiString, .utf16String:
            return Decoded(value: try text(marker, at: offset))
        case .array, .orderedSet, .set, .dictionary:
            return try container(marker, at: offset, depth: depth)
        }
    }
}
