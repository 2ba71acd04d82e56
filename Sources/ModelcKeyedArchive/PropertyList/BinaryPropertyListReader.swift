/// Reads binary property lists (`bplist00`).
///
/// The stages: the header identifies the format; the trailer contains sizes and positions; the decoder reads the top
/// object and the objects it refers to, each once.
///
/// Any bytes are safe to read: the result is a value or an error, and time and memory grow with the number of bytes.
/// Source of the format: the public CoreFoundation sources (`CFBinaryPList.c`, `ForFoundationOnly.h`).
package struct BinaryPropertyListReader: Sendable {
    private let limits: BinaryPropertyListLimits

    /// Creates a reader with limits on nesting and expansion.
    package init(limits: BinaryPropertyListLimits = .standard) {
        self.limits = limits
    }

    /// Whether the bytes start like a binary property list of any version.
    package static func recognizes(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "bplist".utf8)
    }

    /// The value of the property list.
    ///
    /// - Throws: an error with the reason and the offset of the first problem.
    package func read(_ bytes: [UInt8]) throws(BinaryPropertyListError) -> PropertyListValue {
        try checkHeader(of: bytes)
        let trailer = try BinaryPropertyListTrailer(of: bytes)
        var decoder = BinaryPropertyListDecoder(bytes: bytes, trailer: trailer, limits: limits)
        return try decoder.decodeTopObject()
    }

    private func checkHeader(of bytes: [UInt8]) throws(BinaryPropertyListError) {
        guard Self.recognizes(bytes) else {
            let reason: BinaryPropertyListError.Reason =
                bytes.isEmpty ? .tooShort(byteCount: 0) : .notABinaryPropertyList
            throw BinaryPropertyListError(reason, at: 0)
        }
        // The shortest property list: header, one marker, one offset, trailer.
        let shortest = BinaryPropertyListTrailer.headerByteCount + 2 + BinaryPropertyListTrailer.byteCount
        guard bytes.count >= shortest else {
            throw BinaryPropertyListError(.tooShort(byteCount: bytes.count), at: 0)
        }
        guard bytes[6] == UInt8(ascii: "0"), bytes[7] == UInt8(ascii: "0") else {
            throw BinaryPropertyListError(.unsupportedFormatVersion, at: 6)
        }
    }
}

/// The maximum nesting and size of the value that a binary property list expands to.
///
/// Other work and memory are bounded by the file's size; these two are not, because objects may be shared: thirty
/// arrays that each contain the next one twice describe a billion values.
package struct BinaryPropertyListLimits: Sendable, Hashable {
    /// The maximum nesting of arrays, sets and dictionaries. Keyed archives need four levels.
    let maximumDepth: Int
    /// The maximum number of values of the tree, in which a shared object counts once for each reference.
    ///
    /// A file with more bytes than that may have as many values as bytes, which is enough if no container is shared.
    let maximumValueCount: Int

    /// The limits for untrusted files: 128 levels, 8 million values.
    package static let standard = BinaryPropertyListLimits(maximumDepth: 128, maximumValueCount: 8_000_000)

    /// Creates limits. Reading recurses and takes less than 2 KB of stack for each level, in debug builds as well.
    package init(maximumDepth: Int, maximumValueCount: Int) {
        self.maximumDepth = maximumDepth
        self.maximumValueCount = maximumValueCount
    }
}

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

/// The reason that bytes are not a readable binary property list, with the offset.
package struct BinaryPropertyListError: Error, Sendable, Hashable {
    /// The kind of error.
    package enum Reason: Sendable, Hashable {
        /// Fewer bytes than needed for a header, one object and the trailer.
        case tooShort(byteCount: Int)
        /// The bytes do not start with `bplist`: perhaps an XML property list, or not a property list.
        case notABinaryPropertyList
        /// The two characters after `bplist` are not `00`.
        case unsupportedFormatVersion
        /// The trailer (the last 32 bytes) contradicts itself or the length of the file.
        case invalidTrailer(String)
        /// An object, or its offset, is outside the part of the file that contains objects.
        case outOfBounds
        /// A container refers to an object that is not in the offset table.
        case referenceOutOfRange(reference: UInt64, objectCount: Int)
        /// The first byte of an object is not defined by the format.
        case unknownMarker(UInt8)
        /// A count that should be an integer object is not one, or is negative.
        case invalidCount
        /// An integer needs more than 64 bits, or a UID more than 32.
        case integerTooLarge
        /// A byte of an ASCII string is 0x80 or above, or a UTF-16 string has an unpaired surrogate.
        case invalidText
        /// A dictionary key is not a string.
        case keyIsNotAString
        /// A container contains itself, directly or through others.
        case containsItself
        /// Containers are nested more deeply than the limit.
        case tooDeep(limit: Int)
        /// Shared containers expand to more values than the limit.
        case tooManyValues(limit: Int)
        /// Objects overlap: together they are longer than the part of the file that holds them.
        case overlappingObjects
    }

    /// The kind of error.
    package let reason: Reason
    /// The offset, in bytes from the start of the property list.
    let offset: Int

    /// Creates an error.
    package init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }
}

extension BinaryPropertyListError: CustomStringConvertible {
    /// One sentence that describes the error, with the offset.
    package var description: String {
        "The binary property list cannot be read: \(reason) (at byte \(offset))."
    }
}

extension BinaryPropertyListError.Reason: CustomStringConvertible {
    /// The reason as a clause without a full stop.
    package var description: String {
        switch self {
        case .tooShort(let byteCount): "it has only \(byteCount) bytes; the file is empty or cut off"
        case .notABinaryPropertyList: "it does not start with “bplist”"
        case .unsupportedFormatVersion: "its format version is not “00”"
        case .invalidTrailer(let detail): "\(detail); the file is damaged or cut off"
        case .outOfBounds: "an object lies outside the file's object area"
        case .referenceOutOfRange(let reference, let objectCount):
            "it refers to object \(reference), but there are only \(objectCount) objects"
        case .unknownMarker(let marker): "an object starts with the unknown marker 0x\(String(marker, radix: 16))"
        case .invalidCount: "the count of an object is not a non-negative integer"
        case .integerTooLarge: "an integer is too large"
        case .invalidText: "a string holds bytes that are not valid text"
        case .keyIsNotAString: "a dictionary key is not a string"
        case .containsItself: "a container contains itself"
        case .tooDeep(let limit): "containers are nested more than \(limit) levels deep"
        case .tooManyValues(let limit): "shared containers expand to more than \(limit) values"
        case .overlappingObjects: "objects overlap each other"
        }
    }
}
