/// Decodes objects by their index, each at most once.
///
/// Containers recurse, never deeper than `limits.maximumDepth`. Four checks reject hostile files: (1) an object that is
/// reached again while it is being decoded contains itself; (2) a finished object is reused with its known height and
/// number of values, so that sharing costs no time and the expanded tree is counted before it is traversed; (3) all
/// decoded objects together may not have more bytes than the object area, so that overlapping objects cannot multiply
/// it; (4) every byte is read through `BigEndianBytes`.
struct BinaryPropertyListDecoder {
    /// A decoded object.
    struct Decoded {
        var value: PropertyListValue
        /// The number of nested containers: 0 for a scalar.
        var height = 0
        /// The number of values in the tree, including this one.
        var valueCount = 1
    }

    private enum State {
        case unread
        case open
        case finished(Decoded)
    }

    let source: BigEndianBytes
    let trailer: BinaryPropertyListTrailer
    /// The limits. The maximum number of values is at least the number of bytes.
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

    /// Decodes the object at an index, which must be below `objectCount`. `depth` is the number of containers around
    /// the object.
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

    /// Records that an object occupies a range of bytes. Throws if all decoded objects together are longer than the
    /// object area.
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

extension BinaryPropertyListDecoder {
    /// Decodes an array, a set or a dictionary: an object that contains references to other objects.
    mutating func container(
        _ marker: BinaryPropertyListMarker, at offset: Int, depth: Int
    ) throws(BinaryPropertyListError) -> Decoded {
        guard depth < limits.maximumDepth else {
            throw BinaryPropertyListError(.tooDeep(limit: limits.maximumDepth), at: offset)
        }
        if marker == .dictionary { return try dictionary(at: offset, depth: depth) }
        let references = try countedPayload(at: offset, unitSize: trailer.referenceSize)
        var size = ContainerSize(offset: offset, limits: limits)
        let elements = try elements(in: references, depth: depth + 1, size: &size)
        switch marker {
        case .set: return size.decoded(.set(elements))
        case .orderedSet: return size.decoded(.orderedSet(elements))
        default: return size.decoded(.array(elements))
        }
    }

    private mutating func elements(
        in references: Range<Int>, depth: Int, size: inout ContainerSize
    ) throws(BinaryPropertyListError) -> [PropertyListValue] {
        var elements: [PropertyListValue] = []
        elements.reserveCapacity(references.count / trailer.referenceSize)
        for position in stride(from: references.lowerBound, to: references.upperBound, by: trailer.referenceSize) {
            let element = try object(try reference(at: position), depth: depth)
            try size.add(element)
            elements.append(element.value)
        }
        return elements
    }

    private mutating func dictionary(at offset: Int, depth: Int) throws(BinaryPropertyListError) -> Decoded {
        let references = try countedPayload(at: offset, unitSize: 2 * trailer.referenceSize)
        var size = ContainerSize(offset: offset, limits: limits)
        var entries: [PropertyListDictionary.Entry] = []
        entries.reserveCapacity(references.count / (2 * trailer.referenceSize))
        let firstValue = references.lowerBound + references.count / 2
        for position in stride(from: references.lowerBound, to: firstValue, by: trailer.referenceSize) {
            guard case .string(let key) = try object(try reference(at: position), depth: depth + 1).value else {
                throw BinaryPropertyListError(.keyIsNotAString, at: offset)
            }
            let value = try object(try reference(at: position + references.count / 2), depth: depth + 1)
            try size.add(value)
            entries.append(.init(key: key, value: value.value))
        }
        return size.decoded(.dictionary(PropertyListDictionary(entries)))
    }

    private func reference(at position: Int) throws(BinaryPropertyListError) -> Int {
        let reference = try source.unsigned(at: position, size: trailer.referenceSize)
        guard let index = Int(exactly: reference), index < trailer.objectCount else {
            let reason = BinaryPropertyListError.Reason.referenceOutOfRange(
                reference: reference, objectCount: trailer.objectCount)
            throw BinaryPropertyListError(reason, at: position)
        }
        return index
    }
}

/// Adds up the height and the expanded number of values of a container.
private struct ContainerSize {
    let offset: Int
    let limits: BinaryPropertyListLimits
    var height = 1
    var valueCount = 1

    mutating func add(_ child: BinaryPropertyListDecoder.Decoded) throws(BinaryPropertyListError) {
        height = max(height, child.height + 1)
        let (sum, overflow) = valueCount.addingReportingOverflow(child.valueCount)
        guard !overflow, sum <= limits.maximumValueCount else {
            throw BinaryPropertyListError(.tooManyValues(limit: limits.maximumValueCount), at: offset)
        }
        valueCount = sum
    }

    func decoded(_ value: PropertyListValue) -> BinaryPropertyListDecoder.Decoded {
        BinaryPropertyListDecoder.Decoded(value: value, height: height, valueCount: valueCount)
    }
}
